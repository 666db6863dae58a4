import { CODE_BYTES, type CodePurpose } from "@endstation/match";
import { type Accessor, createSignal } from "solid-js";
import { createFragment, takeFragment } from "./fragment.ts";

/** A code for a seat, as a link brings it. Nothing is spent by having it. */
export interface SeatCode {
  readonly purpose: CodePurpose;
  readonly code: string;
}

const LETTERS = { device: "d", recovery: "r" } as const;
const CODE = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((CODE_BYTES * 4) / 3)}}$`);

/** The link that opens one's seat on another device. The code stands where no server sees it. */
export const seatLink = (id: string, { purpose, code }: SeatCode): string =>
  `${location.origin}/g/${id}#${LETTERS[purpose]}=${code}`;

/**
 * The code that a link to this page has brought, now or later, and a way to be done with it. It
 * is kept in memory alone and is gone from the address bar.
 */
export function createSeatCode(): { code: Accessor<SeatCode | null>; done(): void } {
  const [code, setCode] = createSignal<SeatCode | null>(null);
  createFragment(() => {
    const found = takeFragment([LETTERS.device, LETTERS.recovery]);
    const text = found?.d ?? found?.r;
    if (text === undefined || !CODE.test(text)) return;
    setCode({ purpose: found?.d === undefined ? "recovery" : "device", code: text });
  });
  return { code, done: () => setCode(null) };
}
