const WORDS = ["None", "One", "Two", "Three", "Four", "Five", "Six"];
const word = (count: number) => WORDS[count] ?? String(count);

export const lobby = {
  /** The heading: how many of the places are taken. */
  here: (taken: number, places: number) =>
    taken === 0
      ? "Nobody is here yet"
      : taken === places
        ? "Everyone is here"
        : `${word(taken)} of ${word(places).toLowerCase()} ${taken === 1 ? "is" : "are"} here`,
  leadHost: "The table opens when you start it.",
  leadGuest: "The table opens when {host} starts it.",
  leadEmpty: "Whoever joins first is the host.",
  free: "Free seat",
  freeFor: "for whoever has the invite",
  present: "here",
  away: "away",
  host: "host",
  start: (taken: number) => (taken < 2 ? "Start" : `Start with ${word(taken).toLowerCase()}`),
  tooFew: "Two make a match. Send the link, or add a bot.",
  edit: "Name and colour",
  leave: "Leave",
  join: "Take a seat",
  joinTitle: "Take a seat",
  editTitle: "Name and colour",
  save: "Save",
  name: "Your name",
  colour: "Your colour",
  taken: (colour: string) => `${colour}, taken`,
  watchOnly: "You are watching. To play, open the invite link, or ask for a seat.",
  full: "Every seat is taken. You are watching.",
  invite: "Invite",
  inviteText: "Whoever opens this link can take a seat.",
  fullText: "The table is full: whoever opens this link watches.",
  watchText: "This link is for watching. A seat needs the invite of someone at the table.",
  onlyHere:
    "It works on this device only: for others, open Endstation by its address in your network.",
  link: "Link to this match",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Not copied: please copy the link by hand.",
  share: "Share link",
  shareText: "Play with me on Endstation",
  showQr: "Show QR",
  qr: "QR code of the link",
  seats: "Seats",
  seatsLot: "drawn by lot at the start",
  deal: "Deal",
  dealFixed: "fixed now, can be checked afterwards",
};
