import { type Reading, singularAt, tokenFrom, word } from "../../extract/reading.ts";
import type { Findings, Found, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { keyOf, nameBefore } from "./names.ts";
import { isJoint, isWall, startsClause } from "./quantities/clauses.ts";
import { quoteOf, quotesOf, type SaidOrder } from "./said-orders.ts";
import { type Setting, settingOf } from "./setting.ts";
import { staysInOrder, timesInOrder } from "./times-in-order.ts";
import { longestLasting } from "./values/durations.ts";
import type { Saying } from "./values/sayings.ts";

/** What comes to pass with what: "placed" is when the order is. */
const events: readonly (readonly [verb: RegExp, order: number, thing: string])[] = [
  [/^(?:order|plac|purchas|bought|buy|book)$/, 1, "order"],
  [/^(?:ship|dispatch|sent|post|mail|collect|pick|drop)$/, 2, "order"],
  [/^(?:deliver|receiv|arriv)$/, 3, "order"],
  [/^(?:return|refund)$/, 4, "order"],
  [/^(?:issu|invoic|bill)$/, 1, "invoice"],
  [/^pay$/, 2, "invoice"],
  [/^(?:issu|lent|lend|lended|grant|disburs|borrow|paid out)$/, 1, "loan"],
  [/^(?:repay|repaid|settl)$/, 2, "loan"],
  [/^(?:admit|admitt|admission|hospitali[sz])$/, 1, "stay"],
  [/^discharg$/, 2, "stay"],
  [
    /^(?:open|creat|report|regist|sign|join|start|begin|began|hir|rent|borrow|pick|load|embark|board|launch)$/,
    1,
    "case",
  ],
  [
    /^(?:clos|resolv|end|finish|complet|cancel|cancell|churn|terminat(?:ion)?|fir|retir|left|expir|return|dropp|unload|wrap|disembark)$/,
    2,
    "case",
  ],
  [/^(?:joined|eingestellt|eingetreten|contratad[oa]s?|embauchee?s?|recrutee?s?|admitid[oa]s?)$/, 1, "case"],
  [/^(?:quit|verliess(?:en)?|dejo|dejaron|abandonaron|quittee?s?|deixou|deixaram)$/, 2, "case"],
  [/^(?:bestellt\w*|pedid[oa]s|encargad[oa]s?|commandee?s?|encomendad[oa]s?)$/, 1, "order"],
  [/^(?:versen?d\w*|versandt|verschickt|abgeschickt|enviad[oa]s?|expediee?s?|envoyee?s?)$/, 2, "order"],
  [/^(?:geliefert|zugestellt|entregad[oa]s?|recibid[oa]s?|livree?s?|recue?s?|entregues?|recebid[oa]s?)$/, 3, "order"],
  [/^(?:ausgestellt|emitid[oa]s?|facturad[oa]s?|emise?s?|facturee?s?|faturad[oa]s?)$/, 1, "invoice"],
  [/^(?:bezahlt|beglichen|pagad[oa]s?|cobrad[oa]s?|payee?s?|reglee?s?|pag[oa]s?|quitad[oa]s?)$/, 2, "invoice"],
  [/^(?:aufgenommen|eingeliefert|ingresad[oa]s?|hospitalisee?s?|internad[oa]s?)$/, 1, "stay"],
  [/^(?:entlassen|dad[oa]s? de alta|sortie?s?)$/, 2, "stay"],
  [/^(?:born|birth|geboren|nacid[oa]s?|nacieron|nee?s?|nascid[oa]s?|nasceram)$/, 0, "case"],
  [/^(?:died|death|dead|deceas)$/, 9, "case"],
  [/^(?:start(?:ing|ed|s)|begin(?:ning|s)|begun|open(?:ed|ing))$/, 1, "case"],
  [/^(?:end(?:ing|ed|s)|finish(?:ed|ing)|clos(?:ed|ing)|terminated|expired|expiring)$/, 2, "case"],
  [/^(?:beginn(?:t|en)?|begonnen|gestartet|anfang|angefangen|eroffnet|unterschrieben|abgeschickt)$/, 1, "case"],
  [/^(?:end(?:e|et|ete|eten|en)|geendet|beendet|geschlossen|gekundigt|ausgelaufen|abgelaufen)$/, 2, "case"],
  [/^(?:inici(?:o|ad[oa]s?|aron)|empez(?:ad[oa]s?|aron)|abiert[oa]s?|debut|commencee?s?|ouverte?s?)$/, 1, "case"],
  [
    /^(?:inici[ae]n?|inician|empiez?[ac]en|empiez?[ea]n?|comienz?c?[ea]n?|comenzaron|comec[ae]m|comecaram|commencent|debutent)$/,
    1,
    "case",
  ],
  [/^(?:fin|termin(?:ad[oa]s?|aron|ees?)|finalizad[oa]s?|cerrad[oa]s?|terminee?s?|close?s|encerrad[oa]s?)$/, 2, "case"],
  [
    /^(?:termin[aeo]n?|terminent|terminam|terminem|acab[ae][nm]|acabaron|finali[cz][ea][nm]|concluy[ea]n|finissent)$/,
    2,
    "case",
  ],
];

/** A window and what it is of. */
interface Dated {
  readonly window: Extract<Found, { kind: "window" }>;
  readonly key: string;
  /** Words that may say what comes to pass in it. */
  readonly verbs: readonly string[];
  readonly span: Span;
}

/** Windows of two times of which one is known to come first, by what was said of them or by nature, and lies later. */
export function findWindowsApart(
  reading: Reading,
  findings: Findings,
  orders: readonly SaidOrder[],
  notes: DraftNotes,
): void {
  const dated = findings.found.flatMap((found) => datedBy(reading, found));
  const setting = settingOf(reading);
  findTwoWindows(reading, dated, notes);
  findSpreadBeyond(reading, dated, notes);
  // "born between 1995 and 2000" was read as a range of values.
  const timed = [...dated, ...findings.found.flatMap((found) => inYears(reading, found))];
  for (const first of timed) {
    const then = timed.find(
      (other) =>
        other.window.to <= first.window.from &&
        !isOneOrOther(reading, first, other) &&
        (comeInOrder(first, other, setting) || isOrdered(orders, first, other)),
    );
    if (then === undefined) continue;
    const spans = [first.span, then.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `"${quoteOf(reading, first.span)}" and "${quoteOf(reading, then.span)}": what comes later lies in the earlier window`,
      spans,
      fix: "say windows in the order in which things happen",
    });
    return;
  }
}

