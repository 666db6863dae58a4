import type { SeenOffer, Table } from "@endstation/match";
import { Show } from "solid-js";
import { Portal } from "solid-js/web";
import { t } from "../i18n/language.ts";
import { fill, plain } from "../i18n/phrase.ts";
import type { Connection } from "../net/connection.ts";
import type { Clocks } from "./clock/clocks.ts";
import { TimeWarning } from "./clock/warning.tsx";
import { LostCard } from "./lost-card.tsx";
import { partIn } from "./offer/answers.ts";
import { OfferCard } from "./offer/offer-card.tsx";
import { answersText, offerText } from "./offer/offer-text.ts";
import { playedOn, playedOnText } from "./played-on.ts";
import reactionCss from "./reaction/reaction.module.css";
import type { Reactions } from "./reaction/reactions.ts";
import { person, type Telling } from "./telling.ts";

/**
 * What comes to a table now and then: a question, the loss of the own seat, a call, a warning of
 * the time. The table can be seen and played before it is here.
 */
export default function Aside(props: {
  connection: Connection;
  table: Table;
  telling: Telling;
  clocks: Clocks;
  reactions: Reactions | undefined;
  over: boolean;
  /** Where what floats over the table stands. */
  shelf: HTMLElement;
}) {
  const { connection } = props;
  const lost = () => (props.over ? null : playedOn(props.table, connection.place()));
  const call = () => {
    const said = props.reactions?.shown();
    if (!said || said.seat < 0) return "";
    const { reaction } = t().aside;
    const who = person(props.telling, said.seat);
    return plain(fill(reaction.says, { who, what: reaction[said.reaction] }));
  };
  const role = (offer: SeenOffer) => partIn(props.table, offer, connection.place());
  const text = (offer: SeenOffer) => offerText(props.telling, props.table, offer);
  const answers = (offer: SeenOffer) =>
    answersText(props.telling, props.table, { offer, role: role(offer) });
  /** The open question for those who listen: its time is left out, which changes all the while. */
  const asked = () => {
    const { offer } = props.table;
    return offer ? `${text(offer)} ${answers(offer)}` : "";
  };
  return (
    <>
      <Portal mount={props.shelf}>
        <Show when={lost()} keyed>
          {(how) => (
            <LostCard
              how={how}
              text={playedOnText(props.table, connection.place())}
              pending={connection.pending()}
              onReturn={() => void connection.send({ type: "return" })}
            />
          )}
        </Show>
        {/* Another's answer makes it no other question: it stays folded, and a press goes on. */}
        <Show when={props.table.offer?.seq} keyed>
          {(seq) => {
            const offer = () => props.table.offer!;
            return (
              <OfferCard
                offer={offer()}
                text={text(offer())}
                answers={answers(offer())}
                role={role(offer())}
                now={props.clocks.now()}
                pending={connection.pending()}
                onAnswer={(agree) => void connection.send({ type: "answer", offer: seq, agree })}
                onWithdraw={() => void connection.send({ type: "withdraw", offer: seq })}
              />
            );
          }}
        </Show>
        <p class={reactionCss.said} role="status" data-said="">
          {call()}
        </p>
      </Portal>
      <p class="sr" role="status">
        {asked()}
      </p>
      <TimeWarning
        clocks={props.clocks}
        seat={connection.place() === null ? null : props.telling.me}
      />
    </>
  );
}
