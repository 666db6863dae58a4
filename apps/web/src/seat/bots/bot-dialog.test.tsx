// @vitest-environment jsdom
import { EMPTY_TABLE } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { BotDialog } from "./bot-dialog.tsx";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

test("each level stands with its strength among those that may be seated", () => {
  // jsdom knows the element, not what it does.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  render(() => (
    <BotDialog
      table={EMPTY_TABLE}
      place={1}
      levels={["novice", "casual"]}
      error=""
      disabled={false}
      onAct={() => {}}
      onClose={() => {}}
    />
  ));
  const labels = screen.getAllByRole("radio", { hidden: true }).map((one) => one.closest("label")!);
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    "Newcomer, strength 1 of 2Plays whatever comes to hand.",
    "Commuter, strength 2 of 2Takes what looks best right now.",
  ]);
});
