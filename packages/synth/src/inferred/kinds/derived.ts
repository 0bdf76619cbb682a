import type { Form } from "../../engine/column.ts";
import { NULL } from "../../engine/rows.ts";
import type { CompiledModel, Draft, Make, Opening, Target } from "../draft.ts";
import type { Model } from "../model.ts";
import { cellText, comparableIn, holding, numberIn, textIn } from "../readers.ts";
import { cellOf, scaled } from "./number.ts";
import { decimalsOf, delivered, numbersOf } from "./numeric-choice.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;
type Scalar = string | number | boolean | null;

/** A function of another field's value. */
export function lookup(model: Of<"lookup">, target: Target, draft: Draft): CompiledModel {
  const results = [...Object.values(model.values), model.otherwise];
  const { form, encode } = encoding(results, target);
  const bySlot = draft.slotOf(model.by);
  const byForm = draft.formOf(model.by);
  const known = new Map(Object.entries(model.values).map(([name, value]) => [name, encode(value)]));
  const otherwise = encode(model.otherwise);
  const { slot } = target;
  if (byForm.kind === "choice" || byForm.kind === "boolean") {
    const values = byForm.kind === "choice" ? byForm.values : ["false", "true"];
    const encoded = Float64Array.from(values, (value) => known.get(value) ?? otherwise);
    return {
      form,
      open:
        ({ state: { cells } }) =>
        () => {
          const by = cells[bySlot] as number;
          cells[slot] = by === NULL ? otherwise : (encoded[by] as number);
        },
    };
  }
  const text = textIn(byForm, bySlot);
  return {
    form,
    open({ state }) {
      const read = text(state);
      return () => {
        state.cells[slot] = known.get(read() ?? "") ?? otherwise;
      };
    },
  };
}

/** A form that all the values fit, and their cells in it. */
function encoding(values: readonly Scalar[], target: Target): { form: Form; encode: (value: Scalar) => number } {
  const { field } = target;
  const present = values.filter((value) => value !== null);
  if (present.every((value) => typeof value === "boolean") && field.type === "bool") {
    return { form: { kind: "boolean" }, encode: (value) => (value === null ? NULL : Number(value)) };
  }
  const numbers = numbersOf(present.map(String), target);
  if (numbers !== undefined) {
    const decimals = field.decimals ?? Math.max(0, ...numbers.map(decimalsOf));
    const { form, power } = scaled(decimals);
    return { form, encode: (value) => (value === null ? NULL : cellOf(Number(value), decimals, power)) };
  }
  const members = [...new Set(present.map(String))];
  const places = new Map(members.map((member, i) => [member, i]));
  return {
    form: { kind: "choice", values: members },
    encode: (value) => (value === null ? NULL : (places.get(String(value)) ?? NULL)),
  };
}

/** Another model for each value of a choice or flag. */
export function dependent(model: Of<"dependent">, target: Target, draft: Draft): CompiledModel {
  const names = Object.keys(model.models);
  const parts = [...Object.values(model.models), model.otherwise].map((part) => {
    const slot = draft.newSlot();
    return { slot, compiled: draft.compile(part, { ...target, slot, isFollowed: false }) };
  });
  const { form, transfers } = joined(
    parts.map(({ slot, compiled }) => ({ slot, form: compiled.form })),
    target.slot,
  );
  const by = textIn(draft.formOf(model.by), draft.slotOf(model.by));
  return {
    form,
    open(at) {
      const makes = parts.map(({ compiled }, i) => {
        const make = compiled.open(at);
        const transfer = (transfers[i] as (at: Opening) => Make)(at);
        return () => {
          make();
          transfer();
        };
      });
      const read = by(at.state);
      const places = new Map(names.map((name, i) => [name, makes[i] as Make]));
      const otherwise = makes[names.length] as Make;
      return () => (places.get(read() ?? "") ?? otherwise)();
    },
  };
}

interface Part {
  readonly slot: number;
  readonly form: Form;
}

