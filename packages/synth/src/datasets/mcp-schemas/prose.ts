import type { DrawSequence } from "../../random/draw-sequence.ts";
import { capital } from "./naming.ts";
import type { Property } from "./property.ts";
import type { Resource } from "./resources.ts";
import { speaksOfMany, type Verb } from "./verbs.ts";

/** An indefinite article before a noun; the nouns here begin with the sound of their letter. */
function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** What the verb is done to: one thing or many. */
function object(verb: Verb, { one, many, places }: Resource, draws: DrawSequence): string {
  const place = draws.pick(places);
  switch (verb.pattern) {
    case "many":
    case "count":
    case "file":
    case "load":
      return draws.pick([
        `${many} ${place}`,
        `the ${many} ${place}`,
        `all ${many} ${place}`,
        many,
        `${many} that the caller may see`,
      ]);
    case "query":
      return draws.pick([
        `${many} by words`,
        `${many} ${place} by words and filters`,
        `the ${many} ${place}`,
        many,
        `${many} whose text matches`,
      ]);
    case "pair":
      return draws.pick([`two ${many}`, `two ${many} ${place}`, `two ${many} member by member`]);
    case "join":
      return draws.pick([
        `several ${many} into one`,
        `${many} that stand for the same thing`,
        `doubled ${many} ${place}`,
      ]);
    case "period":
      return draws.pick([
        `the ${many} of a period`,
        `${many} ${place} over a period`,
        `what happened to ${many} in a period`,
      ]);
    case "make":
      return draws.pick([withArticle(one), `a new ${one}`, `one ${one}`, `a new ${one} with its first details`]);
    case "status":
      return draws.pick([
        `the state of ${withArticle(one)}`,
        `${withArticle(one)} to another state`,
        `the ${one}'s state`,
      ]);
    default:
      return draws.pick([
        withArticle(one),
        `one ${one}`,
        `the ${one} of an identifier`,
        `${withArticle(one)} by its identifier`,
        `a single ${one}`,
      ]);
  }
}

/** What is added to some verbs' objects. */
const tails: Readonly<Partial<Record<Verb["pattern"], readonly string[]>>> = {
  one: ["", " with all details", " as it is now", " together with its state", " including who changed it last"],
  many: ["", ", newest first", ", sorted by name", ", one page at a time", " with their states"],
  query: ["", ", best match first", " with the reasons", ", newest first"],
  count: ["", " without returning them", ", grouped by state"],
  check: ["", " against the rules of the account", " without changing it", " before it is sent"],
  make: ["", ", returning its identifier", " as a draft", " in the caller's account"],
  change: ["", ", leaving out what stays", " in place", ", keeping the old values in the history"],
  gone: ["", " for good", " after a last check", " with everything below it"],
  state: ["", ", notifying its owner", " at once", " with an entry in the history"],
  assign: [" to a colleague", " to somebody else", " to a user, who is told"],
  dispatch: [" to one or more people", " by email", " with the people named"],
  file: [" to a file", " as a download", " in the format asked for"],
  load: [" from a file on the web", " in bulk", " from another system"],
  label: [" with labels", " so that it is found again", ", keeping older labels"],
  plan: [" to another time", " for a given time", " for later"],
  period: ["", " in a few numbers", " by state"],
};

function firstSentence(verb: Verb, resource: Resource, draws: DrawSequence): string {
  const thing = object(verb, resource, draws);
  const tail = draws.pick(tails[verb.pattern] ?? [""]);
  const form = draws.share();
  if (form < 0.5) return `${capital(verb.third)} ${thing}${tail}.`;
  if (form < 0.82) return `${capital(verb.base)} ${thing}${tail}.`;
  return `${draws.pick(["Use this to", "Lets you", "Call this to"])} ${verb.base} ${thing}${tail}.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Something about the arguments. */
function aboutArguments(properties: readonly Property[], draws: DrawSequence): string | undefined {
  const optional = properties.filter((each) => !each.required).map((each) => each.name);
  const required = properties.filter((each) => each.required).map((each) => each.name);
  const [only] = required;
  if (optional.length > 0 && draws.chance(0.6)) {
    const shown = listed(optional.slice(0, 3));
    return draws.pick([`Optional: ${shown}.`, `Accepts ${shown}.`, `${shown} may be left out.`]);
  }
  if (required.length > 1)
    return draws.pick([`Needs ${listed(required)}.`, `Required are ${listed(required.slice(0, 3))}.`]);
  if (only !== undefined) return draws.pick([`Needs ${only}.`, `${only} comes from a listing.`]);
  return properties.length === 0 ? "Takes no arguments." : undefined;
}

/** Something about what comes back from tools that only read. */
function aboutAnswers(verb: Verb, { one, many, states }: Resource, draws: DrawSequence): string {
  const state = draws.pick(states).replaceAll("_", " ");
  const number = draws.pick([5, 10, 14, 30, 50, 60, 90, 100, 200, 500]);
  const common = ["Nothing is changed.", `Answers are up to ${number} seconds old.`, "Safe to call often."];
  if (speaksOfMany(verb)) {
    const size = verb.pattern === "many" || verb.pattern === "query" ? [`Returns at most ${number} ${many}.`] : [];
    return draws.pick([
      ...common,
      ...size,
      `Leaves out ${many} that are ${state}.`,
      `Includes ${many} that are ${state}.`,
    ]);
  }
  return draws.pick([...common, `Works for ${many} that are ${state} too.`, `Fails when no such ${one} exists.`]);
}

/** Something about what tools that change things do. */
function aboutEffects(verb: Verb, { one, states }: Resource, draws: DrawSequence): string {
  const state = draws.pick(states).replaceAll("_", " ");
  const number = draws.pick([5, 10, 14, 30, 50, 60, 90, 100]);
  const common = [`At most ${number} calls a minute.`, "Every change is logged."];
  if (verb.pattern === "make")
    return draws.pick([...common, `The ${one} starts as ${states[0]?.replaceAll("_", " ")}.`]);
  if (speaksOfMany(verb)) return draws.pick([...common, `Takes up to ${number} seconds.`, "Runs in the background."]);
  const undo =
    verb.destroys === true && verb.pattern !== "state"
      ? "This cannot be undone."
      : `Can be undone within ${number} days.`;
  return draws.pick([...common, `Fails when the ${one} is ${state}.`, `The ${one} must not be ${state}.`, undo]);
}

const LONGEST = 300;
/** First sentences below this length say too little alone. */
const SHORT = 26;

/** What the tool does, in one to three sentences that agree with its arguments. */
export function descriptionOf(
  verb: Verb,
  resource: Resource,
  properties: readonly Property[],
  draws: DrawSequence,
): string {
  const first = firstSentence(verb, resource, draws);
  const more = first.length < SHORT ? 0 : draws.share();
  const details = more < 0.72 ? aboutArguments(properties, draws) : undefined;
  const effects = verb.reads === true ? aboutAnswers : aboutEffects;
  let text = first;
  if (details !== undefined) text += ` ${details}`;
  if (more < 0.3 || more >= 0.66) text += ` ${effects(verb, resource, draws)}`;
  return text.length <= LONGEST ? text : first;
}
