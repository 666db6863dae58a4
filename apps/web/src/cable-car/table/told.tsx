import { aloud, type Moment } from "../aloud.ts";
import type { Telling } from "../describe.ts";

/** What has happened, for those who listen. */
export default function Told(props: { telling: Telling; moment: Moment }) {
  return <>{aloud(props.telling, props.moment)}</>;
}
