import {
  Change,
  FollowedCompletion,
  type Gap,
  type Geometry,
  isPlacement,
  type Kind,
  type Move,
  type Network,
  type Orientation,
  placementOf,
  TURNED,
} from "@endstation/engine";
import type { Chance } from "../chance.ts";
import { marginOf, type Worth } from "./worth.ts";

/** The board that is completed, and what that is worth. */
export interface Sampled {
  readonly network: Network;
  readonly orientation: Orientation;
  readonly worth: Worth;
  readonly chance: Chance;
}

/**
 * Random completions of one board, one after another, and what each move leads to in them.
 *
 * Generic over scoring: `worth` makes scores of the points by owner. The completions agree with
 * all that is known, as tiles in other hands and in the stack are exchangeable; that an own tile
 * will be laid by oneself they leave out.
 */
export class Samples {
  readonly completion = new FollowedCompletion();
  readonly #change = new Change(this.completion);
  readonly worth: Worth;
  readonly chance: Chance;

  constructor({ network, orientation, worth, chance }: Sampled) {
    this.completion.start(network, orientation);
    this.worth = worth;
    this.chance = chance;
  }

  /** Goes on to the next completion. */
  next(): void {
    this.completion.next(this.chance);
    this.worth.renew(this.chance);
  }

  /** The margin to the best other seat that a move leads to in this completion. */
  worthOf(move: Move): number {
    return marginOf(this.scoresAfter(move), this.worth.seat, this.worth.players);
  }

  /** The final scores by seat that a move leads to in this completion. Valid until the next call. */
  scoresAfter(move: Move): ArrayLike<number> {
    return this.worth.scores(this.pointsAfter(move), move);
  }

  /**
   * The final points by owner if a move is made and else all is as in this completion. A tile that
   * is laid changes places with the one that lay on its cell. Valid until the next call.
   */
  pointsAfter(move: Move): Int32Array {
    if (!isPlacement(move)) return this.completion.points;
    const { kind, turn, cell } = placementOf(move);
    return this.#pointsWith(kind, TURNED[kind * 4 + turn]!, this.completion.gaps.gapOn[cell]!);
  }

  #pointsWith(kind: Kind, geometry: Geometry, gap: Gap): Int32Array {
    const { geometries, places, points } = this.completion;
    const place = places[kind]!;
    const replaced = geometries[gap]!;
    if (place !== gap) this.#change.two(gap, geometry, place, replaced);
    else if (geometry !== replaced) this.#change.one(gap, geometry);
    else return points;
    return this.#change.points;
  }
}
