import { type Condition, namesInCondition } from "../../../inferred/check.ts";
import { conditionStatement } from "../../../inferred/check-statement.ts";
import type { Model } from "../../../inferred/model.ts";
import { hasExactShare } from "../../../inferred/shares.ts";
import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import { fold } from "../../text/fold.ts";
import { isFormOf } from "../../text/inflections.ts";
import { statesOf } from "../../text/opposed-states.ts";
import { singular } from "../../text/stem.ts";
import { inField } from "../constraints/bounds.ts";
import { type DraftField, type DraftTable, fieldNamed, isNumeric } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { becomeNumeric } from "../draft/numeric.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { openStatus } from "./open-status.ts";
import { deniesFlag, holdsNames, stateSaid, turned } from "./state-said.ts";

type Finder = (phrase: string) => DraftField | undefined;
export type Members = Extract<Condition, { readonly in: unknown }>;

/** "churn reason only for churned accounts", "closed date empty while open", "training assigned if clicked". */
export function onlyWhenRule(
  field: DraftField,
  { when, unless, value, otherwise, unit, apart, only, start }: Extract<Found, { kind: "onlyWhen" }>,
  table: DraftTable,
  find: Finder,
): Rule | undefined {
  const met =
    when === "" ? lastFlag(field, table, apart === true ? start : undefined) : conditionFor(field, when, table, find);
  const said = met === undefined || unless !== true ? met : withStillOpen(met, when, table);
  const members = said === undefined || unless !== true ? said : negated(said, table);
  const condition: Condition | undefined = members ?? stateFor(field, when, unless === true, table);
  if (condition === undefined || ("in" in condition && condition.in.length === 0)) return undefined;
  if (value !== undefined)
    return "in" in condition ? valueRule(field, condition, { value, otherwise, unit }, table) : undefined;
  const where =
    "in" in condition ? `${condition.field} is ${condition.in.join(" or ")}` : conditionStatement(condition);
  const needs = [field.name, ...namesInCondition(condition)];
  if (field.type === "bool") {
    const isTrue = { field: field.name, in: [true] };
    // "returned only if delivered": not all that are delivered come back.
    if (only === true && "in" in condition && field.model.kind === "flag")
      return {
        statement: `${field.name} only where ${where}`,
        needs,
        sets: field.fixed.has("rate")
          ? someOfCase(field, field.model, condition, table)
          : { [field.name]: someWhere(field.model, condition) },
        checks: [implies(isTrue, condition)],
      };
    return {
      statement: `${field.name} is true exactly where ${where}`,
      needs,
      sets: { [field.name]: { kind: "holds", when: condition } },
      checks: [implies(condition, isTrue), implies(isTrue, condition)],
    };
  }
  return {
    statement: `${field.name} is present only where ${where}`,
    needs,
    sets: {},
    present: { [field.name]: condition },
    checks: [{ kind: "present", field: field.name, when: condition }],
  };
}

const stillOpen =
  /^(?:pending|under (?:review|investigation)|in (?:progress|review|process)|re-?opened|on hold|awaiting.*|waiting.*|new|submitted|filed|investigating|assigned|received)$/i;

/** "empty while open", of a status that the domain alone knows: what is under review is open too. */
function withStillOpen(met: Members, when: string, { fields }: DraftTable): Members {
  const status = fields.find(({ name }) => name === met.field);
  const isOpen = statesOf(fold(when)).some(({ same }) => same.includes("open"));
  if (status?.model.kind !== "choice" || status.fixed.has("enum") || !isOpen) return met;
  const more = status.model.values.filter((value) => stillOpen.test(value) && !met.in.includes(value));
  const all = [...met.in, ...more];
  return all.length < status.model.values.length ? { ...met, in: all } : met;
}

/** A flag that is true in some of the rows of a case alone. */
function someWhere(own: Model, when: Members): Model {
  return {
    kind: "dependent",
    by: when.field,
    models: Object.fromEntries(when.in.map((each) => [String(each), own])),
    otherwise: { kind: "flag", rate: 0 },
  };
}

/**
 * How often it is so was said of all rows: they are rows of the condition. Where that has an exact share too, some of those; else
 * what decides the condition is drawn until it holds.
 */
function someOfCase(
  field: DraftField,
  { rate }: Extract<Model, { kind: "flag" }>,
  when: Members,
  { fields }: DraftTable,
): Readonly<Record<string, Model>> {
  const by = fields.find(({ name, of }) => name === when.field && of === field.of);
  const [is, ...others] = when.in;
  if (by === undefined || others.length > 0 || (is !== true && typeof is !== "string")) return {};
  if (!hasExactShare(by.model, is)) return {};
  return { [field.name]: { kind: "flag", rate, exact: true, within: { field: when.field, is } } };
}

