import type { Model } from "../../inferred/model.ts";
import { datedModel } from "../ontology/dated-model.ts";
import type { SemanticType } from "../ontology/semantic-type.ts";
import { flaw, LIMITS, pointerTo, type SchemaReading } from "./flaws.ts";
import type { SchemaNode } from "./node.ts";
import { readPattern } from "./pattern.ts";
import { reachOf } from "./reach.ts";
import type { Shape } from "./shape.ts";
import { shortTexts } from "./short-texts.ts";

interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** A text: constants and members first, then its format, its pattern, what its name means, else words or letters. */
export function textShape(
  node: SchemaNode,
  name: string,
  semantic: SemanticType | undefined,
  reading: SchemaReading,
): Shape | undefined {
  const { schema, pointer } = node;
  const lengths = lengthsOf(node, reading);
  if (lengths === undefined) return undefined;
  if (schema.const !== undefined) return membersShape([schema.const], pointerTo(pointer, "const"), reading);
  if (schema.enum !== undefined) {
    if (!Array.isArray(schema.enum)) return flaw(reading, pointerTo(pointer, "enum"), "enum must be a list");
    return membersShape(schema.enum, pointerTo(pointer, "enum"), reading);
  }
  if (schema.format !== undefined) return formatShape(node, lengths, semantic, reading);
  if (schema.pattern !== undefined) return patternShape(node, lengths, reading);
  return (
    namedShape(name, semantic, lengths, reading) ?? chosenShape(name, semantic, lengths) ?? plainShape(name, lengths)
  );
}

function lengthsOf({ schema, pointer }: SchemaNode, reading: SchemaReading): Lengths | undefined {
  const read = (keyword: string, otherwise: number): number | undefined => {
    const value = schema[keyword];
    if (value === undefined) return otherwise;
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
    return flaw(reading, pointerTo(pointer, keyword), `${keyword} must be a whole number from 0`);
  };
  const [least, most] = [read("minLength", 0), read("maxLength", Number.MAX_SAFE_INTEGER)];
  if (least === undefined || most === undefined) return undefined;
  if (least > most) return flaw(reading, pointerTo(pointer, "minLength"), "minLength is above maxLength");
  if (least > LIMITS.text)
    return flaw(reading, pointerTo(pointer, "minLength"), `texts are made up to ${LIMITS.text} characters`);
  return { least, most };
}

function membersShape(list: readonly unknown[], pointer: string, reading: SchemaReading): Shape | undefined {
  const values = list.filter((value) => value !== null);
  if (values.length === 0 || values.length > LIMITS.members)
    return flaw(reading, pointer, `list 1 to ${LIMITS.members} values`);
  if (!values.every((value) => typeof value === "string" && value.length <= LIMITS.text)) {
    return flaw(reading, pointer, `the values must be texts of at most ${LIMITS.text} characters`);
  }
  const texts = [...new Set(values as string[])];
  return { type: "enum", model: { kind: "choice", values: texts }, values: texts, example: texts[0] ?? "" };
}

interface Format {
  readonly type: "string" | "date" | "datetime";
  /** The shortest and longest text that comes out. */
  readonly lengths: Lengths;
  readonly example: string;
  readonly model: (today: string) => Model;
}

const lastYear =
  (grain: "day" | "s") =>
  (today: string): Model =>
    datedModel({ kind: "moment", from: "-P1Y", to: "P1D", rhythm: "consumer", ascending: false, grain }, today);

