// @vitest-environment jsdom
import { render } from "@solidjs/testing-library";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { Router } from "../router.tsx";
import { Foot } from "./foot.tsx";
import ImprintPage from "./imprint-page.tsx";

const OPERATOR = { name: "Ada Muster", address: "Way 1\n12345 Town", mail: "ada@your.site" };

beforeAll(async () => {
  await need();
  await speak("en");
});
beforeEach(() => {
  // The page rests at once: how it is found out is a matter of the shell.
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the server say who runs it. */
const answerWith = (operator: typeof OPERATOR | null) =>
  vi.stubGlobal("fetch", async () => Response.json({ operator }));

/** Shows the page at an address; gives all its text. */
async function shown(path: string): Promise<string> {
  history.replaceState(null, "", path);
  const routes = ["/imprint", "/privacy"].map((one) => ({ path: one, Page: ImprintPage }));
  const { container } = render(() => <Router routes={routes} fallback="" />);
  await vi.waitFor(() => expect(container.querySelector("h1")).not.toBeNull());
  return container.textContent ?? "";
}

async function linksOfFoot(): Promise<(string | null)[]> {
  const { container } = render(() => <Foot />);
  await vi.advanceTimersByTimeAsync(3_000);
  return [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("the foot names an imprint where an operator has filled it in, and privacy always", async () => {
  answerWith(OPERATOR);
  expect(await linksOfFoot()).toEqual(["/privacy", "/imprint"]);
  answerWith(null);
  expect(await linksOfFoot()).toEqual(["/privacy"]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await linksOfFoot()).toEqual(["/privacy"]);
});

test("the imprint is the operator's, or says that there is none", async () => {
  answerWith(OPERATOR);
  expect(await shown("/imprint")).toContain(`${OPERATOR.name}${OPERATOR.address}`);
  answerWith(null);
  const text = await shown("/imprint");
  expect(text).toContain("has not filled in this page");
  expect(text).not.toContain(OPERATOR.name);
});

test("the privacy text says what is stored, and to whom to turn if that is known", async () => {
  answerWith(OPERATOR);
  const known = await shown("/privacy");
  answerWith(null);
  const unknown = await shown("/privacy");
  for (const text of [known, unknown]) expect(text).toContain("deleted 30 days after");
  expect(known).toContain(OPERATOR.mail);
  expect(unknown).toContain("They have not said who they are");
});
