import type { Making } from "./argument-parts.ts";
import type { Attribute } from "./attributes.ts";
import { capital, styled } from "./naming.ts";
import { inOrder, noWrongs, objectSchema, type Property, property, requiredText } from "./property.ts";
import { speaksOfMany, type Verb } from "./verbs.ts";

/** What a tool gives: the schema of its structured result with an example, or a sentence. */
export interface Outcome {
  readonly schema: string | null;
  /** RFC 8785 text of the structured result; null for a sentence. */
  readonly structured: string | null;
  readonly sentence: string;
}

/** A member of a result; results say their values plainly, without bounds that nobody checks. */
function member(words: string, schema: string, example: string, required = true): Property {
  return { name: words, schema, example, required, depth: 0, wrongs: noWrongs };
}

function exampleOf(sorted: readonly Property[]): string {
  let text = "";
  for (const { name, example } of sorted) text += `${text === "" ? "" : ","}"${name}":${example}`;
  return `{${text}}`;
}

function schemaOf(sorted: readonly Property[]): string {
  return objectSchema(sorted, requiredText(sorted));
}

/** What the arguments have said already, as JSON text. */
interface Known {
  readonly id: string;
  readonly status: string;
}

function freshId(prefix: string, hasNumbers: boolean, number: number): string {
  return hasNumbers ? String(number + 1) : `"${prefix}_${String(number).padStart(5, "0")}"`;
}

/** Tools that make something new answer with its own identifier; the others repeat the one they were given. */
function knownOf(verb: Verb, properties: readonly Property[], { resource, hasNumbers, draws }: Making): Known {
  const number = draws.below(100_000);
  const isGiven = !speaksOfMany(verb) && verb.pattern !== "make" && verb.pattern !== "copy";
  const [first, second] = properties;
  const given = isGiven ? first?.example : undefined;
  const status = verb.pattern === "make" ? resource.states[0] : draws.pick(resource.states);
  return {
    id: given ?? freshId(resource.prefix, hasNumbers, number),
    status: verb.pattern === "status" && second !== undefined ? second.example : `"${status}"`,
  };
}

/** The thing itself: identifier, state and some of its attributes. */
function thing({ resource, style, hasNumbers, draws }: Making, most: number, known: Known): Property[] {
  const first = draws.below(resource.attributes.length);
  const count = Math.min(most, resource.attributes.length);
  const found: Property[] = [
    member("id", hasNumbers ? '{"minimum":1,"type":"integer"}' : resource.idSchema, known.id),
    member("status", resource.stateSchema, known.status),
  ];
  for (let i = 0; i < count; i++) {
    const attribute = resource.attributes[(first + i) % resource.attributes.length] as Attribute;
    const { names, of, opening } = attribute;
    found.push(property(names[style], of, `${opening}.`, draws.chance(0.6), draws));
  }
  return found;
}

function page(making: Making, known: Known): Property[] {
  const { draws, style } = making;
  const things = inOrder(thing(making, draws.below(3), known));
  const total = draws.between(1, 900);
  const found = [
    member("items", `{"items":${schemaOf(things)},"type":"array"}`, `[${exampleOf(things)}]`),
    member("total", '{"minimum":0,"type":"integer"}', String(total)),
  ];
  if (draws.chance(0.4)) {
    const words = styled("next cursor", style === "kebab" ? "snake" : style);
    found.push(member(words, '{"type":"string"}', `"${draws.hex(10)}"`, false));
  }
  return found;
}

function membersOf(verb: Verb, known: Known, making: Making): Property[] {
  const { draws, resource } = making;
  switch (verb.pattern) {
    case "one":
      return thing(making, 1 + draws.below(4), known);
    case "many":
    case "query":
      return page(making, known);
    case "count":
      return [member("count", '{"minimum":0,"type":"integer"}', String(draws.below(5_000)))];
    case "check":
    case "pair": {
      const findings = JSON.stringify(
        draws.chance(0.5) ? [] : [`${resource.one} is ${draws.pick(resource.states).replaceAll("_", " ")}`],
      );
      return [
        member("findings", '{"items":{"type":"string"},"type":"array"}', findings),
        member("ok", '{"type":"boolean"}', findings === "[]" ? "true" : "false"),
      ];
    }
    case "period":
      return [
        member("average", '{"type":"number"}', String(draws.between(1, 9_999) / 100)),
        member("count", '{"minimum":0,"type":"integer"}', String(draws.below(5_000))),
      ];
    case "file":
      return [
        member("bytes", '{"minimum":0,"type":"integer"}', String(draws.between(200, 9_000_000))),
        member("url", '{"format":"uri","type":"string"}', `"https://files.example/${draws.hex(12)}"`),
      ];
    case "load":
      return [
        member("failed", '{"minimum":0,"type":"integer"}', String(draws.below(6))),
        member("loaded", '{"minimum":0,"type":"integer"}', String(draws.between(1, 4_000))),
      ];
    default:
      return thing(making, 0, known);
  }
}

function sentenceOf(verb: Verb, known: Known, { resource, draws }: Making): string {
  const { one, many } = resource;
  const number = draws.between(2, 90);
  const id = known.id.replaceAll('"', "");
  const status = known.status.slice(1, -1).replaceAll("_", " ");
  if (speaksOfMany(verb)) {
    return draws.pick([
      `${number} ${many}.`,
      `${capital(many)}: ${number}, the first one is ${id}.`,
      `Done with ${number} ${many}.`,
    ]);
  }
  if (verb.reads) return draws.pick([`The ${one} ${id} is ${status}.`, `${capital(one)} ${id}: ${status}.`]);
  return draws.pick([`Done: ${one} ${id}.`, `${capital(one)} ${id} is ${status} now.`, `OK, ${id}.`]);
}

/** What the tool answers; structured or as a sentence. */
export function outcomeOf(verb: Verb, isStructured: boolean, properties: readonly Property[], making: Making): Outcome {
  const known = knownOf(verb, properties, making);
  if (!isStructured) return { schema: null, structured: null, sentence: sentenceOf(verb, known, making) };
  const members = inOrder(membersOf(verb, known, making));
  return { schema: schemaOf(members), structured: exampleOf(members), sentence: "" };
}

/** The MCP tool result in RFC 8785 form. */
export function resultText({ structured, sentence }: Outcome, isStateless: boolean): string {
  const kind = isStateless ? ',"resultType":"complete"' : "";
  const tail = structured === null ? "" : `,"structuredContent":${structured}`;
  return `{"content":[{"text":${JSON.stringify(structured ?? sentence)},"type":"text"}]${kind}${tail}}`;
}
