import type { Findings } from "../../findings.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { fold } from "../../text/fold.ts";
import type { DraftField, DraftSubject, DraftTable } from "../draft/draft.ts";
import { lastKey, wordKey, wordsOf } from "../words/phrase.ts";
import { subjectNamed } from "./population.ts";

/** What each row is told for: "per store and product", "one row for each pupil and subject", "every pair of model and seed". */
const led =
  /\b(?:per|for each|for every|of each|of every|by|each|every|pro|je|por cada|por|par|pour chaque|(?:combinations?|pairs?|pairings?) of) (?:the |of the )?(?=(?<said>[^.;:()\n]{3,70}))/gu;
const joints =
  /\s*(?:,? and (?:per |by |for each |each |every )?|,? (?:per|by|for each|for every|each|every|x|×|und|y|et|e) |, ?| ?[/×&+] ?|-)\s*/u;
/** Told by such parts whether or not the rows come step by step: "each judge scores each beer" too. */
const sure = /^(?:per|for |of |pro|je|por cada|pour|combi|pair)/u;
const eachWithEach = /^(?:each|every) .*\b(?:each|every) /u;
/** "every sensor of each station": those are the station's own. */
const within = /(?:^| )(?:of|in|at|on|from|within|inside|under|von|in|de|del|des|da|do)$/u;
/** What all the others have one and the same of: each store sells each product, but has rooms of its own. */
const shared =
  /(?:^|_)(?:product|sku|article|item|dish|drink|ingredient|category|channel|type|kind|sort|class_type|model|version|seed|task|prompt|question|benchmark|dataset|subject|skill|competency|metric|indicator|kpi|currency|pair|age_group|gender|sex|segment|cohort|plan|tier|tariff|fuel|material|commodity|mineral|nutrient|pollutant|gas|parameter|analyte|gene|marker|species|crop|variety|treatment|drug|medicine|vaccine|dose|test|assay|exercise|language|platform|browser|service|size|colour|color|flavour|flavor|criterion|method|scenario|strategy|topic|keyword|month|weekday|hour|period|round|replicate|judge|rater|assessor|annotator|panellist|panelist|taster|reviewer|beer|wine|cheese|yoghurt|coffee|essay|produkt|artikel|kategorie|kanal|fach|modell|producto|categoria|canal|materia|modelo|produit|categorie|matiere|modele|produto|disciplina)$/u;
const PHRASES = 12;
const PARTS = 5;

interface Part {
  readonly field: DraftField;
  /** As the phrase calls it. */
  readonly called: string;
  /** The subject that it becomes. */
  readonly name: string;
  readonly count: number;
}

/**
 * "stock per warehouse and SKU, 3 warehouses, 80 SKUs": each of the one is told with each of the other, and what has the rows is a pair
 * of them. By mere "by" only what is read step by step is told so: "rides by driver and city" happen.
 */
export function crossSubjects(table: DraftTable, { text }: Findings, isStepped: boolean): DraftSubject | undefined {
  for (const match of [...fold(text).matchAll(led)].slice(0, PHRASES)) {
    const said = match.groups?.said ?? "";
    const isEach = eachWithEach.test(`${match[0]}${said}`);
    if (!isStepped && !isEach && !sure.test(match[0])) continue;
    const parts = partsOf(said, table);
    const apart = parts.filter(({ called }) => !shared.test(called));
    if (parts.length < 2 || (apart.length > 1 && !isEach && !/^(?:combi|pair)/.test(match[0]))) continue;
    const count = parts.reduce((all, part) => all * part.count, 1);
    return count > ROW_LIMIT ? undefined : joined(parts, count, table);
  }
  return undefined;
}

/** "400 respondents answering 12 questions", "24 varieties x 6 locations": as many rows as each with each comes to are just those. */
export function subjectOfProduct(table: DraftTable, rows: number): DraftSubject | undefined {
  const counted = table.subjects.flatMap(({ name, count, of }) => {
    const field = table.fields.find((each) => each.of === name);
    return count === undefined || field === undefined || of !== undefined ? [] : [{ field, called: name, name, count }];
  });
  const product = counted.reduce((all, { count }) => all * count, 1);
  return counted.length > 1 && product === rows ? joined(counted, rows, table) : undefined;
}

/** The counted things at the head of a phrase, as far as it names such. */
function partsOf(said: string, table: DraftTable): readonly Part[] {
  const parts: Part[] = [];
  for (const names of namesIn(said)) {
    const part = names.map((name) => partNamed(name, table)).find((each) => each !== undefined);
    if (part === undefined || parts.some(({ name }) => name === part.name)) break;
    parts.push(part);
  }
  return parts;
}

/** What each part of a phrase may be called: "SKU at end of each day" by what stands first. */
function namesIn(said: string): readonly (readonly string[])[] {
  const phrases = said.split(joints, PARTS);
  const end = phrases.findIndex((phrase) => within.test(phrase));
  return phrases.slice(0, end < 0 ? PARTS : end + 1).map((phrase) => {
    const words = wordsOf(phrase).map((word) => wordKey(word));
    return [1, 2, 3].filter((length) => length <= words.length).map((length) => words.slice(0, length).join("_"));
  });
}

/** What is counted under a name, or listed by its members. */
function partNamed(called: string, { subjects, fields }: DraftTable): Part | undefined {
  const isCalled = (name: string): boolean => name === called || name.endsWith(`_${called}`);
  const named = fields.filter(
    ({ name, of }) => isCalled(name.replace(/_(?:id|code|name)$/, "")) || (of !== undefined && isCalled(of)),
  );
  for (const field of named) {
    const counted = subjects.find(({ name, count }) => name === field.of && count !== undefined);
    if (counted?.count !== undefined) return { field, called, name: counted.name, count: counted.count };
  }
  for (const field of named) {
    const { model, fixed, of, source } = field;
    const isListed = source === "stated" && of === undefined && fixed.has("enum") && !fixed.has("shares");
    if (isListed && model.kind === "choice") return { field, called, name: field.name, count: model.values.length };
  }
  return undefined;
}

/** The nouns of those that were counted and that rows are told for together: none of them is what a row is. */
export function toldTogether({ text, found }: Findings): ReadonlySet<string> {
  const counted = new Set(found.flatMap((each) => (each.kind === "entities" ? [lastKey(each.noun)] : [])));
  if (counted.size < 2) return new Set();
  for (const match of [...fold(text).matchAll(led)].slice(0, PHRASES)) {
    const nouns = new Set<string>();
    for (const names of namesIn(match.groups?.said ?? "")) {
      const noun = names.map((name) => name.split("_").at(-1) ?? "").find((last) => counted.has(last));
      if (noun === undefined) break;
      nouns.add(noun);
    }
    if (nouns.size > 1) return nouns;
  }
  return new Set();
}

/** One subject that has a member for each with each; its parts come in turn. */
function joined(parts: readonly Part[], count: number, table: DraftTable): DraftSubject {
  const whole = subjectNamed(table, parts.map(({ name }) => name).join("_with_"));
  whole.count = count;
  whole.spread = "even";
  let turn = count;
  for (const { field, name, count: members } of parts) {
    const part = subjectNamed(table, name);
    turn /= members;
    part.count = members;
    part.of = whole.name;
    part.turn = turn;
    if (field.of === undefined) {
      field.of = name;
      field.unique = true;
    }
  }
  return whole;
}
