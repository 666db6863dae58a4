import type { Match } from "../../src/match.ts";
import { Room, type RoomPorts } from "../../src/room/room.ts";
import { tell } from "../../src/tell.ts";
import type { House } from "./house.ts";
import type { Wire } from "./wire.ts";

/** A fault that is put into the room from outside, so that its invariant can be seen to fail. */
export interface Plant {
  readonly name: string;
  /** The room in the place of a plain one. */
  room?(match: Match, ports: RoomPorts): Room;
  /** Done before each message that comes in. */
  before?(house: House): void;
  /** What is sent in the place of a frame. */
  sending?(house: House, wire: Wire, text: string): string;
}

/** Answers and tells before it stores: the write comes with the next one, if that comes. */
export const answerBeforeStore: Plant = {
  name: "answer before store",
  room(match, ports) {
    let late: Parameters<RoomPorts["append"]>[0] = [];
    return new Room(match, {
      ...ports,
      append(events) {
        if (late.length > 0) ports.append(late);
        late = events;
      },
    });
  },
};

/** Does not know a command that is done already. */
export const noDedupe: Plant = {
  name: "no dedupe",
  room: (match, ports) => new Room({ ...match, done: new Map() }, ports),
  before: (house) => house.evict(),
};

/** Tells each viewer what another place may know. */
export const tellOther: Plant = {
  name: "tell with another place",
  sending(house, wire, text) {
    const frame = JSON.parse(text) as { t: string; event?: { seq: number; type: string } };
    if (frame.t !== "event" || frame.event?.type !== "moved") return text;
    const { match } = house.awake();
    const place = house.placeOf(wire);
    const other = match.arrivals.find((one) => one !== place) ?? null;
    const [event] = tell(match, other, frame.event.seq - 1);
    return JSON.stringify({ t: "event", event });
  },
};

/** Lets the tokens that a seat's device has shown out, with the word of who is here. */
export const tokenInFrame: Plant = {
  name: "a token in a frame",
  sending(_house, wire, text) {
    if (!text.startsWith('{"t":"presence"')) return text;
    return JSON.stringify({ ...JSON.parse(text), by: wire.token });
  },
};
