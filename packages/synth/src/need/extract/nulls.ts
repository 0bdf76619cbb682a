import type { Found } from "../findings.ts";
import { isParticiple } from "../text/participles.ts";
import { singular } from "../text/stem.ts";
import { blankThingsAt } from "./blank-things.ts";
import { inThatCase } from "./case-clauses.ts";
import { phraseFrom } from "./clause.ts";
import { lackOfFlaggedAt } from "./flagged-share.ts";
import { lackSaidAt } from "./lack-clauses.ts";
import { absence, anyCells, missing, unsaid, unsaidLinks } from "./missing-words.ts";
import { isColumn } from "./multiple.ts";
import { oftenEmptyAt, ownShare } from "./often-empty.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";
import { answeredShareAt } from "./unanswered.ts";

const none = phraseList(
  "no nulls|no null|no null values|no missing values|no missing|no missing data|no empty values|no empty fields|no blanks|no blank values|no nas|no nans|no nan|without nulls|without missing values|without null values|without gaps in values|non-null|nonnull|non null|not null|never null|never empty|never blank|never missing|always filled|always filled in|nie leer|immer ausgefullt|nunca vacio|nunca vacia|nunca nulo|nunca vazio|nunca vazia|jamais vide|not nullable|non-nullable|cannot be null|can't be null|must not be null|zero nulls|none missing|keine nullwerte|keine nulls|keine fehlenden werte|keine leeren werte|ohne nullwerte|ohne fehlende werte|nicht null|keine fehlwerte|sin nulos|sin valores nulos|sin valores faltantes|sin valores vacios|sin datos faltantes|no nulos|sans nulls|sans valeurs nulles|sans valeur nulle|sans valeurs manquantes|sans valeur manquante|aucune valeur manquante|aucune valeur nulle|pas de valeurs nulles|pas de valeurs manquantes|sem nulos|sem valores nulos|sem valores ausentes|sem valores em falta|sem valores faltantes",
);
const anywhere = phraseList(
  "anywhere|at all|in any field|in any column|in any of the fields|in any of the columns|nirgends|en ningun campo|nulle part|em nenhum campo",
);
const some = phrases<number>([
  [
    0.05,
    "some missing values|some nulls|a few nulls|a few missing values|some missing|some missing data|some gaps|occasional nulls|occasional missing values|einige fehlende werte|algunos nulos|algunos valores faltantes|quelques valeurs manquantes|alguns nulos|alguns valores ausentes|with nulls|sporadic nulls|missing values sprinkled in|some null values|some blanks",
  ],
  [
    0.1,
    "nullable|may be null|can be null|may be empty|can be empty|may be missing|can be missing|sometimes missing|sometimes null|sometimes empty|often missing|optional field|(optional)|might be null|could be null|kann leer sein|puede ser nulo|peut etre nul|pode ser nulo|sometimes blank|sometimes not given|sometimes left out|is sometimes missing|which is sometimes missing|that is sometimes missing|que a veces falta|a veces falta|a veces vacio|a veces vacia|fehlt manchmal|manchmal leer|die manchmal fehlt|das manchmal fehlt|der manchmal fehlt|parfois vide|parfois absent|parfois absente|parfois manquant|qui manque parfois|manque parfois|que as vezes falta|as vezes falta|as vezes vazio|as vezes vazia|if available",
  ],
]);
/** "leave 10% of the comments blank": the verb is no name. */
const openers = new Set(
  "with has have having leave leaving keep set make mit lass lasse lassen con deja dejar dejando avec laisse laisser laissez com deixe deixar in for at bei en dans em chez".split(
    " ",
  ),
);
const passing = new Set(
  "of the all them rows records values cases time times are is be should in overall data und der die das de los las el la des les du do da dos das con en von den sind ist son est sont sao".split(
    " ",
  ),
);

/** "no nulls", "5% missing", "10% of emails null", "missing in 20% of rows", "nullable". */
export function nullsAt(reading: Reading, at: number): Found | undefined {
  const start = openers.has(word(reading, at)) ? at + 1 : at;
  // "absent flag 4%", "error flag set on 2%"
  if (isFlagWord(reading, at + 1) || isFlagWord(reading, at - 1) || blankThingsAt(reading, at) !== undefined)
    return undefined;
  const absent = phraseAt(reading, start, none) ?? phraseAt(reading, at, none);
  if (absent !== undefined)
    return { kind: "noNulls", ...spanOf(reading, at, phraseAt(reading, absent.next, anywhere)?.next ?? absent.next) };
  return (
    answeredShareAt(reading, at) ??
    lackSaidAt(reading, at) ??
    shareBefore(reading, at, start) ??
    shareAfter(reading, at, at) ??
    unsaidShare(reading, at) ??
    leftEmpty(reading, at) ??
    presence(reading, at) ??
    presentInSome(reading, at) ??
    oftenEmptyAt(reading, at) ??
    vague(reading, at, start)
  );
}

