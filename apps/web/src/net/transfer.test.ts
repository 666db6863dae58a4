// @vitest-environment jsdom

import { makeMatchId, transferCode } from "@endstation/match";
import { beforeEach, expect, test } from "vitest";
import { newKey, putKeyLast } from "./keys.ts";
import { newTransfer, takeTransferFromAddress, transferLink } from "./transfer.ts";

const id = (fill: number) =>
  makeMatchId({ kind: 1, players: 4 }, new Uint8Array(16).fill(fill), new Uint8Array(32));

const open = (link: string) => {
  const { pathname, hash } = new URL(link);
  history.replaceState(null, "", pathname + hash);
};

beforeEach(() => localStorage.clear());

test("what a link carries is what was put into it, each seat of a shared device too", () => {
  putKeyLast(id(1), newKey());
  putKeyLast(id(2), newKey());
  putKeyLast(id(2), newKey());
  const transfer = newTransfer([id(1), id(2), id(3)]);
  expect(transfer.seats).toEqual([
    { id: id(1), index: 0 },
    { id: id(2), index: 0 },
    { id: id(2), index: 1 },
  ]);
  const link = transferLink(transfer);
  open(link);
  expect(takeTransferFromAddress()).toEqual(transfer);
  expect(location.href).not.toContain(transfer.secret);
  expect(takeTransferFromAddress()).toBeNull();
});

test("a link names the seats that are on offer, whichever of a match's they are", () => {
  const secret = newTransfer([]).secret;
  const seats = [
    { id: id(1), index: 1 },
    { id: id(2), index: 0 },
    { id: id(2), index: 2 },
    { id: id(3), index: 0 },
  ];
  open(transferLink({ secret, seats }));
  expect(takeTransferFromAddress()).toEqual({ secret, seats });
});

test("a link that an earlier build has made says how many of a match's seats there are", () => {
  const { secret } = newTransfer([]);
  open(`${location.origin}/move#k=${secret}&m=${id(1)},${id(2)}.2`);
  expect(takeTransferFromAddress()?.seats).toEqual([
    { id: id(1), index: 0 },
    { id: id(2), index: 0 },
    { id: id(2), index: 1 },
  ]);
});

test("a link has the secret alone: none of the codes, and none of the tokens", () => {
  const key = newKey();
  putKeyLast(id(1), key);
  const transfer = newTransfer([id(1)]);
  const link = transferLink(transfer);
  expect(link).toContain(transfer.secret);
  expect(link).not.toContain(key.token);
  expect(link).not.toContain(transferCode(transfer.secret, transfer.seats[0]!)!);
});

test("a link that is cut, or leads to nothing that looks like a match, moves nothing", () => {
  putKeyLast(id(1), newKey());
  const link = transferLink(newTransfer([id(1)]));
  for (const bad of [
    link.slice(0, -1),
    link.replace("k=", "k=x"),
    link.replace(/&m=.*/, ""),
    link.replace(/&m=.*/, "&m=foo,bar.0"),
    link.replace(/&m=.*/, `&m=${id(1)}.0,${id(1)}:,${id(1)}:9,${id(1)}.1:1`),
  ]) {
    open(bad);
    expect(takeTransferFromAddress()).toBeNull();
  }
});
