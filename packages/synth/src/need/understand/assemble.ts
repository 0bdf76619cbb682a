import { isCurrency, unitNamed } from "../extract/units.ts";
import type { Findings, Found } from "../findings.ts";
import { diagnosisPrefixes } from "../rules/conditions.ts";
import { addImplied, type Completion, completionFor } from "./completion/implied.ts";
import { divideNames } from "./completion/person-names.ts";
import { applyPlaces, currencyOf } from "./completion/places.ts";
import { takeParts } from "./completion/time-parts.ts";
import { sitesOf } from "./constraints/attach.ts";
import { attachFindings } from "./constraints/attachment.ts";
import { constrain } from "./constraints/constrain.ts";
import { applyMembers } from "./constraints/enumeration.ts";
import { applyWhole } from "./constraints/whole.ts";
import type { DraftNotes, DraftTable } from "./draft/draft.ts";
import { fieldSaid } from "./draft/field-said.ts";
import { addStated, knownField } from "./draft/stated.ts";
import { groupSizes } from "./layout/grouping.ts";
import { layOut } from "./layout/layout.ts";
import { addSubject, countedBy, multipliedCounts } from "./layout/population.ts";
import { attachSubjects, countRoles } from "./layout/recurring.ts";
import { beDaily, scheduleOf } from "./layout/schedule.ts";
import type { Assembled, Material } from "./mentions/material.ts";
import type { Mentions } from "./mentions/mention.ts";
import { isMoneyTalk, isOneThing, isSaidAgain, isSubjectTalk, isTimeTalk, textOfWords } from "./mentions/talk.ts";
import { applyRules } from "./relations/apply-rules.ts";
import type { Lookup } from "./words/lookup.ts";
import { wordKey, wordsOf } from "./words/phrase.ts";

/** Fills a table from what the need says: fields, what is asked of them, rules, rows and their order in time. */
export function assemble(table: DraftTable, material: Material, notes: DraftNotes): Assembled {
  const { findings, items, mentions, lookup, owner } = material;
  const moneyTalk = mentions.fields.filter((mention) => isMoneyTalk(mention, mentions));
  // Lists come first: what a sentence says again about a field of a list is no field of its own.
  const inOrder = [
    ...mentions.fields.filter(({ listed }) => listed),
    ...mentions.fields.filter(({ listed }) => !listed),
  ];
  for (const mention of inOrder) {
    if (mention.item === null && !mention.listed && fieldSaid(textOfWords(mention), table, lookup) !== undefined)
      continue;
    if (isSubjectTalk(mention, owner) || moneyTalk.includes(mention) || isSaidAgain(mention, mentions)) continue;
    if (isTimeTalk(mention) || isOneThing(mention, findings.text)) continue;
    const field = addStated(table, mention);
    const { unit, start, end } = mention;
    if (unit !== null) constrain({ kind: "unit", unit, start, end }, field, table, notes);
  }
  const cadence = findings.found.find((found) => found.kind === "cadence");
  const window = findings.found.find((found) => found.kind === "window");
  table.fields.sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  divideNames(table, lookup);
  adoptKey(table, lookup);
  const stated = [...table.fields];
  const completion = completionFor(stated, material);
  const needsTime = cadence !== undefined || (window !== undefined && table.frame === null);
  const { noun, linked } = material;
  const grouped = groupSizes(findings, table) !== undefined;
  addImplied(table, completion, lookup, { needsTime, windowed: window !== undefined, linked, grouped, noun });
  beDaily(table, cadence);
  attachSubjects(table);
  const settled = new Set<Found>(mentions.taken);
  addMentionedMembers(table, mentions, lookup, completion, notes);
  for (const { mention, values, shares, start, end } of mentions.inline) {
    const { field: own } = mention.meaning;
    const field = table.fields.find((each) => own !== null && each.frameField === own) ?? knownField(table, mention);
    if (field === undefined) continue;
    if (shares === undefined) applyMembers({ start, end }, values, field, table, notes);
    else {
      const each = values.map((value, index) => ({ value, share: shares[index] ?? 0 }));
      constrain({ kind: "shares", shares: each, start, end }, field, table, notes);
      for (const { found } of mention.item?.founds ?? []) settled.add(found);
    }
  }
  resolveCurrency(table, findings);

  const sites = sitesOf(items).filter(({ found }) => findings.found.includes(found));
  const handled = new Set<Found>([...material.settled, ...settled]);
  const alone = findings.found.filter((found) => found.kind === "entities" && found.count > 2).length;
  const counts: number[] = [];
  const rowsSaid = material.request.rows !== undefined || findings.found.some((found) => found.kind === "rows");
  const head = items.find((item) => item.zone === "head" && item.words.length > 0);
  const nouns = new Set(head?.words.map((word) => word.english));
  // "20 products in 4 stores": what is counted itself stands for nothing else.
  for (const found of findings.found)
    if (found.kind === "entities") nouns.add(wordKey(wordsOf(found.noun).at(-1) ?? ""));
  for (const found of [...findings.found, ...(material.linked ? [] : multipliedCounts(findings.found))]) {
    if (found.kind !== "entities" || handled.has(found)) continue;
    handled.add(found);
    // "a pharmacy's stock" counts nothing.
    if (found.count < 2) continue;
    const counted = countedBy(found, table, lookup, {
      repeats: cadence !== undefined,
      rowsSaid,
      alone: alone < 2,
      head: nouns,
      grouped,
      aside: head !== undefined && nouns.size > 0 && found.start >= head.end,
    });
    if (counted === undefined) continue;
    if (counted.kind === "rows") counts.push(found.count);
    else addSubject(counted, table, lookup, notes);
  }
  attachFindings(sites, items, table, handled, lookup, findings, notes);
  applyConditions(table, lookup, notes);
  const schedule = scheduleOf(sites, items, table, notes, material.request.today);
  const assembled = layOut(table, schedule, { ...material, counts }, notes);
  countRoles(table);
  takeParts(table, schedule.field);
  applyPlaces(table, material, notes);
  applyRules(table, material, notes);
  applyWhole(findings, table, notes);
  return assembled;
}

