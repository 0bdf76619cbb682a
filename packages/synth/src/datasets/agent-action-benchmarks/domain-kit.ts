import type { JsonValue } from "../../schema/json-value.ts";
import type { Dice } from "../prose/dice.ts";
import { sayOne, type Words } from "../prose/phrase.ts";
import type { Action, Arguments, PolicyRule, State, Tool } from "./simulator.ts";

/** What a user wants, as a clause that may follow "please", and the calls that do it. */
export interface Goal {
  readonly clause: string;
  readonly actions: readonly Action[];
}

/** A world while a task is made up in it. */
export interface World {
  readonly dice: Dice;
  readonly state: State;
  /** Things that a goal is about already: no two goals touch the same one. */
  readonly taken: Set<string>;
}

export type GoalMaker = (world: World) => Goal | null;

/** One simulated system: its tools, rules, worlds, what users want there, and what agents are tempted to do. */
export interface DomainKit {
  readonly tools: readonly Tool[];
  readonly rules: readonly PolicyRule[];
  /** What a user of this system says about themselves or it, as whole sentences. */
  readonly settings: readonly string[];
  /** A world's collections, every member in code unit order. */
  world(dice: Dice): Readonly<Record<string, JsonValue>>;
  readonly goals: readonly GoalMaker[];
  /** A call that succeeds and breaks a rule, where the world has an occasion. */
  tempt(world: World): Action | null;
}

export function action(name: string, args: Readonly<Record<string, JsonValue | undefined>>): Action {
  const kept = Object.entries(args).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined);
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return { name, args: Object.fromEntries(kept) as Arguments };
}

/** Members of a collection of the state that fit and are not taken; one is drawn and taken. */
export function takeOne(
  world: World,
  collection: string,
  fits: (thing: Readonly<Record<string, JsonValue>>) => boolean = () => true,
): { readonly id: string; readonly thing: Readonly<Record<string, JsonValue>> } | null {
  const all = world.state[collection] as unknown as Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;
  const fitting = Object.entries(all).filter(([id, thing]) => !world.taken.has(id) && fits(thing));
  if (fitting.length === 0) return null;
  const [id, thing] = world.dice.pick(fitting);
  world.taken.add(id);
  return { id, thing };
}

export function clause(world: World, phrases: readonly string[], words: Words): string {
  return sayOne(world.dice, phrases, words);
}

/** Identifiers of a kind: a prefix and a number of their own for each. */
export function identifiers(dice: Dice, prefix: string, count: number, digits = 4): readonly string[] {
  const low = 10 ** (digits - 1);
  const found = new Set<string>();
  while (found.size < count) found.add(`${prefix}${dice.between(low, 10 * low - 1)}`);
  return [...found].sort();
}

/** An object with its members in code unit order, at every depth. */
export function ordered<T extends JsonValue>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => ordered(item)) as unknown as T;
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, ordered(member)])) as T;
}

/** Things of a kind, made one by one, by their identifiers. */
export function things(
  ids: readonly string[],
  make: (id: string, index: number) => Readonly<Record<string, JsonValue>>,
): Record<string, JsonValue> {
  return Object.fromEntries(ids.map((id, index) => [id, make(id, index)]));
}
