/** What this device keeps, where the browser lets it; else for as long as the page lives. */
export interface Keep {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

let isSealed = false;

/** For good: until the player or the browser deletes it. */
export const keptHere: Keep = keep(() => localStorage);
/** For this tab's session only. */
export const keptForSession: Keep = keep(() => sessionStorage);

function keep(area: () => Storage): Keep {
  // A browser that blocks storage throws at the mere mention of it.
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return JSON.parse(memory.get(key) ?? area().getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    set(key, value) {
      if (isSealed) return;
      const text = JSON.stringify(value);
      try {
        area().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    delete(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}

/**
 * Deletes all that this browser keeps of the page, but for databases, and keeps nothing more until
 * the page is loaded anew: it still knows much of what is gone.
 */
export function emptyStorage(): void {
  isSealed = true;
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      area().clear();
    } catch {
      // Nothing was kept there.
    }
  }
}
