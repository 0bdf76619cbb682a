import { type DraftField, type DraftTable, spanIn } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { likeWords } from "../meaning/flag-meaning.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import { happenings } from "../mentions/brackets.ts";
import { nameOfMembers, typeOfNoun } from "../mentions/choice-name.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import type { Site } from "./attach.ts";
import { addSaid, enumerationOf, isPlural } from "./said-fields.ts";

/**
 * The column of the kinds in brackets behind what the rows are: "citizen reports (potholes, graffiti)", "300 boats (sail or motor)",
 * "2,000 visits of one clinic (checkup, surgery)", "runway inspections (09L or 27R)"; or behind a word that is no field yet: "wallets
 * by behaviour (trader, holder, bot)".
 */
export function kindsInBrackets(site: Site, table: DraftTable, lookup: Lookup, text: string): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "members" || text[found.start] !== "(" || item.zone === "list") return undefined;
  const counted = item.founds.find((each) => each.found.kind === "entities" && each.found.end < found.start)?.found;
  if (counted?.kind === "entities" && placing.test(text.slice(counted.end, found.start))) {
    const things = quotedWords(counted.noun, counted, lookup.language);
    return kindOfThings(site, { things, isCounted: true }, table, lookup, text);
  }
  const word = item.words.findLast(({ end }) => end <= found.start);
  if (word === undefined || found.start - word.end > 1 || word.identifier !== undefined) return undefined;
  if (table.fields.some((field) => (spanIn(field, item)?.end ?? 0) >= word.end)) return undefined;
  // What is counted or a row itself has members of another kind.
  if (isPlural(word) || !/\b(?:by|per|with|of|whose|their|and)$/i.test(text.slice(0, word.start).trimEnd())) {
    const things = isPlural(word) ? item.words.filter(({ end }) => end <= word.end) : thingsIn(item, word);
    return kindOfThings(site, { things, isCounted: false }, table, lookup, text);
  }
  const known = knownMeaning([word], lookup);
  const isKind = known !== undefined && (known.type.type === "enum" || known.type.type === "string");
  return addSaid(isKind ? known : enumerationOf([word]), [word], word, item, table);
}

/** Nothing, or where or of what: "of one clinic", "at 3 schools", "in our app". */
const placing = /^ (?:(?:of|at|in|on|from|by|de|en|von|in|dans) (?:[\p{L}\d'-]+ ){1,4})?$/u;

/** The "clicks" of "clicks on our site (view, purchase)", the "taps" of "taps in our app (…)". */
function thingsIn({ words }: Item, last: Word): readonly Word[] {
  const at = words.findIndex(({ folded }) => /^(?:in|on|at|from|of|for|to|by|with)$/.test(folded));
  const things = words[at - 1];
  return things !== undefined && things.end < last.start && isPlural(things) ? words.slice(0, at) : [last];
}

/** So many in brackets are a list; fewer are kinds where an "or" or a slash is between them. */
const LIST = 3;

interface Things {
  readonly things: readonly Word[];
  readonly isCounted: boolean;
}

function kindOfThings(
  { found, item }: Site,
  { things, isCounted }: Things,
  table: DraftTable,
  lookup: Lookup,
  text: string,
): DraftField | undefined {
  const noun = things.at(-1);
  if (found.kind !== "members" || noun === undefined) return undefined;
  const { values } = found;
  const isChoice = /\/| (?:or|oder|o|ou) /.test(text.slice(found.start, found.end));
  if ((!isCounted && !isPlural(noun)) || (values.length < LIST && !isChoice)) return undefined;
  const isColumn = (value: string): boolean => lookup.vocabulary.typesNamed(phraseKey(wordsOf(value))).length > 0;
  const areColumns = values.filter(isColumn).length * 2 > values.length && !happenings.test(noun.english);
  if (areColumns && !isCounted && !isChoice) return undefined;
  const own = table.fields.find(
    (field) => field.type === "enum" && values.filter((value) => memberOf(field, value) !== undefined).length > 1,
  );
  if (own !== undefined) return own;
  const members = values.map((value) => quotedWords(value, found, lookup.language));
  const known = happenings.test(noun.english) ? undefined : nameOfMembers(members, lookup);
  const name =
    whatIsCoded(values, things) ?? kindSaid(values, things, lookup) ?? known ?? typeOfNoun[lookup.language](noun.key);
  const words = likeWords(name, [noun]);
  return addSaid(enumerationOf(words), words, found, item, table);
}

/** The "crop" of "crop hail claims (wheat, maize, grapes)": what the things are of has such kinds. */
function kindSaid(values: readonly string[], things: readonly Word[], lookup: Lookup): string | undefined {
  return things.slice(0, -1).find((word) => {
    const type = knownMeaning([word], lookup)?.type;
    if (type?.type !== "enum" || type.model.kind !== "choice") return false;
    const own = new Set(type.model.values.map((value) => value.toLowerCase()));
    return values.filter((value) => own.has(value.toLowerCase())).length > 1;
  })?.key;
}

/** Signs are of what is before the things, "runway inspections (09L or 27R)", or tell the things apart: "pumps (P-101 or P-102)". */
function whatIsCoded(values: readonly string[], things: readonly Word[]): string | undefined {
  if (!values.every((value) => /\d|^[A-Z]$/.test(value))) return undefined;
  const [before, noun] = things.slice(-2);
  return things.length > 1 && before !== undefined && /^\p{L}{3,}$/u.test(before.text)
    ? before.key
    : (noun ?? before)?.key;
}
