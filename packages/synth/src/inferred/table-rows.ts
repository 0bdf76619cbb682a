import { type Arena, arena } from "../engine/arena.ts";
import { NULL, type RowSource, register } from "../engine/rows.ts";
import { keyAt, type Stream } from "../random/hash.ts";
import { blanking } from "./blanking.ts";
import {
  type Make,
  type Opening,
  type ParentRows,
  type PeerRows,
  type RowState,
  type Scope,
  saltOf,
  substream,
} from "./draft.ts";
import { coneOf } from "./evaluation-order.ts";
import { ROW } from "./layout-plan.ts";
import { layoutRows } from "./layout-rows.ts";
import { memberCache } from "./member-cache.ts";
import { settling, type Values } from "./settling.ts";
import { shuffle } from "./shuffle.ts";
import type { PlannedModel, TablePlan } from "./table-plan.ts";

/** The rows of a table for a seed; `only`: no other fields are asked for. */
export function openTable(plan: TablePlan, seed: string, memory: Arena = arena(), only?: readonly string[]): RowSource {
  const { load, register: into } = openRows(plan, seed, memory, only);
  const original = originalOf(plan);
  return { register: into, load: original === undefined ? load : (row) => load(original(row)) };
}

interface OpenRows extends RowSource {
  readonly state: RowState;
  readonly scopes: Scopes;
}

/** Rows before any is repeated. */
function openRows(plan: TablePlan, seed: string, memory: Arena, only?: readonly string[]): OpenRows {
  const { layout, slots, table } = plan;
  const stream = plan.streamOf(seed);
  const into = register(slots, memory);
  const state: RowState = {
    cells: into.cells,
    texts: into.texts,
    scores: memory.float64(slots),
    pushes: memory.float64(slots),
    parents: memory.float64(slots),
    digits: memory.float64(plan.combination?.radices.length ?? 0),
    row: { index: -1, key: 0, count: layout.rows },
    members: table.subjects.map((_, i) => ({ index: -1, key: 0, count: layout.counts[i] as number })),
    track: { id: -1, key: 0, rank: 0, length: 0 },
    timeline: { id: -1, key: 0, rank: 0, length: 0 },
  };
  const scopes = openScopes(plan, seed, state, stream, memory, only);
  const rowKeys = keysOf(stream, "/row");
  const goTo = layoutRows(table, layout, plan.combination, stream, state);
  const { row } = state;
  const makeRow = settling(scopes.row, row, state);
  const blanks = blanking(plan.blanks, stream, state);
  const load = (index: number): void => {
    blanks?.restore();
    row.index = index;
    goTo(index);
    for (let i = 0; i < scopes.members.length; i++) (scopes.members[i] as Make)();
    row.key = keyAt(rowKeys, index);
    makeRow();
    blanks?.blank();
  };
  return { register: into, load, state, scopes };
}

/**
 * Rows or members by themselves, as first drawn: without the promises, for which the field that asks may itself be needed. What a
 * member's site says is not known there.
 */
function openPeers(plan: TablePlan, seed: string, memory: Arena, scope: number, fields: readonly string[]): PeerRows {
  const { load, scopes, state } = openRows({ ...plan, promises: [], blanks: [] }, seed, memory, fields);
  if (scope === ROW) return { state, load };
  const member = state.members[scope] as Scope;
  const make = scopes.uncached.get(scope);
  return {
    state,
    load(index) {
      member.index = index;
      make?.();
    },
  };
}

function keysOf(stream: Stream, name: string): Stream {
  return substream(stream, saltOf(name));
}

interface Scopes {
  readonly row: Values;
  /** Makes the attributes of the member that a row speaks of, subject by subject. */
  readonly members: readonly Make[];
  /** The same of each subject, made anew each time. */
  readonly uncached: ReadonlyMap<number, Make>;
}

