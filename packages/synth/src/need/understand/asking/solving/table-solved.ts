import type { Check } from "../../../../inferred/check.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { PlannedConstraint } from "../../../plan.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes, DraftRelation, DraftTable } from "../../draft/draft.ts";
import { fieldNamed } from "../../draft/draft.ts";
import type { Made } from "../../draft/made.ts";
import { type Equation, equationsOf } from "./equations.ts";
import { everything, type Interval } from "./interval.ts";
import { emptiedBy, type Said } from "./solve.ts";
import { timesApart } from "./times-of-table.ts";

/** What said a domain or an equation: a constraint, or a rule between fields. */
type Source = PlannedConstraint | DraftRelation;
type SaidDomain = Said<{ readonly field: string; readonly interval: Interval; readonly isTime: boolean }, Source>;

/** Fields and their rules are few; more are let be. */
const MOST = 60;

/**
 * "quantity 1-5, price 2-10, total = quantity x price, total above 60": what was said of the fields of a table against what holds
 * between them. Where one time is said to cover its window whole, it is looked at on the first and the last day of it as well.
 */
export function findUnsolvable(findings: Findings, { tables }: Made, notes: DraftNotes): void {
  for (const table of tables) {
    const domains = domainsOf(table, notes).slice(0, MOST);
    const equations = table.relations.flatMap((relation) => saidBy(relation, table, domains)).slice(0, MOST);
    if (equations.length === 0) continue;
    const pinned = domains.filter((domain) => domain.what.isTime && isCovered(findings, domain, notes));
    const others = (one: SaidDomain): readonly SaidDomain[] => domains.filter((each) => each !== one);
    const emptied =
      emptiedBy(domains, equations) ??
      pinned
        .flatMap((one) => edgesOf(one).map((edge) => emptiedBy([...others(one), edge], equations)))
        .find((each) => each !== undefined) ??
      timesApart(checksOf(table), timesOf(domains));
    if (emptied === undefined) continue;
    tell(emptied, notes);
  }
}

function tell(emptied: ReadonlySet<Source>, notes: DraftNotes): void {
  const sources = [...emptied];
  const said = [
    ...new Set(sources.map((source) => ("understoodAs" in source ? source.understoodAs : source.statement))),
  ];
  const spans = sources.flatMap((source) => {
    if ("span" in source) return source.span === null ? [] : [source.span];
    const told = notes.constraints.find(
      ({ kind, understoodAs }) => kind === "relation" && understoodAs === source.statement,
    );
    return told?.span == null ? [] : [told.span];
  });
  notes.impossible.push({
    reason: `${said.join("; ")}: no row can hold all of that`,
    spans: spans.sort((a, b) => a.start - b.start),
    fix: "say bounds that leave room for each other, or leave one of them out",
  });
}

/** What no row can break by its meaning, though nobody said it: how long something takes, and what comes first. */
function isByMeaning(check: Check, table: DraftTable): boolean {
  if (check.kind === "elapsed") return true;
  return check.kind === "ascending" && check.fields.every((name) => fieldNamed(table, name)?.source === "stated");
}

function checksOf(
  table: DraftTable,
  relations: readonly DraftRelation[] = table.relations,
): readonly { readonly check: Check; readonly source: Source }[] {
  return relations.flatMap((relation) =>
    relation.checks
      .filter((check) => relation.source === "stated" || isByMeaning(check, table))
      .map((check) => ({ check, source: relation })),
  );
}

function timesOf(domains: readonly SaidDomain[]): Parameters<typeof timesApart<Source>>[1] {
  return domains.map(({ what: { field, interval }, source }) => ({ field, interval, source }));
}

function saidBy(
  relation: DraftRelation,
  table: DraftTable,
  domains: readonly SaidDomain[],
): readonly Said<Equation, Source>[] {
  return checksOf(table, [relation]).flatMap(({ check }) => {
    const result = "result" in check ? check.result : "";
    const scale = (field: string): number => scaleOf(unitOf(field, table, domains), unitOf(result, table, domains));
    return equationsOf(check, scale).map((what) => ({ what, source: relation }));
  });
}

