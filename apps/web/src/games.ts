import type { BySeat, Seat } from "@endstation/engine";
import type { Colour, Refusal, Table } from "@endstation/match";
import type { Component } from "solid-js";
import { GAME_ENTRIES } from "#entries";
import type { Dictionary } from "./i18n/dictionary.ts";

/** Someone at the table of a match that has begun. */
export interface Participant {
  readonly name: string;
  readonly colour: Colour;
  /** Whether an open connection holds the seat. */
  readonly here: boolean;
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
  /** Whether a command is on its way. */
  readonly pending: boolean;
  /** Makes moves of the seat to move; `null` when they were made. */
  play(moves: readonly string[]): Promise<Refusal | null>;
  /** Takes back the last `count` moves of the own turn that still goes on; `null` when done. */
  undo(count: number): Promise<Refusal | null>;
  /** Tells the shell, which knows no rules, that the game is over. */
  onOver(): void;
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
  /** The options that make it this game where the engine plays several under one id. */
  readonly fixed: Options;
  readonly name: (words: Dictionary) => string;
  readonly description: (words: Dictionary) => string;
  readonly Picture: Component;
  readonly options: readonly OptionField[];
  /** The address of its rules. */
  readonly rules: string;
  /** Table and result; a chunk of its own, with the game's rules. */
  readonly Screen: Component<PlayProps> & { preload(): Promise<unknown> };
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

/** What a match of a game is created with: the fixed options, and the chosen ones or their first. */
export function optionsFor(entry: GameEntry, chosen: Options): Options {
  const fields = entry.options.map(({ key, choices, initial }) => {
    const wish = choices.find(({ value }) => value === chosen[key]);
    return [key, wish?.value ?? initial];
  });
  return { ...Object.fromEntries(fields), ...entry.fixed };
}
