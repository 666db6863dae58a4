import type { Plugin } from "vite";

const IMPORT = /^import (\w+) from ("[^"]+\.module\.css")/gm;

/**
 * Lets a component bring only those class names that it uses, each as a plain text in its place:
 * of a style sheet's default export, an object, the bundler keeps all.
 */
export function classNames(): Plugin {
  return {
    name: "class-names",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code) => code.replace(IMPORT, "import * as $1 from $2"),
    },
  };
}
