import type { Refusal } from "@endstation/match";
import type { Accessor } from "solid-js";
import { afterLoading } from "../../ui/after-loading.ts";
import type { Heard } from "./cues.ts";
import type { Feedback } from "./feedback.ts";

/**
 * Lets a table be heard and felt as soon as what does that has loaded, which the table does not
 * wait for. Gives what is to stand round each move that is sent.
 */
export function useFeedback(
  table: Accessor<Heard>,
): (sent: Promise<Refusal | null>) => Promise<Refusal | null> {
  let feedback: Feedback | undefined;
  afterLoading(
    () => import("./feedback.ts"),
    ({ createFeedback }) => {
      feedback = createFeedback(table);
    },
  );
  return async (sent) => {
    feedback?.confirmed();
    const refused = await sent;
    if (refused) feedback?.refused();
    return refused;
  };
}
