import type { Findings } from "../findings.ts";
import type { Frame } from "../frames/frame.ts";
import type { Alternative, NeedRequest, Plan } from "../plan.ts";
import type { DraftNotes, DraftTable } from "./draft/draft.ts";
import type { Made } from "./draft/made.ts";
import { blueprintOf, plannedFields } from "./finish.ts";
import type { Scored } from "./meaning/frame-choice.ts";
import { isAboutField, MENTION_LIMIT, type Mentions } from "./mentions/mention.ts";
import { naturalBounds, naturalKeys } from "./natural-constraints.ts";

/** The plan as a buyer reads it: what the tables hold, what is promised of them, and what was taken for granted. */
export function planOf(
  request: NeedRequest,
  findings: Findings,
  made: Made,
  scored: readonly Scored[],
  best: Scored | undefined,
  notes: DraftNotes,
): Plan {
  const { tables, frame } = made;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const format = findings.found.find((found) => found.kind === "format");
  const seed = findings.found.find((found) => found.kind === "seed");
  // Names, units and bounds are settled with the blueprint: the fields are published after it.
  const blueprint = blueprintOf(tables, request.today);
  return {
    need: findings.text,
    category: categoryOfAll(tables, frame ?? clearlyBest(scored), findings.text),
    frame: frame?.id ?? null,
    title: tables.map((table) => table.title).join(" and "),
    confidence: confidenceIn(best, frame, scored),
    rows,
    rowsSource: made.rowsSource,
    format: format?.kind === "format" ? format.format : null,
    seed: seed?.kind === "seed" ? seed.seed : null,
    language: findings.language,
    fields: tables.flatMap(plannedFields),
    constraints: [
      ...notes.constraints,
      ...naturalBounds(tables, notes.constraints),
      ...naturalKeys(tables, notes.constraints),
    ],
    relations: tables.flatMap((table) =>
      table.relations.map(({ statement, checks, source }) => ({ statement, table: table.name, checks, source })),
    ),
    assumptions: assumptionsOf(findings, made, rows, notes),
    alternatives: alternativesTo(frame, scored),
    blueprint,
  };
}

const CLEARLY = 3;

/** The domain that the words speak for three times as much as for any other. */
function clearlyBest([best, next]: readonly Scored[]): Frame | null {
  return best !== undefined && best.score >= CLEARLY * Math.max(1, next?.score ?? 0) ? best.frame : null;
}

/** How sure the domain is: surer the further the next one is behind. */
function confidenceIn(best: Scored | undefined, frame: Frame | null, scored: readonly Scored[]): number {
  if (best === undefined) return 0.3;
  const runnerUp = scored.find((each) => each.frame !== frame);
  const margin = 1 - (runnerUp?.score ?? 0) / Math.max(best.score, 1e-9) / 2;
  return Number(Math.min(1, best.confidence * margin + 0.15).toFixed(2));
}

function assumptionsOf(findings: Findings, made: Made, rows: number, notes: DraftNotes): readonly string[] {
  const { tables, frame, mentions, rowsSource } = made;
  const assumptions = [...new Set([...notes.assumptions, ...unattached(findings, notes), ...lostPhrases(mentions)])];
  if (frame === null && tables.length === 1)
    assumptions.push(`no domain of ours was recognised; a row is one ${tables[0]?.name.replaceAll("_", " ")}`);
  if (rowsSource === "default") assumptions.push(`${rows} rows, since no number was said`);
  return assumptions;
}

const onlineShop =
  /(?<!\p{L})(?:(?:online|web|internet|virtual|e-?commerce)[- ]?(?:\p{L}{1,20} )?(?:shop|store|retailer|boutique)|tienda (?:en línea|online|virtual)|loja (?:virtual|online|na internet)|boutique en ligne|e-?commerce)(?!\p{L})/iu;

const devices =
  /(?<!\p{L})(?:\p{L}*(?:sensor|logger|thermometer|fühler|sonde|zähler|messgerät)\p{L}*|probes?|gauges?|detectors?|medidor(?:es)?|sondas?|capteurs?|compteurs?)(?!\p{L})/iu;
const readUnits: ReadonlySet<string> = new Set(
  "C F K % bar mbar Pa hPa kPa ppm ppb lx dB V mV A mA W kW kWh mm cm m/s g rpm Hz L".split(" "),
);

/** Loggers in cold rooms, probes in showcases: what devices measure many times a day, whatever they stand in. */
function isReadByDevices(layout: DraftTable["layout"], fields: DraftTable["fields"], text: string): boolean {
  if (layout.kind !== "series" || !devices.test(text) || fields.every(({ type }) => type !== "datetime")) return false;
  return fields.some(({ type, unit }) => type !== "bool" && unit !== null && readUnits.has(unit));
}

function categoryOf({ frame, fields, layout }: DraftTable, text: string): string | null {
  // "20,000 clickstream events of our web shop"
  if (frame?.ofShop !== undefined && onlineShop.test(text) && !/kafka|event[- ]stream/i.test(text)) return frame.ofShop;
  if (frame === null && isReadByDevices(layout, fields, text)) return "iot-sensor-logs";
  if (frame?.category !== undefined || frame?.located === undefined) return frame?.category ?? null;
  return fields.some(({ semantic }) => /(?:^|_)latitude$/.test(semantic.id)) ? frame.located : null;
}

/** "accounts and 40,000 follows in two tables, a follower graph": tables that differ are of what the whole is of. */
function categoryOfAll(tables: readonly DraftTable[], whole: Frame | null, text: string): string | null {
  const categories = new Set(tables.map((table) => categoryOf(table, text)));
  const [only] = categories;
  return (categories.size === 1 ? only : null) ?? (tables.length > 1 ? whole?.category : null) ?? null;
}

function alternativesTo(frame: Frame | null, scored: readonly Scored[]): readonly Alternative[] {
  return scored
    .filter((each) => each.frame !== frame)
    .slice(0, 3)
    .map(({ frame: other, confidence }) => ({
      id: other.category ?? other.id,
      kind: other.category === undefined ? ("frame" as const) : ("category" as const),
      title: other.title,
      score: Number(confidence.toFixed(2)),
    }));
}

/** Findings that no field took: said, never dropped. */
function unattached(findings: Findings, notes: DraftNotes): readonly string[] {
  const told = new Set(notes.constraints.map((constraint) => constraint.span?.start));
  return findings.found
    .filter(
      (found) =>
        (isAboutField(found) || found.kind === "unkept") &&
        !notes.taken.has(found.start) &&
        !told.has(found.start) &&
        !notes.constraints.some(
          (each) => each.span !== null && each.span.start <= found.start && found.end <= each.span.end,
        ),
    )
    .map((found) => `not understood: "${findings.text.slice(found.start, found.end)}"`);
}

/** Names that came to no field: too many of them, or not understood. */
function lostPhrases(mentions: Mentions): readonly string[] {
  const cut = mentions.cut ? [`only the first ${MENTION_LIMIT} fields that the need names`] : [];
  const lost = mentions.lost
    .filter((phrase) => phrase.split(" ").length > 1)
    .map((phrase) => `not understood: "${phrase}"`);
  return [...cut, ...lost];
}
