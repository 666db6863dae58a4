// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { Router } from "../router.tsx";
import { Missing } from "../ui/missing.tsx";
import ReplayPage from "./replay-page.tsx";

const table = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("./records/store.ts", () => ({
  keptRecord: async (id: string) => (id === "a" ? { id, at: 0, record: {} } : null),
}));
vi.mock("./records/read.ts", () => ({ good: (value: object) => ({ ok: true, value }) }));
vi.mock("../games.ts", () => ({ entryOf: () => ({ replay: table }) }));
vi.mock("./replay-screen.tsx", () => ({ ReplayScreen: () => <p>The game</p> }));

beforeAll(async () => {
  await need();
  await speak("en");
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  table.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

function open(id: string) {
  history.replaceState(null, "", `/replay/${id}`);
  render(() => (
    <>
      <Missing />
      <Router routes={[{ path: "/replay/:id", Page: ReplayPage }]} fallback={null} />
    </>
  ));
}

test("a game whose table does not come says so, and comes when it is tried again", async () => {
  table.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  open("a");
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The game");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a game that takes long says that it is on its way", async () => {
  let come = (_table: object) => {};
  table.mockReturnValue(new Promise((resolve) => (come = resolve)));
  open("a");
  await screen.findByText("Opening the game");
  come({});
  await screen.findByText("The game");
});

test("a game that is not kept here is told of", async () => {
  open("b");
  await screen.findByRole("heading", { name: "This game is not kept on this device." });
});
