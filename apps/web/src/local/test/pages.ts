import { afterEach, expect, vi } from "vitest";
import type { LocalMatches } from "../local-matches.ts";
import { Page } from "./window.ts";

const pages: Page[] = [];

/** Opens a page that is left when its test is over. */
export function open(...of: ConstructorParameters<typeof Page>): Page {
  const page = new Page(...of);
  pages.push(page);
  return page;
}

afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

/** The page that is to move. */
export async function mover(of: readonly Page[]): Promise<Page> {
  return await vi.waitFor(() => {
    const page = of.find((one) => one.client.welcomed && one.legalMoves().length > 0);
    if (!page) throw new Error("Nobody is to move.");
    return page;
  });
}

/** The page that is to move; `null` after the end. */
export async function moverOrEnd(of: readonly Page[]): Promise<Page | null> {
  await vi.waitFor(() => expect(of.every(({ client }) => client.welcomed)).toBe(true));
  await vi.waitFor(() => expect(new Set(of.map(({ moves }) => moves)).size).toBe(1));
  return of.some(({ client }) => client.status?.over) ? null : await mover(of);
}

/** Makes a move; gives the refusal, `null` where it was made. */
export const play = ({ client }: Page, move: string) => client.do({ type: "move", moves: [move] });

/** What a worker tells whoever looks at a match with a token. */
export async function lookOf(worker: LocalMatches, id: string, token: string) {
  const look = await worker.answer({ call: "look", asked: { id, token, have: 100_000 } });
  if (!look.ok) throw new Error(look.error.message);
  return look.value;
}
