import type { Cue, Sound } from "./cues.ts";

/** One stroke of a sound; times in seconds from its begin. */
interface Stroke {
  readonly hertz: number;
  readonly at: number;
  readonly length: number;
  /** How loud, from 0 to 1. */
  readonly level: number;
  readonly wave?: OscillatorType;
}

/** A small bell: a tone, and over it one that fits no harmony and dies away sooner. */
const bell = (hertz: number, at: number): readonly Stroke[] => [
  { hertz, at, length: 0.5, level: 0.5 },
  { hertz: hertz * 2.76, at, length: 0.18, level: 0.16 },
];

/** Wood on wood, a tram's bell, two soft notes, a dull one, a coin, and a way up to the end. */
export const VOICES: Readonly<Record<Sound, readonly Stroke[]>> = {
  lay: [
    { hertz: 330, at: 0, length: 0.07, level: 0.6, wave: "triangle" },
    { hertz: 165, at: 0, length: 0.1, level: 0.6 },
  ],
  line: [...bell(1175, 0), ...bell(1175, 0.16)],
  turn: [
    { hertz: 523, at: 0, length: 0.2, level: 0.4 },
    { hertz: 784, at: 0.13, length: 0.3, level: 0.4 },
  ],
  error: [
    { hertz: 196, at: 0, length: 0.12, level: 0.4, wave: "triangle" },
    { hertz: 147, at: 0.1, length: 0.2, level: 0.4, wave: "triangle" },
  ],
  coin: [
    { hertz: 988, at: 0, length: 0.09, level: 0.3 },
    { hertz: 1319, at: 0.07, length: 0.26, level: 0.3 },
  ],
  end: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.14, length: 0.4, level: 0.35 })),
};

/** What others do sounds lower and from further away. */
const OTHERS = { pitch: 0.75, level: 0.6 };
/** A tone that begins or ends at once crackles. */
const EDGE = 0.008;

/** How long a sound is, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...VOICES[sound].map(({ at, length }) => at + length));

/** Sounds a cue on what leads to the loudspeaker, `after` seconds from now. */
export function sound(out: AudioNode, cue: Cue, after: number): void {
  const { pitch, level } = cue.own ? { pitch: 1, level: 1 } : OTHERS;
  const { context } = out;
  for (const stroke of VOICES[cue.sound]) {
    const begin = context.currentTime + after + stroke.at;
    const end = begin + stroke.length;
    const tone = new OscillatorNode(context, {
      type: stroke.wave ?? "sine",
      frequency: stroke.hertz * pitch,
    });
    const swell = new GainNode(context, { gain: 0 });
    swell.gain.setValueAtTime(0, begin);
    swell.gain.linearRampToValueAtTime(stroke.level * level, begin + EDGE);
    swell.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(swell).connect(out);
    tone.start(begin);
    tone.stop(end + EDGE);
  }
}
