import type { BySeat, GameRecord } from "@endstation/engine";
import type { Component } from "solid-js";
import type { Participant } from "../games.ts";
import type { Dictionary } from "../i18n/dictionary.ts";

/** A decision that the game's own table is to mark. */
export interface MarkedDecision {
  /** What was played, in the record's notation. */
  readonly moves: readonly string[];
  /** What it lost, "−9.3"; `null` where nothing is to be said of it. */
  readonly loss: string | null;
  /** What was better; `null` where nothing was. */
  readonly better: readonly string[] | null;
}

/** Moves that lead on from a position of a record: those that were made there, or others. */
export interface NamedMoves {
  /** A record that replays. */
  readonly record: GameRecord;
  /** How many of its moves come before. */
  readonly ply: number;
  readonly moves: readonly string[];
}

/** A position of a recorded match. */
export interface SceneProps {
  /** A record that replays. */
  readonly record: GameRecord;
  /** How many of its moves have been made. */
  readonly ply: number;
  readonly people: BySeat<Participant>;
  /** The decision that led to the position; `null` where it is not judged. */
  readonly marked: MarkedDecision | null;
}

/** What a game shows of a recorded match. */
export interface GameReplay {
  /** The table with all hands open, as a match that is over shows them. */
  readonly Scene: Component<SceneProps>;
  /** What the moves of one decision do, in a few words: "a6", "draw a tile". */
  nameOf(words: Dictionary, named: NamedMoves): string;
}
