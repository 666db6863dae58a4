import type { Telling } from "../describe.ts";
import { eventText } from "../describe-event.ts";
import type { Happening } from "../model/story.ts";

/** What happened last, for those who listen. */
export default function EventText(props: { telling: Telling; event: Happening }) {
  return <>{eventText(props.telling, props.event)}</>;
}
