import { err, ok, type Result } from "@endstation/engine";
import * as v from "valibot";
import { ClientFrame, type Command, CreateRequest } from "./protocol.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { MAX_FRAME_BYTES, OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from "./wire.ts";

const encoder = new TextEncoder();

/** A frame of a client, or why it is none. */
export function parseFrame(raw: string | ArrayBuffer): Result<ClientFrame, Refusal> {
  if (typeof raw !== "string") {
    return err(refusal(raw.byteLength > MAX_FRAME_BYTES ? "too-large" : "malformed"));
  }
  // A UTF-16 unit is at most three bytes: only texts near the limit need to be encoded.
  if (raw.length > MAX_FRAME_BYTES) return err(refusal("too-large"));
  if (raw.length * 3 > MAX_FRAME_BYTES && encoder.encode(raw).length > MAX_FRAME_BYTES) {
    return err(refusal("too-large"));
  }
  const json = parseJson(raw);
  // An old page must learn that it is old, whatever else has changed in its frames since.
  if (isHello(json) && !isSpoken(json.pv)) return err(refusal("version"));
  const frame = v.safeParse(ClientFrame, json);
  return frame.success ? ok(frame.output) : err(refusal("malformed"));
}

/** The body of a creation, or why it is none. */
export function parseCreateRequest(raw: string): Result<CreateRequest, Refusal> {
  const request = v.safeParse(CreateRequest, parseJson(raw));
  return request.success ? ok(request.output) : err(refusal("malformed"));
}

/** The body of a command without a socket, or why it is none. */
export function parseCommand(raw: string): Result<Command, Refusal> {
  const frame = parseFrame(raw);
  if (!frame.ok) return frame;
  return frame.value.t === "cmd" ? ok(frame.value) : err(refusal("malformed"));
}

const isSpoken = (pv: number) => pv >= OLDEST_PROTOCOL_VERSION && pv <= PROTOCOL_VERSION;

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

const isHello = (json: unknown): json is { pv: number } =>
  typeof json === "object" &&
  json !== null &&
  "t" in json &&
  json.t === "hello" &&
  "pv" in json &&
  typeof json.pv === "number";
