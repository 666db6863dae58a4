/** How a match has ended, and what can be done with it. */
export const ended = {
  wins: "{who} wins",
  youWin: "You win",
  /** After the names. */
  share: " share the win",
  shareYou: " share the win",
  with: (points: number) => `with ${points}`,
  scores: "Final scores, line by line",
  lineOf: (points: readonly number[], total: number) => `${points.join(", ")}, together ${total}`,
  record: "Save the record",
  again: "New match",
  checking: "Checking the deal",
  verified: "The deal is verified",
  verifiedText: "The shuffle was fixed before the first move and matches what was played.",
  failed: "The deal does not match",
  failedText: "What was played does not follow from the shuffle that was fixed at the start.",
  unavailable: "The deal could not be checked",
  unavailableText: "The record could not be loaded.",
  retry: "Try again",
  picture: {
    share: "Share as a picture",
    save: "Save as a picture",
    failed: "This browser could not make the picture.",
  },
};
