import { type Reading, word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { type Chain, isPerTime, rootsOf } from "./chain.ts";
import { named, namesOne } from "./counted-names.ts";
import type { Grain } from "./grain.ts";
import { mailed } from "./mailings.ts";
import type { Per } from "./mark.ts";
import { type Quantity, singleAt } from "./quantities.ts";
import { wares } from "./words.ts";

/** Numbers that stand beside each other so that each is counted per the other: "150 schools x 800 pupils x 10 subjects". */
export function crossed(reading: Reading, chain: Chain, grain: Grain | undefined): Chain {
  const { quantities } = chain;
  const pers: Per[][] = chain.pers.map((each) => [...each]);
  const loose: Per[] = [...chain.loose];
  quantities.forEach(({ from }, index) => {
    const before = quantities[index - 1];
    if (before === undefined) return;
    const sign = crossBefore(reading, from);
    const isCross = (sign !== undefined && before.next === sign) || isCellOf(reading, chain, index, grain);
    if (isCross) pers[index]?.push({ kind: "quantity", index: index - 1 });
    const [own, other] = [quantities[index], before];
    // "700 kids x 190 school days": each of them on each day.
    if (isCross && own?.kind === "time" && own.unit !== undefined)
      loose.push({ kind: "time", count: 1, unit: own.unit });
    // "8,000 products in 40 supermarkets": each of them is in each.
    const isStocked =
      own?.kind === "thing" &&
      other.kind === "thing" &&
      other.words.some((each) => wares.has(each)) &&
      /^(?:in|at|across|en|dans|em|a)$/.test(reading.tokens[from - 1]?.folded ?? "") &&
      from - other.next <= 2;
    if (isStocked) pers[index - 1]?.push({ kind: "quantity", index });
    const isHeld =
      held.has(reading.tokens[from - 1]?.folded ?? "") && other.next === from - 1 && other.kind === "thing";
    if (own === undefined) return;
    // "95 interviews with 12 answers; row = answer", "12 exams with 40 questions, one row per answer"
    const isRow = grain?.items.some(
      (item) =>
        item.kind === "noun" &&
        (item.words.some((each) => own.words.includes(each)) || (isOf(own, asked) && isNamed(item, answers))),
    );
    const isOfHolder =
      (reading.tokens[from - 1]?.folded === "of" && isPart(chain, own)) ||
      isHolderOfEach(reading, chain, index) ||
      isNamedOf(reading, other, own);
    if (isOccasion(reading, own) && loose.some(({ kind }) => kind === "noun" || kind === "quantity"))
      loose.push({ kind: "quantity", index });
    if (isPerPerson(reading, other, own)) pers[index]?.push({ kind: "quantity", index: index - 1 });
    if ((isHeld && own.kind === "thing" && (isRow === true || isOfHolder)) || isAnswered(reading, other, own))
      pers[index]?.push({ kind: "quantity", index: index - 1 });
  });
  quantities.forEach((own, index) => {
    const mover = quantities.findIndex(
      (each, at) => at < index && (isOfEach(each, own) || isAttended(reading, each, own)),
    );
    const quoted = isOfBars(own, pers[index]) ? quantities.findIndex((each) => isOf(each, instruments)) : -1;
    if (quoted >= 0 && quoted !== index) pers[index]?.push({ kind: "quantity", index: quoted });
    if (mover >= 0 && isPerTime(chain, index)) pers[index]?.push({ kind: "quantity", index: mover });
  });
  const [part, whole] = grain?.isOfEvery === true ? grain.items.map((each) => indexOf(chain, each)) : [];
  if (part !== undefined && whole !== undefined && [part, whole].every((each) => !isPerThing(pers[each])))
    pers[part]?.push({ kind: "quantity", index: whole });
  const sent = mailed(reading, chain, grain);
  if (sent !== undefined) pers[sent[0]] = [sent[1]];
  const answering = answeredTwo(chain, grain);
  if (answering !== undefined) pers[answering[1]]?.push({ kind: "quantity", index: answering[0] });
  return { ...chain, pers, loose: withAttendedDays(reading, chain, loose) };
}

/** "18 schools with 32 classes of 25 pupils each": what holds so many of each is held in the same way. */
function isHolderOfEach(reading: Reading, { quantities, pers }: Chain, index: number): boolean {
  const [own, part] = [quantities[index], quantities[index + 1]];
  const isHeld = own !== undefined && part?.from === own.next + 1 && held.has(word(reading, own.next));
  return isHeld && (pers[index] ?? []).length === 0 && (pers[index + 1] ?? []).some(({ kind }) => kind === "before");
}

/** "each room of 300 hotels with 150 rooms": what is told of is what each of the others holds. */
function isNamedOf(reading: Reading, other: Quantity, own: Quantity): boolean {
  return (
    /^(?:of|in|at|de|von|aus|en|em|des|dos|das)$/.test(word(reading, other.from - 1)) &&
    own.words.includes(singleAt(reading, other.from - 2))
  );
}

/** "500 books by 80 authors" says whose they are: only a table of cells crosses them. */
const cells = /\b(?:long[- ](?:format|table|form)|tidy|melted|unpivoted|matri(?:x|ces)|grid|heat ?map|cross ?table)\b/;

/** "long format, 2,000 samples by 5,000 SNPs, one call per row": a row is what the one has at the other, where neither is called so. */
function isCellOf(reading: Reading, { quantities }: Chain, index: number, grain: Grain | undefined): boolean {
  const [own, other] = [quantities[index], quantities[index - 1]];
  if (own?.kind !== "thing" || other?.kind !== "thing" || own.words.length === 0 || other.words.length === 0)
    return false;
  if (!cells.test(fold(reading.text)) || word(reading, own.from - 1) !== "by" || other.next !== own.from - 1)
    return false;
  return grain?.items.every((item) => item.kind === "noun" && !namesOne(quantities, item.words)) === true;
}

/** The sign of "hotels x 365 nights", also that of "hotels x next 365 nights". */
function crossBefore({ tokens }: Reading, from: number): number | undefined {
  let at = from - 1;
  while (at > from - 3 && ahead.has(tokens[at]?.folded ?? "")) at -= 1;
  return /^(?:[x×*]|times|mal|fois|vezes)$/.test(tokens[at]?.folded ?? "") ? at : undefined;
}

const ahead = new Set(
  "the next last coming following past first die nachsten letzten los las proximos proximas ultimos ultimas les prochains prochaines derniers dernieres os as".split(
    " ",
  ),
);

function indexOf({ quantities }: Chain, item: Per): number | undefined {
  return item.kind === "noun" ? named(quantities, item.words) : undefined;
}

function isPerThing(pers: readonly Per[] | undefined): boolean {
  return pers?.some(({ kind }) => kind !== "time") === true;
}

const instruments =
  /^(?:ticker|symbol|stock|share|instrument|security|coin|token|etf|future|aktie|wertpapier|accion|valor|titre|action|ativo)$/;
const bars = /^(?:bar|candle|candlestick|kerze|vela|bougie)$/;

/** "bars for 500 tickers, 390 bars per session": of each of them, whatever a session is. */
function isOfBars(own: Quantity, pers: readonly Per[] | undefined): boolean {
  return (
    isOf(own, bars) && pers?.length === 1 && pers.every((per) => per.kind !== "quantity" && !isNamed(per, instruments))
  );
}

function isOf({ kind, bounded, words }: Quantity, names: RegExp): boolean {
  return kind === "thing" && !bounded && words.some((each) => names.test(each));
}

function isNamed(per: Per, names: RegExp): boolean {
  return per.kind === "noun" && per.words.some((each) => names.test(each));
}

const movers =
  /^(?:scooter|taxi|cab|bike|van|truck|lorry|bus|car|tram|vehicle|drone|robot|sensor|meter|device|subscriber|phone|driver|courier|rider)$/;
const moves = /^(?:trip|ride|tour|run|journey|call|reading|measurement|ping|message|delivery|charge|scan)$/;
/** A few of them all make all of them: "900 taxis, 2,000 rides a day" are of all taxis together. */
const FEW = 10;

const people =
  /^(?:employee|worker|staff|colleague|user|member|student|pupil|mitarbeiter|beschaftigte|nutzer|empleado|trabajador|usuario|employe|salarie|utilisateur|funcionario|trabalhador)$/;
/** What one of them does several times a day; the orders and calls of a day are those of all. */
const passes =
  /^(?:scan|click|punch|swipe|tap|stamp|ping|\p{L}*buchung|\p{L}*scans?|klick|fichaje|marcaje|escaneo|clic|pointage|badgeage|clique|marcacao)$/u;
const FEW_PASSES = 3;

/** "2,500 scooters, 6 trips a day", "3000 employees, 4 scans a day": so few of so many are of each. */
function isOfEach(one: Quantity, own: Quantity): boolean {
  if (one.kind !== "thing" || own.kind !== "thing" || one.bounded || own.bounded) return false;
  const isPassed = one.words.some((each) => people.test(each)) && own.words.some((each) => passes.test(each));
  if (isPassed && one.value >= FEW_PASSES * own.value) return true;
  return (
    one.value >= FEW * own.value &&
    one.words.some((each) => movers.test(each)) &&
    own.words.some((each) => moves.test(each))
  );
}

const attendance = /\b(?:attendance|absent|roll call|anwesenheit\w*|asistencia|presences?|frequencia|presenca)\b/;
/** "attendance of 12 pupils over 190 school days": each of them on each of the days, where no other step is said. */
function withAttendedDays(reading: Reading, { quantities, pers }: Chain, loose: readonly Per[]): readonly Per[] {
  const isTold = [...loose, ...pers.flat()].some(({ kind }) => kind === "time");
  const areLearners = quantities.some(
    ({ kind, bounded, words }) => kind === "thing" && !bounded && words.some((each) => learners.test(each)),
  );
  const days = quantities.filter(
    ({ kind, unit, value, from }) => kind === "time" && unit === "day" && value > A_WEEK && isLasting(reading, from),
  );
  return !isTold && areLearners && days.length === 1 && attendance.test(fold(reading.text))
    ? [...loose, { kind: "time", count: 1, unit: "day" }]
    : loose;
}

const A_WEEK = 7;

/** "over 190 school days", "en los 190 días"; "with 30 days of vacation" is no length of what is told. */
function isLasting(reading: Reading, from: number): boolean {
  const at = /^(?:the|all|these|its|los|las|les|os|as|den|die|diese[nr]?)$/.test(word(reading, from - 1))
    ? from - 2
    : from - 1;
  return /^(?:on|over|for|during|across|throughout|an|uber|wahrend|en|durante|sur|pendant|pour|em)$/.test(
    word(reading, at),
  );
}

const lessons = /^(?:lesson|period|class|session|lecture|unterrichtsstunde|stunde|schulstunde|clase|cours|aula)$/;

/** "attendance of 1,500 pupils: 6 lessons a day": each of them in each. */
function isAttended({ text }: Reading, { words, kind, bounded }: Quantity, own: Quantity): boolean {
  const isOfOne = kind === "thing" && own.kind === "thing" && !bounded && !own.bounded;
  return (
    isOfOne &&
    words.some((each) => learners.test(each)) &&
    own.words.some((each) => lessons.test(each)) &&
    attendance.test(fold(text))
  );
}

const occasions =
  /^(?:show|showing|performance|screening|concert|match|game|race|round|wave|session|rehearsal|night|flight|sailing|edition|vorstellung|runde|welle|spieltag|funcion|ronda|ola|partido|representation|seance|manche|vague|sessao|rodada|onda|espetaculo)$/;

/** "each seat of the theatre for 1,000 shows": all are there each time. */
function isOccasion(reading: Reading, { from, kind, bounded, words }: Quantity): boolean {
  const isIn = /^(?:for|at|in|over|across|during|through|in|bei|uber|en|durante|pour|lors|pendant|em)$/.test(
    word(reading, from - 1),
  );
  return isIn && kind === "thing" && !bounded && words.some((each) => occasions.test(each));
}

const answers =
  /^(?:answer|response|reply|rating|vote|item|\p{L}*antwort|bewertung|stimme|respuesta|voto|valoracion|reponse|avis|resposta|avaliacao)$/u;

const asked =
  /^(?:question|item|task|exercise|problem|frage|aufgabe|pregunta|ejercicio|exercice|pergunta|questao|exercicio)$/;

/** "8,000 pupils, 5 tests with 40 questions each, one row per answer": the only two that were counted on their own meet in it. */
function answeredTwo(chain: Chain, grain: Grain | undefined): readonly [number, number] | undefined {
  const isOfAnswers = grain?.items.some(
    (item) =>
      item.kind === "noun" && item.words.some((each) => answers.test(each)) && !namesOne(chain.quantities, item.words),
  );
  if (isOfAnswers !== true) return undefined;
  const [one, other, ...more] = rootsOf(chain);
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

const held = new Set("of with mit con avec com a de".split(" "));

/** "300 plates of 384 wells, each well was read 12 times": what is counted per is what each of the others holds. */
function isPart({ pers, loose }: Chain, quantity: Quantity): boolean {
  return [...pers.flat(), ...loose].some(
    (per) => per.kind === "noun" && per.words.some((each) => quantity.words.includes(each)),
  );
}

/** "4,000 pupils, 12 subjects, one mark per subject each week": what somebody is given for one thing, each of them is given. */
function isPerPerson(reading: Reading, { next, words, kind }: Quantity, own: Quantity): boolean {
  if (kind !== "thing" || own.kind !== "thing" || own.from !== next + 1 || word(reading, next) !== ",") return false;
  if (!words.some((each) => learners.test(each))) return false;
  for (let at = own.next; at < Math.min(reading.tokens.length, own.next + 12); at++)
    if (results.test(word(reading, at)) && /^(?:per|pro|por|par|in each|je)$/.test(word(reading, at + 1)))
      return own.words.includes(singular(word(reading, at + 2), reading.language));
  return false;
}

export const learners =
  /^(?:pupil|student|schoolchild|child|learner|patient|athlete|player|participant|employee|person|candidate|schuler\p{L}*|patient|alumn[oa]|estudiante|eleve|etudiant|alun[oa]|paciente)$/u;
export const results =
  /^(?:marks?|grades?|scores?|results?|ratings?|answers?|notes?|noten?|notas?|tests?|measurements?)$/;

const answered = /^(?:answer|tak|sit|sat|complet|rat|judg|solv|fill|took)(?:e|ed|ing|ting)?s?$/;

/** "2,000 respondents answering 60 questions": each of them answers all. */
function isAnswered(reading: Reading, { named: from, kind }: Quantity, own: Quantity): boolean {
  if (kind !== "thing" || own.kind !== "thing" || own.from - from > 4) return false;
  for (let at = from + 1; at < own.from; at++) if (answered.test(reading.tokens[at]?.folded ?? "")) return true;
  return false;
}
