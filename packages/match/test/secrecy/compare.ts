import type { Place } from "../../src/action.ts";
import { Random } from "../simulation/random.ts";
import { exchangesOf, type Kind } from "./exchange.ts";
import { begin } from "./prepare.ts";
import { goesOn, nextLine } from "./script.ts";
import { FAITHFUL, type Leak, type Line, Stage } from "./stage.ts";
import { Watch } from "./watch.ts";

/** Two deals that a viewer cannot tell apart, and what came of playing both alike. */
export interface Pair {
  readonly exchange: string;
  /** How many lines were played in both. */
  readonly lines: number;
  /** How many moves bots made in them. */
  readonly botMoves: number;
  /** The seats that were compared, and those that were sent different bytes. */
  readonly seats: number;
  readonly differed: number;
  readonly spectatorDiffered: boolean;
  /** The first bytes that differ. */
  readonly first: readonly [string | undefined, string | undefined] | null;
}

const MIN_LINES = 3;

/**
 * Plays one match, then plays it again, line for line, on deals that differ in what some viewers
 * may not see, and compares all that they were sent until a move shows a piece of the difference.
 */
export async function comparePairs(
  kind: Kind,
  seed: number,
  { leak = FAITHFUL, hasBot }: { readonly leak?: Leak; readonly hasBot?: boolean } = {},
): Promise<Pair[]> {
  const random = new Random(seed);
  const begun = await begin(kind, random, { hasBot });
  const { players, hand, deal, order, bot } = begun;
  // What a bot plays may hang on what it holds itself: there a difference is no fault.
  const exchanges = exchangesOf(kind, deal, { random, players, hand }).filter(
    ({ holder }) => holder === null || order[holder] !== bot,
  );
  const stage = new Stage(begun, deal, leak);
  await stage.open();
  const watch = new Watch(stage.room.match);
  const viewers: (Place | null)[] = [...order.filter((place) => place !== bot), null];
  const lines: Line[] = [];
  // How much each viewer had been sent before each line.
  const marks: Map<Place | null, number>[] = [];
  const mark = () => new Map(viewers.map((viewer) => [viewer, stage.sentTo(viewer).length]));
  const bots: number[] = [];
  const botMoves = () => stage.room.match.log.filter(({ body }) => "bot" in body).length;
  const cuts = new Map<unknown, number>();
  const most = 15 + random.below(45);
  while (lines.length < most && cuts.size < exchanges.length) {
    const writing = { random, stage, exchanges: exchanges.filter((one) => !cuts.has(one)) };
    const line = goesOn(writing) ? nextLine(writing) : null;
    if (line === null) break;
    marks.push(mark());
    bots.push(botMoves());
    await stage.play(line);
    for (const one of watch.shown(stage.room.match, exchanges)) {
      if (!cuts.has(one)) cuts.set(one, lines.length);
    }
    lines.push(line);
  }
  marks.push(mark());
  bots.push(botMoves());
  const pairs: Pair[] = [];
  for (const one of exchanges) {
    const cut = cuts.get(one) ?? lines.length;
    if (cut < MIN_LINES) continue;
    const other = new Stage(begun, one.exchanged(deal), leak);
    await other.open();
    for (const line of lines.slice(0, cut)) await other.play(line);
    let first: Pair["first"] = null;
    const isAlike = (viewer: Place | null) => {
      const sent = stage.sentTo(viewer).slice(0, marks[cut]!.get(viewer)!);
      const again = other.sentTo(viewer);
      const length = Math.max(sent.length, again.length);
      for (let i = 0; i < length; i++) {
        if (sent[i] === again[i]) continue;
        first ??= [sent[i], again[i]];
        return false;
      }
      return true;
    };
    const seats = order.filter((place, seat) => seat !== one.holder && place !== bot);
    const differed = seats.filter((place) => !isAlike(place)).length;
    const spectatorDiffered = !isAlike(null);
    pairs.push({
      exchange: one.name,
      lines: cut,
      botMoves: bots[cut]!,
      seats: seats.length,
      differed,
      spectatorDiffered,
      first,
    });
  }
  return pairs;
}
