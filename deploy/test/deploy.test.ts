import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { type DeployPlan, deploy, ENVIRONMENTS, type Wrangler } from "../src/cloudflare/deploy.ts";
import { makeSecrets, SECRETS } from "../src/cloudflare/secrets.ts";
import { EDGE } from "../src/workerd/lay-out.ts";

let folder: string;
let secretsFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "endstation-deploy-"));
  secretsFile = join(folder, "secrets.production.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Bindings {
  readonly name: string;
  readonly durable_objects: { readonly bindings: readonly object[] };
  readonly secrets?: { readonly required: readonly string[] };
  readonly ratelimits: readonly { name: string; namespace_id: string; simple: object }[];
  readonly vars: object;
  readonly version_metadata: object;
}

/** What a configuration says that an environment does not inherit; rate limits without numbers. */
function boundIn(env: string | undefined) {
  const config: Bindings = readConfig({
    config: join(EDGE, "wrangler.jsonc"),
    ...(env && { env }),
  });
  const { durable_objects, secrets, ratelimits, vars, version_metadata } = config;
  return {
    bound: {
      ...{ durable_objects, secrets, vars, version_metadata },
      limits: ratelimits.map(({ name, simple }) => ({ name, simple })),
    },
    numbers: ratelimits.map(({ namespace_id }) => namespace_id),
    name: config.name,
  };
}

describe("the environments of wrangler.jsonc", () => {
  const here = boundIn(undefined);
  const environments = ENVIRONMENTS.map(boundIn);

  test("bind what the Worker is tried with", () => {
    expect(here.bound.durable_objects.bindings).toHaveLength(1);
    expect(here.bound.secrets?.required).toEqual(SECRETS);
    for (const { bound } of environments) expect(bound).toEqual(here.bound);
  });

  test("share neither a name nor a count of callers", () => {
    expect(new Set(environments.map(({ name }) => name)).size).toBe(ENVIRONMENTS.length);
    const numbers = [here, ...environments].flatMap((one) => one.numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("the command", () => {
  const run = (...options: string[]) => {
    const main = fileURLToPath(new URL("../src/cloudflare/main.ts", import.meta.url));
    const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env;
    return spawnSync(process.execPath, ["--no-warnings", main, ...options], {
      env: { ...env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
      encoding: "utf8",
    });
  };

  test.each(ENVIRONMENTS)("builds all for %s without an account", (environment) => {
    const { status, stdout, stderr } = run("--env", environment, "--dry-run");
    expect({ status, stderr: status ? stderr : "" }).toEqual({ status: 0, stderr: "" });
    for (const part of ["env.MATCH", "env.CREATE_LIMIT", "env.ASSETS", "--dry-run: exiting now"]) {
      expect(stdout).toContain(part);
    }
  });

  test("asks where to, and takes no other place", () => {
    for (const options of [[], ["--env", "elsewhere"]]) {
      const { status, stderr } = run(...options, "--dry-run");
      expect(status).toBe(2);
      expect(stderr).toContain("--env production");
    }
  });
});

describe("secrets", () => {
  test("are made once, for their owner only, and are shown nowhere", () => {
    const first = makeSecrets(secretsFile, "you@your.site");
    const text = readFileSync(secretsFile, "utf8");
    const secrets = JSON.parse(text) as Record<string, string>;
    expect(Object.keys(secrets).toSorted()).toEqual([...SECRETS].toSorted());
    expect(secrets.VAPID_SUBJECT).toBe("mailto:you@your.site");
    if (process.platform !== "win32") expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    const second = makeSecrets(secretsFile, "other@your.site");
    expect(readFileSync(secretsFile, "utf8")).toBe(text);
    for (const value of Object.values(secrets)) expect(first + second).not.toContain(value);
  });

  test("without a mail turn push messages off and say so", () => {
    expect(makeSecrets(secretsFile, undefined)).toContain("Push messages are off");
    expect(JSON.parse(readFileSync(secretsFile, "utf8")).VAPID_SUBJECT).toBe("off");
  });
});

describe("a deployment", () => {
  const plan = (change: Partial<DeployPlan> = {}): DeployPlan => ({
    ...{ environment: "production", dryRun: false, upload: false, version: "v1", env: {} },
    ...{ secretsFile, ...change },
  });
  /** A wrangler that answers a question for the secrets, and keeps what it was told to do. */
  function fake(status: number, output: string) {
    const ran: (readonly string[])[] = [];
    const wrangler: Wrangler = {
      run: (args) => {
        ran.push(args);
        return 0;
      },
      read: () => ({ status, output }),
    };
    const said: string[] = [];
    return {
      ran,
      said,
      go: (asked: DeployPlan) => deploy(asked, wrangler, (one) => said.push(one)),
    };
  }
  const listed = (names: readonly string[]) =>
    JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));

  test("of a Worker that never was makes its secrets and takes them along", () => {
    const { ran, said, go } = fake(1, "This Worker does not exist on your account. [code: 10007]");
    expect(go(plan())).toBe(0);
    expect(existsSync(secretsFile)).toBe(true);
    expect(ran).toEqual([
      ["deploy", "--env", "production", "--minify", "--tag", "v1", "--secrets-file", secretsFile],
    ]);
    expect(said.join()).toContain("Made secrets.production.json");
  });

  test("of a Worker that has its secrets leaves them", () => {
    const { ran, go } = fake(0, listed(SECRETS));
    go(plan({ upload: true }));
    expect(ran).toEqual([["versions", "upload", "--env", "production", "--minify", "--tag", "v1"]]);
    expect(existsSync(secretsFile)).toBe(false);
  });

  test.each([
    ["lacks a secret", 0, listed(SECRETS.slice(1)), "The Worker lacks ID_KEY"],
    ["cannot be asked", 1, "Not logged in.", "Not logged in."],
  ])("of a Worker that %s sends nothing and makes no keys", (_, status, output, message) => {
    const { ran, go } = fake(status, output);
    expect(() => go(plan())).toThrow(message);
    expect(ran).toEqual([]);
    expect(existsSync(secretsFile)).toBe(false);
  });

  test("tells who runs it, wholly or not at all", () => {
    writeFileSync(secretsFile, "{}");
    const { ran, go } = fake(1, "");
    const env = { OPERATOR_NAME: "A: B", OPERATOR_ADDRESS: "Way 1", OPERATOR_MAIL: "a@b.example" };
    go(plan({ env }));
    expect(ran[0]).toContain("OPERATOR_NAME:A: B");
    const { OPERATOR_MAIL: _, ...part } = env;
    expect(() => go(plan({ env: part }))).toThrow("set OPERATOR_MAIL too");
    expect(ran).toHaveLength(1);
  });
});
