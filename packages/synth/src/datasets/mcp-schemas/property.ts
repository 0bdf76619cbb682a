import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Kind } from "./attributes.ts";

/** A value that the property's schema refuses, with one keyword. */
export interface Wrong {
  readonly keyword: string;
  /** RFC 8785 text. */
  readonly value: string;
  /** To stand after the property's name. */
  readonly why: string;
}

/** One argument of a tool, or one member of its result. */
export interface Property {
  readonly name: string;
  /** RFC 8785 text. */
  readonly schema: string;
  readonly example: string;
  readonly required: boolean;
  /** How many objects are nested below. */
  readonly depth: number;
  readonly wrongs: readonly Wrong[];
}

const CAPITALS = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** The pattern of a code's mask. */
function maskPattern(mask: string): string {
  return `^${mask.replaceAll(/A+|0+/g, (run) => `${run[0] === "A" ? "[A-Z]" : "[0-9]"}${run.length > 1 ? `{${run.length}}` : ""}`)}$`;
}

function maskExample(mask: string, draws: DrawSequence): string {
  let text = "";
  for (const sign of mask) {
    if (sign === "A") text += CAPITALS[draws.below(CAPITALS.length)];
    else if (sign === "0") text += String(draws.below(10));
    else text += sign;
  }
  return text;
}

