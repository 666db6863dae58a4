// node scripts/deploy-keys.mjs mailto:you@your.site  prints the secrets of a new deployment, as JSON.
// The address goes to push services with each notice: it is how they reach whoever runs the server.
import { randomBytes } from "node:crypto";
import { makePushKeys } from "./push-keys.mjs";

const subject = process.argv[2] ?? "";
if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(subject)) {
  console.error("Name an address to be reached at, such as mailto:you@your.site");
  process.exit(1);
}
const keys = { ID_KEY: randomBytes(32).toString("hex"), ...makePushKeys(subject) };
console.log(JSON.stringify(keys));
