import { err, ok, type Result } from "@endstation/engine";
import {
  type Created,
  type CreateRequest,
  PROTOCOL_VERSION,
  type Refusal,
  refusal,
} from "@endstation/match";

/** Makes a match; the caller becomes its host by joining first. */
export const createMatch = (request: CreateRequest): Promise<Result<Created, Refusal>> =>
  call("/api/matches", { method: "POST", body: JSON.stringify(request) });

/** The whole record of a match that is over. */
export const fetchRecord = (id: string): Promise<Result<unknown, Refusal>> =>
  call(`/api/matches/${id}/record`);

/** Why a socket to the match will not open, as far as the server can tell; `null` if it should. */
export async function findProblem(id: string): Promise<Refusal | null> {
  const welcome = await call<{ pv: number }>(`/api/matches/${id}?have=100000`);
  if (!welcome.ok) return welcome.error.code === "unknown-match" ? welcome.error : null;
  return welcome.value.pv === PROTOCOL_VERSION ? null : refusal("version");
}

async function call<Value>(path: string, init?: RequestInit): Promise<Result<Value, Refusal>> {
  try {
    const response = await fetch(path, init);
    const body = await response.json();
    return response.ok ? ok(body as Value) : err(body.error as Refusal);
  } catch {
    return err(refusal("internal"));
  }
}