/** "each shoot starts after 1 April and wraps by 20 April, no shoot is shorter than 30 days": longer than there is time for. */
export function findLongerThanBetween(
  reading: Reading,
  findings: Findings,
  sayings: readonly Saying[],
  notes: DraftNotes,
): void {
  const lasting = longestLasting(sayings);
  if (lasting === undefined || notes.impossible.length > 0) return;
  const dated = findings.found.flatMap((found) => datedBy(reading, found));
  const setting = settingOf(reading);
  for (const first of dated) {
    const then = dated.find((other) => other !== first && comeInOrder(first, other, setting));
    if (then === undefined || then.window.open === true || isOneOrOther(reading, first, then)) continue;
    const room = (Date.parse(then.window.to) - Date.parse(first.window.from)) / 1000;
    if (room <= 0 || lasting.seconds <= room) continue;
    const spans = [first.span, then.span, lasting.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} leave no time for each other`,
      spans,
      fix: "widen one of the times, or shorten what lies between them",
    });
    return;
  }
}

/** "contracts that start in 2023 or ended in 2021" */
function isOneOrOther({ text }: Reading, one: Dated, other: Dated): boolean {
  const first = one.span.start < other.span.start ? one : other;
  return /^ ?(?:or|oder|o|ou)(?!\p{L})/u.test(fold(text.slice(first.span.end)));
}

const insisting =
  /\b(?:only|exclusively|solely|strictly|ausschliesslich|exclusivamente|uniquement|exclusivement|solamente|somente|every|all|each|must|has to|have to|always|nur|alle|jede[rns]?|solo|todos|todas|cada|tous|toutes|chaque|seulement|apenas)\b/;

const musts =
  /\b(?:every|all|each|must|has to|have to|alle|jede[rns]?|muss|mussen|todos|todas|cada|debe|tous|toutes|chaque|doit|deve)\b/;

/** "withdrawals of the last 30 days only, every withdrawal date has to be in January": no time lies in both. */
function findTwoWindows(reading: Reading, dated: readonly Dated[], notes: DraftNotes): void {
  const [one, other, ...more] = dated;
  if (one === undefined || other === undefined || more.length > 0) return;
  if (!isOf(one.key, other.key) && !isDateOf(one.key, other.key) && !areDatesOfRows(reading, one, other)) return;
  if (one.window.to > other.window.from && other.window.to > one.window.from) return;
  const around = reading.text.slice(Math.max(0, one.span.start - 20), other.span.end + 10);
  const apart = reading.text.slice(one.window.end, other.window.start).toLowerCase();
  const isOther =
    /\b(?:or|oder|o|ou|versus|vs)\b/.test(apart) || (/\b(?:and|und|y|et|e)\b/.test(apart) && !musts.test(apart));
  if (!insisting.test(fold(around)) || isOther) return;
  notes.impossible.push({
    reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}": no time lies in both`,
    spans: [one.span, other.span],
    fix: "say one window, or windows that overlap",
  });
}

