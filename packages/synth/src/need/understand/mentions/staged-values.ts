import { normal, numbers } from "../../ontology/models.ts";
import { changed, type ToldStage, toldStage } from "../../rules/told-stages.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { byForm } from "../meaning/measure-meaning.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** Fields in the order of the need: "hba1c baseline, at week 24, the change" are three readings of one measure. */
export function withStagedValues(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const staged: Mention[] = [];
  for (const field of fields) {
    const before = staged.at(-1);
    staged.push((before === undefined ? undefined : laterValue(field, before)) ?? field);
  }
  return staged.map((field) => changeOf(field, staged, reading) ?? field);
}

function stageOf({ words }: Mention): ToldStage | undefined {
  return toldStage(words.map(({ folded }) => folded).filter((word) => word !== "at"));
}

/** "at week 24", "after": right behind a measure that says when it was read, the same at another time. */
function laterValue(field: Mention, before: Mention): Mention | undefined {
  const [own, prior] = [stageOf(field), stageOf(before)];
  if (own === undefined || prior === undefined || own.stem.some((word) => word !== "after") || own.at === prior.at)
    return undefined;
  const isFree = field.item !== null && field.listed && field.item.inner.length === 0 && field.hint === null;
  if (prior.stem.length === 0 || !isFree || !isMeasure(before) || field.meaning.field !== null) return undefined;
  const noun = before.words.filter(({ folded }) => prior.stem.includes(folded));
  const words = [...noun, ...field.words.filter(({ folded }) => own.when.includes(folded))];
  return { ...field, unit: null, words, meaning: { ...before.meaning, words, field: null, by: "suffix" } };
}

function isMeasure({ meaning: { type } }: Mention): boolean {
  return type.type === "number" || type.type === "int";
}

/** "the change", "weight loss", "change from baseline": a number of what was read twice, or of what is known to be measured. */
function changeOf(field: Mention, fields: readonly Mention[], reading: Reading): Mention | undefined {
  const { words, meaning, hint } = field;
  const from = words.findIndex(({ folded }) => folded === "from");
  const said = words.slice(0, from < 0 ? words.length : from);
  const last = said.at(-1);
  if (last === undefined || hint !== null || meaning.field !== null) return undefined;
  const missed = missedMeasure(field, fields);
  if (missed !== undefined) return { ...field, meaning: inItsUnit({ ...missed, words }, words) };
  if (!changed.test(last.folded)) return undefined;
  if (meaning.by !== "form" || last.identifier !== undefined) return undefined;
  const stem = said.slice(0, -1);
  const measure = stagedMeasure(stem, fields) ?? (last.folded === "change" ? knownMeasure(stem, reading) : undefined);
  return measure === undefined ? undefined : { ...field, meaning: inItsUnit(measure, words) };
}

const misses = /^(?:error|residual|deviation)$/;
const aims = /^(?:forecast|predicted|expected|estimated)$/;
const facts = /^(?:actual|observed|measured|real)$/;

/** "forecast and observed temperature, error": by how much the one misses the other. */
function missedMeasure({ words, meaning }: Mention, fields: readonly Mention[]): Meaning | undefined {
  const [last, before, ...more] = words.toReversed();
  if (last === undefined || !misses.test(last.folded) || more.length > 0 || meaning.type.type !== "string")
    return undefined;
  if (before !== undefined && !/^(?:forecast|prediction|model)$/.test(before.folded)) return undefined;
  const of = (kind: RegExp): Mention | undefined =>
    fields.find((field) => isMeasure(field) && field.words.some(({ folded }) => kind.test(folded)));
  const fact = of(aims) === undefined ? undefined : of(facts);
  if (fact === undefined) return undefined;
  const { type } = fact.meaning;
  const said = fact.item?.founds.flatMap(({ found }) => (found.kind === "unit" ? [found.unit] : []))[0];
  const unit = fact.unit ?? said ?? type.unit;
  return { ...fact.meaning, type: unit === undefined ? type : { ...type, unit } };
}

/** The measure that two fields read at different times. */
function stagedMeasure(stem: readonly Word[], fields: readonly Mention[]): Meaning | undefined {
  const read = fields.flatMap((field) => {
    const stage = isMeasure(field) ? stageOf(field) : undefined;
    return stage === undefined || stage.stem.length === 0 ? [] : [{ field, stage, key: stage.stem.join(" ") }];
  });
  const key = stem.map(({ folded }) => folded).join(" ");
  const pair = read.find(
    (one) =>
      (key === "" || key === one.key) && read.some((other) => other.key === one.key && other.stage.at > one.stage.at),
  );
  return pair?.field.meaning;
}

/** "temperature change" is one of degrees; an "address change" none. */
function knownMeasure(stem: readonly Word[], reading: Reading): Meaning | undefined {
  if (stem.length === 0) return undefined;
  const { meaning } = named(stem, reading);
  const { type } = meaning.type;
  return meaning.by !== "form" && (type === "number" || type === "int") ? meaning : undefined;
}

function inItsUnit({ type: { type, unit } }: Meaning, words: readonly Word[]): Meaning {
  const { type: form } = byForm([...words, ...wordLike("difference", words)]);
  const { minimum: _minimum, maximum: _maximum, unit: _unit, ...open } = form;
  const own = { ...open, id: byForm(words).type.id, model: numbers(normal(0, 1), 2) };
  const kind = type === "int" ? "int" : "number";
  return {
    type: { ...own, type: kind, ...(unit === undefined ? {} : { unit }) },
    confidence: 0.6,
    words,
    field: null,
    by: "type",
  };
}
