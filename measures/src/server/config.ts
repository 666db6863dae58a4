import { fileURLToPath } from "node:url";
import { unstable_readConfig as readConfig } from "wrangler";

const EDGE = fileURLToPath(new URL("../../../apps/edge", import.meta.url));

/** The module that stands in for the platform's rate limits, to lie beside the configuration. */
export const RATE_LIMIT_MODULE: string = fileURLToPath(new URL("rate-limit.js", import.meta.url));

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
}

/** Text as the configuration's language has it: the escapes are those of JSON. */
const text = (value: string) => JSON.stringify(value);

/**
 * The configuration of a plain workerd that serves the `index.js` beside it, with what the
 * Worker's `wrangler.jsonc` binds: objects on disk in the folder `state`, the client's files, the
 * rate limits as shipped, and a key of this configuration's own.
 */
export function workerdConfig(state: string): string {
  const config: EdgeConfig = readConfig({ config: `${EDGE}/wrangler.jsonc` });
  const { compatibility_date, durable_objects, ratelimits } = config;
  const objects = durable_objects.bindings;
  const limits = ratelimits.map(
    ({ name, simple: { limit, period } }) => `(name = ${text(name)}, wrapped = (
          moduleName = "endstation:rate-limit",
          innerBindings = [(name = "limit", json = "${limit}"), (name = "period", json = "${period}")]
        ))`,
  );
  const bindings = [
    `(name = "ID_KEY", text = "a key for measures")`,
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
      compatibilityDate = ${text(compatibility_date ?? "")},
      bindings = [
        ${bindings.join(",\n        ")}
      ],
      durableObjectNamespaces = [${namespaces.join(", ")}],
      durableObjectStorage = (localDisk = "state")
    )),
    (name = "state", disk = (path = ${text(state)}, writable = true)),
    (name = "assets", disk = (path = ${text(`${EDGE}/../web/dist`)}))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
  extensions = [(modules = [
    (name = "endstation:rate-limit", internal = true, esModule = embed "rate-limit.js")
  ])]
);
`;
}
