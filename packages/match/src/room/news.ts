import { timing } from "../clock.ts";
import type { Credential } from "../credential.ts";
import { levelsWithin } from "../levels.ts";
import type { Match } from "../match.ts";
import { mover } from "../position.ts";
import type { Status, Welcome } from "../protocol.ts";
import { refusal } from "../refusal.ts";
import { speaks } from "../speaks.ts";
import { tell } from "../tell.ts";
import { CLOSE_CODES, PROTOCOL_VERSION, type Reaction } from "../wire.ts";
import { type Audience, credentialOfPeer } from "./audience.ts";
import { type Peer, send } from "./peer.ts";

interface NewsPorts {
  /** The server's time, in ms. */
  now(): number;
  /** The most that a bot's decision may take here, in ms. */
  readonly botMs: number;
}

/** What a room tells those who are connected to it, each as much as its seat may know. */
export class News {
  readonly #audience: Audience;
  readonly #ports: NewsPorts;
  #toldPresence = "";
  #toldStatus = "";

  constructor(audience: Audience, ports: NewsPorts) {
    this.#audience = audience;
    this.#ports = ports;
  }

  /** What a hello is answered with. */
  welcome(match: Match, who: Credential | null, hello: { pv: number; have: number }): Welcome {
    return {
      t: "welcome",
      pv: Math.min(hello.pv, PROTOCOL_VERSION),
      place: who?.place ?? null,
      device: who?.device ?? null,
      events: tell(match, who?.place ?? null, hello.have),
      seq: match.log.length,
      status: this.#status(match),
      presence: this.#audience.presence(match, this.#ports.now()),
    };
  }

  /** What has happened since a match was as `before`. */
  happened(match: Match, before: Match): void {
    this.#seats(match, before);
    this.#dropOldPages(match);
    this.#audience.broadcast(match, (place) =>
      tell(match, place, before.log.length).map((event) => ({ t: "event", event })),
    );
    const status = this.#status(match);
    const { now, ...rest } = status;
    if (JSON.stringify(rest) !== this.#toldStatus) {
      this.#toldStatus = JSON.stringify(rest);
      this.#audience.broadcast(match, () => [{ t: "status", status }]);
    }
    this.presence(match);
  }

  /** Who is here, where that is not what was told last. `leaving` counts no more. */
  presence(match: Match, leaving?: Peer): void {
    const presence = this.#audience.presence(match, this.#ports.now(), leaving);
    const text = JSON.stringify(presence);
    if (text === this.#toldPresence) return;
    this.#toldPresence = text;
    this.#audience.broadcast(match, () => [{ t: "presence", presence }]);
  }

  /** What a player calls: told to those who are here, and kept nowhere. */
  reaction(match: Match, peer: Peer, reaction: Reaction): void {
    const place = credentialOfPeer(match, peer)?.place;
    if (place === undefined) return send(peer, { t: "error", error: refusal("not-seated") });
    this.#audience.broadcast(match, () => [{ t: "reaction", place, reaction }]);
  }

  refuseVersion(peer: Peer): void {
    send(peer, { t: "error", error: refusal("version") });
    peer.close(CLOSE_CODES.malformed);
  }

  /** Tells each peer whose token opens another seat than before, or none any more. */
  #seats(match: Match, before: Match): void {
    for (const peer of this.#audience.greeted()) {
      const was = credentialOfPeer(before, peer);
      const is = credentialOfPeer(match, peer);
      if (was?.place === is?.place && was?.device === is?.device) continue;
      send(peer, { t: "seated", place: is?.place ?? null, device: is?.device ?? null });
    }
  }

  /** A page of an earlier version cannot show what it does not know of: it must be loaded anew. */
  #dropOldPages(match: Match): void {
    for (const peer of this.#audience.greeted()) {
      if (!speaks(match, peer.state!.pv)) this.refuseVersion(peer);
    }
  }

  #status(match: Match): Status {
    const now = this.#ports.now();
    const turn = mover(match);
    const levels = match.start ? [] : levelsWithin(match, match.options, this.#ports.botMs);
    return {
      now,
      turn,
      over: match.start !== null && turn === null,
      ...timing(match, now),
      levels,
    };
  }
}
