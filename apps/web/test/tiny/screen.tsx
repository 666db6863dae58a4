import { type AnyGame, gameOf } from "@endstation/engine";
import { For, Show } from "solid-js";
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
  /** Each plays once, in the order of the seats. */
  const back = () =>
    Math.max(0, props.table.moves.length - (props.seat ?? Number.POSITIVE_INFINITY));
  const over = () => toMove() === null || props.table.ended !== null;
  return (
    <main>
      <h1>{over() ? "The end" : toMove() === props.seat ? "Your turn" : "Waiting"}</h1>
      <p>Hand: {props.table.view.hand.join(" ")}</p>
      <props.parts.Menu back={back()} />
      <ul>
        <For each={props.people}>
          {(one, seat) => (
            <li>
              {one.name} <props.parts.AtSeat seat={seat()} />
            </li>
          )}
        </For>
      </ul>
      <Show when={!over() && toMove() === props.seat}>
        <For each={game().legalMoves(position())}>
          {(move) => (
            <Button disabled={props.pending} onClick={() => props.play([move])}>
              {move}
            </Button>
          )}
        </For>
      </Show>
      <Show when={over()}>
        <Seal id={props.id} table={props.table} seat={props.seat} />
        <props.parts.Again />
      </Show>
    </main>
  );
}
