import { type CardCode, linesOf } from "@endstation/engine";
import { createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { createCompact } from "../../ui/media.ts";
import { cardName, describeLine } from "../describe.ts";
import { Card } from "../draw/card.tsx";
import { DENSITIES } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { stillPicture } from "../model/line-view.ts";
import { picture } from "../model/picture.ts";
import { tryOut } from "../model/trial.ts";
import css from "./example.module.css";
import { LESSON_CARDS, lesson } from "./lesson.ts";

/** A line to lay cards on, as the engine judges them. */
export default function Example() {
  const words = () => t().trambahn;
  const compact = createCompact();
  const [position, setPosition] = createSignal(lesson());
  const [said, setSaid] = createSignal<{ code: CardCode; fault: string | null } | null>(null);
  const lines = () => linesOf(position(), 0);
  const line = () => lines()[0]!;
  const used = (code: CardCode) => line().cards.includes(code);
  const density = () => (compact() ? DENSITIES.own.small : DENSITIES.own.medium);

  function tap(code: CardCode) {
    const trial = tryOut(position(), [`stop ${code}>1`]);
    if (trial.ok) setPosition(trial.after);
    setSaid({ code, fault: trial.ok ? null : trial.fault });
  }
  const sentence = () => {
    const last = said();
    if (!last) return words().example.start;
    if (last.fault) return words().faults[last.fault as keyof ReturnType<typeof words>["faults"]];
    const sum = `${line().points} × ${line().multiplier} = ${line().worth}`;
    return words().example.taken(cardName(t(), picture(last.code)), sum);
  };
  return (
    <section class={css.example} aria-label={words().example.title}>
      <p class={css.head}>{words().example.title}</p>
      <Line
        line={{ ...stillPicture(lines(), line()), invites: !line().closed }}
        density={density()}
        width={compact() ? 300 : 456}
        label={describeLine(t(), line(), "III")}
        noTram={words().noTram}
      />
      <div class={css.cards}>
        <For each={LESSON_CARDS}>
          {(code) => (
            <span class={css.card} data-used={used(code) ? "" : undefined}>
              <Card
                card={picture(code)}
                width={compact() ? 51 : 66}
                height={compact() ? 68 : 88}
                any={words().any}
                picked={false}
              />
              <button
                type="button"
                class={css.tap}
                disabled={used(code)}
                aria-label={cardName(t(), picture(code))}
                onClick={() => tap(code)}
              />
            </span>
          )}
        </For>
      </div>
      <p class={css.said} role="status" data-fault={said()?.fault ? "" : undefined}>
        {sentence()}
      </p>
      <Show when={said()}>
        <Button
          onClick={() => {
            setPosition(lesson());
            setSaid(null);
          }}
        >
          {words().example.again}
        </Button>
      </Show>
    </section>
  );
}
