import fc from "fast-check";
import { expect, test } from "vitest";
import { midGame } from "../../../test/mid-game.ts";
import { after } from "../../../test/positions.ts";
import { randomBelow } from "../../../test/random.ts";
import { Network } from "../network.ts";
import type { Position } from "../position.ts";
import { COPIES, KINDS, TILES, TURNED } from "../tiles.ts";
import { Change } from "./change.ts";
import { FollowedCompletion } from "./followed-completion.ts";
import { tilesLeft } from "./tiles-left.ts";

/** The points by the network, were its gaps filled with these geometries. */
function pointsWith({ network }: Position, cells: Uint8Array, geometries: Uint8Array): number[] {
  const full = new Network(network.layout);
  full.copyFrom(network);
  const size = TILES.length - network.laid;
  // A kind as printed has the geometry of its own number.
  for (let gap = 0; gap < size; gap++) full.lay(geometries[gap]! * 4, cells[gap]!);
  return [...full.points];
}

/** What all turns of a kind have in common. */
const smallestTurn = (kind: number): number => Math.min(...TURNED.subarray(kind * 4, kind * 4 + 4));

test("a followed completion permutes the tiles left, and scores what the network says", () => {
  const completion = new FollowedCompletion();
  fc.assert(
    fc.property(midGame, ({ position, seed }) => {
      const { network, options } = position;
      completion.start(network, options.orientation);
      const look = options.orientation === "free" ? smallestTurn : (kind: number): number => kind;
      const chance = { below: randomBelow(seed) };
      for (let round = 0; round < 3; round++) {
        completion.next(chance);
        const { geometries, gaps, points } = completion;
        const laid = [...geometries.subarray(0, gaps.size)];
        expect(laid.map(look).sort()).toEqual(tilesLeft(network).map(look).sort());
        const byOwner = [...points.subarray(0, network.layout.ownerCount)];
        expect(byOwner).toEqual(pointsWith(position, gaps.cells, geometries));
      }
    }),
    { numRuns: 200 },
  );
});

test("with other tiles on one gap or two it would score what the network says", () => {
  const completion = new FollowedCompletion();
  const change = new Change(completion);
  fc.assert(
    fc.property(midGame, ({ position, seed }) => {
      fc.pre(!position.over);
      const { network, options } = position;
      const below = randomBelow(seed);
      completion.start(network, options.orientation);
      completion.next({ below });
      const { gaps } = completion;
      const changed = (): number[] => [...change.points.subarray(0, network.layout.ownerCount)];
      for (let round = 0; round < 10; round++) {
        const geometries = completion.geometries.slice();
        const [gap, other] = [below(gaps.size), below(gaps.size)];
        geometries[gap] = below(KINDS.length);
        change.one(gap, geometries[gap]!);
        expect(changed()).toEqual(pointsWith(position, gaps.cells, geometries));
        if (other === gap) continue;
        geometries[other] = below(KINDS.length);
        change.two(gap, geometries[gap]!, other, geometries[other]!);
        expect(changed()).toEqual(pointsWith(position, gaps.cells, geometries));
      }
    }),
    { numRuns: 200 },
  );
});

test("each tile stands on each gap alike, and is found where it stands", () => {
  const completion = new FollowedCompletion();
  completion.start(after("").network, "fixed");
  const chance = { below: randomBelow(1) };
  const counts = new Map<string, number>();
  const rounds = 20_000;
  const gaps = [1, 18, 59];
  for (let round = 0; round < rounds; round++) {
    completion.next(chance);
    const { geometries, places } = completion;
    for (const gap of gaps) {
      const at = `${gap} ${geometries[gap]}`;
      counts.set(at, (counts.get(at) ?? 0) + 1);
      expect(geometries[places[geometries[gap]!]!]).toBe(geometries[gap]);
    }
  }
  for (const gap of gaps) {
    for (const [kind, copies] of COPIES.entries()) {
      const expected = (rounds * copies) / TILES.length;
      const far = Math.abs(counts.get(`${gap} ${kind}`)! - expected) / Math.sqrt(expected);
      expect([gap, kind, far < 5]).toEqual([gap, kind, true]);
    }
  }
});
