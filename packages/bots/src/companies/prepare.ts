import type { Position } from "@endstation/engine";
import { Samples } from "../cable-car/samples.ts";
import type { Chance } from "../chance.ts";
import { Evidence, type Scrutiny } from "./evidence.ts";
import { ShareWorth } from "./share-worth.ts";

/** What is done before anything is judged. */
export interface Preparation {
  /** How closely the others' moves are looked at for what they hide; `null` for not at all. */
  readonly scrutiny: Scrutiny | null;
  /** Completions in which it is found what a point of each company is worth. */
  readonly weighed: number;
}

/** Completions of a game with companies, with what is known of all hidden shares taken in. */
export function* prepare(
  position: Position,
  { scrutiny, weighed }: Preparation,
  chance: Chance,
): Generator<void, Samples> {
  const evidence = scrutiny && new Evidence(position, scrutiny, chance);
  if (evidence) yield* evidence.gather();
  const worth = new ShareWorth(position, evidence?.logs ?? null);
  const { orientation } = position.options;
  const samples = new Samples({ network: position.network, orientation, worth, chance });
  for (let completion = 0; completion < weighed; completion++) {
    samples.next();
    worth.weigh(samples.completion.points, weighed);
  }
  return samples;
}
