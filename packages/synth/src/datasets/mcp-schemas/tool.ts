import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Making } from "./argument-parts.ts";
import { argumentsOf } from "./arguments.ts";
import type { NameStyle } from "./naming.ts";
import { inOrder, noWrongs, objectSchema, type Property, requiredText, type Wrong } from "./property.ts";
import { descriptionOf } from "./prose.ts";
import type { Resource } from "./resources.ts";
import { outcomeOf, resultText } from "./result.ts";
import { toolWords } from "./tool-words.ts";
import { type Verb, verbs } from "./verbs.ts";

/** What the tools of a server have in common. */
export interface ServerHabits {
  readonly domain: string;
  readonly style: NameStyle;
  readonly hasNumbers: boolean;
  readonly hasTitles: boolean;
  readonly isOpenWorld: boolean;
  readonly isStateless: boolean;
  readonly structuredShare: number;
}

/** A tool as the dataset shows it; schemas, examples and lists are RFC 8785 text. */
export interface Tool {
  readonly name: string;
  readonly title: string | null;
  readonly description: string;
  readonly input: string;
  readonly output: string | null;
  readonly annotations: string;
  readonly required: string;
  readonly parameters: number;
  readonly depth: number;
  readonly args: string;
  readonly result: string;
  readonly invalid: string;
  readonly tags: string;
}

/** The tool of a verb for a resource. */
export function makeTool(verbIndex: number, resource: Resource, habits: ServerHabits, draws: DrawSequence): Tool {
  const verb = verbs[verbIndex] as Verb;
  const making: Making = { resource, style: habits.style, hasNumbers: habits.hasNumbers, draws };
  const words = toolWords(verbIndex, resource, habits.domain);
  const title = habits.hasTitles ? words.title : null;
  const properties = argumentsOf(verb, making);
  const description = descriptionOf(verb, resource, properties, draws);
  const outcome = outcomeOf(verb, draws.chance(habits.structuredShare), properties, making);
  const sorted = inOrder(properties);
  const required = requiredText(properties);
  const isSent = sorted.map((each) => each.required || draws.chance(0.55));
  return {
    name: words.names[habits.style],
    title,
    description,
    input: objectSchema(sorted, required),
    output: outcome.schema,
    annotations: annotationsOf(verb, title, habits, draws),
    required,
    parameters: properties.length,
    depth: 1 + depthOf(properties),
    args: argsText(sorted, isSent),
    result: resultText(outcome, habits.isStateless),
    invalid: invalidExamples(sorted, isSent, draws),
    tags: words.tags,
  };
}

function depthOf(properties: readonly Property[]): number {
  let deepest = 0;
  for (let i = 0; i < properties.length; i++) deepest = Math.max(deepest, (properties[i] as Property).depth);
  return deepest;
}

/** The example arguments; `changed` has another value instead, or is left out where that is null. */
function argsText(
  sorted: readonly Property[],
  isSent: readonly boolean[],
  changed = -1,
  value: string | null = null,
): string {
  let text = "";
  for (let i = 0; i < sorted.length; i++) {
    const { name, example } = sorted[i] as Property;
    const shown = i === changed ? value : isSent[i] === true ? example : null;
    if (shown !== null) text += `${text === "" ? "" : ","}"${name}":${shown}`;
  }
  return `{${text}}`;
}

/** The hints; those that say what the protocol assumes anyway are mostly left out. */
function annotationsOf(verb: Verb, title: string | null, habits: ServerHabits, draws: DrawSequence): string {
  let members = "";
  const add = (name: string, value: boolean, assumed: boolean): void => {
    if (value !== assumed || draws.chance(0.3)) members += `${members === "" ? "" : ","}"${name}":${value}`;
  };
  if (verb.reads !== true) add("destructiveHint", verb.destroys === true, true);
  if (verb.reads !== true) add("idempotentHint", verb.repeats === true, false);
  add("openWorldHint", habits.isOpenWorld, true);
  add("readOnlyHint", verb.reads === true, false);
  if (title !== null && draws.chance(0.25)) members += `${members === "" ? "" : ","}"title":"${title}"`;
  return `{${members}}`;
}

const strangers = ["foo", "verbose", "user_agent", "callback", "debug", "colour_scheme"];
const MOST_INVALID = 3;

/** Arguments with one flaw each: a member too many, one too few, or a value that its schema refuses. */
function invalidExamples(sorted: readonly Property[], isSent: readonly boolean[], draws: DrawSequence): string {
  const keywords: string[] = [];
  let flaws = "";
  const add = (keyword: string, args: string, why: string): void => {
    if (keywords.length === MOST_INVALID || keywords.includes(keyword)) return;
    keywords.push(keyword);
    flaws += `${flaws === "" ? "" : ","}{"args":${args},"keyword":"${keyword}","why":"${why}."}`;
  };
  const first = draws.below(Math.max(1, sorted.length));
  const missing = sorted.findIndex((each, i) => each.required && i >= first);
  if (missing >= 0 && draws.chance(0.8)) {
    add("required", argsText(sorted, isSent, missing), `${sorted[missing]?.name} is missing`);
  }
  for (let i = sorted.length === 0 ? 0 : draws.between(1, 2); i > 0; i--) {
    const place = draws.below(sorted.length);
    const { name, wrongs } = sorted[place] as Property;
    const { keyword, value, why } = draws.pick<Wrong>(wrongs());
    add(keyword, argsText(sorted, isSent, place, value), `${name} ${why}`);
  }
  if (keywords.length === 0 || draws.chance(0.3)) {
    const stranger = draws.pick(strangers);
    add("additionalProperties", withStranger(sorted, isSent, stranger), `${stranger} is no argument of the tool`);
  }
  return `[${flaws}]`;
}

/** The example arguments and one that the tool has not, in order. */
function withStranger(sorted: readonly Property[], isSent: readonly boolean[], name: string): string {
  const place = sorted.findIndex((each) => each.name > name);
  const at = place < 0 ? sorted.length : place;
  const all = sorted.toSpliced(at, 0, { name, schema: "", example: "1", required: false, depth: 0, wrongs: noWrongs });
  return argsText(all, isSent.toSpliced(at, 0, true));
}
