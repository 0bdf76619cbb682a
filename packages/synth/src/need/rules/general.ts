import type { DurationUnit } from "../../inferred/check.ts";
import type { Distribution } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";
import type { Rule } from "../frames/frame.ts";

/** A field as the general rules see it: by its published name, whatever domain it is of. */
export interface NamedField {
  readonly name: string;
  readonly type: FieldType;
  readonly unit: string | null;
  readonly decimals: number;
  /** Where its numbers lie, roughly. */
  readonly middle: number | undefined;
  /** An attribute of a subject, or undefined for the row's own. */
  readonly of: string | undefined;
}

/** What comes first and what comes later, in the words that names are made of. */
const timePairs: readonly (readonly [string, string])[] = [
  ["start", "end"],
  ["start", "stop"],
  ["start", "finish"],
  ["started", "ended"],
  ["started", "finished"],
  ["started", "completed"],
  ["begin", "end"],
  ["inicio", "fin"],
  ["inicio", "fim"],
  ["beginn", "ende"],
  ["debut", "fin"],
  ["opened", "closed"],
  ["open", "close"],
  ["opened", "resolved"],
  ["created", "updated"],
  ["created", "modified"],
  ["created", "closed"],
  ["created", "resolved"],
  ["created", "completed"],
  ["created", "shipped"],
  ["reported", "resolved"],
  ["issue", "due"],
  ["issued", "due"],
  ["invoice", "due"],
  ["issued", "expires"],
  ["issue", "expiry"],
  ["issue", "expiration"],
  ["effective", "expiry"],
  ["effective", "expiration"],
  ["check in", "check out"],
  ["checkin", "checkout"],
  ["clock in", "clock out"],
  ["gate in", "gate out"],
  ["arrival", "gate out"],
  ["arrived", "gate out"],
  ["entry", "exit"],
  ["entered", "exited"],
  ["arrival", "departure"],
  ["arrived", "departed"],
  ["pickup", "dropoff"],
  ["pick up", "drop off"],
  ["picked up", "dropped off"],
  ["pickup", "delivery"],
  ["pickup", "return"],
  ["picked up", "returned"],
  ["rental", "return"],
  ["picked up", "delivered"],
  ["order", "delivery"],
  ["ordered", "delivered"],
  ["ordered", "shipped"],
  ["placed", "delivered"],
  ["order", "ship"],
  ["ship", "delivery"],
  ["shipped", "delivered"],
  ["sent", "received"],
  ["sent", "delivered"],
  ["sent", "opened"],
  ["dispatched", "arrived"],
  ["borrowed", "returned"],
  ["borrowed", "due"],
  ["loan", "return"],
  ["loan", "due"],
  ["valid from", "valid until"],
  ["valid from", "valid to"],
  ["from", "to"],
  ["from", "until"],
  ["joined", "cancelled"],
  ["joined", "left"],
  ["join", "cancelled"],
  ["join", "cancellation"],
  ["signup", "cancellation"],
  ["signup", "cancelled"],
  ["signup", "churn"],
  ["hire", "termination"],
  ["hired", "terminated"],
  ["first seen", "last seen"],
  ["signup", "last login"],
  ["created", "last login"],
  ["drawn", "resulted"],
  ["collected", "resulted"],
  ["ordered", "resulted"],
  ["sampled", "tested"],
  ["admitted", "discharged"],
  ["admission", "discharge"],
  ["requested", "completed"],
  ["request", "response"],
  ["submitted", "approved"],
  ["submitted", "decided"],
  ["applied", "decided"],
  ["incident", "reported"],
  ["loss", "reported"],
  ["sowing", "harvest"],
  ["planting", "harvest"],
  ["planted", "harvested"],
  ["manufactured", "expires"],
  ["production", "expiry"],
  ["launched", "landed"],
  ["acquisition of signal", "loss of signal"],
  ["aos", "los"],
  ["listed", "sold"],
  ["detected", "resolved"],
  ["detected", "contained"],
  ["subscribed", "unsubscribed"],
  ["subscribed", "cancelled"],
  ["started", "cancelled"],
  ["start", "cancelled"],
  ["start", "cancellation"],
  ["started", "churned"],
  ["submitted", "reimbursed"],
  ["submitted", "paid"],
  ["approved", "paid"],
  ["press", "release"],
  ["pressed", "released"],
  ["filed", "granted"],
  ["filing", "grant"],
  ["filing", "granted"],
  ["purchased", "sold"],
  ["purchase", "sale"],
  ["bought", "sold"],
  ["issue", "paid"],
  ["issued", "paid"],
  ["issue", "payment"],
  ["invoice", "paid"],
  ["invoice", "payment"],
  ["raised", "cleared"],
  ["opened", "merged"],
  ["created", "merged"],
  ["created", "resolution"],
  ["created", "due"],
  ["loaned", "due"],
  ["loaned", "returned"],
  ["borrow", "return"],
  ["delivered", "returned"],
  ["delivery", "return"],
  ["purchase", "return"],
  ["purchased", "returned"],
  ["purchase", "claim"],
  ["ordered", "returned"],
  ["order", "return"],
  ["placed", "shipped"],
  ["placed", "resolved"],
  ["placed", "cancelled"],
  ["policy start", "claim"],
  ["loss", "claim"],
  ["incident", "claim"],
  ["claim", "settlement"],
  ["filed", "decided"],
  ["filed", "closed"],
  ["filing", "disposition"],
  ["filing", "closing"],
  ["booked", "departure"],
  ["booking", "departure"],
  ["booking", "travel"],
  ["booking", "check in"],
  ["booked", "check in"],
  ["departure", "arrival"],
  ["departed", "arrived"],
  ["etd", "eta"],
  ["etd", "ata"],
  ["atd", "ata"],
  ["enrolled", "completed"],
  ["enrollment", "graduation"],
  ["published", "updated"],
  ["last", "next"],
  ["birth", "hire"],
  ["birth", "death"],
  ["dispatched", "delivered"],
  ["dispatch", "delivery"],
  ["collected", "verified"],
  ["collected", "received"],
  ["received", "verified"],
  ["submission", "decision"],
  ["submitted", "decision"],
  ["submitted", "reviewed"],
  ["filed", "decision"],
  ["applied", "decision"],
  ["application", "decision"],
  ["requested", "approved"],
  ["requested", "delivered"],
  ["request", "delivery"],
  ["reported", "closed"],
  ["reported", "fixed"],
  ["departure", "delivery"],
  ["published", "commented"],
  ["plug in", "plug out"],
  ["plugged in", "plugged out"],
  ["plugged in", "unplugged"],
  ["given", "thanked"],
  ["donation", "thanked"],
  ["donated", "thanked"],
  ["issued", "delivered"],
  ["ordered", "received"],
  ["order", "received"],
  ["enqueued", "processed"],
  ["queued", "started"],
  ["queued", "finished"],
  ["scheduled", "completed"],
  ["assigned", "completed"],
  ["assigned", "resolved"],
  ["triggered", "acknowledged"],
  ["acknowledged", "resolved"],
  ["acked", "resolved"],
  ["fired", "resolved"],
  ["visit", "follow up"],
  ["accident", "report"],
  ["accident", "reported"],
  ["exam", "result"],
  ["planting", "picking"],
  ["laid", "hatched"],
  ["open", "settle"],
  ["trade", "settlement"],
  ["take off", "landing"],
  ["takeoff", "landing"],
  ["boarding", "departure"],
  ["boarded", "alighted"],
  ["contract start", "contract end"],
  ["inserted", "removed"],
  ["mounted", "dismounted"],
  ["scheduled", "actual"],
  ["planned", "actual"],
];
const timeWords = new Set("at on date time datetime ts timestamp day utc the".split(" "));

