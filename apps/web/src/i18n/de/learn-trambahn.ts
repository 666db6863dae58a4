import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Trambahn lernen",
  steps: {
    uses: {
      title: "Eine Karte, drei Wege",
      text: "Eine Karte ist ein Fahrgast an einer Endhaltestelle, eine Haltestelle auf deiner Linie oder 1.000 Mark. Jeder Zug beginnt mit einem Fahrgast, und zu einer früheren Phase führt kein Weg zurück.",
      ask: "Nutze drei Karten auf drei Arten: eine als Fahrgast, eine als Haltestelle, eine als Geld.",
      done: "Fahrgast, Haltestelle, Geld: das sind die Phasen eines Zugs. Danach darfst du Bahnen kaufen.",
      says: {
        stop: "Jetzt eine Haltestelle: wähle eine Karte für deine Linie, oder beginne eine neue.",
        bank: "Und eine zum Geld: geh weiter zu den Einnahmen.",
        noStop:
          "Haltestellen kommen vor den Einnahmen, und zurück geht es nicht. Lege erst eine Haltestelle.",
        ends: "Dein Zug ist noch nicht zu Ende. Nutze je eine Karte als Fahrgast, Haltestelle und Geld.",
      },
    },
    build: {
      title: "Eine Linie bauen",
      text: "Eine Linie hat eine Farbe, und ihre Haltestellen steigen an; Lücken sind erlaubt. Eine Fahrt bringt die Punkte ihrer Haltestellen mal ihre Bahn.",
      ask: "Lege Karten auf Linie III, bis eine Fahrt auf ihr 8 Punkte bringt.",
      done: "Eine Fahrt auf deiner Linie bringt jetzt {points}. Linien und Bahnen bleiben nach der Fahrt.",
      says: {
        more: "Eine Fahrt bringt jetzt {points}. Hinter die letzte passt noch eine Haltestelle.",
        gap: "Das brächte {points}, und die niedrigere Haltestelle passte dann nicht mehr. Lege erst die niedrigere oder beide zusammen.",
        other: "Hier geht es um Haltestellen. Wähle Karten, die auf Linie III passen.",
      },
    },
    ride: {
      title: "Eine Fahrt",
      text: "Der vierte Fahrgast löst eine Fahrt seiner Farbe aus. Sie zählt für beide: jede Linie der Farbe, die eine Bahn hat, punktet.",
      ask: "Löse die Fahrt aus, die dir mehr bringt als der anderen Seite.",
      done: "{own} für dich, {other} für die andere Seite. Wann gefahren wird, bestimmst du mit.",
      says: {
        none: "So fährt niemand los. Wähle eine Farbe, in der schon drei Fahrgäste warten.",
        worse:
          "Diese Fahrt bringt dir {own} und der anderen Seite {other}. Vergleiche die Linien beider Farben.",
      },
    },
    pay: {
      title: "Bezahlen",
      text: "Eine Bahn bezahlst du mit deinem Geld, und jede Karte, die du dazulegst, ist 1.000 Mark. Die bessere Bahn zählt bei jeder Fahrt bis zum Ende.",
      ask: "Gib Linie IV die Dampfbahn, die sie mal 3 nimmt. Dir fehlt eine Karte.",
      done: "Dampf: jede Fahrt der Linie IV zählt jetzt dreifach.",
      says: {
        rich: "Das reicht für die Dampfbahn. Kauf sie für Linie IV.",
        poor: "Die Dampfbahn kostet 10.000 Mark. Lege eine Karte zum Geld.",
        cheap:
          "Die Pferdebahn verdoppelt nur. Mit einer Karte mehr als Geld könntest du die Dampfbahn bezahlen.",
        ends: "Linie IV hat noch keine Bahn und würde eingestellt. Kauf ihr erst eine.",
      },
    },
    fresh: {
      title: "Eine neue Linie",
      text: "Eine neue Linie beginnt mit jeder Haltestelle. Doch am Ende deines Zugs wird jede Linie ohne Bahn eingestellt.",
      ask: "Beginne eine neue Linie, und beende deinen Zug so, dass sie bleibt.",
      done: "Die neue Linie bleibt. Von nun an punktet sie bei jeder Fahrt ihrer Farbe.",
      says: {
        stop: "Beginne jetzt die Linie: wähle eine Haltestelle, die auf keine deiner Linien passt, oder eine neue Linie für sie.",
        tram: "Die Linie ist begonnen. Kauf ihr jetzt eine Bahn.",
        end: "Sie hat ihre Bahn. Beende deinen Zug.",
        none: "Beginne erst eine neue Linie mit einer Haltestelle.",
        closed:
          "Ohne Bahn würde die Linie eingestellt und zu Geld. Kauf ihr eine Bahn, bevor der Zug endet.",
      },
    },
    end: {
      title: "Das Ende",
      text: "Die zehnte Fahrt beendet die Partie sofort. Die meisten Punkte gewinnen; Geld, Hand und Bahnen zählen nichts.",
      ask: "Neun Fahrten sind gemacht. Löse die zehnte so aus, dass du gewinnst.",
      done: "{own} zu {other}: du gewinnst.",
      says: {
        none: "So fährt niemand los. Wähle eine Farbe, in der schon drei Fahrgäste warten.",
        loses: "Dann endet die Partie {own} zu {other}. Eine andere Farbe ist besser.",
      },
    },
  },
};
