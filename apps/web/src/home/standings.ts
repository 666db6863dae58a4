import { EMPTY_TABLE, follow, type Place, type Welcome } from "@endstation/match";
import { createSignal, onCleanup, onMount } from "solid-js";
import { glanceAt, NO_EVENTS } from "../net/api.ts";
import { keysOf } from "../net/keys.ts";
import { type KnownMatch, knownMatch, matches, updateMatch } from "../net/known-matches.ts";
import { placeOfToken } from "../net/place-of-token.ts";
import { createRelease } from "../ui/release.ts";
import { type Asked, type Standing, standingOf } from "./standing.ts";

/** So many matches are asked, the latest first; each look wakes one. */
const MOST_ASKED = 20;
/** Between two matches, so that a page that opens does not ask all of them at once. */
const STAGGER_MS = 80;
const AT_MOST_EVERY_MS = 15_000;

/** The places that further keys of this device open, as long as the page lives. */
const places = new Map<string, Place | null>();

async function ownPlaces(id: string, first: Place | null): Promise<Place[]> {
  const own = first === null ? [] : [first];
  const [, ...others] = keysOf(id);
  for (const { token } of others) {
    if (!places.has(token)) {
      const place = await placeOfToken(id, token);
      if (place !== "unreached") places.set(token, place);
    }
    const place = places.get(token) ?? null;
    if (place !== null) own.push(place);
  }
  return own;
}

/** Asks one match how it stands; `null` where it does not answer. */
async function ask(known: KnownMatch): Promise<Standing | null> {
  const { id } = known;
  const token = keysOf(id)[0]?.token;
  const answer = await glanceAt(id, { have: NO_EVENTS, token });
  if (!answer.reached) return null;
  if (!answer.ok) return answer.error.code === "unknown-match" ? { kind: "gone" } : null;
  const { status, place } = answer.value;
  const asked: Asked = { status, own: await ownPlaces(id, place), at: Date.now() };
  const standing = standingOf(known, asked);
  if (standing.kind !== "others" || standing.name !== null) return keep(known, standing);
  // Who plays was decided after this device had looked: the whole story tells.
  const whole = await glanceAt(id, { have: 0, token });
  if (!whole.reached || !whole.ok) return standing;
  return keep(known, standingOf(relearn(known, whole.value), asked));
}

function relearn(known: KnownMatch, { events, place, status }: Welcome): KnownMatch {
  const table = events.reduce(follow, EMPTY_TABLE);
  const told = knownMatch(known.id, table, { place, over: status.over });
  if (!told) return known;
  const { at, ...change } = told;
  updateMatch(known.id, change);
  return { ...known, ...change };
}

function keep({ id, phase }: KnownMatch, standing: Standing): Standing {
  const now = standing.kind === "lobby" || standing.kind === "over" ? standing.kind : "play";
  if (now !== phase) updateMatch(id, { phase: now });
  return standing;
}

/**
 * How the matches of this device's list stand: asked when the page opens and whenever it is
 * looked at again, one after the other. Gives `undefined` for one that has not answered. What is
 * learned is told while nothing is pressed, for it may change the list's order.
 */
export function createStandings(changed: () => void): (id: string) => Standing | undefined {
  const [standings, setStandings] = createSignal<ReadonlyMap<string, Standing>>(new Map());
  const released = createRelease();
  let last = 0;
  let closed = false;

  async function askAll(): Promise<void> {
    if (document.visibilityState !== "visible" || Date.now() - last < AT_MOST_EVERY_MS) return;
    last = Date.now();
    const open = matches().filter(({ phase }) => phase !== "over");
    for (const known of open.slice(0, MOST_ASKED)) {
      const standing = await ask(known);
      await released();
      if (closed) return;
      if (standing) setStandings(new Map(standings()).set(known.id, standing));
      await new Promise((resolve) => setTimeout(resolve, STAGGER_MS));
    }
    await released();
    changed();
  }

  const look = () => void askAll();
  onMount(() => {
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
  });
  onCleanup(() => {
    closed = true;
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
  });
  return (id) => standings().get(id);
}
