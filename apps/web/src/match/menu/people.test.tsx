// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { People } from "./people.tsx";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

const person = (name: string, here: boolean) => ({
  name,
  colour: "red" as const,
  here,
  lost: null,
});

/** Ada is host at place 1, Ben at 0 is away and to move. */
function shown(me: number | null, { hostHere = true, own = [] as number[] } = {}) {
  const act = vi.fn();
  const handOver = vi.fn();
  const [people, tell] = createSignal([person("Ada", hostHere), person("Ben", false)]);
  render(() => (
    <People
      people={people()}
      order={[1, 0]}
      host={1}
      me={me}
      turn={0}
      watching={0}
      pending={false}
      own={own}
      onAct={act}
      onHandOver={handOver}
    />
  ));
  const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
  return { act, handOver, names, tell };
}

test("the host can go on without whoever is away and to move, and hands on the part", () => {
  const { act, names } = shown(1);
  expect(names()).toEqual([
    "Let a bot play for Ben",
    "Play on without Ben",
    "Make Ben the host",
    "Hide the name Ben",
  ]);
  screen.getByRole("button", { name: "Play on without Ben" }).click();
  expect(act).toHaveBeenCalledWith({ type: "remove", place: 0 });
});

test("the others have no tools as long as the host is there, and can take the part over else", () => {
  expect(shown(0).names()).toEqual([]);
  cleanup();
  const { act, names } = shown(0, { hostHere: false });
  expect(names()).toEqual(["Become the host"]);
  screen.getByRole("button").click();
  expect(act).toHaveBeenCalledWith({ type: "host", place: 0 });
});

test("whoever shares the device with another hands it over", () => {
  const { handOver, names } = shown(0, { own: [0, 1] });
  expect(names()).toEqual(["Hand over to Ada"]);
  screen.getByRole("button").click();
  expect(handOver).toHaveBeenCalledWith(1);
});

test("a watcher has no tools", () => {
  expect(shown(null).names()).toEqual([]);
});

test("what is said of a person is told apart from the name and from each other", () => {
  shown(1);
  const rows = screen
    .getAllByRole("listitem")
    .map((row) => row.querySelector("bdi")!.parentElement!);
  expect(rows.map(({ textContent }) => textContent)).toEqual(["Ada, you, host, here", "Ben, away"]);
});

test("a button stays as it was drawn when more is told of its person: it may be pressed", () => {
  const { names, tell } = shown(1);
  const hide = screen.getByRole("button", { name: "Hide the name Ben" });
  tell([person("Ada", true), person("Ben", true)]);
  expect(names()).toEqual(["Make Ben the host", "Hide the name Ben"]);
  expect(screen.getByRole("button", { name: "Hide the name Ben" })).toBe(hide);
});
