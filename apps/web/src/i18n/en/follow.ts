export const follow = {
  title: "Looking back",
  at: (ply: number, all: number) => `Move ${ply} of ${all}`,
  present: "To the present",
  moved: (who: string) => `${who} has moved.`,
  yourTurn: "It is your turn.",
};
