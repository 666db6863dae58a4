import {
  createMatch,
  isOurMatchId,
  OLDEST_PROTOCOL_VERSION,
  parseCommand,
  parseCreateRequest,
  refusal,
} from "@endstation/match";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { callerKey, callerOf, tokenOf } from "./caller.ts";
import { count } from "./counters.ts";
import { healthRoutes } from "./health.ts";
import { reportOf } from "./log.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { operatorRoutes } from "./operator.ts";
import { refuse, smallBody } from "./refuse.ts";
import { creationSecrets, idKey } from "./secrets.ts";

type AppContext = { Bindings: Env };

/** The Worker: a door in front of the matches. What a match is asked, its object answers. */
export const app = new Hono<AppContext>().basePath("/api");

const sendJson = (c: Context, text: string) =>
  c.body(text, 200, { "Content-Type": "application/json" });

const secureHeaders = createMiddleware(async (c, next) => {
  await next();
  // The answer to an upgrade is the socket itself and takes no headers.
  if (c.res.status === 101) return;
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
});

/** Other sites' pages may neither read matches nor act in them. */
const ownOrigin = createMiddleware<AppContext>(async (c, next) => {
  const origin = c.req.header("Origin");
  if (origin !== undefined && !isOwn(origin, c.req)) return refuse(c, refusal("foreign-origin"));
  return await next();
});

// By the host alone: a proxy in front may speak https where this server speaks http.
const isOwn = (origin: string, request: { url: string }) =>
  URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;

/** Lets no id through that this deployment has not made: a guess reaches no object. */
const knownId = createMiddleware<AppContext>(async (c, next) => {
  if (!isOurMatchId(c.req.param("id") ?? "", idKey(c.env))) {
    return refuse(c, refusal("unknown-match"));
  }
  return await next();
});

/** Keeps one caller from keeping an object busy or awake, by whatever route. */
const openLimit = createMiddleware<AppContext>(async (c, next) => {
  if (!(await c.env.OPEN_LIMIT.limit({ key: callerOf(c) })).success) {
    return refuse(c, refusal("too-many"));
  }
  return await next();
});

/** A number of the query; what is missing or no such number is `missing`. */
const numberOf = (c: Context, name: string, missing: number) => {
  const text = c.req.query(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : missing;
};

app.use(secureHeaders, ownOrigin);
app.use("/matches/:id/*", knownId, openLimit);
app.use("/health", openLimit);

app.post("/matches", smallBody, async (c) => {
  if (!(await c.env.CREATE_LIMIT.limit({ key: callerOf(c) })).success) {
    return refuse(c, refusal("too-many"));
  }
  const request = parseCreateRequest(await c.req.text());
  if (!request.ok) return refuse(c, request.error);
  const creation = createMatch(request.value, creationSecrets(c.env));
  if (!creation.ok) return refuse(c, creation.error);
  const { id, invite, created } = creation.value;
  await c.env.MATCH.getByName(id).create(id, created);
  count("matches");
  return c.json({ id, invite }, 201);
});

app.get("/matches/:id", async (c) => {
  const welcome = await c.env.MATCH.getByName(c.req.param("id")).look({
    // A page of the first version did not say which it is of.
    pv: numberOf(c, "pv", OLDEST_PROTOCOL_VERSION),
    token: tokenOf(c),
    have: numberOf(c, "have", 0),
    isGlance: c.req.query("glance") !== undefined,
  });
  return welcome.ok ? sendJson(c, welcome.value) : refuse(c, welcome.error);
});

app.post("/matches/:id/commands", smallBody, async (c) => {
  const command = parseCommand(await c.req.text());
  if (!command.ok) return refuse(c, command.error);
  const match = c.env.MATCH.getByName(c.req.param("id"));
  const caller = callerKey(c, c.req.param("id"));
  const answer = await match.command(tokenOf(c), command.value, caller);
  return answer.ok ? c.json(answer.value) : refuse(c, answer.error);
});

app.get("/matches/:id/record", async (c) => {
  const record = await c.env.MATCH.getByName(c.req.param("id")).record();
  return record.ok ? sendJson(c, record.value) : refuse(c, record.error);
});

app.get("/matches/:id/socket", async (c) => {
  if (c.req.header("Upgrade") !== "websocket") return refuse(c, refusal("malformed"));
  return await c.env.MATCH.getByName(c.req.param("id")).fetch(c.req.raw);
});

app.route("/", noticeRoutes);
app.route("/", healthRoutes);
app.route("/", operatorRoutes);

app.notFound((c) =>
  c.json({ error: { code: "not-found", message: "There is no such page." } }, 404),
);

app.onError((error, c) => {
  const report = reportOf("request", error);
  return refuse(c, { ...refusal("internal"), report });
});
