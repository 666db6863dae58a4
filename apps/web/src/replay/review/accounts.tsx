import { accountsOf, type Review } from "@endstation/bots";
import { createMemo, For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { type Cast, SeatMark } from "../seat-mark.tsx";
import css from "./accounts.module.css";
import { signedText } from "./figures.ts";

const ROWS = ["own", "others", "luck"] as const;

/** How everybody's lead came about: what faults gave and took, and what luck did. */
export function Accounts(props: { review: Review; cast: Cast }) {
  const words = () => t().replay;
  const accounts = createMemo(() => accountsOf(props.review));
  const most = () =>
    Math.max(1, ...accounts().flatMap((one) => ROWS.map((row) => Math.abs(one[row]))));
  return (
    <section aria-label={words().accounts}>
      <h2 class={css.head}>{words().accounts}</h2>
      <For each={accounts()}>
        {(account, seat) => (
          <table class={css.account} data-c={props.cast.people[seat()]!.colour}>
            <caption>
              <span class={css.who}>
                <SeatMark cast={props.cast} seat={seat()} size={20} />
                <bdi>{props.cast.people[seat()]!.name}</bdi>
                <span class={css.span}>
                  {words().fromTo(signedText(account.start), signedText(account.end))}
                </span>
              </span>
            </caption>
            <tbody>
              <For each={ROWS}>
                {(row) => (
                  <tr>
                    <th scope="row">{words()[row]}</th>
                    <td class={css.bar} aria-hidden="true">
                      <svg viewBox="-100 0 200 14" preserveAspectRatio="none" aria-hidden="true">
                        <rect
                          class={row === "luck" ? css.luck : css.skill}
                          x={Math.min(0, (account[row] / most()) * 98)}
                          y="1"
                          width={Math.abs((account[row] / most()) * 98)}
                          height="12"
                        />
                        <path class={css.zero} d="M0 0V14" />
                      </svg>
                    </td>
                    <td class={css.figure}>{signedText(account[row])}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </For>
    </section>
  );
}
