import { existsSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { newKeys, pushSubject } from "../keys.ts";

/** The secrets without which no Worker of ours runs, as `wrangler.jsonc` asks for them. */
export const SECRETS = [
  "ID_KEY",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "VAPID_SUBJECT",
] as const;

/**
 * Makes a deployment's secrets once, in a file that only its owner can read. Nothing shows their
 * values, here or later.
 *
 * @param mail how push services reach the operator; without one no push is sent
 * @returns what was done, for the operator
 */
export function makeSecrets(file: string, mail: string | undefined): string {
  const name = basename(file);
  if (existsSync(file)) return `${name} is there already, and is left as it is.`;
  const secrets: Record<(typeof SECRETS)[number], string> = {
    ...newKeys(),
    VAPID_SUBJECT: pushSubject(mail),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  const push = mail
    ? "Push services are told to write to OPERATOR_MAIL."
    : "Push messages are off: make the file anew with OPERATOR_MAIL set if you want them.";
  return [
    `Made ${name}: ID_KEY signs the links of matches, the others push messages.`,
    "Keep a copy where you keep passwords: with another ID_KEY no link opens any more.",
    push,
  ].join("\n");
}
