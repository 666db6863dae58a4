import { t } from "../../i18n/language.ts";
import type { Telling } from "../describe.ts";
import { markedText } from "../describe-event.ts";
import type { Happening } from "../model/story.ts";

/** Which place a line of the log marks, for those who listen. */
export default function Marked(props: { telling: Telling; event: Happening }) {
  const where = () => markedText(props.telling, props.event);
  return <>{where() ? t().aside.log.marked(where()!) : ""}</>;
}
