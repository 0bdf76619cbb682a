import { type DurationUnit, namesInCondition } from "../../../inferred/check.ts";
import { isDecision } from "../../extract/decision-words.ts";
import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { generalRules } from "../../rules/general.ts";
import { renamedCheck } from "../../rules/rename.ts";
import { isFormOf } from "../../text/inflections.ts";
import { isToldBy, isToldName, presenceRule, presentRule, thresholdRule } from "../constraints/threshold.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, fieldNamed, isNumeric, isTime } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { becomeNumeric, finenessOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import type { Material } from "../mentions/material.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { applyAmounts } from "./amounts.ts";
import { asColumnsSay } from "./as-columns-say.ts";
import { standBeside } from "./beside-columns.ts";
import { applyCaseRanges } from "./case-ranges.ts";
import { applyCharges } from "./charges.ts";
import { conditionSaid, fieldOfRoot } from "./decided-condition.ts";
import { decidedRule, spanRule } from "./decided-rule.ts";
import { applyDetails } from "./details-of-states.ts";
import { applyEventLengths, applyEventOrder } from "./event-order.ts";
import { applyLateFlags } from "./late-flags.ts";
import { applyFigures } from "./member-figures.ts";
import { applyReadings } from "./readings.ts";
import { RuleBook } from "./rules-plan.ts";
import { applySaid, middleOfField } from "./said-relations.ts";
import { applyStates, applyTiers, keepInThePast } from "./states.ts";
import { applyTexts } from "./texts.ts";
import { applyTiersSaid } from "./tiers-rule.ts";
import { isBirth, turnedRule } from "./turned-rule.ts";
import { applyCorrectness } from "./twins-decide.ts";

/** The rules of the domain, those of any domain, and what the buyer says. */
export function applyRules(table: DraftTable, material: Material, notes: DraftNotes): void {
  const { findings } = material;
  const book = new RuleBook(table, notes);
  const byFrameName = (name: string): DraftField | undefined =>
    table.fields.find((field) => field.frameField?.name === name) ??
    table.fields.find((field) => field.frameField === null && field.known && field.name === name);
  book.expect(table.frame?.rules ?? [], byFrameName);
  applySaid(
    findings,
    table,
    book,
    notes,
    (phrase, found, among = table) =>
      (found?.kind === "onlyWhen" ? (fieldCalled(phrase, table) ?? fieldBefore(found, table)) : undefined) ??
      fieldSaid(phrase, among, material.lookup),
  );
  applyFigures(findings, table, book, notes, (phrase, _, among = table) => fieldSaid(phrase, among, material.lookup));
  applyCaseRanges(findings, table, book, notes, (phrase, _, among = table) =>
    fieldSaid(phrase, among, material.lookup),
  );
  applyThresholds(table, material, book, notes);
  applyCorrectness(table, book);
  applyTiersSaid(findings, table, book, notes);
  applyCharges(findings, table, book, notes);
  const byName = (name: string): DraftField | undefined => fieldNamed(table, name);
  for (const rule of table.frame?.rules ?? []) {
    const own = asColumnsSay(rule, byFrameName, table);
    if (own !== undefined) book.apply(own, "implied", (name) => byFrameName(name) ?? byName(name));
  }
  applyEventOrder(table, material.mentions.runs, book);
  applyReadings(table);
  applyLateFlags(table, book);
  applyAmounts(table, book);
  applyGeneral(table, book, (field) => field.name, byName);
  const single = singleMeanings(table);
  applyGeneral(
    table,
    book,
    ({ semantic }) => semantic.id,
    (id) => single.get(id),
  );
  applyEventLengths(table, material.mentions.runs, book);
  applyStates(table, book);
  applyDetails(table, book);
  applyTiers(table);
  keepInThePast(table, material.request.today);
  applyTexts(table, material);
  table.relations.push(...book.relations(), ...tabulatedOrders(table));
}

