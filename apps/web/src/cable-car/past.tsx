import { cableCar } from "@endstation/engine";
import type { PlayProps } from "../games.ts";
import type { GamePast } from "../match/past/game-past.ts";
import { createPlay } from "./play.ts";
import { TableScreen } from "./table/table.tsx";

const Table = (props: PlayProps) => <TableScreen shell={props} play={createPlay(props)} />;

/** Cable Car as it stood earlier in a match. */
export const past: GamePast = { game: cableCar, Table };
