import { call } from "../net/api.ts";

/** Who runs the server, as they say it themselves. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly mail: string;
}

/** Asks who runs the server; `null` where nobody has said, or it cannot be reached. */
export async function fetchOperator(): Promise<Operator | null> {
  const answer = await call<{ readonly operator: Operator | null }>("/api/operator");
  return answer.ok ? answer.value.operator : null;
}
