import { number, type Reading, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { quotesOf } from "../said-orders.ts";
import type { Saying } from "../values/sayings.ts";
import { isOfAge } from "./ages.ts";

/** Time spent at work. */
const services =
  /^(?:experience|service|practi[sc]e|practi[sc]ing|employment|employed|seniority|tenure|working|worked|work|job|profession|qualified|teaching|flying|driving|riding|coaching|berufserfahrung|dienstjahren?|betriebszugehorigkeit|erfahrung|dienst|experiencia|antiguedad|servicio|anciennete|experiencia|servico|antiguidade|metier)$/;
/** What takes a training that nobody ends as a child. */
const trained =
  /\b(?:nurses?|surgeons?|doctors?|physicians?|pilots?|teachers?|lawyers?|judges?|engineers?|dentists?|pharmacists?|vets?|architects?|professors?|arzte?|arztinnen|lehrer\w*|piloten?|enfermer\w*|medic[oa]s|profesor\w*|professor\w*|pilotos|avocats?|medecins?|infirmier\w*)\b/;
/** "everyone was an adult when hired" */
const grown = /\b(?:adults?|of age|18\+?)\)? (?:at hire|at hiring|when (?:hired|they (?:started|joined|were hired)))\b/;
/** "nobody started working before turning 18" */
const begun = /\b(?:nobody|no one|none)\b[^.;,]{0,30}\bbefore (?:turning|they turned|the age of|age|being) (\d{2})\b/;
/** Nobody works for a living earlier. */
const FIRST_WORK = 15;
const FIRST_PROFESSION = 18;

/** "aged 22 to 30, each with at least 15 years' experience": they would have begun as children. */
export function findServiceBeforeWork(
  reading: NeedReading,
  { text, found }: Findings,
  sayings: readonly Saying[],
  { impossible }: DraftNotes,
): void {
  const ages = [
    ...reading.ranges.filter((range) => isAge(reading, range)).map(({ found }) => found),
    ...agesSaid(sayings),
  ];
  const rows = found.flatMap((each) => (each.kind === "entities" ? each.noun.split(" ") : []));
  const worked = [
    ...[...reading.ranges, ...exactYears(reading)]
      .filter((range) => isService(reading, range) && isOfThem(reading, range, rows))
      .map(({ found }) => found),
    ...servicesSaid(reading, sayings),
  ];
  const said = Number(begun.exec(fold(text))?.[1] ?? 0);
  const isGrown = trained.test(fold(text)) || grown.test(fold(text));
  const start = Math.max(said, isGrown ? FIRST_PROFESSION : FIRST_WORK);
  for (const service of worked) {
    const { minimum = 0 } = service;
    const age = ages.find(
      ({ minimum: least = 0, maximum }) =>
        maximum !== undefined && maximum - minimum < (least < YOUNGEST_KNOWN ? 1 : start),
    );
    if (age === undefined) continue;
    const spans = [age, service].map(({ start, end }) => ({ start, end }));
    impossible.push({
      reason: `${quotesOf(reading, spans)}: the oldest would have begun at ${(age.maximum ?? 0) - minimum}`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: `say at most ${Math.max(0, (age.maximum ?? 0) - start)} years, or higher ages`,
    });
    return;
  }
}

type Years = Pick<RangeSaid["found"], "minimum" | "maximum" | "start" | "end">;

/** Ages of all rows, wherever they are said: "nobody is older than 35". */
function agesSaid(sayings: readonly Saying[]): readonly Years[] {
  return sayings.flatMap(({ scope, measure, isMeasureSaid, names, least, most, span }) => {
    const isOfAll = scope.kind === "all" && measure === "age" && isMeasureSaid && names.length === 0;
    return isOfAll && most < OLDEST
      ? [{ minimum: Number.isFinite(least) ? least : YOUNGEST_KNOWN, maximum: most, ...span }]
      : [];
  });
}

/** Years that they have spent at something: "a customer of ours for at least 35 years", "have held their licence for ten years". */
function servicesSaid({ text }: Reading, sayings: readonly Saying[]): readonly Years[] {
  return sayings.flatMap(({ scope, measure, isMeasureSaid, names, unit, least, span }) => {
    const isOfAll = scope.kind === "all" && unit === "year" && !isMeasureSaid && Number.isFinite(least) && least >= 2;
    const isSpent = measure === "tenure" || names.length > 0;
    // "in a company with at least 50 years of experience"
    const isOfOthers = /(?:with|having|mit|con|avec|com) $/.test(text.slice(Math.max(0, span.start - 8), span.start));
    return isOfAll &&
      isSpent &&
      !isOfOthers &&
      ((names.length < 2 && measure === "tenure") || names.every((each) => spent.test(each)))
      ? [{ minimum: least, ...span }]
      : [];
  });
}

