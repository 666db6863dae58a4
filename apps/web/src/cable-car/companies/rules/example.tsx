import { type ExampleProps, FactExample } from "../../../rules/fact.tsx";
import { TryExample } from "../../rules/example.tsx";
import { FACTS } from "./facts.tsx";

/** The example of a rule of The Companies; nothing where it has none. */
export default function RuleExample(props: ExampleProps) {
  return (
    <FactExample rule={props.rule} shows={props.shows} facts={FACTS}>
      <TryExample rule={props.rule} />
    </FactExample>
  );
}
