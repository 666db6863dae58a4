import type { Action, Place, Refusal, Table } from "@endstation/match";
import { createSignal, type JSX, Show } from "solid-js";
import type { Participant } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createTold } from "../../i18n/told.ts";
import { termRows } from "../../seat/terms/terms-words.ts";
import { SoundField } from "../../settings/sound-field.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Facts } from "../../ui/facts.tsx";
import { part } from "../../ui/later.tsx";
import { mayReturn, playedOn, playedOnText } from "../played-on.ts";
import { Calls } from "../reaction/calls.tsx";
import type { Reactions } from "../reaction/reactions.ts";
import { Deeds } from "./deeds.tsx";
import css from "./menu.module.css";
import { People } from "./people.tsx";

const SettingsDialog = part(() => import("../../settings/settings-dialog.tsx"));

/** What the menu shows of a match, and how what is chosen in it is done. */
export interface MenuState {
  readonly table: Table;
  readonly people: readonly Participant[];
  /** This device's place; `null` while it watches. */
  readonly place: Place | null;
  readonly turn: Place | null;
  readonly watching: number;
  readonly pending: boolean;
  /** None before they are loaded. */
  readonly reactions: Reactions | undefined;
  /** Further places that this device has keys to. */
  readonly own: readonly Place[];
  /** Whether the match is on this device alone: there is nobody to call to, and no clock. */
  readonly isLocal: boolean;
  /** The addresses of the game's rules and of its lesson. */
  readonly rules: string;
  readonly learn: string;
  act(action: Action): Promise<Refusal | null>;
  /** Takes back moves; where the others must agree, asks them. */
  takeBack(count: number): Promise<Refusal | null>;
  handOver(place: Place): void;
  lookBack(): void;
}

/** What other parts of the client put into the menu. */
export interface MenuSlots {
  /** Beside the people: watchers who ask for a seat, and the way to ask for one. */
  readonly asks?: () => JSX.Element;
  /** The own seat: its devices, and how it is told of its turn. */
  readonly own?: () => JSX.Element;
}

/** All that the menu of a running match has. A file of its own, which loads when it is wanted. */
export default function MenuDialog(props: {
  state: MenuState;
  slots: MenuSlots;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  /** What the game adds. */
  more?: ((close: () => void) => JSX.Element) | undefined;
  onClose: () => void;
}) {
  const [refused, setRefused] = createTold();
  const [setting, setSetting] = createSignal(false);
  const { state } = props;
  const words = () => t().aside.menu;

  async function attempt(deed: Promise<Refusal | null>) {
    setRefused(null);
    const problem = await deed;
    if (problem) setRefused(() => refusalText(problem));
    else props.onClose();
  }
  const act = (action: Action) => attempt(state.act(action));
  const offer = (kind: "pause" | "resume" | "stop") => () =>
    act({ type: "offer", offer: { kind } });
  const how = () => playedOn(state.table, state.place);
  const plays = () => state.place !== null && how() === null && state.table.ended === null;

  return (
    <Dialog title={words().title} onClose={props.onClose}>
      <p class={css.refused} role="alert">
        {refused()}
      </p>
      <Show when={props.more}>
        {(more) => <section class={css.group}>{more()(props.onClose)}</section>}
      </Show>
      <Show when={state.table.moves.length > 0}>
        <section class={css.group}>
          <Button
            onClick={() => {
              props.onClose();
              state.lookBack();
            }}
          >
            {words().lookBack}
          </Button>
        </section>
      </Show>
      <Show when={plays()}>
        <Deeds
          table={state.table}
          back={props.back}
          pending={state.pending}
          mover={state.turn === state.place}
          deeds={{
            back: () => attempt(state.takeBack(props.back)),
            pause: offer("pause"),
            resume: offer("resume"),
            stop: offer("stop"),
            resign: () => act({ type: "resign" }),
          }}
        />
      </Show>
      <Show when={mayReturn(how())}>
        <section class={css.group}>
          <p class={css.note}>{playedOnText(state.table, state.place)}</p>
          <Button disabled={state.pending} onClick={() => act({ type: "return" })}>
            {t().aside.lostYou.back}
          </Button>
        </section>
      </Show>
      <Show when={!state.isLocal && state.reactions}>
        {(reactions) => (
          <section class={css.group}>
            <h3>{words().reactions}</h3>
            <Calls reactions={reactions()} seated={state.place !== null} onCalled={props.onClose} />
          </section>
        )}
      </Show>
      <People
        people={state.people}
        order={state.table.order ?? []}
        host={state.table.host}
        me={state.place}
        turn={state.turn}
        watching={state.watching}
        pending={state.pending}
        own={state.own}
        onAct={act}
        onHandOver={(place) => {
          props.onClose();
          state.handOver(place);
        }}
      >
        {props.slots.asks?.()}
      </People>
      {props.slots.own?.()}
      <Show when={!state.isLocal}>
        <section class={css.group}>
          <h3>{words().terms}</h3>
          <Facts rows={termRows(state.table.terms)} />
        </section>
      </Show>
      <section class={css.group}>
        <h3>{words().settings}</h3>
        <SoundField />
        <span class={css.deeds}>
          <Button onClick={() => setSetting(true)}>{t().common.settings}</Button>
          <a class={buttonClass("plain")} href={state.rules} target="_blank" rel="noopener">
            {t().common.rules}
          </a>
          <a class={buttonClass("plain")} href={state.learn} target="_blank" rel="noopener">
            {t().common.learn}
          </a>
        </span>
        <Show when={setting()}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Show>
      </section>
    </Dialog>
  );
}
