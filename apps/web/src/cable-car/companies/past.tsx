import { COMPANIES, cableCar } from "@endstation/engine";
import type { PlayProps } from "../../games.ts";
import type { GamePast } from "../../match/past/game-past.ts";
import { createPlay } from "../play.ts";
import { CompaniesTable } from "./table.tsx";

const Table = (props: PlayProps) => (
  <CompaniesTable shell={props} play={createPlay(props, COMPANIES)} />
);

/** The Companies as they stood earlier in a match. */
export const past: GamePast = { game: cableCar, Table };
