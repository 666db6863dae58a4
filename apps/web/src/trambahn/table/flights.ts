import { LINE_COLOURS, type Seat } from "@endstation/engine";
import { type Accessor, createEffect, onCleanup } from "solid-js";
import { wantsStill } from "../../settings/settings.ts";
import type { Owner } from "../draw/density.ts";
import { type Landing, landingsSince } from "../model/landing.ts";
import type { Happening } from "../model/story.ts";

const FLIGHT_MS = 320;
/** How much later each of several cards sets out, in ms. */
const APART_MS = 60;

/** What flights need of a table. */
export interface FlightScene {
  readonly events: Accessor<readonly Happening[]>;
  /** How many moves were made. */
  readonly moves: Accessor<number>;
  /** The seat at the lower edge. */
  readonly near: Accessor<Seat>;
  /** The chosen cards of the own hand. */
  readonly picked: Accessor<readonly number[]>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets cards that were laid come to their places: from the own hand, or from the other's name.
 * What is animated lies where it belongs already, so that nothing waits and a skip is harmless.
 */
export function createFlights(table: HTMLElement, scene: FlightScene): void {
  const flying = new Set<Animation>();
  // Where the cards were that the hand has no more by the time they are laid.
  let chosen: readonly Point[] = [];
  createEffect(() => {
    if (scene.picked().length === 0) return;
    chosen = [...table.querySelectorAll("[data-hand] [data-picked]")].map(middle);
  });
  // A view of another seat is another table.
  createEffect((before: { moves: number; near: Seat } | undefined) => {
    const now = { moves: scene.moves(), near: scene.near() };
    if (before?.near === now.near && !wantsStill()) {
      let laid = 0;
      for (const landing of landingsSince(before.moves, scene.events())) {
        const isOwn = landing.seat === now.near;
        const owner = isOwn ? "own" : "other";
        const [home] = originsOf(table, owner);
        if (!home) continue;
        const to = placesOf(table, landing, owner).slice(-landing.count);
        for (const element of to) {
          const from = (isOwn ? chosen[laid] : undefined) ?? middle(home);
          launch(element, { from, delay: laid++ * APART_MS }, flying);
        }
      }
      chosen = [];
    }
    return now;
  });

  const skip = () => {
    for (const animation of flying) animation.finish();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", skip, { capture: true, signal });
  document.addEventListener("keydown", skip, { capture: true, signal });
  onCleanup(() => {
    listening.abort();
    for (const animation of flying) animation.cancel();
  });
}

/** Where cards come from: the own hand, or the count of the other's. Those who watch see no hand. */
const originsOf = (table: HTMLElement, owner: Owner): readonly Element[] => [
  ...(owner === "own" ? table.querySelectorAll("[data-hand]") : []),
  ...table.querySelectorAll(`[data-owner="${owner}"] [data-have]`),
];

function launch(
  element: Element,
  { from, delay }: { from: Point; delay: number },
  flying: Set<Animation>,
): void {
  const to = middle(element);
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const animation = element.animate(
    { transform: [`${way} scale(1.5)`, "none"], opacity: [0, 1, 1] },
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "backwards" },
  );
  flying.add(animation);
  const landed = () => flying.delete(animation);
  animation.finished.then(landed, landed);
}

function placesOf(table: HTMLElement, { at }: Landing, owner: "own" | "other"): readonly Element[] {
  switch (at.kind) {
    case "line":
      return [
        ...table.querySelectorAll(`[data-lines="${owner}"] > li:nth-child(${at.line}) [data-stop]`),
      ];
    case "terminus": {
      const place = LINE_COLOURS.indexOf(at.colour) + 1;
      return [...table.querySelectorAll(`[data-termini] > li:nth-child(${place}) [data-waits]`)];
    }
    case "money":
      return [...table.querySelectorAll(`[data-owner="${owner}"] [data-money]`)];
  }
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
