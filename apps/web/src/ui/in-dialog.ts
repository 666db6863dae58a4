/** Whether something happened in a dialog: its keys are its own, wherever it stands in the tree. */
export const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog") !== null;
