import { type Cell, EDGE_CELLS } from "./board.ts";
import { cellSet } from "./cell-set.ts";
import { COMPANIES, carCompanies } from "./companies/company.ts";
import type { CableCarOptions } from "./options.ts";
import { carSeats, STATIONS, stationAt } from "./stations.ts";
import { EXIT_SIDE, type Geometry, KINDS } from "./tiles.ts";

/** Who scores with a line: a seat, or in The Companies a company. */
export type Owner = number;

/** The owner of a car that does not exist. */
export const NOBODY = -1;

/** Whose cars stand where, and what follows from that alone. Never changed once made. */
export interface Layout {
  readonly ownerCount: number;
  /** The owner of the car at each station, at [station - 1], or `NOBODY`. */
  readonly owners: Int8Array;
  /** The cells on which a geometry would make a line of one tile, by geometry (CC-15). */
  readonly forbiddenLow: Int32Array;
  readonly forbiddenHigh: Int32Array;
}

/** Whether the tile alone takes some car to a station, were it laid on this cell. */
function makesOneTileLine(owners: Int8Array, geometry: Geometry, cell: Cell): boolean {
  return STATIONS.some(
    ({ station, cell: at, side }) =>
      at === cell &&
      owners[station - 1] !== NOBODY &&
      stationAt(cell, EXIT_SIDE[geometry * 4 + side]!) !== null,
  );
}

function makeLayout(ownerCount: number, cars: readonly (Owner | null)[]): Layout {
  const owners = Int8Array.from(cars, (owner) => owner ?? NOBODY);
  const forbidden = KINDS.map((_, geometry) =>
    cellSet(EDGE_CELLS.filter((cell) => makesOneTileLine(owners, geometry, cell))),
  );
  return {
    ownerCount,
    owners,
    forbiddenLow: Int32Array.from(forbidden, ({ low }) => low),
    forbiddenHigh: Int32Array.from(forbidden, ({ high }) => high),
  };
}

/** By players, from 2 up: each has the cars of one colour. */
const LAYOUTS: readonly Layout[] = [2, 3, 4, 5, 6].map((players) =>
  makeLayout(players, carSeats(players)),
);

const COMPANIES_LAYOUT = makeLayout(COMPANIES.length, carCompanies());

/** The layout of a game with these options. */
export const layoutOf = ({
  players,
  companies,
}: Pick<CableCarOptions, "players" | "companies">): Layout =>
  companies ? COMPANIES_LAYOUT : LAYOUTS[players - 2]!;
