// @vitest-environment jsdom

import { EMPTY_TABLE, type Status, type Table } from "@endstation/match";
import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import type { Connection } from "../net/connection.ts";
import type { Look } from "./look/create-look.ts";
import { createSeat } from "./seat.ts";

const STARTED: Table = {
  ...EMPTY_TABLE,
  places: ["Ada", "Bo"].map((name) => ({ name, colour: "red" as const })),
  order: [1, 0],
  lost: [null, null],
  substitutes: [null, null],
};
const TURN_OF_ADA = { over: false, turn: 0 } as Status;

/** The seat of this device, which speaks for `place`. */
function seatAt(place: number | null, standing = TURN_OF_ADA, table = STARTED) {
  const connection = {
    table: () => table,
    place: () => place,
    standing: () => standing,
    presence: () => ({ here: [], watching: 0 }),
  } as unknown as Connection;
  const look = { seen: () => null, read() {} } as unknown as Look;
  return createRoot(() => createSeat("x", connection, look));
}

test("it is this device's turn where its place is to move", () => {
  expect(seatAt(0).mine()).toBe(true);
  expect(seatAt(1).mine()).toBe(false);
});

test("it is nobody's who watches, nor in the lobby, nor once the match is over", () => {
  expect(seatAt(null).mine()).toBe(false);
  expect(seatAt(null, { ...TURN_OF_ADA, turn: null }).mine()).toBe(false);
  expect(seatAt(0, TURN_OF_ADA, { ...STARTED, order: null }).mine()).toBe(false);
  expect(seatAt(0, { ...TURN_OF_ADA, over: true }).mine()).toBe(false);
  const ended: Table = { ...STARTED, ended: { how: "agreed", place: null } };
  expect(seatAt(0, TURN_OF_ADA, ended).mine()).toBe(false);
});