const spreading =
  /\b(?:(?:evenly |equally |uniformly )?(?:spread|distributed|scattered)|gleichmassig|verteilt|repartid[oa]s|distribuid[oa]s|repartie?s|uniformement|uniformemente)\b/;
const following =
  /^,? ?(?:(?:and|but|yet|und|aber|y|pero|et|mais|e|mas) )?(?:(?:they|these|all|dates|is|are|be|sind|estan|sont|estao) )*(?:(?:evenly|equally|uniformly|out|spread|distributed|scattered|over|across|between|throughout|gleichmassig|verteilt|uber|auf|repartid[oa]s|distribuid[oa]s|uniformemente|de forma uniforme|repartie?s|uniformement|entre|em|sur|the|period|den|zeitraum) ?)+$/;

/** "every start date in 2023 and spread evenly from October 2022 to December 2023": what is spread beyond the window of all of them. */
function findSpreadBeyond(reading: Reading, dated: readonly Dated[], notes: DraftNotes): void {
  const [all, spread, ...more] = dated;
  if (all === undefined || spread === undefined || more.length > 0 || notes.impossible.length > 0) return;
  const between = fold(reading.text.slice(all.window.end, spread.window.start));
  if (!spreading.test(between) || !following.test(between)) return;
  const lead = fold(reading.text.slice(Math.max(0, all.span.start - 20), all.window.end));
  const isWithin = spread.window.from >= all.window.from && spread.window.to <= all.window.to;
  if (isWithin || !insisting.test(lead)) return;
  notes.impossible.push({
    reason: `"${quoteOf(reading, all.span)}" leaves no room for "${quoteOf(reading, spread.window)}"`,
    spans: [all.span, { start: spread.window.start, end: spread.window.end }],
    fix: "say one window, or spread them within it",
  });
}

const allDates =
  /\b(?:every|all|each|alle|samtliche|jedes|todas|todos|cada|toutes|tous|chaque) (?<of>[^,;.:]{0,60}?) *$/;
const datesOf =
  /^(?:dates?|dated|days?|datum|daten|tage?|fechas?|datas?|jours?|dias?|times?|timestamps?|of|the|are|is|be|must|lie|lies|fall|falls|in|im|on|de|del|des|du|da|do|les?|las?|los?|os|as|sind|liegen|son|estan|sont|sao|have|has|to)$/;
/** What is called by several words when it comes to pass. */
const deeds: readonly RegExp[] = [
  /^(?:harvest|pick|crop|vendange|cueill|recolt|ernte|lese|pfluck|cosech|recogid|recolec|vendimi|colheit)/,
  /^(?:sale|sold|sell|purchas|bought|verkauf|kauf|vent|vend|compr|achat)/,
  /^(?:visit|survey|inspect|appointment|consult|besuch|termin|cita|rendez)/,
  /^(?:deliver|shipment|liefer|entreg|livrais)/,
];

