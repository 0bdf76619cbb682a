import { distributionOf } from "../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../inferred/model.ts";
import type { SemanticType } from "../ontology/semantic-type.ts";
import { flaw, LIMITS, pointerTo, type SchemaReading } from "./flaws.ts";
import type { SchemaNode } from "./node.ts";
import type { Shape } from "./shape.ts";

const MOST_DECIMALS = 6;

interface Bounds {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** A number within the bounds of its schema; distributed as its kind is, where the name tells. */
export function numberShape(
  node: SchemaNode,
  name: string,
  semantic: SemanticType | undefined,
  reading: SchemaReading,
): Shape | undefined {
  const { schema, pointer } = node;
  const fixed = schema.const;
  if (fixed !== undefined) {
    if (typeof fixed !== "number") return flaw(reading, pointerTo(pointer, "const"), "the constant is no number");
    return {
      type: Number.isInteger(fixed) ? "int" : "number",
      model: { kind: "constant", value: fixed },
      example: fixed,
    };
  }
  const chosen = chosenShape(node);
  if (chosen !== undefined) return chosen;
  const natural = decimalsOf(node, semantic, reading);
  if (natural === undefined) return undefined;
  const isFree = node.type === "number" && schema.multipleOf === undefined;
  const decimals = isFree ? decimalsWithin(schema, natural) : natural;
  const bounds = schema.enum === undefined ? boundsOf(node, decimals, reading) : enumBounds(node, reading);
  if (bounds === undefined) return undefined;
  const type = decimals === 0 ? "int" : "number";
  const isId = semantic?.type === "id" || (semantic === undefined && /(?:^|_)id$/.test(name));
  if (isId && type === "int" && bounds.maximum === undefined) {
    const first = Math.max(1, Math.ceil(bounds.minimum ?? 1));
    return { type: "id", model: { kind: "sequence", first }, example: first };
  }
  const ofPlace = partShape(node, semantic);
  if (ofPlace !== undefined) return ofPlace;
  const { minimum, maximum } = withNature(bounds, semantic);
  const distribution = distributionIn(minimum, maximum, semantic?.model, type === "int");
  const model: Model = { kind: "number", distribution, decimals };
  const example = exampleIn(minimum, maximum, decimals);
  return {
    type,
    model,
    example,
    decimals,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** The coordinates of a place and the age of a person belong to the rest of it, where nothing binds them. */
function partShape({ type, schema }: SchemaNode, semantic: SemanticType | undefined): Shape | undefined {
  const model = semantic?.model;
  if (semantic === undefined || (model?.kind !== "place" && model?.kind !== "person")) return undefined;
  const keeps = (least: string, most: string): boolean =>
    numberOr(schema[least], -Infinity) <= (semantic.minimum ?? -Infinity) &&
    numberOr(schema[most], Infinity) >= (semantic.maximum ?? Infinity);
  const isBound = schema.enum !== undefined || schema.multipleOf !== undefined || schema.exclusiveMinimum !== undefined;
  if (isBound || schema.exclusiveMaximum !== undefined || !keeps("minimum", "maximum")) return undefined;
  if (semantic.type === "int") return { type: "int", model, example: 42 };
  return type === "integer" ? undefined : { type: "number", model, example: 48.2, decimals: MOST_DECIMALS };
}

/** The decimals that `multipleOf` allows; undefined with a flaw where it is no power of ten. */
function decimalsOf(
  { type, schema, pointer }: SchemaNode,
  semantic: SemanticType | undefined,
  reading: SchemaReading,
): number | undefined {
  const step = schema.multipleOf;
  if (step !== undefined) {
    for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
      if (typeof step === "number" && Math.abs(step - 10 ** -decimals) < 1e-12)
        return type === "integer" ? 0 : decimals;
    }
    return flaw(reading, pointerTo(pointer, "multipleOf"), "multipleOf must be 1, 0.1, 0.01 … 0.000001");
  }
  if (type === "integer") return 0;
  const model = semantic?.model;
  const own = model !== undefined && "decimals" in model ? model.decimals : undefined;
  return own === undefined ? 2 : Math.min(own, MOST_DECIMALS);
}

/** A score between 0 and 1 has decimals, even where scores otherwise have none: as many as give the bounds some twenty values. */
function decimalsWithin(schema: SchemaNode["schema"], natural: number): number {
  const least = Math.max(numberOr(schema.minimum, -Infinity), numberOr(schema.exclusiveMinimum, -Infinity));
  const most = Math.min(numberOr(schema.maximum, Infinity), numberOr(schema.exclusiveMaximum, Infinity));
  const width = most - least;
  if (!Number.isFinite(width) || width < 0 || (width === 0 && Number.isInteger(least))) return natural;
  let decimals = natural;
  while (decimals < MOST_DECIMALS && width * 10 ** decimals < (width === 0 ? Infinity : 20)) decimals += 1;
  return decimals;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

/** Bounds beyond the whole numbers that JSON carries exactly bind nothing. */
function limit(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) > Number.MAX_SAFE_INTEGER ? undefined : value;
}

function boundsOf({ schema, pointer }: SchemaNode, decimals: number, reading: SchemaReading): Bounds | undefined {
  const ends: Record<string, number | undefined> = {};
  for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if (typeof value !== "number") return flaw(reading, pointerTo(pointer, keyword), `${keyword} must be a number`);
    const beyond = /inimum/.test(keyword) ? value : -value;
    if (beyond > Number.MAX_SAFE_INTEGER) {
      return flaw(reading, pointerTo(pointer, keyword), "numbers are made up to 9007199254740991, either sign");
    }
    ends[keyword] = limit(value);
  }
  const power = 10 ** decimals;
  // The least and the largest value with so many decimals that the bounds allow.
  const up = (value: number, isOpen: boolean): number => {
    const cell = Math.ceil(value * power - 1e-9);
    return (isOpen && Math.abs(cell / power - value) < 1e-12 ? cell + 1 : cell) / power;
  };
  const low = [
    ends.minimum === undefined ? undefined : up(ends.minimum, false),
    ends.exclusiveMinimum === undefined ? undefined : up(ends.exclusiveMinimum, true),
  ];
  const high = [
    ends.maximum === undefined ? undefined : -up(-ends.maximum, false),
    ends.exclusiveMaximum === undefined ? undefined : -up(-ends.exclusiveMaximum, true),
  ];
  const pick = (list: readonly (number | undefined)[], of: (...values: number[]) => number): number | undefined => {
    const present = list.filter((value) => value !== undefined);
    return present.length === 0 ? undefined : of(...present) + 0;
  };
  const [minimum, maximum] = [pick(low, Math.max), pick(high, Math.min)];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    return flaw(reading, pointer, `no number with ${decimals} decimals lies between its bounds`);
  }
  return { minimum, maximum };
}

