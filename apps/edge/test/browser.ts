import { makeBase64url, parseBase64url } from "@endstation/match";

/** What a browser keeps of its subscription: its key pair, and a secret it shares with senders. */
export interface BrowserKeys {
  readonly privateKey: CryptoKey;
  /** An uncompressed point of P-256. */
  readonly publicKey: Uint8Array;
  readonly auth: Uint8Array;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const encoder = new TextEncoder();

/** A fresh browser, and the subscription that it would send to a match. */
export async function subscribe(endpoint: string) {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  const publicKey = new Uint8Array(
    (await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer,
  );
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const keys: BrowserKeys = { privateKey: pair.privateKey, publicKey, auth };
  const p256dh = makeBase64url(publicKey);
  const subscription = {
    endpoint,
    expirationTime: null,
    keys: { p256dh, auth: makeBase64url(auth) },
  };
  return { keys, subscription };
}

/** Opens a message as RFC 8291 and RFC 8188 say, with nothing of what sealed it. */
export async function open({ privateKey, publicKey, auth }: BrowserKeys, body: Uint8Array) {
  const salt = body.subarray(0, 16);
  const size = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  if (sealed.length > size) throw new Error("More than one record.");
  const point = await crypto.subtle.importKey("raw", sender, CURVE, false, []);
  // The types of the runtime call the other's key `$public`; what runs is WebCrypto.
  const agreed = { name: "ECDH", public: point } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = await crypto.subtle.deriveBits(agreed, privateKey, 256);
  const info = join(encoder.encode("WebPush: info\0"), publicKey, sender);
  const secret = await hkdf({ salt: auth, from: new Uint8Array(shared), info }, 32);
  const derive = (name: string, bytes: number) =>
    hkdf({ salt, from: secret, info: encoder.encode(`Content-Encoding: ${name}\0`) }, bytes);
  const key = await crypto.subtle.importKey(
    "raw",
    await derive("aes128gcm", 16),
    "AES-GCM",
    false,
    ["decrypt"],
  );
  const iv = await derive("nonce", 12);
  const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
  const padded = new Uint8Array(opened);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("The last record ends with a 2.");
  return new TextDecoder().decode(padded.subarray(0, end));
}

/** Whether a token of RFC 8292 was signed with the public key beside it; gives its claims. */
export async function readVapidHeader(header: string) {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const publicKey = await crypto.subtle.importKey("raw", bytes(key), curve, false, ["verify"]);
  const good = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    publicKey,
    bytes(signature),
    encoder.encode(`${head}.${claims}`),
  );
  return { good, key, claims: JSON.parse(new TextDecoder().decode(bytes(claims))) };
}

const bytes = (text = "") => {
  const parsed = parseBase64url(text);
  if (!parsed) throw new Error("This is no base64url.");
  return parsed;
};

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

interface Derivation {
  readonly salt: Uint8Array;
  readonly from: Uint8Array;
  readonly info: Uint8Array;
}

async function hkdf({ salt, from, info }: Derivation, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8));
}
