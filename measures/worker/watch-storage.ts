type Cursor = ReturnType<SqlStorage["exec"]>;

/** What stands between an object and its storage. */
export interface Watch {
  /** Runs a statement, or puts it off and gives what stands in for its cursor. */
  execute(run: () => Cursor, statement: string): Cursor;
  alarm?(set: () => Promise<void>): Promise<void>;
  /** Told of each value that is put under a key, which is a row too. */
  put?(): void;
}

/** Puts `watch` between the object of `ctx` and its storage; to be called before it is made. */
export function watchStorage(ctx: DurableObjectState, watch: Watch): void {
  const storage = ctx.storage;
  const sql = between(storage.sql, {
    exec: (statement: string, ...values: unknown[]) =>
      watch.execute(() => storage.sql.exec(statement, ...values), statement),
  });
  const { alarm } = watch;
  const setAlarm = (...args: Parameters<DurableObjectStorage["setAlarm"]>) => {
    const set = () => storage.setAlarm(...args);
    return alarm ? alarm(set) : set();
  };
  const kv = between(storage.kv, {
    put: (key: string, value: unknown) => {
      watch.put?.();
      storage.kv.put(key, value);
    },
  });
  Object.defineProperty(ctx, "storage", { value: between(storage, { sql, kv, setAlarm }) });
}

/** `target` with some members of its own; methods of the runtime insist on their real `this`. */
function between<Target extends object>(target: Target, own: Partial<Record<string, unknown>>) {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && name in own) return own[name];
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
