import { Hono } from "hono";

/** Who runs a deployment, as its variables say. */
export interface Operator {
  readonly name: string;
  /** Lines of an address, each ended by "\n" but the last. */
  readonly address: string;
  readonly mail: string;
}

/** `GET /operator`, for `/api`: who runs this, for the imprint; `null` where nobody has said. */
export const operatorRoutes = new Hono<{ Bindings: Env }>();

operatorRoutes.get("/operator", (c) => {
  // Every first page asks; what stands in an imprint seldom changes.
  c.header("Cache-Control", "public, max-age=3600");
  return c.json({ operator: operatorOf(c.env) });
});

/** The operator, if name, address and mail are all there: an imprint wants each of them. */
function operatorOf(env: Env): Operator | null {
  const [name, address, mail] = [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_MAIL].map(
    // A variable of one line has no other way to say where a line ends.
    (text) => (text ?? "").replaceAll("\\n", "\n").trim(),
  );
  return name && address && mail ? { name, address, mail } : null;
}
