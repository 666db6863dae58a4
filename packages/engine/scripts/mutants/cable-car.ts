import { type Mutant, mutantsOf } from "./mutant.ts";

const mutant = mutantsOf("cable-car");

/** A break of each of Cable Car's rules. */
export const CABLE_CAR_MUTANTS: readonly Mutant[] = [
  mutant("CC-1", "board.ts", ['"e5"]', '"e6"]']),
  mutant("CC-2", "board.ts", ["side ^ 2;", "side ^ 3;"]),
  mutant("CC-3", "tiles.ts", ["b: 3, c: 7,", "b: 7, c: 3,"]),
  mutant("CC-4", "tiles.ts", ["kind < 7 ? 3", "kind < 6 ? 3"]),
  mutant("CC-5", "tiles.ts", [
    "code.slice(3) + code.slice(0, 3)",
    "code.slice(1) + code.slice(0, 1)",
  ]),
  mutant("CC-6", "stations.ts", ["(step) => 63 - step", "(step) => 56 + step"]),
  mutant("CC-7", "nodes.ts", ["ends[port] = LAST_TERMINAL", "ends[port] = FIRST_TERMINAL"]),
  mutant("CC-8", "stations.ts", [
    "[4, 7, 11, 16, 20, 23, 27, 32]",
    "[5, 7, 11, 16, 20, 23, 27, 32]",
  ]),
  mutant("CC-9", "position.ts", ["this.top = this.hands.length;", "this.top = 0;"]),
  mutant("CC-10", "position.ts", ["seat: Seat = 0;", "seat: Seat = 1;"]),
  mutant("CC-11", "judge.ts", ['position.pending ? "not-drawn" : "not-held"', "null"]),
  mutant("CC-12", "judge.ts", ['position.stackSize === 0 ? "stack-empty" : null', "null"]),
  mutant("CC-13", "network.ts", ["this.reachLow |= NEIGHBOURS_LOW[cell]!;", ""]),
  mutant("CC-14", "position.ts", ['=== "free" ? DISTINCT_TURNS[kind]! : 1', '=== "free" ? 1 : 1']),
  mutant("CC-15", "layout.ts", [
    "EXIT_SIDE[geometry * 4 + side]!",
    "EXIT_SIDE[geometry * 4 + (side ^ 2)]!",
  ]),
  mutant("CC-16", "position.ts", [
    "lifted ? 0 : network.layout.forbiddenLow",
    "network.layout.forbiddenLow",
  ]),
  mutant("CC-17", "layout.ts", ["owners[station - 1] !== NOBODY &&", ""]),
  mutant("CC-18", "network.ts", ["passes * 2", "passes"]),
  mutant("CC-19", "network.ts", ["= into[owner]! + this.worth(car)", "= this.worth(car)"]),
  mutant("CC-20", "position.ts", [
    "return this.network.laid === TILE_COUNT;",
    "return this.network.laid >= TILE_COUNT - 1;",
  ]),
  mutant("CC-21", "view.ts", ["seat === position.seat && ", ""]),
];
