import { counting } from "../counting.ts";
import type { FollowWords } from "../follow.ts";

const n = counting("de");

export const follow: FollowWords = {
  title: "Rückblick",
  at: (ply, all) => `Zug ${ply} von ${all}`,
  present: "Zur Partie",
  moved: (who) => `${who} hat gezogen.`,
  yourTurn: "Du bist am Zug.",
  unseen: {
    title: "Noch nicht gesehen",
    tiles: (stack, hands) =>
      `Was du noch nicht gesehen hast, liegt hier: ${stack} im Stapel, ${hands} auf anderen Händen.`,
    cards: (pile, elsewhere) =>
      `Was du nicht siehst, liegt hier: ${pile} im Stapel, ${elsewhere} auf der anderen Hand oder verdeckt beim Geld.`,
    left: "Noch nicht gesehene Plättchen",
    gone: "Von diesen sind alle gesehen",
    times: n({ one: "einmal:", other: "#-mal:" }),
  },
};