/** What is never more than what. */
const numberPairs: readonly (readonly [string, string])[] = [
  ["min", "max"],
  ["minimum", "maximum"],
  ["min", "avg"],
  ["min", "mean"],
  ["avg", "max"],
  ["mean", "max"],
  ["low", "high"],
  ["lower", "upper"],
  ["p50", "p95"],
  ["p95", "p99"],
  ["p50", "p99"],
];
/** A part and its whole. */
const shares: readonly (readonly [string, string])[] = [
  ["clicks", "impressions"],
  ["conversions", "clicks"],
  ["opens", "sent"],
  ["opens", "delivered"],
  ["clicks", "opens"],
  ["reserved", "on_hand"],
  ["reserved_quantity", "quantity_on_hand"],
  ["votes_cast", "registered_voters"],
  ["invalid_votes", "votes_cast"],
  ["sold", "produced"],
  ["defects", "units_produced"],
  ["defective_units", "units_produced"],
  ["passed_tests", "total_tests"],
  ["failed_tests", "total_tests"],
  ["down_payment", "price"],
  ["paid_amount", "amount"],
  ["discount_amount", "subtotal"],
  ["used_memory", "total_memory"],
  ["memory_used", "memory_total"],
  ["disk_used", "disk_total"],
  ["attendance", "capacity"],
  ["tickets_sold", "capacity"],
  ["occupied_beds", "total_beds"],
  ["occupied_rooms", "total_rooms"],
  ["cached_tokens", "input_tokens"],
  ["food_total", "bill_total"],
  ["rejected_shares", "accepted_shares"],
];
/** total = sum of the others. */
const sums: readonly (readonly [string, readonly string[]])[] = [
  ["total_tokens", ["prompt_tokens", "completion_tokens"]],
  ["total_tokens", ["input_tokens", "output_tokens"]],
  ["total", ["subtotal", "tax"]],
  ["total_amount", ["subtotal", "tax"]],
  ["total", ["subtotal", "tax_amount"]],
  ["total_amount", ["subtotal", "tax_amount"]],
  ["gross_amount", ["net_amount", "vat"]],
  ["gross_amount", ["net_amount", "vat_amount"]],
  ["gross_amount", ["net_amount", "tax"]],
  ["gross_amount", ["net_amount", "tax_amount"]],
  ["total", ["net", "vat"]],
  ["total", ["net", "tax"]],
  ["gross", ["net", "vat"]],
  ["gross", ["net", "tax"]],
  ["bruttobetrag", ["nettobetrag", "mehrwertsteuer"]],
  ["total", ["base_imponible", "iva"]],
  ["bill_total", ["food_total", "drinks_total"]],
];
/** result = product of the others. */
const products: readonly (readonly [string, readonly string[]])[] = [
  ["total", ["quantity", "unit_price"]],
  ["line_total", ["quantity", "unit_price"]],
  ["amount", ["quantity", "unit_price"]],
  ["total_price", ["quantity", "unit_price"]],
  ["total_amount", ["quantity", "unit_price"]],
  ["subtotal", ["quantity", "unit_price"]],
  ["total", ["quantity", "price"]],
  ["total_price", ["quantity", "price"]],
  ["line_total", ["quantity", "price"]],
  ["amount", ["hours", "hourly_rate"]],
  ["total", ["hours", "hourly_rate"]],
  ["total", ["nights", "rate_per_night"]],
  ["total_price", ["nights", "rate_per_night"]],
  ["total", ["nights", "nightly_rate"]],
  ["total_price", ["nights", "nightly_rate"]],
];
/** Two that are never the same. */
const different: readonly (readonly [string, string])[] = [
  ["origin", "destination"],
  ["origin_airport", "destination_airport"],
  ["origin_port", "destination_port"],
  ["origin_station", "destination_station"],
  ["departure_airport", "arrival_airport"],
  ["from_account", "to_account"],
  ["from_address", "to_address"],
  ["sender", "recipient"],
  ["sender", "receiver"],
  ["sender_id", "recipient_id"],
  ["sender_id", "receiver_id"],
  ["from_user_id", "to_user_id"],
  ["follower_id", "followee_id"],
  ["src_id", "dst_id"],
  ["source_id", "target_id"],
  ["source_ip", "destination_ip"],
  ["src_ip", "dst_ip"],
  ["caller", "callee"],
  ["a_number", "b_number"],
  ["home_team", "away_team"],
  ["ref", "alt"],
  ["buyer", "seller"],
  ["buyer_id", "seller_id"],
  ["pickup_location", "dropoff_location"],
  ["from_station", "to_station"],
];

