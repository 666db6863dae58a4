import { lastUndone } from "../../match/log/undone.ts";
import { aloud } from "../aloud.ts";
import type { Desk } from "./desk.ts";

/** What has happened at a table, for those who listen. */
export default function Told(props: { desk: Desk }) {
  const { shell, play } = props.desk;
  const text = () => {
    const { pending, seat } = play.position();
    return aloud(play.telling(), {
      last: play.events().at(-1),
      undone: lastUndone(shell.table, play.log()),
      mine: play.turn.mine(),
      drawn: pending ? { seat, code: shell.table.view.drawn } : null,
    });
  };
  return <>{text()}</>;
}