function isFlagWord(reading: Reading, at: number): boolean {
  return /^(?:flag|flagged)$/.test(word(reading, at));
}

const people =
  /\b(?:patients?|participants?|subjects?|students?|pupils?|learners?|trials?|surveys?|stud(?:y|ies)|users?|members?|respondents?|cohorts?|courses?|volunteers?)\b/i;

/** "5% missing", "10% of the emails are null": the field may stand in between, up to four words. */
function shareBefore(reading: Reading, at: number, start: number): Found | undefined {
  const share = shareSaidAt(reading, start);
  if (share === undefined) return undefined;
  const { rate } = share;
  // "240 patients, 15% dropouts": who leaves is no missing value.
  if (word(reading, share.next) === "dropouts" && people.test(reading.text)) return undefined;
  // "20% without text"
  const bare = withouts.has(word(reading, share.next)) ? lackingAt(reading, share.next + 1) : undefined;
  if (bare !== undefined) return { kind: "nulls", rate, of: bare.text, ...spanOf(reading, at, bare.next) };
  // "due date (30% without)"
  const isAlone = word(reading, at - 1) === "(" && word(reading, share.next + 1) === ")";
  if (isAlone && (withouts.has(word(reading, share.next)) || unheld.test(word(reading, share.next))))
    return { kind: "nulls", rate, ...spanOf(reading, at, share.next + 1) };
  const lacked = lackedAt(reading, share.next);
  if (lacked !== undefined) return { kind: "nulls", rate, of: lacked.text, ...spanOf(reading, at, lacked.next) };
  let others = 0;
  let first: number | undefined;
  let last = share.next;
  for (let index = share.next; index < share.next + 8; index++) {
    const found = phraseAt(reading, index, missing);
    if (found !== undefined) {
      const isVerb = verbs.has(word(reading, index)) && others < 2;
      const direct = others === 0 && index === share.next ? lackingAt(reading, found.next) : undefined;
      const lacking = direct ?? (isVerb ? phraseFrom(reading, found.next, 3) : undefined);
      const isOfThem = word(reading, index - 1) === "them";
      if (lacking === undefined && first === undefined && !isOfThem && isFlagEmpty(reading, at, index, found.next))
        return undefined;
      const follows = word(reading, found.next);
      const overall =
        ["overall", "values", "data", "entries", "cells", "fields"].includes(follows) || /.{3}ly$/.test(follows)
          ? found.next + 1
          : likenedTo(reading, found.next);
      const middle = lacking === undefined && first !== undefined ? written(reading, first, last) : "";
      const isAnyCell =
        anyCells.test(middle) &&
        ![middle, singular(middle, reading.language)].some((name) => isColumn(reading, name, at, found.next));
      const of = isAnyCell
        ? { ofAll: true as const }
        : lacking !== undefined
          ? { of: lacking.text }
          : first === undefined
            ? {}
            : { of: written(reading, first, last) };
      const ofBefore = isOfThem ? { ofBefore: true as const } : {};
      // "5% empty cells" are some of every column.
      const ofAll =
        others === 0 && (/^(?:cells|fields)$/.test(follows) || likening.test(follows)) ? { ofAll: true as const } : {};
      return { kind: "nulls", rate, ...of, ...ofBefore, ...ofAll, ...spanOf(reading, at, lacking?.next ?? overall) };
    }
    if (isBreak(reading, index) || reading.tokens[index]?.kind === "number") return undefined;
    if (!passing.has(word(reading, index))) {
      others += 1;
      first ??= index;
      last = index + 1;
    }
    // Without "of", only "missing" itself may follow.
    if (
      others > 3 ||
      (others > 0 && !["of", "der", "de", "des", "dos", "das", "von", "del"].includes(word(reading, share.next)))
    )
      return undefined;
  }
  return undefined;
}

/** "bei 1,5 % der Zeilen fehlt der Wert": what misses stands behind the verb. */
const verbs = new Set("fehlt fehlen falta faltan manque manquent faltam".split(" "));
/** "assignee (15% unassigned)": such have none of what is named. */
const unheld =
  /^(?:unassigned|unallocated|unclaimed|unfilled|undated|untagged|unrated|unset|unnamed|unanswered|anonymous)$/;
