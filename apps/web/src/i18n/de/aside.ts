import { counting } from "../counting.ts";
import type { Dictionary } from "../dictionary.ts";

const n = counting("de");

/** What comes to a table now and then: its menu, questions, news, and how it went on and ended. */
export const aside: Dictionary["aside"] = {
  keys: [
    ["P", "auf die Züge zurückblicken, und von dort zur Partie"],
    ["C", "was noch nicht gesehen ist"],
  ],

  menu: {
    title: "Diese Partie",
    turn: "Partie",
    lookBack: "Auf die Züge zurückblicken",
    back: "Meinen letzten Zug zurücknehmen",
    pause: "Um eine Pause bitten",
    resume: "Weiterspielen",
    stop: "Abbruch vorschlagen",
    resign: "Aufgeben",
    resignSure:
      "Aufgeben? Du gibst deinen Platz für immer ab und stehst am Ende hinter allen, die weiterspielen.",
    resignYes: "Ja, aufgeben",
    resignNo: "Weiterspielen",
    asked: "Eine andere Frage ist noch offen. Erst braucht sie eine Antwort.",
    people: "Personen",
    reactions: "Den anderen zurufen",
    settings: "Einstellungen und Regeln",
    terms: "Bedenkzeit",
  },

  lostYou: {
    resigned: "Du hast aufgegeben.",
    abandoned: "Du warst zu lange weg.",
    time: "Deine Zeit ist um.",
    away: "Du warst zu lange weg.",
    random: "Für deinen Platz wird zufällig gezogen.",
    bot: "Auf deinem Platz spielt ein Bot.",
    back: "Zurückkommen",
  },

  offer: {
    undo: ["{who} möchte {moves} zurücknehmen.", "Du möchtest {moves} zurücknehmen."],
    pause: ["{who} bittet um eine Pause.", "Du bittest um eine Pause."],
    resume: ["{who} möchte weiterspielen.", "Du möchtest weiterspielen."],
    stop: [
      "{who} schlägt vor, hier aufzuhören, ohne Sieg.",
      "Du schlägst vor, hier aufzuhören, ohne Sieg.",
    ],
    moves: n({ one: "# Zug", other: "# Züge" }),
    yes: "Einverstanden",
    no: "Nein",
    withdraw: "Zurückziehen",
    agreed: "Zugestimmt: {who}.",
    waits: "Antwort fehlt noch von {who}.",
    left: (time) => `${time} zum Antworten`,
    until: (when) => `Antworten bis ${when}`,
    label: "Eine Frage an den Tisch",
    fold: "Einklappen",
    unfold: "Eine Frage ist offen",
  },

  banner: {
    paused: "Die Partie ist angehalten.",
    handOver: "An diesem Gerät ist jetzt {who} am Zug.",
  },

  note: {
    undo: ["{who} wollte {moves} zurücknehmen.", "Du wolltest {moves} zurücknehmen."],
    pause: ["{who} hat um eine Pause gebeten.", "Du hast um eine Pause gebeten."],
    resume: ["{who} wollte weiterspielen.", "Du wolltest weiterspielen."],
    stop: ["{who} hat vorgeschlagen aufzuhören.", "Du hast vorgeschlagen aufzuhören."],
    agreed: ["{who} hat zugestimmt.", "Du hast zugestimmt."],
    withdrawn: ["{who} hat die Frage zurückgezogen.", "Du hast die Frage zurückgezogen."],
    declined: ["{who} hat Nein gesagt.", "Du hast Nein gesagt."],
    lapsed: "Niemand hat rechtzeitig geantwortet.",
    paused: "Die Partie wurde angehalten.",
    resumed: ["{who} lässt die Partie weitergehen.", "Du lässt die Partie weitergehen."],
    resumedAll: "Die Partie ging weiter.",
    resigned: ["{who} hat aufgegeben.", "Du hast aufgegeben."],
    abandoned: [
      "{who} war zu lange weg; für den Platz wird zufällig gezogen.",
      "Du warst zu lange weg; für deinen Platz wird zufällig gezogen.",
    ],
    time: ["{who} hatte keine Zeit mehr.", "Du hattest keine Zeit mehr."],
    resignedBot: [
      "{who} hat aufgegeben; ein Bot spielt weiter.",
      "Du hast aufgegeben; ein Bot spielt weiter.",
    ],
    abandonedBot: [
      "{who} war zu lange weg; ein Bot spielt weiter.",
      "Du warst zu lange weg; ein Bot spielt weiter.",
    ],
    timeBot: [
      "Die Zeit von {who} ist um; ein Bot spielt weiter.",
      "Deine Zeit ist um; ein Bot spielt weiter.",
    ],
    substituted: [
      "{who} war zu lange weg; bis zur Rückkehr spielt ein Bot.",
      "Du warst zu lange weg; bis du zurückkommst, spielt ein Bot.",
    ],
    returned: ["{who} ist zurückgekommen.", "Du bist zurückgekommen."],
    replaced: [
      "{who} spielt auf einem verlassenen Platz weiter.",
      "Du spielst auf einem verlassenen Platz weiter.",
    ],
    hosted: ["{who} leitet jetzt die Partie.", "Du leitest jetzt die Partie."],
    undone: ["{who} hat {moves} zurückgenommen.", "Du hast {moves} zurückgenommen."],
    undoneAlone: "{moves} zurückgenommen.",
    agreedTo: "Zugestimmt: {who}.",
    endedResigned: "Die Partie endete, weil {who} aufgab.",
    endedAbandoned: "Die Partie endete, weil {who} fort war.",
    endedTime: "Die Partie endete, weil die Zeit von {who} um war.",
    endedAgreed: "Alle waren einverstanden, hier aufzuhören.",
    autoTime: "Ein zufälliger Zug: Die Zeit war um.",
    autoLost: "Ein zufälliger Zug: Niemand spielt diesen Platz.",
    botTime: "Ein Bot hat gezogen: Die Zeit war um.",
    botLost: "Ein Bot hat gezogen: An diesem Platz spielt gerade niemand.",
  },

  taken: {
    tileToHand: "{tile} geht von {cell} zurück auf die Hand.",
    tileToStack: "{tile} geht von {cell} zurück oben auf den Stapel; wer es sah, weiß es.",
    drawnToStack: "Das gezogene Plättchen liegt wieder oben auf dem Stapel; wer es zog, weiß es.",
    refill:
      "Was zum Auffüllen der Hand gezogen war, liegt wieder oben auf dem Stapel; wer es hatte, weiß es.",
    shares: "Die Anteile liegen wieder, wo sie lagen.",
    cards: "{cards}: zurück auf die Hand; wer sie sah, weiß es.",
    banked: "Vom Geld zurück auf die Hand: {cards}.",
    tram: "{tram} steht wieder im Vorrat.",
    drawnCards:
      "Die seither gezogenen Karten liegen wieder oben auf dem Stapel; wer sie hatte, weiß es.",
  },

  log: {
    title: "Was geschah, Zug für Zug",
    see: (ply) => `den Tisch nach Zug ${ply} ansehen`,
    marked: (where) => `Auf dem Brett markiert: ${where}.`,
  },

  look: {
    title: "Seit du zuletzt hier warst",
    more: n({ one: "Vorher noch # anderes, dann:", other: "Vorher noch # andere, dann:" }),
    close: "Gesehen",
  },

  result: {
    stopped: "Einvernehmlich beendet",
    resigned: "{who} hat aufgegeben.",
    resignedYou: "Du hast aufgegeben.",
    abandoned: "{who} war zu lange weg.",
    abandonedYou: "Du warst zu lange weg.",
    time: "{who} hatte keine Zeit mehr.",
    timeYou: "Du hattest keine Zeit mehr.",
    noWinner: "Niemand hat gewonnen.",
    rematch: "Noch eine Partie",
    next: "Zur nächsten Partie",
    leaving: (seconds) =>
      `Die nächste Partie steht bereit. In ${seconds} Sekunden geht es dort weiter, wenn du nicht hier bleibst.`,
    stay: "Hier bleiben",
    tally: (list) => `Gewonnene Partien dieser Reihe: ${list}.`,
    tallyOf: (name, wins) => `${name} ${wins}`,
    mapSoFar: "Der Plan, wie er verlassen wurde, jede Linie in der Farbe ihres Besitzers",
  },

  reaction: {
    hello: "Hallo!",
    thanks: "Danke!",
    "well-played": "Gut gespielt!",
    wow: "Wow!",
    oops: "Hoppla!",
    hurry: "Du bist dran!",
    says: "{who}: {what}",
    mute: "Zurufe der anderen ausblenden",
  },

  curtain: {
    title: (name) => `Gib weiter an ${name}`,
    text: (name) => `${name} ist am Zug. So lange ist vom Tisch nichts zu sehen.`,
    open: (name) => `Ich bin ${name}`,
    stay: (name) => `Zurück zu ${name}`,
    opening: "Der Platz wird geöffnet",
    held: "Das Letzte ist noch unterwegs. Danach geht der Platz auf.",
  },

  person: {
    here: "da",
    away: "weg",
    host: "Leitung",
    you: "du",
    remove: (name) => `Ohne ${name} weiterspielen`,
    hide: (name) => `Den Namen ${name} ausblenden`,
    makeHost: (name) => `${name} die Leitung geben`,
    becomeHost: "Die Leitung übernehmen",
    handOver: (name) => `An ${name} übergeben`,
  },

  clock: {
    until: (when) => `bis ${when}`,
    quiet: (when) => `Ruhe bis ${when}`,
    left: (time) => `noch ${time}`,
    minute: "Noch eine Minute für deinen Zug.",
    seconds: "Noch zehn Sekunden für deinen Zug.",
    days: n({ one: "# Tag", other: "# Tage" }),
    hours: n({ one: "# Stunde", other: "# Stunden" }),
  },
};
