import { onMount, Show } from "solid-js";
import type { Participant } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { PersonMark } from "../../ui/person-mark.tsx";
import { useTitle } from "../../ui/title.ts";
import css from "./curtain.module.css";

/** Between two players at one device: nothing of the table is on the page while it hangs. */
export default function Curtain(props: {
  to: Participant;
  /** Who has been looking at the screen; `null` where that was nobody with a seat. */
  from: Participant | null;
  /** Whether the seat is being opened. */
  opening: boolean;
  /** Whether something is on its way to the match, which is waited for first. */
  held: boolean;
  onOpen: () => void;
  onStay: () => void;
}) {
  let heading!: HTMLHeadingElement;
  onMount(() => heading.focus());
  const words = () => t().aside.curtain;
  const says = () => {
    if (props.opening) return words().opening;
    return props.held ? words().held : words().text(props.to.name);
  };
  useTitle(() => `${words().title(props.to.name)}: Endstation`);
  return (
    <main class={css.curtain} data-curtain="">
      <PersonMark colour={props.to.colour} size={72} />
      <h1 ref={heading} tabindex="-1">
        <bdi>{words().title(props.to.name)}</bdi>
      </h1>
      <p role="status">{says()}</p>
      <div class={css.deeds}>
        <Button look="main" disabled={props.opening || props.held} onClick={props.onOpen}>
          {words().open(props.to.name)}
        </Button>
        <Show when={props.from}>
          {(from) => (
            <Button look="quiet" disabled={props.opening} onClick={props.onStay}>
              {words().stay(from().name)}
            </Button>
          )}
        </Show>
      </div>
    </main>
  );
}