const withouts = new Set("without lacking w/o ohne sin sans sem".split(" "));
const nos = phraseList(
  "no|have no|has no|having no|with no|had no|kein|keine|keinen|haben kein|haben keine|haben keinen|no tienen|sin ningun|n'ont pas de|n'ont pas d'|aucun|aucune|nao tem|nao possuem|nenhum|nenhuma",
);
/** What one has or has not without there being a column of it: "no show", "no answer", "no defects". */
const happening =
  /^(?:shows?|noshows?|responses?|answers?|reply|replies|changes?|faults?|issues?|problems?|damages?|defects?|errors?|symptoms?|matche?s?|results?|idea|opinion|longer|data|trips?|orders?|claims?|visits?|sales?|purchases?|activity|loss|losses|wins?|duplicates?|mangel|fehler|respuesta|problemas?|reponse|resposta|\p{L}*(?:ed|ing))$/u;

/** "15% no emergency contact", "10% have no club": at the end of an item, what so many lack is a column. */
function lackedAt(reading: Reading, at: number): ReturnType<typeof lackingAt> {
  const none = word(reading, at) === "no" && reading.language !== "en" ? undefined : phraseAt(reading, at, nos);
  const lacked = none === undefined ? undefined : lackingAt(reading, none.next);
  // "have no user id because anonymous"
  const isEnd = lacked !== undefined && (isBreak(reading, lacked.next) || grounds.test(word(reading, lacked.next)));
  if (lacked === undefined || (reading.tokens[lacked.next] !== undefined && !isEnd)) return undefined;
  const words = lacked.text.toLowerCase().split(" ");
  return words.some((each) => happening.test(each)) ? undefined : lacked;
}

const grounds = /^(?:because|since|due|weil|da|porque|ya|parce|car|pois)$/;

const wholes = new Set(
  "overall values value data entries records rows cells fields columns in per for at each across everywhere rate random randomly completely throughout spread scattered mcar mar readings measurements observations samples lines items attributes".split(
    " ",
  ),
);

/** The "phone" of "12% null phone". */
function lackingAt(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  const said = word(reading, at);
  if (likening.test(said)) return undefined;
  if (!isWord(reading, at) || wholes.has(said) || passing.has(said) || /.ly$/.test(said)) return undefined;
  return phraseFrom(reading, at, 3);
}

const likening = /^(?:like|as|wie|como|comme)$/;

/** The token behind the "like real stations have" of "2% missing values like real stations have". */
function likenedTo(reading: Reading, at: number): number {
  if (!likening.test(word(reading, at))) return at;
  let next = at + 1;
  while (next < at + 7 && isWord(reading, next) && !isBreak(reading, next)) next += 1;
  return next;
}

/** "30% empty", "and 4% absent" as an item of its own is a mark of things, no lack of values. */
function isFlagEmpty(reading: Reading, from: number, at: number, next: number): boolean {
  // "present or late with 5% absent" has one more member.
  if (word(reading, at) === "absent")
    return (
      !isWord(reading, from - 1) || /^(?:and|with)$/.test(word(reading, from - 1)) || word(reading, from) === "with"
    );
  return word(reading, at) === "empty" && isBreak(reading, from - 1) && isBreak(reading, next);
}

/** "absent 4%", "absent in 3%, in which case no mark" as an item of its own: so persons are; values "miss". */
function isFlagAbsent(reading: Reading, at: number, next: number): boolean {
  if (!absence.test(word(reading, at)) || isWord(reading, at - 1)) return false;
  const share = shareSaidAt(reading, next);
  if (share !== undefined) return isBreak(reading, share.next) || isWord(reading, share.next);
  const linked = linkWords.has(word(reading, next)) ? shareSaidAt(reading, next + 1) : undefined;
  return (
    linked !== undefined &&
    inThatCase(reading, isBreak(reading, linked.next) ? linked.next + 1 : linked.next) !== undefined
  );
}

const stays = phraseList(
  "left|is left|are left|was left|were left|stays|stay|remains|remain|is|are|is kept|kept|goes|bleibt|bleiben|ist|queda|quedan|reste|restent|fica|ficam",
);

/** "CSAT left empty in 40%", "q5 is blank for 6%": the verb belongs to it. */
function leftEmpty(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, stays);
  return verb === undefined || isBreak(reading, at - 1) ? undefined : shareAfter(reading, at, verb.next);
}