const formats: Readonly<Record<string, Format>> = {
  date: { type: "date", lengths: { least: 10, most: 10 }, example: "2025-03-14", model: lastYear("day") },
  "date-time": {
    type: "datetime",
    lengths: { least: 20, most: 24 },
    example: "2025-03-14T09:26:53Z",
    model: lastYear("s"),
  },
  time: {
    type: "string",
    lengths: { least: 9, most: 9 },
    example: "09:15:00Z",
    model: () => ({ kind: "choice", values: quarterHours() }),
  },
  email: {
    type: "string",
    lengths: { least: 10, most: 80 },
    example: "maria.keller@example.com",
    model: () => ({ kind: "person", part: "email" }),
  },
  uuid: {
    type: "string",
    lengths: { least: 36, most: 36 },
    example: "3f2b8c1e-7a4d-4e0b-9c5a-1d2e3f4a5b6c",
    model: () => ({ kind: "uuid" }),
  },
  uri: {
    type: "string",
    lengths: { least: 12, most: 200 },
    example: "https://shop.example.com/a",
    model: () => ({ kind: "contact", part: "url" }),
  },
  ipv4: {
    type: "string",
    lengths: { least: 7, most: 15 },
    example: "192.0.2.7",
    model: () => ({ kind: "contact", part: "ipv4" }),
  },
  ipv6: {
    type: "string",
    lengths: { least: 8, most: 39 },
    example: "2001:db8::7",
    model: () => ({ kind: "contact", part: "ipv6" }),
  },
  hostname: {
    type: "string",
    lengths: { least: 4, most: 80 },
    example: "node7.example.com",
    model: () => ({ kind: "contact", part: "host" }),
  },
};

function quarterHours(): readonly string[] {
  return Array.from(
    { length: 96 },
    (_, n) => `${String(Math.floor(n / 4)).padStart(2, "0")}:${String((n % 4) * 15).padStart(2, "0")}:00Z`,
  );
}

function formatShape(
  { schema, pointer }: SchemaNode,
  lengths: Lengths,
  semantic: SemanticType | undefined,
  reading: SchemaReading,
): Shape | undefined {
  const name = schema.format;
  const place = pointerTo(pointer, "format");
  const alias =
    name === "uri-reference" || name === "url" || name === "iri" ? "uri" : name === "datetime" ? "date-time" : name;
  const format = typeof alias === "string" && Object.hasOwn(formats, alias) ? formats[alias] : undefined;
  if (format === undefined) return flaw(reading, place, `the format is none of ${Object.keys(formats).join(", ")}`);
  if (schema.pattern !== undefined) return flaw(reading, pointerTo(pointer, "pattern"), "say a format or a pattern");
  if (format.lengths.least < lengths.least || format.lengths.most > lengths.most) {
    return flaw(
      reading,
      place,
      `such texts have ${format.lengths.least} to ${format.lengths.most} characters, which the lengths do not allow`,
    );
  }
  const model = timeModel(format.type, semantic, reading.today) ?? format.model(reading.today);
  return { type: format.type, model, example: format.example };
}

/** When such days or instants lie, where the name tells: births lie decades back, expiries ahead. */
function timeModel(type: Format["type"], semantic: SemanticType | undefined, today: string): Model | undefined {
  const model = semantic?.model;
  if (type === "string" || model === undefined) return undefined;
  if (model.kind === "moment") return datedModel({ ...model, grain: type === "date" ? "day" : "s" }, today);
  return type === "date" && model.kind === "person" && model.part === "birth_date" ? model : undefined;
}

function patternShape({ schema, pointer }: SchemaNode, lengths: Lengths, reading: SchemaReading): Shape | undefined {
  const place = pointerTo(pointer, "pattern");
  if (typeof schema.pattern !== "string") return flaw(reading, place, "pattern must be a text");
  const read = readPattern(schema.pattern);
  if (read.kind === "unsupported") return flaw(reading, place, `the pattern is not supported: ${read.reason}`);
  if (read.kind === "values")
    return membersShape(
      read.values.filter((value) => isWithin(value.length, lengths)),
      place,
      reading,
    );
  if (!isWithin(read.length, lengths)) {
    return flaw(reading, place, `values of the pattern have ${read.length} characters, which the lengths do not allow`);
  }
  const reach = reachOf(read.template);
  if (reach !== undefined) return flaw(reading, place, reach);
  return {
    type: "string",
    model: { kind: "template", template: read.template },
    pattern: read.expression,
    example: sampleOf(read.template),
  };
}

function isWithin(length: number, { least, most }: Lengths): boolean {
  return length >= least && length <= most;
}

/** A text of a template. */
function sampleOf(template: string): string {
  const samples: Readonly<Record<string, string>> = { A: "K", a: "k", "9": "7", "*": "K" };
  return template.replace(/\\(.)|[Aa9*]/gu, (sign, literal: string | undefined) => literal ?? samples[sign] ?? sign);
}

