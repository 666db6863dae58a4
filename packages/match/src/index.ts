export { makeBase64url, parseBase64url } from "./base64url.ts";
export { COLOURS, type Colour } from "./colours.ts";
export { type Creation, type CreationSecrets, createMatch } from "./create.ts";
export { decide, placeOf } from "./decide.ts";
export type { EventBody, MatchEvent } from "./event.ts";
export { expiryOf } from "./expiry.ts";
export { parseCreateRequest, parseFrame } from "./frame.ts";
export { apply, isOver, type Match, rebuild, type Sitter } from "./match.ts";
export {
  isOurMatchId,
  type MatchId,
  type MatchIdParts,
  makeMatchId,
  readMatchId,
} from "./match-id.ts";
export { MAX_NAME_LETTERS, parseName } from "./name.ts";
export type {
  Action,
  ClientFrame,
  Command,
  Created,
  CreateRequest,
  Place,
  Presence,
  ServerFrame,
  WireEvent,
} from "./protocol.ts";
export {
  CLOSE_CODES,
  COMMAND_ID_BYTES,
  INVITE_BYTES,
  MAX_FRAME_BYTES,
  PING,
  PONG,
  PROTOCOL_VERSION,
  TOKEN_BYTES,
  VALUE_BYTES,
} from "./protocol.ts";
export { recordOf } from "./record.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode, refusal } from "./refusal.ts";
export { EMPTY_TABLE, follow, type LoggedMove, type Person, type Table } from "./table.ts";
export { tell } from "./tell.ts";