const presences = phraseList(
  "present|filled|filled in|populated|provided|set|given|recorded|available|non-null|not null|ausgefullt|vorhanden|presente|rempli|renseigne|preenchido",
);

const onlies = phraseList("only|just|merely|only about|only some|nur|solo|seulement|apenas");

/** "present for 20% of the calls": the rest is missing. */
function presence(reading: Reading, at: number): Found | undefined {
  const present = phraseAt(reading, at, presences);
  if (present === undefined || !["for", "in", "on", "bei", "en", "dans", "em"].includes(word(reading, present.next)))
    return undefined;
  // "filled in for only 4% of spans"
  const share = shareSaidAt(reading, skip(reading, present.next + 1, onlies));
  if (share === undefined || share.rate >= 1) return undefined;
  let { next } = share;
  if (word(reading, next) === "of") next = phraseFrom(reading, next + 1, 2)?.next ?? next;
  // "not yet given for a third"
  const isDenied = /^(?:not|nicht|non|nao|no)$/.test(
    word(reading, at - (/^(?:yet|noch)$/.test(word(reading, at - 1)) ? 2 : 1)),
  );
  const rate = isDenied ? share.rate : Number((1 - share.rate).toPrecision(12));
  return { kind: "nulls", rate, ...spanOf(reading, at, next) };
}

const ones = /^(?:one|it|any|them|some|uno|una|einen|eine|eines|un|une|um|uma)$/;
const having = /^(?:have|has|had|got|haben|hat|tienen|tiene|ont|a|tem|possuem)$/;
const sometimes = phraseList(
  "only sometimes there|sometimes there|not always there|only there|there only|only sometimes present|only present|only sometimes filled|only filled|only given|only sometimes given|only known|where there is one|where there are any|where present|where known|where available|where applicable|where given|where it exists|if there is one|if any|if known|if present|if available|if applicable|when known|when present|when there is one|when available|sofern vorhanden|falls vorhanden|wo vorhanden|si la hay|si lo hay|si existe|le cas echeant|s'il y en a|se houver|se existir",
);

/** "ENS name (only 30% have one)", "schema where there is one (about 40%)", "gust (only sometimes there, 15% of rows)": the rest is missing. */
function presentInSome(reading: Reading, at: number): Found | undefined {
  const said = phraseAt(reading, at, sometimes);
  const isOnly = /^(?:only|just|nur|solo|seulement|apenas)$/.test(word(reading, at));
  const opened =
    said !== undefined && ["(", ",", "-", ":"].includes(word(reading, said.next)) ? said.next + 1 : said?.next;
  const ofSome = forThose(reading, at);
  if (ofSome !== undefined) return ofSome;
  const first = isOnly && articles.has(word(reading, at + 1)) ? at + 2 : at + 1;
  const share = shareSaidAt(reading, opened ?? (isOnly ? first : at));
  if (share === undefined || share.rate >= 1) return undefined;
  const rate = restOf(share);
  const end = behindTrait(reading, afterShare(reading, share.next));
  if (said !== undefined) {
    const closed = word(reading, said.next) === "(" && word(reading, end) === ")" ? end + 1 : end;
    return { kind: "nulls", rate, ofBefore: true, ...spanOf(reading, at, closed) };
  }
  const isHad = having.test(word(reading, end)) && ones.test(word(reading, end + 1));
  const ends = isBreak(reading, end + 2) || word(reading, end + 2) === ")";
  return isHad && ends ? { kind: "nulls", rate, ofBefore: true, ...spanOf(reading, at, end + 2) } : undefined;
}

/** The token behind the "with solar panels" of "only the 30% with solar panels have it". */
function behindTrait(reading: Reading, at: number): number {
  if (!/^(?:with|mit|con|avec|com)$/.test(word(reading, at))) return at;
  const trait = phraseFrom(reading, at + 1, 3, havingWords);
  return trait !== undefined && having.test(word(reading, trait.next)) ? trait.next : at;
}

const havingWords = new Set("have has had got haben hat tienen tiene ont a tem possuem".split(" "));

/** "error code for the 3% that err": what only some have is missing in the rest. */
function forThose(reading: Reading, at: number): Found | undefined {
  const isFor = /^(?:for|on|bei|para|pour)$/.test(word(reading, at)) && isWord(reading, at - 1);
  const share = isFor && articles.has(word(reading, at + 1)) ? shareSaidAt(reading, at + 2) : undefined;
  if (share === undefined || !/^(?:that|who|which|die|que|qui)$/.test(word(reading, share.next))) return undefined;
  const before = phraseAt(reading, at - 1, missing) ?? phraseAt(reading, at - 1, unsaid);
  const end = afterShare(reading, share.next);
  return before !== undefined || end === share.next || share.rate >= 1
    ? undefined
    : { kind: "nulls", rate: restOf(share), ofBefore: true, ...spanOf(reading, at, end) };
}

