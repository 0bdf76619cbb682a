import type { Form } from "../../engine/column.ts";
import { NULL } from "../../engine/rows.ts";
import { below, draw, innerKey } from "../../random/hash.ts";
import type { FieldType } from "../../schema/field.ts";
import type { CompiledModel, Draft, RowState, Scope, Target } from "../draft.ts";
import { saltOf, substream } from "../draft.ts";
import { everything } from "../interval.ts";
import type { Model } from "../model.ts";
import { cellText } from "../readers.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

/** Attempts at an element that is not in the list yet. */
const ATTEMPTS = 12;

/** A slot's value as RFC 8785 JSON. */
function jsonIn(form: Form, slot: number): (state: RowState) => () => string {
  switch (form.kind) {
    case "text":
      return ({ texts }) =>
        () =>
          JSON.stringify(texts[slot] ?? null);
    case "json":
      return ({ texts }) =>
        () =>
          texts[slot] ?? "null";
    case "choice": {
      const quoted = form.values.map((value) => JSON.stringify(value));
      return ({ cells }) =>
        () =>
          quoted[cells[slot] as number] ?? "null";
    }
    case "decimal": {
      const power = 10 ** form.scale;
      return ({ cells }) =>
        () => {
          const cell = cells[slot] as number;
          return cell === NULL ? "null" : JSON.stringify(cell / power);
        };
    }
    default: {
      const isBare = form.kind === "integer" || form.kind === "number" || form.kind === "boolean";
      const text = cellText(form);
      return ({ cells }) =>
        () => {
          const cell = cells[slot] as number;
          if (cell === NULL) return "null";
          return isBare ? text(cell) : JSON.stringify(text(cell));
        };
    }
  }
}

/** Several values of one model: JSON where the field is an array, else one after another in a text. */
export function list(model: Of<"list">, target: Target, draft: Draft): CompiledModel {
  const { least, most, distinct } = model;
  const part = draft.newSlot();
  const wide: Draft = { ...draft, countOf: (scope) => draft.countOf(scope) * Math.max(1, most) };
  const compiled = draft.compile(model.of, { ...partOf(target, "item", model.of), slot: part }, wide);
  const isJson = target.field.type === "array" || target.field.type === "object";
  const read = isJson ? jsonIn(compiled.form, part) : plainIn(compiled.form, part);
  const { slot } = target;
  return {
    form: { kind: isJson ? "json" : "text" },
    open(at) {
      const { scope, state, stream } = at;
      const inner: Scope = { index: 0, key: 0, count: scope.count * most };
      const make = compiled.open({ ...at, scope: inner, stream: substream(stream, 1) });
      const value = read(state);
      const items: string[] = [];
      const next = (key: number, i: number): string => {
        inner.index = scope.index * most + i;
        for (let attempt = 0; ; attempt++) {
          inner.key = innerKey(key, i + attempt * most);
          make();
          const item = value();
          if (distinct !== true || !items.includes(item)) return item;
          if (attempt === ATTEMPTS) return "";
        }
      };
      return () => {
        const key = innerKey(scope.key, stream.a);
        const length = least + below(draw(key, 0), most - least + 1);
        items.length = 0;
        for (let i = 0; i < length; i++) {
          const item = next(key, i);
          if (item !== "") items.push(item);
        }
        state.texts[slot] = isJson ? `[${items.join(",")}]` : items.join(", ");
      };
    },
  };
}

function plainIn(form: Form, slot: number): (state: RowState) => () => string {
  if (form.kind === "text" || form.kind === "json") {
    return ({ texts }) =>
      () =>
        texts[slot] ?? "";
  }
  const text = cellText(form);
  return ({ cells }) =>
    () => {
      const cell = cells[slot] as number;
      return cell === NULL ? "" : text(cell);
    };
}

/** A part of a value is of the type that its model makes, and bound by nothing. */
function partOf(target: Target, name: string, model: Model): Target {
  const { meaning, example } = target.field;
  return {
    ...target,
    name: `${target.name}.${name}`,
    field: { name, type: typeOf(model), meaning, example },
    unique: false,
    bounds: everything,
    isFollowed: false,
    siblings: undefined,
  };
}

const numeric = new Set<Model["kind"]>([
  "number",
  "sequence",
  "measurement",
  "counter",
  "drift",
  "ordinal",
  "elapsed",
  "timed",
  "sum",
  "product",
  "quotient",
  "annuity",
  "portion",
]);

/** What the model of a part makes. A list within a value is a list there too, and not its text. */
function typeOf(model: Model): FieldType {
  switch (model.kind) {
    case "list":
      return "array";
    case "object":
      return "object";
    case "flag":
    case "holds":
    case "compared":
      return "bool";
    case "constant":
      return typeof model.value === "number" ? "number" : typeof model.value === "boolean" ? "bool" : "string";
    case "dependent":
      return typeOf(model.otherwise);
    default:
      return numeric.has(model.kind) ? "number" : "string";
  }
}

/** Several named values as one JSON object, its names sorted. */
export function object(model: Of<"object">, target: Target, draft: Draft): CompiledModel {
  const parts = model.fields
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, model: of }) => {
      const slot = draft.newSlot();
      const compiled = draft.compile(of, { ...partOf(target, name, of), slot, siblings: model.fields });
      return { name, compiled, json: jsonIn(compiled.form, slot) };
    });
  const { slot } = target;
  return {
    form: { kind: "json" },
    open(at) {
      const { state } = at;
      const opened = parts.map(({ name, compiled, json }) => ({
        lead: `${JSON.stringify(name)}:`,
        make: compiled.open({ ...at, stream: substream(at.stream, saltOf(name)) }),
        value: json(state),
      }));
      return () => {
        let text = "";
        for (const { lead, make, value } of opened) {
          make();
          text += `${text === "" ? "{" : ","}${lead}${value()}`;
        }
        state.texts[slot] = text === "" ? "{}" : `${text}}`;
      };
    },
  };
}
