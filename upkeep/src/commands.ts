/** How it is known that a command of the pages works. */
export type Proof =
  /** `npm test` runs it in a scratch copy. */
  | { readonly by: "test" }
  /** `npm run gates` runs it in a scratch copy; `npm` installs there first, as on a new machine. */
  | { readonly by: "gate" }
  /** CI runs it elsewhere: this text stands in this file. */
  | { readonly by: "ci"; readonly file: string; readonly text: string }
  | { readonly by: "nobody"; readonly why: string };

const workflow = (text: string): Proof => ({ by: "ci", file: ".github/workflows/ci.yml", text });
const script = (file: string, text: string): Proof => ({
  ...{ by: "ci", file: `${file}/package.json` },
  text,
});
const nobody = (why: string): Proof => ({ by: "nobody", why });
const TEST: Proof = { by: "test" };
const GATE: Proof = { by: "gate" };

/** A test starts a server by the lines of a page as they stand there. */
const SELF_HOST: Proof = {
  ...{ by: "ci", file: "measures/test/operations.gate.ts" },
  text: '"docs/operations.md"',
};
/** A test goes the whole way but for the sending, by `--dry-run`. */
const DEPLOY: Proof = {
  ...{ by: "ci", file: "deploy/test/deploy.test.ts" },
  text: '"--dry-run"',
};
const OPERATED =
  'OPERATOR_NAME="Ada Muster" OPERATOR_ADDRESS="Musterweg 1\\n12345 Musterstadt" OPERATOR_MAIL=ada@your.site npm run deploy -- --env production';
const SYSTEM = nobody("It changes the system that it is given on.");
const CONTAINER = nobody("It needs a container engine.");
const TWICE = nobody("It is run as CONTRIBUTING.md gives it, from the root.");
const ACCOUNT = nobody("It needs an account at Cloudflare.");

/**
 * Every command of the pages, as it stands there without its explanation. Those of a package's
 * README are given in its folder, all others in the root.
 */
export const COMMANDS: Readonly<Record<string, Proof>> = {
  "npm start": workflow("npm start -- --local"),
  "npm test": workflow("- run: npm test"),
  "npm run gates": workflow("- run: npm run gates"),
  "npm run dev": nobody(
    "It ends by Ctrl-C only; the servers that it starts are tested by themselves.",
  ),
  "npm run --silent replay -- game.json": GATE,
  "npm run --silent replay -- --verify game.json": GATE,
  "echo '{ }' | npm run --silent bot": GATE,

  "npm run gallery": nobody("It takes many minutes, and judges nothing: people look at it."),
  "npm run --silent history": nobody("It takes the measures, which is many minutes."),
  "npm run --silent history -- --edge edge.json": nobody("It takes measures, too."),

  "npm run deploy -- --env production": DEPLOY,
  "npm run deploy -- --env production --upload": DEPLOY,
  [OPERATED]: DEPLOY,
  "npx wrangler login": ACCOUNT,
  "cd apps/edge": ACCOUNT,
  "npx wrangler versions deploy --env production": ACCOUNT,
  "npx wrangler rollback --env production": ACCOUNT,

  "npm run self-host -- --data ../endstation-data": SELF_HOST,
  "npm run backup -- --data ../endstation-data --to ../endstation-backup": SELF_HOST,
  "mv ../endstation-data ../endstation-data-before": SELF_HOST,
  "npm run restore -- --from ../endstation-backup --data ../endstation-data": SELF_HOST,
  "sudo useradd --system endstation": SYSTEM,
  "sudo chown -R endstation /opt/endstation": SYSTEM,
  "sudo cp deploy/endstation.service /etc/systemd/system/": SYSTEM,
  "sudo systemctl enable --now endstation": SYSTEM,
  "journalctl -u endstation -f": SYSTEM,
  "docker build -f deploy/Containerfile --build-arg VERSION=$(git describe --always --tags) -t endstation .":
    CONTAINER,
  "docker run -d --name endstation -p 127.0.0.1:8787:8787 -v endstation:/data endstation --behind-proxy":
    CONTAINER,
  "docker exec endstation node --no-warnings deploy/src/self-host/backup-main.ts --data /data --to /tmp/backup":
    CONTAINER,
  "docker cp endstation:/tmp/backup endstation-$(date +%F)": CONTAINER,
  "docker exec endstation rm -r /tmp/backup": CONTAINER,

  "npx biome check --write .": GATE,
  "cd packages/match && npx vitest run decide": GATE,
  "cd packages/match && npx tsc -p .": GATE,
  "cd packages/match && npx vitest run protocol-page -u": GATE,
  "node upkeep/scripts/faces.ts": GATE,
  "node upkeep/scripts/licences.ts": TEST,
  "node scripts/faces.ts": TWICE,
  "node scripts/licences.ts": TWICE,
  "cd packages/engine && node scripts/mutants.ts": script(
    "packages/engine",
    "node scripts/mutants.ts",
  ),
  "cd apps/edge && npx wrangler types --include-runtime=false": script(
    "apps/edge",
    "wrangler types --include-runtime=false",
  ),
  "cd apps/web && npx vite build && npx vite build --mode tests": script(
    "apps/web",
    "vite build --mode tests",
  ),
  "cd e2e && npx playwright test tests/lobby.spec.ts": script("e2e", "playwright test"),
  "npx playwright test tests/lobby.spec.ts": script("e2e", "playwright test"),

  "pnpm dev": nobody("It ends by Ctrl-C only."),
  "pnpm test": script("apps/web", '"test": "vitest run'),
  "pnpm build": script("apps/web", '"build": "vite build"'),

  "node scripts/tournament.ts --ladder cable-car-2 --pairs 200 --minutes 5": nobody(
    "It takes minutes, and adds to the kept results.",
  ),
  "node scripts/tournament.ts --ladder cable-car-2 --renew": nobody(
    "It takes hours, and replaces the kept results.",
  ),
  "node scripts/ladder.ts": TEST,
  "node scripts/puzzles.ts --count 10": nobody("It takes many minutes, and adds to the puzzles."),
};

/** The proof of a command; what stands between braces is of no matter for it. */
export const proofOf = (command: string): Proof | undefined => COMMANDS[keyOf(command)];

/** A command as the table calls it. */
export const keyOf = (command: string): string => command.replace(/\{.*\}/, "{ }");
