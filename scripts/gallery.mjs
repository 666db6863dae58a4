// `npm run gallery`: pictures of every screen and state, to be looked at in e2e/gallery-pictures.
// `-- --only trambahn` makes the parts whose name holds that word.
import { ensureBrowser } from "./browser.mjs";
import { keepIdKey } from "./id-key.mjs";
import { keepPushKeys } from "./push-keys.mjs";
import { run } from "./run.mjs";

keepIdKey();
keepPushKeys();
if (!(await ensureBrowser())) process.exit(1);
await run(["turbo", "run", "build", "--filter=@endstation/web", "--output-logs=errors-only"]);
await run(["node", "--no-warnings", "e2e/gallery/main.ts", ...process.argv.slice(2)]);
