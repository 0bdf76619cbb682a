import type { Found } from "../findings.ts";
import { endsPhrase, phraseBefore, phraseFrom } from "./clause.ts";
import { lackBehindAt } from "./lack-behind.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";
import { lackOf, unansweredAt } from "./unanswered.ts";
import { unfinishedAt } from "./unfinished.ts";

const WORDS = 7;

/** Whole clauses that say how often a value misses, and why: the share stands with the reason, not with the word for missing. */
export function lackSaidAt(reading: Reading, at: number): Found | undefined {
  return (
    unfinishedAt(reading, at) ??
    lackOfSome(reading, at) ??
    lackOfBracketed(reading, at) ??
    unansweredAt(reading, at) ??
    verbFirst(reading, at) ??
    optionalOf(reading, at)
  );
}

const thens = phraseList("and then|then|und dann|dann|y entonces|entonces|et alors|alors|e entao|entao");

function opensThen(reading: Reading, at: number): boolean {
  return phraseAt(reading, word(reading, at) === "," ? at + 1 : at, thens) !== undefined;
}

const pronouns = new Set(
  "these those they diese die estos estas esos esas ellos ellas ceux celles ils elles esses essas eles elas".split(" "),
);

const left = phraseList(
  "leave null|leave it null|leave empty|leave it empty|leave blank|leave it blank|leave these empty|leave them empty|leave those empty|leave those null|left null|left empty|left blank|so null|so empty|so blank|so missing|hence null|hence empty|then null|then empty|thus empty|keep null|keep empty|keep it empty|dann leer|also leer|bleibt leer|leer lassen|dejar vacio|dejar en blanco|queda vacio|laisser vide|alors vide|donc vide|deixar vazio|fica vazio",
);
const therefore = phraseList(
  "i.e. no|i.e no|that is no|meaning no|and have no|and has no|and carry no|and carries no|and show no|and lack|and lacks|and miss|and so have no|and so has no|and therefore have no|and therefore has no|and thus have no|and hence have no|so have no|so they have no|so there is no|and so lack|and therefore lack|and have therefore no|and so carry no|and so show no|and so get no|and therefore get no|and have no|und haben daher keine|und haben deshalb keine|und haben also keine|und haben daher keinen|und haben deshalb keinen|und haben keine|y por eso no tienen|y por tanto no tienen|y no tienen|et n'ont donc pas de|et n'ont pas de|e por isso nao tem|e nao tem",
);

/** "(72% never open, leave null)", "4% did not finish and so have no finish time". */
function lackOfSome(reading: Reading, at: number): Found | undefined {
  const share = shareSaidAt(reading, at);
  // "absent 5% and then no mark": so many are absent, and those have none.
  if (share === undefined || (isWord(reading, at - 1) && opensThen(reading, share.next))) return undefined;
  const direct = lackOfShare(reading, at, share);
  if (direct !== undefined) return direct;
  let next = share.next;
  let words = 0;
  // "7% withdrawn, and these have no grade" has a subject of its own.
  let isApart = false;
  for (; words <= WORDS && next < share.next + 2 * WORDS; next++) {
    const lack = phraseAt(reading, next, left);
    // "(still running 62%, leave empty)": the reason may stand before the share.
    const isSaid = words > 0 || (next > share.next && lack !== undefined && word(reading, lack.next) === ")");
    if (lack !== undefined && isSaid) return lackOf(reading, at, share, next, lack.next);
    const none = words > 0 ? phraseAt(reading, next, therefore) : undefined;
    const of = none === undefined ? undefined : phraseFrom(reading, none.next, 3);
    // "10% are blanks with no species", "7% DNF who have no finish time"
    const behind = of === undefined && !isApart ? lackBehindAt(reading, next, at) : undefined;
    if (behind?.of !== undefined) {
      const became =
        next === share.next + 1 && isWord(reading, share.next) ? { became: word(reading, share.next) } : {};
      return { kind: "nulls", rate: share.rate, of: behind.of, ...became, ...spanOf(reading, at, behind.next) };
    }
    // "15% have no hatch date" of what is "hatched on", "11% with no refund yet" of what is "refunded on"
    const isOfTime = behind !== undefined && (behind.isYet || timeNouns.test(behind.name));
    if (isOfTime && isNamedByWords(reading, behind.name, at, behind.next))
      return { kind: "nulls", rate: share.rate, state: behind.name, ...spanOf(reading, at, behind.next) };
    if (of !== undefined) return { kind: "nulls", rate: share.rate, of: of.text, ...spanOf(reading, at, of.next) };
    if (pronouns.has(word(reading, next))) isApart = true;
    if (isWord(reading, next)) words += 1;
    else if (![",", ":", ";", "-", "–", "—"].includes(word(reading, next))) return undefined;
    else isApart = true;
  }
  return undefined;
}

