import { distributionOf } from "../../../inferred/distribution-of.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import { fold } from "../../text/fold.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { becomeNumeric } from "../draft/numeric.ts";
import type { Item } from "../words/items.ts";
import { isGrading } from "../words/noise.ts";
import { isInPlural } from "../words/phrase.ts";
import { type Site, unitFitness } from "./attach.ts";
import { isScale } from "./bounds.ts";
import { constrain } from "./constrain.ts";

/** "debit and credit in EUR", "length and width 10-50 cm": what is joined to the field shares its unit. */
export function shareWithJoined(
  { found, index, item }: Site,
  field: DraftField,
  items: readonly Item[],
  table: DraftTable,
  text: string,
  notes: DraftNotes,
): void {
  if (found.kind === "unit" || found.kind === "range" || found.kind === "distribution") {
    // "both ratings 800-2600" is said of two fields, "q1 to q5 from 1 to 7" of five.
    const headOf = ({ name }: DraftField): string => (name.split("_").at(-1) ?? name).replace(/(?:min|max|\d+)$/, "");
    // "open, high, low, close, prices 5 to 400" says something of all that were named.
    const isAgain = (each: DraftField): boolean => each.items.indexOf(item) > 0;
    const twins = table.fields.filter(
      (each) =>
        each !== field &&
        isNumeric(each) &&
        ((isAgain(each) && isAgain(field)) || headOf(each) === headOf(field)) &&
        (each.items.includes(item) || areSaidAtOnce(each, field)),
    );
    for (const twin of twins) if (!twin.fixed.has(found.kind)) constrain(found, twin, table, notes);
  }
  if (found.kind === "range") {
    for (const alike of new Set([
      ...gradedBefore(found, field, index, items, table, text),
      ...ofOneNounBefore(field, index, items, table),
    ]))
      constrain(found, alike, table, notes);
    takeUnitBefore(found, field, items[index - 1], item, table, notes);
  }
  if (found.kind === "range" || found.kind === "distribution") {
    const sharer = sharerBefore(index, items, table, field);
    if (sharer !== undefined && isNumeric(sharer) && !sharer.fixed.has(found.kind)) {
      constrain(found, sharer, table, notes);
      return;
    }
  }
  if (found.kind === "unit") shareUnitWithList(found, field, index, items, table, notes);
  if (found.kind !== "unit" && found.kind !== "range") return;
  // "baseline score and current score (both 0-1)"
  const isBoth = item.words.some(({ folded }) => boths.has(folded));
  if (found.unit === undefined && !isBoth) return;
  const before = items[index - 1];
  const isSaid = before?.founds.some((each) => !(isBoth && each.found.kind === "unit")) ?? false;
  if (before?.joint !== "and" || isSaid || before.sentence !== items[index]?.sentence) return;
  const other = table.fields.findLast((each) => each !== field && each.items.includes(before));
  if (other === undefined || (other.fixed.has("unit") && !isBoth) || other.fixed.has("range")) return;
  // "taux butyreux et taux protéique en g/kg": what nobody knows is a number beside a number.
  const isOpen =
    !other.known && (isNumeric(other) || other.type === "string") && (isBoth || haveOneNoun(other.name, field.name));
  if (!isNumeric(other) && !isOpen) return;
  if (!isOpen && found.unit !== undefined && unitFitness(found.unit, other, !other.known) < 1) return;
  constrain(found, other, table, notes);
}

/** "three test scores, each 0-100", "6 items (q1..q6) 1-5": numbered columns of the same words. */
function areSaidAtOnce(one: DraftField, other: DraftField): boolean {
  if (stemOf(one) !== stemOf(other)) return false;
  return one.span !== null && one.span.start === other.span?.start && one.span.end === other.span.end;
}

function stemOf({ name }: DraftField): string {
  return name.replace(/_?\d+$/, "");
}

/** So many names before it share the unit of the last. */
const MOST = 6;

interface Before {
  readonly item: Item;
  readonly field: DraftField;
}

/** The columns of a list before a place, the nearest first, as long as nothing is said of them. */
function* freeBefore(field: DraftField, index: number, items: readonly Item[], table: DraftTable): Generator<Before> {
  for (let at = index - 1; at >= 0; at -= 1) {
    const item = items[at] as Item;
    // "listening, reading and speaking, each 0-25": the last stands before the comma.
    if (at === index - 1 && field.items.includes(item)) continue;
    const isFree =
      item.founds.length === 0 && /^(?:,|and|\/)$/.test(item.joint ?? "") && item.sentence === items[index]?.sentence;
    const other = table.fields.findLast((each) => each !== field && each.items.includes(item));
    if (!isFree || other === undefined) return;
    yield { item, field: other };
  }
}

/** "length, width and height in mm": names in a row of which the last tells the unit are in it, as far as they are of its kind. */
function shareUnitWithList(
  found: Extract<Site["found"], { kind: "unit" }>,
  field: DraftField,
  index: number,
  items: readonly Item[],
  table: DraftTable,
  notes: DraftNotes,
): void {
  const unit = unitNamed(found.unit);
  if (items[index]?.zone !== "list" || !isNumeric(field) || unit === undefined || isCurrency(unit)) return;
  let shared = 0;
  for (const { item, field: other } of freeBefore(field, index, items, table)) {
    if (shared === MOST || item.inner.length > 0 || item.zone !== "list") return;
    const isAlike = isNumeric(other) && other.unit !== null && unitFitness(found.unit, other, false) >= 4;
    if (!isAlike || other.fixed.has("unit")) return;
    constrain(found, other, table, notes);
    shared += 1;
  }
}