const articles = new Set("the die den los las les os as".split(" "));

function restOf({ rate }: ShareSaid): number {
  return Number((1 - rate).toPrecision(12));
}

/** "missing in 20% of rows", "null 5% of the time", "null rate 3%", "nulls: 2%". */
function shareAfter(reading: Reading, from: number, at: number): Found | undefined {
  const found = phraseAt(reading, at, missing);
  if (found === undefined || (from === at && isFlagAbsent(reading, at, found.next))) return undefined;
  if (lackOfFlaggedAt(reading, from) !== undefined) return undefined;
  // "null coupon 70%"
  const lacking = lackingAt(reading, found.next);
  const own = lacking === undefined ? undefined : shareSaidAt(reading, lacking.next);
  if (lacking !== undefined && own !== undefined)
    return { kind: "nulls", rate: own.rate, of: lacking.text, ...spanOf(reading, from, own.next) };
  for (let start = found.next; start < found.next + 5; start++) {
    const share = shareSaidAt(reading, start) ?? (start > found.next ? decimalAt(reading, start) : undefined);
    if (share !== undefined) {
      const { rate, next } = share;
      const ofBefore = from === at && isSaidOfSome(reading, at, found.next) ? { ofBefore: true as const } : {};
      return {
        kind: "nulls",
        rate,
        ...ofBefore,
        ...spanOf(reading, from, behindDeed(reading, afterShare(reading, next))),
      };
    }
    if (!linkWords.has(word(reading, start))) return undefined;
  }
  return undefined;
}

/** The token behind the "diverted" of "missing for the 5% diverted": why they lack it, and no name. */
function behindDeed(reading: Reading, at: number): number {
  const isDeed = isWord(reading, at) && isParticiple(word(reading, at), reading.language);
  return isDeed && isBreak(reading, at + 1) ? at + 1 : at;
}

/** The 0.05 of "null rate 0.05". */
function decimalAt(reading: Reading, at: number): ShareSaid | undefined {
  const quantity = quantityAt(reading, hedgeAt(reading, at).next);
  if (quantity === undefined || quantity.unit !== undefined) return undefined;
  return quantity.value > 0 && quantity.value < 1 ? { rate: quantity.value, next: quantity.next } : undefined;
}

const someLinks = new Set("for by bei chez pour para".split(" "));

/** "blank for 18%" is said of one name, "nulls for 5%" and "missing in 5% of rows" of all. */
function isSaidOfSome(reading: Reading, at: number, next: number): boolean {
  const isPlural = /^(?:nulls|blanks|nans?|na|nulos|nullwerte|fehlwerte|missingness|dropouts)$/.test(word(reading, at));
  if (isPlural || /^(?:values|data|werte|datos|valores)$/.test(word(reading, next - 1))) return false;
  return someLinks.has(word(reading, next)) || word(reading, next - 1) === "by";
}

const relatives = new Set("that which who still yet where qui que die der das".split(" "));

/** The token after what the share is of: "of the rows", "des cas", "of the lots that stay unsold". */
function afterShare(reading: Reading, at: number): number {
  let next = ofThings(reading, at) ?? at;
  if (next === at && word(reading, at) === "of") {
    next += 1;
    while (next < at + 4 && wholeWords.has(word(reading, next))) next += 1;
    // "missing for 45% of planets"
    const things = next === at + 1 ? phraseFrom(reading, next, 2) : undefined;
    const areThings = things !== undefined && singularAt(reading, things.next - 1) !== word(reading, things.next - 1);
    if (things !== undefined && areThings) next = things.next;
    if (next === at + 1) next = at;
  }
  if (!relatives.has(word(reading, next))) return next;
  let end = next + 1;
  while (end < next + 8 && isWord(reading, end)) end += 1;
  return isBreak(reading, end) || [")", "-"].includes(word(reading, end)) ? end : next;
}

const wholeWords = new Set("the all rows records time cases them values entries".split(" "));

