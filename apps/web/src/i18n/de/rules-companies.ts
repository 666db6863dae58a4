import type { RuleBook } from "../rules.ts";

export const book: RuleBook = {
  title: "Die Gesellschaften: die Regeln",
  unofficial: "Eine inoffizielle Umsetzung, in eigenen Worten.",
  lead: "Kein Wagen gehört dir: acht Gesellschaften lassen sie fahren, und du hältst vier Aktien. Sorge dafür, dass deine es sind, die wachsen.",
  short: {
    title: "Kurz gesagt",
    points: [
      "Acht Gesellschaften lassen die Wagen fahren. Du hältst vier ihrer Aktien, zu 10, 20, 30 und 40\u00a0%.",
      "In deinem Zug legst du ein Plättchen wie in Cable Car, oder du tauschst eine deiner Aktien gegen eine andere zum selben Prozentsatz.",
      "Die Punkte einer Linie bekommt die Gesellschaft ihres Wagens.",
      "Hat eine Gesellschaft 25 Punkte, wird nicht mehr getauscht.",
      "Am Ende ist die beste Gesellschaft 8 wert und die letzte 1. Eine Aktie zu 10\u00a0% bringt das einmal, eine zu 40\u00a0% viermal. Wer am meisten von einer Gesellschaft hält, bekommt dazu ein Zehntel ihrer Punkte.",
      "Nach sechzig Plättchen gewinnen die meisten Punkte.",
    ],
  },
  rulingLabel: "So gilt es hier",
  colourNote:
    "Zwei Gesellschaften sehen auf dem Bildschirm anders aus, weil ihr gedruckter Ton schwer zu unterscheiden ist: Gedruckt ist Hellblau braun und Pink violett.",
  sections: [
    {
      title: "Dieselben Gleise",
      rules: [
        {
          id: "CC-11",
          text: "Plättchen legst du wie in Cable Car: eines aus der Hand oder das oberste vom Stapel, am Rand oder neben ein anderes. Linien zählen wie dort, am Kraftwerk doppelt.",
        },
        {
          id: "CC-15",
          text: "Kein Wagen darf allein über das Plättchen ankommen, das du legst; längere Linien darfst du schließen, wie du willst.",
        },
        {
          id: "CO-11",
          text: "Freies Drehen und zwei oder drei Plättchen auf der Hand lassen sich dazunehmen.",
        },
      ],
    },
    {
      title: "Gesellschaften und Aktien",
      rules: [
        {
          id: "CO-1",
          text: "Acht Gesellschaften haben je vier Wagen, an jeder Station steht also einer. Die Farbe einer Person unterscheidet hier nur die Personen.",
          shows: "Die Stationen der Wagen jeder Gesellschaft, im Uhrzeigersinn von oben links.",
        },
        {
          id: "CO-1",
          text: "Der gedruckte Plan der Wagen war nicht zu bekommen. Unserer gibt jeder Gesellschaft auf jeder Seite des Bretts einen Wagen und jeden Abstand von der Ecke einmal.",
          ruling: true,
        },
        {
          id: "CO-2",
          text: "Jede Gesellschaft hat je eine Aktie zu 10, 20, 30 und 40 %. Sie werden nach Prozenten zu vier Stapeln gemischt. Alle nehmen verdeckt eine von jedem; dann wird neben jedem Stapel die oberste Aktie aufgedeckt.",
          shows:
            "Eine Partie zu zweit nach dem Mischen: was beide halten, was offen liegt und wie viele Aktien in den Stapeln bleiben. Am Tisch sieht man nur die eigenen und die offenen.",
        },
        {
          id: "CC-21",
          text: "Eine Aktie, die vom offenen Platz genommen wurde, ist allen bekannt, bis sie wieder getauscht wird. Alle anderen sind geheim.",
          shows:
            "Derselbe Augenblick einer Partie, nachdem eine offene Aktie genommen wurde: was beide wissen und was weiß, wer nur zuschaut.",
        },
      ],
    },
    {
      title: "Ein Zug",
      rules: [
        {
          id: "CO-3",
          text: "Lege ein Plättchen, oder tausche eine Aktie. Deine kommt verdeckt unter den Stapel ihres Prozentsatzes; dann nimmst du die offene, die von der obersten des Stapels ersetzt wird, oder verdeckt die oberste des Stapels. So hältst du immer eine Aktie von jedem Prozentsatz.",
        },
        {
          id: "CO-4",
          text: "Wahlweise darf nur die offene Aktie genommen werden, wie es einer der beiden Regeltexte vorsieht.",
        },
        {
          id: "CO-5",
          text: "Getauscht wird, bis eine Gesellschaft 25 Punkte hat; von da an nie mehr.",
        },
        {
          id: "CO-7",
          text: "Die Partie endet, wenn alle sechzig Plättchen liegen. Wer bei leerem Stapel kein Plättchen hat, darf tauschen oder passen, solange noch getauscht wird, und wird danach übersprungen.",
          ruling: true,
        },
        {
          id: "CO-8",
          text: "Dreimal so viele Züge ohne Plättchen hintereinander, wie Personen mitspielen, beenden den Tausch für immer.",
          ruling: true,
        },
      ],
    },
    {
      title: "Wertung",
      rules: [
        {
          id: "CO-6",
          text: "Die Punkte einer Linie bekommt die Gesellschaft ihres Wagens, gleich wer das Plättchen gelegt hat.",
        },
        {
          id: "CO-9",
          text: "Der Wert einer Gesellschaft ist die Zahl der Gesellschaften, die höchstens so viele Punkte haben wie sie: 8 für die beste, 1 für die letzte. Gleiche bekommen den höheren Wert.",
        },
        {
          id: "CO-10",
          text: "Am Ende zählt jede Aktie ein Zehntel ihres Prozentsatzes mal dem Wert ihrer Gesellschaft. Wer von einer Gesellschaft die meisten Prozente hält, bekommt dazu ein Zehntel ihrer Punkte, abgerundet; bei Gleichstand alle ganz. Die meisten Punkte gewinnen.",
          shows: "Das Ende einer Partie zu zweit, ausgerechnet.",
        },
        { id: "CC-20", text: "Bei Gleichstand wird der Sieg geteilt.", ruling: true },
      ],
    },
  ],
};
