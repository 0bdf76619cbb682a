import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import { isHappening } from "../../rules/time-words.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Word } from "../words/pieces.ts";
import { likeWords } from "./flag-meaning.ts";
import { eventTimeOf } from "./frame-fields.ts";
import { knownMeaning } from "./known-meaning.ts";
import type { Meaning } from "./meaning-shape.ts";
import { byForm } from "./measure-meaning.ts";

/** What the word lists say; but what they take for a thing or a state is a time where it is said when it was done. */
export function knownOrTold(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const known = knownMeaning(words, lookup);
  if (known !== undefined && /^date/.test(known.type.type)) return known;
  // The "emisión" of an invoice is no CO2.
  const issued = known?.type.unit === "tCO2e" ? happenedTime(words, lookup) : undefined;
  return linkedTime(words, lookup) ?? issued ?? known;
}

/** What stands between something done and its day or its hour, and how what is done ends where the word may say more. */
const links: Readonly<Partial<Record<Language, readonly (readonly [RegExp, RegExp])[]>>> = {
  de: [[/^(?:am|um)$/, /./]],
  es: [
    [/^(?:el|las)$/, /(?:[aiu]d|[st]|ch)[oa]$/],
    [/^en$/, /(?:[ai]d|ert|ch)[oa]$/],
  ],
  fr: [[/^(?:le|a)$/, /(?:[eiu]|ert|is|it|ne)e?$/]],
  pt: [[/^(?:em|as)$/, /(?:[ai]d[oa]|ert[oa]|it[oa]|gue|g[oa])$/]],
};

/** "ouvert le", "devolvido em", "angenommen um": when it was done, whatever else the participle may say by itself. */
function linkedTime(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const [done, link] = [words.at(-2), words.at(-1)];
  if (lookup.language === "fr" && words.length === 1) return accentedTime(words, lookup);
  if (done === undefined || link === undefined || words.length > 3 || link.identifier !== undefined) return undefined;
  const isLinked = links[lookup.language]?.some(
    ([linking, ending]) => linking.test(link.folded) && ending.test(done.folded),
  );
  if (isLinked !== true) return undefined;
  return timeOf(words, lookup, /^(?:um|las|a|as)$/.test(link.folded));
}

/** "livré" and "fermé" are no book and no farm. */
function accentedTime(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const [only] = words;
  return words.length === 1 && /^(?:livré|fermé)$/iu.test(only?.text ?? "") ? timeOf(words, lookup, false) : undefined;
}

/** "Eingang", "admissão", "expédié": in the other languages too what happens is told by its time. */
export function happenedTime(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (lookup.language === "en" || !tellsHappening(words)) return undefined;
  // As any guess it gives way to a share of the rows: "20 % zugewiesen".
  return { ...timeOf(words, lookup, false), by: "form" };
}

/** Whether a name is of what happens, by its words alone. */
export function tellsHappening(words: readonly Word[]): boolean {
  const [only] = words;
  if (only === undefined || only.identifier !== undefined || /^(?:livre|ferme)$/iu.test(only.text)) return false;
  return isHappening(words.map(({ folded }) => folded));
}

/** To the second where the hour is asked for, or where the domain tells its own times so. */
function timeOf(words: readonly Word[], lookup: Lookup, isHour: boolean): Meaning {
  const own = lookup.frame === null ? undefined : eventTimeOf(lookup.frame, lookup);
  const isInstant = isHour || (own !== undefined && lookup.vocabulary.types.get(own.type)?.type === "datetime");
  const { type } = byForm([...words, ...likeWords(isInstant ? "timestamp" : "date", words)]);
  const named: SemanticType = { ...type, id: byForm(words).type.id };
  return { type: named, confidence: 0.6, words, field: null, by: "type" };
}
