import type { GameReplay } from "../../../replay/game-replay.ts";
import { nameOf } from "../../replay/name.ts";
import { Scene } from "./scene.tsx";

/** The Companies as a recorded match shows them. */
export const replay: GameReplay = { Scene, nameOf };
