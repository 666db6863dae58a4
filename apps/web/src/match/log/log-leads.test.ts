import { EMPTY_TABLE } from "@endstation/match";
import { createRoot } from "solid-js";
import { expect, test, vi } from "vitest";
import { closing } from "./closing.ts";
import { createLeads } from "./log-leads.ts";

const table = { ...EMPTY_TABLE, moves: [{ move: "a", at: 0 }] };
const leadsTo = (lookBack?: (ply: number) => void) =>
  createRoot(() => createLeads({ table, ...(lookBack && { lookBack }) }));

test("a line is marked, and no longer when it is chosen again or the mark is taken away", () => {
  const leads = leadsTo();
  leads.mark(3);
  expect(leads.marked).toBe(3);
  leads.mark(4);
  expect(leads.marked).toBe(4);
  leads.mark(4);
  expect(leads.marked).toBeNull();
  leads.mark(2);
  leads.unmark();
  expect(leads.marked).toBeNull();
});

test("lines lead back where anybody can look back, and out of a dialog first", () => {
  expect(leadsTo().look).toBeUndefined();
  const told: string[] = [];
  const leads = closing(
    leadsTo((ply) => told.push(`back to ${ply}`)),
    vi.fn(() => told.push("closed")),
  );
  leads.look?.(leads.last);
  expect(told).toEqual(["closed", "back to 1"]);
});
