// @vitest-environment jsdom
import { fireEvent, render, screen } from "@solidjs/testing-library";
import { expect, test, vi } from "vitest";
import { language, speak } from "../i18n/language.ts";
import { Missing } from "../ui/missing.tsx";
import { applySettings } from "./apply.ts";
import { change } from "./settings.ts";

const gone = vi.hoisted(() => new Set<string>());
vi.mock("#every-language", () => ({
  everyLanguage: (folders: Record<string, () => Promise<unknown>>) =>
    Object.fromEntries(
      Object.entries(folders).map(([path, load]) => [
        path,
        async () => {
          if (gone.has(path.split("/")[1]!)) throw new TypeError("Failed to fetch");
          return await load();
        },
      ]),
    ),
}));

test("a chosen language that does not come is told of, and comes when it is tried again", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  change({ language: "en" });
  applySettings();
  await speak("en");
  render(() => <Missing />);
  gone.add("de");
  change({ language: "de" });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(language()).toBe("en");
  gone.clear();
  fireEvent.click(again);
  await vi.waitFor(() => expect(language()).toBe("de"));
  expect(screen.queryByRole("alert")).toBeNull();

  // Whoever goes back to the language on the screen misses nothing more.
  gone.add("en");
  change({ language: "en" });
  await screen.findByRole("alert");
  change({ language: "de" });
  expect(screen.queryByRole("alert")).toBeNull();
});
