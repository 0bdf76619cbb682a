import type { Condition } from "../../inferred/check.ts";
import type { Model } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { implies } from "../frames/rules.ts";
import { isFormOf } from "../text/inflections.ts";

/** A field as the rules of states see it: by its published name, whatever domain it is of. */
export interface StateField {
  readonly name: string;
  /** A status with its members, a flag, or a time. */
  readonly form: "status" | "flag" | "time";
  readonly members: readonly string[];
  readonly weights?: readonly number[];
  /** An attribute of a subject, or undefined for the row's own. */
  readonly of: string | undefined;
  /** The share of rows in which a flag holds is the buyer's. */
  readonly isFixed: boolean;
}

/**
 * What things go through, in order, `|` between words for the same stage; words behind a colon are told by members alone. Who is
 * at a stage has been through those before.
 */
const courses: readonly (readonly string[])[] = [
  [
    "created|new|placed|ordered|pending|open",
    "confirmed|accepted",
    "paid",
    "processing|packed|picked|preparing",
    "shipped|dispatched|sent|posted",
    "in transit",
    "out for delivery",
    "delivered|arrived",
    "returned|refunded",
  ],
  [
    "created|new|open|opened|reported|raised|triage|to do|todo|backlog",
    "assigned|acknowledged|triaged",
    "in progress|investigating:waiting|on hold|pending|in review|escalated",
    "resolved|fixed|mitigated|solved|done|completed",
    "closed",
  ],
  [
    "draft",
    "submitted|filed|applied|new|pending|open",
    "under review|in review|reviewed|screened|assessed",
    "approved|accepted|granted|settled",
    "paid|reimbursed|disbursed|funded",
  ],
  ["applied", "screened|screening", "interviewed|interview", "offered|offer", "hired|onboarded"],
  [
    "booked|scheduled|planned|requested|confirmed|pending",
    "checked in|started|in progress|active",
    "completed|finished|done|checked out|attended",
  ],
  ["queued|scheduled", "sent", "delivered", "opened|read", "clicked", "converted"],
  [
    "lead|new|open|prospecting",
    "qualified|qualification",
    "proposal",
    "negotiation",
    "closed:won|lost|closed won|closed lost",
  ],
  [
    "queued|pending|scheduled|waiting",
    "running|started|in progress|active|charging",
    "finished|ended:completed|success|succeeded|failed|failure|error|passed|cancelled|canceled|stopped|timeout|skipped|aborted",
  ],
];

/** Ends apart from any course: words for the same. */
const ends: readonly string[] = [
  "cancelled|canceled|churned|terminated",
  "rejected|declined|denied|refused",
  "returned",
  "refunded",
  "failed|failure|fail|error|errored",
  "success|succeeded|successful|ok|passed|pass",
  "expired",
  "abandoned",
  "withdrawn",
  "no show",
  "late|delayed",
  "overdue|past due",
  "missed",
  "active|enabled",
  "converted",
  "escalated",
];

/** What has come before everything else, however it ended. */
const beginnings = new Set(
  "created new placed ordered pending open opened reported raised triage draft submitted filed applied booked scheduled planned requested queued started lead".split(
    " ",
  ),
);

/** Nouns that names of times and flags are made of, and the state that they tell. */
const statesOfNouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cancellation: "cancelled",
    cancel: "cancelled",
    churn: "churned",
    termination: "terminated",
    return: "returned",
    refund: "refunded",
    delivery: "delivered",
    payment: "paid",
    shipping: "shipped",
    shipment: "shipped",
    ship: "shipped",
    resolution: "resolved",
    resolve: "resolved",
    closing: "closed",
    closure: "closed",
    close: "closed",
    completion: "completed",
    complete: "completed",
    approval: "approved",
    rejection: "rejected",
    reimbursement: "reimbursed",
    settlement: "settled",
    hire: "hired",
    conversion: "converted",
    failure: "failed",
    expiry: "expired",
    noshow: "no show",
    sale: "sold",
    grant: "granted",
    purchase: "purchased",
  }),
);

