import {
  COMPANIES,
  cellName,
  companyStandings,
  isPlacement,
  isSwap,
  type MoveFaultCode,
  NO_TILE,
  type Position,
  parseMove,
  placementOf,
  preview,
  type RuleId,
  swapOf,
  worthOf,
} from "@endstation/engine";
import type { Colour } from "@endstation/match";
import { createMemo, createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { type Answer, Example, Tries } from "../../rules/example-box.tsx";
import { type ExampleProps, FactExample } from "../../rules/fact.tsx";
import { createCompact } from "../../ui/media.ts";
import { Board } from "../board/board.tsx";
import type { Overlay } from "../board/overlay.tsx";
import type { BoardContent } from "../board/scene.ts";
import { signed } from "../companies/words.ts";
import { describeTile, effect, effectText, promise, type Telling } from "../describe.ts";
import { lying, readBoard } from "../model/read.ts";
import css from "./example.module.css";
import { EXAMPLES, faultOf, positionAt } from "./examples.ts";
import { FACTS } from "./facts.tsx";

const SEATS: readonly Colour[] = ["yellow", "blue", "orange", "green", "purple", "black"];
const NOWHERE: readonly boolean[] = [];

/** The example of a rule of Cable Car; nothing where it has none. */
export default function RuleExample(props: ExampleProps) {
  return (
    <FactExample rule={props.rule} shows={props.shows} facts={FACTS}>
      <TryExample rule={props.rule} />
    </FactExample>
  );
}

/** Moves of a rule's example, on a board of its own; nothing where the rule has none. */
export function TryExample(props: { rule: RuleId }) {
  return (
    <Show when={EXAMPLES[props.rule]}>
      <Example rule={props.rule}>
        <Shown rule={props.rule} />
      </Example>
    </Show>
  );
}

function Shown(props: { rule: RuleId }) {
  const compact = createCompact();
  const [chosen, setChosen] = createSignal(0);
  const all = () => EXAMPLES[props.rule]!;
  const one = () => all()[chosen()]!;
  const position = createMemo(() => positionAt(one().at));
  const telling = createMemo((): Telling => {
    const { companies } = position().options;
    const people = SEATS.map((colour) => ({ name: "", colour, here: true, lost: null }));
    return {
      words: t(),
      people,
      cars: companies ? COMPANIES : SEATS,
      companies,
      me: position().seat,
    };
  });
  const tile = createMemo(() => {
    const move = parseMove(one().move);
    return move.ok && isPlacement(move.value) ? placementOf(move.value) : null;
  });
  const fault = createMemo(() => faultOf(position(), one().move));
  const changes = createMemo(() => {
    const placement = tile();
    return placement && !fault() ? preview(position(), placement) : [];
  });
  const content = createMemo((): BoardContent => {
    const placement = tile();
    const free = placement !== null && position().network.tiles[placement.cell] === FREE;
    // A tile on the power station is not drawn: it could not lie there.
    const ghost = free && fault()?.code !== "power-station" ? placement : null;
    const { tiles, lines } = readBoard(position(), ghost);
    return {
      tiles,
      lines: lines.map((line) => ({
        ...line,
        colour: telling().cars[line.owner!]!,
        home: line.end.at !== "open",
      })),
      lit: new Set(changes().map(({ station }) => station)),
      running: new Set(),
      final: false,
    };
  });
  const overlay = createMemo((): Overlay => {
    const placement = tile();
    const badge = promise(telling(), changes());
    return {
      legal: NOWHERE,
      ghost: placement && { cell: placement.cell, badge },
      last: null,
      fresh: [],
      tag: null,
    };
  });
  const answer = (): Answer => {
    const wrong = fault();
    if (wrong) {
      return { allowed: false, sentence: t().faults[wrong.code as MoveFaultCode] ?? wrong.message };
    }
    const effects = changes().map((change) => `${effectText(effect(telling(), change))}.`);
    return { allowed: true, sentence: [...effects, ...sums(position(), one().move)].join(" ") };
  };
  const label = (move: string) => {
    const parsed = parseMove(move);
    if (!parsed.ok) return move;
    if (isPlacement(parsed.value))
      return t().cableCar.lay(cellName(placementOf(parsed.value).cell));
    if (!isSwap(parsed.value)) return move === "draw" ? t().cableCar.draw : t().companies.pass;
    const { percentage, source } = swapOf(parsed.value);
    const row = source === "open" ? t().companies.openRow : t().companies.pileRow;
    return `${row}, ${t().companies.percent(percentage)}`;
  };
  return (
    <Tries
      labels={all().map(({ move }) => label(move))}
      chosen={chosen()}
      answer={answer()}
      onChoose={setChosen}
    >
      <div class={css.board}>
        <Board
          content={content()}
          overlay={overlay()}
          compact={compact()}
          cellName={compact() ? () => "" : cellName}
        />
      </div>
      <Show when={tile()}>
        {(tile) => <p class="sr">{describeTile(t(), lying(tile().kind, tile().turn))}</p>}
      </Show>
    </Tries>
  );
}

/** A cell of the network on which no tile lies. */
const FREE = NO_TILE;

/** What a legal move does beside the lines: to the shares' worth, or to the companies' values. */
function sums(position: Position, move: string): string[] {
  const parsed = parseMove(move);
  // What is taken from the pile nobody has seen.
  if (!parsed.ok || position.exchange === null || move.endsWith("pile")) return [];
  const { seat } = position;
  const before = worthOf(position, seat);
  position.play(parsed.value);
  const change = worthOf(position, seat) - before;
  const best = companyStandings(position).find(({ value }) => value === COMPANIES.length)!;
  position.undo();
  const words = t().companies;
  return [
    `${words.yours}: ${signed(change)}.`,
    `${words.companyIs(t().common.colours[best.company], t().cableCar.points(best.points), best.value)}.`,
  ];
}
