import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [solid()],
  server: { proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true } } },
  build: {
    target: "es2023",
    // A data: address would need its own word in the content security policy; the font is a file.
    assetsInlineLimit: 0,
  },
  test: { environment: "jsdom" },
});
