import type { LineColour } from "@endstation/engine";
import type { Part } from "../../i18n/phrase.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Sign } from "../draw/sign.tsx";
import css from "./rich.module.css";

/** A sentence with its people and signs drawn. */
export const Rich = (props: { parts: readonly Part[] }) => (
  <Sentence
    bold
    parts={props.parts}
    draw={(slot) => (
      <span class={css.sign}>
        <Sign colour={slot.data as LineColour} size={18} />
      </span>
    )}
  />
);
