import { contentDigest } from "../../entities/content-digest.ts";
import type { JsonValue } from "../../schema/json-value.ts";
import { circumstances } from "../prose/circumstances.ts";
import { Dice } from "../prose/dice.ts";
import { firstNames } from "../prose/names.ts";
import { capitalised, sayOne } from "../prose/phrase.ts";
import type { DomainKit, Goal, World } from "./domain-kit.ts";
import { banking } from "./domains/banking.ts";
import { calendar } from "./domains/calendar.ts";
import { helpdesk } from "./domains/helpdesk.ts";
import { retail } from "./domains/retail.ts";
import { travel } from "./domains/travel.ts";
import { warehouse } from "./domains/warehouse.ts";
import { PartTexts } from "./part-texts.ts";
import { type Action, type PolicyRule, run, type State, type Tool } from "./simulator.ts";
import { adjectives, problems, reasonsToChange, topics, towns } from "./words.ts";

/** In the order of `domains`. */
const kits: readonly DomainKit[] = [retail, travel, calendar, warehouse, helpdesk, banking];

/** One task with everything that its episodes share. */
export interface Task {
  readonly instruction: string;
  readonly initialText: string;
  /** The state before the episodes. */
  readonly initial: State;
  readonly texts: PartTexts;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly toolsText: string;
  readonly rules: readonly PolicyRule[];
  readonly policy: string;
  readonly rulesText: string;
  readonly gold: readonly Action[];
  readonly goldText: string;
  /** The state after the gold actions, as RFC 8785 text, and its digest. */
  readonly goldStateText: string;
  readonly goldHash: string;
  /** Calls that only look, in no order. */
  readonly lookups: readonly Action[];
  /** A call that breaks a rule, and one that nobody asked for, where the world has them. */
  readonly temptation: Action | null;
  readonly surplus: Action | null;
}

/** How many gold actions tasks have, from 1 on. */
const lengthWeights = [16, 27, 25, 17, 9, 6];

const constantTexts = new WeakMap<Tool | PolicyRule, string>();

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

/** Tools or rules as RFC 8785 text. */
function listText(list: readonly (Tool | PolicyRule)[]): string {
  const texts = list.map((each) => {
    const text = constantTexts.get(each) ?? canonical(each);
    constantTexts.set(each, text);
    return text;
  });
  return `[${texts.join(",")}]`;
}

const toolMaps = new WeakMap<DomainKit, ReadonlyMap<string, Tool>>();

function toolsOf(kit: DomainKit): ReadonlyMap<string, Tool> {
  let tools = toolMaps.get(kit);
  if (tools === undefined) {
    tools = new Map(kit.tools.map((tool) => [tool.name, tool]));
    toolMaps.set(kit, tools);
  }
  return tools;
}

/** The state after calls, null where one fails or breaks a rule. */
function afterAll(
  actions: readonly Action[],
  state: State,
  tools: ReadonlyMap<string, Tool>,
  rules: readonly PolicyRule[],
): State | null {
  let after = state;
  for (const each of actions) {
    const outcome = run(after, tools, rules, each);
    if (outcome.error !== null || outcome.broken) return null;
    after = outcome.state;
  }
  return after;
}

/** Goals whose calls all succeed one after another and break no rule, until there are enough actions. */
function chooseGoals(world: World, kit: DomainKit): { goals: readonly Goal[]; after: State } {
  const { dice } = world;
  const wanted = 1 + dice.weighted(lengthWeights);
  const tools = toolsOf(kit);
  const goals: Goal[] = [];
  let after = world.state;
  let actions = 0;
  for (let tries = 0; tries < 24 && (actions < wanted || goals.length === 0); tries++) {
    const goal = dice.pick(kit.goals)(world);
    if (goal === null) continue;
    const changed = afterAll(goal.actions, after, tools, kit.rules);
    if (changed === null) continue;
    goals.push(goal);
    actions += goal.actions.length;
    after = changed;
  }
  return { goals, after };
}

/** Calls that look at the things that have a tool for it. */
function lookupsOf(tools: readonly Tool[], state: State): Action[] {
  return tools.flatMap((tool) => {
    const collection = tool.returns?.split("/")[1] ?? "";
    const parameter = tool.parameters.required[0] ?? "";
    if (tool.effects.length > 0) return [];
    const things = state[collection] as State | undefined;
    return Object.keys(things ?? {}).map((id) => ({ name: tool.name, args: { [parameter]: id } }));
  });
}

