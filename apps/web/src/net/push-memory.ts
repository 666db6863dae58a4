import { keptHere } from "./storage.ts";

const push = (id: string) => `endstation.push.${id}`;

/** The name of the push subscription by which a match tells this device; `null`: it does not. */
export function pushOf(id: string): string | null {
  const kept = keptHere.get(push(id));
  return typeof kept === "string" ? kept : null;
}

/** Keeps that a match tells this device, or with `null` that it does not. */
export const keepPush = (id: string, name: string | null): void =>
  name === null ? keptHere.delete(push(id)) : keptHere.set(push(id), name);
