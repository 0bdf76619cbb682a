import type { Distribution, Model } from "../../inferred/model.ts";
import type { JsonValue } from "../../schema/json-value.ts";
import { convert, isCurrency, unitNamed } from "../extract/units.ts";
import type { Found, Span } from "../findings.ts";
import type { PlannedConstraint } from "../plan.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "./draft.ts";
import { memberOf, memberSlug } from "./members.ts";
import { becomeNumeric, bound, decimalsOf, rescale } from "./numeric.ts";

/** Puts into a field what a finding asks of it, and says so. False where it cannot be about this field. */
export function constrain(found: Found, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  switch (found.kind) {
    case "range":
      return applyRange(found, field, table, notes);
    case "rate":
      return applyRate(found, field, table, notes);
    case "shares":
      return applyShares(found, field, table, notes);
    case "members":
      return applyMembers(found, found.values, field, table, notes);
    case "prefix":
      return applyPrefix(found, field, table, notes);
    case "unit":
      return applyUnit(found, found.unit, field, table, notes);
    case "distribution":
      return applyDistribution(found, field, table, notes);
    case "average":
      return applyAverage(found, field, table, notes);
    case "unique":
      if (field.type === "bool" || field.type === "enum") return false;
      field.unique = true;
      field.of = undefined;
      if (!countable.has(field.model.kind)) {
        field.model = { kind: "code", prefix: "", radix: 32, width: 8, order: "shuffled" };
      }
      field.fixed.add("unique");
      if (
        notes.constraints.some(
          (each) => each.kind === "unique" && each.field === field.name && each.table === table.name,
        )
      )
        return true;
      say(notes, field, table, "unique", `${field.name} is unique`, { unique: true }, found);
      return true;
    case "noNulls":
      field.nulls = undefined;
      field.fixed.add("nulls");
      say(notes, field, table, "nulls", `${field.name} is never null`, { nulls: 0 }, found);
      return true;
    case "nulls":
      if (field.fixed.has("nulls")) {
        const said = notes.constraints.findIndex(
          (each) => each.kind === "nulls" && each.field === field.name && each.table === table.name,
        );
        if (said >= 0) notes.constraints.splice(said, 1);
      }
      field.nulls = found.rate;
      field.fixed.add("nulls");
      say(
        notes,
        field,
        table,
        "nulls",
        `${field.name} is null in ${percentage(found.rate)} of the rows`,
        { nulls: found.rate },
        found,
      );
      return true;
    case "decimals":
      if (field.type === "number" && "decimals" in field.model)
        field.model = { ...field.model, decimals: found.decimals };
      say(
        notes,
        field,
        table,
        "decimals",
        `${field.name} has ${found.decimals} decimals`,
        { decimals: found.decimals },
        found,
      );
      return true;
    case "exactly":
      return applyMembers(found, [found.value], field, table, notes);
    default:
      return false;
  }
}

/** Models that can give each row a value of its own. */
const countable: ReadonlySet<Model["kind"]> = new Set<Model["kind"]>([
  "code",
  "sequence",
  "uuid",
  "hex",
  "identifier",
  "number",
  "moment",
  "reference",
  "person",
  "contact",
]);

/** Adds a constraint to the plan. */
export function say(
  notes: DraftNotes,
  field: DraftField | null,
  table: DraftTable | null,
  kind: PlannedConstraint["kind"],
  understoodAs: string,
  value: Readonly<Record<string, JsonValue>>,
  span: Span | null,
  source: PlannedConstraint["source"] = "stated",
): void {
  notes.constraints.push({
    field: field?.name ?? null,
    table: table?.name ?? null,
    kind,
    understoodAs,
    value,
    source,
    span: span === null ? null : { start: span.start, end: span.end },
  });
}

export function percentage(rate: number): string {
  return `${Number((rate * 100).toPrecision(6))}%`;
}

