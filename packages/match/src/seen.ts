import type { View } from "@endstation/engine";
import type { Place } from "./action.ts";
import type { LoggedMove, Person, Table } from "./table.ts";
import { NO_TERMS } from "./terms.ts";
import type { ReservedSeat, WireEvent } from "./wire-event.ts";

type EventOf<Type extends WireEvent["type"]> = Extract<WireEvent, { type: Type }>;

/** What an event changes in what a viewer knows. One of a type that is not known changes nothing. */
export function seen(table: Table, event: WireEvent): Partial<Table> {
  switch (event.type) {
    case "created":
      return created(event);
    case "joined":
      return {
        places: table.places.with(event.place, person(event)),
        ...(event.devices && { devices: event.devices }),
        kept: table.kept.with(event.place, null),
        arrivals: [...table.arrivals, event.place],
        host: table.host ?? event.place,
        asks: without(table, event.ask),
        ...note(table, event),
      };
    case "enlisted":
      return enlisted(table, event);
    case "left":
      return {
        ...left(table, event.place),
        // The name of whom the host has removed is told to nobody any more.
        ...(event.by &&
          !table.places[event.place]?.bot && { notes: withoutName(table, event.place) }),
      };
    case "changed":
      return look(table, event);
    case "hidden":
      return {
        ...look(table, event),
        notes: withoutName(table, event.place),
      };
    case "configured":
      return { options: event.options, terms: event.terms };
    case "invited":
      return { inviteOpen: event.open, inviteChanges: table.inviteChanges + 1 };
    case "hosted":
      return { host: event.place, ...note(table, event) };
    case "asked": {
      const { ask, name, colour } = event;
      return { asks: [...table.asks, { ask, name, colour }] };
    }
    case "dismissed":
      return { asks: without(table, event.ask) };
    case "replaced":
      return {
        places: table.places.with(event.place, person(event)),
        ...ownAgain(table, event.place),
        wins: wonNothing(table, event.place),
        asks: without(table, event.ask),
        ...note(table, event),
      };
    case "private":
      return {};
    case "coded":
      return { codes: { ...table.codes, [event.purpose]: event.until } };
    case "uncoded": {
      const { [event.purpose]: ended, ...codes } = table.codes;
      return { codes };
    }
    case "paired": {
      const { [event.purpose]: spent, ...codes } = table.codes;
      const { device, word } = event;
      return { codes, devices: [...table.devices, { device, word }] };
    }
    case "revoked":
      return {
        devices: table.devices.filter(({ device }) => device !== event.device),
        codes: {},
      };
    case "started":
      return {
        options: event.options,
        order: event.order,
        view: event.sees,
        views: [{ ply: 0, view: event.sees }],
      };
    case "moved":
      return moved(table, event);
    case "undone":
      return undone(table, event);
    case "offered": {
      const { place: by, offer: kind, until } = event;
      return { offer: { seq: event.seq, by, kind, until, agreed: [] }, ...note(table, event) };
    }
    case "agreed": {
      const { offer } = table;
      const agreed = offer && { ...offer, agreed: [...offer.agreed, event.place] };
      return { offer: agreed, ...note(table, event) };
    }
    case "dropped":
      return { offer: null, ...note(table, event) };
    case "paused":
    case "resumed":
      return { paused: event.type === "paused", offer: null, ...note(table, event) };
    case "lost":
      return {
        lost: table.lost.with(event.place, event.how),
        substitutes: table.substitutes.with(event.place, event.bot ?? null),
        offer: null,
        ...note(table, event),
      };
    case "substituted":
      return {
        substitutes: table.substitutes.with(event.place, event.level),
        offer: null,
        ...note(table, event),
      };
    case "returned":
      return { ...ownAgain(table, event.place), ...note(table, event) };
    case "ended": {
      const ended = { how: event.how, place: event.place ?? null };
      return { ended, offer: null, paused: false, ...note(table, event) };
    }
    case "rematched":
      return { next: event.next };
    default:
      return {};
  }
}

const person = ({ name, colour }: EventOf<"joined" | "replaced">) => ({ name, colour });

const ownAgain = ({ lost, substitutes }: Table, place: Place): Partial<Table> => ({
  lost: lost.with(place, null),
  substitutes: substitutes.with(place, null),
});

const without = ({ asks }: Table, ask: number | undefined) => asks.filter((one) => one.ask !== ask);

