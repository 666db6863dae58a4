import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [solid()],
  server: { proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true } } },
  build: {
    target: "es2023",
    // A data: address would need its own word in the content security policy; the font is a file.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Home must not load the rules, nor the table the hashes that only the result needs: all
        // modules of the packages only declare, but the one that fills its tables in a loop.
        moduleSideEffects: (id) =>
          !/\/packages\/(engine|match)\//.test(id) || id.endsWith("/cable-car/nodes.ts"),
      },
    },
  },
  test: { environment: "jsdom" },
});
