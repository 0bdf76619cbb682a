import { findingsOf } from "../extract/findings.ts";
import type { Findings, Found } from "../findings.ts";
import type { Frame } from "../frames/frame.ts";
import { frames } from "../frames/frames.ts";
import { ontology } from "../ontology/ontology.ts";
import type { Alternative, NeedRequest, Plan, Understanding } from "../plan.ts";
import { readability } from "../text/readability.ts";
import { findContradictions } from "./asking/contradictions.ts";
import { findContradictionsOfFields } from "./asking/field-contradictions.ts";
import { type Doubt, questionsFor } from "./asking/questions.ts";
import { refusalOf } from "./asking/safety.ts";
import { assemble } from "./assemble.ts";
import type { DraftNotes, DraftTable } from "./draft/draft.ts";
import type { Made } from "./draft/made.ts";
import { say } from "./draft/saying.ts";
import { blueprintOf, plannedFields } from "./finish.ts";
import { assembleTables } from "./linked.ts";
import { bestFrame, framesFor, nounPhraseOf, rightly, type Scored } from "./meaning/frame-choice.ts";
import { type TablesAsked, tablesAsked } from "./meaning/tables.ts";
import { isAboutField, MENTION_LIMIT, type Mentions } from "./mentions/mention.ts";
import { mentionsOf } from "./mentions/mentions.ts";
import { ownerOf } from "./mentions/owner.ts";
import { type Item, itemsOf } from "./words/items.ts";
import type { Lookup } from "./words/lookup.ts";
import { slugOf, wordKey, wordsOf } from "./words/phrase.ts";
import { piecesOf, tokensAsWords } from "./words/pieces.ts";
import { type Vocabulary, vocabularyOf } from "./words/vocabulary.ts";

let vocabulary: Vocabulary | undefined;

/** From free words to a typed plan, or to why there is none. Pure: the same request is understood the same way for ever. */
export function understand(request: NeedRequest): Understanding {
  vocabulary ??= vocabularyOf(ontology, frames);
  return understandWith(vocabulary, request);
}

/** The same, with words of one's own. */
export function understandWith(words: Vocabulary, request: NeedRequest): Understanding {
  const readable = readability(request.need);
  if (readable.kind !== "ok") return { kind: "unreadable", reason: readable.reason };
  const findings = withoutFalseMembers(findingsOf(request.need, request.today), words);
  const refusal = refusalOf(findings.text);
  if (refusal !== undefined) return { kind: "refused", ...refusal };
  const read = headless(itemsOf(piecesOf(findings)), words);
  const items = read.map((item) =>
    item.zone === "head" ? { ...item, words: item.words.map((word) => rightly(word, findings, words)) } : item,
  );
  const scored = framesFor(findings, items, words);
  const best = bestFrame(scored);
  const asked = tablesAsked(findings, items, words, scored);
  const notes: DraftNotes = { constraints: [], assumptions: [], taken: new Set(), impossible: [] };
  sayDelivery(findings, notes);
  findContradictions(findings, request, notes);
  const made =
    asked === undefined
      ? oneTable(request, findings, items, best?.frame ?? null, words, notes)
      : linkedTables(request, findings, items, asked, words, notes);
  findContradictionsOfFields(findings, made, notes);
  if (notes.impossible.length > 0) return { kind: "impossible", reasons: notes.impossible };
  const plan = planOf(request, findings, made, scored, best, notes);
  const doubt: Doubt = {
    hasFrame: best !== undefined || asked !== undefined,
    frameScore: best?.score ?? 0,
    mentions: made.mentions,
    items,
    wanted: made.wanted,
    rowsInRequest: request.rows !== undefined,
  };
  const questions = questionsFor(findings, plan, doubt);
  if (questions.length === 0) return { kind: "planned", plan };
  const assumed = questions.map(({ question, default: taken }) => `asked "${question}", taken: ${taken}`);
  const supposed = { ...plan, assumptions: [...plan.assumptions, ...assumed] };
  return request.assume === true ? { kind: "planned", plan: supposed } : { kind: "unclear", questions, plan: supposed };
}

const MOSTLY = 0.6;

