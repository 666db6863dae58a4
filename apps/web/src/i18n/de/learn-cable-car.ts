import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Cable Car lernen",
  steps: {
    lay: {
      title: "Plättchen und Feld",
      text: "Deine Wagen sind gelb. Eine Linie läuft von ihrem Wagen über alle Plättchen, die dort liegen, und jedes neue Plättchen macht Linien länger.",
      ask: "Wähle ein Feld für dein Plättchen und sieh dir die Vorschau an. Lege es so, dass eine gelbe Linie wächst.",
      done: "Eine gelbe Linie ist gewachsen. Jedes Plättchen, das sie überquert, wird ein Punkt, wenn ihr Wagen ankommt.",
      says: {
        none: "Dort wächst keine gelbe Linie. Die Vorschau nennt die Linien, die sich ändern: such ein Feld, bei dem eine gelbe dabei ist.",
        drawn: "Den Stapel brauchst du hier nicht. Lege das Plättchen aus deiner Hand.",
      },
    },
    follow: {
      title: "Einer Linie folgen",
      text: "Wähle ein Gleis oder eine Station, und die Linie leuchtet auf: vom Wagen bis dorthin, wo sie bisher endet.",
      ask: "Welche deiner offenen Linien ist die längste? Wähle sie auf dem Brett.",
      done: "{tiles}: das ist deine längste. Wo sie offen ist, entscheidet das nächste Plättchen, wie es weitergeht.",
      says: {
        other: "Diese Linie gehört dir nicht. Deine Wagen sind gelb.",
        home: "Der Wagen dieser Linie ist schon angekommen. Wähle eine, die noch offen ist.",
        shorter: "Diese Linie überquert bisher {tiles}. Eine andere von dir ist länger.",
        lays: "Behalte das Plättchen noch. Wähle stattdessen eine gelbe Linie.",
      },
    },
    home: {
      title: "Ankommen",
      text: "Erreicht eine Linie eine Station, so bekommt ihr Besitzer für jedes überquerte Plättchen einen Punkt. Am Kraftwerk zählt die Summe doppelt.",
      ask: "Bring mit diesem Plättchen einen deiner Wagen ans Ziel, für so viele Punkte, wie es hergibt.",
      done: "{points}. Das Kraftwerk hat die Linie verdoppelt.",
      says: {
        drawn: "Dein Plättchen kann das. Lege das aus deiner Hand.",
        none: "Dort kommt keiner deiner Wagen an. Such in der Vorschau eine gelbe Linie mit einem Plus.",
        less: "Das wären {points}. Ein anderes Feld bringt mehr: das Kraftwerk verdoppelt.",
      },
    },
    short: {
      title: "Keine Abkürzung",
      text: "Kein Wagen darf über ein einziges Plättchen ankommen, es sei denn, es könnte nirgends sonst liegen.",
      ask: "Wähle in der Mitte des linken Rands ein Feld, das diesem Plättchen deswegen verboten ist.",
      done: "{fault} Anderswo darf das Plättchen liegen, also gilt diese Regel.",
      says: {
        may: "Hier darf das Plättchen liegen, wie der Punkt sagt. Such abseits der Punkte: eine Kehre darf nicht zu einem Wagen zeigen.",
        lays: "Dort darf das Plättchen liegen. Wähle ein Feld, das abgelehnt wird.",
        another:
          "{fault} Das ist eine andere Regel. Versuch ein Feld am Rand, wo eine Kehre zu einem Wagen zeigen würde.",
      },
    },
    draw: {
      title: "Lieber ziehen",
      text: "Gefällt dir dein Plättchen nicht, so zieh das oberste vom Stapel. Das musst du dann legen, und deine Hand behältst du.",
      ask: "Dein Plättchen bringt nichts. Zieh, und bring mit dem gezogenen einen deiner Wagen ans Ziel.",
      done: "{points}, und dein altes Plättchen hast du noch auf der Hand.",
      says: {
        hand: "Das ist das Plättchen aus deiner Hand. Wähle diesmal den Stapel, und zieh.",
        drawn: "Jetzt musst du dieses legen. Wo bringt es einen gelben Wagen ans Ziel?",
        none: "Dort kommt keiner deiner Wagen an. Such in der Vorschau eine gelbe Linie mit einem Plus.",
      },
    },
    end: {
      title: "Das Ende",
      text: "Die Partie ist vorbei, wenn alle 60 Plättchen liegen. Dann ist jeder Wagen angekommen, und die meisten Punkte gewinnen.",
      ask: "Zwei Felder sind frei, der Stapel ist leer. Lege dein letztes Plättchen so, dass du gewinnst.",
      done: "{own} zu {other}: du gewinnst.",
      says: {
        loses: "Dann endet die Partie {own} zu {other}. Versuch das andere Feld.",
      },
    },
  },
};
