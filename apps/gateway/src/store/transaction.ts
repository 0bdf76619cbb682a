import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { DatabaseError } from "pg";
import type { Store } from "./store.ts";
import type { Database } from "./tables.ts";

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction; besides migrations the only place that opens any. When PostgreSQL picks it as the victim of a deadlock
 * or of a serialization conflict, all of it is run again, so `work` must touch nothing but the database.
 *
 * @throws UniqueViolation when a row with the same key exists
 * @throws StoreUnavailable when the connection is lost; if that happened at the commit, its outcome is not known
 */
export async function inTransaction<Result>(
  store: Pick<Store, "db">,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.db.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      await sleep(10 * 2 ** (attempt - 1));
    }
  }
}

/** serialization_failure, deadlock_detected: nothing happened, and the same again may well succeed. */
function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40001" || error.code === "40P01");
}
