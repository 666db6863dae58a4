/** Loaders of words by their path, `./LANGUAGE/...`. */
export type Loaders<Words> = Readonly<Record<string, () => Promise<Words>>>;

/**
 * What every language there is has of a kind of words: as the folders beside this file have it.
 * In the tests' build a made-up language stands among them (package.json, "imports").
 */
export const everyLanguage = <Words>(folders: Loaders<Words>): Loaders<Words> => folders;
