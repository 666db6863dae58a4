import type { SeatLevel } from "@endstation/bots";
import type { AnyOptions, GameId, Knowledge, Result } from "@endstation/engine";
import type {
  Answer,
  Command,
  Created,
  CreateRequest,
  MatchId,
  Refusal,
  TryOut,
  Welcome,
} from "@endstation/match";

/**
 * What a page asks of the worker that has this device's matches, and what it is answered with.
 * Each call brings a port of its own for the answer.
 */
export interface Calls {
  create: { readonly asked: CreateRequest; readonly answer: Created };
  /** A match that goes on from a position of another game. */
  tryOut: { readonly asked: TryOut; readonly answer: { readonly id: MatchId } };
  look: {
    readonly asked: { readonly id: MatchId; readonly have: number; readonly token: string | null };
    readonly answer: Welcome;
  };
  command: {
    readonly asked: {
      readonly id: MatchId;
      readonly token: string | null;
      readonly command: Command;
    };
    readonly answer: Answer;
  };
  record: { readonly asked: { readonly id: MatchId }; readonly answer: unknown };
  /** The bots that may play in a match with these options, the weakest first. */
  levels: {
    readonly asked: Pick<CreateRequest, "game" | "options">;
    readonly answer: readonly SeatLevel[];
  };
  /** What a bot would play, in the record's notation, for a seat that knows what is asked with. */
  hint: {
    readonly asked: { readonly game: GameId; readonly knowledge: Knowledge<AnyOptions> };
    readonly answer: string;
  };
  /** Deletes a match for good. */
  forget: { readonly asked: { readonly id: MatchId }; readonly answer: null };
}

/** What a page may ask. */
export type CallName = keyof Calls;
/** A call by its name, and what is asked with it. */
export type Call = {
  [Name in CallName]: { readonly call: Name; readonly asked: Calls[Name]["asked"] };
}[CallName];
/** What the answer to a call is, or why it was refused. */
export type CallAnswer<Name extends CallName> = Result<Calls[Name]["answer"], Refusal>;

/** Asks for a connection to a match: its frames go over the port that comes with it. */
export interface Connect {
  readonly connect: MatchId;
}

/** RFC 6455's code for a service that begins anew: whoever comes back finds what is new. */
export const RESTART = 1012;
/** RFC 6455's code for a server that could not do what it should, such as keep what was done. */
export const BROKEN = 1011;

/** Over the port of a connection: a frame as text, or that it is at its end. */
export type FromMatch = string | { readonly closed: number };
/** The other way: a frame as text, or that the page is gone. */
export type FromPage = string | { readonly leaves: true };
