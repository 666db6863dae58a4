import { counting } from "../counting.ts";

const n = counting("en");

export const follow = {
  title: "Looking back",
  at: (ply: number, all: number) => `Move ${ply} of ${all}`,
  present: "To the present",
  moved: (who: string) => `${who} has moved.`,
  yourTurn: "It is your turn.",
  unseen: {
    title: "Not seen yet",
    tiles: (stack: number, hands: number) =>
      `What you have not seen lies here: ${stack} in the stack, ${hands} in other hands.`,
    cards: (pile: number, elsewhere: number) =>
      `What you do not see lies here: ${pile} in the pile, ${elsewhere} in the other hand or face down on the money.`,
    left: "Tiles not seen yet",
    gone: "All of these are seen",
    times: n({ one: "once:", other: "# times:" }),
  },
};