/** What holds in any domain between fields of these names. */
function applyGeneral(
  table: DraftTable,
  book: RuleBook,
  nameOf: (field: DraftField) => string,
  fieldOf: (name: string) => DraftField | undefined,
): void {
  const said = book.relations().flatMap(({ checks }) => checks);
  const owned = new Set(said.map((check) => JSON.stringify(check)));
  const taken = new Set(said.flatMap((check) => ("fields" in check ? [check.fields.join(" ")] : [])));
  const fields = table.fields.filter((field) => fieldOf(nameOf(field)) === field);
  const rules = generalRules(
    fields.map((field) => ({
      name: nameOf(field),
      type: field.type,
      unit: field.unit,
      decimals: finenessOf(field),
      middle: middleOfField(field),
      of: field.of,
    })),
  );
  for (const told of rules) {
    const own = asColumnsSay(told, fieldOf, table) ?? told;
    const rule = turnedRule(own, fieldOf);
    const checks = rule.checks.map((check) => renamedCheck(check, (name) => fieldOf(name)?.name ?? name));
    const [check] = checks;
    const isKnown =
      check !== undefined &&
      (owned.has(JSON.stringify(check)) || ("fields" in check && taken.has(check.fields.join(" "))));
    const isFree = Object.keys(rule === own ? told.sets : rule.sets).every((name) => {
      const field = fieldOf(name);
      // An end that was merely later is now as much later as the length says.
      const isLater = rule.sets[name]?.kind === "shifted" && field?.model.kind === "later";
      return field !== undefined && (isPlain(field) || isLater || (rule !== own && isBirth(field)));
    });
    const named = (name: string): DraftField | undefined => fieldOf(name) ?? fieldNamed(table, name);
    if (!isKnown && isFree) book.apply(rule, "implied", named);
  }
}

/** The fields by what they mean, whatever the buyer's language calls them, where only one means it. */
function singleMeanings({ fields }: DraftTable): ReadonlyMap<string, DraftField> {
  const known = fields.filter((field) => field.known);
  const alone = known.filter(({ semantic }) => fields.filter((each) => each.semantic.id === semantic.id).length === 1);
  return new Map(alone.map((field) => [field.semantic.id, field]));
}

/** "passed if score >= 50", "approved if >= 6", "late flag (arrival after ETA)". */
function applyThresholds(table: DraftTable, { findings, lookup }: Material, book: RuleBook, notes: DraftNotes): void {
  for (const said of findings.found) {
    if (said.kind !== "threshold" && said.kind !== "decided") continue;
    const flag = flagSaid(said, table, lookup);
    const rule = flag === undefined ? undefined : ruleOfFlag(flag, said, table, lookup, book);
    if (rule !== undefined && book.apply(rule, "stated")) {
      say(notes, flag ?? null, table, "relation", rule.statement, { relation: rule.statement }, said);
    } else {
      notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
    }
  }
}

type FlagSaid = Extract<Found, { kind: "threshold" | "decided" }>;

function ruleOfFlag(
  flag: DraftField,
  said: FlagSaid,
  table: DraftTable,
  lookup: Material["lookup"],
  book: RuleBook,
): Rule | undefined {
  if (said.kind === "decided") return ruleOfColumns(flag, said, table, lookup);
  const isTimed = isOfTime(said.unit);
  // "over four hours in between" is no bound of the triage before it.
  const before = nearestMeant(
    table.fields.filter(
      (field) =>
        isNumeric(field) &&
        field.span !== null &&
        field.span.end <= said.start &&
        field !== flag &&
        !(isTimed && !areAlike(field.unit, said.unit)),
    ),
    said,
    new Set(book.relations().flatMap(({ checks }) => checks.flatMap(resultOf))),
  );
  const named = said.number === "" ? undefined : fieldSaid(said.number, table, lookup);
  if (named?.type === "string" && !named.known && named.fixed.size === 0)
    becomeNumeric(named, Number.isInteger(said.right), { kind: "lognormal", median: said.right, sigma: 0.6 });
  const beside = said.number === "" ? (ofOwnUnit(said, table, flag) ?? before) : ofUnit(said, table, flag);
  const one = named !== undefined && isNumeric(named) ? named : beside;
  if (one === undefined && isTimed && beFlag(flag, said, false)) return wholeTimeRule(flag, said, table);
  if (one === undefined || one === flag) return undefined;
  const isPresence = said.told !== undefined && !isFlagName.test(said.left);
  return beFlag(flag, said, isPresence) ? thresholdRule(flag, one, said) : presenceRule(flag, one, said);
}

/** "ordered, picked up, delivered, late (more than 45 min)": what no column measures is the time from the first to the last. */
function wholeTimeRule(
  flag: DraftField,
  { start, is, right, unit, and, or }: Extract<FlagSaid, { kind: "threshold" }>,
  { fields }: DraftTable,
): Rule | undefined {
  const said = (field: DraftField): boolean => isTime(field) && field.span !== null && field.span.end <= start;
  const times = fields.filter(said).sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last || !isOfTime(unit)) return undefined;
  if (is === "=" || and !== undefined || or !== undefined) return undefined;
  const rule = spanRule(flag, first, last, { is, by: right, unit });
  const order = times.map(({ name }) => name);
  if (times.length < 3) return rule;
  const statement = `${rule.statement}, and ${order.join(" <= ")}`;
  return { ...rule, statement, checks: [...rule.checks, { kind: "ascending", fields: order }] };
}

const isAim = /(?:^|_)(?:set_?point|setting|target|goal|limit|threshold|capacity|baseline|reference)(?:_|$)/;

