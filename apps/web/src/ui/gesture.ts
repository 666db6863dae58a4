let isMade = false;

/** Whether somebody has touched this page, or pressed a key: before that it makes no sound. */
export const gestureMade = (): boolean => isMade;

/** Waits for the first gesture; to be called as the page begins. */
export function awaitGesture(): void {
  for (const gesture of ["pointerup", "keydown"]) {
    document.addEventListener(
      gesture,
      () => {
        isMade = true;
      },
      { capture: true, once: true },
    );
  }
}
