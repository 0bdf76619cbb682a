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

/** For what is never spoilt. */
export function noWrongs(): readonly Wrong[] {
  return [];
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
  /** Made when asked for: most properties are never spoilt. */
  readonly wrongs: () => readonly Wrong[];
}

const CAPITALS = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** Patterns by mask, of which there are few. */
const patterns = new Map<string, string>();

/** The pattern of a code's mask. */
function maskPattern(mask: string): string {
  let pattern = patterns.get(mask);
  if (pattern === undefined) {
    const runs = mask.replaceAll(/A+|0+/g, (run) => {
      const signs = run[0] === "A" ? "[A-Z]" : "[0-9]";
      return run.length > 1 ? `${signs}{${run.length}}` : signs;
    });
    pattern = `^${runs}$`;
    patterns.set(mask, pattern);
  }
  return pattern;
}

/** Texts without quotes, backslashes and control characters as a JSON list. */
export function listText(texts: readonly string[]): string {
  return texts.length === 0 ? "[]" : `["${texts.join('","')}"]`;
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

/** A property out of the members of its schema, in code unit order; descriptions need no escapes. */
function described(before: string, description: string, after: string, type: string): string {
  return `{${before}"description":"${description}",${after}"type":"${type}"}`;
}

const wrongText: Wrong = { keyword: "type", value: "42", why: "is a number instead of a text" };

type Shape = Pick<Property, "schema" | "example" | "wrongs"> & { readonly depth?: number };

function textShape(of: Kind & { kind: "text" }, description: string, draws: DrawSequence): Shape {
  const most = draws.chance(0.4) ? Math.max(48, of.most / 2) : of.most;
  const isBounded = draws.chance(0.6);
  const needsOne = draws.chance(0.7);
  const after = `${isBounded ? `"maxLength":${most},` : ""}${needsOne ? '"minLength":1,' : ""}`;
  return {
    schema: described("", description, after, "string"),
    example: `"${draws.pick(of.samples)}"`,
    wrongs: () => {
      const wrongs = [wrongText];
      if (needsOne) wrongs.push({ keyword: "minLength", value: '""', why: "is empty" });
      if (isBounded && most <= 120) {
        const value = `"${"x".repeat(most + 1)}"`;
        wrongs.push({ keyword: "maxLength", value, why: `is longer than ${most} characters` });
      }
      return wrongs;
    },
  };
}

const wrongMember: readonly Wrong[] = [{ keyword: "enum", value: '"other"', why: "is none of the members" }];

function memberShape(of: Kind & { kind: "member" }, description: string, preset: boolean, draws: DrawSequence): Shape {
  const standing = preset ? `"default":"${of.members[0]}",` : "";
  return {
    schema: described(standing, description, `"enum":${listText(of.members)},`, "string"),
    example: `"${draws.pick(of.members)}"`,
    wrongs: () => wrongMember,
  };
}

function numberShape(
  of: Kind & { kind: "integer" | "number" },
  description: string,
  preset: number | undefined,
  draws: DrawSequence,
): Shape {
  const hasMost = draws.chance(0.7);
  const value = amountBetween(of.low, of.high, draws);
  const before = preset === undefined ? "" : `"default":${preset},`;
  const bounds = `${hasMost ? `"maximum":${of.high},` : ""}"minimum":${of.low},`;
  return {
    schema: described(before, description, bounds, of.kind),
    example: String(of.kind === "integer" ? Math.round(value) : value),
    wrongs: () => {
      const wrongs: Wrong[] = [
        { keyword: "type", value: '"several"', why: "is a text instead of a number" },
        { keyword: "minimum", value: String(of.low - 1), why: `is below ${of.low}` },
      ];
      if (hasMost) wrongs.push({ keyword: "maximum", value: String(of.high + 1), why: `is above ${of.high}` });
      return wrongs;
    },
  };
}

function listShape(of: Kind & { kind: "list" }, description: string, draws: DrawSequence): Shape {
  const first = draws.below(of.samples.length);
  const count = Math.min(of.samples.length, draws.between(1, 3));
  const taken = Array.from({ length: count }, (_, i) => of.samples[(first + i) % of.samples.length] as string);
  const isSet = draws.chance(0.6);
  const after = `"items":{"type":"string"},"maxItems":${of.most},"minItems":1,`;
  const schema = described("", description, after, "array");
  return {
    schema: isSet ? `${schema.slice(0, -1)},"uniqueItems":true}` : schema,
    example: listText(taken),
    wrongs: () => {
      const wrongs: Wrong[] = [
        { keyword: "minItems", value: "[]", why: "has no items" },
        { keyword: "type", value: '"all"', why: "is a text instead of a list" },
      ];
      const twice = `["${taken[0]}","${taken[0]}"]`;
      if (isSet) wrongs.push({ keyword: "uniqueItems", value: twice, why: "has an item twice" });
      return wrongs;
    },
  };
}

const addressMembers =
  '"properties":{"city":{"description":"City or town.","minLength":1,"type":"string"},"country":{"description":"Country as a two-letter code.","pattern":"^[A-Z]{2}$","type":"string"},"street":{"description":"Street and number.","type":"string"}},"required":["city","country"],';
const periodMembers =
  '"properties":{"from":{"description":"First day.","format":"date","type":"string"},"to":{"description":"Last day.","format":"date","type":"string"}},"required":["from","to"],';
const towns = ["Altmar", "Brevik Sound", "Corvale", "Dunholm", "Estrell", "Fenbury", "Gorsley"];
const lanes = ["Mill Lane", "Quay Road", "North Row"];

function addressShape(description: string, draws: DrawSequence): Shape {
  const town = draws.pick(towns);
  const country = draws.pick(["DE", "GB", "SE", "FR", "NL"]);
  const street = draws.chance(0.6) ? `,"street":"${draws.pick(lanes)} ${draws.between(1, 90)}"` : "";
  const small = `{"city":"${town}","country":"${country.toLowerCase()}"}`;
  return {
    schema: described('"additionalProperties":false,', description, addressMembers, "object"),
    example: `{"city":"${town}","country":"${country}"${street}}`,
    depth: 1,
    wrongs: () => [
      { keyword: "required", value: `{"city":"${town}"}`, why: "has no country" },
      { keyword: "pattern", value: small, why: "has a country in small letters" },
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
    wrongs: () => [
      { keyword: "required", value: `{"from":"${from}"}`, why: "has no last day" },
      { keyword: "format", value: `{"from":"${from}","to":"soon"}`, why: "ends on no date" },
    ],
  };
}

const wrongCodes: readonly Wrong[] = [
  wrongText,
  { keyword: "pattern", value: '"?"', why: "does not have the form of such codes" },
];

function codeShape(of: Kind & { kind: "code" }, description: string, draws: DrawSequence): Shape {
  return {
    schema: described("", description, `"pattern":"${maskPattern(of.mask)}",`, "string"),
    example: `"${maskExample(of.mask, draws)}"`,
    wrongs: () => wrongCodes,
  };
}

function formatShape(format: string, description: string, draws: DrawSequence): Shape {
  return {
    schema: described("", description, `"format":"${format}",`, "string"),
    example: `"${formatExample(format, draws)}"`,
    wrongs: () => [wrongText, { keyword: "format", value: '"next week"', why: `is no ${format}` }],
  };
}

const wrongFlag: readonly Wrong[] = [{ keyword: "type", value: '"yes"', why: "is a text instead of true or false" }];

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
        wrongs: () => wrongFlag,
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
  const { schema, example, wrongs, depth = 0 } = shape;
  return { name, schema, example, required, depth, wrongs };
}

/** Properties in the order of RFC 8785. They are so few that to insert one after another is the quickest. */
export function inOrder(properties: readonly Property[]): readonly Property[] {
  const sorted: Property[] = [];
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i] as Property;
    let place = i;
    for (; place > 0 && (sorted[place - 1] as Property).name > property.name; place--) {
      sorted[place] = sorted[place - 1] as Property;
    }
    sorted[place] = property;
  }
  return sorted;
}

/** The names of the required ones, as a JSON list. */
export function requiredText(properties: readonly Property[]): string {
  let text = "";
  for (const { required, name } of properties) {
    if (required) text += `${text === "" ? "" : ","}"${name}"`;
  }
  return `[${text}]`;
}

/** An object schema, closed, in RFC 8785 form; `sorted` are the properties in order, `required` names the required ones. */
export function objectSchema(sorted: readonly Property[], required: string): string {
  let members = "";
  for (const { name, schema } of sorted) members += `${members === "" ? "" : ","}"${name}":${schema}`;
  const names = required === "[]" ? "" : `"required":${required},`;
  return `{"additionalProperties":false,"properties":{${members}},${names}"type":"object"}`;
}
