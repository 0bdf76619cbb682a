import type { Found } from "../../findings.ts";
import { generalRules } from "../../rules/general.ts";
import { thresholdOf, thresholdRule } from "../constraints/threshold.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { decimalsOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import type { Material } from "../mentions/material.ts";
import { RuleBook } from "./rules-plan.ts";
import { applySaid, middleOfField } from "./said-relations.ts";
import { applyStates, applyTiers, keepInThePast } from "./states.ts";
import { applyTexts } from "./texts.ts";

/** The rules of the domain, those of any domain, and what the buyer says. */
export function applyRules(table: DraftTable, material: Material, notes: DraftNotes): void {
  const { findings } = material;
  const book = new RuleBook(table, notes);
  const byFrameName = (name: string): DraftField | undefined =>
    table.fields.find((field) => field.frameField?.name === name) ??
    table.fields.find((field) => field.frameField === null && field.known && field.name === name);
  applySaid(
    findings,
    table,
    book,
    notes,
    (phrase, found) =>
      (found?.kind === "onlyWhen" ? fieldBefore(found, table) : undefined) ?? fieldSaid(phrase, table, material.lookup),
  );
  applyThresholds(table, material, book, notes);
  for (const rule of table.frame?.rules ?? []) book.apply(rule, byFrameName, "implied");
  const owned = new Set(book.relations().flatMap((relation) => relation.checks.map((check) => JSON.stringify(check))));
  const general = generalRules(
    table.fields.map((field) => ({
      name: field.name,
      type: field.type,
      unit: field.unit,
      decimals: field.type === "int" ? 0 : (decimalsOf(field.model) ?? 2),
      middle: middleOfField(field),
      of: field.of,
    })),
  );
  const taken = new Set(
    book
      .relations()
      .flatMap((relation) => relation.checks.flatMap((check) => ("fields" in check ? [check.fields.join(" ")] : []))),
  );
  for (const rule of general) {
    const [check] = rule.checks;
    if (
      check !== undefined &&
      (owned.has(JSON.stringify(check)) || ("fields" in check && taken.has(check.fields.join(" "))))
    )
      continue;
    const set = Object.keys(rule.sets);
    const free = set.every((name) => {
      const field = table.fields.find((each) => each.name === name);
      return field !== undefined && isPlain(field);
    });
    if (free) book.apply(rule, (name) => table.fields.find((field) => field.name === name), "implied");
  }
  applyStates(table, book);
  applyTiers(table);
  keepInThePast(table, material.request.today);
  applyTexts(table, material);
  table.relations.push(...book.relations(), ...tabulatedOrders(table));
}

/** "passed if score >= 50", "approved if >= 6". */
function applyThresholds(
  table: DraftTable,
  { items, findings, lookup }: Material,
  book: RuleBook,
  notes: DraftNotes,
): void {
  const byName = (name: string): DraftField | undefined => table.fields.find((field) => field.name === name);
  for (const item of items) {
    const said = thresholdOf(item, findings.text);
    if (said === undefined) continue;
    const flag = fieldSaid(said.flag, table, lookup);
    const before = table.fields.findLast(
      (field) => isNumeric(field) && field.span !== null && field.span.end <= said.start,
    );
    const number = said.number === "" ? before : fieldSaid(said.number, table, lookup);
    const isOpen = flag !== undefined && flag !== number && flag.frameField === null;
    if (isOpen && (!flag.known || flag.type === "enum" || flag.type === "string")) becomeFlag(flag);
    const rule = flag === undefined || number === undefined ? undefined : thresholdRule(flag, number, said);
    if (rule !== undefined && book.apply(rule, byName, "stated")) {
      say(notes, flag ?? null, table, "relation", rule.statement, { relation: rule.statement }, said);
    } else {
      notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
    }
  }
}

/** Bounds that both hang on the same choice are in order when they are so for each of its members. */
function tabulatedOrders(table: DraftTable): readonly DraftTable["relations"][number][] {
  const relations: DraftTable["relations"][number][] = [];
  for (const low of table.fields) {
    if (low.model.kind !== "lookup" || !/(?:^|_)(?:low|min|minimum|lower)(?:_|$)/.test(low.name)) continue;
    const highs = [
      ["low", "high"],
      ["min", "max"],
      ["minimum", "maximum"],
      ["lower", "upper"],
    ].map(([one = "", other = ""]) => low.name.replace(one, other));
    const high = table.fields.find((field) => field !== low && highs.includes(field.name));
    if (high?.model.kind !== "lookup" || high.model.by !== low.model.by) continue;
    const { values } = high.model;
    if (!Object.entries(low.model.values).every(([key, value]) => Number(value) <= Number(values[key]))) continue;
    relations.push({
      statement: `${low.name} <= ${high.name}`,
      checks: [{ kind: "ascending", fields: [low.name, high.name] }],
      source: "implied",
    });
  }
  return relations;
}

/** A model that no rule has set yet. */
function isPlain(field: DraftField): boolean {
  return ["number", "moment", "measurement", "counter", "drift"].includes(field.model.kind);
}

/** The field in whose item a finding stands: "cause of delay only if late". */
function fieldBefore(found: Found, table: DraftTable): DraftField | undefined {
  return table.fields.find((field) => field.items.some((item) => item.founds.some((each) => each.found === found)));
}
