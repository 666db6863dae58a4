import type { SeatLevel } from "@endstation/bots";
import type { Colour, MatchId } from "@endstation/match";
import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { GameEntry, Options } from "../games.ts";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { levelsHere } from "../net/api.ts";
import { beginHere, coloursHere, type Sitter } from "../net/begin-here.ts";
import { rememberedPerson, rememberPerson } from "../net/person.ts";

/** One who is to play on this device, as the start page has it. */
export interface Row {
  readonly name: string;
  /** The level of a bot; `null` for a person. */
  readonly level: SeatLevel | null;
  readonly colour: Colour;
}

/** Against whom one plays who has chosen nobody, where there is such a level. */
const FIRST_LEVEL: SeatLevel = "casual";

type Chosen = Partial<Pick<Row, "name" | "level">>;

/** Who is to play on this device, and the beginning of it. Asks for the bots while `active`. */
export function createOnDevice(
  entry: Accessor<GameEntry>,
  options: Accessor<Options>,
  active: Accessor<boolean>,
) {
  const [chosen, setChosen] = createSignal<readonly Chosen[]>([{ name: rememberedPerson().name }]);
  const [offered, setOffered] = createSignal<readonly SeatLevel[] | null>(null);
  const levels = () => offered() ?? [];
  let round = 0;
  createEffect(() => {
    if (!active()) return;
    const mine = ++round;
    void levelsHere({ game: entry().id, options: options() }).then((answer) => {
      if (mine === round) setOffered(answer.ok ? answer.value : []);
    });
  });

  /** What a row's choice comes to: someone has to be there to see the table. */
  function levelOf(index: number): SeatLevel | null {
    const wish = chosen()[index]?.level;
    if (index === 0 || wish === null) return null;
    return levels().find((level) => level === (wish ?? FIRST_LEVEL)) ?? levels()[0] ?? null;
  }
  const rows = createMemo<readonly Row[]>(() => {
    const all = Array.from({ length: Number(options().players) }, (_, i) => ({
      name: chosen()[i]?.name ?? "",
      level: levelOf(i),
    }));
    // As the match gives them: the bots take what the persons leave.
    const persons = all.filter(({ level }) => level === null);
    const order = [...persons, ...all.filter(({ level }) => level !== null)];
    return all.map((row) => ({ ...row, colour: coloursHere()[order.indexOf(row)]! }));
  });
  const sitters = (): Sitter[] =>
    rows().map(({ name, level, colour }, i) =>
      level === null
        ? { kind: "person", name: name.trim() || t().device.player(i + 1), colour }
        : { kind: "bot", level },
    );

  return {
    rows,
    levels,
    /** Whether it is known which bots there are: before, nobody can tell who will play. */
    known: () => offered() !== null,
    /** Whether one alone plays, against bots. */
    alone: () => rows().filter(({ level }) => level === null).length === 1,
    choose(index: number, change: Chosen) {
      const all = rows().map((_, i) => chosen()[i] ?? {});
      setChosen(all.with(index, { ...all[index], ...change }));
    },
    /** Begins at once: the match's id, or how to say why it could not. */
    async begin(): Promise<{ readonly id: MatchId } | { readonly problem: () => string }> {
      const begun = await beginHere({ game: entry().id, options: options() }, sitters());
      if (!begun.ok) {
        const { error } = begun;
        return {
          problem: () => (error.code === "internal" ? t().device.failed : refusalText(error)),
        };
      }
      const [{ name, colour }] = rows() as [Row];
      if (name.trim() !== "") rememberPerson({ name, colour });
      return { id: begun.value };
    },
  };
}
