import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import area from "../../ui/area-head.module.css";
import type { Play } from "../play.ts";
import { Actions } from "./actions.tsx";
import { createDesk } from "./desk.ts";
import { Frame } from "./frame.tsx";
import { HandArea } from "./hand-area.tsx";
import { Heading } from "./heading.tsx";
import { LogPanel } from "./log-panel.tsx";
import { Scores } from "./scores.tsx";
import css from "./table.module.css";

/** The table of a match under way: one tree of elements, laid out anew for each size of screen. */
export function TableScreen(props: { shell: PlayProps; play: Play }) {
  const words = () => t().cableCar;
  const { turn, telling } = props.play;
  const desk = createDesk(props.shell, props.play, {
    name: () => words().name,
    confirm: turn.confirm,
    takeBack: turn.takeBack,
    suggest: turn.suggest,
  });
  return (
    <Frame
      desk={desk}
      class={css.table!}
      name={words().name}
      rules="/rules/cable-car"
      onConfirm={desk.confirm}
    >
      <Heading turn={turn} telling={telling()} hint={desk.hint()} />
      <HandArea desk={desk} hint={desk.hint()} />
      <Actions
        turn={turn}
        telling={telling()}
        pending={props.shell.pending}
        following={desk.followed() !== undefined}
        back={props.play.back()}
        hint={<props.shell.parts.Hint onMove={desk.suggest} />}
        onUndo={desk.undo}
        onConfirm={desk.confirm}
        onNext={desk.followNext}
        onBack={() => desk.follow(null)}
      />
      <section class={css.score} aria-label={words().scores} tabindex="-1" data-scores="">
        <h2 class={`${area.head} ${css.head}`}>{words().scoreHead}</h2>
        <Scores
          turn={turn}
          telling={telling()}
          closed={desk.closed()}
          AtSeat={props.shell.parts.AtSeat}
        />
      </section>
      <LogPanel desk={desk} />
    </Frame>
  );
}
