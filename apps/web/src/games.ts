import type { BySeat, Seat } from "@endstation/engine";
import { type Colour, type LostHow, linkKindOf, type Refusal, type Table } from "@endstation/match";
import type { Component, JSX } from "solid-js";
import { GAME_ENTRIES } from "#entries";
import type { Dictionary } from "./i18n/dictionary.ts";
import type { Part } from "./i18n/phrase.ts";
import type { Deed } from "./match/feedback/cues.ts";
import type { LogLine } from "./match/log/lines.ts";
import type { GamePast } from "./match/past/game-past.ts";
import type { GameReplay } from "./replay/game-replay.ts";
import type { Loadable } from "./ui/with-words.tsx";

/** Someone at the table of a match that has begun. */
export interface Participant {
  readonly name: string;
  readonly colour: Colour;
  /** Whether an open connection holds the seat. */
  readonly here: boolean;
  /** How the seat was lost; `null` for one whose player plays on. */
  readonly lost: LostHow | null;
  /** Whether the seat is a bot's own. */
  readonly isBot?: boolean;
  /** Whether a bot plays for the seat's person. */
  readonly isSubstituted?: boolean;
}

/** What the shell gives to a game's screen, and all that the screen may do. */
export interface PlayProps {
  readonly id: string;
  /** A table whose match has begun. */
  readonly table: Table;
  /** This device's seat; `null` while it watches. */
  readonly seat: Seat | null;
  readonly people: BySeat<Participant>;
  readonly watching: number;
  /** Whether nothing can be done just now: a command is on its way, or the match is paused. */
  readonly pending: boolean;
  /** Whether it is a position that is looked back at: nothing can be done there. */
  readonly isPast?: boolean;
  /** Whether the own pieces may be tried on the table while another is to move. */
  readonly mayTry?: boolean;
  /** From which move on all is new since this device last looked; `null`: nothing is. */
  readonly freshFrom: number | null;
  /** Makes moves of the seat to move; `null` when they were made. */
  play(moves: readonly string[]): Promise<Refusal | null>;
  /** Takes back the last `count` moves of the own turn that still goes on; `null` when done. */
  undo(count: number): Promise<Refusal | null>;
  /**
   * Takes back the last `count` moves, the first of which is this seat's; where the others have to
   * agree to that, asks them. `null` when it was done or asked.
   */
  askUndo(count: number): Promise<Refusal | null>;
  /** Shows how the table stood after so many moves; not at a table without a match. */
  lookBack?(ply: number): void;
  /** Gives the shell a way to read what was done so far, for what is heard of it. */
  hear(deeds: () => readonly Deed[]): void;
  /** What the shell puts into a game's screen, so that all games have it in their own places. */
  readonly parts: ShellParts;
}

/** Pieces of the screen that know the match and no rules. */
export interface ShellParts {
  /**
   * The button of the match's menu, for the bar over the table. `back` is how many moves lead to
   * the start of this device's last turn (0: there is none); `more` is what the game has to add.
   */
  readonly Menu: Component<{ back: number; more?: (close: () => void) => JSX.Element }>;
  /** What stands beside a player's name: time, loss of the seat, a call to the others. */
  readonly AtSeat: Component<{ seat: Seat }>;
  /**
   * The button that asks for a hint, where the match allows any: `onMove` is told a move that a
   * bot would make, for the game to show as if it had been chosen. Nothing is played by it.
   */
  readonly Hint: Component<{ onMove: (move: string) => void }>;
  /** What has happened since this device last looked, in the lines of the game's log. */
  readonly SinceLook: Component<{
    lines: readonly LogLine[];
    draw: (parts: readonly Part[]) => JSX.Element;
  }>;
  /** On the result: the way to the next game. */
  readonly Again: Component;
}

/** One option of a game, as a choice of a few. */
export interface OptionField {
  readonly key: string;
  readonly label: (words: Dictionary) => string;
  readonly initial: string | number;
  readonly choices: readonly {
    readonly value: string | number;
    readonly label: (words: Dictionary) => string;
  }[];
}

/** What a match is created with: JSON values by the option's key. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Everything that home, lobby and shell know of a game: a new one is a folder and a line here. */
export interface GameEntry {
  /** The engine's id of the game. */
  readonly id: string;
  /** The number of the game in a match's id (`Game.linkKind`). */
  readonly kind: number;
  /** The options that make it this game where the engine plays several under one id. */
  readonly fixed: Options;
  readonly name: (words: Dictionary) => string;
  readonly description: (words: Dictionary) => string;
  /** A chunk of its own: only home shows it. Four wide by three high. */
  readonly Picture: Component;
  readonly options: readonly OptionField[];
  /** The address of its rules. */
  readonly rules: string;
  /** The address of its lesson. */
  readonly learn: string;
  /** Table and result; a chunk of its own, with the game's rules. */
  readonly Screen: Component<PlayProps> & Loadable;
  /** Loads what its table shows in its course and at its end, beside the screen. */
  readonly ahead?: () => Promise<unknown>;
  /** What shows a recorded match; a chunk of its own, with the game's rules. */
  readonly replay: () => Promise<GameReplay>;
  /** What shows earlier positions of a match; a chunk of its own. */
  readonly past: () => Promise<GamePast>;
}

export { GAME_ENTRIES };

/**
 * The entry of a match's game, `undefined` where this version of the client does not have it.
 * `options` are the match's: where they leave a fixed option out, the first entry of the id is it.
 */
export function entryOf(id: string | null, options: unknown): GameEntry | undefined {
  const given: Readonly<Record<string, unknown>> = { ...Object(options) };
  const entries = GAME_ENTRIES.filter((entry) => entry.id === id);
  const matches = (entry: GameEntry) =>
    Object.entries(entry.fixed).every(([key, value]) => given[key] === value);
  return entries.find(matches) ?? entries[0];
}

/** The entry of the game that a match's id names, `undefined` where there is none. */
export const entryOfLink = (id: string): GameEntry | undefined =>
  GAME_ENTRIES.find(({ kind }) => kind === linkKindOf(id));

/** What a match of a game is created with: the fixed options, and the chosen ones or their first. */
export function optionsFor(entry: GameEntry, chosen: Options): Options {
  const fields = entry.options.map(({ key, choices, initial }) => {
    const wish = choices.find(({ value }) => value === chosen[key]);
    return [key, wish?.value ?? initial];
  });
  return { ...Object.fromEntries(fields), ...entry.fixed };
}
