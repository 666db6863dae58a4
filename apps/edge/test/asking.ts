import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { NoticeState } from "@endstation/match";
import { vi } from "vitest";
import { call, tokenOf } from "./client.ts";
import { divert } from "./mail.ts";

/** The beginning of an address at a push service. */
export const ENDPOINT = "https://fcm.googleapis.com/fcm/send/";
export const HOOK = "https://hooks.example.org/a-path-of-its-own";

export const stubOf = (id: string) => env.MATCH.getByName(id);

/** Lets time pass, and then the alarm come, if one is set. */
export async function pass(id: string, seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  await runDurableObjectAlarm(stubOf(id));
}

/** All that the object posts goes to the receiver, by this name. */
export const catchMail = (name: string, does?: string) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(divert(name, does) as typeof fetch);

/** What the seat of that name is told at, after it has asked for `request`, if that is given. */
export async function ask(id: string, name: string | null, request?: object) {
  const response = await call(`/matches/${id}/notices`, {
    ...(request && { method: "PUT", body: JSON.stringify(request) }),
    headers: name === null ? {} : { Authorization: `Bearer ${tokenOf(name)}` },
  });
  return { status: response.status, body: (await response.json()) as NoticeState & Fault };
}
interface Fault {
  readonly error?: { readonly code: string; readonly message: string };
}
