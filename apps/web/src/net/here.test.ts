// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BROKEN, RESTART } from "../local/messages.ts";
import { openLinkHere } from "./here.ts";
import type { Link, LinkEvents } from "./link.ts";

/** The ports that matches were asked for over, and what breaks the worker. */
const worker = vi.hoisted(() => ({
  ends: [] as MessagePort[],
  fail: () => {},
}));
vi.mock("../local/page.ts", () => ({
  connectTo() {
    const { port1, port2 } = new MessageChannel();
    worker.ends.push(port2);
    const broken = new Promise<never>((_, reject) => {
      worker.fail = () => reject(new Error("The worker has failed."));
    });
    broken.catch(() => {});
    return { port: port1, broken };
  },
}));

let link: Link;
const lost: (string | undefined)[] = [];

/** A link whose page is told all that it wants each time, and then loses the connection. */
function follow(end: (port: MessagePort) => void): void {
  const events: LinkEvents = {
    open() {
      link.proven();
      end(worker.ends.at(-1)!);
    },
    text: () => {},
    lost: (how) => lost.push(how),
    failed: () => {},
  };
  link = openLinkHere("m".repeat(32), events);
}

beforeEach(() => {
  worker.ends.length = 0;
  lost.length = 0;
});
afterEach(() => link.close());

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("where nothing can be kept, tries grow rare, and what waits is given up", async () => {
  follow((port) => port.postMessage({ closed: BROKEN }));
  await vi.waitFor(() => expect(lost).toContain("failing"));
  expect(lost.slice(0, 3)).toEqual([undefined, undefined, "failing"]);
  await pass(500);
  expect(worker.ends.length).toBeLessThan(7);
});

test("whoever has lost a connection to another window's move comes back at once, each time", async () => {
  follow((port) => {
    if (worker.ends.length < 20) port.postMessage({ closed: RESTART });
  });
  await vi.waitFor(() => expect(worker.ends.length).toBe(20));
  expect(new Set(lost)).toEqual(new Set([undefined]));
});

test("where the worker itself has failed, another is asked", async () => {
  follow(() => {});
  await vi.waitFor(() => expect(worker.ends.length).toBe(1));
  worker.fail();
  await vi.waitFor(() => expect(worker.ends.length).toBe(2));
  expect(lost).toEqual([undefined]);
});
