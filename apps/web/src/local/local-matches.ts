import { err, ok, type Result } from "@endstation/engine";
import {
  CLOSE_CODES,
  type Creation,
  createMatch,
  createTryOut,
  type MatchId,
  PROTOCOL_VERSION,
  type Refusal,
  refusal,
  type TryOut,
} from "@endstation/match";
import { type EventStore, OtherLog } from "./event-store.ts";
import { hintFor } from "./hint.ts";
import { levelsFor } from "./levels.ts";
import { LocalMatch } from "./local-match.ts";
import {
  BROKEN,
  type Call,
  type CallAnswer,
  type CallName,
  type Calls,
  type FromMatch,
  RESTART,
} from "./messages.ts";
import { creationSecrets } from "./secrets.ts";

/** How this worker and those of other windows tell each other that a match has grown. */
export interface Neighbours {
  tell(grown: MatchId): void;
}

/** Where the logs are. */
export type Store = Pick<EventStore, "read" | "append" | "delete">;

/** How often a call is tried anew where another window was first. */
const TRIES = 4;

/**
 * All matches of this device, as far as this worker has to do with them.
 *
 * Each window has a worker of its own with rooms of its own over the same logs: there is none that
 * the others would wait for, which a phone might have put to sleep. Whose event is refused by the
 * store, or who hears that a log has grown, forgets its room and begins anew from the log.
 */
export class LocalMatches {
  readonly #store: Store;
  readonly #neighbours: Neighbours;
  readonly #open = new Map<MatchId, Promise<LocalMatch | null>>();

  constructor(store: Store, neighbours: Neighbours) {
    this.#store = store;
    this.#neighbours = neighbours;
  }

  /** Answers a call of the page. */
  answer<Name extends CallName>(call: Call & { call: Name }): Promise<CallAnswer<Name>>;
  async answer(call: Call): Promise<CallAnswer<CallName>> {
    switch (call.call) {
      case "create":
        return this.#create(call.asked);
      case "tryOut":
        return this.#tryOut(call.asked);
      case "look": {
        const { id, ...hello } = call.asked;
        return this.#in(id, (match) =>
          match.in((room) => room.look({ ...hello, pv: PROTOCOL_VERSION })),
        );
      }
      case "command": {
        const { id, token, command } = call.asked;
        return this.#in(id, (match) =>
          match.in(async (room) => ok(await room.command(token, command, "this device"))),
        );
      }
      case "record":
        return this.#in(call.asked.id, (match) => match.in((room) => room.record()));
      case "levels":
        return levelsFor(call.asked);
      case "hint":
        return hintFor(call.asked);
      case "forget":
        return this.#forget(call.asked.id);
    }
  }

  /** Opens a connection to a match; where there is none, the port is closed with that word. */
  async connect(id: MatchId, port: MessagePort): Promise<void> {
    const match = await this.#of(id);
    if (match) return match.connect(port);
    port.postMessage({ closed: CLOSE_CODES.gone } satisfies FromMatch);
    port.close();
  }

  /** Another window has written to a match, or deleted it: what is known of it here is old. */
  drop(id: MatchId): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.then((match) => match?.end(RESTART)).catch(() => {});
  }

  async #create(request: Calls["create"]["asked"]): Promise<CallAnswer<"create">> {
    const creation = createMatch(request, creationSecrets());
    if (!creation.ok) return creation;
    await this.#found(creation.value);
    const { id, invite } = creation.value;
    return ok({ id, invite });
  }

  async #tryOut(tryOut: TryOut): Promise<CallAnswer<"tryOut">> {
    const made = createTryOut(tryOut, creationSecrets());
    if (!made.ok) return made;
    const { id, log } = made.value;
    const at = Date.now();
    await this.#store.append(
      id,
      log.map((body, index) => ({ seq: index + 1, at, command: null, body })),
    );
    return ok({ id });
  }

  async #found({ id, created }: Creation): Promise<void> {
    await this.#store.append(id, [{ seq: 1, at: Date.now(), command: null, body: created }]);
  }

  async #forget(id: MatchId): Promise<CallAnswer<"forget">> {
    await this.#store.delete(id);
    // Also what was read while it was being deleted.
    const open = this.#open.get(id);
    this.#open.delete(id);
    (await open)?.end(CLOSE_CODES.gone);
    this.#neighbours.tell(id);
    return ok(null);
  }

  /** Does something in a match. The same command again has its effect once: it may be tried anew. */
  async #in<Value>(
    id: MatchId,
    deed: (match: LocalMatch) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    for (let tries = 1; ; tries++) {
      const match = await this.#of(id);
      if (!match) return err(refusal("unknown-match"));
      try {
        return await deed(match);
      } catch (error) {
        await this.#giveUp(id, match, error);
        if (tries === TRIES) throw error;
      }
    }
  }

  /**
   * Forgets a room that has failed, if it is not another by now that the match has. Where another
   * window was only first, those here come back at once; else it would fail them again.
   */
  async #giveUp(id: MatchId, match: LocalMatch, error: unknown): Promise<void> {
    const open = await this.#open.get(id)?.catch(() => null);
    if (open === match) this.#open.delete(id);
    if (!(error instanceof OtherLog)) console.error(error);
    match.end(error instanceof OtherLog ? RESTART : BROKEN);
  }

  async #of(id: MatchId): Promise<LocalMatch | null> {
    const opening = this.#open.get(id) ?? this.#read(id);
    this.#open.set(id, opening);
    const forget = () => {
      if (this.#open.get(id) === opening) this.#open.delete(id);
    };
    const match = await opening.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (!match) forget();
    return match;
  }

  async #read(id: MatchId): Promise<LocalMatch | null> {
    const log = await this.#store.read(id);
    if (log.length === 0) return null;
    const match: LocalMatch = new LocalMatch(id, log, {
      append: async (events) => {
        await this.#store.append(id, events);
        this.#neighbours.tell(id);
      },
      found: (creation) => this.#found(creation),
      failed: (error) => void this.#giveUp(id, match, error),
    });
    return match;
  }
}