/** Numbers with gaps ("12, 24, 36") are chosen from; within other values a choice would be a text. */
function chosenShape({ type, schema, depth }: SchemaNode): Shape | undefined {
  if (!Array.isArray(schema.enum) || depth > 1) return undefined;
  const list = schema.enum.filter((value) => value !== null);
  const numbers = [...new Set(list.filter((value) => typeof value === "number"))].sort((a, b) => a - b);
  const [minimum] = numbers;
  const maximum = numbers.at(-1);
  if (numbers.length < 2 || numbers.length > LIMITS.members || minimum === undefined || maximum === undefined)
    return undefined;
  const texts = numbers.map(String);
  const places = texts.map((text) => text.split(".")[1]?.length ?? 0);
  const isPlain = texts.every((text) => /^-?\d+(?:\.\d{1,6})?$/.test(text)) && numbers.length === list.length;
  const isDense = numbers.every((value, index) => value === minimum + index);
  const decimals = Math.max(...places);
  if (!isPlain || isDense || (type === "integer" && decimals > 0)) return undefined;
  return {
    ...{ type: decimals === 0 ? "int" : "number", model: { kind: "choice", values: texts } },
    ...{ example: minimum, minimum, maximum, decimals },
  };
}

/** Whole numbers side by side are bounds; others cannot be made. */
function enumBounds({ schema, pointer }: SchemaNode, reading: SchemaReading): Bounds | undefined {
  const place = pointerTo(pointer, "enum");
  const list = Array.isArray(schema.enum) ? schema.enum.filter((value) => value !== null) : [];
  const numbers = list.filter((value) => typeof value === "number").sort((a, b) => a - b);
  if (numbers.length === 0 || numbers.length !== list.length || numbers.length > LIMITS.members) {
    return flaw(reading, place, "an enum of a number lists numbers");
  }
  const isDense = numbers.every((value, i) => Number.isInteger(value) && value === (numbers[0] ?? 0) + i);
  if (!isDense)
    return flaw(reading, place, "an enum of numbers must be whole numbers without gaps; write other ones as texts");
  return { minimum: numbers[0], maximum: numbers.at(-1) };
}

/** The bounds of its kind count too, where they leave room. */
function withNature(bounds: Bounds, semantic: SemanticType | undefined): Bounds {
  const minimum = bounds.minimum ?? semantic?.minimum;
  const maximum = bounds.maximum ?? semantic?.maximum;
  const isEmpty = minimum !== undefined && maximum !== undefined && minimum > maximum;
  return isEmpty ? bounds : { minimum, maximum };
}

function distributionIn(
  minimum: number | undefined,
  maximum: number | undefined,
  model: Model | undefined,
  whole: boolean,
): Distribution {
  const own = model === undefined ? undefined : distributionOf(model);
  const middle = own === undefined ? undefined : middleOf(own);
  const isInside = middle !== undefined && middle >= (minimum ?? -Infinity) && middle <= (maximum ?? Infinity);
  if (own !== undefined && isInside) return own;
  if (minimum !== undefined && maximum !== undefined) {
    if (minimum === maximum) return { kind: "constant", value: minimum };
    const isNarrow = whole && maximum - minimum < 10;
    return isNarrow ? { kind: "uniform", minimum, maximum } : { kind: "beta", a: 2, b: 3, minimum, maximum };
  }
  if (minimum !== undefined)
    return { kind: "beta", a: 1.5, b: 4, minimum, maximum: minimum + Math.max(100, Math.abs(minimum)) };
  if (maximum !== undefined)
    return { kind: "beta", a: 4, b: 1.5, minimum: maximum - Math.max(100, Math.abs(maximum)), maximum };
  return { kind: "lognormal", median: 40, sigma: 0.7 };
}

function middleOf(distribution: Distribution): number {
  switch (distribution.kind) {
    case "constant":
      return distribution.value;
    case "lognormal":
      return distribution.median;
    case "pareto":
      return distribution.minimum * 1.5;
    case "zipf":
      return 1;
    case "triangular":
      return distribution.mode;
    case "uniform":
    case "beta":
      return (distribution.minimum + distribution.maximum) / 2;
    case "gamma":
    case "weibull":
      return distribution.shape * distribution.scale;
    default:
      return distribution.mean;
  }
}

function exampleIn(minimum: number | undefined, maximum: number | undefined, decimals: number): number {
  const low = minimum ?? Math.min(12, maximum ?? 12);
  const middle = maximum === undefined ? low + (minimum === undefined ? 0 : 1) : (low + maximum) / 2;
  const power = 10 ** decimals;
  return Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, Math.round(middle * power) / power));
}
