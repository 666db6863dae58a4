/**
 * What is wrong with a move, a deal, options or a record.
 *
 * `rule` is the id of the rule that it breaks, or `"record"` where the form of the text is at
 * fault; of several broken rules the first in the order of the record's format counts.
 * `code` is stable and is what an interface translates; `message` is a plain English sentence.
 */
export interface Fault {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** A fault in the form of something that was read: the rule `"record"`. */
export const formFault = (code: string, message: string): Fault => ({
  code,
  rule: "record",
  message,
});