function applyRange(
  found: Extract<Found, { kind: "range" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (isTime(field)) return applyYears(found, field, table, notes);
  const ends = [found.minimum, found.maximum].filter((end) => end !== undefined);
  const whole = ends.every(Number.isInteger) && (found.unit === undefined || field.type === "int");
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string" && field.type !== "id" && field.type !== "enum") return false;
    const least = found.minimum ?? 0;
    const most = found.maximum ?? Math.max(10, least * 2 + 10);
    becomeNumeric(field, whole && found.unit === undefined, {
      kind: "beta",
      a: 2,
      b: 2,
      minimum: least,
      maximum: most,
    });
    field.minimum = undefined;
    field.maximum = undefined;
  }
  // A unit that the buyer has said of the field stays; the numbers are turned into it.
  const settled =
    field.fixed.has("unit") &&
    field.unit !== null &&
    found.unit !== undefined &&
    convert(1, found.unit, field.unit) !== undefined;
  if (found.unit !== undefined && !settled) takeUnit(field, found.unit);
  const least = inField(found.minimum, found.unit, field);
  const most = inField(found.maximum, found.unit, field);
  if (least !== undefined && most !== undefined && least > most) {
    notes.impossible.push({
      reason: `${field.name} cannot be at least ${least} and at most ${most}`,
      spans: [spanOf(found)],
      fix: `say a minimum that is not above the maximum, for example ${field.name} between ${most} and ${least}`,
    });
    return true;
  }
  // A second range of one field narrows the first: "minimum 18 ... maximum 65".
  const known = notes.constraints.find(
    (each) => each.kind === "range" && each.field === field.name && each.table === table.name,
  );
  const before = known?.value ?? {};
  const minimum = least ?? (typeof before["min"] === "number" ? before["min"] : undefined);
  const maximum = most ?? (typeof before["max"] === "number" ? before["max"] : undefined);
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    notes.impossible.push({
      reason: `${field.name} cannot be at least ${minimum} and at most ${maximum}`,
      spans: [...(known?.span == null ? [] : [known.span]), spanOf(found)],
      fix: `say a minimum that is not above the maximum, for example ${field.name} between ${maximum} and ${minimum}`,
    });
    return true;
  }
  const fraction = field.type === "int" ? 1 : 10 ** -Math.min(4, decimalsOf(field.model) ?? 2);
  if (field.type === "int" && ends.some((end) => !Number.isInteger(inField(end, found.unit, field)))) {
    field.type = "number";
    if (field.model.kind === "number") field.model = { ...field.model, decimals: 1 };
  }
  widenDecimals(field, [minimum, maximum]);
  bound(
    field,
    minimum === undefined ? undefined : found.exclusiveMinimum === true ? round(minimum + fraction) : minimum,
    maximum === undefined ? undefined : found.exclusiveMaximum === true ? round(maximum - fraction) : maximum,
  );
  field.fixed.add("range");
  const unit = field.unit === null || field.unit === "currency" ? "" : ` ${field.unit}`;
  const words =
    minimum !== undefined && maximum !== undefined
      ? `between ${minimum} and ${maximum}${unit}`
      : minimum !== undefined
        ? `${found.exclusiveMinimum === true ? "above" : "at least"} ${minimum}${unit}`
        : `${found.exclusiveMaximum === true ? "below" : "at most"} ${maximum}${unit}`;
  const value = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(found.unit === undefined || field.unit === null ? {} : { unit: field.unit }),
  };
  if (known !== undefined) notes.constraints.splice(notes.constraints.indexOf(known), 1);
  say(notes, field, table, "range", `${field.name} is ${words}`, value, found);
  if (found.unit !== undefined && field.unit !== null) sayUnit(field, table, notes, found);
  return true;
}

function round(value: number): number {
  return Number(value.toPrecision(10));
}

/** Bounds with more decimals than the model has would leave no room. */
function widenDecimals(field: DraftField, ends: readonly (number | undefined)[]): void {
  if (field.model.kind !== "number" || field.type === "int") return;
  const needed = Math.max(0, ...ends.map((end) => (end === undefined ? 0 : (String(end).split(".")[1]?.length ?? 0))));
  const [least, most] = ends;
  const narrow = least !== undefined && most !== undefined && most - least <= 1 ? 2 : 0;
  const decimals = Math.min(9, Math.max(field.model.decimals, needed, narrow));
  field.model = { ...field.model, decimals };
}

