import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Faults } from "../../src/gateway.ts";
import type { Store } from "../../src/store/store.ts";

export type Moment = "before" | "after";

/** Called around every step that a gateway takes towards the outside, e.g. `statement claim`, `chain sendRaw`. */
export type Witness = (step: string, moment: Moment) => void | Promise<void>;

/** Faults that change nothing but let `witness` watch, and throw, wait or kill in the place of a step. */
export function witnessed(witness: Witness): Required<Pick<Faults, "store" | "chain" | "facilitator">> {
  return {
    store: (store) => witnessedStore(store, witness),
    chain: (chain) => witnessedCalls("chain", chain, witness),
    facilitator: (facilitator) => witnessedCalls("facilitator", facilitator, witness),
  };
}

function witnessedStore(store: Store, witness: Witness): Store {
  const pool = witnessedPool(store.pool, witness);
  return { ...store, pool, db: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}

/** The pool, and every connection that is taken from it: whichever way a statement goes, it is seen. */
function witnessedPool(pool: Pool, witness: Witness): Pool {
  return withMethods(pool, {
    query: (...args) => around(`statement ${statementName(args[0])}`, witness, () => call(pool, "query", args)),
    connect: async () => {
      const client = await pool.connect();
      return withMethods<PoolClient>(client, {
        query: (...args) => around(`statement ${statementName(args[0])}`, witness, () => call(client, "query", args)),
      });
    },
  });
}

/** A statement's name; the beginning of its text when it has none. */
function statementName(query: unknown): string {
  const { name, text } = (typeof query === "string" ? { text: query } : query) as { name?: string; text: string };
  return name ?? text.trim().replace(/\s+/g, " ").slice(0, 60);
}

function witnessedCalls<T extends object>(kind: string, target: T, witness: Witness): T {
  const names = Object.keys(target).filter((name) => typeof target[name as keyof T] === "function");
  return withMethods(
    target,
    Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => around(`${kind} ${name}`, witness, () => call(target, name, args)),
      ]),
    ),
  );
}

async function around(step: string, witness: Witness, take: () => unknown): Promise<unknown> {
  await witness(step, "before");
  const result = await take();
  await witness(step, "after");
  return result;
}

function withMethods<T extends object>(target: T, methods: Record<string, (...args: unknown[]) => unknown>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && Object.hasOwn(methods, name)) return methods[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function call(target: object, name: string, args: readonly unknown[]): unknown {
  const method = Reflect.get(target, name, target) as (...all: unknown[]) => unknown;
  return method.apply(target, [...args]);
}
