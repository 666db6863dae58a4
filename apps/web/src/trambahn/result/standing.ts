import { type Seat, type TrambahnPosition, trambahn } from "@endstation/engine";

/** The seats with the most points, in their order: more than one share the win (TB-22). */
export function winners(position: TrambahnPosition): readonly Seat[] {
  const { scores } = trambahn.outcome(position);
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