function unitOf(field: string, table: DraftTable, domains: readonly SaidDomain[]): string | undefined {
  for (const { what, source } of domains)
    if (what.field === field && "value" in source && typeof source.value.unit === "string") return source.value.unit;
  return fieldNamed(table, field)?.unit ?? undefined;
}

/** Minutes in a result by the hour: "40 minutes, km/h". */
function scaleOf(unit: string | undefined, result: string | undefined): number {
  const [, per] = result?.split("/") ?? [];
  const [own, counted] = [unit, per].map((each) => (each === undefined ? undefined : unitNamed(each)));
  if (own === undefined || counted === undefined || own.dimension !== counted.dimension) return 1;
  return own.scale / counted.scale;
}

/** The said ends of each field; none of one that several things were said of in turn. */
function domainsOf(table: DraftTable, { constraints }: DraftNotes): readonly SaidDomain[] {
  const own = constraints.filter(
    (each) => each.table === table.name && each.source === "stated" && each.field !== null,
  );
  const isAlone = (one: PlannedConstraint): boolean =>
    own.filter((each) => each.kind === one.kind && each.field === one.field && isEnded(each)).length === 1;
  return own.flatMap((constraint): readonly SaidDomain[] => {
    const said = isEnded(constraint) && isAlone(constraint) ? intervalOf(constraint) : undefined;
    if (said === undefined || constraint.field === null) return [];
    const interval = constraint.kind === "range" ? fromNothing(said, constraint.field, table) : said;
    return [{ what: { field: constraint.field, interval, isTime: constraint.kind === "window" }, source: constraint }];
  });
}

/** "speed at most 900": what by its nature is never below nothing begins there. */
function fromNothing({ least, most }: Interval, field: string, table: DraftTable): Interval {
  const isSize = fieldNamed(table, field)?.minimum === 0 && most > 0;
  return { least: isSize ? Math.max(0, least) : least, most };
}

function isEnded({ kind, value }: PlannedConstraint): boolean {
  if (kind === "window") return "from" in value || "to" in value;
  return kind === "range" || (kind === "enum" && figuresOf(value.enum) !== undefined);
}

function intervalOf({ kind, value }: PlannedConstraint): Interval | undefined {
  if (kind === "window")
    return {
      least: timeOf(value.from) ?? everything.least,
      most: (timeOf(value.to) ?? everything.most) + DAY,
    };
  if (kind === "enum") {
    const figures = figuresOf(value.enum) ?? [];
    return { least: Math.min(...figures), most: Math.max(...figures) };
  }
  return {
    least: typeof value.min === "number" ? value.min : everything.least,
    most: typeof value.max === "number" ? value.max : everything.most,
  };
}

const DAY = 86_400;

function timeOf(value: unknown): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) / 1000 : Number.NaN;
  return Number.isFinite(time) ? time : undefined;
}

function figuresOf(values: unknown): readonly number[] | undefined {
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const figures = values.map(Number);
  return figures.every(Number.isFinite) ? figures : undefined;
}

const covering =
  /\b(?:even(?:ly)?|throughout|any day|every day|each day|daily|all (?:of|over|through)|whole|entire|spread|gleichmassig|verteilt|ganzen?|jeden tag|taglich|todos los dias|cada dia|todo el|repartid[oa]s|tous les jours|chaque jour|tout le|repartie?s|todos os dias|todo o|distribuid[oa]s)\b/;
const NEAR = 60;

/** "loans spread evenly over every day of May" */
function isCovered({ text }: Findings, { source, what }: SaidDomain, { constraints }: DraftNotes): boolean {
  if (!("span" in source) || source.span === null) return false;
  if (
    constraints.some(({ kind, field, table }) => kind === "cadence" && field === what.field && table === source.table)
  )
    return true;
  const { start, end } = source.span;
  const around = fold(text.slice(Math.max(0, start - NEAR), end + NEAR / 2));
  return covering.test(around);
}

/** The first and the last day of a time. */
function edgesOf({ what, source }: SaidDomain): readonly SaidDomain[] {
  const { least, most } = what.interval;
  const edges = [
    { least, most: least + DAY },
    { least: most - DAY, most },
  ];
  return edges
    .filter((edge) => Number.isFinite(edge.least) && Number.isFinite(edge.most))
    .map((interval) => ({ what: { ...what, interval }, source }));
}