/** "not given by 20%", "(unknown for 22%)", "(22% unknown)": where it is said of how many. */
function unsaidShare(reading: Reading, at: number): Found | undefined {
  const opened = phraseAt(reading, at, unsaidLinks)?.next ?? at;
  const share = word(reading, at - 1) === "(" ? shareSaidAt(reading, opened) : undefined;
  const behind = share === undefined ? undefined : phraseAt(reading, share.next, unsaid);
  if (share !== undefined && behind !== undefined && word(reading, behind.next) === ")") {
    const said = written(reading, share.next, behind.next);
    return { kind: "nulls", rate: share.rate, said, ofBefore: true, ...spanOf(reading, at, behind.next) };
  }
  const given = word(reading, at) === "with" ? withUnsaid(reading, at) : undefined;
  if (given !== undefined) return given;
  const found = phraseAt(reading, at, unsaid);
  const link = found === undefined ? undefined : phraseAt(reading, soEmpty(reading, found.next), unsaidLinks);
  if (found === undefined || link === undefined) return undefined;
  const start = word(reading, link.next) === "the" ? link.next + 1 : link.next;
  const rate = shareSaidAt(reading, start);
  if (rate === undefined) return undefined;
  const said = written(reading, at, found.next);
  return {
    kind: "nulls",
    rate: rate.rate,
    said,
    ofBefore: true,
    ...spanOf(reading, at, afterShare(reading, rate.next)),
  };
}

/** "salary expectation 60k-190k CHF with 30% not given" */
function withUnsaid(reading: Reading, at: number): Found | undefined {
  const share = shareSaidAt(reading, at + 1);
  const behind = share === undefined ? undefined : phraseAt(reading, share.next, unsaid);
  if (
    share === undefined ||
    behind === undefined ||
    !(isBreak(reading, behind.next) || word(reading, behind.next) === ")")
  )
    return undefined;
  const said = written(reading, share.next, behind.next);
  return { kind: "nulls", rate: share.rate, said, ofBefore: true, ...spanOf(reading, at, behind.next) };
}

/** The token behind the ", so empty," of "(unknown, so empty, for about half of them)". */
function soEmpty(reading: Reading, at: number): number {
  if (word(reading, at) !== "," || !["so", "hence", "thus", "i.e."].includes(word(reading, at + 1))) return at;
  const empty = phraseAt(reading, at + 2, missing);
  if (empty === undefined) return at;
  return word(reading, empty.next) === "," ? empty.next + 1 : empty.next;
}

const parts = new Set(["de", "des", "del", "der", "dos", "das", "do", "da"]);

/** The token after "des cas", "de los registros", "der Fälle". */
function ofThings(reading: Reading, at: number): number | undefined {
  return parts.has(word(reading, at)) ? phraseFrom(reading, at + 1, 1)?.next : undefined;
}

const linkWords = new Set([
  "in",
  "rate",
  "ratio",
  "share",
  "of",
  "for",
  "at",
  ":",
  "=",
  "values",
  "is",
  "en",
  "el",
  "un",
  "la",
  "bei",
  "dans",
  "chez",
  "pour",
  "les",
  "para",
  "em",
  "nos",
  "nas",
  "a",
  "by",
  "on",
  "percentage",
  "fraction",
  "the",
  "roughly",
  "about",
  "around",
]);

function vague(reading: Reading, at: number, start: number): Found | undefined {
  // "address optional" says so of the field before it.
  const isOptional =
    word(reading, at) === "optional" && at > 0 && (isBreak(reading, at + 1) || reading.tokens[at + 1]?.text === ")");
  // "phone (optional, 30% blank)"
  const said = isOptional && word(reading, at - 1) === "(" ? shareBefore(reading, at + 2, at + 2) : undefined;
  if (said !== undefined) return { ...said, start: spanOf(reading, at, at + 1).start };
  if (isOptional) return { kind: "nulls", rate: 0.1, ...spanOf(reading, at, at + 1) };
  const found = phraseAt(reading, at, some) ?? phraseAt(reading, start, some);
  if (found === undefined) return undefined;
  // "valoración de 1 a 5, que a veces falta": a clause goes on about what stood before it.
  const isClause = /^(?:which|that|que|qui|der|die|das)$/.test(word(reading, at));
  const ofBefore = isClause ? { ofBefore: true as const } : {};
  // "email (may be empty, 10%)": how often is said right behind.
  const own = ownShare(reading, at, found.next);
  if (own !== undefined) return { kind: "nulls", rate: own.rate, ...ofBefore, ...spanOf(reading, at, own.next) };
  return { kind: "nulls", rate: found.meaning, ...ofBefore, ...spanOf(reading, at, found.next) };
}