/** "aroma, taste and finish rated 1-10", "q1, q2 and q3 from 1 to 5": names in a row that are graded alike. */
function* gradedBefore(
  found: Extract<Site["found"], { kind: "range" }>,
  field: DraftField,
  index: number,
  items: readonly Item[],
  table: DraftTable,
  text: string,
): Generator<DraftField> {
  const words = items[index]?.words ?? [];
  // Of "a, b and c, each 0-25" nothing but the range is left behind the comma.
  const isEach = words.some(({ folded }) => boths.has(folded)) || boths.has(wordBefore(text, found.start));
  const isGraded = isEach || words.some(({ folded }) => isGrading(folded));
  if (!isScale(found) && !isEach) return;
  const free = firstOf(freeBefore(field, index, items, table), MOST);
  for (const [at, { field: other }] of free.entries()) {
    // "length, width and height each 10-50 cm": what is measured alike.
    if (found.unit !== undefined) {
      const isAlike = isNumeric(other) && other.unit !== null && unitFitness(found.unit, other, false) >= 4;
      if (!isAlike || other.fixed.has("range") || other.fixed.has("unit")) return;
      yield other;
      continue;
    }
    if (isEach) beGradedAsBeside(other, free[at + 1]?.field);
    const areNumbered = /\d$/.test(field.name) && stemOf(other) === stemOf(field);
    // "age, city and satisfaction rated 1-5": what has values of another kind is not graded.
    const isFree = other.unit === null && other.fixed.size === 0 && !other.unique;
    const mayBe = !other.known || isNumeric(other) || other.type === "array";
    if (!(isGraded || areNumbered) || !isFree || !mayBe) return;
    yield other;
  }
}

function wordBefore(text: string, at: number): string {
  return fold(/(\p{L}+)\s*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[1] ?? "");
}

/** "acidity, body and aroma each 6 to 10": between names that are graded a text elsewhere, such as a body, is graded as they are. */
function beGradedAsBeside(field: DraftField, beside: DraftField | undefined): void {
  if (!field.known || field.type !== "string" || field.fixed.size > 0 || field.unique) return;
  const like = beside === undefined || !isNumeric(beside) || beside.unit !== null ? undefined : beside.model;
  const distribution = like === undefined ? undefined : distributionOf(like);
  if (distribution !== undefined) becomeNumeric(field, beside?.type === "int", distribution);
}

function firstOf<Each>(all: Iterable<Each>, most: number): readonly Each[] {
  const first: Each[] = [];
  for (const each of all) {
    if (first.length === most) break;
    first.push(each);
  }
  return first;
}

/** "nose, palate and finish scores 0 to 20": names in a row that share a noun said once share its bounds. */
function* ofOneNounBefore(
  field: DraftField,
  index: number,
  items: readonly Item[],
  table: DraftTable,
): Generator<DraftField> {
  const noun = /_([a-z]+)$/.exec(field.name)?.[1];
  if (noun === undefined) return;
  for (const { item, field: other } of freeBefore(field, index, items, table)) {
    if (!isNumeric(other) || other.fixed.has("range")) return;
    const isSaid = item.words.some(({ folded, english }) => folded === noun || english === noun);
    if (isSaid || !other.name.endsWith(`_${noun}`)) return;
    yield other;
  }
}

/** "fridge 0-5 °C, freezer -22 to -18": beside one like it, bounds without a unit are in the same. */
function takeUnitBefore(
  { unit: own, start, end }: Extract<Site["found"], { kind: "range" }>,
  field: DraftField,
  before: Item | undefined,
  item: Item,
  table: DraftTable,
  notes: DraftNotes,
): void {
  if (own !== undefined || field.known || field.unit !== null || before?.zone !== "list" || item.zone !== "list")
    return;
  const isOnly = before.founds.length === 1 && before.founds[0]?.found.kind === "range" && item.founds.length === 1;
  const other = table.fields.findLast((each) => each !== field && each.items.includes(before));
  const unit = other?.known === false && other.fixed.has("range") ? other.unit : null;
  const last = item.words.at(-1);
  // "length 10-20 cm, pieces 3-8": what is many is counted.
  const areMany = last !== undefined && isInPlural(last);
  const dimension = unit === null ? undefined : unitNamed(unit);
  const isPhysical = dimension !== undefined && !isCurrency(dimension) && !/^(?:time|share)/.test(dimension.dimension);
  if (isOnly && !areMany && unit !== null && isPhysical)
    constrain({ kind: "unit", unit, start, end }, field, table, notes);
}

/** "white and black elo 800 to 2800", "pain before and after 0-10": names that share a word said once share what is said of them. */
function sharerBefore(
  index: number,
  items: readonly Item[],
  table: DraftTable,
  field: DraftField,
): DraftField | undefined {
  const [before, own] = [items[index - 1], items[index]];
  const isJoined = before?.joint === "and" && own !== undefined && before.sentence === own.sentence;
  if (!isJoined || before.founds.length > 0) return undefined;
  const other = table.fields.findLast((each) => each !== field && each.items.includes(before));
  if (other === undefined) return undefined;
  const words = new Set(field.name.split("_"));
  const shared = other.name.split("_").filter((word) => words.has(word));
  const isSaidBy = ({ words: said }: Item): boolean =>
    said.some(({ folded, english }) => shared.includes(folded) || shared.includes(english));
  return shared.length > 0 && isSaidBy(before) !== isSaidBy(own) ? other : undefined;
}

function haveOneNoun(one: string, other: string): boolean {
  const [words, others] = [one.split("_"), other.split("_")];
  return words.length > 1 && others.length > 1 && (words[0] === others[0] || words.at(-1) === others.at(-1));
}

const boths = new Set("both each beide jeweils ambos ambas cada chacun chacune".split(" "));