/** The rules that hold in any domain, for the fields at hand; in published names. */
export function generalRules(fields: readonly NamedField[]): readonly Rule[] {
  const names = new Map(fields.map((field) => [field.name, field]));
  const rules: Rule[] = [];
  const times = fields.filter((field) => field.type === "date" || field.type === "datetime");
  const numbers = fields.filter((field) => field.type === "int" || field.type === "number");
  const pairs = pairsOf(times, timePairs, true);
  rules.push(...pairs.map(([first, second]) => laterRule(first, second)));
  rules.push(...durationRules(pairs, numbers));
  for (const [low, high] of pairsOf(numbers, numberPairs, false)) rules.push(aboveRule(low, high));
  for (const [part, whole] of shares) {
    const [one, other] = [names.get(part), names.get(whole)];
    if (one !== undefined && other !== undefined && numeric(one) && numeric(other)) rules.push(portionRule(one, other));
  }
  for (const [total, terms] of sums) {
    const field = names.get(total);
    if (field === undefined || !numeric(field) || !terms.every((term) => isNumeric(names.get(term)))) continue;
    rules.push({
      statement: `${total} = ${terms.join(" + ")}`,
      needs: [total, ...terms],
      sets: {
        [total]: { kind: "sum", terms: terms.map((term) => ({ field: term, times: 1 })), decimals: field.decimals },
      },
      checks: [{ kind: "sum", total, terms: terms.map((term) => ({ field: term, times: 1 })) }],
    });
  }
  for (const [result, factors] of products) {
    const field = names.get(result);
    if (field === undefined || !numeric(field) || !factors.every((factor) => isNumeric(names.get(factor)))) continue;
    rules.push({
      statement: `${result} = ${factors.join(" × ")}`,
      needs: [result, ...factors],
      sets: { [result]: { kind: "product", factors, decimals: field.decimals } },
      checks: [{ kind: "product", result, factors }],
    });
  }
  for (const [one, other] of different) {
    const [first, second] = [names.get(one), names.get(other)];
    if (first === undefined || second === undefined || first.type !== second.type) continue;
    rules.push({
      statement: `${one} and ${other} differ`,
      needs: [one, other],
      sets: {},
      checks: [{ kind: "different", fields: [one, other] }],
    });
  }
  return rules;
}

