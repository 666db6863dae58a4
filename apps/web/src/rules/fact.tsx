import type { RuleId } from "@endstation/engine";
import { type Component, type JSX, Show } from "solid-js";
import { Example } from "./example-box.tsx";
import css from "./fact.module.css";

/** What is drawn for rules that speak of no move: of what there is, what is hidden, how it is counted. */
export type Facts = Readonly<Partial<Record<RuleId, Component>>>;

/** What a page gives the example of a rule. */
export interface ExampleProps {
  readonly rule: RuleId;
  /** What a fact's drawing shows, in the words of the book. */
  readonly shows: string | undefined;
}

/** The drawn fact of a rule; where it has none, what stands in its place. */
export function FactExample(props: ExampleProps & { facts: Facts; children?: JSX.Element }) {
  return (
    <Show when={props.facts[props.rule]} keyed fallback={props.children}>
      {(Fact) => (
        <Example rule={props.rule}>
          <figure class={css.fact}>
            <Fact />
            <figcaption>{props.shows}</figcaption>
          </figure>
        </Example>
      )}
    </Show>
  );
}
