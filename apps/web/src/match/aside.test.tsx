// @vitest-environment jsdom

import { EMPTY_TABLE, NO_TERMS, type SeenOffer, type Table } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak, t } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import Aside from "./aside.tsx";
import type { Clocks } from "./clock/clocks.ts";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

const NAMES = ["Ada", "Bo", "Cleo", "Dan"];
const pause: SeenOffer = { seq: 7, by: 0, kind: { kind: "pause" }, until: 60_000, agreed: [] };

/** The aside of the fourth of four players, who is asked something. */
function asked() {
  const [offer, setOffer] = createSignal<SeenOffer | null>(pause);
  const people = NAMES.map((name) => ({ name, colour: "red" as const }));
  const table = (): Table => ({
    ...EMPTY_TABLE,
    places: people,
    order: [0, 1, 2, 3],
    lost: [null, null, null, null],
    substitutes: [null, null, null, null],
    offer: offer(),
  });
  const send = vi.fn(async () => null);
  const connection = { place: () => 3, pending: () => false, send } as unknown as Connection;
  const clocks: Clocks = {
    now: () => 0,
    terms: () => NO_TERMS,
    of: (seat) => ({ status: null, terms: NO_TERMS, place: seat, paused: false }),
  };
  const shelf = document.body.appendChild(document.createElement("div"));
  render(() => (
    <Aside
      connection={connection}
      table={table()}
      telling={{
        words: t(),
        people: people.map((one) => ({
          ...one,
          here: true,
          lost: null,
          isBot: false,
          isSubstituted: false,
        })),
        me: 3,
      }}
      clocks={clocks}
      reactions={undefined}
      over={false}
      shelf={shelf}
    />
  ));
  return { setOffer, send };
}
const yes = () => screen.queryByRole("button", { name: t().aside.offer.yes });

test("a question that was folded stays so while others agree to it", () => {
  const { setOffer } = asked();
  screen.getByRole("button", { name: t().aside.offer.fold }).click();
  expect(yes()).toBeNull();
  setOffer({ ...pause, agreed: [1] });
  expect(yes()).toBeNull();
});

test("a press goes on while others agree, and answers the question that is open", () => {
  const { setOffer, send } = asked();
  const pressed = yes()!;
  setOffer({ ...pause, agreed: [1] });
  expect(pressed.isConnected).toBe(true);
  pressed.click();
  expect(send).toHaveBeenCalledWith({ type: "answer", offer: 7, agree: true });
});

test("the next question is another, and an answered one is gone", () => {
  const { setOffer } = asked();
  screen.getByRole("button", { name: t().aside.offer.fold }).click();
  setOffer({ ...pause, seq: 9 });
  expect(yes()).not.toBeNull();
  setOffer(null);
  expect(yes()).toBeNull();
});
