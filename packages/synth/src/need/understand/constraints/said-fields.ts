import { isGluedPair, isWrittenPair } from "../../extract/currency-pairs.ts";
import { isLedState } from "../../extract/led-states.ts";
import { saysSplit } from "../../extract/split-members.ts";
import type { Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { type DraftField, type DraftTable, fieldNamed, spanIn } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { addStated } from "../draft/stated.ts";
import { flagMeaning, likeWords } from "../meaning/flag-meaning.ts";
import { formOf } from "../meaning/forms.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { nameOfKind } from "../mentions/choice-kinds.ts";
import { nameOfList } from "../mentions/choice-name.ts";
import { nameOfPlaces } from "../mentions/name-of-places.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { textOf } from "../words/name-words.ts";
import { isArticle, phraseKey, slugOf, wordKey, wordsOf } from "../words/phrase.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import type { Site } from "./attach.ts";

type Rate = Extract<Found, { kind: "rate" }>;

/** Nouns that a share is of, and that are no trait of a row. */
const unmarked = new Set(
  "rows row records record cases case times time values value data entries items events the total amount price discount discounts tax vat mwst iva tva off split each all them these those rest others other noise error errors missing null nulls empty blank duplicate duplicates outliers outlier accuracy confidence interval margin growth increase decrease range share rate chance probability about percent deviation population sample month year day week interest fee fees commission markup humidity moisture alcohol tolerance train training test validation more less".split(
    " ",
  ),
);
const auxiliaries = new Set(
  "are is was were be been being have has had get got who that which should will the a an wurde wurden worden ist sind war waren hat haben fue fueron ha han foi foram est sont ont".split(
    " ",
  ),
);

/** The flag that "one in five contested", "20% vegan", "10% smokers" say to be in each row, where nothing else has it. */
export function flagOfRate(
  found: Rate,
  item: Item,
  phrases: readonly string[],
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  if (found.rate > 1) return undefined;
  const { language, frame } = lookup;
  const rows = new Set([table.name.split("_"), wordsOf(frame?.record ?? "")].flat().map((word) => wordKey(word)));
  for (const phrase of phrases) {
    const said = quotedWords(phrase, found, language).filter(
      ({ folded }) => !auxiliaries.has(folded) && !isArticle(folded),
    );
    // "8% of flights delayed": the things themselves are the rows.
    const words = said.length > 1 && (isPlural(said[0]) || rows.has(said[0]?.english ?? "")) ? said.slice(1) : said;
    const isName =
      isLedState(textOf(words)) ||
      // "15% planning to buy"
      /^\p{L}+ing to \p{L}+$/u.test(textOf(words)) ||
      words.every(({ text, folded }) =>
        found.isFlag === true ? /^[\p{L}\d]+$/u.test(text) : /^\p{L}{3,}$/u.test(text) && !unmarked.has(folded),
      );
    if (words.length === 0 || words.length > (found.isFlag === true ? 5 : 3) || !isName) continue;
    if (words.length === 1 && rows.has(words[0]?.english ?? "")) continue;
    const meaning = flagMeaning([...likeWords("is", words), ...words], lookup);
    const isWhole = found.isFlag === true && words.length > 2;
    const bare = words.map((word, index) => (index === words.length - 1 && !isWhole ? inSingular(word) : word));
    if (meaning !== undefined) return addSaid({ ...meaning, words: bare }, bare, found, item, table);
  }
  return undefined;
}

function inSingular(word: Word): Word {
  return { ...word, text: word.key };
}

export function isPlural(word: Word | undefined): boolean {
  return word !== undefined && word.folded !== wordKey(word.text) && word.folded.endsWith("s");
}

/**
 * "randomised 1:1 to drug or placebo", "shift, pass/fail, operator": members without a name of theirs belong to the enumeration
 * that has them, or are a choice of their own.
 */
export function fieldOfMembers(
  site: Site,
  items: readonly Item[],
  table: DraftTable,
  lookup: Lookup,
  text: string,
): DraftField | undefined {
  const { found, item, index } = site;
  const values = valuesOf(found);
  if (values.length > 0 && values.every((value) => isWrittenPair(value) || isGluedPair(value)))
    return pairField(found, item, table, lookup);
  if (values.length < 2 || table.fields.some((field) => spanIn(field, item) !== undefined)) return undefined;
  const place = placeField(values, table);
  if (place !== undefined) return place;
  const half = (count: number): boolean => count * 2 >= values.length;
  const own = table.fields.find(
    (field) =>
      field.type === "enum" &&
      !field.fixed.has("enum") &&
      !field.fixed.has("shares") &&
      half(values.filter((value) => memberOf(field, value) !== undefined).length),
  );
  if (own !== undefined) return own;
  const { frame, vocabulary } = lookup;
  const members =
    frame === null ? [] : values.map((value) => vocabulary.frameMember(frame, phraseKey(wordsOf(value)))?.field);
  const field = members.find((each) => each !== undefined);
  const type = field === undefined ? undefined : vocabulary.types.get(field.type);
  if (field !== undefined && type !== undefined && half(members.filter((each) => each === field).length))
    return addSaid(
      { words: [], field, type: ofFrame(field, type), by: "frame", confidence: 0.7 },
      [],
      found,
      item,
      table,
    );
  // "leads split into hot, warm and cold" are in segments.
  const isSplit = saysSplit(found, text);
  const isAlone =
    item.words.length === 0 && item.zone === "list" && items[index] === item && values.length <= MOST_ALONE;
  const known = groupsOfCounted(site, items, values, lookup);
  if (known === undefined && !isSplit && !(isAlone && isParted(items[index - 1], found, text))) return undefined;
  if (values.some((value) => !plainMember.test(value))) return undefined;
  const outcome = isSplit || known !== undefined ? undefined : outcomeOf(site, table, lookup);
  return outcome ?? choiceCalled(isSplit ? "segment" : known, site, values, table, lookup);
}

const WHOLE = 1.005;
const plainMember = /^\p{L}[\p{L} _-]*$/u;

/** "deliveries 80% on time, 15% late, 5% lost, driver": the shares of a whole that no column has are of one of their own. */
export function choiceOfShares(site: Site, table: DraftTable, lookup: Lookup, text: string): DraftField | undefined {
  const { found } = site;
  const values = valuesOf(found);
  // "half marathon time, half board" shares nothing.
  if (found.kind !== "shares" || values.length < 2 || !/\d/.test(text.slice(found.start, found.end))) return undefined;
  // "shops that sell food 70%, drinks 65%" do both.
  const isWhole = found.shares.reduce((sum, { share }) => sum + share, 0) <= WHOLE;
  return isWhole && values.every((value) => plainMember.test(value))
    ? choiceCalled(undefined, site, values, table, lookup)
    : undefined;
}

function choiceCalled(
  known: string | undefined,
  { found, item }: Site,
  values: readonly string[],
  table: DraftTable,
  lookup: Lookup,
): DraftField {
  const said = values.map((value) => quotedWords(value, found, lookup.language));
  const name = known ?? causeOf(found, table) ?? nameOfList(said, table.name.replaceAll("_", " "), lookup);
  const isTaken = table.fields.some((each) => each.name === slugOf(name.split(" ")));
  const words = quotedWords(isTaken ? values.join(" or ") : name, found, lookup.language);
  return addSaid(enumerationOf(words), words, found, item, table);
}

const MOST_ALONE = 8;

/** "email, country, 60% Germany, 40% France": the column that shows such places. */
function placeField(values: readonly string[], { fields }: DraftTable): DraftField | undefined {
  const kind = nameOfPlaces(values);
  if (kind === undefined) return undefined;
  const open = fields.filter(({ fixed, source }) => source === "stated" && !fixed.has("enum") && !fixed.has("shares"));
  return open.find(({ semantic, name }) => semantic.id === kind || name.split("_").at(-1) === kind);
}

/** "600 patients 1:1 drug vs placebo", "120 adults randomised 2:1 to diet or usual care": what is counted is in groups. */
function groupsOfCounted(
  { found, item, index }: Site,
  items: readonly Item[],
  values: readonly string[],
  { language, words }: Lookup,
): string | undefined {
  const near = [...item.founds, ...(items[index - 1]?.founds ?? [])];
  const isCounted = near.some((each) => each.found.kind === "entities" && each.found.start < found.start);
  const isPlain = item.words.every(({ folded }) => allotted.test(folded));
  if (found.kind !== "shares" || !isCounted || !isPlain) return undefined;
  const kind = nameOfKind(values.map(fold), language, new Set(words.map(({ folded }) => folded)));
  if (kind !== undefined) return kind;
  const isTrial = words.some(({ folded }) => tried.test(folded));
  if (isTrial) return nameOfKind(["placebo", "control"], language, new Set());
  return item.words.length > 0 || values.some((value) => /^control\b/i.test(value)) ? "group" : undefined;
}

const allotted = /^(?:randomi[sz]ed|allocated|split|divided|assigned|randomly|evenly|equally)$/;
const tried = /^(?:randomi[sz]ed|trial|rct|arms?|studie|ensayo|essai|ensaio)$/;

/** A comma before members parts them from the name before; a colon or a dash opens the list that they begin. */
function isParted(before: Item | undefined, { kind, start, end }: Found, text: string): boolean {
  if (before === undefined) return false;
  const between = text.slice(before.end, start);
  if (/^\s*[,;]\s*(?:and\s*)?$/.test(between)) return true;
  // "message level: conversation, sender" may be columns.
  const isChoice = (kind === "shares" ? /\d/ : /\/| (?:or|oder|ou|o) /).test(text.slice(start, end));
  return isChoice && before.zone === "head" && /^\s*[:–—-]\s*$/.test(between);
}

/** "cable faults, 45% dig damage, 35% corrosion": what they come from. */
function causeOf({ kind }: Found, { name }: DraftTable): string | undefined {
  return kind === "shares" && withCause.test(name.split("_").at(-1) ?? name) ? "cause" : undefined;
}

const withCause =
  /^(?:fault|failure|break|breakdown|outage|delay|leak|blackout|stoppage|downtime|interruption|spill|fire)$/;

const outcomeNames =
  /(?:^|_)(?:status|outcome|result|decision|conclusion|state|verdict|estado|resultado|statut|etat|resultat|ergebnis)$/;
/** How a thing ended, in all five languages: "accepted", "acceptés", "rechazadas", "bezahlt". */
const ended = /(?:..ed|\ben|[^e]ées?|és|[ai]d[oa]s?|^(?:ge|be|ver|ab)..+t|..us|success|failure|won|lost|paid|sold)$/;

/** "returned", "returned to the sender" */
function tellsEnd(value: string): boolean {
  return ended.test(value) || ended.test(value.split(" ")[0] ?? "");
}

/** "success 81%, failure 14%, cancelled 5%", "40 % acceptés, le reste en instruction": the whole of how things ended is their status. */
export function outcomeOf(
  { found, item }: Site,
  table: DraftTable,
  { language, words: all }: Lookup,
): DraftField | undefined {
  if (found.kind !== "shares" || item.words.length > 0) return undefined;
  const values = valuesOf(found);
  const own = table.fields.find(
    ({ name, type, fixed, source }) =>
      source === "stated" && outcomeNames.test(name) && /^(?:enum|string)$/.test(type) && !fixed.has("enum"),
  );
  if (own !== undefined) return own;
  if (!values.some((value) => tellsEnd(value.toLowerCase()))) return undefined;
  const kind = nameOfKind(values.map(fold), language, new Set(all.map(({ folded }) => folded)));
  const name = kind ?? (language === "es" ? "estado" : language === "fr" ? "statut" : "status");
  const same = fieldNamed(table, name);
  if (same !== undefined) return same.source === "implied" && same.type === "enum" ? same : undefined;
  const words = quotedWords(name, found, language);
  return addSaid(enumerationOf(words), words, found, item, table);
}

/** "denied claims", "deny logs": the word before what the rows are is the one member that all of them have. */
export function memberOfAll(
  items: readonly Item[],
  table: DraftTable,
  { frame, vocabulary, words }: Lookup,
): { readonly field: DraftField; readonly value: string; readonly word: Word } | undefined {
  const head = items.find((item) => item.zone === "head");
  if (frame === null || head === undefined) return undefined;
  // "300 denied claims" is all one finding.
  const own = words.filter(({ start, end }) => start >= head.start && end <= head.end);
  const plural = own.findIndex(isPlural);
  for (const [index, word] of own.entries()) {
    if (index >= plural || plural > index + 3 || word.identifier !== undefined || !outcome.test(word.folded)) continue;
    const member = vocabulary.frameMember(frame, word.english);
    const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
    if (
      member === undefined ||
      type === undefined ||
      !/status|state|outcome|result|action|decision/.test(member.field.name)
    )
      continue;
    const known = table.fields.find((field) => field.frameField === member.field);
    if (known !== undefined && (known.fixed.has("enum") || known.fixed.has("rate") || known.fixed.has("shares")))
      return undefined;
    const meaning: Meaning = {
      words: [],
      field: member.field,
      type: ofFrame(member.field, type),
      by: "frame",
      confidence: 0.7,
    };
    const field = known ?? addSaid(meaning, [], word, head, table);
    return { field, value: member.value, word };
  }
  return undefined;
}

/** Participles and the like; "open positions" and "new users" say no outcome. */
const outcome = /(?:ed|deny|drop|block|allow|overdue|denegad[oa]s?|rechazad[oa]s?|abgelehnte[nr]?)$/;

/** The field of what is traded. */
function pairField(found: Found, item: Item, table: DraftTable, lookup: Lookup): DraftField {
  const own = table.fields.find(({ name }) =>
    /^(?:symbol|pair|ticker|instrument|market|trading_pair|currency_pair)$/.test(name),
  );
  if (own !== undefined) own.of = undefined;
  const words = quotedWords("pair", found, lookup.language);
  return own ?? addSaid(enumerationOf(words), words, found, item, table);
}

function valuesOf(found: Found): readonly string[] {
  if (found.kind === "members") return found.values;
  return found.kind === "shares" ? found.shares.map(({ value }) => value).filter((value) => value !== "") : [];
}

export function enumerationOf(words: readonly Word[]): Meaning {
  const { type } = formOf(words);
  const { unit: _unit, minimum: _minimum, maximum: _maximum, ...plain } = type;
  return { words, field: null, type: { ...plain, type: "enum" }, by: "form", confidence: 0.6 };
}

export function addSaid(
  meaning: Meaning,
  words: readonly Word[],
  { start, end }: { readonly start: number; readonly end: number },
  item: Item,
  table: DraftTable,
): DraftField {
  const { sentence } = item;
  return addStated(table, { meaning, item, sentence, listed: true, hint: null, unit: null, words, start, end });
}
