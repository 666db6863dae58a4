// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { createEffect } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate, param, Router } from "./router.tsx";

const read = vi.fn<(id: string | undefined) => void>();

function Match() {
  createEffect(() => read(param("id")));
  return <p>match {param("id")}</p>;
}
const ROUTES = [
  { path: "/", Page: () => <p>home</p> },
  { path: "/g/:id", Page: Match },
  { path: "/learn/:game/:step?", Page: () => <p>step {param("step") ?? "none"}</p> },
];

const text = () => document.body.textContent;
const show = (address: string) => {
  history.replaceState(null, "", address);
  render(() => <Router routes={ROUTES} fallback={<p>nothing</p>} />);
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  cleanup();
  read.mockClear();
  vi.unstubAllGlobals();
});

test.each([
  ["/", "home"],
  ["/g/AQI", "match AQI"],
  ["/g/AQI/", "match AQI"],
  ["/g", "nothing"],
  ["/learn/trambahn", "step none"],
  ["/learn/trambahn/3", "step 3"],
  ["/learn/trambahn/3/4", "nothing"],
])("%s shows %s", (address, shown) => {
  show(address);
  expect(text()).toBe(shown);
});

test("another match on the same page is told to it, and the page starts at its top", async () => {
  show("/g/one");
  navigate("/g/two");
  await vi.waitFor(() => expect(text()).toBe("match two"));
  expect(read.mock.calls).toEqual([["one"], ["two"]]);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test("an entry of the history within a page is no news to the page", async () => {
  show("/g/one");
  history.pushState({ dialogs: 1 }, "");
  const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await gone;
  await Promise.resolve();
  expect(read.mock.calls).toEqual([["one"]]);
});

test("a link is followed without loading anew, another window's and other sites' are not", async () => {
  show("/");
  const follow = (href: string, init: MouseEventInit = {}) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "go" });
    document.body.append(link);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    // jsdom goes nowhere itself.
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    const before = location.pathname;
    link.dispatchEvent(click);
    link.remove();
    return location.pathname !== before;
  };
  expect(follow("/g/one", { ctrlKey: true })).toBe(false);
  expect(follow("https://example.org/g/one")).toBe(false);
  expect(follow("/no-such-page")).toBe(false);
  expect(follow("/g/one")).toBe(true);
  await vi.waitFor(() => expect(screen.getByText("match one")).toBeTruthy());
});
