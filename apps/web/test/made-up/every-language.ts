import type { Loaders } from "../../src/i18n/every-language.ts";
import { MADE_UP, madeUp } from "./made-up.ts";

/** What `#every-language` is in tests: the made-up language is there as if it had a folder. */
export const everyLanguage = <Words>(folders: Loaders<Words>): Loaders<Words> => ({
  ...folders,
  ...Object.fromEntries(
    Object.entries(folders)
      .filter(([path]) => path.startsWith("./en/"))
      .map(([path, load]) => [
        path.replace("./en/", `./${MADE_UP}/`),
        async () => madeUp(await load()),
      ]),
  ),
});
