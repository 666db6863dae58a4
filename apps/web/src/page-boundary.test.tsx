// @vitest-environment jsdom
import { cleanup, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, test, vi } from "vitest";
import { need, speak } from "./i18n/language.ts";
import { bounded } from "./page-boundary.tsx";
import { navigate, Router } from "./router.tsx";
import { withWords } from "./ui/with-words.tsx";

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two pages, of which one may be gone from the server. */
function client() {
  let isGone = true;
  const Away = withWords(async () => {
    if (isGone) throw new TypeError("Failed to fetch");
    return { default: () => <h1>Away</h1> };
  });
  const routes = [
    { path: "/", Page: bounded(withWords(async () => ({ default: () => <h1>Home</h1> }))) },
    { path: "/away/:step?", Page: bounded(Away) },
  ];
  history.replaceState(null, "", "/");
  render(() => <Router routes={routes} fallback="" />);
  return {
    deploy() {
      isGone = false;
    },
  };
}
const heading = (name: string) => screen.findByRole("heading", { name });

test("a page that does not come leaves the way back, and comes when it is opened again", async () => {
  const { deploy } = client();
  await heading("Home");
  navigate("/away");
  await heading("This match cannot be shown");
  history.back();
  await heading("Home");
  deploy();
  navigate("/away");
  await heading("Away");
});

test("another address of a page that did not come is tried anew", async () => {
  const { deploy } = client();
  navigate("/away");
  await heading("This match cannot be shown");
  deploy();
  navigate("/away/2");
  await heading("Away");
});
