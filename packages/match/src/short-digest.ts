import { makeBase64url } from "./base64url.ts";

/** The first letters, in base64url, of a text's SHA-256: what names it without telling it. */
export async function shortDigest(text: string, letters: number): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return makeBase64url(new Uint8Array(bytes)).slice(0, letters);
}

/** The name by which browser and server call a push subscription, of its address. */
export const pushName = (endpoint: string): Promise<string> => shortDigest(endpoint, 16);
