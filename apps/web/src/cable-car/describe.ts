import {
  type Cell,
  type CompanyName,
  cellName,
  EXIT_SIDE,
  type Line,
  type LineChange,
  type LineEnd,
  type Owner,
  parseKind,
  type Station,
} from "@endstation/engine";
import type { Colour } from "@endstation/match";
import type { Dictionary } from "../i18n/dictionary.ts";
import { plain } from "../i18n/phrase.ts";
import { person, type Telling as TableTelling } from "../match/telling.ts";

export { person };

/** Who is at the table, whose cars run, and in which words it is told. */
export interface Telling extends TableTelling {
  /** The cars' colours by their owner: the players' own, in The Companies the companies'. */
  readonly cars: readonly Colour[];
  /** Whether cars run for companies, and so for no player alone. */
  readonly companies: boolean;
}

/** A car's line by name: "Blue 28". */
export function lineName(telling: Telling, line: { owner: Owner; station: Station }): string {
  const { common, cableCar } = telling.words;
  return cableCar.line(common.colours[telling.cars[line.owner]!], line.station);
}

/** A company as the screen calls it: "Sky". */
export const companyName = (telling: Telling, company: CompanyName): string =>
  telling.words.common.colours[company];

/** Where a line ends: "to station 27", "open at g3". */
export function lineEnd(words: Dictionary, end: LineEnd): string {
  if (end.at === "power") return words.cableCar.toPower;
  if (end.at === "station") return words.cableCar.toStation(end.station);
  return words.cableCar.openAt(cellName(end.cell));
}

/** What a tile does to one line, as a row of a list. */
export interface Effect {
  readonly station: Station;
  readonly owner: Owner;
  readonly name: string;
  readonly end: string;
  /** "+4" where it scores, else its new length, "5 tiles". */
  readonly figure: string;
  /** What the figure comes from: "was 4", or that it is "doubled". */
  readonly note: string | undefined;
  readonly scores: boolean;
}

export function effect(telling: Telling, change: LineChange): Effect {
  const scores = change.points !== undefined;
  const { tiles, was, doubled } = telling.words.cableCar;
  return {
    station: change.station,
    owner: change.owner,
    name: lineName(telling, change),
    end: lineEnd(telling.words, change.end),
    figure: scores ? `+${change.points}` : tiles(change.after),
    note: scores ? (change.doubled ? doubled : undefined) : was(change.before),
    scores,
  };
}

/** An effect as a sentence's part: "Blue 28 open at g3, 5 tiles, was 4". */
export const effectText = ({ name, end, figure, note }: Effect): string =>
  [`${name} ${end}`, figure, ...(note ? [note] : [])].join(", ");

/** What a preview does, as it is read out: "Blue 28 open at g3, 5 tiles, was 4." */
export function previewText(telling: Telling, effects: readonly Effect[]): string {
  if (effects.length === 0) return telling.words.cableCar.nothing;
  return effects.map((one) => `${effectText(one)}.`).join(" ");
}

/**
 * What a preview promises, in a word or two, for badge and button: the mover's own points, "+4";
 * where only others score, theirs is no promise and nothing is said. In The Companies nobody's
 * points are one's own: it is what each company gets, "+7 +4".
 */
export function promise(telling: Telling, changes: readonly LineChange[]): string {
  const sums = new Map<Owner, number>();
  for (const { owner, points } of changes) {
    if (points === undefined || (!telling.companies && owner !== telling.me)) continue;
    sums.set(owner, (sums.get(owner) ?? 0) + points);
  }
  return [...sums.values()].map((sum) => `+${sum}`).join(" ");
}

/** All that is to be said of one cell. */
export interface CellFacts {
  readonly cell: Cell;
  /** How the tile on it lies; `null`: none. */
  readonly code: string | null;
  /** The lines that pass, open or scored. */
  readonly lines: readonly Line[];
  readonly last: boolean;
  /** Whether it was laid since this device last looked. */
  readonly fresh: boolean;
  readonly power: boolean;
  /** What may be done here: why not, or "legal", or what the preview does. */
  readonly use: { readonly legal: boolean; readonly why: string | null };
  readonly preview: readonly Effect[] | null;
  /** Whether the tile is only tried: it cannot be laid now. */
  readonly tries?: boolean;
}

/** A cell of the board as a label. */
export function describeCell(telling: Telling, facts: CellFacts): string {
  const { cell: words, nothing } = telling.words.cableCar;
  const name = cellName(facts.cell);
  if (facts.power) return `${name}, ${words.power}`;
  if (facts.preview) {
    const effects = facts.preview.map(effectText);
    const lies = facts.code === null ? [] : [describeTile(telling.words, facts.code)];
    const does = effects.length > 0 ? effects : [nothing];
    return [`${name}, ${facts.tries ? words.tried : words.preview}`, ...does, ...lies].join("; ");
  }
  if (facts.code === null) {
    const legal = facts.tries ? words.mayTry : words.legal;
    const use = facts.use.legal ? legal : facts.use.why;
    return [name, words.free, ...(use ? [use] : [])].join(", ");
  }
  const carried = facts.lines.map((line) =>
    words.passes(lineName(telling, { owner: line.owner!, station: line.station })),
  );
  return [
    `${name}, ${words.tile}`,
    ...(facts.last ? [words.last] : []),
    ...(facts.fresh ? [telling.words.play.fresh] : []),
    describeTile(telling.words, facts.code),
    ...carried,
  ].join("; ");
}

/** A tile by what its tracks join: "top to bottom, right and back, ...". */
export function describeTile(words: Dictionary, code: string): string {
  const { sides, joins, back } = words.cableCar.cell;
  const geometry = parseKind(code)!;
  return sides
    .map((side, entry) => {
      const exit = EXIT_SIDE[geometry * 4 + entry]!;
      return exit === entry ? back(side) : joins(side, sides[exit]!);
    })
    .join(", ");
}

/** A station as a label: whose car, how long its line is and where it goes on or what it scored. */
export function describeStation(
  telling: Telling,
  station: Station,
  line: Line | undefined,
): string {
  const { cell: words, tiles, points } = telling.words.cableCar;
  const name = words.station(station);
  if (!line || line.owner === null) return `${name}, ${words.noCar}`;
  const car = lineName(telling, { owner: line.owner, station });
  if (line.end.at !== "open") {
    const end = lineEnd(telling.words, line.end);
    return `${name}, ${words.scored(car, points(line.points))}, ${end}`;
  }
  const whose = telling.companies ? car : words.carOf(car, plain([person(telling, line.owner)]));
  const state =
    line.passes.length === 0
      ? words.waiting
      : `${tiles(line.passes.length)}, ${lineEnd(telling.words, line.end)}`;
  return `${name}, ${whose}, ${state}`;
}
