import type { Frame, FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { type DraftField, type DraftTable, draftField, isTime } from "../draft/draft.ts";
import { prefixOf } from "../draft/key-prefix.ts";
import { ownKeyNames, thingName } from "../draft/thing-name.ts";
import { happenings } from "../layout/happenings.ts";
import { isLater } from "../layout/later-times.ts";
import { isKeyOfAnother, isNaturalKey } from "../layout/natural-keys.ts";
import { eventTimeOf } from "../meaning/frame-fields.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import { nameOf } from "../meaning/names-of-things.ts";
import { freeName } from "../meaning/naming.ts";
import type { Lookup } from "../words/lookup.ts";
import { slugOf } from "../words/phrase.ts";

/** How much may be added to what the buyer named. */
export type Completion =
  /** The buyer gave the whole list: nothing that is not needed. */
  | "none"
  /** Many fields are named: the key and the time. */
  | "frame"
  /** Few are named: all that an expert expects. */
  | "core";

const FEW = 1;

/** "gas meter readings in kWh": what was used is then told by the readings, and in no cubic metres. */
function isInOtherUnit({ name }: FrameField, { fields }: DraftTable): boolean {
  const unit = /^consumption_(\w+)$/.exec(name)?.[1];
  const reading = fields.find(({ frameField }) => frameField?.name === "reading");
  return unit !== undefined && reading !== undefined && reading.unit !== null && reading.unit.toLowerCase() !== unit;
}

/** Whether the buyer's list is whole, long or short. */
export function completionFor(
  stated: readonly DraftField[],
  { closed, linked }: { readonly closed: boolean; readonly linked: boolean },
): Completion {
  if (closed) return "none";
  return stated.length > (linked ? 0 : FEW) ? "frame" : "core";
}

/** Adds what the domain implies: the key and the time first, other core fields behind those that are stated. */
export function addImplied(
  table: DraftTable,
  completion: Completion,
  lookup: Lookup,
  {
    needsTime,
    daily,
    windowed,
    linked,
    besideLists,
    grouped,
    counted,
    noun,
  }: {
    readonly needsTime: boolean;
    /** The steps are days or longer. */
    readonly daily: boolean;
    /** Things are counted whose readings the rows are. */
    readonly counted: boolean;
    /** The need says how many rows stand together. */
    readonly grouped: boolean;
    readonly windowed: boolean;
    readonly linked: boolean;
    /** The columns of another table are listed, and none of this one. */
    readonly besideLists: boolean;
    readonly noun: string | null;
  },
): void {
  const { frame } = table;
  const before: DraftField[] = [];
  const after: DraftField[] = [];
  if (frame === null) {
    if (
      completion !== "none" &&
      !(needsTime && counted) &&
      !hasKey(table) &&
      !table.fields.some(
        (field) => field.type === "id" && field.source === "stated" && isKeyLike(field.name, table.name),
      )
    )
      before.push(genericKey(table));
    if (needsTime && table.fields.every((field) => !isTime(field) || (windowed && isLater(field))))
      before.push(genericTime(lookup));
    if (completion === "core" && linked && table.fields.every(({ type }) => type === "id"))
      after.push(...aboutMember(table, lookup));
    else if (linked && completion !== "none" && isHappening(table) && !table.fields.some(isTime))
      before.push(genericTime(lookup, `${slugOf([table.name]).slice(0, 57)}_time`));
  } else {
    const eventTime = eventTimeOf(frame, lookup);
    const free = noun !== null && !frame.fields.some((field) => isKeyOfPart(field, noun));
    const keys = frame.fields.filter((field) => field.key === true).length;
    const ids = frame.fields.filter(
      ({ key, type }) => key === true && lookup.vocabulary.types.get(type)?.type === "id",
    );
    const keyed = completion !== "core" && hasKey(table, noun);
    // A domain without a key of its own has one where the buyer calls its rows by a noun.
    if (keys === 0 && noun !== null && completion === "frame" && !keyed && !isNamed(table, `${noun}_id`))
      before.push(genericKey({ ...table, name: noun }));
    for (const field of frame.fields) {
      const type = lookup.vocabulary.types.get(field.type);
      if (type === undefined || isThere(table, field) || isInOtherUnit(field, table)) continue;
      // "inspection flights: flight id": the buyer named the key by what the rows are called.
      if (field.key === true && type.type === "id" && noun !== null && isNamed(table, `${noun}_id`)) continue;
      const isGroup = isGroupKey(field, type, table);
      if (field.core !== true && !(isGroup && grouped)) continue;
      const timed = type.type === "date" || type.type === "datetime";
      const isFrameTime = field === eventTime;
      if (completion === "none" && !(needsTime && (isFrameTime || isSeriesKey(field, frame)))) continue;
      // "daily readings of 60 stations: station, date, rain": the date is that of the readings.
      const isKept = field.key === true && needsTime && !hasPlainTime(table, daily);
      if (timed && isFrameTime && hasOwnTime(table, windowed) && !isKept) continue;
      const wanted =
        (completion === "core" && !(besideLists && !isNamePart(field, type))) ||
        (field.key === true && !keyed && !timed && !isToldByTime(field, type, eventTime, table, lookup)) ||
        isGroup ||
        (isAlways(field, table) && completion !== "none" && !hasOther(table, field));
      const time =
        isFrameTime &&
        (needsTime ||
          completion === "core" ||
          (windowed && completion !== "none") ||
          (field.key === true && frame.layout?.kind === "series" && completion !== "none") ||
          (timed && (frame.category !== undefined || happensOnce(table)) && !/^(?:first|last)_/.test(field.name)) ||
          (type.type === "datetime" && isEvent(field, type)));
      if (!wanted && !time) continue;
      const draft = impliedField(
        field,
        type,
        table,
        ids.length === 1 && free && !(counted && field.of !== undefined) ? noun : null,
      );
      if (field.key === true || isFrameTime) before.push(draft);
      else after.push(draft);
    }
  }
  // What is told step by step has a time, though the domain has none.
  if (
    frame !== null &&
    needsTime &&
    ![...before, ...table.fields, ...after].some((field) => isTime(field) && field.of === undefined)
  )
    before.push(genericTime(lookup));
  table.fields = [...before, ...table.fields, ...after];
}

/** Whose readings the rows are, where the domain is of such or the buyer names anything of it; "toll notices" are of no detector. */
function isOfSeries({ of }: FrameField, { frame, fields }: DraftTable): boolean {
  return of !== undefined && (frame?.category !== undefined || fields.some((field) => field.of === of));
}

/** The guest of "hotel guests", whose rows are bookings; "jam batches" are batches, and no runs in one. */
function isKeyOfPart({ name, key, of }: FrameField, noun: string): boolean {
  return name === `${noun}_id` && key !== true && (of !== undefined || personNouns.has(noun));
}

/** What the rows are called and reached by: all that a table needs of which the buyer says nothing while he lists another's columns. */
function isNamePart({ key, name }: FrameField, { type }: SemanticType): boolean {
  return key === true || type === "id" || (type === "string" && /(?:^|_)(?:name|title|email)$/.test(name));
}

/** A claim without its patient, a test without its value. */
function isAlways({ always }: FrameField, { fields }: DraftTable): boolean {
  if (typeof always !== "string") return always === true;
  return fields.some(({ source, frameField }) => source === "stated" && frameField?.name === always);
}

/** Messages of a conversation stand in the order of their times; who speaks of no turns misses no number of them. */
function isToldByTime(
  field: FrameField,
  type: SemanticType,
  time: FrameField | undefined,
  { fields }: DraftTable,
  lookup: Lookup,
): boolean {
  const isSaid = lookup.words.some((word) => word.english === field.name);
  if (isSaid && !fields.some(({ name }) => name.includes(field.name))) return false;
  const timeType = lookup.vocabulary.types.get(time?.type ?? "");
  if (time === undefined || timeType === undefined || time.key === true) return false;
  return (field.model ?? type.model).kind === "ordinal" && isEvent(time, timeType);
}

function isNamed({ fields }: DraftTable, name: string): boolean {
  return fields.some((each) => each.name === name && (each.type === "id" || each.type === "string"));
}

function isThere(table: DraftTable, field: FrameField): boolean {
  return table.fields.some(
    (each) =>
      each.frameField === field ||
      each.name === field.name ||
      (each.semantic.id === field.type && each.frameField === null && each.type === "id"),
  );
}

function isSeriesKey(field: FrameField, frame: Frame): boolean {
  return field.key === true && frame.layout?.kind === "series" && field.of === frame.layout.subject;
}

/** Rows that stand together in groups cannot be put together without the key of the group. */
function isGroupKey(field: FrameField, type: SemanticType, { frame, fields }: DraftTable): boolean {
  const subject = frame?.layout?.kind === "groups" ? frame.layout.subject : undefined;
  return (
    subject !== undefined &&
    field.of === subject &&
    type.type === "id" &&
    (field.key === true || (field.name.startsWith(subject) && speaksOf(fields, subject))) &&
    // Who haggles is no key of the negotiation.
    !fields.some((each) => each.of === subject && each.type === "id" && each.frameField?.always === undefined)
  );
}

/** Whether the buyer names anything of what the rows stand in: of sessions without any word on them nobody misses the key. */
function speaksOf(fields: readonly DraftField[], subject: string): boolean {
  return fields.some(({ source, of }) => source === "stated" && of === subject);
}

/** When it happened, of rows that are written one after the other. */
function isEvent(field: FrameField, type: SemanticType): boolean {
  const model = field.model ?? type.model;
  return model.kind === "moment" && model.ascending;
}

/** What a table of its own holds at least beside its key, where nothing is said of it: a name where it has one, and a day. */
function aboutMember(table: DraftTable, lookup: Lookup): readonly DraftField[] {
  const { vocabulary } = lookup;
  const noun = table.name.split("_").at(-1) ?? table.name;
  const isPerson = personNouns.has(noun) || (/(?:[^aeiou]er|or|ist|ant|ian)$/.test(noun) && !notPersons.has(noun));
  if (isHappening(table)) return [genericTime(lookup, `${slugOf([table.name]).slice(0, 57)}_time`)];
  if (runFor.has(noun)) {
    return ["start", "end"].flatMap((end) => {
      const type = lookup.vocabulary.types.get(`${end}_date`);
      if (type === undefined) return [];
      return [draftField(`${noun}_${end}`, type, { known: true, source: "implied", confidence: 0.6 })];
    });
  }
  if (!isPerson && (nameOf(noun) === undefined || nameOf(noun)?.kind === "organisation")) return [numberedName(table)];
  const wanted = isPerson ? ["full_name", "email"] : ["full_name", "created_at"];
  return wanted.flatMap((id) => {
    const type = vocabulary.types.get(id);
    if (type === undefined) return [];
    const name = id === "full_name" ? "name" : id;
    const field = draftField(name, type, { known: true, source: "implied", confidence: 0.6 });
    const model = id === "full_name" && !isPerson ? nameOf(noun) : undefined;
    if (model !== undefined) {
      field.model = model;
      field.meaning = `What the ${noun} is called.`;
    }
    return [field];
  });
}

/** "Ski lift 12": what a thing is called of which nothing is known but what it is. */
function numberedName({ name: table }: DraftTable): DraftField {
  const noun = table.replaceAll("_", " ");
  const letters = [...`${noun.charAt(0).toUpperCase()}${noun.slice(1)} `].map((letter) => `\\${letter}`).join("");
  const type: SemanticType = {
    id: "thing_name",
    type: "string",
    meaning: `What the ${noun} is called.`,
    names: { en: "name" },
    model: { kind: "template", template: `${letters}999` },
  };
  return draftField("name", type, { known: true, source: "implied", confidence: 0.6 });
}

/** Visits, donations, accidents are told of with their day, whatever else is. */
function happensOnce({ name, frame }: DraftTable): boolean {
  const nouns = [name, frame?.record ?? ""].map((noun) => noun.split(/[\s_]+/).at(-1) ?? "");
  return nouns.some((noun) => dated.has(noun));
}

const dated = new Set(
  "visit donation fine accident incident sighting observation inspection appointment delivery shipment payment repayment call trip crash theft fire outage session purchase sale transaction check test exam sheet timesheet".split(
    " ",
  ),
);

/** Papers that hold for a time have no name of their own. */
const runFor = new Set(
  "policy warranty guarantee contract lease tenancy insurance subscription membership licence license permit loan mortgage vertrag versicherung garantie abonnement mietvertrag poliza contrato seguro suscripcion contrat assurance abonnement bail apolice assinatura".split(
    " ",
  ),
);

/** A visit, a check-in: it happens at a time. */
function isHappening({ name }: DraftTable): boolean {
  return happenings.has(name.split("_").at(-1) ?? name) || /_(?:in|out|up)$/.test(name);
}

const personNouns = new Set(
  "person member user customer client patient student guest employee author teacher driver owner tenant donor buyer seller player parent child friend staff citizen resident colleague participant respondent volunteer candidate applicant subscriber learner".split(
    " ",
  ),
);

/** Things that end as persons do. */
const notPersons = new Set(
  "river elevator escalator sensor motor tractor reactor generator refrigerator incubator ventilator compressor monitor projector conveyor corridor floor door factor vector harbor error mirror detector connector router server meter flowmeter freezer cooler heater boiler chiller trailer transformer inverter printer scanner container tower paper folder number order charger locker timer roller mixer dryer filter cluster poster sticker burger beer letter newsletter chapter semester quarter center shelter cylinder scooter hopper loader bulldozer counter buffer ledger tanker trawler helicopter register meteor computer plotter transmitter receiver transponder satellite plant restaurant variant grant hydrant pollutant elephant artefact list checklist playlist waitlist wishlist".split(
    " ",
  ),
);

/** Whoever the field is of is told apart by another key that the buyer named: the member of a plan is its patient. */
function hasOther({ fields }: DraftTable, field: FrameField): boolean {
  const isCalled = ({ name, source }: DraftField): boolean =>
    source === "stated" && kindOfEvent.test(name) && kindOfEvent.test(field.name);
  if (fields.some(isCalled)) return true;
  return fields.some(
    (each) =>
      (each.type === "id" || tellsApart.test(each.semantic.id)) &&
      each.source === "stated" &&
      each.of === field.of &&
      each.of !== undefined,
  );
}

/** "action (view, purchase)": what happened is told by its own name. */
const kindOfEvent = /(?:^|_)(?:action|event|event_type|activity|interaction|feature|event_name)(?:_used)?$/;
const tellsApart = /^(?:username|email|full_name|\w+_address)$/;

/** A time that the buyer named stands for the domain's own; when a bond matures is not when it was quoted. */
function hasOwnTime(table: DraftTable, windowed: boolean): boolean {
  // "appointments of 2025: address, follow-up date": the year is that of the appointments.
  return table.fields.some(
    (field) =>
      (isTime(field) || isWeek(field)) &&
      field.of === undefined &&
      !farTimes.test(field.name) &&
      !isLength(field) &&
      !(windowed && isLater(field)),
  );
}

/** The one time that is called by nothing but what it is, as fine as the steps are. */
function hasPlainTime({ fields }: DraftTable, daily: boolean): boolean {
  const [only, ...others] = fields.filter(
    (field) => isTime(field) && field.source === "stated" && field.of === undefined && plainTimes.test(field.name),
  );
  return only !== undefined && others.length === 0 && (daily || only.type === "datetime");
}

const plainTimes =
  /^(?:date|day|time|timestamp|datetime|date_time|reading_(?:date|time)|datum|tag|zeit|zeitpunkt|zeitstempel|fecha|dia|hora|fecha_hora|jour|heure|horodatage|data|data_hora)$/;

/** "agent, week, score": a row is of that week. */
function isWeek({ source, name }: DraftField): boolean {
  return (
    source === "stated" && /^(?:calendar_|iso_)?(?:week|kw|kalenderwoche|semana|semaine)(?:_number|_no)?$/.test(name)
  );
}

/** "recovery time below 5000 ms" will be a number. */
function isLength({ items }: DraftField): boolean {
  return items.some(({ founds }) => founds.some(({ found }) => "unit" in found && found.unit !== null));
}

const farTimes = /^(?:maturity|expiry|expiration|birth|valid_until|valid_to|next)(?:_|$)|(?:^|_)of_birth$/;

/** The buyer named the key: by the domain's or the record's name, or by listing a number or an id first. */
function hasKey(table: DraftTable, counted: string | null = null): boolean {
  const first = table.fields.find((field) => field.source === "stated" && !isTime(field));
  return table.fields.some(
    (field) =>
      (field.frameField?.key === true && !isTime(field)) ||
      field.items.some(({ founds }) => founds.some(({ found }) => found.kind === "unique")) ||
      (field.type === "id" && (field.frameField?.key === true || ownKeyNames(table.name).includes(field.name))) ||
      (field === first &&
        field.frameField === null &&
        field.type !== "enum" &&
        endsAsKey.test(field.name) &&
        !isClass(field, table) &&
        !isKeyOfAnother(field.name, counted ?? table.name)) ||
      (field === first && isNumberOfRecord(field.name, table.name)) ||
      (field.name === table.name && table.frame === null) ||
      (field.source === "stated" &&
        [counted ?? "", table.name.split("_").at(-1) ?? ""].some((thing) => isNaturalKey(field.name, thing))) ||
      field.unique,
  );
}

/** "Holzpolter: Polternummer": the number of what the rows are. */
function isNumberOfRecord(name: string, record: string): boolean {
  const [, stem = ""] = /^([a-z]{4,})(?:nummer|nr|kennung)$/.exec(name) ?? [];
  return stem !== "" && record.includes(stem);
}

/** A "CDT code" says of what kind a claim is; a "voucher code" tells a voucher from others. */
function isClass({ name, fixed }: DraftField, { name: record, frame }: DraftTable): boolean {
  const owner = /^(.+)_code$/.exec(name)?.[1];
  if (owner === undefined || frame === null) return false;
  const own = [record, ...frame.fields.flatMap(({ of }) => of ?? [])].flatMap((noun) => noun.split("_"));
  return !owner.split("_").some((word) => own.includes(word)) && !fixed.has("unique");
}

/** A "decline code" tells of what kind renewals are, and none from the other. */
function isKeyLike(name: string, record: string): boolean {
  const owner = /^(.+)_code$/.exec(name)?.[1];
  return (
    endsAsKey.test(name) && (owner === undefined || owner.split("_").some((word) => record.split("_").includes(word)))
  );
}

const endsAsKey = /(?:^|_)(?:id|number|no|code|key|sku|isbn|iban|vin|uuid|nummer|numero|aktenzeichen|expediente)$/;

function impliedField(field: FrameField, type: SemanticType, table: DraftTable, noun: string | null): DraftField {
  const taken = new Set(table.fields.map((each) => each.name));
  // "parking tickets" have a ticket id, whatever the domain calls its rows.
  const own = field.key === true && type.type === "id" && noun !== null && !isOfSeries(field, table);
  const draft = draftField(
    freeName(own ? `${noun.replace(/^(?:ids|ips|siem|edr)_/, "")}_id` : field.name, taken),
    ofFrame(field, type),
    {
      known: true,
      frameField: field,
      source: "implied",
      confidence: 0.8,
    },
  );
  if (own && draft.model.kind === "code") draft.model = { ...draft.model, prefix: prefixOf(noun) };
  return draft;
}

/** The key of rows of a kind that no domain of ours has. */
export function genericKey(table: DraftTable): DraftField {
  const name = table.name === "record" ? "id" : `${slugOf([thingName(table.name)]).slice(0, 58)}_id`;
  const type: SemanticType = {
    id: name,
    type: "id",
    meaning: `Identifies the ${table.name.replaceAll("_", " ")}.`,
    names: { en: name.replaceAll("_", " ") },
    model: { kind: "code", prefix: prefixOf(table.name), radix: 10, width: 6, order: "sequence" },
  };
  const taken = new Set(table.fields.map((each) => each.name));
  return draftField(freeName(name, taken), type, { known: true, source: "implied", confidence: 0.7 });
}

function genericTime(lookup: Lookup, name = "timestamp"): DraftField {
  const known = lookup.vocabulary.types.get("timestamp");
  const type: SemanticType = known ?? {
    id: "timestamp",
    type: "datetime",
    meaning: "When it happened.",
    names: { en: "timestamp" },
    model: { kind: "moment", from: "-P90D", to: "P0D", rhythm: "flat", ascending: true, grain: "s" },
  };
  const ascending: SemanticType =
    type.model.kind === "moment" ? { ...type, model: { ...type.model, ascending: true } } : type;
  return draftField(name, ascending, { known: true, source: "implied", confidence: 0.7 });
}