/** "3% lack a position", "4% of rows have no CO2 value": a column, or the place that two of them tell. */
function lackOfShare(reading: Reading, at: number, share: ShareSaid): Found | undefined {
  const things =
    phraseAt(reading, share.next, ofs) === undefined ? undefined : phraseFrom(reading, share.next + 1, 2, verbs);
  const lack = lackBehindAt(reading, things?.next ?? share.next, at);
  if (lack === undefined) return undefined;
  const name = lack.name.replace(/\s+(?:values?|readings?|data|figures?|entry|entries)$/i, "");
  const isPlace = places.test(name.toLowerCase()) && reading.tokens.some(({ lower }) => latitudes.test(lower));
  if (!isPlace && !isColumn(reading, name, at, lack.next)) return undefined;
  return { kind: "nulls", rate: share.rate, of: isPlace ? "coordinates" : name, ...spanOf(reading, at, lack.next) };
}

const ofs = phraseList("of|of the|der|von|de|de los|de las|des|du|dos|das");
const verbs = new Set("lack lacks miss misses have has lacking haben hat tienen tiene ont tem".split(" "));
const places = /^(?:gps )?(?:positions?|coordinates?|coords|location|fix|position fix|gps|lat lon)$/;
const latitudes = /^(?:lat|latitude|lats)$/;

/** "unfilled ones (35%) have no fill time": the share stands in brackets behind those who lack it. */
function lackOfBracketed(reading: Reading, at: number): Found | undefined {
  const share = word(reading, at) === "(" ? shareSaidAt(reading, at + 1) : undefined;
  const subject = share === undefined ? undefined : phraseBefore(reading, at, 4);
  if (share === undefined || subject === undefined || word(reading, share.next) !== ")") return undefined;
  const isOpening = subject.first === 0 || !isWord(reading, subject.first - 1);
  const lack = isOpening ? lackBehindAt(reading, share.next + 1, at) : undefined;
  if (lack === undefined || !isBreak(reading, lack.next)) return undefined;
  const span = spanOf(reading, subject.first, lack.next);
  if (lack.of !== undefined) return { kind: "nulls", rate: share.rate, of: lack.of, ...span };
  const isOfTime = timeNouns.test(lack.name) && isNamedByWords(reading, lack.name, at, lack.next);
  return isOfTime ? { kind: "nulls", rate: share.rate, state: lack.name, ...span } : undefined;
}

const timeNouns = /(?:date|time|day|datum|zeit|^fecha .*|^hora .*|^data .*|^date .*|^heure .*)$/i;

const lacks = phraseList(
  "falta|faltan|faltam|es fehlt|es fehlen|il manque|no hay|no consta|missing is|missing are|manque|manquent",
);
const datum = phraseList(
  "el dato de|el dato del|el dato de la|los datos de|el valor de|el valor del|el valor de la|la lectura de|o valor de|o valor da|o valor do|o dado de|os dados de|la valeur de|la valeur du|la donnee de|les donnees de|der wert fur|die angabe zu",
);
const within = phraseList("en el|en un|en|em|em um|no|bei|in|dans|pour|chez|in den|for|for the");

/** "Falta el dato de viento en el 4 % de las horas", "il manque le poids dans 8 %". */
function verbFirst(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, lacks);
  if (verb === undefined || isWord(reading, at - 1)) return undefined;
  const of = phraseFrom(reading, phraseAt(reading, verb.next, datum)?.next ?? verb.next, 3);
  const link = of === undefined ? undefined : phraseAt(reading, of.next, within);
  const share = link === undefined ? undefined : shareSaidAt(reading, link.next);
  if (of === undefined || share === undefined) return undefined;
  const parts = ["de", "des", "der", "dos", "das", "of"].includes(word(reading, share.next));
  const next = parts ? (phraseFrom(reading, share.next + 1, 2)?.next ?? share.next) : share.next;
  return { kind: "nulls", rate: share.rate, of: of.text, ...spanOf(reading, at, next) };
}

const OFTEN = 0.1;
const optional = phraseList(
  "is optional|are optional|is not mandatory|is not required|is nullable|may be empty|may be left empty|can be left empty|ist optional|es opcional|est facultatif|est facultative|e opcional",
);
const emptied = phraseList("empty|null|blank|missing|without|unset|not given|leer|vacio|vacia|vide|vazio|vazia");

/** "Club is optional (60% empty)": a sentence of its own names what it is about. */
function optionalOf(reading: Reading, at: number): Found | undefined {
  if (at > 0 && ![".", "\n", ";"].includes(reading.tokens[at - 1]?.text ?? "")) return undefined;
  const name = phraseFrom(reading, at, 4, subjectEnds);
  const link = name === undefined ? undefined : phraseAt(reading, name.next, optional);
  if (name === undefined || link === undefined || endsPhrase(word(reading, at))) return undefined;
  const bracket = word(reading, link.next) === "(" ? 1 : word(reading, link.next) === "," ? 1 : 0;
  const share = shareSaidAt(reading, link.next + bracket);
  const empty = share === undefined ? undefined : phraseAt(reading, share.next, emptied);
  const found = { kind: "nulls", of: name.text } as const;
  if (share === undefined || empty === undefined)
    return isBreak(reading, link.next) ? { ...found, rate: OFTEN, ...spanOf(reading, at, link.next) } : undefined;
  return { ...found, rate: share.rate, ...spanOf(reading, at, empty.next) };
}

const subjectEnds = new Set(["ist", "es", "est", "e", "may", "can"]);
