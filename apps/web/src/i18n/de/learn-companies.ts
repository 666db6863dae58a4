import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Die Gesellschaften lernen",
  steps: {
    lay: {
      title: "Plättchen und Linien",
      text: "Plättchen und Linien sind wie in Cable Car, aber die Wagen gehören Gesellschaften. Du hältst vier Aktien.",
      ask: "Lege dein Plättchen so, dass eine Linie einer deiner Gesellschaften wächst.",
      done: "Diese Linie ist gewachsen, und mit ihr, was deine Aktie wert werden kann.",
      says: {
        none: "Dort wächst keine Linie deiner Gesellschaften. Sieh auf deine Aktien und dann in die Vorschau.",
        tile: "Hier geht es um dein Plättchen. Wähle ein Feld dafür.",
      },
    },
    shares: {
      title: "Deine Aktien",
      text: "Du hältst immer je eine Aktie zu 10, 20, 30 und 40 %. Je höher der Prozentsatz, desto wichtiger ist dir ihre Gesellschaft.",
      ask: "Finde die Gesellschaft deiner Aktie zu 40 %, und wähle eine ihrer Linien auf dem Brett.",
      done: "Diese Gesellschaft solltest du auf Umwege schicken.",
      says: {
        other: "Diese Linie gehört einer anderen Gesellschaft. Sieh auf deine Aktie unter 40 %.",
        moves: "Spiel noch nichts. Wähle eine Linie auf dem Brett.",
      },
    },
    exchange: {
      title: "Der Tausch",
      text: "Statt ein Plättchen zu legen, darfst du eine Aktie tauschen, bis eine Gesellschaft 25 Punkte hat. Die Zahl auf einer Aktie sagt, was sie jetzt zählt.",
      ask: "Nimm eine offene Aktie, mit der deine mehr wert sind.",
      done: "Deine Aktien sind jetzt {points} mehr wert. Die alte liegt unter dem Stapel.",
      says: {
        tile: "So legst du ein Plättchen. Wähle diesmal eine Aktie im Markt.",
        unseen:
          "Was auf dem Stapel liegt, weiß niemand. Nimm eine offene Aktie, die mehr zählt als deine.",
        less: "Dieser Tausch kostet dich {points}. Vergleiche die Zahl auf der offenen Aktie mit deiner darüber.",
      },
    },
    payout: {
      title: "Die Auszahlung",
      text: "Kommt ein Wagen an, so bekommt seine Gesellschaft die Punkte, gleich wer das Plättchen gelegt hat.",
      ask: "Lege dein Plättchen so, dass ein Wagen einer deiner Gesellschaften ankommt.",
      done: "{points} für eine deiner Gesellschaften.",
      says: {
        tile: "Hier geht es um dein Plättchen. Wähle ein Feld dafür.",
        none: "Dort kommt kein Wagen an. Such in der Vorschau ein Plus.",
        others: "Dort punktet eine Gesellschaft, von der du nichts hältst. Such eine von deinen.",
      },
    },
    value: {
      title: "Der Wert",
      text: "Der Wert einer Gesellschaft ist ihr Rang: 8 für die beste, 1 für die letzte. Eine Aktie zählt ein Zehntel ihres Prozentsatzes mal diesen Wert.",
      ask: "Lege dein Plättchen so, dass deine Aktien mehr wert sind als jetzt.",
      done: "Deine Aktien sind {points} mehr wert: eine deiner Gesellschaften ist gestiegen.",
      says: {
        tile: "Hier geht es um dein Plättchen. Wähle ein Feld dafür.",
        same: "So bleiben deine Aktien, was sie sind. Bring eine Gesellschaft an einer anderen vorbei, damit ihr Wert steigt.",
        less: "Das kostet deine Aktien {points}: eine andere Gesellschaft zieht an deiner vorbei.",
      },
    },
    end: {
      title: "Das Ende",
      text: "Liegen alle 60 Plättchen, werden die Aktien gezählt. Wer von einer Gesellschaft am meisten hält, bekommt dazu ein Zehntel ihrer Punkte.",
      ask: "Zwei Felder sind frei, der Stapel ist leer. Lege dein letztes Plättchen so, dass du gewinnst.",
      done: "{own} zu {other}: du gewinnst.",
      says: {
        loses: "Dann endet die Partie {own} zu {other}. Versuch das andere Feld.",
      },
    },
  },
};
