import type { DrawSequence } from "../../random/draw-sequence.ts";
import { argumentsOf, capital, type Making, type NameStyle, styled } from "./arguments.ts";
import { objectOf, objectSchema, type Property, type Wrong } from "./property.ts";
import { descriptionOf } from "./prose.ts";
import type { Resource } from "./resources.ts";
import { outcomeOf, resultText } from "./result.ts";
import { speaksOfMany, type Verb, verbs } from "./verbs.ts";

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
  const noun = speaksOfMany(verb) ? resource.many : resource.one;
  const words = `${verb.base} ${noun}${verb.pattern === "status" ? " status" : ""}`;
  const title = habits.hasTitles ? capital(words) : null;
  const properties = argumentsOf(verb, making);
  const description = descriptionOf(verb, resource, properties, draws);
  const outcome = outcomeOf(verb, draws.chance(habits.structuredShare), properties, making);
  const args = argumentsFor(properties, draws);
  return {
    name: styled(words, habits.style),
    title,
    description,
    input: objectSchema(properties),
    output: outcome.schema,
    annotations: annotationsOf(verb, title, habits, draws),
    required: JSON.stringify(properties.filter((each) => each.required).map((each) => each.name)),
    parameters: properties.length,
    depth: 1 + Math.max(0, ...properties.map((each) => each.depth)),
    args: objectOf(args),
    result: resultText(outcome, habits.isStateless),
    invalid: invalidExamples(properties, args, draws),
    tags: tagsOf(verb, resource, habits),
  };
}

/** Every required argument, and most of the optional ones. */
function argumentsFor(properties: readonly Property[], draws: DrawSequence): Map<string, string> {
  const args = new Map<string, string>();
  for (const each of properties) {
    if (each.required || draws.chance(0.55)) args.set(each.name, each.example);
  }
  return args;
}

/** The hints; those that say what the protocol assumes anyway are mostly left out. */
function annotationsOf(verb: Verb, title: string | null, habits: ServerHabits, draws: DrawSequence): string {
  const members: string[] = [];
  const add = (name: string, value: boolean, assumed: boolean): void => {
    if (value !== assumed || draws.chance(0.3)) members.push(`"${name}":${value}`);
  };
  if (verb.reads !== true) add("destructiveHint", verb.destroys === true, true);
  if (verb.reads !== true) add("idempotentHint", verb.repeats === true, false);
  add("openWorldHint", habits.isOpenWorld, true);
  add("readOnlyHint", verb.reads === true, false);
  if (title !== null && draws.chance(0.25)) members.push(`"title":${JSON.stringify(title)}`);
  return `{${members.join(",")}}`;
}

const strangers = ["foo", "verbose", "user_agent", "callback", "debug", "colour_scheme"];
const MOST_INVALID = 3;

/** Arguments with one flaw each: a member too many, one too few, or a value that its schema refuses. */
function invalidExamples(
  properties: readonly Property[],
  args: ReadonlyMap<string, string>,
  draws: DrawSequence,
): string {
  const flaws = new Map<string, { args: Map<string, string>; why: string }>();
  const required = properties.filter((each) => each.required);
  if (required.length > 0 && draws.chance(0.7)) {
    const { name } = draws.pick(required);
    const less = new Map(args);
    less.delete(name);
    flaws.set("required", { args: less, why: `${name} is missing.` });
  }
  if (properties.length > 0) {
    for (let i = draws.between(1, 2); i > 0; i--) {
      const { name, wrongs } = draws.pick(properties);
      const wrong = draws.pick<Wrong>(wrongs);
      if (!flaws.has(wrong.keyword)) {
        flaws.set(wrong.keyword, { args: new Map(args).set(name, wrong.value), why: `${name} ${wrong.why}.` });
      }
    }
  }
  if (flaws.size === 0 || draws.chance(0.3)) {
    const name = draws.pick(strangers);
    flaws.set("additionalProperties", {
      args: new Map(args).set(name, "1"),
      why: `${name} is no argument of the tool.`,
    });
  }
  const entries = [...flaws]
    .slice(0, MOST_INVALID)
    .map(
      ([keyword, flaw]) => `{"args":${objectOf(flaw.args)},"keyword":"${keyword}","why":${JSON.stringify(flaw.why)}}`,
    );
  return `[${entries.join(",")}]`;
}

function tagsOf(verb: Verb, { one, states }: Resource, { domain }: ServerHabits): string {
  const tags = [domain, one.replaceAll(" ", "-"), verb.reads === true ? "read" : "write", verb.base];
  if (verb.pattern === "state" || verb.pattern === "status") tags.push(states[0] as string);
  return JSON.stringify([...new Set(tags)]);
}
