import { noticeFault } from "@endstation/match";
import { Hono } from "hono";
import { tokenOf } from "../caller.ts";
import { refuse, smallBody } from "../refuse.ts";
import { parseNoticeRequest } from "./request.ts";
import { readVapid } from "./vapid.ts";

/**
 * What a seat is told at, for `/api`. Whoever mounts it has checked the origin and the match's id,
 * and how much its caller asks.
 *
 * `GET /push-key` gives `{key}`, for `PushManager.subscribe`. `GET` and `PUT /matches/:id/notices`
 * take the seat's token as a bearer and give what is on; the body of a PUT is
 * `{push?: subscription | null, webhook?: address | null}`.
 */
export const noticeRoutes = new Hono<{ Bindings: Env }>();

noticeRoutes.get("/push-key", (c) => {
  const vapid = readVapid(c.env);
  return vapid ? c.json({ key: vapid.publicKey }) : refuse(c, noticeFault("no-push"));
});

noticeRoutes.get("/matches/:id/notices", async (c) => {
  const state = await c.env.MATCH.getByName(c.req.param("id")).notices(tokenOf(c), {});
  return state.ok ? c.json(state.value) : refuse(c, state.error);
});

noticeRoutes.put("/matches/:id/notices", smallBody, async (c) => {
  const sendsPush = readVapid(c.env) !== null;
  const request = parseNoticeRequest(await c.req.text(), { sendsPush });
  if (!request.ok) return refuse(c, request.error);
  const match = c.env.MATCH.getByName(c.req.param("id"));
  const state = await match.notices(tokenOf(c), request.value);
  return state.ok ? c.json(state.value) : refuse(c, state.error);
});
