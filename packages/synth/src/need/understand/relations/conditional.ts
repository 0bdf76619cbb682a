import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";

type Finder = (phrase: string) => DraftField | undefined;
type Members = { readonly field: string; readonly in: readonly (string | boolean)[] };

/** "churn reason only for churned accounts", "closed date empty while open", "training assigned if clicked". */
export function onlyWhenRule(
  field: DraftField,
  { when, unless }: Extract<Found, { kind: "onlyWhen" }>,
  table: DraftTable,
  find: Finder,
): Rule | undefined {
  const said = when === "" ? lastFlag(field, table) : conditionFor(field, when, table, find);
  const condition = said === undefined || unless !== true ? said : negated(said, table);
  if (condition === undefined || condition.in.length === 0) return undefined;
  const where = `${condition.field} is ${condition.in.join(" or ")}`;
  const needs = [field.name, condition.field];
  if (field.type === "bool") {
    const isTrue = { field: field.name, in: [true] };
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

/** "deferred 6% and a reason only then": the flag that is named right before. */
function lastFlag(field: DraftField, table: DraftTable): Members | undefined {
  const start = field.span?.start ?? Number.POSITIVE_INFINITY;
  const [flag] = table.fields
    .filter((each) => each.type === "bool" && each !== field && each.span !== null && each.span.start < start)
    .sort((one, other) => (other.span?.start ?? 0) - (one.span?.start ?? 0));
  return flag === undefined ? undefined : { field: flag.name, in: [true] };
}

const denials = /^(?:not|no|non|never|nicht|kein|keine|no es|n'est pas|nao|without)\s+/i;
const fillers =
  /^(?:the|those|these|all|its|their|an?|it|they|account|order)\s+|\s+(?:ones?|rows?|cases?|records?|only|ist|sind|werden?|wurden?)$/gi;

function conditionFor(field: DraftField, when: string, table: DraftTable, find: Finder): Members | undefined {
  const plain = when.replace(fillers, "").trim();
  const stated = /^(.+?)\s*(?:\b(?:is|are|was|were|equals|has|ist|es|est)\b|==?|é)\s*(.+)$/i.exec(plain);
  const value = stated?.[2] ?? plain;
  const isDenied = denials.test(value);
  const bare = value.replace(denials, "").trim();
  const subject = stated === null ? undefined : find(stated[1] ?? "");
  const met =
    (subject === undefined || subject === field ? undefined : memberSaid(subject, bare)) ??
    named(bare, field, table, find) ??
    opposite(bare, field, table) ??
    (stated === null ? undefined : named(plain, field, table, find));
  return met === undefined || !isDenied ? met : negated(met, table);
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

/** The flag, or the member of an enumeration, that words name. */
function named(when: string, field: DraftField, table: DraftTable, find: Finder): Members | undefined {
  const flag = find(when);
  if (flag !== undefined && flag !== field && flag.type === "bool") return { field: flag.name, in: [true] };
  for (const word of [when, ...wordsOf(when)]) {
    for (const other of table.fields) {
      if (other === field || other.type !== "enum") continue;
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

/** "the invalid ones", "unpaid", "non-members": what a flag does not say. */
function opposite(when: string, field: DraftField, table: DraftTable): Members | undefined {
  for (const word of [when, ...wordsOf(when)]) {
    const [, rest] = /^(?:un|in|im|ir|non-?|dis|nicht)(\p{L}{3,})$/iu.exec(word) ?? [];
    const flag = rest === undefined ? undefined : flagNamed(rest, field, table);
    if (flag !== undefined) return { field: flag.name, in: [false] };
  }
  return undefined;
}

/** All that a field may hold besides. */
function negated({ field: name, in: members }: Members, table: DraftTable): Members | undefined {
  const field = table.fields.find((each) => each.name === name);
  if (field?.type === "bool") return { field: name, in: [true, false].filter((value) => !members.includes(value)) };
  if (field?.model.kind !== "choice") return undefined;
  return { field: name, in: field.model.values.filter((value) => !members.includes(value)) };
}
