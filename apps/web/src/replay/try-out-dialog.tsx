import type { SeatLevel } from "@endstation/bots";
import type { Seat } from "@endstation/engine";
import { createSignal, For, onMount } from "solid-js";
import { t } from "../i18n/language.ts";
import { createTold } from "../i18n/told.ts";
import { levelsHere } from "../net/api.ts";
import { navigate } from "../router.tsx";
import { levelName, levelStrength } from "../seat/name-of.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import type { Cast } from "./seat-mark.tsx";
import { beginTryOut } from "./try-out.ts";
import css from "./try-out-dialog.module.css";

/** Asks for whom one plays on from a position, and against which bots. */
export default function TryOutDialog(props: {
  cast: Cast;
  ply: number;
  /** Who is to move there. */
  seat: Seat;
  /** Whether it is the position before the move that is looked at. */
  isBefore: boolean;
  onClose: () => void;
}) {
  const words = () => t().replay.tryOut;
  const [seat, setSeat] = createSignal(props.seat);
  const [levels, setLevels] = createSignal<readonly SeatLevel[]>([]);
  const [level, setLevel] = createSignal<SeatLevel>("casual");
  const [deal, setDeal] = createSignal<"anew" | "same">("anew");
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createTold();
  onMount(async () => {
    const { game, options } = props.cast.record;
    const answer = await levelsHere({ game, options: { ...options } });
    const found = answer.ok ? answer.value : [];
    setLevels(found);
    if (!found.includes(level()) && found[0]) setLevel(found[0]);
  });

  async function start() {
    setBusy(true);
    setFault(null);
    const trial = { ply: props.ply, seat: seat(), level: level(), anew: deal() === "anew" };
    const id = await beginTryOut(props.cast, trial);
    setBusy(false);
    if (id === null) setFault(() => words().failed);
    else navigate(`/g/${id}`);
  }

  return (
    <Dialog title={words().open} onClose={props.onClose}>
      <div class={css.form}>
        <p>{props.isBefore ? words().leadBefore : words().lead}</p>
        <Segmented
          label={words().seat}
          value={seat()}
          choices={props.cast.people.map(({ name }, at) => ({ value: at, label: name }))}
          onChange={setSeat}
        />
        <label class={css.level}>
          {words().level}
          <select onChange={(event) => setLevel(event.currentTarget.value as SeatLevel)}>
            <For each={levels()}>
              {(one) => (
                <option value={one} selected={one === level()}>
                  {levelName(one)}, {levelStrength(one, levels())}
                </option>
              )}
            </For>
          </select>
        </label>
        <Segmented
          label={words().anew}
          value={deal()}
          choices={[
            { value: "anew", label: words().dealtAnew },
            { value: "same", label: words().asItWas },
          ]}
          onChange={setDeal}
        />
        <p class={css.note}>{deal() === "anew" ? words().anewText : words().asItWasText}</p>
        <Button look="main" disabled={busy() || levels().length === 0} onClick={start}>
          {words().start}
        </Button>
        <p role="alert" class={css.fault}>
          {fault()}
        </p>
      </div>
    </Dialog>
  );
}