function openScopes(
  plan: TablePlan,
  seed: string,
  state: RowState,
  stream: Stream,
  memory: Arena,
  only: readonly string[] | undefined,
): Scopes {
  const { layout, models, promises, reads, table } = plan;
  // A promise decides under which key a row is made, so it is kept even where its fields are not asked for.
  const wanted = only === undefined ? undefined : coneOf([...only, ...promises.flatMap(({ fields }) => fields)], reads);
  const promised = coneOf(
    promises.flatMap(({ fields }) => fields),
    reads,
  );
  const scopeOf = new Map(models.map(({ name, scope }) => [name, scope]));
  const things = new Map<string, unknown>();
  const shared = <T>(name: string, make: () => T): T => {
    if (!things.has(name)) things.set(name, make());
    return things.get(name) as T;
  };
  const parent = (name: string, fields: readonly string[]): ParentRows => {
    const other = name === table.name ? plan : plan.others.get(name);
    if (other === undefined) throw new TypeError(`${table.name} refers to ${name}, which stands in no table before it`);
    return parentRows(openTable(other, seed, memory, fields));
  };
  const valuesOf = (scope: number): Values => {
    const at = scope === ROW ? state.row : (state.members[scope] as Scope);
    const keys = scope === ROW ? keysOf(stream, "/row") : memberKeys(plan, stream, scope);
    const own = models.filter((model) => model.scope === scope && wanted?.has(model.name) !== false);
    const leaders = own.flatMap((model) => model.rankedBy);
    // One for all of them: each would open those of what it follows, and so on.
    let others: PeerRows | undefined;
    const peers = (): PeerRows => {
      others ??= openPeers(plan, seed, memory, scope, leaders);
      return others;
    };
    const makes = own.map((model) => {
      const keyOf = (index: number): number => keyAt(keys, index);
      const ownStream = substream(stream, saltOf(model.name));
      const opening: Opening = {
        state,
        stream: ownStream,
        tableStream: stream,
        scope: at,
        keyOf,
        parent,
        peers,
        shared,
      };
      return { name: model.name, make: nullable(model, model.compiled.open(opening), opening) };
    });
    const kept = promises.filter(
      ({ fields }) => (fields.some((name) => scopeOf.get(name) === ROW) ? ROW : scopeOf.get(fields[0] ?? "")) === scope,
    );
    const first = makes.filter(({ name }) => promised.has(name));
    const ordered = [...first, ...makes.filter(({ name }) => !promised.has(name))];
    return {
      makes: ordered.map(({ make }) => make),
      promised: first.length,
      promises: kept.flatMap((promise) => {
        const redrawn = ordered.flatMap(({ name }, i) => (promise.redrawn.has(name) ? [i] : []));
        return redrawn.length === 0 ? [] : [{ verdict: promise.open(state), inputs: promise.inputs, redrawn }];
      }),
    };
  };
  const uncached = new Map<number, Make>();
  // What a member belongs to is known before the member's own attributes.
  const members = layout.order.toReversed().flatMap((scope) => {
    const slots = models.flatMap((model) =>
      model.scope === scope && wanted?.has(model.name) !== false ? [model.slot] : [],
    );
    if (slots.length === 0) return [];
    const values = valuesOf(scope);
    const at = state.members[scope] as Scope;
    const keys = memberKeys(plan, stream, scope);
    const settle = settling(values, at, state);
    const make = (): void => {
      at.key = keyAt(keys, at.index);
      settle();
    };
    uncached.set(scope, make);
    return [memberCache(state, at, slots, make)];
  });
  return { row: valuesOf(ROW), members, uncached };
}

function memberKeys({ table }: TablePlan, stream: Stream, scope: number): Stream {
  return keysOf(stream, `/member/${table.subjects[scope]?.name}`);
}

/** Puts null where a field is not present, and in exactly as many rows as asked for. */
function nullable({ nulls, present, slot }: PlannedModel, make: Make, { scope, state, stream }: Opening): Make {
  const { cells, parents, texts } = state;
  const isPresent = present?.(state);
  const setNull = (): void => {
    cells[slot] = NULL;
    texts[slot] = null;
    parents[slot] = -1;
  };
  if (nulls === 0) {
    if (isPresent === undefined) return make;
    return () => {
      if (isPresent()) make();
      else setNull();
    };
  }
  const places = shuffle(substream(stream, saltOf("/null")), scope.count);
  return () => {
    if (places.placeOf(scope.index) < nulls || isPresent?.() === false) setNull();
    else make();
  };
}

function parentRows({ load, register: from }: RowSource): ParentRows {
  let known = -1;
  return {
    cells: from.cells,
    texts: from.texts,
    load(row) {
      if (row !== known) load(row);
      known = row;
    },
  };
}

/** Rows that repeat the one before them stand evenly among the others, never first; what a row is a copy of is a division. */
function originalOf({ repeats, rows }: TablePlan): ((row: number) => number) | undefined {
  if (repeats === 0) return undefined;
  // The j-th repetition stands at 1 + floor((j + ½) × (rows − 1) ÷ repeats).
  const stride = (rows - 1) / repeats;
  const placeOf = (j: number): number => 1 + Math.floor((j + 0.5) * stride);
  return (row) => {
    let before = Math.max(0, Math.min(repeats, Math.floor((row - 1) / stride - 0.5)));
    while (before < repeats && placeOf(before) <= row) before += 1;
    while (before > 0 && placeOf(before - 1) > row) before -= 1;
    return row - before;
  };
}
