import { NULL } from "../../engine/rows.ts";
import { below, draw, innerKey } from "../../random/hash.ts";
import { byChance, type Chooser, evenly, skewed, skewedByChance } from "../chooser.ts";
import type { CompiledModel, Draft, Opening, ParentRows, Scope, Target } from "../draft.ts";
import { saltOf, substream } from "../draft.ts";
import type { Model } from "../model.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

/** Which field of the other table a reference holds: as its check says, else the first of the key. */
function keyField(draft: Draft, name: string, table: string): string {
  for (const check of draft.table.checks) {
    if (check.kind === "reference" && check.field === name && check.parent === table) return check.parentField;
  }
  const key = draft.blueprint.tables.find((other) => other.name === table)?.key[0];
  if (key === undefined) throw new TypeError(`${name} refers to ${table}, which is no table with a key`);
  return key;
}

/** The other table's rows with all fields that this reference brings along. */
function parentRows(at: Opening, draft: Draft, reference: string, table: string): ParentRows {
  return at.shared(`reference ${reference}`, () => {
    const inherited = draft.table.fields.flatMap(({ model }) =>
      model.kind === "inherited" && model.reference === reference ? [model.field] : [],
    );
    return at.parent(table, [...new Set([keyField(draft, reference, table), ...inherited])]);
  });
}

/** The key of a row of another table. */
export function reference(model: Of<"reference">, target: Target, draft: Draft): CompiledModel {
  const { slot, name } = target;
  const { form, rows: parents, slot: from } = draft.fieldIn(model.table, keyField(draft, name, model.table));
  const count = draft.countOf(target.scope);
  const digit = draft.digitOf(name);
  return {
    form,
    open(at) {
      const { cells, digits, parents: pointers, texts } = at.state;
      const { scope } = at;
      const other = parentRows(at, draft, name, model.table);
      const choose =
        digit === undefined
          ? chooserOf(model, at, count, parents, target.scope)
          : (): number => digits[digit] as number;
      return () => {
        const row = choose(scope.index, scope.key);
        pointers[slot] = row;
        other.load(row);
        cells[slot] = other.cells[from] as number;
        texts[slot] = other.texts[from] as string | null;
      };
    },
  };
}

function chooserOf(
  { every, spread }: Of<"reference">,
  { stream }: Opening,
  count: number,
  parents: number,
  scope: number,
): Chooser {
  // One member for each row over there: they are the same things.
  if (scope >= 0 && count === parents) return (index) => index;
  if (every === true) return (spread === "skewed" ? skewed : evenly)(stream, count, parents);
  return spread === "skewed" ? skewedByChance(stream, parents) : byChance(stream, parents);
}

/** A field of the row that a reference points at. */
export function inherited(model: Of<"inherited">, { slot }: Target, draft: Draft): CompiledModel {
  const reference = draft.table.fields.find(({ field }) => field.name === model.reference);
  if (reference?.model.kind !== "reference") throw new TypeError(`${model.reference} is no reference`);
  const { table } = reference.model;
  const { form, slot: from } = draft.fieldIn(table, model.field);
  const pointer = draft.slotOf(model.reference);
  return {
    form,
    open(at) {
      const { cells, parents, texts } = at.state;
      const other = parentRows(at, draft, model.reference, table);
      return () => {
        const row = parents[pointer] as number;
        if (row < 0) {
          cells[slot] = NULL;
          texts[slot] = null;
          return;
        }
        other.load(row);
        cells[slot] = other.cells[from] as number;
        texts[slot] = other.texts[from] as string | null;
      };
    },
  };
}

const standsAlone = new Set<Model["kind"]>(["code", "sequence", "uuid", "hex", "identifier", "template"]);

/** The key of an earlier row of the same table, so that following them always ends; null for the roots. */
export function superior(model: Of<"superior">, target: Target, draft: Draft): CompiledModel {
  const { slot, name } = target;
  const forest = draft.table.checks.find((check) => check.kind === "forest" && check.field === name);
  const key = forest?.kind === "forest" ? forest.key : draft.table.key[0];
  const keyed = draft.table.fields.find(({ field }) => field.name === key);
  if (keyed === undefined || !standsAlone.has(keyed.model.kind)) {
    throw new TypeError(`${name} needs a key of numbers or codes to point at`);
  }
  const compiled = draft.compile(keyed.model, { ...target, name: keyed.field.name, field: keyed.field, unique: true });
  const choose = superiorOf(model, target, draft);
  return {
    form: compiled.form,
    open(at) {
      const { cells, texts } = at.state;
      const peer: Scope = { index: 0, key: 0, count: at.scope.count };
      const stream = substream(at.tableStream, saltOf(keyed.field.name));
      const make = compiled.open({ ...at, scope: peer, stream });
      const above = choose(at);
      return () => {
        const index = above();
        if (index < 0) {
          cells[slot] = NULL;
          texts[slot] = null;
          return;
        }
        peer.index = index;
        peer.key = at.keyOf(index);
        make();
      };
    },
  };
}

/** The index above the current one; −1: none. */
function superiorOf({ roots, reports }: Of<"superior">, target: Target, draft: Draft): (at: Opening) => () => number {
  if (target.scope < 0 && draft.table.layout.kind === "groups") {
    // An earlier row of the same group, mostly a late one.
    return ({ scope, state: { track }, stream }) =>
      () => {
        if (track.rank === 0) return -1;
        const key = innerKey(scope.key, stream.a);
        const reach = 1 + below(draw(key, 0), track.rank);
        return scope.index - 1 - below(draw(key, 1), reach);
      };
  }
  const count = draft.countOf(target.scope);
  const first = Math.max(1, roots < 1 ? Math.round(roots * count) : Math.round(roots));
  const each = Math.max(1, reports);
  return ({ scope, stream }) =>
    () => {
      const { index } = scope;
      if (index < first) return -1;
      const place = Math.floor((index - first) / each);
      const shift = below(draw(innerKey(scope.key, stream.a), 0), 3) - 1;
      return Math.max(0, Math.min(index - 1, place + shift));
    };
}
