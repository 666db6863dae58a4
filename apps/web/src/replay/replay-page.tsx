import { createMemo, Match, Switch } from "solid-js";
import { entryOf, type GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import { Loading } from "../match/loading.tsx";
import { State } from "../match/problem.tsx";
import { param } from "../router.tsx";
import { buttonClass } from "../ui/button.tsx";
import { later } from "../ui/later.tsx";
import type { GameReplay } from "./game-replay.ts";
import { good } from "./records/read.ts";
import { type KeptRecord, keptRecord } from "./records/store.ts";
import { ReplayScreen } from "./replay-screen.tsx";

/** A game that this device keeps, with all that shows it. */
interface Opened {
  readonly kept: KeptRecord;
  readonly entry: GameEntry;
  readonly shown: GameReplay;
}

/** A recorded game by its id on this device. */
export default function ReplayPage() {
  const game = createMemo(() => {
    const id = param("id")!;
    const game = later(() => open(id));
    void game.load();
    return game;
  });
  const opened = () => game()();
  return (
    <Switch fallback={<Loading text={t().replay.records.opening} />}>
      <Match when={opened()} keyed>
        {({ kept, entry, shown }) => <ReplayScreen kept={kept} entry={entry} shown={shown} />}
      </Match>
      <Match when={opened() === null}>
        <State title={t().replay.records.unknown} text={t().replay.records.unknownText}>
          <a class={buttonClass("main")} href="/replay">
            {t().replay.records.title}
          </a>
        </State>
      </Match>
    </Switch>
  );
}

/** A kept game, judged again: an older version may have kept it by other rules. */
async function open(id: string): Promise<Opened | null> {
  const kept = await keptRecord(id);
  const record = kept && good(kept.record);
  const entry = record?.ok ? entryOf(record.value.game, record.value.options) : undefined;
  if (!kept || !record?.ok || !entry) return null;
  return { kept: { ...kept, record: record.value }, entry, shown: await entry.replay() };
}
