// @vitest-environment jsdom

import { render } from "@solidjs/testing-library";
import { expect, test } from "vitest";
import { Rich } from "./rich.tsx";

test("a name is text, apart from the direction of the sentence round it", () => {
  const name = '<img src=x onerror="1">';
  const { container } = render(() => <Rich parts={[{ kind: "person", text: name }, " laid."]} />);
  expect(container.querySelector("bdi")?.textContent).toBe(name);
  expect(container.querySelector("img")).toBeNull();
});

test("a tile is drawn, and named for those who listen", () => {
  const { container } = render(() => (
    <Rich parts={[{ kind: "tile", text: "a tile", data: "aacb" }]} />
  ));
  expect(container.querySelectorAll("svg path").length).toBeGreaterThanOrEqual(8);
  expect(container.textContent).toBe("a tile");
});
