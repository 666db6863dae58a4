/** Whether the tests run with the figures of the gates; `npm test` has a short form of each. */
export const isFull: boolean = process.env.ENDSTATION_GATES === "full";