/** The last number before a bound that it can part: one with such bounds of its own before one without. */
function nearestMeant(
  before: readonly DraftField[],
  { right, is }: Extract<FlagSaid, { kind: "threshold" }>,
  computed: ReadonlySet<string>,
): DraftField | undefined {
  const last = before.at(-1);
  // "drift = current - baseline, alert below -0.1"
  if (last !== undefined && computed.has(last.name)) return last;
  // "wind m/s, plus frost flag whenever it is below zero": what is never there is not meant.
  const possible = before.filter(({ minimum = -Infinity }) => !(right <= minimum && is === "<"));
  // "temperature, setpoint, and an alarm whenever it is over 8": what is aimed at raises none.
  const nearest = possible.findLast(({ name }) => !isAim.test(name)) ?? possible.at(-1);
  if (nearest === undefined || partsOf(nearest, right)) return nearest;
  // "availability 98-100 %, latency in ms, breached if under 99.9", "pH 6-9, nitrate, unsafe above 50"
  const parted = possible.filter((field) => partsOf(field, right));
  return parted.length === 1 ? parted[0] : nearest;
}

/** Whether a bound lies within what was said of a number. */
function partsOf({ fixed, minimum, maximum }: DraftField, bound: number): boolean {
  return fixed.has("range") && minimum !== undefined && maximum !== undefined && minimum < bound && bound < maximum;
}

function resultOf(check: Rule["checks"][number]): readonly string[] {
  return check.kind === "sum" ? [check.total] : check.kind === "quotient" ? [check.result] : [];
}

/** "breach if resolved more than 24 h after opening": a flag by what columns are to each other. */
function ruleOfColumns(
  flag: DraftField,
  said: Extract<FlagSaid, { kind: "decided" }>,
  table: DraftTable,
  lookup: Material["lookup"],
): Rule | undefined {
  // "billed and shipped quantity differ": what the two share is said once, and may be written otherwise.
  const find = (phrase: string, among = table): DraftField | undefined =>
    fieldSaid(phrase, among, lookup) ??
    fieldSaid(phrase.replace(/\s\S+$/, ""), among, lookup) ??
    fieldOfRoot(phrase.replace(/\s.+$/, ""), among.fields);
  const isFlag = beFlag(flag, said, false);
  const when = conditionSaid(said.parts, said.isAny === true, { table, flag, find });
  if (when === undefined || namesInCondition(when).includes(flag.name)) return undefined;
  standBeside(when, table);
  return isFlag ? decidedRule(flag, when, table) : presentRule(flag, when);
}

/** Whether what is decided is true or false, and no date or amount that is there or not; it becomes a flag. */
function beFlag(flag: DraftField, said: FlagSaid, isPresence: boolean): boolean {
  const isTruth = said.isTruth === true || isDecided(said.left) || isNoFigure(flag, said);
  if (!isTruth && (isPresence || isToldBy(flag, said.left.toLowerCase()))) return false;
  const isOpen = flag.fixed.size === 0 || said.isTruth === true;
  // "re-inspection if the score is under 60" is no key of one.
  const isThing = flag.type === "id" && !/(?:^|_)(?:id|number|no|code|key)$/.test(flag.name);
  const isFlagLike = !flag.known || flag.type === "enum" || flag.type === "string" || isThing || isTruth;
  if (isOpen && isThing) flag.unique = false;
  if (isOpen && isFlagLike && flag.type !== "bool") becomeFlag(flag);
  return true;
}

/** "over capacity", "below target" */
const beyond = /^(?:over|above|below|under|outside|within|exceeds|free|has|needs|uber|über|unter|sobre|acima|abaixo)$/i;
/** "overstay if left more than 2 hours after entering": what columns decide is no figure, unless it is money or was said to be one. */
function isNoFigure({ fixed, unit, name }: DraftField, { kind, left }: FlagSaid): boolean {
  const isMoney = unit !== null && /^[A-Z]{3}$/.test(unit) && !/(?:variance|difference|abweichung)/.test(name);
  return kind === "decided" && fixed.size === 0 && !isMoney && !isToldName(left.toLowerCase());
}

const isFlagName = /\b(?:flag|indicator|marker)$/i;

/** How a thing stands: "vent open", "pump on", "valve closed". */
const switched =
  /^(?:open|closed|shut|on|off|running|engaged|locked|unlocked|lit|active|inactive|armed|tripped|triggered|raised)$/i;

/** "high", "exceeds limit", "heat alarm": it is so or not; a "late fee" is told. */
function isDecided(name: string): boolean {
  const words = wordsOf(name);
  const [first = ""] = words;
  if (words.length > 1 && (beyond.test(first) || switched.test(words.at(-1) ?? ""))) return true;
  return isDecision(words.at(-1) ?? "") || (isDecision(first) && !isToldName(name.toLowerCase()));
}

