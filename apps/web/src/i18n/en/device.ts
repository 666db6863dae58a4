/** Matches that are played on this device alone. */
export const device = {
  where: "With people or bots",
  online: "Online, by link",
  here: "On this device",
  players: "Who plays",
  nameOf: (number: number) => `Name of player ${number}`,
  /** Whoever gives no name is called so. */
  player: (number: number) => `Player ${number}`,
  who: (number: number) => `Player ${number}`,
  person: "Person",
  note: "Without a network too. Nothing leaves this device.",
  noteShared: "The device goes round: each sees their own hand only.",
  noteAlone: "In your turn the lamp shows what a bot would play.",
  hint: "Show a hint",
  hinted: "A bot would play this. It is not done until you confirm it.",
  noHint: "There is no hint for this now.",
  start: "Start",
  starting: "Starting",
  failed:
    "This browser keeps nothing for this page, so no game can be played here. A private window may be the reason.",
  lead: "On this device. Start when all are ready.",
  tooFew: "Two make a match. Add a person or a bot here on this device.",
  offline: "There is no network. On this device you can play all the same.",
  options: "Options",
  change: "Change options",
  dealRow: "dealt on this device",
  listed: "on this device",
  forgetTitle: "Delete this match?",
  forget: "Delete",
  forgetText: "It is deleted from this device, with all its moves.",
  unknown: {
    title: "This match is on another device",
    text: "It was begun to be played on one device alone, or it was deleted here.",
  },
  dealt: "Dealt on this device",
  dealtText:
    "Everything that was played follows from the deal. This device alone has dealt, so nobody else can vouch for it.",
};
