import { Show } from "solid-js";
import { BOOKS, type BookName } from "../i18n/books.ts";
import { createWords } from "../i18n/in-language.ts";
import { loadLearnWords } from "../i18n/learn.ts";
import { NotFound } from "../match/problem.tsx";
import { param } from "../router.tsx";
import { part } from "../ui/later.tsx";
import { STEPS } from "./count.ts";

const STAGES = {
  "cable-car": part(() => import("../cable-car/learn/stage.tsx")),
  companies: part(() => import("../cable-car/companies/learn/stage.tsx")),
  trambahn: part(() => import("../trambahn/learn/stage.tsx")),
} satisfies Record<BookName, unknown>;

/** A game in steps at its own table: the step that the address names, or the first. */
export default function LearnPage() {
  const words = createWords(loadLearnWords);
  const game = () => BOOKS.find((name) => name === param("game"));
  const index = () => (param("step") === undefined ? 0 : Number(param("step")) - 1);
  const place = () => {
    const name = game();
    const known = Number.isInteger(index()) && index() >= 0 && index() < STEPS;
    return name && known ? { name, index: index() } : null;
  };
  return (
    <Show when={place()} keyed fallback={<NotFound />}>
      {({ name, index }) => {
        const Stage = STAGES[name];
        return <Show when={words()}>{(words) => <Stage index={index} words={words()} />}</Show>;
      }}
    </Show>
  );
}
