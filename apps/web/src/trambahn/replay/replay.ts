import type { GameReplay } from "../../replay/game-replay.ts";
import { nameOf } from "./name.ts";
import { Scene } from "./scene.tsx";

/** Trambahn as a recorded match shows it. */
export const replay: GameReplay = { Scene, nameOf };
