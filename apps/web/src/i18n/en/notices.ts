import type { NoticeFaultCode } from "@endstation/match";

export const notices = {
  open: "Notices",
  title: "Tell me when it is my turn",
  /** The label of the switch. */
  push: "On this device",
  states: {
    off: "A message from your browser when nobody looks at the match.",
    on: "This device is told, also when the page is closed.",
    denied: "Your browser blocks notices from this page. You can allow them in its settings.",
    insecure: "This needs an address that begins with https://.",
    unsupported:
      "This browser takes no messages from pages. On an iPhone, add the page to the home screen first.",
    unavailable: "This server sends no messages to browsers.",
  },
  elsewhere:
    "Another device of yours is told now. If you turn it on here, this one is told instead.",
  webhook: "At a web address",
  webhookText: "For programs: the match posts to your address when it is your turn.",
  address: "Address",
  set: "Set",
  calls: (host: string) => `The match posts to ${host}.`,
  end: "Stop",
  key: "Key",
  keyText: "Each call is signed with this key. It is shown only now: keep it.",
  faults: {
    "push-failed": "Your browser cannot reach its message service at the moment.",
    "push-host": "This server does not know your browser's message service.",
    "bad-subscription": "Your browser's message service gave no address that can be used.",
    "no-push": "This server sends no messages to browsers.",
    "no-address": "This is no web address.",
    "address-too-long": "This address is too long.",
    "not-https": "The address must begin with https://.",
    "address-port": "Please leave out the port.",
    "address-user": "Please leave out user and password.",
    "address-ip": "The address must have a name, not a number.",
    "address-local": "The address must be one on the internet.",
  } satisfies Record<NoticeFaultCode | "push-failed", string>,
};
