import type { EventBody, MatchEvent } from "@endstation/match";

/** The version of the tables below; a later one migrates from it. */
const SCHEMA = 1;

interface Row extends Record<string, SqlStorageValue> {
  seq: number;
  at: number;
  command: string | null;
  body: string;
}

/** The log of one match in the object's own database: one row an event, never changed. */
export class EventStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** The match's id and log; `null` where no match was ever created. Writes nothing. */
  read(): { id: string; log: MatchEvent[] } | null {
    const { sql } = this.#storage;
    // Reading must not create tables: each asked-for object would keep a database for ever.
    const tables = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'event'").toArray();
    if (tables.length === 0) return null;
    const { id } = sql.exec<{ id: string }>("SELECT id FROM match").one();
    const rows = sql.exec<Row>("SELECT seq, at, command, body FROM event ORDER BY seq");
    const log = rows.toArray().map(({ seq, at, command, body }) => ({
      seq,
      at,
      command,
      body: JSON.parse(body) as EventBody,
    }));
    return { id, log };
  }

  create(id: string, event: MatchEvent): void {
    this.#storage.transactionSync(() => {
      const { sql } = this.#storage;
      sql.exec("CREATE TABLE match (id TEXT NOT NULL, schema INTEGER NOT NULL)");
      // No index on `command`: it would double the rows written; memory holds the known ids.
      sql.exec(`CREATE TABLE event (
        seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, command TEXT, body TEXT NOT NULL
      )`);
      sql.exec("INSERT INTO match VALUES (?, ?)", id, SCHEMA);
      this.#insert(event);
    });
  }

  /** Stores events: all of them or none. */
  append(events: readonly MatchEvent[]): void {
    this.#storage.transactionSync(() => {
      for (const event of events) this.#insert(event);
    });
  }

  #insert({ seq, at, command, body }: MatchEvent): void {
    const text = JSON.stringify(body);
    this.#storage.sql.exec("INSERT INTO event VALUES (?, ?, ?, ?)", seq, at, command, text);
  }
}
