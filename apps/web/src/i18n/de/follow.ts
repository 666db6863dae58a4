import type { FollowWords } from "../follow.ts";

export const follow: FollowWords = {
  title: "Rückblick",
  at: (ply, all) => `Zug ${ply} von ${all}`,
  present: "Zur Gegenwart",
  moved: (who) => `${who} hat gezogen.`,
  yourTurn: "Du bist am Zug.",
};
