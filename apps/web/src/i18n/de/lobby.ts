import type { Dictionary } from "../dictionary.ts";

const WORDS = ["Niemand", "Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"];
const TOGETHER = ["", "", "zweit", "dritt", "viert", "fünft", "sechst"];
const word = (count: number) => WORDS[count] ?? String(count);

export const lobby: Dictionary["lobby"] = {
  here: (taken, places) =>
    taken === 0
      ? "Noch ist niemand da"
      : taken === places
        ? "Alle sind da"
        : `${taken === 1 ? "Eine Person" : word(taken)} von ${word(places).toLowerCase()} ${taken <= 1 ? "ist" : "sind"} da`,
  leadHost: "Es geht los, wenn du startest.",
  leadGuest: "Es geht los, wenn {host} startet.",
  leadEmpty: "Wer zuerst Platz nimmt, leitet die Partie.",
  free: "Freier Platz",
  freeFor: "für alle mit Einladung",
  present: "da",
  away: "weg",
  host: "Leitung",
  start: (taken) => (TOGETHER[taken] ? `Zu ${TOGETHER[taken]} starten` : "Starten"),
  tooFew: "Zu zweit geht es los. Schick den Link oder setz einen Bot dazu.",
  edit: "Name und Farbe",
  leave: "Aufstehen",
  join: "Platz nehmen",
  joinTitle: "Platz nehmen",
  editTitle: "Name und Farbe",
  save: "Speichern",
  name: "Dein Name",
  colour: "Deine Farbe",
  taken: (colour) => `${colour}, vergeben`,
  watchOnly: "Du schaust zu. Zum Mitspielen öffne den Einladungslink oder frag nach einem Platz.",
  full: "Alle Plätze sind besetzt. Du schaust zu.",
  invite: "Einladen",
  inviteText: "Wer diesen Link öffnet, kann Platz nehmen.",
  fullText: "Der Tisch ist voll: Wer diesen Link öffnet, schaut zu.",
  watchText:
    "Dieser Link ist zum Zuschauen. Zum Mitspielen braucht es die Einladung von jemandem am Tisch.",
  onlyHere: "Er gilt nur auf diesem Gerät: Für andere öffne Endstation über seine Adresse im Netz.",
  link: "Link zu dieser Partie",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Nicht kopiert: Bitte den Link von Hand kopieren.",
  share: "Link teilen",
  shareText: "Spiel mit mir auf Endstation",
  showQr: "QR zeigen",
  qr: "QR-Code des Links",
  seats: "Plätze",
  seatsLot: "werden beim Start ausgelost",
  deal: "Stapel",
  dealFixed: "steht schon fest, später nachprüfbar",
};