/** Words that take a name out of what has happened to the row: "expected delivery", "last payment". */
const apart = new Set(
  "expected planned scheduled estimated promised due next last first previous target requested valid until deadline reason rate days months count method price amount".split(
    " ",
  ),
);
const isStatus =
  /(?:^|_)(?:status|state|stage|outcome|result|decision|resolution|phase|estado|situacion|situacao|statut|zustand)(?:_|$)/;

/** Whether a column of this name says how far things have come, or how they ended. */
export function isStatusName(name: string): boolean {
  return isStatus.test(name) || /(?:^|_)(?:disposition|verdict|conclusion|ended|ending)(?:_|$)/.test(name);
}

/** The words of a stage: those that times and flags tell too, and all. */
const stages = courses.map((course) =>
  course.map((stage) => {
    const [told = "", alone] = stage.split(":");
    const words = told.split("|");
    return { told: new Set(words), all: new Set([...words, ...(alone?.split("|") ?? [])]) };
  }),
);
const endWords = ends.map((words) => new Set(words.split("|")));
const known = new Set([...stages.flat().flatMap(({ told }) => [...told]), ...endWords.flatMap((words) => [...words])]);

/**
 * Rules by which statuses, flags and times of one row tell the same story: a row that is cancelled has a time of cancellation and
 * no other has. Of each list of rules the first that can be applied is meant.
 */
export function stateRules(fields: readonly StateField[]): readonly (readonly Rule[])[] {
  const rules: (readonly Rule[])[] = [];
  const told = fields.flatMap((field) => {
    const state = field.form === "status" ? undefined : stateIn(field.name);
    return state === undefined ? [] : [{ field, state }];
  });
  const statuses = fields.filter((field) => field.form === "status" && isStatus.test(field.name));
  const settled = new Set<StateField>();
  for (const field of fields) {
    if (field.form !== "time" || !/(?:^|_)actual(?:_|$)/.test(field.name)) continue;
    const status = statuses.find((each) => each.of === field.of && each.members.some(isCalledOff));
    const members = status?.members.filter((member) => !isCalledOff(member)) ?? [];
    if (status === undefined || members.length === 0) continue;
    settled.add(field);
    rules.push([timeRule(field.name, { field: status.name, in: members })]);
  }
  for (const { field, state } of told) {
    if (settled.has(field)) continue;
    const status = statuses.find((each) => each.of === field.of && holders(state, each.members).length > 0);
    if (status === undefined) continue;
    const members = holders(state, status.members);
    if (members.length === status.members.length || (field.form === "time" && beginnings.has(state))) continue;
    settled.add(field);
    rules.push(
      field.form === "time"
        ? [timeRule(field.name, { field: status.name, in: members })]
        : flagRules(field, status, members),
    );
  }
  for (const { field, state } of told) {
    if (field.form !== "time" || settled.has(field)) continue;
    const flag = told.find(
      (each) => each.field.form === "flag" && each.field.of === field.of && isSame(each.state, state),
    )?.field;
    if (flag === undefined) continue;
    const there: StateCondition = { field: field.name, present: true };
    rules.push([
      timeRule(field.name, { field: flag.name, in: [true] }),
      ...(flag.isFixed ? [] : [flagRule(flag.name, there, `${field.name} is there`)]),
    ]);
  }
  return rules;
}

/** The state that a name tells: "cancelled_at", "is_approved", "return_date". */
export function stateIn(name: string): string | undefined {
  const words = name.split("_");
  if (words.some((word) => apart.has(word))) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    const pair = words.slice(at, at + 2).join(" ");
    if (known.has(pair)) return pair;
    const word = words[at] ?? "";
    const state = statesOfNouns.get(word) ?? word;
    if (known.has(state)) return state;
  }
  const own = words.filter((word) => !around.has(word));
  const [only = ""] = own;
  return own.length === 1 && only.length > 3 ? (statesOfNouns.get(only) ?? only) : undefined;
}

/** What stands around the word that tells of the event: "is_sold", "sold_on". */
const around = new Set(
  "is has was been flag at on date time day datetime am um datum fecha hora data heure de".split(" "),
);

