import { Client, type ClientConfig, Pool, type PoolConfig, type Submittable, types } from "pg";
import { connectionFailure, StoreUnavailable, statementFailure } from "./failure.ts";
import type { StoreLog } from "./log.ts";

/** Milliseconds. The client's limit on an answer is the longest: it only speaks when the server cannot. */
export const timeLimits = {
  connection: 3_000,
  lock: 5_000,
  statement: 15_000,
  idleInTransaction: 15_000,
  answer: 20_000,
} as const;

/** pg declares many overloads of its methods; we keep those that return a promise. */
type Arguments = [string];

class StoreClient extends Client {
  constructor(config: ClientConfig) {
    super(config);
    // While a connection is lent out, the pool does not listen to it, and an error that nobody listens to would end
    // the process. Its statement is told of the loss anyway.
    this.on("error", () => {});
  }

  override query(...args: never[]): never {
    // A cursor is handed back as it is, and reports its own errors.
    if (isSubmittable(args[0])) return super.query(args[0]) as never;
    return this.#query(args as unknown as Arguments) as never;
  }

  async #query(args: Arguments): Promise<unknown> {
    try {
      return await super.query(...args);
    } catch (error) {
      const failure = statementFailure(error);
      // A statement that was given up on still occupies its connection. Ended, it is not handed out again.
      if (failure instanceof StoreUnavailable && !failure.isOutcomeKnown) void this.end().catch(() => {});
      throw failure;
    }
  }
}

function isSubmittable(query: unknown): query is Submittable {
  return typeof query === "object" && query !== null && "submit" in query;
}

/** A pool that speaks in typed failures and, unlike its base, keeps a connection whose statement was refused. */
class StorePool extends Pool {
  override connect(...args: never[]): never {
    if (args.length > 0) throw new TypeError("The store's pool takes no callbacks: await its promises");
    return this.#connect() as never;
  }

  override query(...args: never[]): never {
    return this.#query(args as unknown as Arguments) as never;
  }

  async #connect() {
    try {
      return await super.connect();
    } catch (error) {
      throw connectionFailure(error);
    }
  }

  async #query(args: Arguments): Promise<unknown> {
    const client = await this.#connect();
    try {
      return await client.query(...args);
    } finally {
      client.release();
    }
  }
}

/**
 * A pool of connections that read int8 as `bigint`, numeric as string, dates as `YYYY-MM-DD`, and whose every wait has a
 * limit. Its failures are `StoreUnavailable` and `UniqueViolation`; a connection lost while idle is logged.
 */
export function openPool(connection: PoolConfig, poolSize: number, log: StoreLog): Pool {
  const pool = new StorePool({
    application_name: "synthetic-data-gateway",
    ...connection,
    Client: StoreClient as never,
    max: poolSize,
    types: { getTypeParser },
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: timeLimits.connection,
    lock_timeout: timeLimits.lock,
    statement_timeout: timeLimits.statement,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
    query_timeout: timeLimits.answer,
  });
  pool.on("error", (error) => log.warn(`A database connection was lost while idle: ${error.message}`));
  return pool;
}

/** pg's types name no arrays, its parsers know them. */
const TEXT_ARRAY: number = 1009;

const parsers: ReadonlyMap<number, (value: string) => unknown> = new Map<number, (value: string) => unknown>([
  [types.builtins.INT8, BigInt],
  [types.builtins.NUMERIC, String],
  [types.builtins.DATE, String],
  // Arrays of the same three; pg would make floats of numerics, and local midnights of dates.
  [1016, (value) => textArray(value).map((item) => (item === null ? null : BigInt(item)))],
  [1231, (value) => textArray(value)],
  [1182, (value) => textArray(value)],
]);

function textArray(value: string): (string | null)[] {
  const parse: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY);
  return parse(value);
}

function getTypeParser(oid: number, format?: "text" | "binary") {
  const own = format === "binary" ? undefined : parsers.get(oid);
  return own ?? types.getTypeParser(oid, format as "text");
}
