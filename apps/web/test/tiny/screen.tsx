import { type AnyGame, gameOf } from "@endstation/engine";
import { createEffect, For, Show } from "solid-js";
import type { PlayProps } from "../../src/games.ts";
import { Seal } from "../../src/match/result/seal.tsx";
import { Button } from "../../src/ui/button.tsx";

/** The table and the end of the tiny game, and of any other whose legal moves are its buttons. */
export default function Screen(props: PlayProps) {
  const game = (): AnyGame => gameOf(props.table.game!);
  const position = () => {
    const known = game().known({
      options: props.table.options,
      seat: props.seat,
      moves: props.table.moves.map(({ move }) => move),
      view: props.table.view,
    });
    if (!known.ok) throw new Error(known.error.message);
    return known.value;
  };
  const toMove = () => game().toMove(position());
  createEffect(() => {
    if (toMove() === null) props.onOver();
  });
  return (
    <main>
      <h1>{toMove() === null ? "The end" : toMove() === props.seat ? "Your turn" : "Waiting"}</h1>
      <p>Hand: {props.table.view.hand.join(" ")}</p>
      <Show when={toMove() !== null && toMove() === props.seat}>
        <For each={game().legalMoves(position())}>
          {(move) => (
            <Button disabled={props.pending} onClick={() => props.play([move])}>
              {move}
            </Button>
          )}
        </For>
      </Show>
      <Show when={toMove() === null}>
        <Seal id={props.id} table={props.table} seat={props.seat} />
      </Show>
    </main>
  );
}
