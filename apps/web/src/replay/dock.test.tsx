// @vitest-environment jsdom

import { createSignal } from "solid-js";
import { render } from "solid-js/web";
import { beforeAll, expect, test, vi } from "vitest";
import { need, speak, t } from "../i18n/language.ts";
import { Dock } from "./dock.tsx";

beforeAll(() => Promise.all([speak("en"), need()]));

test("that the link is copied stays said while a game that plays goes on", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });
  const [ply, setPly] = createSignal(1);
  const stage = { ply, last: () => 9, go: setPly };
  const playing = { on: () => true, toggle() {}, speed: () => 1 as const, nextSpeed() {} };
  const leave = render(() => <Dock stage={stage} playing={playing} />, document.body);
  try {
    const { copyLink, copied } = t().replay;
    document.querySelector<HTMLElement>(`button[aria-label="${copyLink}"]`)!.click();
    const alert = document.querySelector("[role=alert]")!;
    await vi.waitFor(() => expect(alert.textContent).toBe(copied));
    setPly(2);
    expect(alert.textContent).toBe(copied);
  } finally {
    leave();
    vi.unstubAllGlobals();
  }
});