/** "built between 1990 and 2020" for a field of time. */
function applyYears(
  found: Extract<Found, { kind: "range" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (field.model.kind !== "moment") return false;
  const from = found.minimum === undefined ? undefined : `${found.minimum}-01-01`;
  const to = found.maximum === undefined ? undefined : `${found.maximum + 1}-01-01`;
  field.model = { ...field.model, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  field.fixed.add("window");
  const last = found.maximum === undefined ? undefined : `${found.maximum}-12-31`;
  say(
    notes,
    field,
    table,
    "window",
    `${field.name} lies ${from === undefined ? "" : `from ${from} `}${last === undefined ? "on" : `to ${last}`}`.trim(),
    { ...(from === undefined ? {} : { from }), ...(last === undefined ? {} : { to: last }) },
    found,
  );
  return true;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** A number of the buyer's unit in the field's. */
function inField(value: number | undefined, unit: string | undefined, field: DraftField): number | undefined {
  if (value === undefined || unit === undefined || field.unit === null || unit === field.unit) return value;
  return convert(value, unit, field.unit) ?? value;
}

/** The buyer's unit becomes the field's: money takes the currency, measures are converted. */
export function takeUnit(field: DraftField, unit: string): void {
  if (unit === "%" && field.unit === null && field.maximum !== undefined && field.maximum <= 1) {
    rescale(field, 100);
    field.unit = "%";
    return;
  }
  const said = unitNamed(unit);
  if (field.unit === null || field.unit === "currency" || said === undefined) {
    field.unit = said?.symbol ?? unit;
    return;
  }
  const own = unitNamed(field.unit);
  if (own === undefined || isCurrency(said) || isCurrency(own) || own.dimension !== said.dimension) {
    field.unit = said.symbol;
    return;
  }
  const factor = convert(1, field.unit, said.symbol);
  const zero = convert(0, field.unit, said.symbol);
  if (factor !== undefined && zero === 0 && factor !== 1) {
    rescale(field, factor);
    if (field.type === "int" && factor < 1) field.type = "number";
  }
  field.unit = said.symbol;
}

function applyUnit(found: Span, unit: string, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string" && field.type !== "enum") return false;
    becomeNumeric(field, false, { kind: "lognormal", median: 40, sigma: 0.6 });
    field.minimum ??= 0;
  }
  takeUnit(field, unit);
  field.fixed.add("unit");
  sayUnit(field, table, notes, found);
  return true;
}

function sayUnit(field: DraftField, table: DraftTable, notes: DraftNotes, span: Span): void {
  if (field.unit === null) return;
  const said = notes.constraints.some(
    (each) => each.kind === "unit" && each.field === field.name && each.table === table.name,
  );
  if (!said) say(notes, field, table, "unit", `${field.name} is in ${field.unit}`, { unit: field.unit }, span);
}

/** `ownRate`: the rate stands right behind the field's name, so that it is a flag whatever else the name may mean. */
export function applyRate(
  found: Extract<Found, { kind: "rate" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  ownRate = false,
): boolean {
  if (found.rate > 1 || found.rate < 0) {
    notes.impossible.push({
      reason: `a rate of ${percentage(found.rate)} for ${field.name} is more than all rows`,
      spans: [spanOf(found)],
      fix: `say a share from 0% to 100% for ${field.name}`,
    });
    return true;
  }
  if (field.type === "enum" && !ownRate) {
    const member = found.of === undefined ? undefined : memberOf(field, found.of);
    return member === undefined ? false : fixMemberRate(member, found.rate, field, table, notes, found);
  }
  if (field.type !== "bool") {
    if (field.known && field.type !== "string" && !ownRate) return false;
    becomeFlag(field);
  }
  field.model = { kind: "flag", rate: found.rate, exact: true };
  field.fixed.add("rate");
  say(
    notes,
    field,
    table,
    "rate",
    `${field.name} is true in ${percentage(found.rate)} of the rows`,
    { rate: found.rate },
    found,
  );
  return true;
}

/** What the buyer says of a field's values shows that it is a flag, whatever else its name may mean. */
function becomeFlag(field: DraftField): void {
  field.known = false;
  field.type = "bool";
  field.unit = null;
  field.of = undefined;
  field.pattern = undefined;
  field.minimum = undefined;
  field.maximum = undefined;
  field.model = { kind: "flag", rate: 0.3 };
}

const yesNo = /^(?:yes|no|y|n|true|false|ja|nein|si|oui|non|sim|nao|não|sí|1|0)$/i;

function isYesNo(values: readonly string[]): boolean {
  return (
    values.length === 2 &&
    values.every((value) => yesNo.test(value.trim())) &&
    !values.every((value) => /^\d$/.test(value))
  );
}

/** A share of the rows for one member; the others share the rest as they did before. */
export function fixMemberRate(
  member: string,
  rate: number,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  span: Span,
): boolean {
  const { model } = field;
  if (model.kind !== "choice" || rate > 1) return false;
  const known = notes.constraints.find(
    (each) => each.kind === "rate" && each.field === field.name && each.table === table.name,
  );
  const before = known?.value["rate"];
  const rates = new Map<string, number>();
  if (before !== null && typeof before === "object" && !Array.isArray(before)) {
    for (const [value, share] of Object.entries(before)) if (typeof share === "number") rates.set(value, share);
  }
  rates.set(member, rate);
  const taken = [...rates.values()].reduce((sum, share) => sum + share, 0);
  if (taken > 1.0001) {
    notes.impossible.push({
      reason: `the shares of ${field.name} add up to ${percentage(taken)}`,
      spans: [spanOf(span)],
      fix: `say shares of ${field.name} that add up to 100% or less`,
    });
    return true;
  }
  const values = model.values.includes(member) ? model.values : [...model.values, member];
  const own = values.map((_, index) => Math.max(model.weights?.[index] ?? 1 / (index + 1), 1e-9));
  const free = values.reduce((sum, value, index) => sum + (rates.has(value) ? 0 : (own[index] ?? 0)), 0);
  const weights = values.map(
    (value, index) => rates.get(value) ?? (free === 0 ? 0 : ((own[index] ?? 0) / free) * Math.max(0, 1 - taken)),
  );
  field.model = { kind: "choice", values, weights: weights.map(round), exact: true };
  field.fixed.add("rate");
  if (known !== undefined) notes.constraints.splice(notes.constraints.indexOf(known), 1);
  const words = [...rates].map(([value, share]) => `${value} in ${percentage(share)}`);
  say(
    notes,
    field,
    table,
    "rate",
    `${field.name} is ${words.join(", ")} of the rows`,
    { rate: Object.fromEntries(rates) },
    known?.span ?? span,
  );
  return true;
}

function applyShares(
  found: Extract<Found, { kind: "shares" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const total = found.shares.reduce((sum, { share }) => sum + share, 0);
  if (total > 1.005) {
    notes.impossible.push({
      reason: `the shares of ${field.name} add up to ${percentage(total)}`,
      spans: [spanOf(found)],
      fix: `say shares of ${field.name} that add up to 100%`,
    });
    return true;
  }
  const named = namedShares(field, found.shares);
  if (named === undefined) return false;
  const members = named.map(({ value }) => value);
  const complete = total > 0.995;
  becomeEnum(field);
  if (complete) {
    field.model = {
      kind: "choice",
      values: members,
      weights: named.map(({ share }) => round(share / total)),
      exact: true,
    };
  } else {
    const rest = field.model.kind === "choice" ? field.model.values.filter((value) => !members.includes(value)) : [];
    const others = rest.length > 0 ? rest : ["other"];
    field.model = {
      kind: "choice",
      values: [...members, ...others],
      weights: [...named.map(({ share }) => share), ...others.map(() => round((1 - total) / others.length))],
      exact: true,
    };
  }
  field.fixed.add("shares");
  const words = named.map(({ value, share }) => `${percentage(share)} ${value}`);
  const rates = Object.fromEntries(named.map(({ value, share }) => [value, round(share)]));
  if (complete) sayMembers(members, field, table, notes, found);
  say(notes, field, table, "shares", `${field.name} is ${words.join(", ")}`, { rate: rates }, found);
  return true;
}

/** Shares with the field's members; shares without names belong to the members in their order. */
function namedShares(
  field: DraftField,
  shares: readonly { readonly value: string; readonly share: number }[],
): readonly { readonly value: string; readonly share: number }[] | undefined {
  if (shares.some(({ value }) => value === "")) {
    const own = field.model.kind === "choice" ? field.model.values : [];
    return own.length === shares.length
      ? shares.map(({ share }, index) => ({ value: own[index] ?? "", share }))
      : undefined;
  }
  const values = membersFor(
    field,
    shares.map(({ value }) => value),
  );
  return values.length === shares.length
    ? shares.map(({ share }, index) => ({ value: values[index] ?? "", share }))
    : undefined;
}

/** The buyer's members in the spelling of the field where it knows them, else as they were written. */
function membersFor(field: DraftField, values: readonly string[]): readonly string[] {
  const slugs = field.model.kind === "choice" && field.model.values.every((value) => /^[a-z0-9_]+$/.test(value));
  const members = values.map((value) => memberOf(field, value) ?? (slugs ? memberSlug(value) : value.trim()));
  return [...new Set(members)];
}

function becomeEnum(field: DraftField): void {
  field.type = "enum";
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
}

/** The field holds these values and no others. */
export function applyMembers(
  found: Span,
  values: readonly string[],
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (isYesNo(values)) {
    if (field.type !== "bool") becomeFlag(field);
    return true;
  }
  if (field.type === "bool" && values.length === 2) {
    return true;
  }
  if (isTime(field) || field.type === "array" || field.type === "object") return false;
  const members = membersFor(field, values);
  if (members.length === 0) return false;
  const weights =
    field.model.kind === "choice" && field.model.weights !== undefined ? weightsOf(field.model, members) : undefined;
  becomeEnum(field);
  field.model = { kind: "choice", values: members, ...(weights === undefined ? {} : { weights }) };
  field.fixed.add("enum");
  sayMembers(members, field, table, notes, found);
  return true;
}

function weightsOf(
  model: Extract<Model, { kind: "choice" }>,
  members: readonly string[],
): readonly number[] | undefined {
  const weights = members.map((member) => model.weights?.[model.values.indexOf(member)]);
  return weights.every((weight) => weight !== undefined && weight > 0) ? (weights as number[]) : undefined;
}

function sayMembers(
  members: readonly string[],
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  span: Span,
): void {
  const words = members.length === 1 ? `always ${members[0]}` : `one of ${members.join(", ")}`;
  say(notes, field, table, "enum", `${field.name} is ${words}`, { enum: [...members] }, span);
}

function applyPrefix(
  found: Extract<Found, { kind: "prefix" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const [first] = found.prefixes;
  if (first === undefined || isNumeric(field) || isTime(field) || field.type === "bool") return false;
  const { model } = field;
  if (model.kind === "choice") {
    const fitting = model.values.filter((value) =>
      found.prefixes.some((prefix) => value.toLowerCase().startsWith(prefix.toLowerCase())),
    );
    const values =
      fitting.length > 0
        ? fitting
        : found.prefixes.flatMap((prefix) => ["", "1", "2", "5", "8", "9"].map((end) => `${prefix}${end}`));
    const weights = fitting.length > 0 ? weightsOf(model, fitting) : undefined;
    field.model = { kind: "choice", values, ...(weights === undefined ? {} : { weights }) };
  } else if (found.prefixes.length === 1) {
    field.model =
      model.kind === "code"
        ? { ...model, prefix: first }
        : { kind: "code", prefix: first, radix: 10, width: 8, order: "shuffled" };
  } else {
    field.model = {
      kind: "choice",
      values: found.prefixes.flatMap((prefix) => ["01", "12", "27", "38", "46", "59"].map((end) => `${prefix}${end}`)),
    };
  }
  field.fixed.add("prefix");
  say(
    notes,
    field,
    table,
    "prefix",
    `${field.name} begins with ${found.prefixes.join(" or ")}`,
    { prefix: [...found.prefixes] },
    found,
  );
  return true;
}

function applyDistribution(
  found: Extract<Found, { kind: "distribution" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, found.name === "poisson", { kind: "lognormal", median: 40, sigma: 0.6 });
  }
  const distribution = distributionFor(found, field);
  if (distribution === undefined) return false;
  const own = decimalsOf(field.model);
  const decimals = field.type === "int" ? 0 : (own ?? 2);
  field.model = { kind: "number", distribution, decimals };
  releaseBounds(field, distribution);
  field.fixed.add("distribution");
  const { name, mean, sd, median } = found;
  const parts = [
    ...(mean === undefined ? [] : [`mean ${mean}`]),
    ...(median === undefined ? [] : [`median ${median}`]),
    ...(sd === undefined ? [] : [`standard deviation ${sd}`]),
  ];
  const value = {
    name,
    ...(mean === undefined ? {} : { mean }),
    ...(sd === undefined ? {} : { sd }),
    ...(median === undefined ? {} : { median }),
  };
  say(
    notes,
    field,
    table,
    "distribution",
    `${field.name} is distributed ${name}${parts.length === 0 ? "" : ` with ${parts.join(" and ")}`}`,
    value,
    found,
  );
  return true;
}

/** Bounds of the domain give way where the buyer's distribution lies beyond them. */
function releaseBounds(field: DraftField, distribution: Distribution): void {
  if (field.fixed.has("range")) return;
  const middle =
    "mean" in distribution ? distribution.mean : "median" in distribution ? distribution.median : undefined;
  if (middle === undefined) return;
  if (field.maximum !== undefined && field.maximum < middle * 1.5) field.maximum = undefined;
  if (field.minimum !== undefined && field.minimum > middle / 2) field.minimum = undefined;
}

function distributionFor(found: Extract<Found, { kind: "distribution" }>, field: DraftField): Distribution | undefined {
  const own =
    field.model.kind === "number"
      ? field.model.distribution
      : field.model.kind === "measurement"
        ? field.model.level
        : undefined;
  const middle = found.median ?? found.mean ?? middleOf(own);
  switch (found.name) {
    case "normal":
      return { kind: "normal", mean: found.mean ?? middle, sd: found.sd ?? Math.abs(middle) * 0.15 + 0.01 };
    case "lognormal":
    case "skewed": {
      const sigma = found.sd !== undefined && found.sd < 3 ? found.sd : own?.kind === "lognormal" ? own.sigma : 0.7;
      const median = found.median ?? (found.mean === undefined ? middle : found.mean / Math.exp((sigma * sigma) / 2));
      return { kind: "lognormal", median: Math.max(median, 1e-6), sigma };
    }
    case "uniform":
      return {
        kind: "uniform",
        minimum: field.minimum ?? 0,
        maximum: field.maximum ?? Math.max((field.minimum ?? 0) + 1, middle * 2),
      };
    case "exponential":
      return { kind: "exponential", mean: middle };
    case "poisson":
      return { kind: "poisson", mean: middle };
    case "zipf":
      return { kind: "zipf", members: Math.max(2, Math.round(field.maximum ?? 100)), exponent: 1.1 };
    case "beta":
      return { kind: "beta", a: 2, b: 5, minimum: field.minimum ?? 0, maximum: field.maximum ?? 1 };
  }
}

function middleOf(distribution: Distribution | undefined): number {
  if (distribution === undefined) return 50;
  if ("mean" in distribution) return distribution.mean;
  if ("median" in distribution) return distribution.median;
  if (distribution.kind === "beta" || distribution.kind === "uniform")
    return (distribution.minimum + distribution.maximum) / 2;
  return 50;
}

function applyAverage(
  found: Extract<Found, { kind: "average" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, Number.isInteger(found.mean) && found.unit === undefined, {
      kind: "lognormal",
      median: found.mean,
      sigma: 0.4,
    });
  }
  if (found.unit !== undefined) takeUnit(field, found.unit);
  const mean = inField(found.mean, found.unit, field) ?? found.mean;
  if (field.type === "int" && field.model.kind === "number") {
    field.model = { ...field.model, distribution: { kind: "poisson", mean } };
  } else if (field.model.kind === "number") {
    field.model = { ...field.model, distribution: centred(field.model.distribution, mean) };
  } else if (field.model.kind === "measurement") {
    field.model = { ...field.model, level: centred(field.model.level, mean) };
  } else {
    field.model = { kind: "number", distribution: { kind: "normal", mean, sd: Math.abs(mean) * 0.2 }, decimals: 2 };
  }
  const distribution = field.model.kind === "number" ? field.model.distribution : undefined;
  if (distribution !== undefined) releaseBounds(field, distribution);
  field.fixed.add("average");
  const unit = field.unit === null || field.unit === "currency" ? "" : ` ${field.unit}`;
  say(notes, field, table, "average", `${field.name} is ${mean}${unit} on average`, { mean }, found);
  if (found.unit !== undefined) sayUnit(field, table, notes, found);
  return true;
}

/** A distribution of the same temper with another mean. */
function centred(distribution: Distribution, mean: number): Distribution {
  switch (distribution.kind) {
    case "normal":
      return {
        ...distribution,
        mean,
        sd: distribution.mean === 0 ? distribution.sd : Math.abs((distribution.sd * mean) / distribution.mean),
      };
    case "exponential":
    case "poisson":
    case "geometric":
      return { ...distribution, mean };
    case "lognormal":
      return mean > 0
        ? { ...distribution, median: mean / Math.exp((distribution.sigma * distribution.sigma) / 2) }
        : { kind: "normal", mean, sd: Math.abs(mean) * 0.2 + 0.01 };
    default:
      return { kind: "normal", mean, sd: Math.abs(mean) * 0.2 + 0.01 };
  }
}