/** "only when the train is more than 5 minutes late": the one column of such a unit, where the words name none that is a number. */
function ofUnit(
  { unit }: Extract<Found, { kind: "threshold" }>,
  { fields }: DraftTable,
  flag: DraftField,
): DraftField | undefined {
  const fitting = fields.filter((field) => field !== flag && isNumeric(field) && areAlike(field.unit, unit));
  return fitting.length === 1
    ? fitting[0]
    : fitting.find(({ name }) => /delay|late|retras|retard|atras|versp/.test(name));
}

/** "weeks, weight g, premature if under 37 weeks": the column that is called after the unit. */
function ofOwnUnit(said: FlagSaid, { fields }: DraftTable, flag: DraftField): DraftField | undefined {
  const unit = said.kind === "threshold" ? said.unit : undefined;
  return unit === undefined
    ? undefined
    : fields.find((field) => field !== flag && isNumeric(field) && new RegExp(`^${unit}s?$`).test(field.name));
}

function isOfTime(unit: string | null | undefined): unit is DurationUnit {
  return unit === "ms" || unit === "s" || unit === "min" || unit === "h" || unit === "day";
}

function areAlike(one: string | null, other: string | undefined): boolean {
  return one !== null && other !== undefined && (one === other || (isOfTime(one) && isOfTime(other)));
}

const flagWords =
  /\s*\b(?:flag|flagged|indicator|marker|marked|is|are|was|were|only|recorded|filled|given|present)\b\s*/gi;

/** The field that a threshold decides: by its own name, without the words that say it is a flag, or the one named last. */
function flagSaid(said: FlagSaid, table: DraftTable, lookup: Material["lookup"]): DraftField | undefined {
  const { left, start } = said;
  if (left === "")
    return table.fields.findLast(
      ({ source, span, type }) =>
        source === "stated" && span !== null && span.end <= start && (said.kind === "threshold" || type === "bool"),
    );
  const own =
    // "flagged as sybil" is a column of its own beside the "sybil score".
    fieldCalled(left, table) ??
    fieldSaid(left, table, lookup) ??
    fieldSaid(left.replace(flagWords, " "), table, lookup) ??
    flagOfVerb(left, table);
  if (own !== undefined) return own;
  const last = table.fields.findLast(({ span }) => span !== null && span.end <= start && span.end >= start - 4);
  return last?.type === "bool" || last?.known === false ? last : undefined;
}

/** "failed flag. A bottle fails exactly when …": the flag that says the same of it. */
function flagOfVerb(left: string, { fields }: DraftTable): DraftField | undefined {
  const verb = wordsOf(left).at(-1) ?? "";
  return fields.find(
    ({ name, type }) =>
      type === "bool" &&
      name
        .replace(/^(?:is|has|was)_|_flag$/g, "")
        .split("_")
        .every((part) => isFormOf(part, verb)),
  );
}

/** Bounds that both hang on the same choice are in order when they are so for each of its members. */
function tabulatedOrders(table: DraftTable): readonly DraftTable["relations"][number][] {
  const relations: DraftTable["relations"][number][] = [];
  for (const low of table.fields) {
    if (low.model.kind !== "lookup" || !/(?:^|_)(?:low|min|minimum|lower)(?:_|$)/.test(low.name)) continue;
    const highs = [
      ["low", "high"],
      ["min", "max"],
      ["minimum", "maximum"],
      ["lower", "upper"],
    ].map(([one = "", other = ""]) => low.name.replace(one, other));
    const high = table.fields.find((field) => field !== low && highs.includes(field.name));
    if (high?.model.kind !== "lookup" || high.model.by !== low.model.by) continue;
    const { values } = high.model;
    if (!Object.entries(low.model.values).every(([key, value]) => Number(value) <= Number(values[key]))) continue;
    relations.push({
      statement: `${low.name} <= ${high.name}`,
      checks: [{ kind: "ascending", fields: [low.name, high.name] }],
      source: "implied",
    });
  }
  return relations;
}

/** A model that no rule has set yet. */
function isPlain(field: DraftField): boolean {
  return ["number", "moment", "measurement", "counter", "drift"].includes(field.model.kind);
}

function fieldCalled(phrase: string, table: DraftTable): DraftField | undefined {
  const key = phraseKey(wordsOf(phrase));
  return table.fields.find((field) => phraseKey(field.name.split("_")) === key);
}

/** The field in whose item a finding stands: "cause of delay only if late". */
function fieldBefore(found: Found, table: DraftTable): DraftField | undefined {
  return table.fields.find((field) => field.items.some((item) => item.founds.some((each) => each.found === found)));
}