function numeric(field: NamedField): boolean {
  return field.type === "int" || field.type === "number";
}

function isNumeric(field: NamedField | undefined): boolean {
  return field !== undefined && numeric(field);
}

/** Fields whose names differ in one of the pairs alone: "planned_start" and "planned_end", "joined_on" and "cancelled_date". */
function pairsOf(
  fields: readonly NamedField[],
  pairs: readonly (readonly [string, string])[],
  time: boolean,
): readonly (readonly [NamedField, NamedField])[] {
  const found: (readonly [NamedField, NamedField])[] = [];
  const taken = new Set<NamedField>();
  const named = fields.map((field) => ({ field, parts: field.name.split("_") }));
  for (const [first, second] of pairs) {
    for (const { field: one, parts } of named) {
      const rest = without(parts, first, time);
      if (rest === undefined) continue;
      const other = named.find(
        (each) =>
          each.field !== one &&
          !taken.has(each.field) &&
          each.field.of === one.of &&
          without(each.parts, second, time) === rest,
      )?.field;
      if (other === undefined || found.some(([low, high]) => low === other && high === one)) continue;
      found.push([one, other]);
      taken.add(other);
    }
  }
  return found;
}

/** What is left of a name's words without these in a row; undefined where they do not stand in it. */
function without(parts: readonly string[], words: string, time: boolean): string | undefined {
  const gone = words.includes(" ") ? words.split(" ") : [words];
  const at = parts.findIndex((_, from) => gone.every((word, index) => parts[from + index] === word));
  if (at < 0) return undefined;
  const rest = [...parts.slice(0, at), ...parts.slice(at + gone.length)];
  return rest.filter((word) => !(time && timeWords.has(word))).join("_");
}

