import { onMount, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { path } from "../router.tsx";
import { Button } from "../ui/button.tsx";
import { takeUpdate } from "./renew.ts";
import { keepShell, updateWaits } from "./update.ts";
import css from "./update-bar.module.css";

/** Says that a newer build is here and offers it; not over a match, which goes on undisturbed. */
export default function UpdateBar() {
  onMount(() => void keepShell());
  const offers = () => updateWaits() && !path().startsWith("/g/");
  return (
    <div role="status">
      <Show when={offers()}>
        <p class={css.bar}>
          {t().common.update.text}
          <Button look="raised" onClick={() => void takeUpdate()}>
            {t().common.update.action}
          </Button>
        </p>
      </Show>
    </div>
  );
}
