import { codeDigits, type Form } from "../../engine/column.ts";
import { below, draw, innerKey, keyAt } from "../../random/hash.ts";
import { identifierScheme } from "../../world/identifiers.ts";
import type { CompiledModel, Draft, Target } from "../draft.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import type { Model } from "../model.ts";
import { shuffle } from "../shuffle.ts";
import { numbered } from "../uniqueness.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

const LARGEST_SHUFFLE = 2 ** 30;
const text: Form = { kind: "text" };

/** Numbers behind a prefix, each once: counted up or shuffled. */
export function code(model: Of<"code">, target: Target, draft: Draft): CompiledModel {
  const { prefix, radix, order, first = 1 } = model;
  const { slot } = target;
  const count = draft.countOf(target.scope);
  // More rows than the digits can tell apart get more digits.
  let { width } = model;
  while (radix ** width <= count + first - 1) width += 1;
  const span = radix ** width;
  return {
    form: { kind: "code", prefixes: [prefix], radix, width },
    open({ state: { cells }, scope, stream }) {
      if (order === "sequence") {
        return () => {
          cells[slot] = scope.index + first;
        };
      }
      const places = shuffle(stream, Math.min(span, LARGEST_SHUFFLE));
      return () => {
        cells[slot] = places.placeOf(scope.index);
      };
    },
  };
}

/** Whole numbers from a first one up; text where the field is one. */
export function sequence(model: Of<"sequence">, { slot, field }: Target): CompiledModel {
  const { first } = model;
  if (field.type === "int" || field.type === "number" || typeof field.example === "number") {
    return {
      form: { kind: "integer" },
      open:
        ({ state: { cells }, scope }) =>
        () => {
          cells[slot] = first + scope.index;
        },
    };
  }
  return {
    form: text,
    open:
      ({ state: { texts }, scope }) =>
      () => {
        texts[slot] = String(first + scope.index);
      },
  };
}

/** A number of 53 bits that no other index of the stream has. */
function digitsKey(of: { readonly a: number; readonly b: number }, index: number): number {
  return (of.a & 0x1fffff) * 4294967296 + keyAt(of, index);
}

export function uuid(_: Of<"uuid">, { slot }: Target): CompiledModel {
  return {
    form: { kind: "uuid" },
    open:
      ({ state: { cells }, scope, stream }) =>
      () => {
        cells[slot] = digitsKey(stream, scope.index);
      },
  };
}

export function hex({ prefix, bytes }: Of<"hex">, { slot }: Target): CompiledModel {
  return {
    form: { kind: "hex", prefix, bytes },
    open:
      ({ state: { cells }, scope, stream }) =>
      () => {
        cells[slot] = digitsKey(stream, scope.index);
      },
  };
}

/** A scheme of the world's identifiers. */
export function identifier(
  model: Of<"identifier">,
  { name, scope: of, slot, unique }: Target,
  draft: Draft,
): CompiledModel {
  const scheme = identifierScheme(model.scheme);
  if (scheme === undefined) throw new TypeError(`${name}: there is no scheme of identifiers called ${model.scheme}`);
  const distinct = unique && !scheme.unique ? numbered(draft.countOf(of)) : (value: string) => value;
  return {
    form: text,
    open:
      ({ state: { texts }, scope, stream }) =>
      () => {
        texts[slot] = distinct(scheme.of(innerKey(scope.key, stream.a), scope.index), scope.index);
      },
  };
}

export function constant({ value }: Of<"constant">, { slot, field }: Target): CompiledModel {
  if (typeof value === "boolean") return fixed(slot, { kind: "boolean" }, Number(value));
  if (typeof value === "string") return fixed(slot, { kind: "choice", values: [value] }, 0);
  if (field.type !== "int" && field.type !== "number") {
    return fixed(slot, { kind: "choice", values: [String(value)] }, 0);
  }
  for (let scale = 0, power = 1; scale <= 6; scale++, power *= 10) {
    const scaled = Math.round(value * power);
    if (scaled / power === value) {
      return fixed(slot, scale === 0 ? { kind: "integer" } : { kind: "decimal", scale }, scaled);
    }
  }
  return fixed(slot, { kind: "number" }, value);
}

function fixed(slot: number, form: Form, cell: number): CompiledModel {
  return {
    form,
    open:
      ({ state: { cells } }) =>
      () => {
        cells[slot] = cell;
      },
  };
}

const alphabets: Readonly<Record<string, string>> = {
  A: "ABCDEFGHJKLMNPQRSTUVWXYZ",
  a: "abcdefghjkmnpqrstuvwxyz",
  "9": codeDigits[10],
  "*": "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789",
};

interface TemplatePart {
  /** What stands here may be any of these; none: `fixed`. */
  readonly alphabet: string;
  readonly fixed: string;
}

function templateParts(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  for (let i = 0; i < template.length; i++) {
    const sign = template[i] as string;
    if (sign === "\\") parts.push({ alphabet: "", fixed: template[++i] ?? "" });
    else parts.push({ alphabet: alphabets[sign] ?? "", fixed: sign });
  }
  return parts;
}

/** Letters and digits by a pattern; where each must be unique, the last of them count a shuffled number. */
export function template(model: Of<"template">, target: Target, draft: Draft): CompiledModel {
  const { slot, unique } = target;
  const parts = templateParts(model.template);
  const count = draft.countOf(target.scope);
  let span = 1;
  let numbered = parts.length;
  while (unique && numbered > 0) {
    const wider = span * Math.max(1, (parts[numbered - 1] as TemplatePart).alphabet.length);
    if (wider > LARGEST_SHUFFLE) break;
    span = wider;
    numbered -= 1;
  }
  // Unless a pattern was promised, more rows than it can tell apart get more digits.
  while (unique && span < count && target.field.pattern === undefined) {
    parts.push({ alphabet: codeDigits[10], fixed: "" });
    span *= 10;
  }
  if (unique && span < count) {
    throw new InfeasibleBlueprint([target.name], `the template ${model.template} cannot tell ${count} of them apart`);
  }
  return {
    form: text,
    open({ state: { texts }, scope, stream }) {
      const places = shuffle(stream, span);
      return () => {
        const key = innerKey(scope.key, stream.a);
        let rest = unique ? places.placeOf(scope.index) : 0;
        let made = "";
        for (let i = parts.length - 1; i >= 0; i--) {
          const { alphabet, fixed: sign } = parts[i] as TemplatePart;
          const size = alphabet.length;
          if (size === 0) made = sign + made;
          else if (i < numbered) made = (alphabet[below(draw(key, i), size)] as string) + made;
          else {
            const next = Math.floor(rest / size);
            made = (alphabet[rest - next * size] as string) + made;
            rest = next;
          }
        }
        texts[slot] = made;
      };
    },
  };
}