/** "air quality: station, pm2.5, pm10" lists fields, not members, unless what stands before is an enumeration. */
function withoutFalseMembers(findings: Findings, { typesNamed }: Vocabulary): Findings {
  const isType = (phrase: string): boolean =>
    typesNamed(
      wordsOf(phrase)
        .map((word) => wordKey(word))
        .join(" "),
    ).length > 0;
  const found = findings.found.filter((each) => {
    // "code VARCHAR(12)" counts nothing.
    if (each.kind === "entities") return !/^(?:n?varchar|char|decimal|numeric|int|bit|float)s?$/i.test(each.noun);
    if (each.kind !== "members" || each.values.length < 4 || findings.text[each.start] === "(") return true;
    if (each.values.filter(isType).length < each.values.length * MOSTLY) return true;
    const before = findings.tokens
      .filter((token) => token.kind !== "break" && token.kind !== "symbol" && token.end <= each.start)
      .slice(-2);
    const phrases = [before.slice(-1), before].map((tokens) => tokens.map((token) => wordKey(token.text)).join(" "));
    return phrases.some((phrase) => typesNamed(phrase).some(({ type }) => type.type === "enum"));
  });
  const cut = found.map((each) => withoutName(each, findings.text, isType));
  return cut.every((each, index) => each === findings.found[index]) && cut.length === findings.found.length
    ? findings
    : { ...findings, found: cut };
}

/** "donor type individual/company": the words before the first member are the field's name. */
function withoutName(found: Found, text: string, isType: (phrase: string) => boolean): Found {
  if (found.kind !== "members" || found.values.length < 2) return found;
  const [first = "", ...others] = found.values;
  const match = /^(.+) (\S+)$/.exec(first);
  const [, name = "", member = ""] = match ?? [];
  if (match === null || others.some((value) => value.includes(" ")) || !isType(name)) return found;
  const at = text.indexOf(first, found.start);
  if (at < 0 || at > found.start + 1 || !text.startsWith(`${first}/`, at)) return found;
  return { ...found, values: [member, ...others], start: at + first.length - member.length };
}

/** "id, name, price": a mere list of columns has no head. */
function headless(items: readonly Item[], { cues, typesNamed }: Vocabulary): readonly Item[] {
  const [first, second] = items;
  if (first?.zone !== "head" || first.joint !== "," || second?.zone !== "list" || second.opener !== ",") return items;
  if (items.length < 3 || first.words.length === 0 || first.words.length > 3) return items;
  const key = first.words.map((word) => word.english).join(" ");
  const last = first.words.at(-1);
  // "newsletter subscribers" are people, though there is a flag of that name.
  const areMany = last !== undefined && last.folded !== last.english && last.folded.endsWith("s");
  const named = typesNamed(key).filter(({ type }) => type.type !== "bool" || !areMany);
  const isColumn = first.words.every((word) => word.identifier !== undefined) || named.length > 0;
  const isTopic = cues(key).some(({ weight }) => weight >= 2);
  return isColumn && !isTopic ? [{ ...first, zone: "list", opener: "," }, ...items.slice(1)] : items;
}

function oneTable(
  request: NeedRequest,
  findings: Findings,
  items: readonly Item[],
  frame: Frame | null,
  words: Vocabulary,
  notes: DraftNotes,
): Made {
  const lookup: Lookup = {
    vocabulary: words,
    language: findings.language,
    known: new Map(),
    words: tokensAsWords(findings),
    frame,
  };
  const record = recordOf(findings, items, frame, words);
  const owner = ownerOf(frame, record);
  const mentions = mentionsOf(findings, items, lookup, owner);
  const table: DraftTable = {
    name: record,
    title: frame?.title ?? titleOf(record, items),
    frame,
    fields: [],
    rows: 0,
    layout: { kind: "rows" },
    subjects: [],
    relations: [],
    duplicates: undefined,
  };
  const closed = isClosed(findings, items, mentions);
  const material = {
    request,
    findings,
    items,
    mentions,
    lookup,
    owner,
    closed,
    linked: false,
    noun: ownNoun(findings, items, frame, words),
    settled: new Set<Found>(),
    rows: undefined,
  };
  const { rowsSource, wanted } = assemble(table, material, notes);
  return { tables: [table], mentions, rowsSource, wanted, frame };
}

