import type { Place } from "@endstation/match";
import type { Told } from "./due.ts";

/** The ways to tell a place. A place has one address of each kind at most. */
export type Way = "push" | "webhook";

/** An address that a place has asked to be told at. */
export interface Wish extends Told {
  readonly place: Place;
  readonly way: Way;
  /** JSON of a `PushAddress`; of a webhook, its URL. */
  readonly address: string;
  /** What signs the calls of a webhook. */
  readonly key: string | null;
}

interface Row extends Record<string, SqlStorageValue> {
  place: number;
  way: Way;
  address: string;
  key: string | null;
  told: number;
  retry: number | null;
}

/**
 * Addresses for notices in the match's own database, beside its log: they are no part of the
 * match, are told to nobody but their place, and go when it is deleted. The table is made with
 * the first of them.
 */
export class NoticeStore {
  readonly #sql: SqlStorage;
  #made = false;

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
  }

  /** All of them; of one place, where that is named. Writes nothing. */
  list(place?: Place): readonly Wish[] {
    if (!this.#exists()) return [];
    const rows = this.#sql.exec<Row>("SELECT * FROM notice ORDER BY place, way").toArray();
    return place === undefined ? rows : rows.filter((row) => row.place === place);
  }

  /** Keeps an address in place of the one of its kind that the place had before. */
  put({ place, way, address, key, told, retry }: Wish): void {
    // WITHOUT ROWID: the key's own index would make two rows of each that is written.
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS notice (
      place INTEGER NOT NULL, way TEXT NOT NULL, address TEXT NOT NULL, key TEXT,
      told INTEGER NOT NULL, retry INTEGER, PRIMARY KEY (place, way)
    ) WITHOUT ROWID`);
    this.#sql.exec(
      "INSERT OR REPLACE INTO notice VALUES (?, ?, ?, ?, ?, ?)",
      ...[place, way, address, key, told, retry],
    );
  }

  /** Notes what became of a telling, unless the place has changed its address meanwhile. */
  mark({ place, way, address }: Wish, { told, retry }: Told): void {
    this.#sql.exec(
      "UPDATE notice SET told = ?, retry = ? WHERE place = ? AND way = ? AND address = ?",
      ...[told, retry, place, way, address],
    );
  }

  /** Forgets this very address. */
  drop({ place, way, address }: Wish): void {
    this.#sql.exec(
      "DELETE FROM notice WHERE place = ? AND way = ? AND address = ?",
      ...[place, way, address],
    );
  }

  #exists(): boolean {
    this.#made ||=
      this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'notice'").toArray().length > 0;
    return this.#made;
  }
}
