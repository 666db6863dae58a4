import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "Trambahn: die Regeln",
  unofficial: "Eine inoffizielle Umsetzung, in eigenen Worten.",
  lead: "Bau Linien aus aufsteigenden Haltestellen, gib ihnen die besten Bahnen, die du bezahlen kannst, und bestimme, wann die Fahrgäste einer Farbe losfahren: jede Fahrt zählt für beide.",
  short: {
    title: "Kurz gesagt",
    points: [
      "Jede Karte kann dreierlei sein: bei dir ausgelegt eine Haltestelle, an einer Endhaltestelle ein Fahrgast und verdeckt Geld.",
      "Jeder Zug läuft gleich ab: ein oder zwei Fahrgäste an die Endhaltestellen schicken, Haltestellen an die eigenen Linien legen, Karten als Geld beiseitelegen, Bahnen kaufen, auf sechs Karten nachziehen.",
      "Eine Linie hat eine Farbe, und ihre Zahlen steigen. Hat sie am Ende deines Zugs keine Bahn, wird sie eingestellt und zu Geld.",
      "Der vierte Fahrgast an einer Endhaltestelle löst eine Fahrt aus: Jetzt zählt jede Linie dieser Farbe, die eine Bahn hat, deine und die der anderen Seite.",
      "Eine Linie bringt die Punkte ihrer Haltestellen, je nach Bahn zwei-, drei- oder viermal.",
      "Die achte Karte einer Linie löst eine Sonderfahrt nur für diese Linie aus.",
      "Die zehnte Fahrt beendet die Partie sofort. Die meisten Punkte gewinnen.",
    ],
  },
  rulingLabel: "So gilt es hier",
  colourNote:
    "Eine Linie ist nie nur an ihrer Farbe zu erkennen. Linie I ist blau mit Strichen, II rot und glatt, III grün mit feiner Linie, IV gelb mit Punkten.",
  sections: [
    {
      title: "Die Karten",
      rules: [
        {
          id: "TB-1",
          text: "Es gibt 112 Haltestellen in vier Farben. Jede Farbe hat die Werte 1 und 10 zweimal und 2 bis 9 dreimal. Eine Haltestelle bringt 1 Punkt, ab der 7 bringt sie 2, eine 10 bringt 3.",
        },
        {
          id: "TB-2",
          text: "Acht Schaffner haben weder Farbe noch Wert, bringen keine Punkte und passen überall.",
        },
        { id: "TB-3", text: "Verdeckt ist jede dieser Karten 1.000 Mark." },
        {
          id: "TB-4",
          text: "Sechzehn Bahnen kommen in dieser Reihenfolge: fünf Pferdebahnen verdoppeln ihre Linie (5.000 Mark), vier Dampfbahnen verdreifachen sie (10.000), sieben Elektrische nehmen sie mal vier (15.000).",
        },
        {
          id: "TB-5",
          text: "Vier Endhaltestellen, eine für jede Farbe, haben Platz für je vier wartende Fahrgäste.",
        },
      ],
    },
    {
      title: "Vor dem ersten Zug",
      rules: [
        {
          id: "TB-6",
          text: "Wer beginnt, bekommt zwölf Karten verdeckt, die andere Seite fünfzehn: Geld, das niemand ansieht. Dann nehmen beide sechs Karten auf die Hand. Der Rest ist der Stapel.",
          shows:
            "Eine Partie nach dem Mischen. Am Tisch sieht man nur die eigene Hand und niemandes Geld.",
        },
        {
          id: "TB-7",
          text: "Die obersten drei Bahnen liegen im Angebot.",
          shows: "Was zuerst im Angebot liegt und wie viele Bahnen noch kommen.",
        },
        {
          id: "TB-8",
          text: "Wer beginnt, entscheidet das Los oder wer die Partie leitet.",
          shows: "Die ersten vier Züge: Wen das Los trifft, ist Spieler 1.",
          ruling: true,
        },
      ],
    },
    {
      title: "Ein Zug",
      rules: [
        {
          id: "TB-9",
          text: "Ein Zug hat fünf Phasen in fester Folge: Fahrgäste, Haltestellen, Einnahmen, Bahnen, Ende. Nur die erste und die letzte sind Pflicht, und zu einer früheren führt kein Weg zurück.",
        },
      ],
    },
    {
      title: "Fahrgäste",
      rules: [
        {
          id: "TB-10",
          text: "Lege eine oder zwei Handkarten an die Endhaltestellen. Eine Haltestelle kommt zur Endhaltestelle ihrer Farbe, welchen Wert sie auch hat; ein Schaffner geht, wohin du willst.",
        },
        {
          id: "TB-11",
          text: "Der vierte Fahrgast an einer Endhaltestelle löst sofort eine Fahrt aus, und die vier Karten werden abgelegt. Ein Zug kann zwei Fahrten auslösen.",
        },
      ],
    },
    {
      title: "Haltestellen",
      rules: [
        {
          id: "TB-12",
          text: "Lege beliebig viele Karten an deine Linien. Eine Linie hat eine Farbe, ihre Haltestellen steigen auf, Lücken sind erlaubt; angelegt wird nur am offenen Ende. Eine neue Linie beginnt mit jeder Haltestelle, und du darfst mehrere Linien einer Farbe haben.",
        },
        {
          id: "TB-13",
          text: "Eine 10 schließt ihre Linie. Nichts kommt mehr dazu, auch kein Schaffner.",
          ruling: true,
        },
        {
          id: "TB-14",
          text: "Ein Schaffner passt an jede deiner offenen Linien. Er zählt als Karte und setzt keinen Wert: die nächste Haltestelle muss nur höher sein als die letzte. Mehrere in einer Linie sind erlaubt.",
        },
        { id: "TB-14", text: "Keine Linie beginnt mit einem Schaffner.", ruling: true },
        {
          id: "TB-15",
          text: "Die achte Karte einer Linie, Schaffner mitgezählt, löst sofort ihre Sonderfahrt aus: nur diese Linie wertet, für ihre Seite und einmal in ihrem Leben. Sie braucht keine Fahrgäste und ist keine der zehn Fahrten.",
        },
      ],
    },
    {
      title: "Einnahmen",
      rules: [
        {
          id: "TB-16",
          text: "Lege beliebig viele Handkarten verdeckt zu deinem Geld, je 1.000 Mark.",
        },
      ],
    },
    {
      title: "Bahnen",
      rules: [
        {
          id: "TB-17",
          text: "Kauf eine oder mehrere Bahnen aus dem Angebot. Jede kommt sofort auf eine deiner Linien, die noch keine hat; ohne solche Linie kannst du nicht kaufen. Was du zahlst, wird abgelegt.",
        },
        {
          id: "TB-17",
          text: "Bezahlt wird mit den obersten Geldkarten, die letzten zuerst. Eine Bahn bleibt für immer auf ihrer Linie. Auch eine Linie, die eine 10 geschlossen hat, kann noch eine bekommen. Aufgefüllt wird das Angebot erst am Ende des Zugs.",
          ruling: true,
        },
      ],
    },
    {
      title: "Das Ende eines Zugs",
      rules: [
        {
          id: "TB-18",
          text: "Zuerst wird jede deiner Linien ohne Bahn eingestellt. Dann ziehst du auf sechs Karten nach, und das Angebot wird auf drei Bahnen aufgefüllt.",
        },
        {
          id: "TB-18",
          text: "Die Karten einer eingestellten Linie werden dein Geld, niedrigere Nummern zuerst, in jeder Linie die erste Karte zuerst. Die übrigen Linien rücken in der Nummer auf.",
          ruling: true,
        },
        {
          id: "TB-19",
          text: "Ist der Stapel leer und eine Karte zu ziehen, legen beide die Hälfte ihres Geldes ab, und die Ablage wird zum neuen Stapel gemischt. Das kann mehrmals geschehen. Gibt es nichts zu mischen, endet das Ziehen.",
        },
        {
          id: "TB-19",
          text: "Die Hälfte wird abgerundet. Wer einen Zug mit leerer Hand beginnt, kann ihn nur beenden.",
          ruling: true,
        },
      ],
    },
    {
      title: "Fahrten und Sonderfahrten",
      rules: [
        {
          id: "TB-20",
          text: "Eine Fahrt einer Farbe zählt für beide: jede deiner Linien dieser Farbe, die eine Bahn hat, bringt die Punkte ihrer Haltestellen mal ihre Bahn. Linien und Bahnen bleiben. Auch eine Fahrt, in der niemand punktet, ist eine der zehn.",
        },
        { id: "TB-21", text: "Eine Sonderfahrt wertet ihre eine Linie ebenso." },
      ],
    },
    {
      title: "Das Ende",
      rules: [
        {
          id: "TB-22",
          text: "Die zehnte Fahrt beendet die Partie sofort, mitten im Zug. Die meisten Punkte gewinnen; Geld, Hand und Bahnen zählen nichts.",
        },
        { id: "TB-22", text: "Bei gleichen Punkten gewinnen beide.", ruling: true },
        {
          id: "TB-24",
          text: "Haben zwei Züge nacheinander nur ihr Ende und lässt sich keine Karte ziehen, ist die Partie ebenfalls vorbei.",
          ruling: true,
        },
      ],
    },
    {
      title: "Was verborgen ist",
      rules: [
        {
          id: "TB-23",
          text: "Verborgen sind die Reihenfolge des Stapels, die andere Hand und alles Geld, außer dem, was du selbst dorthin gelegt hast. Öffentlich ist, wie viele Karten wo liegen, dazu Linien, Endhaltestellen, Bahnen, das Wertungsblatt und die seit dem letzten Mischen abgelegten Fahrgäste.",
          shows:
            "Derselbe Augenblick einer Partie, wie ihn beide sehen und wie ihn sieht, wer nur zuschaut.",
        },
        { id: "TB-23", text: "Bezahltes Geld bleibt verdeckt.", ruling: true },
      ],
    },
  ],
};
