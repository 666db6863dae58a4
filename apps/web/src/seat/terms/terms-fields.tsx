import { isSlow, type Terms, TIMEOUTS } from "@endstation/match";
import { createUniqueId, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { CLOCKS, clockKey, parseClock } from "./clocks.ts";
import { localQuiet, NIGHT, offsetHere, quietOf } from "./quiet.ts";
import css from "./terms-fields.module.css";
import { lengthText } from "./terms-words.ts";

/** How a match is timed, as fields. Quiet hours are for slow matches alone. */
export function TermsFields(props: { terms: Terms; onChange: (terms: Terms) => void }) {
  const clockId = createUniqueId();
  const words = () => t().seat.terms;

  function setClock(key: string) {
    const terms = { ...props.terms, clock: parseClock(key) };
    props.onChange(isSlow(terms) ? terms : { ...terms, quiet: null });
  }

  /** Another clock than those offered may have been agreed on elsewhere. */
  const lengths = (per: "move" | "game") => {
    const { clock } = props.terms;
    const others = clock?.per === per && !CLOCKS[per].includes(clock.ms) ? [clock.ms] : [];
    return [...CLOCKS[per], ...others];
  };

  return (
    <div class={css.fields}>
      <div>
        <label class={css.label} for={clockId}>
          {words().clock}
        </label>
        <select
          id={clockId}
          class={css.select}
          onChange={(event) => setClock(event.currentTarget.value)}
        >
          <option value="" selected={props.terms.clock === null}>
            {words().none}
          </option>
          <For each={["move", "game"] as const}>
            {(per) => (
              <optgroup label={per === "move" ? words().perMove : words().perGame}>
                <For each={lengths(per)}>
                  {(ms) => (
                    <option
                      value={clockKey({ per, ms })}
                      selected={clockKey(props.terms.clock) === clockKey({ per, ms })}
                    >
                      {per === "move"
                        ? words().eachTurn(lengthText(ms))
                        : words().eachGame(lengthText(ms))}
                    </option>
                  )}
                </For>
              </optgroup>
            )}
          </For>
        </select>
      </div>
      <Show when={props.terms.clock !== null}>
        <Segmented
          label={words().timeout}
          value={props.terms.timeout}
          choices={TIMEOUTS.map((value) => ({ value, label: words().timeouts[value] }))}
          onChange={(timeout) => props.onChange({ ...props.terms, timeout })}
        />
      </Show>
      <Show when={isSlow(props.terms)}>
        <QuietFields
          quiet={props.terms.quiet}
          onChange={(quiet) => props.onChange({ ...props.terms, quiet })}
        />
      </Show>
    </div>
  );
}

function QuietFields(props: { quiet: Terms["quiet"]; onChange: (quiet: Terms["quiet"]) => void }) {
  const local = () => (props.quiet ? localQuiet(props.quiet, offsetHere()) : NIGHT);
  const set = (change: Partial<typeof NIGHT>) => {
    const quiet = quietOf({ ...local(), ...change }, offsetHere());
    // A field that is being written is no time for a while: what was agreed stays until it is.
    if (quiet) props.onChange(quiet);
  };
  const field = (which: "from" | "to", label: string) => (
    <label class={css.time}>
      <span>{label}</span>
      <input
        type="time"
        required
        value={local()[which]}
        onChange={(event) => set({ [which]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <fieldset>
      <legend class={css.label}>{t().seat.terms.quiet}</legend>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={props.quiet !== null}
          onChange={(event) =>
            props.onChange(event.currentTarget.checked ? quietOf(NIGHT, offsetHere()) : null)
          }
        />
        {t().seat.terms.quietOn}
      </label>
      <Show when={props.quiet !== null}>
        <div class={css.times}>
          {field("from", t().seat.terms.quietFrom)}
          {field("to", t().seat.terms.quietTo)}
        </div>
        <p class={css.note}>{t().seat.terms.quietNote}</p>
      </Show>
    </fieldset>
  );
}