/** A state that no column and no member is called after. */
function stateFor(field: DraftField, when: string, isUnless: boolean, table: DraftTable): Condition | undefined {
  const said = stateSaid(field, when, table);
  const isDenied = /(?:^|\s)(?:not|never|n't|nicht|no|pas|plus|não|nao)\s/i.test(when);
  if (said === undefined || isDenied === isUnless) return said;
  return "in" in said ? negated(said, table) : turned(said);
}

interface ValueSaid {
  readonly value: number;
  readonly otherwise: number | undefined;
  readonly unit: string | undefined;
}

/** "in a fault the power is 0", "fee 25 USD if late, else 0" */
function valueRule(field: DraftField, when: Members, said: ValueSaid, table: DraftTable): Rule | undefined {
  const { otherwise } = said;
  // "discount 5 % for members" is no amount of 5.
  if (said.unit === "%" && field.unit !== "%") return undefined;
  // "paid 0 if denied": what has a figure is no flag.
  const isOpen = field.fixed.size === 0 && (field.type === "bool" || field.type === "string");
  if (isOpen) becomeNumeric(field, false, { kind: "lognormal", median: Math.max(said.value, 100), sigma: 0.6 });
  if (isOpen && said.unit !== undefined) field.unit = said.unit;
  const value = inField(said.value, said.unit, field) ?? said.value;
  const by = fieldNamed(table, when.field);
  const isFree = !field.fixed.has("range") || (field.minimum ?? value) <= value;
  if (!isNumeric(field) || !isFree || by === undefined || isNumeric(by)) return undefined;
  for (const each of [value, otherwise ?? value]) {
    if (field.minimum !== undefined && field.minimum > each) field.minimum = each;
    if (field.maximum !== undefined && field.maximum < each) field.maximum = each;
  }
  const constant: Model = { kind: "constant", value };
  const where = `${when.field} is ${when.in.join(" or ")}`;
  const isCase: Condition = { field: field.name, in: [value] };
  const isElse: Condition = { field: field.name, in: [otherwise ?? 0] };
  const others = otherwise === undefined ? undefined : negated(when, table);
  return {
    statement: `${field.name} is ${value} where ${where}${otherwise === undefined ? "" : `, else ${otherwise}`}`,
    needs: [field.name, when.field],
    sets: {
      [field.name]: {
        kind: "dependent",
        by: when.field,
        models: Object.fromEntries(when.in.map((each) => [String(each), constant])),
        otherwise: otherwise === undefined ? field.model : { kind: "constant", value: otherwise },
      },
    },
    checks: [implies(when, isCase), ...(others === undefined ? [] : [implies(others, isElse)])],
  };
}

/** "deferred 6% and a reason only then": the flag that is named right before. */
function lastFlag(field: DraftField, table: DraftTable, from?: number): Members | undefined {
  const start = from ?? field.span?.start ?? Number.POSITIVE_INFINITY;
  const [flag] = table.fields
    .filter((each) => each.type === "bool" && each !== field && each.span !== null && each.span.start < start)
    .sort((one, other) => (other.span?.start ?? 0) - (one.span?.start ?? 0));
  return flag === undefined ? undefined : { field: flag.name, in: [true] };
}

const denials =
  /^(?:not|no longer|no|plus|pas|jamais|nicht mehr|non|never|nicht|kein|keine|no es|n'est pas|n[aã]o|without)\s+/i;
const fillers =
  /^(?:the|those|these|all|its|their|an?|it|they|account|order)\s+|\s+(?:ones?|rows?|cases?|records?|only|ist|sind|werden?|wurden?)$/gi;

/** "refunded orders" of a table of orders are refunded. */
function withoutRows(condition: string, { name }: DraftTable): string {
  const [, state = "", noun = ""] = /^(\p{L}+) (\p{L}+s)$/u.exec(condition) ?? [];
  return noun !== "" && name.split("_").includes(singular(noun.toLowerCase())) ? state : condition;
}

/** "the caller wasn't dropped" was not dropped. */
const contracted = /\b(is|are|was|were|has|have|had|do|does|did)n['’]?t\b/gi;
/** The "was" of "was not cancelled", whoever it was. */
const copula = /^(?:is|are|was|were|has|have|had)\s+(?:been\s+)?/i;

export function conditionFor(field: DraftField, when: string, table: DraftTable, find: Finder): Members | undefined {
  const full = when.replaceAll(contracted, "$1 not");
  const plain = withoutRows(full.replace(fillers, "").replace(copula, "").trim(), table);
  // "empty if it never did", "missing if not": the flag that is named last.
  if (/^(?:it )?(?:never|not|did not|didn't|no|nicht|nein|non|nao|não)(?: (?:did|does|has|was|so))?$/i.test(plain)) {
    const flag = lastFlag(field, table);
    return flag === undefined ? undefined : { ...flag, in: [false] };
  }
  // "severity only if yes"
  if (/^(?:yes|so|true|ja|si|sí|oui|sim|did|do|does|have|has|was|were)$/i.test(plain)) return lastFlag(field, table);
  const behind = statusBefore(plain, table);
  const stated =
    behind ??
    /^(.+?)\s*(?:\b(?:is|are|was|were|equals|has|have|had|ist|es|est)\b|==?|(?<=\s)é(?=\s))\s*(.+)$/i.exec(plain);
  const value = stated?.[2] ?? plain;
  const isDenied = denials.test(value);
  const bare = value.replace(denials, "").trim();
  const subject = stated === null ? undefined : find(stated[1] ?? "");
  const met =
    (subject === undefined || subject === field ? undefined : (memberSaid(subject, bare) ?? stateOf(subject, bare))) ??
    named(bare, field, table, find) ??
    openNow(bare, field, table) ??
    opposite(bare, field, table) ??
    figureSaid(bare, field, table) ??
    alike(bare, field, table) ??
    (stated === null ? undefined : named(plain, field, table, find));
  const flag = table.fields.find(({ name, type }) => name === met?.field && type === "bool");
  const isContrary = met?.in[0] === true && flag !== undefined && deniesFlag(flag, bare);
  return met === undefined || isDenied === isContrary ? met : negated(met, table);
}

/** "status closed" */
function statusBefore(plain: string, { fields }: DraftTable): RegExpExecArray | null {
  const split = /^(\p{L}+) (\p{L}+)$/u.exec(plain);
  const key = phraseKey(wordsOf(split?.[1] ?? ""));
  return fields.some(({ name, type }) => type === "enum" && phraseKey(name.split("_")) === key) ? split : null;
}

/** "closed only if status is closed": a state of which the buyer speaks is one of them, and stands for the domain's own word for it. */
function stateOf(field: DraftField, state: string): Members | undefined {
  const { model, fixed } = field;
  if (field.type !== "enum" || model.kind !== "choice" || fixed.size > 0 || !/^\p{L}+$/u.test(state)) return undefined;
  const word = fold(state);
  const own = statesOf(word).flatMap(({ same }) =>
    model.values.filter((value) => same.some((each) => isFormOf(each, fold(value)))),
  )[0];
  if (own === undefined) return undefined;
  field.model = { ...model, values: model.values.map((value) => (value === own ? word : value)) };
  return { field: field.name, in: [word] };
}

/** "status = refunded", "is_valid is false". */
function memberSaid(field: DraftField, value: string): Members | undefined {
  if (field.type === "bool") {
    if (/^(?:true|yes|set|1|y|ja|si|oui|sim)$/i.test(value)) return { field: field.name, in: [true] };
    return /^(?:false|no|0|n|nein|non|nao)$/i.test(value) ? { field: field.name, in: [false] } : undefined;
  }
  const members = value.split(/\s*(?:,|\/|\bor\b|\boder\b|\bou\b)\s*/).map((each) => memberOf(field, each));
  return members.some((member) => member === undefined)
    ? undefined
    : { field: field.name, in: members as readonly string[] };
}

function openNow(state: string, field: DraftField, table: DraftTable): Members | undefined {
  const status = openStatus(field, state, table);
  return status === undefined ? undefined : memberSaid(status, state);
}

/** The flag, or the member of an enumeration, that words name. */
function named(when: string, field: DraftField, table: DraftTable, find: Finder): Members | undefined {
  const flag = find(when);
  if (flag !== undefined && flag !== field && flag.type === "bool") return { field: flag.name, in: [true] };
  for (const word of [when, ...wordsOf(when)]) {
    for (const other of table.fields) {
      if (other === field || other.type !== "enum" || holdsNames(other)) continue;
      const member = memberOf(other, word);
      if (member !== undefined) return { field: other.name, in: [member] };
    }
    const own = flagNamed(word, field, table);
    if (own !== undefined) return { field: own.name, in: [true] };
  }
  return undefined;
}

function flagNamed(word: string, field: DraftField, table: DraftTable): DraftField | undefined {
  const key = phraseKey(wordsOf(word));
  return table.fields.find(
    (other) =>
      other !== field &&
      other.type === "bool" &&
      phraseKey(other.name.replace(/^(?:is|has|was)_/, "").split("_")) === key,
  );
}

/** "for priority 4": a number by its name and value. */
function figureSaid(when: string, field: DraftField, table: DraftTable): Members | undefined {
  const [, name = "", value] = /^(.+?)\s+(\d+)$/.exec(when) ?? [];
  const key = phraseKey(wordsOf(name));
  const other = table.fields.find((each) => each !== field && phraseKey(each.name.split("_")) === key);
  if (other === undefined || value === undefined) return undefined;
  return other.type === "int" ? { field: other.name, in: [Number(value)] } : undefined;
}

/** "withdrawals" are those of the member "withdraw", "on wins" where it is `won`. */
function alike(when: string, field: DraftField, table: DraftTable): Members | undefined {
  for (const word of wordsOf(when)) {
    const root = rootOf(word);
    if (root.length < 3) continue;
    for (const other of table.fields) {
      if (other === field) continue;
      if (other.type === "bool" && other.name.split("_").some((part) => rootOf(part) === root || isFormOf(part, word)))
        return { field: other.name, in: [!/^(?:never|not|no|nie|nicht|nunca|jamais)_/.test(other.name)] };
      if (other.model.kind !== "choice" || other.type !== "enum" || holdsNames(other)) continue;
      const member = other.model.values.find((value) => wordsOf(value).some((part) => rootOf(part) === root));
      if (member !== undefined) return { field: other.name, in: [member] };
    }
  }
  return undefined;
}

const irregularRoots: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wins: "won",
    win: "won",
    losses: "lost",
    loss: "lost",
    sale: "sold",
    sales: "sold",
    payment: "paid",
    payments: "paid",
  }),
);

function rootOf(word: string): string {
  const lower = fold(word);
  const root = irregularRoots.get(lower) ?? lower.replace(/(?:ations?|ments?|als?|ies|ed|es|as|os|s|e|a|o)$/, "");
  return root.slice(0, 7);
}

/** "the invalid ones", "unpaid", "non-members": what a flag does not say. */
function opposite(when: string, field: DraftField, table: DraftTable): Members | undefined {
  for (const word of [when, ...wordsOf(when)]) {
    const [, rest] = /^(?:un|in|im|ir|non-?|dis|nicht|não |nao )(\p{L}{3,})$/iu.exec(word) ?? [];
    for (const other of [rest, antonyms.get(fold(word))]) {
      if (other === undefined) continue;
      const flag = flagNamed(other, field, table);
      if (flag !== undefined) return { field: flag.name, in: [false] };
      const member = other === rest ? alikeMember(other, field, table) : undefined;
      if (member !== undefined) return negated(member, table);
    }
  }
  return undefined;
}

function alikeMember(word: string, field: DraftField, table: DraftTable): Members | undefined {
  for (const other of table.fields) {
    const member = other === field || other.type !== "enum" ? undefined : memberOf(other, word);
    if (member !== undefined) return { field: other.name, in: [member] };
  }
  return undefined;
}

/** What a flag is where another word holds. */
const antonyms: ReadonlyMap<string, string> = new Map(
  (
    [
      ["failed", "passed"],
      ["absent", "present"],
      ["lost", "won"],
      ["open", "closed"],
      ["open", "resolved"],
      ["alive", "dead"],
      ["healthy", "sick"],
      ["vacant", "occupied"],
      ["late", "on time"],
      ["empty", "occupied"],
      ["missed", "attended"],
      ["online", "offline"],
      ["rejected", "approved"],
      ["declined", "approved"],
      ["pending", "completed"],
    ] as const
  ).flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** "for priority 4 no unit is sent": of so few figures the others can be told. */
const MOST_FIGURES = 20;

/** All that a field may hold besides. */
function negated({ field: name, in: members }: Members, table: DraftTable): Members | undefined {
  const field = fieldNamed(table, name);
  if (field?.type === "bool") return { field: name, in: [true, false].filter((value) => !members.includes(value)) };
  const { minimum, maximum } = field ?? {};
  if (field?.type === "int" && minimum !== undefined && maximum !== undefined && maximum - minimum < MOST_FIGURES) {
    const all = Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
    return { field: name, in: all.filter((value) => !members.includes(value)) };
  }
  if (field?.model.kind !== "choice") return undefined;
  return { field: name, in: field.model.values.filter((value) => !members.includes(value)) };
}
