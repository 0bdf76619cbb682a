import type { Distribution, Model, PersonPart, PlacePart } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";
import { choices, codes, flags, moments, numbers, prose } from "./models.ts";
import type { Names, SemanticType } from "./semantic-type.ts";

/** Words for stating semantic types tersely; all begin with the id, its names (English alone may be a plain string) and its meaning. */

type Words = string | Names;
type More = Pick<SemanticType, "unit" | "minimum" | "maximum" | "subject">;

export function typed(
  id: string,
  names: Words,
  meaning: string,
  type: FieldType,
  model: Model,
  more: More = {},
): SemanticType {
  const own = type === "int" || type === "number" ? ascending(model) : model;
  return { id, type, meaning, names: typeof names === "string" ? { en: names } : names, model: own, ...more };
}

/** A choice of numbers in the order of the numbers, by which other fields follow it. */
function ascending(model: Model): Model {
  if (model.kind !== "choice") return model;
  const { values, weights } = model;
  const order = values.map((_, i) => i).sort((one, other) => Number(values[one]) - Number(values[other]));
  return {
    ...model,
    values: order.map((i) => values[i] ?? ""),
    ...(weights === undefined ? {} : { weights: order.map((i) => weights[i] ?? 0) }),
  };
}

/** A key of the domain's own making: `ORD-000042`. */
export function key(id: string, names: Words, meaning: string, prefix: string, subject?: string): SemanticType {
  return typed(id, names, meaning, "id", codes(prefix, 6), subject === undefined ? {} : { subject });
}

/** An identifier of a public scheme: iban, isbn13, vin … */
export function scheme(id: string, names: Words, meaning: string, name: string, more?: More): SemanticType {
  return typed(id, names, meaning, "string", { kind: "identifier", scheme: name }, more);
}

/** One of the members, "card:46|cash:20" or in order of use without weights. */
export function choice(id: string, names: Words, meaning: string, members: string, more?: More): SemanticType {
  return typed(id, names, meaning, "enum", choices(members), more);
}

export function flag(id: string, names: Words, meaning: string, rate: number, more?: More): SemanticType {
  return typed(id, names, meaning, "bool", flags(rate), more);
}

/** A whole number, at least 0 unless `more` says otherwise. */
export function whole(id: string, names: Words, meaning: string, lies: Distribution, more?: More): SemanticType {
  return typed(id, names, meaning, "int", numbers(lies, 0), { minimum: 0, ...more });
}

export function decimal(
  id: string,
  names: Words,
  meaning: string,
  lies: Distribution,
  decimals: number,
  more?: More,
): SemanticType {
  return typed(id, names, meaning, "number", numbers(lies, decimals), more);
}

/** An amount of money of a lognormal spread, at least 0. */
export function money(
  id: string,
  names: Words,
  meaning: string,
  median: number,
  sigma: number,
  more?: More & { readonly heaped?: number },
): SemanticType {
  const { heaped, ...rest } = more ?? {};
  const model = numbers({ kind: "lognormal", median, sigma }, 2, heaped === undefined ? {} : { heaped });
  return typed(id, names, meaning, "number", model, { unit: "currency", minimum: 0, ...rest });
}

/** A percentage between 0 and 100 unless `more` says otherwise. */
export function percent(
  id: string,
  names: Words,
  meaning: string,
  lies: Distribution,
  decimals = 1,
  more?: More,
): SemanticType {
  return typed(id, names, meaning, "number", numbers(lies, decimals), {
    unit: "%",
    minimum: 0,
    maximum: 100,
    ...more,
  });
}

/** A share, score or probability between 0 and 1. */
export function share(
  id: string,
  names: Words,
  meaning: string,
  lies: Distribution,
  decimals = 3,
  more?: More,
): SemanticType {
  return typed(id, names, meaning, "number", numbers(lies, decimals), { minimum: 0, maximum: 1, ...more });
}

/** A day between two ISO 8601 durations from the day of the need: `-P5Y`, `P0D`. */
export function day(id: string, names: Words, meaning: string, from = "-P1Y", to = "P0D", more?: More): SemanticType {
  return typed(id, names, meaning, "date", moments(from, to, "day"), more);
}

/** An instant to the second, else like `day`. */
export function instant(
  id: string,
  names: Words,
  meaning: string,
  from = "-P1Y",
  to = "P0D",
  more?: More,
): SemanticType {
  return typed(id, names, meaning, "datetime", moments(from, to, "s", { rhythm: "consumer" }), more);
}

/** Short text of one of the world's kinds: title, review, note … */
export function text(id: string, names: Words, meaning: string, about: string, more?: More): SemanticType {
  return typed(id, names, meaning, "string", prose(about), more);
}

/** Text of a fixed shape: `A` a capital, `a` a small letter, `9` a digit, `*` either, anything else after `\`. */
export function shaped(id: string, names: Words, meaning: string, template: string, more?: More): SemanticType {
  return typed(id, names, meaning, "string", { kind: "template", template }, more);
}

export function person(id: string, names: Words, meaning: string, part: PersonPart, more?: More): SemanticType {
  return typed(id, names, meaning, "string", { kind: "person", part }, more);
}

export function place(id: string, names: Words, meaning: string, part: PlacePart, more?: More): SemanticType {
  return typed(id, names, meaning, "string", { kind: "place", part }, more);
}

export function organisation(
  id: string,
  names: Words,
  meaning: string,
  part: Extract<Model, { kind: "organisation" }>["part"],
  industry?: string,
): SemanticType {
  return typed(id, names, meaning, "string", {
    kind: "organisation",
    part,
    ...(industry === undefined ? {} : { industry }),
  });
}

export function goods(
  id: string,
  names: Words,
  meaning: string,
  part: Extract<Model, { kind: "goods" }>["part"],
  category?: string,
): SemanticType {
  return typed(id, names, meaning, "string", { kind: "goods", part, ...(category === undefined ? {} : { category }) });
}

export function contact(
  id: string,
  names: Words,
  meaning: string,
  part: Extract<Model, { kind: "contact" }>["part"],
): SemanticType {
  return typed(id, names, meaning, "string", { kind: "contact", part });
}
