import type { GameReplay } from "../../src/replay/game-replay.ts";

/** A recorded match of the tiny game, as far as the tests look at one: its moves. */
export const replay: GameReplay = {
  Scene: (props) => <p>{props.record.moves.slice(0, props.ply).join(" ")}</p>,
  nameOf: (_, moves) => moves.join(" "),
};
