import { type CompanyName, cellName } from "@endstation/engine";
import { fill, type Part, plain } from "../i18n/phrase.ts";
import { companyName, lineName, person, type Telling } from "./describe.ts";
import { lying } from "./model/read.ts";
import type { Exchanging, Happening, Laying, Passing } from "./model/story.ts";

/** A turn and what it brought, as sentences with pictures in them. */
export function describeEvent(telling: Telling, event: Happening): Part[] {
  const news = event.closesExchange ? [" ", telling.words.companies.event.closed] : [];
  return [...describeTurn(telling, event), ...news];
}

function describeTurn(telling: Telling, event: Happening): Part[] {
  switch (event.type) {
    case "laying":
      return describeLaying(telling, event);
    case "exchange":
      return describeExchange(telling, event);
    case "pass":
      return describePass(telling, event);
  }
}

/** A laying and what it brought. */
function describeLaying(telling: Telling, laying: Laying): Part[] {
  const { event, aTile, points } = telling.words.cableCar;
  const mine = laying.seat === telling.me;
  const template = laying.drawn
    ? mine
      ? event.drewYou
      : event.drew
    : mine
      ? event.laidYou
      : event.laid;
  const laid = fill(template, {
    who: person(telling, laying.seat),
    tile: { kind: "tile", text: aTile, data: lying(laying.kind, laying.turn) },
    cell: cellName(laying.cell),
  });
  const closed = laying.closed.flatMap((line) => [
    " ",
    ...fill(line.doubled ? event.power : event.home, {
      mark: { kind: "mark", text: "", data: telling.cars[line.owner]! },
      line: lineName(telling, line),
      points: { kind: "strong", text: points(line.points) },
    }),
  ]);
  return [...laid, ...closed];
}

/** The same as text alone, for the live region. */
export const eventText = (telling: Telling, event: Happening): string =>
  plain(describeEvent(telling, event)).replace(/\s+/g, " ");

/** What of the table a turn points at, as text: a cell, or the shares of a percentage. */
export function markedText({ words }: Telling, event: Happening): string {
  if (event.type === "laying") return cellName(event.cell);
  return event.type === "exchange" ? words.companies.percent(event.percentage) : "";
}

/** Who exchanged which percentage where, and what was taken if it has been seen. */
function describeExchange(telling: Telling, exchange: Exchanging): Part[] {
  const { event, percent } = telling.words.companies;
  const mine = exchange.seat === telling.me;
  const { taken } = exchange;
  const slots = {
    who: person(telling, exchange.seat),
    percent: percent(exchange.percentage),
    ...(taken !== null && companySlots(telling, taken)),
  };
  if (exchange.source === "open") return fill(mine ? event.openYou : event.open, slots);
  if (taken !== null) return fill(mine ? event.pileTookYou : event.pileTook, slots);
  return fill(event.pile, slots);
}

const describePass = (telling: Telling, { seat }: Passing): Part[] => {
  const { event } = telling.words.companies;
  return fill(seat === telling.me ? event.passedYou : event.passed, {
    who: person(telling, seat),
  });
};

/** A company as its mark and its name. */
const companySlots = (telling: Telling, company: CompanyName) => ({
  mark: { kind: "mark", text: "", data: company } as const,
  company: { kind: "strong", text: companyName(telling, company) } as const,
});