function padded(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function dayText(draws: DrawSequence): string {
  return `2026-${padded(draws.between(1, 12))}-${padded(draws.between(1, 28))}`;
}

const mailNames = ["desk", "ines", "ops", "tom", "front", "noor", "office", "team"];
const siteNames = ["harbour", "meadow", "north", "quarry", "summit", "willow"];

function formatExample(format: string, draws: DrawSequence): string {
  switch (format) {
    case "date":
      return dayText(draws);
    case "date-time":
      return `${dayText(draws)}T${padded(draws.below(24))}:${draws.pick(["00", "15", "30", "45"])}:00Z`;
    case "email":
      return `${draws.pick(mailNames)}${draws.below(90)}@example.com`;
    default:
      return `https://${draws.pick(siteNames)}.example/${draws.pick(mailNames)}/${draws.between(1, 900)}`;
  }
}

/** A value between two bounds, low ones likelier, in hundredths. */
function amountBetween(low: number, high: number, draws: DrawSequence): number {
  const share = draws.share();
  return Math.round((low + (high - low) * share * share) * 100) / 100;
}

/** A property out of the members of its schema, in code unit order but for its description and type. */
function described(before: string, description: string, after: string, type: string): string {
  return `{${before}"description":${JSON.stringify(description)},${after}"type":"${type}"}`;
}

const wrongText: Wrong = { keyword: "type", value: "42", why: "is a number instead of a text" };

type Shape = Pick<Property, "schema" | "example" | "wrongs"> & { readonly depth?: number };

function textShape(of: Kind & { kind: "text" }, description: string, draws: DrawSequence): Shape {
  const most = draws.chance(0.4) ? Math.max(48, of.most / 2) : of.most;
  const isBounded = draws.chance(0.6);
  const needsOne = draws.chance(0.7);
  const after = `${isBounded ? `"maxLength":${most},` : ""}${needsOne ? '"minLength":1,' : ""}`;
  const wrongs: Wrong[] = [wrongText];
  if (needsOne) wrongs.push({ keyword: "minLength", value: '""', why: "is empty" });
  if (isBounded && most <= 120) {
    wrongs.push({ keyword: "maxLength", value: `"${"x".repeat(most + 1)}"`, why: `is longer than ${most} characters` });
  }
  return {
    schema: described("", description, after, "string"),
    example: JSON.stringify(draws.pick(of.samples)),
    wrongs,
  };
}

function memberShape(of: Kind & { kind: "member" }, description: string, preset: boolean, draws: DrawSequence): Shape {
  const standing = preset ? `"default":"${of.members[0]}",` : "";
  return {
    schema: described(standing, description, `"enum":${JSON.stringify(of.members)},`, "string"),
    example: `"${draws.pick(of.members)}"`,
    wrongs: [{ keyword: "enum", value: '"other"', why: "is none of the members" }],
  };
}

function numberShape(
  of: Kind & { kind: "integer" | "number" },
  description: string,
  preset: number | undefined,
  draws: DrawSequence,
): Shape {
  const hasMost = draws.chance(0.7);
  const wrongs: Wrong[] = [
    { keyword: "type", value: '"several"', why: "is a text instead of a number" },
    { keyword: "minimum", value: String(of.low - 1), why: `is below ${of.low}` },
  ];
  if (hasMost) wrongs.push({ keyword: "maximum", value: String(of.high + 1), why: `is above ${of.high}` });
  const value = amountBetween(of.low, of.high, draws);
  return {
    schema: described(
      preset === undefined ? "" : `"default":${preset},`,
      description,
      `${hasMost ? `"maximum":${of.high},` : ""}"minimum":${of.low},`,
      of.kind,
    ),
    example: String(of.kind === "integer" ? Math.round(value) : value),
    wrongs,
  };
}

function listShape(of: Kind & { kind: "list" }, description: string, draws: DrawSequence): Shape {
  const first = draws.below(of.samples.length);
  const count = Math.min(of.samples.length, draws.between(1, 3));
  const taken = Array.from({ length: count }, (_, i) => of.samples[(first + i) % of.samples.length] as string);
  const isSet = draws.chance(0.6);
  const after = `"items":{"type":"string"},"maxItems":${of.most},"minItems":1,`;
  const wrongs: Wrong[] = [
    { keyword: "minItems", value: "[]", why: "has no items" },
    { keyword: "type", value: '"all"', why: "is a text instead of a list" },
  ];
  if (isSet) wrongs.push({ keyword: "uniqueItems", value: `["${taken[0]}","${taken[0]}"]`, why: "has an item twice" });
  const schema = described("", description, after, "array");
  return {
    schema: isSet ? `${schema.slice(0, -1)},"uniqueItems":true}` : schema,
    example: JSON.stringify(taken),
    wrongs,
  };
}

const addressMembers =
  '"properties":{"city":{"description":"City or town.","minLength":1,"type":"string"},"country":{"description":"Country as a two-letter code.","pattern":"^[A-Z]{2}$","type":"string"},"street":{"description":"Street and number.","type":"string"}},"required":["city","country"],';
const periodMembers =
  '"properties":{"from":{"description":"First day.","format":"date","type":"string"},"to":{"description":"Last day.","format":"date","type":"string"}},"required":["from","to"],';
const towns = ["Altmar", "Brevik Sound", "Corvale", "Dunholm", "Estrell", "Fenbury", "Gorsley"];

function addressShape(description: string, draws: DrawSequence): Shape {
  const country = draws.pick(["DE", "GB", "SE", "FR", "NL"]);
  const street = draws.chance(0.6)
    ? `,"street":"${draws.pick(["Mill Lane", "Quay Road", "North Row"])} ${draws.between(1, 90)}"`
    : "";
  return {
    schema: described('"additionalProperties":false,', description, addressMembers, "object"),
    example: `{"city":"${draws.pick(towns)}","country":"${country}"${street}}`,
    depth: 1,
    wrongs: [
      { keyword: "required", value: `{"city":"${draws.pick(towns)}"}`, why: "has no country" },
      {
        keyword: "pattern",
        value: `{"city":"${draws.pick(towns)}","country":"${country.toLowerCase()}"}`,
        why: "has a country in small letters",
      },
    ],
  };
}

function periodShape(description: string, draws: DrawSequence): Shape {
  const month = draws.between(1, 11);
  const from = `2026-${padded(month)}-${padded(draws.between(1, 28))}`;
  const to = `2026-${padded(month + 1)}-${padded(draws.between(1, 28))}`;
  return {
    schema: described('"additionalProperties":false,', description, periodMembers, "object"),
    example: `{"from":"${from}","to":"${to}"}`,
    depth: 1,
    wrongs: [
      { keyword: "required", value: `{"from":"${from}"}`, why: "has no last day" },
      { keyword: "format", value: `{"from":"${from}","to":"soon"}`, why: "ends on no date" },
    ],
  };
}

function codeShape(of: Kind & { kind: "code" }, description: string, draws: DrawSequence): Shape {
  return {
    schema: described("", description, `"pattern":${JSON.stringify(maskPattern(of.mask))},`, "string"),
    example: `"${maskExample(of.mask, draws)}"`,
    wrongs: [wrongText, { keyword: "pattern", value: '"?"', why: "does not have the form of such codes" }],
  };
}

function formatShape(format: string, description: string, draws: DrawSequence): Shape {
  return {
    schema: described("", description, `"format":"${format}",`, "string"),
    example: `"${formatExample(format, draws)}"`,
    wrongs: [wrongText, { keyword: "format", value: '"next week"', why: `is no ${format}` }],
  };
}

function shapeOf(of: Kind, description: string, preset: boolean | number, draws: DrawSequence): Shape {
  switch (of.kind) {
    case "text":
      return textShape(of, description, draws);
    case "code":
      return codeShape(of, description, draws);
    case "format":
      return formatShape(of.format, description, draws);
    case "member":
      return memberShape(of, description, preset === true, draws);
    case "integer":
    case "number":
      return numberShape(of, description, typeof preset === "number" ? preset : undefined, draws);
    case "flag":
      return {
        schema: described(preset === true ? '"default":false,' : "", description, "", "boolean"),
        example: draws.chance(0.5) ? "true" : "false",
        wrongs: [{ keyword: "type", value: '"yes"', why: "is a text instead of true or false" }],
      };
    case "list":
      return listShape(of, description, draws);
    case "address":
      return addressShape(description, draws);
    case "period":
      return periodShape(description, draws);
  }
}

/** A property of a name. With `preset` an optional flag or choice has its first value as default, a number that one. */
export function property(
  name: string,
  of: Kind,
  description: string,
  required: boolean,
  draws: DrawSequence,
  preset: boolean | number = false,
): Property {
  const shape = shapeOf(of, description, required ? false : preset, draws);
  return { name, required, depth: 0, ...shape };
}

/** An object schema of properties, closed, in RFC 8785 form. */
export function objectSchema(properties: readonly Property[]): string {
  const sorted = [...properties].sort((a, b) => (a.name < b.name ? -1 : 1));
  const required = properties.filter((each) => each.required).map((each) => each.name);
  const members = sorted.map((each) => `"${each.name}":${each.schema}`).join(",");
  const names = required.length === 0 ? "" : `"required":${JSON.stringify(required)},`;
  return `{"additionalProperties":false,"properties":{${members}},${names}"type":"object"}`;
}

/** An object of named values in RFC 8785 form. */
export function objectOf(values: ReadonlyMap<string, string>): string {
  const names = [...values.keys()].sort();
  return `{${names.map((name) => `"${name}":${values.get(name)}`).join(",")}}`;
}
