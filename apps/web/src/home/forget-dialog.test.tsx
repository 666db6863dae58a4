// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import type { KnownMatch } from "../net/known-matches.ts";
import { ForgetDialog } from "./forget-dialog.tsx";

const MATCH: KnownMatch = { id: "a", game: "trambahn", others: [], phase: "over", at: 0 };

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  await need();
  await speak("en");
});
afterEach(cleanup);

test("a match that could not be forgotten says so, and may be tried again", async () => {
  let answer = (_done: boolean) => {};
  const onForget = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(() => (
    <ForgetDialog
      match={MATCH}
      game="Trambahn"
      isGone={false}
      onForget={onForget}
      onClose={() => {}}
    />
  ));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Forget", hidden: true });
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  answer(false);
  await screen.findByText(/That did not work/);
  expect(button.disabled).toBe(false);

  fireEvent.click(button);
  expect(screen.queryByText(/That did not work/)).toBeNull();
  answer(true);
  expect(onForget).toHaveBeenCalledTimes(2);
});
