import { REACTIONS } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { ReactionIcon } from "./icon.tsx";
import css from "./reaction.module.css";
import type { Reactions } from "./reactions.ts";

/** The six calls, for those who play, and for everybody the choice not to hear any. */
export function Calls(props: { reactions: Reactions; seated: boolean; onCalled: () => void }) {
  return (
    <>
      <Show when={props.seated}>
        <div class={css.calls}>
          <For each={REACTIONS}>
            {(reaction) => (
              <Button
                disabled={!props.reactions.ready()}
                onClick={() => {
                  props.reactions.call(reaction);
                  props.onCalled();
                }}
              >
                <ReactionIcon reaction={reaction} />
                {t().aside.reaction[reaction]}
              </Button>
            )}
          </For>
        </div>
      </Show>
      <label class={css.mute}>
        <input
          type="checkbox"
          checked={props.reactions.muted()}
          onChange={(event) => props.reactions.mute(event.currentTarget.checked)}
        />
        {t().aside.reaction.mute}
      </label>
    </>
  );
}