/** "claims for diabetics": the codes of the diagnoses are those of the patients that the need names. */
function applyConditions(table: DraftTable, { words }: Lookup, notes: DraftNotes): void {
  const field = table.fields.find(
    (each) =>
      each.model.kind === "choice" &&
      !each.fixed.has("prefix") &&
      !each.fixed.has("enum") &&
      /diagnos|icd|dx/.test(`${each.semantic.id} ${each.name}`) &&
      each.model.values.every((value) => /^[A-Z]\d/.test(value)),
  );
  const named = field === undefined ? undefined : diagnosisPrefixes(words.map((word) => word.english));
  if (field === undefined || named === undefined) return;
  const [first, last] = [words[named.at], words[named.at + named.length - 1]];
  constrain(
    { kind: "prefix", prefixes: named.prefixes, start: first?.start ?? 0, end: last?.end ?? 0 },
    field,
    table,
    notes,
  );
}

/** "robot id" in a domain of devices: the one id that the buyer names is what the series are of. */
function adoptKey(table: DraftTable, { frame, vocabulary }: Lookup): void {
  if (frame?.layout?.kind !== "series") return;
  const { subject } = frame.layout;
  const key = frame.fields.find(
    (field) => field.key === true && field.of === subject && vocabulary.types.get(field.type)?.type === "id",
  );
  if (key === undefined || table.fields.some((field) => field.frameField === key)) return;
  const [only, ...others] = table.fields.filter((field) => field.type === "id" && field.frameField === null);
  if (
    only === undefined ||
    others.length > 0 ||
    /^(?:event|reading|record|row|error|log|message|trace|request)_/.test(only.name)
  )
    return;
  only.frameField = key;
  only.of = subject;
}

/** Members named among the fields: their enumeration holds them. */
function addMentionedMembers(
  table: DraftTable,
  mentions: Mentions,
  lookup: Lookup,
  completion: Completion,
  notes: DraftNotes,
): void {
  for (const members of mentions.members) {
    let field = table.fields.find((each) => each.frameField === members.field);
    if (field === undefined) {
      const type = lookup.vocabulary.types.get(members.field.type);
      if (type === undefined) continue;
      field = addStated(table, {
        meaning: {
          words: [],
          field: members.field,
          type: { ...type, ...(members.field.model === undefined ? {} : { model: members.field.model }) },
          by: "frame",
          confidence: 0.8,
        },
        item: null,
        sentence: -1,
        listed: false,
        hint: null,
        unit: null,
        words: [],
        start: members.start,
        end: members.end,
      });
    }
    if (field.source === "implied") field.source = "stated";
    if (members.values.length < 2 && completion !== "none") continue;
    if (members.values.length >= 3) applyMembers(members, members.values, field, table, notes);
  }
}

/** Currencies by their codes, signs and everyday names, wherever the need has them. */
function statedCurrencies(findings: Findings): readonly string[] {
  const found = findings.found.flatMap((each) => ("unit" in each && each.unit !== undefined ? [each.unit] : []));
  const words = findings.tokens.flatMap((token) =>
    /^(?:[A-Z]{3}|[$€£¥]|euros?|dollars?)$/.test(token.text) ? [token.text] : [],
  );
  return [...found, ...words].flatMap((text) => {
    const unit = unitNamed(text);
    return unit !== undefined && isCurrency(unit) && unit.symbol !== "USDC" ? [unit.symbol] : [];
  });
}

/** Money takes the currency that the need names, or that of its place, or dollars. */
function resolveCurrency(table: DraftTable, findings: Findings): void {
  const stated = statedCurrencies(findings);
  const place = currencyOf(findings.found.filter((found) => found.kind === "place"));
  const currency = stated[0] ?? place;
  const field = table.fields.find(
    (each) =>
      each.name === "currency" ||
      each.semantic.id === "currency" ||
      (each.model.kind === "place" && each.model.part === "currency"),
  );
  const free = field !== undefined && field.source === "stated" && currency === undefined;
  for (const each of table.fields) if (each.unit === "currency") each.unit = free ? null : (currency ?? "USD");
  // One currency said is that of all money, whatever the domain is used to.
  const [only] = stated;
  if (only !== undefined && new Set(stated).size === 1) {
    for (const each of table.fields) {
      const own = each.unit === null ? undefined : unitNamed(each.unit);
      if (own !== undefined && isCurrency(own) && each.unit !== "USDC") each.unit = only;
    }
  }
  if (field !== undefined && !free) {
    field.model = { kind: "choice", values: [currency ?? "USD"] };
    field.type = "enum";
    field.of = undefined;
  }
}