const openers = [
  "[Hi|Hello|Hey|Good morning|Evening][, {me} here|, this is {me}|][.|!|,]",
  "[{me} again.|It is {me}.|{me} speaking.]",
  "[Quick one|A small favour|Several things|Housekeeping][:|,| -]",
  "[Sorry to bother you|I hope you can help|This is not urgent].",
];
const first = [
  "please {c}",
  "[could|can|would] you {c}",
  "I need you to {c}",
  "{c}",
  "{c}, please",
  "the main thing: {c}",
  "[kindly|just] {c}",
];
const later = [
  "[then|after that|next,] {c}",
  "also {c}",
  "and {c}",
  "[finally|last],[ please|] {c}",
  "oh, and {c}",
  "[while you are at it|on top of that], {c}",
  "{c} too",
];
const firstStated = ["{c}", "the main thing: {c}", "[this is it|here goes|as agreed]: {c}"];
const laterStated = ["{c}", "[also|and|oh, and] {c}", "[one more thing|another thing|besides]: {c}"];
/** Clauses that may follow "please"; the others state what is wanted. */
const asks =
  /^(add|adjust|assign|block|book|bring|call|cancel|cap|change|close|correct|create|credit|deliver|do|drop|free|freeze|get|give|grant|hand|have|hold|invite|keep|label|let|limit|make|move|name|note|pass|pay|plan|push|put|raise|rebook|redirect|refund|release|rename|request|reroute|reschedule|reserve|route|send|set|shift|ship|stick|stop|stretch|switch|tag|take|tell|transfer|turn|unblock|warn|write)\b/;
const closers = [
  "[Thanks|Thank you|Cheers|Much appreciated][!|.|]",
  "[Do|Please do] not [change|touch] anything else.",
  "[Tell me|Let me know] when [it is done|all of it is done|you have finished].",
  "[No need to confirm|You need not ask back|I trust you with the rest].",
  "[That is all|Nothing more][ for now| for today|].",
  "[Reason|Why]: {reason}.",
];

function stopOf(sentence: string): string {
  if (/^(could|can|would) you/i.test(sentence)) return "?";
  return /[.!?]"?$/.test(sentence) ? "" : ".";
}

function instructionOf(dice: Dice, kit: DomainKit, goals: readonly Goal[]): string {
  const words = {
    me: dice.pick(firstNames),
    name: dice.pick(firstNames),
    town: dice.pick(towns),
    adjective: dice.pick(adjectives),
    topic: dice.pick(topics),
    problem: dice.pick(problems),
    reason: dice.pick(reasonsToChange),
  };
  const sentences: string[] = [];
  if (dice.chance(0.4)) sentences.push(sayOne(dice, openers, words));
  if (dice.chance(0.55)) sentences.push(`${capitalised(sayOne(dice, kit.settings, words))}.`);
  for (const [i, goal] of goals.entries()) {
    const frames = asks.test(goal.clause) ? [first, later] : [firstStated, laterStated];
    const asked = sayOne(dice, frames[Math.min(i, 1)] ?? later, { ...words, c: goal.clause });
    sentences.push(`${capitalised(asked)}${stopOf(asked)}`);
  }
  if (dice.chance(0.3)) sentences.push(`${capitalised(words.reason)}.`);
  const lives = circumstances(dice, dice.weighted([40, 45, 15])).map((sentence) => `${sentence}.`);
  if (dice.chance(0.5)) sentences.push(...lives);
  else sentences.unshift(...lives);
  if (dice.chance(0.45)) sentences.push(sayOne(dice, closers, words));
  return sentences.join(" ");
}

/** Makes up the task of a key in a domain. */
export function makeTask(key: number, domain: number): Task {
  const dice = new Dice(key);
  const kit = kits[domain] as DomainKit;
  const initialText = JSON.stringify(kit.world(dice));
  const state = JSON.parse(initialText) as State;
  const texts = new PartTexts();
  const world: World = { dice, state, taken: new Set() };
  const { goals, after } = chooseGoals(world, kit);
  const gold = goals.flatMap((goal) => goal.actions);
  const surplus = dice.pick(kit.goals)(world)?.actions[0] ?? null;
  const temptation = kit.tempt(world);
  const needed = new Set(gold.map((each) => each.name));
  if (surplus !== null) needed.add(surplus.name);
  if (temptation !== null) needed.add(temptation.name);
  const readers = kit.tools.filter((tool) => tool.effects.length === 0);
  needed.add(dice.pick(readers).name);
  if (dice.chance(0.35)) needed.add(dice.pick(kit.tools).name);
  const offered = kit.tools.filter((tool) => needed.has(tool.name));
  const rules = kit.rules.filter((rule) => needed.has(rule.tool));
  const goldStateText = texts.ofState(after);
  if (goldStateText === initialText) throw new Error("gold actions must change the state");
  return {
    instruction: instructionOf(dice, kit, goals),
    initialText,
    initial: state,
    texts,
    tools: new Map(offered.map((tool) => [tool.name, tool])),
    toolsText: listText(offered),
    rules,
    policy: rules.map((rule) => rule.text).join("\n"),
    rulesText: listText(rules),
    gold,
    goldText: `[${gold.map(({ args, name }) => `{"args":${texts.of(args)},"name":"${name}"}`).join(",")}]`,
    goldStateText,
    goldHash: contentDigest(goldStateText),
    lookups: lookupsOf(offered, state),
    temptation,
    surplus,
  };
}

/** Names of members of the state's collections, by the name of one of them: what else a call could be about. */
export function siblingsOf(state: State, id: JsonValue): readonly string[] {
  for (const things of Object.values(state)) {
    if (typeof things === "object" && things !== null && Object.hasOwn(things, String(id))) {
      return Object.keys(things).filter((other) => other !== id);
    }
  }
  return [];
}
