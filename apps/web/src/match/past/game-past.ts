import type { AnyGame } from "@endstation/engine";
import type { Component } from "solid-js";
import type { PlayProps } from "../../games.ts";

/** What a game needs so that people can look back during a match. */
export interface GamePast {
  readonly game: AnyGame;
  /** The table of a position, whether or not the match is over there. `isPast` is set. */
  readonly Table: Component<PlayProps>;
}
