export { COLOURS, type Colour } from "./colours.ts";
export type {
  Action,
  ClientFrame,
  Command,
  Created,
  Place,
  Presence,
  ServerFrame,
  WireEvent,
} from "./protocol.ts";
export {
  COMMAND_ID_BYTES,
  INVITE_BYTES,
  MAX_FRAME_BYTES,
  PROTOCOL_VERSION,
  TOKEN_BYTES,
  VALUE_BYTES,
} from "./protocol.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode } from "./refusal.ts";
export { EMPTY_TABLE, follow, type LoggedMove, type Person, type Table } from "./table.ts";
