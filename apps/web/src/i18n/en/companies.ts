import { counting } from "../counting.ts";

const n = counting("en");

export const companies = {
  name: "The Companies",
  description: "2 to 6 players, 45 minutes. The same tracks, and a share market.",
  options: {
    exchange: "Exchange for",
    openOrPile: "open share or pile",
    open: "open share only",
  },

  tabs: { label: "Your turn", tile: "Tile", market: "Shares", players: "Players" },
  strip: "Companies",
  /** The head of the companies: when the exchange closes. */
  closesAt: (points: number) => `the exchange closes at ${points}`,
  closesSoon: (company: string, left: number) => `${company} closes the exchange with ${left} more`,
  closesIn: n({
    one: "# more turn without a tile closes the exchange",
    other: "# more turns without a tile close the exchange",
  }),
  closedByPoints: (company: string, points: number) =>
    `${company} has ${points} points: no more exchanges.`,
  closedByStall: "Too many turns without a tile: no more exchanges.",
  ofLimit: (points: number, limit: number) => `${points}/${limit}`,
  meter: (best: string, points: number, limit: number) =>
    `${best} leads with ${points} of the ${limit} points that close the exchange`,
  value: (value: number) => `value ${value}`,
  companyIs: (company: string, points: string, value: number) =>
    `${company}: ${points}, value ${value}`,
  wouldClose: (company: string, points: number) =>
    `${company} would reach ${points}: this tile closes the exchange.`,

  market: "Share market",
  marketHead: "Shares: take the open one or the pile's top for yours",
  marketHeadOpen: "Shares: take the open one for yours",
  yours: "Yours",
  openRow: "Open",
  pileRow: "Pile",
  unseen: "unseen",
  percent: (percent: number) => `${percent} %`,
  ownShare: (share: string, worth: number) => `Your ${share}, worth ${worth} now`,
  openShare: (share: string, worth: number) => `The open share, ${share}, worth ${worth} now`,
  pileTop: (percent: number, count: number) =>
    `The top of the ${percent} % pile, unseen, one of ${count}`,
  share: (company: string, percent: number) => `${company} ${percent} %`,
  hidden: "a share you have not seen",
  give: "goes under the pile",
  take: "the open share",
  takeTop: "the top of the pile",
  takeUnseen: "the top of the pile, unseen",
  pile: (percent: number) => `Pile ${percent} %`,
  swapFor: (given: string, taken: string) => `Give ${given}, take ${taken}`,
  swapForPile: (given: string) => `Give ${given}, take from the pile`,
  swapEffects: "What this exchange does",
  pickShare: "Choose a share",
  triedHint: "A try. Nothing is exchanged.",
  tryGone: "The exchange that you tried is not possible any more.",
  exchangeHint: "An exchange is your whole turn. Choose it again, or confirm.",
  pass: "Pass",
  passHint: "You have no tile left: exchange a share, or pass.",

  players: "Players",
  playersHead: "Players and the shares they are known to hold",
  worthNow: "worth {worth} at today's values",
  noneKnown: "shares unseen",

  event: {
    open: "{who} exchanged {percent} with the open share, {mark} {company}.",
    openYou: "{who} exchanged {percent} with the open share, {mark} {company}.",
    pile: "{who} exchanged {percent} with the pile.",
    pileTook: "{who} exchanged {percent} with the pile: {mark} {company}.",
    pileTookYou: "{who} exchanged {percent} with the pile: {mark} {company}.",
    passed: "{who} passed.",
    passedYou: "{who} passed.",
    closed: "The exchange is closed.",
  },

  keys: [
    ["M", "to the share market"],
    ["Arrows", "in the market: from share to share; Enter: preview, and again: exchange"],
  ] as [string, string][],

  result: {
    reckoning: "Final scores, share by share",
    shareSum: (share: string, tenths: number, value: number, sum: number) =>
      `${share}: ${tenths} times value ${value} is ${sum}`,
    bonusSum: (company: string, percent: number, bonus: number) =>
      `most of ${company}, ${percent} %: ${bonus} more`,
    most: "most of",
    companies: "Companies: points, value, and who holds most",
    company: "Company",
    points: "Points",
    value: "Value",
    bonus: "Bonus",
    holder: "Most shares",
    nobody: "nobody",
    note: "A share counts a tenth of its percentage times its company's value. Whoever holds most of a company gets a tenth of its points, rounded down.",
  },
};
