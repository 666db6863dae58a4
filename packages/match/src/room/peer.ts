import type { ServerFrame } from "../protocol.ts";

/**
 * One connection to a match: a socket at the edge, a port to a page's worker offline.
 *
 * Its `state` must live as long as the connection, also where the match sleeps in between.
 */
export interface Peer {
  /** `null` before its hello. */
  readonly state: PeerState | null;
  remember(state: PeerState): void;
  /** Must not throw, also where the other end has gone. */
  send(text: string): void;
  close(code: number): void;
  /** When the connection last gave a sign that did not wake the match, in ms; 0 for never. */
  lastSign(): number;
}

/** What is known of whoever is at the other end. */
export interface PeerState {
  /** The version of the wire that it speaks. */
  readonly pv: number;
  /** When it said hello, in ms. */
  readonly since: number;
  /** The digest of the token it has shown, whether or not that opens a seat. */
  readonly digest: string | null;
  /** Digests of the tokens of others who share the device. */
  readonly also: readonly string[];
}

/** Sends a frame, as the wire writes it. */
export const send = (peer: Peer, frame: ServerFrame): void => peer.send(JSON.stringify(frame));
