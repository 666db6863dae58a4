import type { ImprintWords } from "../imprint.ts";

export const imprint: ImprintWords = {
  imprint: {
    title: "Impressum",
    lead: "Diesen Server betreibt",
    mail: "E-Mail",
    missing:
      "Wer diesen Server betreibt, hat diese Seite nicht ausgefüllt. Wenn du eine Frage hast, frag die Person, von der du den Link hast.",
    unofficial:
      "Endstation ist inoffiziell. Die Namen der Spiele sagen nur, was gespielt wird; Bilder und Texte sind unsere eigenen.",
  },
  privacy: {
    title: "Datenschutz",
    lead: "Es gibt keine Konten, keine Cookies, keine Werbung und kein Tracking. Das hier wird gespeichert, und so lange.",
    responsible: {
      title: "Wer verantwortlich ist",
      text: ["Für das, was auf diesem Server geschieht, wende dich bitte an"],
    },
    nobody: {
      title: "Wer verantwortlich ist",
      text: [
        "Wer diesen Server betreibt. Wer das ist, steht hier nicht; frag die Person, von der du den Link hast.",
      ],
    },
    passages: [
      {
        title: "In einer Partie",
        text: [
          "Der Server behält die Namen und Farben, die gewählt werden, die Züge mit ihren Zeiten und wann jeder Platz zuletzt verbunden war. Wer den Link hat, sieht Namen und Züge. Nimm einen Namen, den andere lesen dürfen.",
          "Eine Partie wird 30 Tage nach dem letzten Ereignis gelöscht, eine langsame nach 90, und später nur, wenn ihre Uhr noch läuft. Wer die Partie leitet, kann einen Namen sofort verbergen. Eine Partie gegen Bots auf deinem Gerät bleibt auf deinem Gerät.",
        ],
      },
      {
        title: "Wenn du erfahren willst, dass du am Zug bist",
        text: [
          "Dann wird mit der Partie die Adresse behalten, unter der du es erfährst: die deines Browsers bei seinem Hersteller (etwa Google, Mozilla, Microsoft oder Apple) oder eine Webadresse von dir. Sie verschwindet, wenn du das ausschaltest, wenn du den Platz aufgibst, und mit der Partie.",
          "Die Nachricht geht über den Dienst des Herstellers. Er sieht, dass es eine gibt und an welchen Browser sie geht, kann sie aber nicht lesen.",
        ],
      },
      {
        title: "Deine Verbindung",
        text: [
          "Deine Netzadresse wird eine Minute lang gezählt, damit niemand den Server überschwemmt. Sie wird nirgends gespeichert und steht in keinem Protokoll, ebenso wenig die Art deines Browsers. Im Protokoll stehen nur Fehler und Zahlen, keine Namen.",
          "Wer die Verbindung für diesen Server trägt, etwa sein Rechenzentrum, sieht dabei Netzadressen.",
        ],
      },
      {
        title: "Auf deinem Gerät",
        text: [
          "Dein Browser behält die Schlüssel deiner Plätze, Einladungen zu Partien, Plätze, um die du gebeten hast, die Liste deiner Partien mit den Namen der anderen, welche davon dir sagen, dass du am Zug bist, deinen Namen und deine Farbe, deine Einstellungen, was du zuletzt auf der Startseite gewählt hast, Partien auf diesem Gerät, Spiele, die du gesichert hast, deine Antworten auf Rätsel, welche Schritte du gelernt hast, und das Programm selbst, damit es sich ohne Netz öffnet. Niemand sonst liest das. Es verschwindet, wenn du die Daten dieser Seite löschst.",
        ],
      },
      {
        title: "Was du verlangen kannst",
        text: [
          "Du kannst fragen, was über dich gespeichert ist, und es berichtigen oder löschen lassen; und du kannst dich bei einer Datenschutzbehörde beschweren. Weil es keine Konten gibt, findet man eine Partie nur über ihren Link: schick ihn mit.",
        ],
      },
    ],
  },
};
