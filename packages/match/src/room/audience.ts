import type { Place } from "../action.ts";
import { type Credential, credentialOfDigest } from "../credential.ts";
import type { Match } from "../match.ts";
import type { Presence, ServerFrame } from "../protocol.ts";
import { CLOSE_CODES } from "../wire.ts";
import type { Peer, PeerState } from "./peer.ts";

const MAX_PEERS = 32;
const MAX_PEERS_A_PLACE = 4;
/** Peers that have not said hello; all devices of a full match may come back at once. */
const MAX_STRANGERS = 64;
/** A client pings every 25 s; silence longer than this is a connection that has gone. */
const SILENCE_MS = 60_000;

/** Everyone connected to one match. Who a peer speaks for follows from its token, each time anew. */
export class Audience {
  readonly #peers: () => readonly Peer[];
  /** When each place last asked without a socket, in ms. Such a client asks every few seconds. */
  readonly #asked = new Map<Place, number>();

  /** `peers` gives all connections that are open now. */
  constructor(peers: () => readonly Peer[]) {
    this.#peers = peers;
  }

  /**
   * Makes room for a new peer, which listens from its hello on. Who it speaks for is not known
   * before, so it takes no room from those who have said theirs, only from the oldest others.
   */
  admit(): void {
    const strangers = this.#peers().filter(({ state }) => state === null);
    for (const one of strangers.slice(0, Math.max(0, strangers.length + 1 - MAX_STRANGERS))) {
      one.close(CLOSE_CODES.crowded);
    }
  }

  greet(match: Match, peer: Peer, state: PeerState): void {
    peer.remember(state);
    this.#makeRoom(match);
  }

  /** Sends each peer that has said hello the frames made for its place, made once a place. */
  broadcast(match: Match, framesFor: (place: Place | null) => readonly ServerFrame[]): void {
    const texts = new Map<Place | null, readonly string[]>();
    for (const peer of this.greeted()) {
      const place = credentialOfPeer(match, peer)?.place ?? null;
      const own = texts.get(place) ?? framesFor(place).map((frame) => JSON.stringify(frame));
      texts.set(place, own);
      for (const text of own) peer.send(text);
    }
  }

  /** Someone at a place has asked without a socket. */
  note(place: Place, now: number): void {
    this.#asked.set(place, now);
  }

  /** When somebody at a place was last here by a connection that is still counted, in ms; 0: never. */
  lastSeen(match: Match, place: Place): number {
    const own = this.greeted().filter((peer) => placesOf(match, peer).includes(place));
    return Math.max(this.#asked.get(place) ?? 0, ...own.map(signOf));
  }

  /** When a place was last seen to look: by its peers' signs, or asking without one; 0: never. */
  lastSign(match: Match, place: Place): number {
    const own = this.greeted().filter((peer) => credentialOfPeer(match, peer)?.place === place);
    return Math.max(this.#asked.get(place) ?? 0, ...own.map((peer) => peer.lastSign()));
  }

  /** Who is here, but for a peer that is leaving. */
  presence(match: Match, now: number, leaving?: Peer): Presence {
    const here = new Set<Place>();
    let watching = 0;
    for (const [place, at] of this.#asked) if (now - at <= SILENCE_MS) here.add(place);
    for (const peer of this.greeted()) {
      if (peer === leaving || now - signOf(peer) > SILENCE_MS) continue;
      const places = placesOf(match, peer);
      for (const place of places) here.add(place);
      if (places.length === 0) watching++;
    }
    return { here: [...here].sort((a, b) => a - b), watching };
  }

  closeAll(code: number): void {
    for (const peer of this.#peers()) peer.close(code);
  }

  greeted(): readonly Peer[] {
    return this.#peers().filter(({ state }) => state !== null);
  }

  /** Closes what is too many: of each place the oldest, of all the watchers that came first. */
  #makeRoom(match: Match): void {
    const byAge = [...this.greeted()].sort((a, b) => a.state!.since - b.state!.since);
    const ofPlace = Map.groupBy(byAge, (peer) => credentialOfPeer(match, peer)?.place ?? null);
    const watchers = ofPlace.get(null) ?? [];
    ofPlace.delete(null);
    const crowding = [...ofPlace.values()].flatMap((own) => own.slice(0, -MAX_PEERS_A_PLACE));
    const excess = byAge.length - crowding.length - MAX_PEERS;
    if (excess > 0) crowding.push(...watchers.slice(0, excess));
    for (const peer of crowding) peer.close(CLOSE_CODES.crowded);
  }
}

/** What a peer speaks for: what its token opens now. */
export const credentialOfPeer = (match: Match, { state }: Peer): Credential | null =>
  state?.digest == null ? null : credentialOfDigest(match, state.digest);

/** When a peer last showed that it is there: its hello is a sign too. */
const signOf = (peer: Peer): number => Math.max(peer.lastSign(), peer.state?.since ?? 0);

/** All places whose players are at a peer's device. */
export function placesOf(match: Match, { state }: Peer): Place[] {
  const digests = [...(state?.digest == null ? [] : [state.digest]), ...(state?.also ?? [])];
  return digests.flatMap((digest) => credentialOfDigest(match, digest)?.place ?? []);
}