function linkedTables(
  request: NeedRequest,
  findings: Findings,
  items: readonly Item[],
  asked: TablesAsked,
  words: Vocabulary,
  notes: DraftNotes,
): Made {
  say(
    notes,
    null,
    null,
    "tables",
    `${asked.tables.length} linked tables: ${asked.tables.map((table) => table.noun).join(", ")}`,
    { tables: asked.tables.length },
    asked.found ?? null,
  );
  return assembleTables(request, findings, items, asked, words, notes);
}

/** What one row is: as the domain says, else the last noun of what the need is about. */
function recordOf(findings: Findings, items: readonly Item[], frame: Frame | null, { typesNamed }: Vocabulary): string {
  if (frame !== null) return slugOf(wordsOf(frame.record)) || "record";
  const head = items.find((item) => item.zone === "head" && nounPhraseOf(item.words).length > 0);
  if (head !== undefined) {
    const slug = slugOf(recordNoun(nounPhraseOf(head.words).map((word) => word.english)));
    // "daily temperatures": a row is a reading of one.
    const isMeasure = typesNamed(slug).some(({ type }) => type.type === "number" && type.unit !== undefined);
    if (isMeasure) return "reading";
    if (slug !== "" && slug.length <= 40) return slug;
  }
  const entity = findings.found.find((found) => found.kind === "entities");
  if (entity?.kind === "entities") {
    const slug = slugOf(recordNoun(wordsOf(entity.noun).map((word) => wordKey(word))));
    if (slug !== "") return slug;
  }
  return "record";
}

/** "tickets" in "parking garage tickets", where the domain would say sessions. */
function ownNoun(
  findings: Findings,
  items: readonly Item[],
  frame: Frame | null,
  vocabulary: Vocabulary,
): string | null {
  if (frame === null || findings.language !== "en") return null;
  const head = items.find((item) => item.zone === "head" && nounPhraseOf(item.words).length > 0);
  // "parking tickets issued by a city" are tickets.
  const word =
    head === undefined ? undefined : nounPhraseOf(head.words).findLast(({ folded }) => !folded.endsWith("ed"));
  if (word === undefined || word.folded === word.english || !word.folded.endsWith("s") || word.english.length < 4)
    return null;
  if (containers.has(word.english) || wordsOf(frame.record).some((own) => wordKey(own) === word.english)) return null;
  // "flight delays" are flights by what is measured of them.
  const measured = vocabulary
    .typesNamed(word.english)
    .some(({ type }) => type.type === "int" || type.type === "number");
  return measured ? null : slugOf([word.english]);
}

/** Nouns that say how something is kept and not what it is. */
const containers = new Set(
  "record reading log line result entry item data row metric note detail schedule tracking table sheet list history event statistic measurement report register".split(
    " ",
  ),
);

/** The noun that one row is called by: "guest" of "hotel guests", "crop_yield" stays when its last noun says too little. */
function recordNoun(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  return containers.has(last) ? words.slice(-2) : [last];
}

function titleOf(record: string, items: readonly Item[]): string {
  const head = items.find((item) => item.zone === "head" && nounPhraseOf(item.words).length > 0);
  if (head === undefined) return `${record.replaceAll("_", " ")}s`;
  return nounPhraseOf(head.words)
    .map((word) => word.folded)
    .join(" ");
}

const closing =
  /\b(?:only|exactly|just|nothing else|no other (?:columns|fields)) (?:these|those|the|this|following|columns|fields|with)\b|\b(?:columns|fields|schema|header|attributes|spalten|felder|columnas|campos|colonnes|champs|colunas)\s*(?:are|is|=|:)|\bcreate\s+table\b|\bselect\b.+\bfrom\b/i;

/** Whether the buyer gave the whole list: named columns, SQL, or nothing but identifiers. */
function isClosed(findings: Findings, items: readonly Item[], mentions: Mentions): boolean {
  if (mentions.fields.length < 2) return false;
  if (closing.test(findings.text)) return true;
  const named = mentions.fields.filter((mention) => mention.words[0]?.identifier !== undefined);
  if (named.length >= 3 && named.length * 3 >= mentions.fields.length * 2) return true;
  // A bare header line: "id, name, price".
  const [first] = items;
  return (
    first !== undefined &&
    mentions.fields[0]?.item === first &&
    mentions.fields.some((mention) => /^(?:id|\w+_id)$/.test(mention.words.map((word) => word.folded).join("_"))) &&
    first.words.length <= 2
  );
}

