// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { batch, createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import { follow as words } from "../../i18n/en/follow.ts";
import { News } from "./news.tsx";

afterEach(cleanup);

function news() {
  const [last, setLast] = createSignal(7);
  const [mover, setMover] = createSignal("Ada");
  const [mine, setMine] = createSignal(false);
  render(() => <News last={last()} mover={mover()} mine={mine()} words={words} />);
  const region = screen.getByRole("status");
  const moved = (to: number, who: string, isMine = false) =>
    batch(() => {
      setLast(to);
      setMover(who);
      setMine(isMine);
    });
  return { region, moved };
}

test("what was there before is no news", () => {
  expect(news().region.textContent).toBe("");
});

test("each move is told anew, and by whom", () => {
  const { region, moved } = news();
  moved(8, "Ada");
  expect(region.textContent).toBe("Ada has moved.");
  const first = region.firstElementChild;
  moved(9, "Ada");
  expect(region.textContent).toBe("Ada has moved.");
  // A live region is read out where something has come into it.
  expect(region.firstElementChild).not.toBe(first);
  moved(10, "Bo", true);
  expect(region.textContent).toBe("Bo has moved. It is your turn.");
});

test("a move that is taken back is no news any more, and the next one is", () => {
  const { region, moved } = news();
  moved(8, "Ada");
  moved(7, "Bo");
  expect(region.textContent).toBe("");
  moved(8, "Ada");
  expect(region.textContent).toBe("Ada has moved.");
});
