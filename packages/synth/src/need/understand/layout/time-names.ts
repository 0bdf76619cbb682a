import type { Findings, Found } from "../../findings.ts";
import { type DraftField, type DraftTable, draftField, isTime } from "../draft/draft.ts";
import { topicOf } from "../meaning/topic.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { wordKey } from "../words/phrase.ts";
import { nameByDeed } from "./deed-of-window.ts";
import { happenings } from "./happenings.ts";
import { eventTime } from "./schedule.ts";

/** What is done on a day, and told by that day. */
const doings = new Set(
  "rehearsal lesson meeting training inspection audit visit repair treatment service appointment vaccination fumigation donation job maintenance checkup calibration cleaning installation survey wartung reparatur inspektion behandlung".split(
    " ",
  ),
);
/** What is written down each time that something happens. */
const logs =
  /^[^,;:(]{0,60}?(?<!\b(?:borehole|bore|well|drilling|core|change) )\b(?:logs?|logbook|diary|journal|protokoll|tagebuch|bit[aá]cora|diario|cahier|carnet|di[aá]rio)\b/iu;
/** So long at least where days are meant and no hours. */
const LONG_MS = 27 * 86_400_000;

/** "400 inspections" have an inspection date where the domain says when they were logged; a time that nobody named is a date. */
export function nameTime(table: DraftTable, items: readonly Item[], findings: Findings): void {
  const { found } = findings;
  const time = eventTime(table);
  if (time?.source === "implied" && nameByDoing(table, time, findings)) return;
  if (time?.source === "implied" && (nameByPeriod(table, time, findings) || nameByDeed(table, time, findings))) return;
  if (time?.source !== "implied" || time.name !== "timestamp" || time.model.kind !== "moment") return;
  if (found.some(({ kind }) => kind === "cadence" || kind === "hours")) return;
  const noun = topicOf(items).at(-1)?.english ?? "";
  const isLong = found.some((each) => each.kind === "window" && Date.parse(each.to) - Date.parse(each.from) >= LONG_MS);
  const name =
    doings.has(noun) && table.frame?.category === undefined
      ? `${noun}_date`
      : table.frame === null && isLong
        ? "date"
        : undefined;
  if (name === undefined || table.fields.some((field) => field.name === name)) return;
  time.name = name;
  time.type = "date";
  time.model = { ...time.model, grain: "day" };
}

/** What people come together for again and again. */
const gatherings =
  /^(?:rehearsal|practice|lesson|class|training|session|meeting|lecture|seminar|workshop|match|game|concert|service|visit|tour|shift|inspection|walk|check)$/;

/** "one rehearsal a week over the last 12 weeks": each is on a day of its own, and is no week. */
function nameByDoing(table: DraftTable, time: DraftField, { found, text, language }: Findings): boolean {
  if (language !== "en" || !/^(?:date|week|timestamp|\w+_date)$/.test(time.name)) return false;
  const step = found.find((each) => each.kind === "cadence");
  const said = step === undefined ? "" : text.slice(step.start, step.end);
  const noun = wordKey(/^(?:an?|one|1) (?:\p{L}+ )?(\p{L}+) (?:an?|per|each|every) /iu.exec(said)?.[1] ?? "");
  const name = `${noun}_date`;
  if (!gatherings.test(noun) || table.fields.some((field) => field.name === name)) return false;
  time.name = name;
  time.type = "date";
  if (time.model.kind === "moment") time.model = { ...time.model, grain: "day" };
  return true;
}

const periods: ReadonlyMap<string, string> = new Map([
  ["1 week", "week"],
  ["1 month", "month"],
  ["3 month", "quarter"],
  ["6 month", "half_year"],
]);

/** "sales by kiosk and week": what is told of whole periods has the period, by its first day, where nothing names the time. */
function nameByPeriod(table: DraftTable, time: DraftField, { found, text }: Findings): boolean {
  const step = found.find((each) => each.kind === "cadence");
  const name = step === undefined ? undefined : periods.get(`${step.count} ${step.unit}`);
  if (step === undefined || name === undefined || !/^(?:date|timestamp)$/.test(time.name)) return false;
  const isBroken = /^(?:and|per|by|x|&) /.test(text.slice(step.start, step.end));
  const noun = table.name.split("_").at(-1) ?? "";
  // "weekly rehearsals" are on a day.
  const behind = /^ (\p{L}+)/u.exec(text.slice(step.end))?.[1] ?? "";
  if (!isBroken && (doings.has(wordKey(behind)) || /^(?:weekend|from)$/.test(behind))) return false;
  if (!isBroken && (happenings.has(noun) || doings.has(noun))) return false;
  if (table.fields.some((field) => field.name === name)) return false;
  time.name = name;
  return true;
}

/** "spraying log: field, product, dose", "van events: van, driver": a log without a time is none, and an event happens at some time. */
export function addTimeOfLog(table: DraftTable, text: string, { vocabulary }: Lookup): void {
  const isEvent = table.name === "event" || table.name.endsWith("_event");
  if (!(isEvent || logs.test(text)) || table.fields.some(isTime)) return;
  const type = vocabulary.types.get("timestamp");
  if (type === undefined) return;
  const at = table.fields.findIndex(({ type: kind }) => kind !== "id");
  const field = draftField("timestamp", type, { known: true, source: "implied", confidence: 0.6 });
  table.fields.splice(at < 0 ? table.fields.length : Math.min(at, 1), 0, field);
}

const papers = /(?:^| )(?:return|statement|report|bill|account|summary|filing|budget|forecast)$/;
const ofPapers: readonly (readonly [said: RegExp, type: string])[] = [
  [/^(?:quarterly|vierteljahrlich\w*|trimestral(?:es)?|trimestriel(?:le)?s?) /, "quarter"],
  [/^(?:monthly|monatlich\w*|mensual(?:es)?|mensuel(?:le)?s?|mensal|mensais) /, "month"],
  [/^(?:annual|yearly|jahrlich\w*|anual(?:es)?|annuel(?:le)?s?|anuais) /, "year"],
];

/** "250 quarterly VAT returns": each of them is of one period. */
export function addPeriodOfPapers(table: DraftTable, found: readonly Found[], lookup: Lookup): void {
  const counted = found.find((each) => each.kind === "entities" && papers.test(each.noun));
  if (counted?.kind !== "entities" || found.some(({ kind }) => kind === "cadence")) return;
  const id = ofPapers.find(([said]) => said.test(counted.noun))?.[1];
  const type = id === undefined ? undefined : lookup.vocabulary.types.get(id);
  if (id === undefined || type === undefined || table.fields.some(({ name }) => /period|year|quarter|month/.test(name)))
    return;
  const at = table.fields.findIndex((field) => field.type !== "id");
  const field = draftField(id, type, { known: true, source: "stated", confidence: 0.7 });
  table.fields.splice(at < 0 ? table.fields.length : at, 0, field);
}
