import { trambahn } from "@endstation/engine";
import type { PlayProps } from "../games.ts";
import type { GamePast } from "../match/past/game-past.ts";
import { createPlay } from "./play.ts";
import { TableScreen } from "./table/table.tsx";

function Table(props: PlayProps) {
  const play = createPlay(props);
  return (
    <TableScreen
      play={props}
      turn={play.turn}
      telling={play.telling()}
      events={play.events()}
      log={play.log()}
      back={play.back()}
      scoring={null}
      onShown={() => {}}
    />
  );
}

/** Trambahn as it stood earlier in a match. */
export const past: GamePast = { game: trambahn, Table };
