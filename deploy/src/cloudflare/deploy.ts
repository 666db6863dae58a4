import { existsSync } from "node:fs";
import { makeSecrets, SECRETS } from "./secrets.ts";

/** The deployments that `wrangler.jsonc` knows. */
export const ENVIRONMENTS = ["preview", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What is asked for. */
export interface DeployPlan {
  readonly environment: Environment;
  /** Builds and checks only; needs no account. */
  readonly dryRun: boolean;
  /** Uploads a version that nobody is sent to yet, for a gradual deployment. */
  readonly upload: boolean;
  /** What the version is called. */
  readonly version: string;
  /** The file of the deployment's secrets; may be missing. */
  readonly secretsFile: string;
  /** OPERATOR_NAME and the like, as they are set. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How wrangler is run: `run` on this terminal, `read` for what it says. */
export interface Wrangler {
  run(args: readonly string[]): number;
  read(args: readonly string[]): { readonly status: number; readonly output: string };
}

const OPERATOR = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_MAIL"] as const;

/** As much as Cloudflare takes of a version's tag. */
const LONGEST_TAG = 25;

/** What Cloudflare answers about a Worker that was never deployed. */
const NO_SUCH_WORKER = "10007";

/**
 * Puts Worker and client on Cloudflare, the client being built.
 *
 * @returns wrangler's exit code
 * @throws Error that says what is missing, before anything is sent
 */
export function deploy(plan: DeployPlan, wrangler: Wrangler, say: (text: string) => void): number {
  const { environment, dryRun, upload, version } = plan;
  const operator = OPERATOR.filter((name) => plan.env[name]);
  if (operator.length > 0 && operator.length < OPERATOR.length) {
    const missing = OPERATOR.filter((name) => !plan.env[name]).join(" and ");
    throw new Error(`An imprint wants name, address and mail: set ${missing} too, or none.`);
  }
  return wrangler.run([
    ...(upload ? ["versions", "upload"] : ["deploy"]),
    ...["--env", environment, "--minify", "--tag", version.slice(0, LONGEST_TAG)],
    ...operator.flatMap((name) => ["--var", `${name}:${plan.env[name]}`]),
    ...(dryRun ? ["--dry-run"] : secretsOf(plan, wrangler, say)),
  ]);
}

/** The secrets that go along: those of the file, or none where the Worker has them. */
function secretsOf(plan: DeployPlan, wrangler: Wrangler, say: (text: string) => void): string[] {
  const { environment, secretsFile, upload } = plan;
  const along = ["--secrets-file", secretsFile];
  if (existsSync(secretsFile)) return along;
  const { status, output } = wrangler.read(["secret", "list", "--env", environment]);
  if (status === 0) {
    const missing = SECRETS.filter((name) => !output.includes(`"${name}"`));
    if (missing.length === 0) return [];
    throw new Error(
      `The Worker lacks ${missing.join(", ")}, and there is no ${secretsFile}. ` +
        `If you have that file, put it there. If not, make one: npm run secrets -- --env ${environment}`,
    );
  }
  // Only a Worker that never was gets new secrets by itself: others would lose their links.
  if (!output.includes(NO_SUCH_WORKER)) throw new Error(output.trim());
  if (upload) throw new Error("There is no such Worker yet: deploy it once without --upload.");
  say(makeSecrets(secretsFile, plan.env.OPERATOR_MAIL));
  return along;
}
