import { lines } from "../language/matter.ts";
import { type Bank, bank } from "../language/phrase.ts";
import { type Exchange, readExchanges } from "./exchange.ts";
import type { FamilySource } from "./families/family.ts";
import { familySources } from "./families/registry.ts";
import { humanLexicon } from "./lexicon.ts";
import { varied } from "./variation.ts";

/** Kinds of events as families list them. */
export const eventCodes = [
  "good",
  "bad",
  "stuck",
  "wrong",
  "hope",
  "fear",
  "pride",
  "shame",
  "kind",
  "unfair",
  "fgood",
  "fbad",
  "odd",
  "like",
  "love",
  "dislike",
  "disgust",
  "plain",
] as const;
export type EventCode = (typeof eventCodes)[number];

/** One thing that may happen. A bank holds exactly one phrase here. */
export interface Seed {
  readonly code: EventCode;
  readonly token: string;
  readonly goal: number;
  readonly topic: Bank;
  /** The clause; of a prospect the one for what lies ahead. */
  readonly clause: Bank;
  /** For prospects: what is said when it came true, and when it did not. */
  readonly confirmed: Bank;
  readonly disconfirmed: Bank;
}

export interface FamilyGoal {
  readonly goal: string;
  readonly text: string;
}

/** A family of scenarios, ready to be drawn from. */
export interface Family {
  readonly id: string;
  readonly users: readonly string[];
  readonly confidants: readonly string[];
  readonly counterpart: string;
  readonly facing: number;
  readonly isOnDuty: boolean;
  readonly places: readonly string[];
  readonly goals: readonly FamilyGoal[];
  readonly seeds: ReadonlyMap<EventCode, readonly Seed[]>;
  readonly details: Bank;
  /** Questions and advice of whom one mostly talks to in such scenarios, with what is replied. */
  readonly exchanges: readonly Exchange[];
}

const bankOf = (source: readonly string[]): Bank => bank(source.map(varied), humanLexicon);

/** Questions with their answers, and advice that may be taken or not, as exchanges. */
function exchangesOf({ pairs, advice }: FamilySource): readonly Exchange[] {
  const asked = lines(pairs).map((line) => (line.startsWith("? ") ? line : `= ${line}`));
  const advised = lines(advice).map((line) => `! ${line}`);
  return readExchanges([...asked, ...advised].join("\n"));
}

/** Reads one line of a family's events. */
export function readSeed(line: string): Seed {
  const match = /^(\w+) (\w+) (\d) ([^:]+): (.+)$/.exec(line);
  if (match === null) throw new TypeError(`no event: ${line}`);
  const [, code = "", token = "", goal = "0", topic = "", rest = ""] = match;
  const [clause = "", confirmed = clause, disconfirmed = clause] = rest.split(" / ");
  return {
    code: code as EventCode,
    token,
    goal: Number(goal),
    topic: bankOf([topic]),
    clause: bankOf([clause]),
    confirmed: bankOf([confirmed]),
    disconfirmed: bankOf([disconfirmed]),
  };
}

function readFamily(source: FamilySource): Family {
  const seeds = new Map<EventCode, Seed[]>();
  for (const seed of lines(source.events).map(readSeed)) {
    const known = seeds.get(seed.code);
    if (known === undefined) seeds.set(seed.code, [seed]);
    else known.push(seed);
  }
  const list = (text: string): string[] => text.split(", ");
  return {
    id: source.id,
    users: list(source.users),
    confidants: list(source.confidants),
    counterpart: source.counterpart,
    facing: source.facing,
    isOnDuty: source.isOnDuty,
    places: list(source.places),
    goals: lines(source.goals).map((line) => {
      const [goal = "", text = ""] = line.split(": ");
      return { goal, text };
    }),
    seeds,
    details: bankOf(lines(source.details)),
    exchanges: exchangesOf(source),
  };
}

const read = new Map<string, Family>();

/** The family of an id; undefined where there is none. Each is read when it is first asked for. */
export function familyOf(id: string): Family | undefined {
  const known = read.get(id);
  if (known !== undefined) return known;
  const source = familySources.find((each) => each.id === id);
  if (source === undefined) return undefined;
  const family = readFamily(source);
  read.set(id, family);
  return family;
}
