import { test as base } from "./fixtures.ts";
import { Server } from "./server.ts";

/** The project's test against a server and a client that know the tests' own tiny game too. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await Server.startWithTiny();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});