/** Days lie some days apart, instants some hours. */
function laterRule(first: NamedField, second: NamedField): Rule {
  const days = first.type === "date" || second.type === "date";
  // What follows a birth follows it by decades.
  const isLife = days && first.name.split("_").includes("birth");
  const by: Distribution = isLife
    ? { kind: "lognormal", median: 8_500, sigma: 0.15 }
    : { kind: "lognormal", median: days ? 9 : 75, sigma: 0.8 };
  return {
    statement: `${first.name} <= ${second.name}`,
    needs: [first.name, second.name],
    sets: { [second.name]: { kind: "later", than: first.name, by, unit: days ? "day" : "min" } },
    checks: [{ kind: "ascending", fields: [first.name, second.name] }],
  };
}

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
const lengthWords =
  /(?:^|_)(?:duration|length|nights|stay|parked|dwell|delay|elapsed|dauer|duracion|duree|duracao|time|minutes|hours|days|seconds)(?:_|$)/;

/** The length of the one pair of times that a table has, and the delay of what was planned. */
function durationRules(
  pairs: readonly (readonly [NamedField, NamedField])[],
  numbers: readonly NamedField[],
): readonly Rule[] {
  const rules: Rule[] = [];
  const spans = pairs.filter(
    ([first]) => !/(?:^|_)(?:scheduled|planned)(?:_|$)/.test(first.name) || pairs.length === 1,
  );
  const delays = pairs.filter(
    ([first, second]) =>
      /(?:^|_)(?:scheduled|planned)(?:_|$)/.test(first.name) && /(?:^|_)actual(?:_|$)/.test(second.name),
  );
  const add = (field: NamedField, [from, to]: readonly [NamedField, NamedField]): void => {
    const unit = field.name === "nights" ? "day" : unitsOfTime.get(field.unit ?? "");
    if (unit === undefined) return;
    const decimals = field.type === "int" ? 0 : Math.min(2, field.decimals);
    rules.push({
      statement: `${field.name} = ${to.name} - ${from.name}`,
      needs: [field.name, from.name, to.name],
      sets: {
        [field.name]: { kind: "elapsed", from: from.name, to: to.name, unit, ...(decimals === 0 ? {} : { decimals }) },
      },
      checks: decimals === 0 ? [{ kind: "elapsed", result: field.name, from: from.name, to: to.name, unit }] : [],
    });
  };
  const [span] = spans;
  const [delay] = delays;
  for (const field of numbers) {
    if (!lengthWords.test(field.name)) continue;
    if (field.name.includes("delay")) {
      if (delay !== undefined && delays.length === 1) add(field, delay);
    } else if (
      span !== undefined &&
      spans.length === 1 &&
      /(?:^|_)(?:duration|nights|stay|parked|dwell|elapsed|dauer|duracion|duree|duracao)(?:_|$)/.test(field.name)
    ) {
      add(field, span);
    }
  }
  return rules;
}

function aboveRule(low: NamedField, high: NamedField): Rule {
  const middle = Math.abs(low.middle ?? 10);
  const decimals = high.decimals;
  const noise: Distribution = { kind: "lognormal", median: Math.max(middle * 0.25, 10 ** -decimals), sigma: 0.6 };
  return {
    statement: `${low.name} <= ${high.name}`,
    needs: [low.name, high.name],
    sets: { [high.name]: { kind: "sum", terms: [{ field: low.name, times: 1 }], noise, decimals } },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

function portionRule(part: NamedField, whole: NamedField): Rule {
  return {
    statement: `${part.name} <= ${whole.name}`,
    needs: [part.name, whole.name],
    sets: {
      [part.name]: {
        kind: "portion",
        of: whole.name,
        share: { kind: "beta", a: 2, b: 4, minimum: 0, maximum: 1 },
        decimals: part.decimals,
      },
    },
    checks: [{ kind: "ascending", fields: [part.name, whole.name] }],
  };
}
