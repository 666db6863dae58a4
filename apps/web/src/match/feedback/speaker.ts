import { loudness } from "../../settings/settings.ts";
import { orNull } from "../../stale.ts";
import { gestureMade } from "../../ui/gesture.ts";
import type { Cue } from "./cues.ts";

/** Plays cues. There is one for the page: it never plays two at a time. */
export interface Speaker {
  /** Plays cues one after the other; what still sounds gives way. Silent before any gesture. */
  play(cues: readonly Cue[]): void;
}

/** How long what gives way takes to fade, in seconds. */
const FADE = 0.03;
/** The silence between two sounds, in seconds. */
const PAUSE = 0.04;

let context: AudioContext | undefined;
/** What all strokes of the present cues lead to. */
let out: GainNode | undefined;

export const speaker: Speaker = {
  play(cues) {
    if (cues.length === 0 || loudness() === 0 || !gestureMade()) return;
    void sounds(cues);
  },
};

/**
 * Opens the way to the loudspeaker. Some browsers let it sound only where this is done right in a
 * gesture, and all close it again when they like: each gesture asks anew.
 */
export function wakeSpeaker(): void {
  if (loudness() === 0) return;
  context ??= new AudioContext({ latencyHint: "interactive" });
  // Refused where the browser has no device to play on.
  if (context.state !== "running") context.resume().catch(() => {});
}

async function sounds(cues: readonly Cue[]): Promise<void> {
  // Without a network they may not come: then it is quiet, as the game goes on.
  const voices = await orNull(() => import("./voices.ts"));
  if (!voices) return;
  wakeSpeaker();
  if (!context) return;
  out?.gain.setTargetAtTime(0, context.currentTime, FADE);
  out = new GainNode(context, { gain: loudness() });
  out.connect(context.destination);
  let after = 0;
  for (const cue of cues) {
    voices.sound(out, cue, after);
    after += voices.lengthOf(cue.sound) + PAUSE;
  }
}
