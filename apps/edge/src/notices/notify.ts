import { logCode } from "../log.ts";
import type { Notice, Occasion, Sending } from "./notice.ts";
import type { NoticeStore, Wish } from "./notice-store.ts";
import { nextTry } from "./webhook.ts";

/** An address that is to be told now, and of what. */
export interface Due {
  readonly wish: Wish;
  readonly occasion: Occasion;
}

/** How a notice is sent; neither way throws. */
export type Send = (wish: Wish, notice: Notice) => Promise<Sending>;

/**
 * Tells each address, all at once. What is told is noted before it is sent: however often an
 * alarm comes, and whenever the match is cut off, nobody is told of one thing twice. A webhook
 * that failed is tried once more; a push message is not, its service does that by itself.
 * Never throws.
 */
export async function notify(
  due: readonly Due[],
  { match, game }: Pick<Notice, "match" | "game">,
  { store, send }: { store: NoticeStore; send: Send },
): Promise<void> {
  await Promise.all(
    due.map(async ({ wish, occasion }) => {
      const { seq, kind, at } = occasion;
      try {
        store.mark(wish, { told: seq, retry: null });
        const sending = await send(wish, { match, game, kind, at });
        if (sending.result === "gone") store.drop(wish);
        if (sending.result !== "failed") return;
        logCode(`notice ${wish.way}`, sending.code);
        const tries = wish.told === seq ? 2 : 1;
        const retry = wish.way === "webhook" ? nextTry(tries, Date.now()) : null;
        if (retry !== null) store.mark(wish, { told: seq, retry });
      } catch (error) {
        // The match was deleted while its notices were on their way, for one. The message may
        // hold an address; the kind of error does not.
        logCode(`notice ${wish.way}`, error instanceof Error ? error.name : "unknown");
      }
    }),
  );
}
