import { children, createSignal, type JSX } from "solid-js";
import { t } from "../i18n/language.ts";
import { copyField } from "../ui/copy.ts";
import { Toast } from "../ui/toast.tsx";
import css from "./dock.module.css";
import { ReplayIcon } from "./icons.tsx";
import type { Playing } from "./playing.ts";
import type { Stage } from "./stage.ts";

/**
 * The bar that walks through a game: buttons, a slider, a way to let it go on by itself, and the
 * link to where one is. Before them stands `lead`, after them the children.
 */
export function Dock(props: {
  stage: Stage;
  playing: Playing;
  lead?: JSX.Element;
  children?: JSX.Element;
}) {
  const words = () => t().replay;
  const [notice, setNotice] = createSignal("");

  // Made once: to ask for it would make it again.
  const lead = children(() => props.lead);
  let field!: HTMLInputElement;

  async function copy() {
    field.value = location.href;
    setNotice((await copyField(field)) ? words().copied : words().notCopied);
  }

  const step = (of: "first" | "back" | "forward" | "last", to: () => number) => (
    <button
      type="button"
      class={css.step}
      data-far={of === "first" || of === "last" ? "" : undefined}
      aria-label={words()[of]}
      aria-disabled={to() === props.stage.ply() || to() < 0 || to() > props.stage.last()}
      onClick={() => props.stage.go(to())}
    >
      <ReplayIcon of={of} />
    </button>
  );
  return (
    <footer class={css.dock} data-led={lead() ? "" : undefined}>
      {lead()}
      <span class={css.steps}>
        {step("first", () => 0)}
        {step("back", () => props.stage.ply() - 1)}
        <span class={css.where} aria-hidden="true">
          {props.stage.ply()} <small>{words().ofAll(props.stage.last())}</small>
        </span>
        {step("forward", () => props.stage.ply() + 1)}
        {step("last", () => props.stage.last())}
      </span>
      <button
        type="button"
        class={css.step}
        aria-label={props.playing.on() ? words().pause : words().play}
        onClick={() => props.playing.toggle()}
      >
        <ReplayIcon of={props.playing.on() ? "pause" : "play"} />
      </button>
      <button
        type="button"
        class={`${css.step} ${css.speed}`}
        aria-label={words().speed(props.playing.speed())}
        onClick={() => props.playing.nextSpeed()}
      >
        {props.playing.speed()}×
      </button>
      <input
        class={css.slider}
        type="range"
        min="0"
        max={props.stage.last()}
        value={props.stage.ply()}
        aria-label={words().scrubber}
        aria-valuetext={words().position(props.stage.ply(), props.stage.last())}
        onInput={(event) => props.stage.go(Number(event.currentTarget.value))}
      />
      <input ref={field} class="sr" readonly tabindex="-1" aria-label={words().copyLink} />
      <button type="button" class={css.step} aria-label={words().copyLink} onClick={copy}>
        <ReplayIcon of="link" />
      </button>
      <span class={css.deed}>{props.children}</span>
      <Toast text={notice()} onGone={() => setNotice("")} />
    </footer>
  );
}
