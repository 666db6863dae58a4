import { gameFor } from "./cable-car.ts";
import { peerModule } from "./install.ts";

// The peer's server, with its matches in memory: FOLDER of its installation, PORT.

interface ServerModule {
  Server(options: { games: unknown[]; origins: unknown[] }): {
    run(options: { port: number; callback?: () => void }): Promise<unknown>;
  };
}

const [folder = "", port = "0"] = process.argv.slice(2);
const { Server } = peerModule(folder, "server") as ServerModule;
const { INVALID_MOVE } = peerModule(folder, "core") as { INVALID_MOVE: unknown };

const server = Server({
  games: [gameFor(INVALID_MOVE)],
  origins: [/127\.0\.0\.1/],
});
await server.run({ port: Number(port) });
