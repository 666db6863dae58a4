import type { Dictionary } from "../dictionary.ts";

export const device: Dictionary["device"] = {
  where: "Mit Leuten oder Bots",
  online: "Online, per Link",
  here: "Auf diesem Gerät",
  players: "Wer spielt",
  nameOf: (number) => `Name von Person ${number}`,
  player: (number) => `Person ${number}`,
  who: (number) => `Person ${number}`,
  person: "Mensch",
  note: "Geht auch ohne Netz. Nichts verlässt dieses Gerät.",
  noteShared: "Das Gerät geht reihum: Alle sehen nur die eigene Hand.",
  noteAlone: "Bist du am Zug, zeigt dir die Lampe, was ein Bot spielen würde.",
  hint: "Tipp zeigen",
  hinted: "So würde ein Bot spielen. Getan ist es erst, wenn du bestätigst.",
  noHint: "Dafür gibt es gerade keinen Tipp.",
  start: "Los geht’s",
  starting: "Geht los",
  failed:
    "Dieser Browser merkt sich für diese Seite nichts, darum lässt sich hier nicht spielen. Vielleicht ist das ein privates Fenster.",
  lead: "Auf diesem Gerät. Fang an, wenn alle so weit sind.",
  tooFew: "Zu zweit geht es los. Setz hier auf diesem Gerät noch jemanden oder einen Bot dazu.",
  offline: "Gerade ist kein Netz da. Auf diesem Gerät kannst du trotzdem spielen.",
  options: "Optionen",
  change: "Optionen ändern",
  dealRow: "auf diesem Gerät gemischt",
  listed: "auf diesem Gerät",
  forgetTitle: "Diese Partie löschen?",
  forget: "Löschen",
  forgetText: "Sie wird mit allen Zügen von diesem Gerät gelöscht.",
  unknown: {
    title: "Diese Partie ist auf einem anderen Gerät",
    text: "Sie wurde angelegt, um nur auf einem Gerät gespielt zu werden, oder hier gelöscht.",
  },
  dealt: "Auf diesem Gerät gemischt",
  dealtText:
    "Alles Gespielte folgt aus der Mischung. Gemischt hat allein dieses Gerät, daher kann niemand sonst dafür bürgen.",
};
