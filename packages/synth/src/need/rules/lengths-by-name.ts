import type { DurationUnit, Timed } from "../../inferred/check.ts";
import type { Rule } from "../frames/frame.ts";
import { singular } from "../text/stem.ts";
import { inConcepts } from "./time-words.ts";

/** A column as these rules see it. */
interface Named {
  readonly name: string;
  readonly type: string;
  readonly unit: string | null;
  readonly decimals: number;
}

type Span = readonly [from: Named, to: Named];

const unitsOfTime: ReadonlyMap<string, DurationUnit> = new Map(
  Object.entries({
    ms: "ms",
    s: "s",
    min: "min",
    h: "h",
    d: "day",
    day: "day",
    wk: "week",
    week: "week",
    mo: "month",
    month: "month",
    y: "year",
    year: "year",
  } satisfies Readonly<Record<string, DurationUnit>>),
);

const delayed = /delay|verspatung|retraso|retard|atraso/;
/** What can only be the length of the one span of a row. */
const lengths =
  /^(?:minutes|hours|days|horas|stunden|heures)$|^(?:seconds|minutes|hours|days)_(?:out|away|open|down|stopped|parked|absent|on_site|on_stand|on_berth|inside|on_(?:the_)?market|to_(?:sell|hire|fill|close|repair))$|(?:^|_)(?:duration|nights|stay|parked|dwell|elapsed|transit|turnaround|dauer|duracion|duree|duracao)(?:_|$)|dauer$|^(?:session|ride|trip|call|run|visit|shift|flight|drive|charging|rental|journey|job|usage|play|match|lesson|booking|treatment|downtime|outage|surgery)_(?:time|seconds|minutes|hours|days)$/;
const worked =
  /^(?:(?:paid|net|worked|working|total)_)?hours(?:_(?:worked|paid))?(?:_without(?:_\w+)?_break)?$|^horas_(?:trabajadas|trabalhadas)$|^heures_travaillees$|^(?:arbeitsstunden|arbeitszeit|nettoarbeitszeit|stunden)$/;
const breaks = /(?:^|_)(?:break|breaks|pause|pausa|descanso|intervalo|lunch)(?:_|$)/;

/** What some lengths run to, whatever other times a row has. */
const aims: readonly (readonly [name: RegExp, to: RegExp])[] = [
  [
    /(?:^|_)(?:response|reaction)(?:_|$)|reaktionszeit|hilfsfrist|tiempo_respuesta|tempo_resposta|temps_reponse/,
    /^(?:arrival|on scene|answered|first reply|first response|first engine|seen)$/,
  ],
  [
    /(?:^|_)(?:resolution|resolve|solve|fix|handling)(?:_|$)|bearbeitungs|losungszeit|resolucion|resolucao/,
    /^(?:resolved|close|completed|solved|fixed|end)$/,
  ],
  [/(?:^|_)delivery(?:_|$)|lieferzeit|lieferdauer|entrega|livraison/, /^(?:delivery|arrival)$/],
];

/** Whether a column is a break: what lies between two times is then not all of it. */
export function hasBreak({ name }: Pick<Named, "name">): boolean {
  return breaks.test(name);
}

/** What lies open for weeks, of which a few hours are worked. */
const files = /^(?:opened|open|created|received|reported|filed)(?:_|$)/;
const perHour = /hourly|billable|_per_hour$/;

type Called = Pick<Named, "name">;

/** "matters: opened, closed, hours, hourly rate": hours that are billed are those of the work, and not all in between. */
export function isBilled({ name }: Called, from: Called, beside: readonly Called[]): boolean {
  return files.test(from.name) && /(?:^|_)hours(?:_|$)/.test(name) && beside.some((each) => perHour.test(each.name));
}

/** The lengths of time that columns are called, told from the pairs of times that a table has. */
export function lengthRules(pairs: readonly Span[], numbers: readonly Named[]): readonly Rule[] {
  const spans = pairs.filter(([first]) => !isOf(first, "scheduled") || pairs.length === 1);
  const delays = pairs.filter(([first, second]) => isOf(first, "scheduled") && isOf(second, "actual"));
  const pause = numbers.find(hasBreak);
  return numbers.flatMap((field): readonly Rule[] => {
    if (delayed.test(field.name)) return delays.length === 1 ? oneRule(field, delays[0]) : [];
    const counted = countedBy(field, numbers);
    if (counted !== undefined) return oneRule(field, mainSpan(spans), { factors: [counted.name] });
    if (hasBreak(field)) return [];
    const span = spanOf(field, spans);
    if (span !== undefined && isBilled(field, span[0], numbers)) return [];
    if (pause === undefined) return oneRule(field, span);
    if (!worked.test(field.name)) return [];
    const unit = unitsOfTime.get(pause.unit ?? "") ?? "min";
    return oneRule(field, span, { less: [{ field: pause.name, unit }] });
  });
}

