import { counting } from "../counting.ts";
import type { Dictionary } from "../dictionary.ts";

const n = counting("de");

export const companies: Dictionary["companies"] = {
  name: "Die Gesellschaften",
  description: "2 bis 6 Personen, 45 Minuten. Dieselben Gleise und ein Aktienmarkt.",
  options: {
    exchange: "Tausch gegen",
    openOrPile: "offene Aktie oder Stapel",
    open: "nur offene Aktie",
  },

  tabs: { label: "Dein Zug", tile: "Plättchen", market: "Aktien", players: "Personen" },
  strip: "Gesellschaften",
  closesAt: (points) => `der Tausch endet bei ${points}`,
  closesSoon: (company, left) => `mit ${left} mehr beendet ${company} den Tausch`,
  closesIn: n({
    one: "noch # Zug ohne Plättchen, dann endet der Tausch",
    other: "noch # Züge ohne Plättchen, dann endet der Tausch",
  }),
  closedByPoints: (company, points) => `${company} hat ${points} Punkte: kein Tausch mehr.`,
  closedByStall: "Zu viele Züge ohne Plättchen: kein Tausch mehr.",
  ofLimit: (points, limit) => `${points}/${limit}`,
  meter: (best, points, limit) =>
    `${best} führt mit ${points} der ${limit} Punkte, die den Tausch beenden`,
  value: (value) => `Wert ${value}`,
  companyIs: (company, points, value) => `${company}: ${points}, Wert ${value}`,
  wouldClose: (company, points) =>
    `${company} käme auf ${points}: dieses Plättchen beendet den Tausch.`,

  market: "Aktienmarkt",
  marketHead: "Aktien: nimm die offene oder die oberste vom Stapel für deine",
  marketHeadOpen: "Aktien: nimm die offene für deine",
  yours: "Deine",
  openRow: "Offen",
  pileRow: "Stapel",
  unseen: "verdeckt",
  percent: (percent) => `${percent} %`,
  ownShare: (share, worth) => `Deine Aktie ${share}, jetzt ${worth} wert`,
  openShare: (share, worth) => `Die offene Aktie, ${share}, jetzt ${worth} wert`,
  pileTop: (percent, count) =>
    `Die oberste vom Stapel zu ${percent} %, verdeckt, eine von ${count}`,
  share: (company, percent) => `${company} ${percent} %`,
  hidden: "eine Aktie, die du nicht kennst",
  give: "kommt unter den Stapel",
  take: "die offene Aktie",
  takeTop: "die oberste vom Stapel",
  takeUnseen: "die oberste vom Stapel, verdeckt",
  pile: (percent) => `Stapel ${percent} %`,
  swapFor: (given, taken) => `${given} geben, ${taken} nehmen`,
  swapForPile: (given) => `${given} geben, vom Stapel nehmen`,
  swapEffects: "Was dieser Tausch bewirkt",
  pickShare: "Wähle eine Aktie",
  triedHint: "Ein Versuch. Getauscht wird nichts.",
  tryGone: "Der Tausch, den du versucht hast, geht nicht mehr.",
  exchangeHint: "Ein Tausch ist dein ganzer Zug. Wähle ihn noch einmal oder bestätige.",
  pass: "Passen",
  passHint: "Du hast kein Plättchen mehr: tausche eine Aktie oder passe.",

  players: "Personen",
  playersHead: "Personen und welche Aktien von ihnen bekannt sind",
  worthNow: "jetzt {worth} wert",
  noneKnown: "Aktien unbekannt",

  event: {
    open: "{who} hat {percent} gegen die offene Aktie getauscht, {mark} {company}.",
    openYou: "{who} hast {percent} gegen die offene Aktie getauscht, {mark} {company}.",
    pile: "{who} hat {percent} mit dem Stapel getauscht.",
    pileTook: "{who} hat {percent} mit dem Stapel getauscht: {mark} {company}.",
    pileTookYou: "{who} hast {percent} mit dem Stapel getauscht: {mark} {company}.",
    passed: "{who} hat gepasst.",
    passedYou: "{who} hast gepasst.",
    closed: "Der Tausch ist beendet.",
  },

  keys: [
    ["M", "zum Aktienmarkt"],
    ["Pfeile", "im Markt: von Aktie zu Aktie; Eingabe: Vorschau, noch einmal: tauschen"],
  ],

  result: {
    reckoning: "Ergebnis, Aktie für Aktie",
    shareSum: (share, tenths, value, sum) => `${share}: ${tenths} mal Wert ${value} ist ${sum}`,
    bonusSum: (company, percent, bonus) => `am meisten von ${company}, ${percent} %: ${bonus} dazu`,
    most: "am meisten von",
    companies: "Gesellschaften: Punkte, Wert und wer am meisten hält",
    company: "Gesellschaft",
    points: "Punkte",
    value: "Wert",
    bonus: "Bonus",
    holder: "Am meisten",
    nobody: "niemand",
    note: "Eine Aktie zählt ein Zehntel ihres Prozentsatzes mal dem Wert ihrer Gesellschaft. Wer am meisten von einer Gesellschaft hält, bekommt ein Zehntel ihrer Punkte, abgerundet.",
  },
};
