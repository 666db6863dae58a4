import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "Cable Car: die Regeln",
  unofficial: "Eine inoffizielle Umsetzung, in eigenen Worten.",
  lead: "Lege Plättchen so, dass deine Wagen den längsten Heimweg haben und die anderen den kürzesten.",
  short: {
    title: "Kurz gesagt",
    points: [
      "In deinem Zug legst du ein Plättchen: das aus der Hand, oder du ziehst das oberste vom Stapel und legst dieses.",
      "Es kommt an den Rand oder neben ein Plättchen, das schon liegt.",
      "Am Rand warten die Wagen. Erreicht die Linie eines Wagens ein Gebäude, ist er zu Hause: ein Punkt für jedes Plättchen auf seinem Weg, und doppelt so viele, wenn er am Kraftwerk ankommt.",
      "Wer das Plättchen gelegt hat, ist gleich: Die Punkte bekommt, wem der Wagen gehört. Zieh also deine Linien in die Länge, und beende die der anderen früh.",
      "Über ein einziges Plättchen kommt kein Wagen an, außer deines könnte sonst nirgends liegen.",
      "Nach sechzig Plättchen gewinnen die meisten Punkte.",
    ],
  },
  rulingLabel: "So gilt es hier",
  colourNote:
    "Zwei Farben sehen auf dem Bildschirm anders aus, weil ihr gedruckter Ton schwer zu unterscheiden ist: Gedruckt ist Hellblau braun und Pink violett.",
  sections: [
    {
      title: "Brett und Plättchen",
      rules: [
        {
          id: "CC-1",
          text: "Das Brett hat acht mal acht Felder. Das Kraftwerk füllt die vier in der Mitte; sechzig Felder nehmen Plättchen auf.",
        },
        {
          id: "CC-2",
          text: "Ein Feld hat auf jeder Seite zwei Anschlüsse. An der Grenze treffen sie auf die des Nachbarn, so laufen Linien von Plättchen zu Plättchen weiter.",
        },
        {
          id: "CC-3",
          text: "Jedes Plättchen trägt vier Gleise: geradeaus, zur nächsten Seite in eine der beiden Richtungen oder auf derselben Seite wieder hinaus.",
        },
        {
          id: "CC-4",
          text: "Es gibt 24 Arten von Plättchen: fünf davon viermal, zwei dreimal und siebzehn zweimal.",
          shows: "Alle Arten und wie oft es sie gibt, aus derselben Liste, nach der gemischt wird.",
        },
        {
          id: "CC-5",
          text: "Ein um ein Viertel gedrehtes Plättchen verbindet dasselbe wie vorher, nur eine Seite weiter.",
        },
        {
          id: "CC-6",
          text: "Zweiunddreißig Stationen stehen um das Brett. An jeder fährt ein Wagen los, und daneben steht ein Gebäude, in dem Linien enden.",
        },
        { id: "CC-7", text: "Acht Gleise führen in das Kraftwerk." },
      ],
    },
    {
      title: "Vor dem ersten Plättchen",
      rules: [
        {
          id: "CC-8",
          text: "Es spielen zwei bis sechs. Die Wagen jeder Farbe stehen nach einem festen Plan; zu dritt, zu fünft und zu sechst bleiben die Stationen 16 und 17 ohne Wagen.",
        },
        {
          id: "CC-9",
          text: "Die Plättchen werden gemischt. Alle nehmen eines verdeckt auf die Hand; in einer Variante zwei oder drei.",
          shows:
            "Eine Partie zu zweit nach dem Mischen. Am Tisch sieht man nur das eigene Plättchen.",
        },
        {
          id: "CC-10",
          text: "Wer beginnt und wer wo sitzt, entscheidet das Los. Dann geht es im Uhrzeigersinn weiter.",
          shows: "Die ersten vier Züge einer Partie zu dritt.",
          ruling: true,
        },
      ],
    },
    {
      title: "Ein Zug",
      rules: [
        {
          id: "CC-11",
          text: "Lege ein Plättchen: eines aus der Hand, dann füllst du sie vom Stapel auf; oder du ziehst das oberste und legst dieses. Nach dem Ziehen führt kein Weg zurück zur Hand. Niemand passt.",
        },
        { id: "CC-12", text: "Ist der Stapel leer, legst du, was du auf der Hand hast." },
        {
          id: "CC-13",
          text: "Ein Plättchen kommt auf ein freies Feld am Rand oder neben ein anderes Plättchen. Das Kraftwerk zählt nicht als solches. Was liegt, bleibt liegen.",
        },
        {
          id: "CC-14",
          text: "Plättchen liegen wie gedruckt. In einer Variante darf man sie drehen.",
        },
        {
          id: "CC-15",
          text: "Kein Wagen darf allein über das Plättchen ankommen, das du gerade legst. Eine Linie, die zwei oder mehr Plättchen überquert, darfst du jederzeit schließen, wem sie auch gehört.",
        },
        {
          id: "CC-16",
          text: "Kann dein Plättchen nirgends liegen, ohne diese Regel zu brechen, so darf es sie brechen.",
        },
        { id: "CC-17", text: "Eine Station ohne Wagen verbietet nichts.", ruling: true },
      ],
    },
    {
      title: "Wertung",
      rules: [
        {
          id: "CC-18",
          text: "Sobald die Linie eines Wagens ein Gebäude oder das Kraftwerk erreicht, bekommt sein Besitzer für jedes Überqueren eines Plättchens einen Punkt. Ein zweimal überquertes zählt zweimal. Am Kraftwerk zählt die Summe doppelt. Wer das Plättchen gelegt hat, ist gleich.",
        },
        {
          id: "CC-19",
          text: "Ein Plättchen kann bis zu vier Linien schließen; alle werden gewertet.",
        },
      ],
    },
    {
      title: "Das Ende",
      rules: [
        {
          id: "CC-20",
          text: "Die Partie endet, wenn alle sechzig Plättchen liegen; dann ist jeder Wagen angekommen. Die meisten Punkte gewinnen.",
        },
        { id: "CC-20", text: "Bei gleicher Punktzahl teilt man sich den Sieg.", ruling: true },
        {
          id: "CC-21",
          text: "Geheim sind die Reihenfolge des Stapels, die Hände der anderen und ein Plättchen, das jemand gezogen und noch nicht gelegt hat. Wie viele noch im Stapel sind, wissen alle.",
          shows:
            "Derselbe Augenblick einer Partie, wie ihn beide sehen und wie ihn sieht, wer nur zuschaut.",
        },
      ],
    },
  ],
};