/** "harvest of the last 14 days, all picking dates in August 2018": the rows lie in the one, and their dates in the other. */
function areDatesOfRows(reading: Reading, one: Dated, other: Dated): boolean {
  const between = fold(reading.text.slice(one.window.end, other.window.start));
  const said = allDates.exec(between)?.groups?.of;
  if (one.window.last === undefined || said === undefined || other.window.last !== undefined) return false;
  const window = fold(reading.text.slice(other.window.start, other.window.end));
  if (!/\b(?:dat|dag|fech|tag|jour|dia|day)/.test(`${said} ${window}`)) return false;
  const rows = fold(reading.text.slice(0, one.window.start)).split(/\P{L}+/u);
  return said
    .split(/\P{L}+/u)
    .filter((each) => each !== "" && !datesOf.test(each))
    .every((each) =>
      rows.some(
        (row) => isOf(row, each) || row === `${each}s` || deeds.some((deed) => deed.test(row) && deed.test(each)),
      ),
    );
}

function datedBy(reading: Reading, window: Found): readonly Dated[] {
  if (window.kind !== "window" || window.months !== undefined) return [];
  const first = tokenFrom(reading, 0, window.start);
  const name = nameBefore(reading, first);
  const left = name === undefined ? undefined : verbOfGroup(reading, name.span, first);
  if (left !== undefined) {
    const span = { start: reading.tokens[left]?.start ?? window.start, end: window.end };
    return [{ window, key: word(reading, left), verbs: [word(reading, left)], span }];
  }
  // "starting in 2026" has its verb in the window, "die 2024 geendet haben" behind it.
  const verbs = [
    name?.key.split(" ").findLast((each) => !particles.test(each)) ?? "",
    word(reading, first),
    word(reading, tokenFrom(reading, first, window.end)),
  ];
  const span = { start: name?.span.start ?? window.start, end: window.end };
  const isKnown = verbs.some((each) => each !== "" && events.some(([verb]) => verb.test(each)));
  const far = isKnown ? undefined : eventBefore(reading, first);
  if (far === undefined) return [{ window, key: name?.key ?? "", verbs, span }];
  return [{ window, key: far.key, verbs: far.verbs, span: { start: far.start, end: window.end } }];
}

const FIRST_YEAR = 1850;
const LAST_YEAR = 2100;

/** A range of years of what comes to pass, as a window. */
function inYears(reading: Reading, found: Found): readonly Dated[] {
  if (found.kind !== "range" || found.unit !== undefined) return [];
  const { minimum, maximum, start, end } = found;
  if (minimum === undefined || maximum === undefined || minimum < FIRST_YEAR || maximum > LAST_YEAR) return [];
  const event = eventBefore(reading, tokenFrom(reading, 0, start));
  if (event === undefined || minimum > maximum) return [];
  const window = { kind: "window", from: `${minimum}-01-01`, to: `${maximum + 1}-01-01`, start, end } as const;
  return [{ window, key: event.key, verbs: event.verbs, span: { start: event.start, end } }];
}

const FAR = 12;
const passing =
  /^(?:in|on|at|by|the|a|course|of|during|within|sometime|only|all|some|time|always|ever|then|between|and|from|to|since|until|before|after|year|month|week|im|in|am|den|der|dem|des|lauf|laufe|wahrend|en|el|la|los|durante|curso|transcurso|de|del|au|cours|du|pendant|no|na|do|da|decorrer|is|are|was|were|be|been|being|has|have|had|must|should|already|just|not|wurden?|wird|werden|sind|ist|sein|muss|schon|erst|bereits|alle|fue|fueron|ser|son|han|ha|sido|ya|todos|todas|foram|foi|sao|ja|ont|ete|sont|est|furent|deja|tous|toutes)$/;