/** The roots of what takes years of somebody's life. */
const spent =
  /^(?:servic|experi|practi|employ|senior|tenur|work|job|profess|qualif|teach|licen|permit|memb|member|custom|hold|held|marri|driv|career|contract|year|jahr|\p{L}*erfahr|berufsjahr|dienst|fuhrerschein|\p{L}*zugehorig|mitglied|experienci|antiguedad|carn|permis|servici|servic|anciennet|experienc|antiguidad|cart)/u;

/** The "20 years" of "with 20 years of experience". */
function exactYears({ quantities }: NeedReading): readonly RangeSaid[] {
  return quantities.flatMap(({ is, about, value, unit, statistic, first, next, span }): readonly RangeSaid[] =>
    is === "exactly" && !about && unit === "year" && statistic === undefined
      ? [
          {
            found: { kind: "range", minimum: value, maximum: value, unit, start: span.start, end: span.end },
            first,
            next,
          },
        ]
      : [],
  );
}

const OLDEST = 110;
const YOUNGEST = 3;
/** "aged 6 to 10, with 2 years of practice": so young, they may do for some years what others do for a living. */
const YOUNGEST_KNOWN = 10;

function isAge(reading: Reading, range: RangeSaid): boolean {
  const { maximum, unit } = range.found;
  const isPlain =
    (unit === undefined || unit === "year") && maximum !== undefined && maximum < OLDEST && isOldEnough(reading, range);
  return isPlain && !isService(reading, range) && (isOfAge(reading, range.found) || isOfPersons(reading, range));
}

/** "teachers of children aged 6 to 10": the age of others. */
function isOldEnough(reading: Reading, { found: { minimum = 0 }, first }: RangeSaid): boolean {
  if (minimum >= YOUNGEST_KNOWN) return true;
  const [from] = clauseAround(reading, first);
  const isOfOthers = reading.tokens
    .slice(from, first)
    .some(({ folded }, at) => places.test(folded) && at > 0 && at < first - from - 1);
  return minimum >= YOUNGEST && !isOfOthers;
}

/** "500 Mitarbeiter zwischen 20 und 30 Jahren": years right behind those who are counted. */
function isOfPersons(reading: Reading, { found: { minimum = 0, unit }, first }: RangeSaid): boolean {
  return unit === "year" && minimum >= FIRST_WORK && number(reading, first - 2) !== undefined;
}

const REACH = 5;

function isService(reading: Reading, { found: { minimum, unit }, first, next }: RangeSaid): boolean {
  if (minimum === undefined || minimum < 2 || (unit !== undefined && unit !== "year")) return false;
  const [from, to] = clauseAround(reading, first);
  let [isTime, isWork] = [unit === "year", false];
  for (let at = Math.max(from, first - REACH); at < Math.min(to, next + REACH); at++) {
    // "aged 18 to 25 with 20 years of experience": those are of the next figure.
    if (at >= next && number(reading, at) !== undefined) break;
    isTime ||= /^(?:years?|jahren?|anos|ans)$/.test(word(reading, at));
    isWork ||= services.test(word(reading, at)) || isWithUs(reading, at);
  }
  return isTime && isWork;
}

/** "has been with us for at least 20 years" */
function isWithUs(reading: Reading, at: number): boolean {
  return /^(?:with|bei|con|chez)$/.test(word(reading, at)) && /^(?:us|uns|nosotros|nous)$/.test(word(reading, at + 1));
}

/** "in a company with 50 years of experience": nobody else is named before. */
function isOfThem(reading: Reading, { first }: RangeSaid, rows: readonly string[]): boolean {
  const [from] = clauseAround(reading, first);
  // "primary school teachers with 30 years of teaching"
  const isHead = from === 0 && /^(?:with|having|mit|con|avec|com)$/.test(word(reading, first - 1));
  if (isHead && !reading.tokens.slice(0, first - 1).some(({ folded }) => places.test(folded))) return true;
  for (let at = from; at < first; at++) {
    const said = word(reading, at);
    const isOther = isContent(reading, at) && !services.test(said) && !trained.test(said) && !own.test(said);
    // "apprentices aged 16-19 with at least 15 years"
    const isAged = /^(?:aged|between|from|zwischen|entre)$/.test(word(reading, at + 1));
    if (isOther && !isAged && number(reading, at) === undefined && !rows.includes(singular(said))) return false;
  }
  return true;
}

const places = /^(?:in|at|of|for|from|by|bei|von|in|en|de|chez)$/;
const own =
  /^(?:aged?|years?|old|minimum|min|required|registered|certified|employees?|staff|workers?|people|persons?|airline|mitarbeiter\p{L}*|jahren?|alter|empleados?|employes|funcionarios?|anos|ans|everyone|everybody|all|adults?|hired|joined|us)$/u;
