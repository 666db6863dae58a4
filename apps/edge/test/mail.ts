import { inject } from "vitest";
import type { Fetch } from "../src/notices/notice.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The port of the receiver on loopback (`receiver.mjs`). */
    receiver: number;
  }
}

/** One post, as it came over the network. */
export interface Mail {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const RECEIVER = `http://127.0.0.1:${inject("receiver")}`;

// Before any test puts another in its place.
const realFetch = globalThis.fetch.bind(globalThis);

/** A way out that leads to the receiver instead, whatever the address; `does`: what it answers. */
export const divert =
  (name: string, does = ""): Fetch =>
  (_, init) =>
    realFetch(`${RECEIVER}/${name}/${does}`, init);

/** What has come to the receiver by this name, the first first. */
export async function mailOf(name: string): Promise<Mail[]> {
  const kept = (await (await realFetch(`${RECEIVER}/${name}`)).json()) as (Omit<Mail, "body"> & {
    body: string;
  })[];
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return kept.map((mail) => ({ ...mail, body: bytes(mail.body) }));
}

export const textOf = ({ body }: Mail): string => new TextDecoder().decode(body);
