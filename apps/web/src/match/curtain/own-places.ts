import type { Place } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup, untrack } from "solid-js";
import { keysOf } from "../../net/keys.ts";
import { orNull } from "../../stale.ts";

const RETRY_MS = 2000;

/** A seat of this device: the place, and the token that opens it. */
export interface OwnPlace {
  readonly place: Place;
  readonly token: string;
}

/** What is known of a device's places, and what has been found out. */
export interface OwnPlaces {
  readonly places: Accessor<readonly OwnPlace[]>;
  /** Whether it is known: until then nobody can tell whose hand may be shown. */
  readonly known: Accessor<boolean>;
  /** That a key has not opened its place: it is none of this device's while the page is open. */
  drop(place: OwnPlace): void;
}

/**
 * The places that this device's keys open, where it has more than one key. Which key opens which
 * place only the match knows; `changed` is read to know when to ask it again.
 */
export function createOwnPlaces(id: string, changed: Accessor<unknown>): OwnPlaces {
  const [places, setPlaces] = createSignal<readonly OwnPlace[]>([]);
  const [known, setKnown] = createSignal(keysOf(id).length < 2);
  // What has failed once is not tried again: the curtain would fall for it at each of its turns.
  const failed: OwnPlace[] = [];
  const isGood = (one: OwnPlace) => !failed.some((other) => isSame(one, other));
  let round = 0;
  let retry = 0;

  async function ask(): Promise<void> {
    const mine = ++round;
    clearTimeout(retry);
    const keys = keysOf(id);
    const before = places();
    if (keys.length < 2) {
      setPlaces([]);
      setKnown(true);
      return;
    }
    const found = await Promise.all(keys.map(({ token }) => placeOf(id, token)));
    // A later round knows better.
    if (mine !== round) return;
    const reached = found.filter((one) => one !== "unreached");
    if (reached.length < found.length) {
      // What was known of these holds until the match is there again.
      const others = before.filter(({ token }) => !reached.some((one) => one?.token === token));
      setPlaces([...reached, ...others].filter((one) => one !== null).filter(isGood));
      retry = window.setTimeout(() => void ask(), RETRY_MS);
      return;
    }
    setPlaces(reached.filter((one) => one !== null).filter(isGood));
    setKnown(true);
  }

  createEffect(() => {
    changed();
    untrack(() => void ask());
  });
  onCleanup(() => {
    round++;
    clearTimeout(retry);
  });
  return {
    places,
    known,
    drop(place) {
      failed.push(place);
      setPlaces(places().filter(isGood));
      void ask();
    },
  };
}

const isSame = (one: OwnPlace, other: OwnPlace) =>
  one.place === other.place && one.token === other.token;

/** What a token opens; `"unreached"` where the match did not answer. */
async function placeOf(id: string, token: string): Promise<OwnPlace | null | "unreached"> {
  // Few devices have more than one key: nobody else loads what asks.
  const asking = await orNull(() => import("../../net/place-of-token.ts"));
  const place = asking ? await asking.placeOfToken(id, token) : "unreached";
  return typeof place === "number" ? { place, token } : place;
}
