// @vitest-environment jsdom

import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, test } from "vitest";
import { clearPosition, createPast, writePosition } from "./past.ts";

beforeEach(() => history.replaceState({ kept: 1 }, "", "/g/x?y"));

test("an address without a position shows the present", () => {
  createRoot((dispose) => {
    const past = createPast(() => 31);
    expect(past.ply()).toBeNull();
    past.look(12);
    expect(past.ply()).toBe(12);
    past.leave();
    expect(past.ply()).toBeNull();
    dispose();
  });
});

test("a link to a position shows it, and the address is clean beneath it", () => {
  history.replaceState({ kept: 1 }, "", "/g/x?y#12");
  createRoot((dispose) => {
    expect(createPast(() => 31).ply()).toBe(12);
    expect(location.hash).toBe("");
    expect(location.search).toBe("?y");
    expect(history.state).toEqual({ kept: 1 });
    dispose();
  });
});

test("before the first move there is no earlier position, whatever the link says", () => {
  history.replaceState(null, "", "/g/x#12");
  createRoot((dispose) => {
    expect(createPast(() => 0).ply()).toBeNull();
    expect(location.hash).toBe("");
    dispose();
  });
});

test("a link that is opened at the table shows its position, one to elsewhere does nothing", () => {
  createRoot((dispose) => {
    const past = createPast(() => 31);
    history.replaceState(null, "", "/g/x#7");
    dispatchEvent(new Event("hashchange"));
    expect(past.ply()).toBe(7);
    history.replaceState(null, "", "/g/x#seat");
    dispatchEvent(new Event("hashchange"));
    expect(past.ply()).toBe(7);
    expect(location.hash).toBe("#seat");
    dispose();
  });
});

test("beyond the end is the end, also where moves were taken back", () => {
  createRoot((dispose) => {
    const [last, setLast] = createSignal(10);
    const past = createPast(last);
    past.look(99);
    expect(past.ply()).toBe(10);
    setLast(8);
    expect(past.ply()).toBe(8);
    past.look(-1);
    expect(past.ply()).toBe(0);
    dispose();
  });
});

test("the position that is shown stands in the address, and only it is taken out again", () => {
  writePosition(5);
  expect(location.hash).toBe("#5");
  expect(history.state).toEqual({ kept: 1 });
  clearPosition();
  expect(location.hash).toBe("");
  history.replaceState(null, "", "/g/x#seat");
  clearPosition();
  expect(location.hash).toBe("#seat");
});