/** Format, seed and language are about the delivery, not its rows. */
function sayDelivery(findings: Findings, notes: DraftNotes): void {
  for (const found of findings.found) {
    if (found.kind === "format")
      say(notes, null, null, "format", `delivered as ${found.format}`, { format: found.format }, found);
    else if (found.kind === "seed")
      say(notes, null, null, "seed", `made from seed ${found.seed}`, { seed: found.seed }, found);
    else if (found.kind === "locale")
      say(notes, null, null, "locale", `in the language ${found.locale}`, { locale: found.locale }, found);
  }
}

function planOf(
  request: NeedRequest,
  findings: Findings,
  made: Made,
  scored: readonly Scored[],
  best: Scored | undefined,
  notes: DraftNotes,
): Plan {
  const { tables, frame } = made;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const format = findings.found.find((found) => found.kind === "format");
  const seed = findings.found.find((found) => found.kind === "seed");
  const runnerUp = scored.find((each) => each.frame !== frame);
  const margin = best === undefined ? 0 : 1 - (runnerUp?.score ?? 0) / Math.max(best.score, 1e-9) / 2;
  const blueprint = blueprintOf(tables, request.today);
  const assumptions = [
    ...new Set([...notes.assumptions, ...unattached(findings, notes), ...lostPhrases(made.mentions)]),
  ];
  if (frame === null && tables.length === 1)
    assumptions.push(`no domain of ours was recognised; a row is one ${tables[0]?.name.replaceAll("_", " ")}`);
  if (made.rowsSource === "default") assumptions.push(`${rows} rows, since no number was said`);
  return {
    need: findings.text,
    category: tables.length === 1 ? (frame?.category ?? null) : categoryOfAll(tables),
    frame: frame?.id ?? null,
    title: tables.map((table) => table.title).join(" and "),
    confidence: Number((best === undefined ? 0.3 : Math.min(1, best.confidence * margin + 0.15)).toFixed(2)),
    rows,
    rowsSource: made.rowsSource,
    format: format?.kind === "format" ? format.format : null,
    seed: seed?.kind === "seed" ? seed.seed : null,
    language: findings.language,
    fields: tables.flatMap(plannedFields),
    constraints: notes.constraints,
    relations: tables.flatMap((table) =>
      table.relations.map(({ statement, checks, source }) => ({ statement, table: table.name, checks, source })),
    ),
    assumptions,
    alternatives: alternativesTo(frame, scored),
    blueprint,
  };
}

function categoryOfAll(tables: readonly DraftTable[]): string | null {
  const categories = new Set(tables.map((table) => table.frame?.category ?? null));
  const [only] = categories;
  return categories.size === 1 ? (only ?? null) : null;
}

function alternativesTo(frame: Frame | null, scored: readonly Scored[]): readonly Alternative[] {
  return scored
    .filter((each) => each.frame !== frame)
    .slice(0, 3)
    .map(({ frame: other, confidence }) => ({
      id: other.category ?? other.id,
      kind: other.category === undefined ? ("frame" as const) : ("category" as const),
      title: other.title,
      score: Number(confidence.toFixed(2)),
    }));
}

/** Findings that no field took: said, never dropped. */
function unattached(findings: Findings, notes: DraftNotes): readonly string[] {
  const told = new Set(notes.constraints.map((constraint) => constraint.span?.start));
  return findings.found
    .filter(
      (found) =>
        isAboutField(found) &&
        !notes.taken.has(found.start) &&
        !told.has(found.start) &&
        !notes.constraints.some(
          (each) => each.span !== null && each.span.start <= found.start && found.end <= each.span.end,
        ),
    )
    .map((found) => `not understood: "${findings.text.slice(found.start, found.end)}"`);
}

function lostPhrases(mentions: Mentions): readonly string[] {
  const cut = mentions.cut ? [`only the first ${MENTION_LIMIT} fields that the need names`] : [];
  const lost = mentions.lost
    .filter((phrase) => phrase.split(" ").length > 1)
    .map((phrase) => `not understood: "${phrase}"`);
  return [...cut, ...lost];
}
