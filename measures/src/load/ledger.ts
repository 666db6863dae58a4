import type { ServerFrame, WireEvent } from "@endstation/match";
import { newAddress } from "../client/device.ts";

/** What commands did, and what a ledger says of it when all is over. */
export interface Audit {
  /** Commands that were answered with a sequence number. */
  readonly acknowledged: number;
  /** Of these, how many have no effect at their number in the match's own log. */
  readonly lost: number;
  /** Effects that a command has had beyond its first. */
  readonly doubled: number;
  /** Numbers that are missing in the logs. */
  readonly gaps: number;
}

interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly effect: string;
}

/**
 * Remembers what was acknowledged, and compares it with what the matches tell in the end. Every
 * command of the load has an effect that no other command of its match has.
 */
export class Ledger {
  readonly #matches = new Set<string>();
  readonly #acknowledged: Acknowledged[] = [];

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  open(match: string): void {
    this.#matches.add(match);
  }

  enter(acknowledged: Acknowledged): void {
    this.#acknowledged.push(acknowledged);
  }

  /** Asks each match for its whole log, as a stranger without a socket may read it. */
  async audit(origin: string): Promise<Audit> {
    const logs = new Map<string, Map<number, string>>();
    let doubled = 0;
    let gaps = 0;
    for (const match of this.#matches) {
      const log = await readLog(origin, match);
      const effects = log.flatMap((event) => effectOf(event) ?? []);
      doubled += effects.length - new Set(effects).size;
      gaps += (log.at(-1)?.seq ?? 0) - log.length;
      logs.set(match, new Map(log.map((event) => [event.seq, effectOf(event) ?? ""])));
    }
    const lost = this.#acknowledged.filter(
      ({ match, seq, effect }) => logs.get(match)?.get(seq) !== effect,
    ).length;
    return { acknowledged: this.acknowledged, lost, doubled, gaps };
  }
}

/** What an event did, in words that only one command's event can have; `null` of the creation. */
function effectOf(event: WireEvent): string | null {
  switch (event.type) {
    case "joined":
      return `joined ${event.name}`;
    case "changed":
      return `called ${event.name}`;
    case "started":
      return "started";
    case "moved":
      return `moved ${event.moves.join()}`;
    default:
      return null;
  }
}

async function readLog(origin: string, match: string): Promise<readonly WireEvent[]> {
  const headers = { "CF-Connecting-IP": newAddress() };
  const response = await fetch(`${origin}/api/matches/${match}?have=0`, { headers });
  // A match that is unknown, or that can not read its own log any more, has lost all of it.
  if (!response.ok) return [];
  const welcome = (await response.json()) as Extract<ServerFrame, { t: "welcome" }>;
  return welcome.events;
}