/** What the name means, where its texts surely have the asked length. */
function namedShape(
  name: string,
  semantic: SemanticType | undefined,
  lengths: Lengths,
  reading: SchemaReading,
): Shape | undefined {
  const { least, most } = lengths;
  const model = semantic?.model;
  if (model?.kind === "choice") {
    const values = model.values.filter((value) => isWithin(value.length, lengths));
    if (values.length < 2) return undefined;
    const weights =
      model.weights === undefined
        ? {}
        : { weights: model.weights.filter((_, i) => isWithin(model.values[i]?.length ?? 0, lengths)) };
    return { type: "enum", values, model: { kind: "choice", values, ...weights }, example: values[0] ?? "" };
  }
  if (
    model?.kind === "code" &&
    isWithin(model.prefix.length + Math.max(model.width, 10), { least: 0, most }) &&
    least <= model.prefix.length + model.width
  ) {
    return { type: "id", model, example: `${model.prefix}${"1".padStart(model.width, "0")}` };
  }
  if (model === undefined && /(?:^|_)id$/.test(name) && most >= 12 && least <= 8) {
    return {
      type: "id",
      model: { kind: "code", prefix: "", radix: 10, width: 8, order: "sequence" },
      example: "00000001",
    };
  }
  if (
    semantic === undefined ||
    model === undefined ||
    !texts.has(model.kind) ||
    least > (SHORTEST[model.kind] ?? 1) ||
    most < (LONGEST[model.kind] ?? 1_000)
  )
    return undefined;
  return { type: semantic.type === "id" ? "id" : "string", model: datedModel(model, reading.today), example: "text" };
}

const texts = new Set([
  "person",
  "place",
  "organisation",
  "goods",
  "contact",
  "prose",
  "identifier",
  "template",
  "uuid",
  "hex",
]);

/** No text of these models is longer. */
const LONGEST: Readonly<Record<string, number>> & { readonly prose: number } = {
  person: 80,
  place: 120,
  organisation: 80,
  goods: 120,
  contact: 250,
  identifier: 40,
  template: 120,
  uuid: 36,
  hex: 70,
  prose: 2_000,
};

/** No text of these models is shorter. */
const SHORTEST: Readonly<Record<string, number>> & { readonly prose: number } = {
  person: 2,
  place: 2,
  organisation: 3,
  goods: 3,
  prose: 8,
};

/** Texts of the kind that have the asked length: they are chosen beforehand. */
function chosenShape(name: string, semantic: SemanticType | undefined, { least, most }: Lengths): Shape | undefined {
  const model = semantic === undefined ? proseNamed(name) : semantic.model;
  if (most >= LONGEST.prose && least <= SHORTEST.prose) return undefined;
  const values = semantic !== undefined && !worded.has(model.kind) ? [] : shortTexts(model, least, most);
  return values.length === 0
    ? undefined
    : { type: "string", model: { kind: "choice", values }, example: values[0] ?? "" };
}

/** Models whose texts are words: a remark may stand for them where none is short enough. */
const worded = new Set(["person", "place", "organisation", "goods", "prose"]);

function proseNamed(name: string): Extract<Model, { kind: "prose" }> {
  if (/title|subject|headline/.test(name)) return { kind: "prose", about: "title" };
  return { kind: "prose", about: /desc|summary|about/.test(name) ? "description" : "note" };
}

/** Words where there is room for them, else letters of a fitting number. */
function plainShape(name: string, { least, most }: Lengths): Shape {
  if (least <= SHORTEST.prose && most >= LONGEST.prose) {
    return { type: "string", model: proseNamed(name), example: "A short note." };
  }
  const length = Math.max(least, Math.min(most, Math.max(least, 8)));
  const template = length === 0 ? "" : `A${"a".repeat(length - 1)}`;
  if (length === 0) return { type: "string", model: { kind: "constant", value: "" }, example: "" };
  return {
    type: "string",
    model: { kind: "template", template },
    pattern: `[A-Z][a-z]{${length - 1}}`,
    example: sampleOf(template),
  };
}
