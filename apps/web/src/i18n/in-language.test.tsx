// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Missing } from "../ui/missing.tsx";
import { createWords } from "./in-language.ts";
import { need, speak } from "./language.ts";

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

/** A page with words of its own, which may be gone. */
function page() {
  const gone = new Set<string>();
  const show = () =>
    render(() => {
      const words = createWords(async (tag) => {
        if (gone.has(tag)) throw new TypeError("Failed to fetch");
        return `Words in ${tag}`;
      });
      return (
        <>
          <Missing />
          <p>{words()}</p>
        </>
      );
    });
  return { gone, show };
}

test("words follow the language, and those of the one before stay until they are here", async () => {
  const { show } = page();
  show();
  await screen.findByText("Words in en");
  await speak("de");
  expect(screen.queryByText("Words in en")).not.toBeNull();
  await screen.findByText("Words in de");
});

test("where they do not come the page says so, and they come when it is tried again", async () => {
  const { gone, show } = page();
  gone.add("en");
  show();
  const again = await screen.findByRole("button", { name: "Try again" });
  gone.clear();
  fireEvent.click(again);
  await screen.findByText("Words in en");
  expect(screen.queryByRole("alert")).toBeNull();
});
