import type { VapidKeys } from "@block65/webcrypto-web-push";
import { type EventBody, type NoticeState, type Place, pushName } from "@endstation/match";
import { dueAt } from "./due.ts";
import type { Fetch, Notice, Occasion, Scene, Sending } from "./notice.ts";
import { NoticeStore, type Wish } from "./notice-store.ts";
import { type Due, notify } from "./notify.ts";
import { type PushAddress, sendPush } from "./push.ts";
import { readVapid } from "./vapid.ts";
import { newWebhookKey, sendWebhook } from "./webhook.ts";

/** What a place asks for: an address, `null` for none, nothing for what it has. */
export interface NoticeRequest {
  readonly push?: PushAddress | null;
  readonly webhook?: string | null;
}

const FETCH: Fetch = (url, init) => fetch(url, init);

/** The notices of one match: who wishes for them, when they are due, and their way out. */
export class Notices {
  readonly #store: NoticeStore;
  readonly #vapid: VapidKeys | null;

  constructor(storage: DurableObjectStorage, env: object) {
    this.#store = new NoticeStore(storage);
    this.#vapid = readVapid(env);
  }

  /** What is on for a place. */
  async get(place: Place): Promise<NoticeState> {
    const wishes = this.#store.list(place);
    const push = wishes.find(({ way }) => way === "push");
    const webhook = wishes.find(({ way }) => way === "webhook");
    return {
      push: push ? await pushName((JSON.parse(push.address) as PushAddress).endpoint) : null,
      webhook: webhook ? new URL(webhook.address).host : null,
    };
  }

  /** Changes what is on for a place. Of what is there to tell already it is not told. */
  async set(place: Place, request: NoticeRequest, { seq }: Scene): Promise<NoticeState> {
    const { push, webhook } = request;
    const base = { place, told: seq, retry: null };
    const key = webhook ? newWebhookKey() : null;
    for (const wish of this.#store.list(place)) {
      if (request[wish.way] === null) this.#store.drop(wish);
    }
    if (push) {
      this.#store.put({ ...base, way: "push", address: JSON.stringify(push), key: null });
    }
    if (webhook) this.#store.put({ ...base, way: "webhook", address: webhook, key });
    return { ...(await this.get(place)), ...(key !== null && { key }) };
  }

  /**
   * Forgets what a place has asked for when another will sit there, and when one of its devices is
   * taken out, for that may be the one which is told.
   */
  follow(event: EventBody): void {
    if (event.type !== "left" && event.type !== "replaced" && event.type !== "revoked") return;
    for (const wish of this.#store.list(event.place)) this.#store.drop(wish);
  }

  /**
   * Someone has looked from a place, at `at` (ms). To be told when a socket closes, whose pings go
   * with it: else a place would be told what it has just looked at.
   */
  seen({ place, at }: { place: Place; at: number }, scene: Scene): void {
    for (const { wish, occasion } of this.#open(scene)) {
      if (wish.place === place && at >= occasion.at) this.#markSeen(wish, occasion);
    }
  }

  /** When `send` has something to do next, in ms; `null`: not before something happens. */
  wake(scene: Scene): number | null {
    const times = this.#open(scene).map(({ at }) => at);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Tells whoever is to be told at `now` (ms). May be called late, early or twice. */
  async send(scene: Scene, now: number): Promise<void> {
    const due: Due[] = [];
    for (const { wish, occasion, at } of this.#open(scene)) {
      if (now < at) continue;
      if (scene.lastSign(wish.place) >= occasion.at) this.#markSeen(wish, occasion);
      else due.push({ wish, occasion });
    }
    await notify(due, scene, {
      store: this.#store,
      send: (wish, notice) => this.#send(wish, notice, now),
    });
  }

  /** What is still to be told, and when. */
  #open(scene: Scene): readonly (Due & { at: number })[] {
    const wishes = this.#store.list();
    if (wishes.length === 0) return [];
    const occasions = new Map(scene.occasions().map((occasion) => [occasion.place, occasion]));
    return wishes.flatMap((wish) => {
      const occasion = occasions.get(wish.place);
      const at = occasion ? dueAt(wish, occasion) : null;
      return occasion && at !== null ? [{ wish, occasion, at }] : [];
    });
  }

  #markSeen(wish: Wish, occasion: Occasion): void {
    this.#store.mark(wish, { told: occasion.seq, retry: null });
  }

  async #send({ way, address, key }: Wish, notice: Notice, now: number): Promise<Sending> {
    if (way === "webhook") {
      return await sendWebhook({ fetch: FETCH, now }, { url: address, key: key ?? "" }, notice);
    }
    // The deployment had keys when this was asked for.
    if (!this.#vapid) return { result: "failed", code: "no-push" };
    const push = JSON.parse(address) as PushAddress;
    return await sendPush({ fetch: FETCH, vapid: this.#vapid }, push, notice);
  }
}