function isOf({ name }: Named, concept: string): boolean {
  return inConcepts(name.split("_")).join(" ").includes(concept);
}

function spanOf({ name }: Named, spans: readonly Span[]): Span | undefined {
  const [, aim] = aims.find(([own]) => own.test(name)) ?? [];
  if (aim !== undefined) {
    const fitting = spans.filter(([, to]) =>
      inConcepts(to.name.split("_")).some(
        (_, at, all) => aim.test(all[at] ?? "") || aim.test(all.slice(at, at + 2).join(" ")),
      ),
    );
    // From the first of all times: an answer is counted from the call, not from who was sent.
    return fitting.find(([from]) => !spans.some(([, to]) => to === from)) ?? fitting[0];
  }
  return lengths.test(name) || worked.test(name) ? (spans.length === 1 ? spans[0] : undefined) : undefined;
}

/** "submitted, started, ended": what runs from its start to its end, where a row has more times. */
function mainSpan(spans: readonly Span[]): Span | undefined {
  return spans.length === 1
    ? spans[0]
    : spans.find(([from, to]) => isOf(from, "start") && (isOf(to, "end") || isOf(to, "restored")));
}

const countedTime = /^(.+?)_(?:seconds|minutes|hours|days)(?:_(?:lost|used|affected|interrupted|total))?$/;
const people = /^(?:man|person|staff|crew|worker|labour|labor)$/;
const staff = /^(?:number_of_)?(?:people|persons|workers|staff|crew|crew_size|employees|headcount)$/;

/** "gpu hours" beside "gpus", "customer minutes lost" beside "customers affected": so many times the length. */
function countedBy({ name }: Named, numbers: readonly Named[]): Named | undefined {
  const [, thing = ""] = countedTime.exec(name) ?? [];
  if (thing === "") return undefined;
  return numbers.find(
    (field) =>
      field.name !== name &&
      field.type === "int" &&
      (field.name.split("_").some((word) => word !== thing && (singular(word) === thing || word === `${thing}s`)) ||
        (/_lost$/.test(name) && /_(?:affected|interrupted)$/.test(field.name)) ||
        (people.test(thing) && staff.test(field.name))),
  );
}

function oneRule(field: Named, span: Span | undefined, more: Pick<Timed, "less" | "factors"> = {}): readonly Rule[] {
  return span === undefined ? [] : lengthBetween(field, span[0].name, span[1].name, more);
}

/** A column as the length of time between two others, in its unit; none where that counts no time. */
export function lengthBetween(
  field: Named,
  from: string,
  to: string,
  { less = [], factors = [] }: Pick<Timed, "less" | "factors"> = {},
): readonly Rule[] {
  const unit = field.name === "nights" ? "day" : unitsOfTime.get(field.unit ?? "");
  if (unit === undefined) return [];
  const length = [`${to} - ${from}`, ...less.map((each) => each.field)].join(" - ");
  const statement = `${field.name} = ${factors.length === 0 ? length : `${factors.join(" * ")} * (${length})`}`;
  const needs = [field.name, from, to, ...factors, ...less.map((each) => each.field)];
  const isWhole = field.type === "int" && less.length === 0 && factors.length === 0;
  if (isWhole) {
    const elapsed = { kind: "elapsed", from, to, unit } as const;
    return [{ statement, needs, sets: { [field.name]: elapsed }, checks: [{ ...elapsed, result: field.name }] }];
  }
  const more = { ...(less.length === 0 ? {} : { less }), ...(factors.length === 0 ? {} : { factors }) };
  const timed = { kind: "timed", from, to, unit, ...more } as const;
  const decimals = field.type === "int" ? 0 : Math.min(2, field.decimals);
  return [
    { statement, needs, sets: { [field.name]: { ...timed, decimals } }, checks: [{ ...timed, result: field.name }] },
  ];
}