/** One form for values of several, and how each one's value gets into the common slot. */
function joined(parts: readonly Part[], into: number): { form: Form; transfers: readonly ((at: Opening) => Make)[] } {
  const forms = parts.map(({ form }) => form);
  if (forms.every((form) => form.kind === "choice")) {
    const members = [...new Set(forms.flatMap((form) => form.values))];
    const places = new Map(members.map((member, i) => [member, i]));
    return {
      form: { kind: "choice", values: members },
      transfers: parts.map(({ slot }, i) => {
        const map = Float64Array.from(forms[i]?.values ?? [], (value) => places.get(value) ?? 0);
        return ({ state: { cells } }) => {
          return () => {
            const cell = cells[slot] as number;
            cells[into] = cell === NULL ? NULL : (map[cell] as number);
          };
        };
      }),
    };
  }
  if (forms.every((form) => form.kind === "integer" || form.kind === "decimal")) {
    const scale = Math.max(...forms.map((form) => (form.kind === "decimal" ? form.scale : 0)));
    return {
      form: scaled(scale).form,
      transfers: parts.map(({ slot }, i) => {
        const form = forms[i];
        const factor = 10 ** (scale - (form?.kind === "decimal" ? form.scale : 0));
        return ({ state: { cells } }) =>
          () => {
            const cell = cells[slot] as number;
            cells[into] = cell === NULL ? NULL : cell * factor;
          };
      }),
    };
  }
  const [first] = forms;
  if (first !== undefined && forms.every((form) => JSON.stringify(form) === JSON.stringify(first))) {
    return {
      form: first,
      transfers: parts.map(({ slot }) => ({ state: { cells, texts } }: Opening) => () => {
        cells[into] = cells[slot] as number;
        texts[into] = texts[slot] as string | null;
      }),
    };
  }
  return { form: { kind: "text" }, transfers: parts.map((part) => asText(part, into)) };
}

function asText({ slot, form }: Part, into: number): (at: Opening) => Make {
  if (form.kind === "text" || form.kind === "json") {
    return ({ state: { texts } }) =>
      () => {
        texts[into] = texts[slot] as string | null;
      };
  }
  const text = cellText(form);
  return ({ state: { cells, texts } }) =>
    () => {
      const cell = cells[slot] as number;
      texts[into] = cell === NULL ? null : text(cell);
    };
}

/** The band of a number. */
export function banded(model: Of<"banded">, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const of = numberIn(draft.formOf(model.of), draft.slotOf(model.of));
  const { edges, values } = model;
  if (values.length !== edges.length + 1)
    throw new TypeError(`${model.of}: ${edges.length} edges make ${edges.length + 1} bands`);
  const compiled: CompiledModel = {
    form: { kind: "choice", values },
    open({ state }) {
      const read = of(state);
      return () => {
        const value = read();
        let band = 0;
        while (band < edges.length && value >= (edges[band] as number)) band += 1;
        state.cells[slot] = Number.isNaN(value) ? NULL : band;
      };
    },
  };
  return delivered(compiled, target);
}

export function holds(model: Of<"holds">, { slot }: Target, draft: Draft): CompiledModel {
  const when = holding(draft, model.when);
  return {
    form: { kind: "boolean" },
    open({ state }) {
      const read = when(state);
      return () => {
        state.cells[slot] = read() ? 1 : 0;
      };
    },
  };
}

const comparisons: Readonly<Record<Of<"compared">["is"], (left: number, right: number) => boolean>> = {
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "=": (left, right) => left === right,
};

/** Null where one of the two is. */
export function compared(model: Of<"compared">, target: Target, draft: Draft): CompiledModel {
  const { slot, field } = target;
  if (model.is === "=" && typeof model.right === "string") {
    if ([model.left, model.right].some((name) => isWritten(draft.formOf(name))))
      return sameText(model.left, model.right, target, draft);
  }
  const reader = (name: string) => comparableIn(draft.formOf(name), draft.slotOf(name));
  const left = reader(model.left);
  const other = model.right;
  const right = typeof other === "number" ? () => () => other : reader(other);
  const compare = comparisons[model.is];
  const absent = field.nullable === true ? NULL : 0;
  return {
    form: { kind: "boolean" },
    open({ state }) {
      const [a, b] = [left(state), right(state)];
      return () => {
        const [x, y] = [a(), b()];
        state.cells[slot] = Number.isNaN(x) || Number.isNaN(y) ? absent : compare(x, y) ? 1 : 0;
      };
    },
  };
}

const written: ReadonlySet<Form["kind"]> = new Set(["text", "json", "code", "hex", "uuid", "ipv4"]);

/** Forms whose cells are no numbers that could be compared. */
function isWritten(form: Form): boolean {
  return form.kind === "choice" ? form.values.some((value) => Number.isNaN(Number(value))) : written.has(form.kind);
}

/** Whether two fields read the same: an origin and a destination, a billed country and that of the card. */
function sameText(left: string, right: string, { slot, field }: Target, draft: Draft): CompiledModel {
  const [first, second] = [left, right].map((name) => textIn(draft.formOf(name), draft.slotOf(name))) as [
    ReturnType<typeof textIn>,
    ReturnType<typeof textIn>,
  ];
  const absent = field.nullable === true ? NULL : 0;
  return {
    form: { kind: "boolean" },
    open({ state }) {
      const [a, b] = [first(state), second(state)];
      return () => {
        const [x, y] = [a(), b()];
        state.cells[slot] = x === null || y === null ? absent : x === y ? 1 : 0;
      };
    },
  };
}
