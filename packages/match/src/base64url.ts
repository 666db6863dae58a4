/** Unpadded base64url (RFC 4648, section 5): the one text form of ids, tokens and invites. */
export function makeBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The bytes of a text that `makeBase64url` could have made; `null` for any other. */
export function parseBase64url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  // The last letter can carry bits that no byte has: one value has one text only.
  return makeBase64url(bytes) === text ? bytes : null;
}
