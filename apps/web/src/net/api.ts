import type { SeatLevel } from "@endstation/bots";
import {
  type AnyOptions,
  err,
  type GameId,
  type Knowledge,
  ok,
  type Result,
} from "@endstation/engine";
import {
  type Action,
  type Answer,
  type Command,
  type Created,
  type CreateRequest,
  isLocalMatchId,
  PROTOCOL_VERSION,
  type Refusal,
  type TryOut,
  untold,
  type Welcome,
} from "@endstation/match";
import { askHere } from "./here.ts";
import { newCommandId } from "./random.ts";

/** How long whatever is asked may take: a network that swallows packets never says that it does. */
const PATIENCE_MS = 10_000;

/** Makes a match; the caller becomes its host by joining first. */
export const createMatch = (request: CreateRequest): Promise<Result<Created, Refusal>> =>
  call("/api/matches", { method: "POST", body: JSON.stringify(request) });

/** Makes a match that is played on this device alone. */
export const createMatchHere = (request: CreateRequest): Promise<Result<Created, Refusal>> =>
  orInternal(askHere("create", request));

/** Makes a match on this device that goes on from a position of another game. */
export const tryOutHere = (tryOut: TryOut): Promise<Result<{ readonly id: string }, Refusal>> =>
  orInternal(askHere("tryOut", tryOut));

/** The bots that may play in such a match on this device, the weakest first. */
export const levelsHere = (
  request: Pick<CreateRequest, "game" | "options">,
): Promise<Result<readonly SeatLevel[], Refusal>> => orInternal(askHere("levels", request));

/** What a bot would play, from what a seat on this device knows. */
export const hintHere = (asked: {
  readonly game: GameId;
  readonly knowledge: Knowledge<AnyOptions>;
}): Promise<Result<string, Refusal>> => orInternal(askHere("hint", asked));

/** Deletes a match of this device for good. */
export const deleteMatchHere = (id: string): Promise<Answering<null>> => askHere("forget", { id });

/** The whole record of a match that is over. */
export const fetchRecord = (id: string): Promise<Result<unknown, Refusal>> =>
  isLocalMatchId(id) ? orInternal(askHere("record", { id })) : call(`/api/matches/${id}/record`);

/** What a match answers, or that it could not be reached at all. */
export type Answering<Value, Fault = Refusal> =
  | (Result<Value, Fault> & { readonly reached: true })
  | { readonly reached: false };

/** As many as no match has: with `have` at it none is told, only how the match stands and who asks. */
export const NO_EVENTS = 100_000;

/** What is asked of a match without a socket. */
interface Asked {
  readonly have: number;
  readonly token?: string | undefined;
}

/** What is new in a match since the event `have`, as the seat of `token`, at the table, may know it. */
export const fetchWelcome = (id: string, asked: Asked): Promise<Answering<Welcome>> =>
  fetchLook(id, asked, "");

/** The same for a page elsewhere: the others are not told that anybody is there. */
export const glanceAt = (id: string, asked: Asked): Promise<Answering<Welcome>> =>
  fetchLook(id, asked, "&glance=1");

const fetchLook = (id: string, { have, token }: Asked, how: string): Promise<Answering<Welcome>> =>
  isLocalMatchId(id)
    ? askHere("look", { id, have, token: token ?? null })
    : ask(`/api/matches/${id}?pv=${PROTOCOL_VERSION}&have=${have}${how}`, {
        headers: bearer(token ?? null),
      });

/** A command without a socket. The same command again has its effect once. */
export const postCommand = (
  id: string,
  command: Command,
  token: string | null,
): Promise<Answering<Answer>> =>
  isLocalMatchId(id)
    ? askHere("command", { id, command, token })
    : ask(`/api/matches/${id}/commands`, {
        method: "POST",
        headers: bearer(token),
        body: JSON.stringify(command),
      });

/** Does something in a match that is not open here; `null` when it was done. */
export async function actIn(
  id: string,
  action: Action,
  token: string | null = null,
): Promise<Refusal | null> {
  const command: Command = { t: "cmd", id: newCommandId(), base: 0, action };
  const answer = await postCommand(id, command, token);
  if (!answer.reached) return untold("internal");
  if (!answer.ok) return answer.error;
  return answer.value.ok ? null : answer.value.error;
}

/** Why a socket to the match will not open, as far as the server can tell; `null` if it should. */
export async function findProblem(id: string): Promise<Refusal | null> {
  const welcome = await glanceAt(id, { have: NO_EVENTS });
  if (!welcome.reached || welcome.ok) return null;
  const { code } = welcome.error;
  return code === "unknown-match" || code === "version" ? welcome.error : null;
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

async function ask<Value, Fault = Refusal>(
  path: string,
  init?: RequestInit,
): Promise<Answering<Value, Fault>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.json();
    const result = response.ok ? ok(body as Value) : err(body.error as Fault);
    return { reached: true, ...result };
  } catch {
    return { reached: false };
  }
}

/** Asks the server; what it refuses, it refuses with a code. */
export const call = <Value, Fault = Refusal>(
  path: string,
  init?: RequestInit,
): Promise<Result<Value, Fault | Refusal>> => orInternal(ask<Value, Fault>(path, init));

async function orInternal<Value, Fault>(
  asking: Promise<Answering<Value, Fault>>,
): Promise<Result<Value, Fault | Refusal>> {
  const answer = await asking;
  return answer.reached ? answer : err(untold("internal"));
}
