import { unstable_readConfig as readConfig } from "wrangler";

/** What is read of the Worker's own configuration. */
interface EdgeConfig {
  readonly compatibility_date: string | undefined;
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
  readonly ratelimits: readonly {
    readonly name: string;
    readonly simple: { readonly limit: number; readonly period: number };
  }[];
  readonly secrets?: { readonly required?: readonly string[] };
  readonly vars: Readonly<Record<string, unknown>>;
  readonly version_metadata?: { readonly binding: string };
}

/** What stands before the Worker. */
export interface Front {
  /**
   * Whether a proxy stands before this server: then the caller's address and the page's protocol
   * are what its `X-Forwarded-...` headers say. Without one nobody's word is taken for them.
   */
  readonly behindProxy: boolean;
}

/** How a workerd serves the Worker. */
export interface Serving {
  /** The path of the Worker's `wrangler.jsonc`. */
  readonly wrangler: string;
  /**
   * What stands before the Worker: the client's files and the callers' addresses, as Cloudflare
   * has them. `null` lets requests through to the Worker as they come.
   */
  readonly front: Front | null;
  /** What the health address calls this server's version. */
  readonly version: string;
}

/** Text as the configuration's language has it: the escapes are those of JSON. */
const text = (value: string) => JSON.stringify(value);

/** The protocol and the address of a socket are given on the command line, as `http=HOST:PORT`. */
const socketOf = (front: Front | null) => {
  const proxied = front?.behindProxy ? `forwardedProtoHeader = "X-Forwarded-Proto"` : "";
  const service = front ? "front" : "worker";
  return `(name = "http", address = "127.0.0.1:0", http = (${proxied}), service = ${text(service)})`;
};

/**
 * The configuration of a plain workerd that serves the `index.js` beside it, with what the
 * Worker's `wrangler.jsonc` binds: objects on disk, the client's files, the rate limits as
 * shipped, and secrets and variables from workerd's environment, so that no secret stands in a
 * file.
 *
 * The folders are given on the command line: `--directory-path matches=...` and `files=...`. What
 * `MODULES` names must lie beside the configuration.
 */
export function workerdConfig({ wrangler, front, version }: Serving): string {
  const config: EdgeConfig = readConfig({ config: wrangler });
  const { compatibility_date: date = "", durable_objects, ratelimits } = config;
  const objects = durable_objects.bindings;
  const limits = ratelimits.map(
    ({ name, simple: { limit, period } }) => `(name = ${text(name)}, wrapped = (
          moduleName = "endstation:rate-limit",
          innerBindings = [(name = "limit", json = "${limit}"), (name = "period", json = "${period}")]
        ))`,
  );
  const named = [...(config.secrets?.required ?? []), ...Object.keys(config.vars)];
  const metadata = text(JSON.stringify({ id: version, tag: version }));
  const bindings = [
    ...named.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
    `(name = ${text(config.version_metadata?.binding ?? "VERSION")}, json = ${metadata})`,
    `(name = "ASSETS", service = "assets")`,
    ...objects.map(
      (one) => `(name = ${text(one.name)}, durableObjectNamespace = ${text(one.class_name)})`,
    ),
    ...limits,
  ];
  const namespaces = objects.map(
    ({ class_name: name }) =>
      `(className = ${text(name)}, uniqueKey = ${text(name)}, enableSql = true)`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "index.js", esModule = embed "index.js")],
      compatibilityDate = ${text(date)},
      bindings = [
        ${bindings.join(",\n        ")}
      ],
      durableObjectNamespaces = [${namespaces.join(", ")}],
      durableObjectStorage = (localDisk = "matches")
    )),
    (name = "front", worker = (
      modules = [(name = "front.js", esModule = embed "front.js")],
      compatibilityDate = ${text(date)},
      bindings = [
        (name = "WORKER", service = "worker"),
        (name = "ASSETS", service = "assets"),
        (name = "BEHIND_PROXY", json = "${front?.behindProxy ?? false}")
      ]
    )),
    (name = "assets", worker = (
      modules = [(name = "assets.js", esModule = embed "assets.js")],
      compatibilityDate = ${text(date)},
      bindings = [(name = "FILES", service = "files")]
    )),
    (name = "matches", disk = (path = "matches", writable = true)),
    (name = "files", disk = (path = "files"))
  ],
  sockets = [${socketOf(front)}],
  extensions = [(modules = [
    (name = "endstation:rate-limit", internal = true, esModule = embed "rate-limit.js")
  ])]
);
`;
}
