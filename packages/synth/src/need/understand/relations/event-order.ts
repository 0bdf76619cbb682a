import type { Span } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { isBilled, lengthBetween } from "../../rules/lengths-by-name.ts";
import { isFormOf } from "../../text/inflections.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { finenessOf } from "../draft/numeric.ts";
import { orderRule } from "./apart.ts";
import type { RuleBook } from "./rules-plan.ts";

type Runs = readonly (readonly Span[])[];

/** Times that stand one after the other follow one another as the steps of one thing do. */
export function applyEventOrder(table: DraftTable, runs: Runs, book: RuleBook): void {
  for (const run of runs) {
    const times = timesOf(run, table);
    const known = book.relations().flatMap(({ checks }) => checks.filter(({ kind }) => kind === "ascending"));
    times.slice(1).forEach((later, at) => {
      const earlier = times[at];
      // The domain may know how long it takes.
      if (earlier === undefined || ("than" in later.model && later.model.than === earlier.name)) return;
      const rule = orderRule(earlier, later, false);
      if (!known.some((check) => JSON.stringify(check) === JSON.stringify(rule.checks[0]))) book.apply(rule, "implied");
    });
  }
}

/** A length beside such times is that between them, where nothing else tells it. */
export function applyEventLengths(table: DraftTable, runs: Runs, book: RuleBook): void {
  for (const run of runs) for (const rule of lengthsBeside(timesOf(run, table), table)) book.apply(rule, "implied");
}

function timesOf(run: readonly Span[], { fields }: DraftTable): readonly DraftField[] {
  return run.flatMap(({ start }) => fields.find((field) => isTime(field) && field.span?.start === start) ?? []);
}

const named =
  /^(?:seconds|minutes|mins|hours|days|weeks|duration|turnaround|elapsed|total|dwell|stay|lead|cycle)(?:_|$)|_(?:duration|minutes|seconds|hours|days|time)$/;
const others = /delay|late|overdue|break|paus|sla|target|allowed|limit/;

/** "minutes to resolve" ends with the resolving; "turnaround min" is from the first to the last of the times. */
function lengthsBeside(times: readonly DraftField[], table: DraftTable): readonly Rule[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const behind = table.fields.slice(table.fields.indexOf(last) + 1);
  const next = behind.findIndex(({ type, fixed }) => !(type === "int" || type === "number") || fixed.has("enum"));
  const told = behind.slice(0, next < 0 ? behind.length : next);
  // "deep, light and REM minutes": several lengths are parts of it.
  const plain = told.filter(({ name }) => named.test(name) && !/_(?:to|until)_/.test(name) && !others.test(name));
  return told
    .filter((field) => plain.length < 2 || !plain.includes(field))
    .flatMap((field) => {
      if (!isNumeric(field) || field.model.kind !== "number" || others.test(field.name)) return [];
      if (isBilled(field, first, table.fields)) return [];
      const [, verb] = /_(?:to|until)_(\p{L}+)$/u.exec(field.name) ?? [];
      const end = verb === undefined ? last : times.find(({ name }) => isFormOf(name.split("_")[0] ?? "", verb));
      const isSpan =
        verb !== undefined || (named.test(field.name) && (times.length === 2 || !field.name.includes("_")));
      if (end === undefined || end === first || !isSpan) return [];
      return lengthBetween({ ...field, decimals: finenessOf(field) }, first.name, end.name);
    });
}