const past =
  /^(?:actual|claim|incident|loss|paid|sent|sold|left|won|lost|seen|drawn|taken|done|decision|(?:cancell?ation|churn|termination|return|refund|delivery|payment|shipping|shipment|ship|resolution|closing|closure|completion|approval|rejection|reimbursement|settlement)|\w{3,}ed)$/;
const ahead = new Set(
  "expected planned scheduled estimated promised due next target valid deadline until required".split(" "),
);

/** Whether a time is of something that has happened when the rows are told: "resolved_at", not "due_date". */
export function isPast(name: string): boolean {
  const words = name.split("_");
  return words.some((word) => past.test(word)) && !words.some((word) => ahead.has(word));
}

/** The members of a status that are in a state or have been through it. */
export function holders(state: string, members: readonly string[]): readonly string[] {
  const same = endWords.find((words) => words.has(state));
  const ended = same === undefined ? [] : members.filter((member) => same.has(plain(member)));
  if (ended.length > 0) return ended;
  let best: readonly string[] = [];
  let mostKnown = 1;
  for (const course of stages) {
    const from = course.findIndex(({ told }) => told.has(state));
    if (from < 0) continue;
    const places = members.map((member) => course.findIndex(({ all }) => all.has(plain(member))));
    const count = places.filter((place) => place >= 0).length;
    // Where one of many is known, what comes before and after it is not.
    if ((count < 2 && members.length > 2) || (count <= mostKnown && best.length > 0)) continue;
    const found = members.filter((_, index) => (places[index] ?? -1) >= from);
    if (found.length === 0) continue;
    best = found;
    mostKnown = count;
  }
  return best;
}

/** What was planned and did not, or not yet, come about. */
function isCalledOff(member: string): boolean {
  return /^(?:cancell?ed|scheduled|planned|no show|booked|abandoned)$/.test(plain(member));
}

function plain(member: string): string {
  return member.toLowerCase().replace(/[_-]/g, " ");
}

function isSame(one: string, other: string): boolean {
  return (
    stemOf(one) === stemOf(other) ||
    isFormOf(one, other) ||
    endWords.some((words) => words.has(one) && words.has(other))
  );
}

function stemOf(state: string): string {
  return state.replace(/(?:ed|e|ing|al|ment|ation|ion)$/, "");
}

function timeRule(time: string, when: StateCondition): Rule {
  return {
    statement: `${time} only where ${inWords(when)}`,
    needs: [time, when.field],
    sets: {},
    present: { [time]: when },
    checks: [{ kind: "present", field: time, when, onlyIf: true }],
  };
}

/** The flag follows the status; where the buyer fixed how often the flag holds, the status follows the flag. */
function flagRules(flag: StateField, status: StateField, members: readonly string[]): readonly Rule[] {
  const when: StateCondition = { field: status.name, in: members };
  const follows = flagRule(flag.name, when, inWords(when));
  if (!flag.isFixed) return [follows];
  const others = status.members.filter((member) => !members.includes(member));
  const told: Condition = { field: flag.name, in: [true] };
  return [
    follows,
    {
      ...follows,
      sets: {
        [status.name]: {
          kind: "dependent",
          by: flag.name,
          models: { true: someOf(status, members) },
          otherwise: someOf(status, others),
        },
      },
      checks: [implies(when, told), implies(told, when)],
    },
  ];
}

function someOf({ members, weights }: StateField, values: readonly string[]): Model {
  if (weights === undefined) return { kind: "choice", values };
  return { kind: "choice", values, weights: values.map((value) => weights[members.indexOf(value)] ?? 1) };
}

function flagRule(flag: string, when: StateCondition, words: string): Rule {
  const told: Condition = { field: flag, in: [true] };
  return {
    statement: `${flag} exactly where ${words}`,
    needs: [flag, when.field],
    sets: { [flag]: { kind: "holds", when } },
    checks: [implies(when, told), implies(told, when)],
  };
}

/** A state is told by a member, a flag or a time that is there. */
type StateCondition = Extract<Condition, { readonly in: unknown } | { readonly present: unknown }>;

function inWords(when: StateCondition): string {
  if ("present" in when) return `${when.field} is there`;
  return when.in.includes(true) ? when.field : `${when.field} is ${when.in.join(" or ")}`;
}
