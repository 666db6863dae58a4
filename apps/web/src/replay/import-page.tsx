import { createSignal, onCleanup } from "solid-js";
import { t } from "../i18n/language.ts";
import { createTold } from "../i18n/told.ts";
import { navigate } from "../router.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import css from "./import-page.module.css";
import { KeptGames } from "./kept-games.tsx";
import { faultText } from "./records/fault-text.ts";
import { keepGood } from "./records/keep.ts";
import { MOST_BYTES, readRecords } from "./records/read.ts";

/** Where recorded games come in: by file, dropped, or pasted; and those that this device keeps. */
export default function ImportPage() {
  const words = () => t().replay.records;
  const [text, setText] = createSignal("");
  const [fault, setFault] = createTold();
  useTitle(() => `${words().title}: Endstation`);

  async function show(content: string) {
    setFault(null);
    const read = readRecords(content);
    if (!read.ok) {
      const { error } = read;
      setFault(() => faultText(error));
      return;
    }
    const ids: string[] = [];
    for (const record of read.value) ids.push(await keepGood(record));
    navigate(`/replay/${ids[0]}`);
  }

  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setFault(() => t().replay.faults.large);
      return;
    }
    const content = await file.text().catch(() => null);
    if (content === null) setFault(() => t().replay.faults.unread);
    else await show(content);
  }

  // A file may be dropped anywhere: one that misses a small target would replace the page.
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("dragover", (event) => event.preventDefault(), { signal });
  addEventListener(
    "drop",
    (event) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0]);
    },
    { signal },
  );
  onCleanup(() => listening.abort());

  return (
    <Page>
      <main class={css.columns}>
        <section class={css.open}>
          <h1>{words().title}</h1>
          <p>{words().lead}</p>
          <label class={`${buttonClass("main")} ${css.file}`}>
            <input
              class={css.input}
              type="file"
              accept=".json,.ndjson,application/json"
              onChange={(event) => {
                void open(event.currentTarget.files?.[0]);
                // The same file again, mended, is to be read again.
                event.currentTarget.value = "";
              }}
            />
            {words().file}
          </label>
          <form
            class={css.paste}
            onSubmit={(event) => {
              event.preventDefault();
              void show(text());
            }}
          >
            <label>
              {words().paste}
              <textarea
                rows="4"
                spellcheck={false}
                value={text()}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            <Button submit>{words().show}</Button>
          </form>
          <p role="alert" class={css.fault}>
            {fault()}
          </p>
        </section>
        <KeptGames />
      </main>
    </Page>
  );
}
