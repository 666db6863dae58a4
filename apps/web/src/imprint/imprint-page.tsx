import { createSignal, For, Show } from "solid-js";
import { type ImprintWords, loadImprint, type Passage } from "../i18n/imprint.ts";
import { createWords } from "../i18n/in-language.ts";
import { path } from "../router.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import css from "./imprint.module.css";
import { fetchOperator, type Operator } from "./operator.ts";

/** Who runs the server (`/imprint`), or what it stores (`/privacy`). */
export default function ImprintPage() {
  const isImprint = () => path() === "/imprint";
  const words = createWords(loadImprint);
  /** `undefined` until it is known whether there is one. */
  const [operator, setOperator] = createSignal<Operator | null>();
  void fetchOperator().then(setOperator);
  const title = () => words()?.[isImprint() ? "imprint" : "privacy"].title;
  useTitle(() => (title() ? `${title()}, Endstation` : "Endstation"));
  return (
    <Page>
      <main class={css.text} translate="yes">
        <Show when={operator() !== undefined && words()}>
          {(words) => (
            <>
              <h1 class={css.title}>{title()}</h1>
              <Show
                when={isImprint()}
                fallback={<Privacy words={words().privacy} operator={operator() ?? null} />}
              >
                <Imprint words={words().imprint} operator={operator() ?? null} />
              </Show>
              <p>
                <Show
                  when={isImprint()}
                  fallback={
                    <Show when={operator()}>
                      <a href="/imprint">{words().imprint.title}</a>
                    </Show>
                  }
                >
                  <a href="/privacy">{words().privacy.title}</a>
                </Show>
              </p>
            </>
          )}
        </Show>
      </main>
    </Page>
  );
}

function Imprint(props: { words: ImprintWords["imprint"]; operator: Operator | null }) {
  return (
    <>
      <Show when={props.operator} fallback={<p class={css.lead}>{props.words.missing}</p>}>
        {(operator) => (
          <>
            <p class={css.lead}>{props.words.lead}</p>
            <Address operator={operator()} mail={props.words.mail} />
          </>
        )}
      </Show>
      <p class={css.small}>{props.words.unofficial}</p>
    </>
  );
}

function Privacy(props: { words: ImprintWords["privacy"]; operator: Operator | null }) {
  return (
    <>
      <p class={css.lead}>{props.words.lead}</p>
      <For each={props.words.passages}>{(passage) => <Section passage={passage} />}</For>
      <Show when={props.operator} fallback={<Section passage={props.words.nobody} />}>
        {(operator) => (
          <>
            <Section passage={props.words.responsible} />
            <Address operator={operator()} />
          </>
        )}
      </Show>
    </>
  );
}

function Section(props: { passage: Passage }) {
  return (
    <>
      <h2>{props.passage.title}</h2>
      <For each={props.passage.text}>{(text) => <p>{text}</p>}</For>
    </>
  );
}

/** As its operator has written it: no translation, and the lines as they are. */
function Address(props: { operator: Operator; mail?: string }) {
  return (
    <address class={css.address} translate="no">
      <strong>{props.operator.name}</strong>
      <span>{props.operator.address}</span>
      <span>
        {props.mail ? `${props.mail}: ` : ""}
        <a href={`mailto:${props.operator.mail}`}>{props.operator.mail}</a>
      </span>
    </address>
  );
}
