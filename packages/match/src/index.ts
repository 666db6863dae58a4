export type { Action, CodePurpose, OfferKind, Place } from "./action.ts";
export { makeBase64url, parseBase64url } from "./base64url.ts";
export { type Answered, Client, type ClientPorts } from "./client/client.ts";
export { COLOURS, type Colour } from "./colours.ts";
export { type Creation, type CreationSecrets, createMatch } from "./create.ts";
export { type Credential, credentialOf } from "./credential.ts";
export { digestOf } from "./digest.ts";
export type { AutoHow, EventBody, LostHow, MatchEvent } from "./event.ts";
export { expiryOf } from "./expiry.ts";
export { parseCommand, parseCreateRequest, parseFrame } from "./frame.ts";
export { linkKindOf } from "./link-kind.ts";
export { isLocalMatchId } from "./local-id.ts";
export { type Match, rebuild } from "./match.ts";
export {
  isOurMatchId,
  type MatchId,
  type MatchIdParts,
  makeMatchId,
  readMatchId,
} from "./match-id.ts";
export { fitName } from "./name.ts";
export { type NoticeFault, type NoticeFaultCode, noticeFault } from "./notice-fault.ts";
export { isPlayedOn } from "./players.ts";
export { isOver, mover } from "./position.ts";
export type {
  Answer,
  ClientFrame,
  Command,
  Created,
  CreateRequest,
  NoticeState,
  Presence,
  PushMessage,
  ServerFrame,
  Status,
  Welcome,
} from "./protocol.ts";
export { NoticeChange } from "./protocol.ts";
export { ran, whenRun } from "./quiet.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode, refusal } from "./refusal.ts";
export type { Peer, PeerState } from "./room/peer.ts";
export { Room, type RoomPorts } from "./room/room.ts";
export {
  CODE_BYTES,
  COMMAND_ID_BYTES,
  INVITE_BYTES,
  TOKEN_BYTES,
  VALUE_BYTES,
} from "./secret-bytes.ts";
export { pushName, shortDigest } from "./short-digest.ts";
export {
  EMPTY_TABLE,
  follow,
  type LoggedMove,
  type Note,
  type OwnDevice,
  type Person,
  type SeenAsk,
  type SeenOffer,
  type Table,
} from "./table.ts";
export { tableAt } from "./table-at.ts";
export { tell } from "./tell.ts";
export {
  isSlow,
  MAX_CLOCK_MS,
  MIN_CLOCK_MS,
  NO_TERMS,
  type Terms,
  TIMEOUTS,
} from "./terms.ts";
export { TRANSFER_BYTES, type TransferSeat, transferCode } from "./transfer.ts";
export { createTryOut, type TryOut } from "./try-out.ts";
export { type Standing, standingOf } from "./turns.ts";
export { untold } from "./untold.ts";
export type { NoticeKind, Reaction } from "./wire.ts";
export {
  CLOSE_CODES,
  MAX_FRAME_BYTES,
  NOTICE_KINDS,
  OLDEST_PROTOCOL_VERSION,
  PING,
  PONG,
  PROTOCOL_VERSION,
  REACTIONS,
} from "./wire.ts";
export type { ReservedSeat, WireEvent } from "./wire-event.ts";