const note = (
  { notes, moves }: Table,
  event: WireEvent,
  { ply = moves.length, taken }: { ply?: number; taken?: readonly LoggedMove[] } = {},
): Partial<Table> => ({
  notes: [...notes, { at: event.at, ply, event, ...(taken && { taken }) }],
});

function created({ game, options, rules, commitment, terms, series }: EventOf<"created">) {
  const seats = Array.from({ length: options.players });
  const reservedAt = (place: number) => series?.seats[place];
  return {
    game,
    options,
    rules,
    commitment,
    terms: terms ?? NO_TERMS,
    series: series ? { previous: series.previous, played: series.played } : null,
    wins: series?.seats.map(({ wins }) => wins) ?? [],
    places: seats.map((_, place) => broughtBot(reservedAt(place))),
    kept: seats.map((_, place) => (reservedAt(place)?.bot ? null : (reservedAt(place) ?? null))),
    arrivals: [...seats.keys()].filter((place) => reservedAt(place)?.bot),
    lost: seats.map(() => null),
    substitutes: seats.map(() => null),
    // What the viewer's seat begins with: the device that joins.
    devices: [{ device: 1, word: "" }],
  } satisfies Partial<Table>;
}

const broughtBot = (reserved: ReservedSeat | undefined): Person | null =>
  reserved?.bot ? { name: "", colour: reserved.colour, bot: reserved.bot } : null;

/** A bot, new at its place or of another level than before. */
function enlisted(table: Table, { place, level, colour }: EventOf<"enlisted">): Partial<Table> {
  const isNew = !table.places[place];
  return {
    places: table.places.with(place, { name: "", colour, bot: level }),
    arrivals: isNew ? [...table.arrivals, place] : table.arrivals,
  };
}

/** Whoever is new at a place has won nothing in the series yet. */
const wonNothing = ({ wins }: Table, place: Place): Table["wins"] =>
  wins.map((won, at) => (at === place ? 0 : won));

function left(table: Table, place: Place): Partial<Table> {
  const arrivals = table.arrivals.filter((one) => one !== place);
  return {
    places: table.places.with(place, null),
    kept: table.kept.with(place, null),
    wins: wonNothing(table, place),
    arrivals,
    host:
      table.host === place ? (arrivals.find((one) => !table.places[one]?.bot) ?? null) : table.host,
  };
}

function look(table: Table, event: EventOf<"changed" | "hidden">): Partial<Table> {
  const known = table.places[event.place];
  if (!known) return {};
  if (event.type === "hidden") {
    return { places: table.places.with(event.place, { ...known, name: "" }) };
  }
  const { name = known.name, colour = known.colour } = event;
  return { places: table.places.with(event.place, { name, colour }) };
}

/** The notes without the name with which the sitter of a place has come. */
function withoutName({ notes }: Table, place: Place): Table["notes"] {
  const arrival = notes.findLastIndex(
    ({ event }) => (event.type === "joined" || event.type === "replaced") && event.place === place,
  );
  return notes.map((note, index) => {
    const { event } = note;
    return index === arrival && "name" in event ? { ...note, event: { ...event, name: "" } } : note;
  });
}

function moved(table: Table, { moves, at, auto, bot, sees }: EventOf<"moved">): Partial<Table> {
  const logged = moves.map((move) => ({ move, at, ...(auto && { auto }), ...(bot && { bot }) }));
  return {
    moves: [...table.moves, ...logged],
    revision: table.revision + moves.length,
    ...newView(table, { ply: table.moves.length + moves.length, sees }),
    ...withoutUndoOffer(table),
  };
}

function undone(table: Table, event: EventOf<"undone">): Partial<Table> {
  const first = table.moves.length - event.count;
  return {
    moves: table.moves.slice(0, first),
    revision: table.revision + 1,
    ...newView(table, { ply: first, sees: event.sees }),
    ...withoutUndoOffer(table),
    ...note(table, event, { ply: first, taken: table.moves.slice(first) }),
  };
}

/**
 * What the viewer knows after an event, which tells it where it has changed: in the place of what
 * was known of the same moves or later ones.
 */
function newView(table: Table, { ply, sees }: { ply: number; sees: View | undefined }) {
  const view = sees ?? table.view;
  return { view, views: [...table.views.filter((told) => told.ply < ply), { ply, view }] };
}

/** An offer to take back was made for another position. */
const withoutUndoOffer = ({ offer }: Table): Partial<Table> =>
  offer?.kind.kind === "undo" ? { offer: null } : {};
