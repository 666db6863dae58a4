import { lengthOf, type Network, NOBODY, STATIONS } from "@endstation/engine";

/** By how many points an open line grows yet: about as many late in a game as early. */
const GROWTH = 7;

/**
 * Writes what each company may come to as a rule of thumb: what its lines have scored, and of
 * each open one its length and some more.
 */
export function writeOutlook(network: Network, into: Float64Array): void {
  into.fill(0);
  const { owners } = network.layout;
  for (const { station } of STATIONS) {
    const owner = owners[station - 1]!;
    if (owner === NOBODY) continue;
    into[owner]! += network.worth(station - 1) || lengthOf(network, station) + GROWTH;
  }
}