/** The "closed" of "every ticket was closed in the course of 2023": the last event of the clause before a window. */
function eventBefore(
  reading: Reading,
  first: number,
): { readonly key: string; readonly verbs: readonly string[]; readonly start: number } | undefined {
  for (let at = first - 1; at >= 0 && at > first - FAR && !isWall(reading, at); at--) {
    if (isJoint(word(reading, at)) || startsClause(word(reading, at))) return undefined;
    const key = keyOf(word(reading, at), reading);
    const verbs = [word(reading, at), key];
    // "left the army in 2019": that is left, and nothing of ours.
    const isNothing =
      !events.some(([verb]) => verbs.some((each) => verb.test(each))) && !passing.test(word(reading, at));
    if (isNothing) return undefined;
    if (events.some(([verb]) => verbs.some((each) => verb.test(each))))
      return { key, verbs, start: reading.tokens[at]?.start ?? 0 };
  }
  return undefined;
}

/** What is joined and left by those whom the rows are of. */
const groups =
  /^(?:company|firma?|business|organi[sz]ation|employer|club|gym|association|team|unternehmen|betrieb|verein|empresa|compania|entreprise|societe|equipo|equipe|clube|associacao)$/;

/** The "left" of "left the company in 2018". */
function verbOfGroup(reading: Reading, name: Span, first: number): number | undefined {
  const start = tokenFrom(reading, 0, name.start);
  const group = tokenFrom(reading, start, name.end) - 1;
  if (!groups.test(singularAt(reading, group)) || group > first) return undefined;
  const at = articles.test(word(reading, group - 1)) ? group - 2 : group - 1;
  return events.some(([verb]) => verb.test(word(reading, at))) ? at : undefined;
}

const articles = /^(?:the|our|die|das|den|unsere|la|el|l|l'|le|a|o)$/;

/** "picked up", "dropped off" */
const particles = /^(?:up|off|out|on|in)$/;

/** Whether one comes before the other by nature: "arrival in August and departure in July" of a stay. */
function comeInOrder(one: Dated, other: Dated, setting: Setting): boolean {
  const isFirst = (verbs: readonly string[], of: RegExp): boolean => verbs.some((verb) => of.test(verb));
  const places = events.filter(([verb]) => isFirst(one.verbs, verb));
  if (
    places.some(([, order, thing]) =>
      events.some(
        ([verb, later, of]) =>
          of === thing &&
          later > order &&
          isFirst(other.verbs, verb) &&
          (thing !== "case" || areOfOneThing(one, other)),
      ),
    )
  )
    return true;
  return [...timesInOrder, ...(setting === "stay" ? staysInOrder : [])].some(([first, then]) => {
    const [a, b] = [one.key.replace(first, "").trim(), other.key.replace(then, "").trim()];
    return first.test(one.key) && then.test(other.key) && (a === b || a === "" || b === "");
  });
}

/** "courses start in September, registration closes in August" are two. */
function areOfOneThing(one: Dated, other: Dated): boolean {
  const nounsOf = ({ key }: Dated): readonly string[] =>
    key.split(" ").filter((each) => each !== "" && !events.some(([verb]) => verb.test(each)));
  const [a, b] = [nounsOf(one), nounsOf(other)];
  return a.length === 0 || b.length === 0 || a.some((each) => b.includes(each));
}

/** "last login after sign-up" */
function isOrdered(orders: readonly SaidOrder[], one: Dated, other: Dated): boolean {
  return orders.some(({ low, high, least }) => least >= 0 && isOf(one.key, low) && isOf(other.key, high));
}

/** "Anreise" and "Anreisedatum", "arrival" and "arrival date". */
function isDateOf(one: string, other: string): boolean {
  const [a, b] = [one, other].map((key) =>
    key
      .replace(adverbs, "")
      .replace(dateOf, "")
      .replace(/(?:ung|e)$/, ""),
  );
  return a !== undefined && a !== "" && a === b;
}

const dateOf = /(?: ?(?:dat|date|day|time|datum|tag|termin|zeitpunkt))$|^(?:fecha|data|date|jour|dia) d[eo]? ?/;
const adverbs = / (?:only|exclusive|exclusively|strictly|ausschliesslich|nur|always|immer|solo|siempre)$/;

function isOf(key: string, name: string): boolean {
  return key !== "" && name !== "" && (key === name || key.endsWith(` ${name}`) || name.endsWith(` ${key}`));
}
