import type { Dictionary } from "../dictionary.ts";

export const notices: Dictionary["notices"] = {
  open: "Benachrichtigungen",
  title: "Sag mir, wenn ich am Zug bin",
  push: "Auf diesem Gerät",
  states: {
    off: "Eine Nachricht vom Browser, wenn niemand auf die Partie schaut.",
    on: "Dieses Gerät bekommt Nachricht, auch wenn die Seite zu ist.",
    denied: "Dein Browser blockiert Nachrichten dieser Seite. In seinen Einstellungen geht es.",
    insecure: "Das geht nur unter einer Adresse, die mit https:// beginnt.",
    unsupported:
      "Dieser Browser nimmt keine Nachrichten von Seiten an. Auf dem iPhone hilft es, die Seite zum Home-Bildschirm hinzuzufügen.",
    unavailable: "Dieser Server schickt Browsern keine Nachrichten.",
  },
  elsewhere:
    "Jetzt bekommt ein anderes deiner Geräte Nachricht. Schaltest du es hier ein, dann dieses.",
  webhook: "An eine Webadresse",
  webhookText: "Für Programme: Die Partie ruft deine Adresse auf, wenn du am Zug bist.",
  address: "Adresse",
  set: "Setzen",
  calls: (host) => `Die Partie ruft ${host} auf.`,
  end: "Beenden",
  key: "Schlüssel",
  keyText: "Jeder Aufruf ist mit diesem Schlüssel signiert. Er steht nur jetzt hier: Hebe ihn auf.",
  faults: {
    "push-failed": "Dein Browser erreicht seinen Nachrichtendienst gerade nicht.",
    "push-host": "Dieser Server kennt den Nachrichtendienst deines Browsers nicht.",
    "bad-subscription": "Der Nachrichtendienst deines Browsers gab keine brauchbare Adresse.",
    "no-push": "Dieser Server schickt Browsern keine Nachrichten.",
    "no-address": "Das ist keine Webadresse.",
    "address-too-long": "Diese Adresse ist zu lang.",
    "not-https": "Die Adresse muss mit https:// beginnen.",
    "address-port": "Bitte ohne Port.",
    "address-user": "Bitte ohne Namen und Passwort.",
    "address-ip": "Die Adresse braucht einen Namen statt einer Nummer.",
    "address-local": "Die Adresse muss eine im Internet sein.",
  },
};
