/** Why a notice cannot be had: a stable code, which a client translates, and its sentence. */
const SENTENCES = {
  "no-push": "This server sends no push messages.",
  "bad-subscription": "This is no subscription to push messages.",
  "push-host": "This server does not know the push service of this browser.",
  "no-address": "This is no address.",
  "address-too-long": "This address is too long.",
  "not-https": "The address must begin with https://.",
  "address-port": "The address must leave its port out.",
  "address-user": "The address must hold no user and no password.",
  "address-ip": "The address must have a name, not a number.",
  "address-local": "The address must be one on the internet.",
} as const;

/** The codes; they never change their meaning. */
export type NoticeFaultCode = keyof typeof SENTENCES;

/** Of the same shape as a refusal of the match. */
export interface NoticeFault {
  readonly code: NoticeFaultCode;
  readonly message: string;
}

/** A fault with its English sentence. */
export const noticeFault = (code: NoticeFaultCode): NoticeFault => ({
  code,
  message: SENTENCES[code],
});
