import { unitNamed } from "../extract/units.ts";
import type { Findings, Found } from "../findings.ts";
import type { Frame } from "../frames/frame.ts";
import type { NeedRequest } from "../plan.ts";
import { diagnosisPrefixes } from "../rules/conditions.ts";
import { generalRules } from "../rules/general.ts";
import { fieldFor, fitness, type Site, sitesOf } from "./attach.ts";
import { applyMembers, applyRate, constrain, fixMemberRate, percentage, say, takeUnit } from "./constrain.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime, spanIn } from "./draft.ts";
import { addImplied, type Completion, completionFor } from "./implied.ts";
import type { Item } from "./items.ts";
import { layOut } from "./layout.ts";
import type { Lookup } from "./lookup.ts";
import { type Owner, ofFrame } from "./meaning.ts";
import { memberOf } from "./members.ts";
import { isAboutField, isMissing, type Mentions } from "./mentions.ts";
import { decimalsOf } from "./numeric.ts";
import { phraseKey, wordKey, wordsOf } from "./phrase.ts";
import { applyPlaces, currencyOf } from "./places.ts";
import { addSubject, attachSubjects, countedBy } from "./population.ts";
import { RuleBook } from "./rules-plan.ts";
import { applySaid, middleOfField } from "./said-relations.ts";
import { scheduleOf } from "./schedule.ts";
import { addStated, knownField } from "./stated.ts";

/** All that one table is made from. */
export interface Material {
  readonly request: NeedRequest;
  readonly findings: Findings;
  readonly items: readonly Item[];
  readonly mentions: Mentions;
  readonly lookup: Lookup;
  readonly owner: Owner;
  /** One of several tables. */
  readonly linked: boolean;
  /** The buyer gave the whole list of columns. */
  readonly closed: boolean;
  /** Entities of other tables, or counted as rows already. */
  readonly settled: ReadonlySet<Found>;
  /** What the buyer calls the rows, where the domain has another word. */
  readonly noun: string | null;
  /** The rows of the table as the tables' counts have them. */
  readonly rows: number | undefined;
}

export interface Assembled {
  readonly rowsSource: "stated" | "implied" | "default";
  /** What the need would come to if it were not cut: more rows than may be. */
  readonly wanted: number;
}

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
    addStated(table, mention);
  }
  const cadence = findings.found.find((found) => found.kind === "cadence");
  const window = findings.found.find((found) => found.kind === "window");
  table.fields.sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  adoptKey(table, lookup);
  const stated = [...table.fields];
  const completion = completionFor(stated, material);
  const needsTime = cadence !== undefined || (window !== undefined && table.frame === null);
  addImplied(table, completion, lookup, { needsTime, windowed: window !== undefined, noun: material.noun });
  attachSubjects(table);
  addMentionedMembers(table, mentions, lookup, completion, notes);
  for (const { mention, values, start, end } of mentions.inline) {
    const { field: own } = mention.meaning;
    const field = table.fields.find((each) => own !== null && each.frameField === own) ?? knownField(table, mention);
    if (field !== undefined) applyMembers({ start, end }, values, field, table, notes);
  }
  resolveCurrency(table, findings);

  const sites = sitesOf(items).filter(({ found }) => findings.found.includes(found));
  const handled = new Set<Found>(material.settled);
  const alone = findings.found.filter((found) => found.kind === "entities" && found.count > 2).length;
  const counts: number[] = [];
  const rowsSaid = material.request.rows !== undefined || findings.found.some((found) => found.kind === "rows");
  for (const found of findings.found) {
    if (found.kind !== "entities" || handled.has(found)) continue;
    handled.add(found);
    // "a pharmacy's stock" counts nothing.
    if (found.count < 2) continue;
    const counted = countedBy(found, table, lookup, { repeats: cadence !== undefined, rowsSaid, alone: alone < 2 });
    if (counted === undefined) continue;
    if (counted.kind === "rows") counts.push(found.count);
    else addSubject(counted, table, lookup, notes);
  }
  attachFindings(sites, items, table, handled, lookup, findings, notes);
  applyConditions(table, lookup, notes);
  const schedule = scheduleOf(sites, items, table, notes, material.request.today);
  const assembled = layOut(table, schedule, { ...material, counts }, notes);
  applyPlaces(
    findings.found.filter((found) => found.kind === "place"),
    table,
    notes,
  );
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

/** "customers with churn" does not ask for a field `customers`. */
function isSubjectTalk(mention: Mentions["fields"][number], owner: Owner): boolean {
  if (mention.listed) return false;
  return mention.words.every((word) => owner.record.has(word.english));
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

/** "by polling station: station id, ..." speaks of one key twice. */
function isSaidAgain(mention: Mentions["fields"][number], mentions: Mentions): boolean {
  if (mention.item?.zone !== "breakdown" || mention.meaning.type.type !== "id") return false;
  return mentions.fields.some(
    (other) => other.item?.zone === "list" && other.meaning.type.id === mention.meaning.type.id,
  );
}

function textOfWords({ words }: Mentions["fields"][number]): string {
  return words.map((word) => word.text).join(" ");
}

/** "prices in USD" beside other money says what all money is in; it is no field. */
function isMoneyTalk(mention: Mentions["fields"][number], mentions: Mentions): boolean {
  const [word] = mention.words;
  if (word === undefined || mention.words.length !== 1 || mention.item === null) return false;
  if (
    !/^(?:prices|amounts|costs|values|fees|betrage|preise|importes|precios|montants|valores|precos)$/.test(word.folded)
  )
    return false;
  if (!mention.item.founds.some(({ found }) => found.kind === "unit")) return false;
  return mentions.fields.some((other) => other !== mention && other.meaning.type.unit === "currency");
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

/** Money takes the currency that the need names, or that of its place, or dollars. */
function resolveCurrency(table: DraftTable, findings: Findings): void {
  const stated = findings.found.flatMap((found) =>
    "unit" in found && found.unit !== undefined && /^[A-Z]{3,4}$/.test(found.unit) && found.unit !== "USDC"
      ? [found.unit]
      : [],
  );
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
  if (field !== undefined && !free) {
    field.model = { kind: "choice", values: [currency ?? "USD"] };
    field.type = "enum";
    field.of = undefined;
  }
}

/** Puts every finding about values into the field that it is about. Lists come first: shares may name their members. */
function attachFindings(
  sites: ReturnType<typeof sitesOf>,
  items: readonly Item[],
  table: DraftTable,
  handled: Set<Found>,
  lookup: Lookup,
  findings: Findings,
  notes: DraftNotes,
): void {
  const order: readonly (readonly Found["kind"][])[] = [
    ["members", "shares", "exactly"],
    ["unit", "distribution", "average", "range", "prefix", "decimals"],
    ["rate", "unique", "noNulls", "nulls"],
  ];
  for (const kinds of order) {
    for (const site of sites) {
      const { found } = site;
      if (!kinds.includes(found.kind) || handled.has(found)) continue;
      const lacking =
        found.kind === "rate" ? /^(?:missing|null|empty|blank)\s+(.+)$/.exec(found.of ?? "")?.[1] : undefined;
      const lacks = lacking === undefined ? undefined : fieldSaid(lacking, table, lookup);
      if (found.kind === "rate" && lacks !== undefined) {
        constrain({ kind: "nulls", rate: found.rate, start: found.start, end: found.end }, lacks, table, notes);
        handled.add(found);
        continue;
      }
      if (found.kind === "rate" && applyMemberRate(site, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      if (found.kind === "members" && areFields(found.values, table)) {
        handled.add(found);
        continue;
      }
      const missingOf = found.kind === "nulls" ? nullsOf(found, site, table, lookup) : undefined;
      if ((found.kind === "noNulls" || found.kind === "nulls") && missingOf === undefined && aboutWhole(site)) continue;
      if (found.kind === "rate" && site.item.words.some(isMissing)) {
        const field = fieldFor({ ...site, found: { ...found, kind: "nulls" } }, table.fields, items);
        if (
          field !== undefined &&
          constrain({ kind: "nulls", rate: found.rate, start: found.start, end: found.end }, field, table, notes)
        ) {
          handled.add(found);
          continue;
        }
      }
      const named =
        found.kind === "rate" || found.kind === "nulls" ? fieldNamedIn(found, site, table, lookup) : undefined;
      if (found.kind === "rate" && named === undefined) {
        const own = ownFlag(site, table);
        if (own !== undefined && applyRate(found, own, table, notes, true)) {
          handled.add(found);
          continue;
        }
      }
      const field =
        named ?? missingOf ?? ownNumber(site, table) ?? ownMembers(site, table) ?? fieldFor(site, table.fields, items);
      if (field !== undefined && found.kind === "distribution") applyUnitWithin(found, field, table, findings, notes);
      if (field !== undefined && constrain(found, field, table, notes)) {
        handled.add(found);
        if (field.source === "implied") field.source = "stated";
      }
    }
  }
  for (const { found } of sites) {
    if (handled.has(found)) notes.taken.add(found.start);
    else if (isAboutField(found)) spread(found, table, handled, notes);
  }
}

const GUESSED = 0.7;
const shareWords =
  /(?:^|_)(?:rate|share|percentage|percent|pct|ratio|margin|discount|tax|vat|interest|apr|fee|commission|growth|yield|humidity|turnout|probability|prob|utilization|occupancy|rabatt|zins|quote)(?:_|$)/;

/** "premium 14%", "over budget 27 %": what a share stands right behind is a flag, unless it is itself a share of something. */
function ownFlag(site: Site, table: DraftTable): DraftField | undefined {
  const { item } = site;
  const field = fieldRightBefore(site, table);
  if (field === undefined || field.type === "bool") return undefined;
  // "paid by app in 40%" only looks like the name of an app.
  if (field.type === "enum" && (field.frameField !== null || field.confidence > GUESSED || field.fixed.has("enum")))
    return undefined;
  if (field.type === "id" && /(?:^|_)(?:id|number|no|code|key)$/.test(field.name)) return undefined;
  if (field.unit === "%" || (isNumeric(field) && field.maximum === 1) || shareWords.test(field.name)) return undefined;
  if (item.founds.some((other) => other.found.kind === "range" || other.found.kind === "unit")) return undefined;
  return field;
}

/** "normally distributed around 58000 EUR": the unit within the words of a distribution. */
function applyUnitWithin(
  found: Found,
  field: DraftField,
  table: DraftTable,
  findings: Findings,
  notes: DraftNotes,
): void {
  for (const token of findings.tokens) {
    if (token.start < found.start || token.end > found.end || token.kind === "number") continue;
    const unit = token.text.length > 1 || "%$€£".includes(token.text) ? unitNamed(token.text) : undefined;
    if (unit === undefined || token.folded === "sd") continue;
    constrain({ kind: "unit", unit: unit.symbol, start: token.start, end: token.end }, field, table, notes);
    return;
  }
}

/** "on-time delivery %", "level 1-60": what a number or a unit stands right behind is a number, whatever else it may mean. */
function ownNumber(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "range" && found.kind !== "unit" && found.kind !== "distribution" && found.kind !== "average")
    return undefined;
  const field = fieldRightBefore(site, table);
  if (field === undefined || isNumeric(field) || field.type === "array" || field.type === "object") return undefined;
  // "listed since at most 120 days" is a number of days, "battery start %" one of percent.
  if (
    isTime(field) &&
    !("unit" in found && found.unit !== undefined && /^(?:day|d|week|month|h|min|s|ms|%)$/.test(found.unit))
  )
    return undefined;
  if (field.frameField !== null && field.type === "id") return undefined;
  if (field.fixed.has("rate") || field.fixed.has("enum") || field.fixed.has("prefix")) return undefined;
  if (found.kind === "unit" && found.start - (spanIn(field, item)?.end ?? 0) > 6) return undefined;
  field.known = false;
  field.of = undefined;
  field.type = "string";
  return field;
}

/** "subscription free/premium": what members stand right behind has them, whatever its name may mean. */
function ownMembers(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "members" && found.kind !== "shares") return undefined;
  const field = fieldRightBefore(site, table);
  if (field === undefined || isTime(field) || field.type === "array" || field.type === "object") return undefined;
  if (found.start - (spanIn(field, item)?.end ?? 0) > 4) return undefined;
  if (field.type === "id" || field.type === "string") field.of = undefined;
  return field;
}

/** The last field that the item names before the finding. */
function fieldRightBefore({ found, item, outer }: Site, table: DraftTable): DraftField | undefined {
  const before = (within: Item): DraftField | undefined =>
    table.fields.findLast((field) => (spanIn(field, within)?.end ?? Number.POSITIVE_INFINITY) <= found.start + 1);
  return before(item) ?? (item === outer || item.words.length > 0 ? undefined : before(outer));
}

/** "no nulls", "5 % missing values" without a field near by is about the whole. */
function aboutWhole({ found, item }: Site): boolean {
  return item.words.length === 0 || (found.kind === "nulls" && item.zone === "prose" && item.words.length > 6);
}

/** "8% overdue", "5% denied", "lost 0.4%": a share of a member that some enumeration has. */
function applyMemberRate(site: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  const { found, item } = site;
  if (found.kind !== "rate" || found.rate > 1) return false;
  const own = table.fields.find((field) => !field.known && field.items.includes(item) && field.type !== "enum");
  const phrases = [...(found.of === undefined ? [] : [found.of]), item.words.map((word) => word.text).join(" ")].filter(
    (phrase) => phrase !== "",
  );
  const enums = table.fields.filter((field) => field.type === "enum" && field.model.kind === "choice");
  // A list that the buyer gave is meant before one of ours.
  enums.sort((one, other) => Number(other.fixed.has("enum")) - Number(one.fixed.has("enum")));
  for (const phrase of phrases) {
    if (phrase.split(" ").length > 4) continue;
    const listed = enums.some((field) => field.fixed.has("enum") && memberOf(field, phrase) !== undefined);
    const flag = listed ? undefined : table.fields.find((field) => field.type === "bool" && namesFlag(field, phrase));
    if (flag !== undefined) return constrain(found, flag, table, notes);
    for (const field of enums) {
      const member = memberOf(field, phrase) ?? memberAmong(field, phrase);
      if (
        member === undefined ||
        (field.source !== "stated" && field.items.length === 0 && !field.fixed.has("enum") && own !== undefined)
      )
        continue;
      if (!fixMemberRate(member, found.rate, field, table, notes, found)) continue;
      if (own !== undefined && own.source === "stated") table.fields = table.fields.filter((each) => each !== own);
      if (field.source === "implied") field.source = "stated";
      return true;
    }
  }
  if (own === undefined && applyOpposite(found, phrases, table, notes)) return true;
  return own === undefined && addMemberRate(site, phrases, table, lookup, notes);
}

/** What is so exactly where the other is not. */
const opposites: ReadonlyMap<string, string> = new Map(
  "wrong:correct incorrect:correct failed:success failure:success invalid:valid unpaid:paid unresolved:resolved inactive:active unsuccessful:success lost:won rejected:accepted offline:online absent:present unverified:verified dead:alive"
    .split(" ")
    .flatMap((pair) => {
      const [one = "", other = ""] = pair.split(":");
      return [
        [one, other],
        [other, one],
      ] as const;
    }),
);

/** "30% should be wrong" says how many are correct. */
function applyOpposite(
  found: Extract<Found, { kind: "rate" }>,
  phrases: readonly string[],
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  for (const word of phrases.flatMap(wordsOf)) {
    const opposite = opposites.get(word.toLowerCase());
    const flag = table.fields.find(
      (field) => field.type === "bool" && opposite !== undefined && field.name.split("_").includes(opposite),
    );
    if (flag !== undefined)
      return constrain({ ...found, rate: Number((1 - found.rate).toPrecision(12)) }, flag, table, notes);
  }
  return false;
}

/** "Denied about 9%": the member of a field that the domain has and nobody named yet. */
function addMemberRate(
  { found, item }: Site,
  phrases: readonly string[],
  table: DraftTable,
  { frame, vocabulary }: Lookup,
  notes: DraftNotes,
): boolean {
  if (frame === null || found.kind !== "rate") return false;
  for (const phrase of phrases) {
    const key = phraseKey(wordsOf(phrase));
    const member = phrase.split(" ").length > 2 ? undefined : vocabulary.frameMember(frame, key);
    const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
    if (member === undefined || type === undefined) continue;
    const field = addStated(table, {
      meaning: { words: [], field: member.field, type: ofFrame(member.field, type), by: "frame", confidence: 0.8 },
      ...{ item, sentence: item.sentence, listed: false, hint: null, words: [], start: found.start, end: found.end },
    });
    return fixMemberRate(member.value, found.rate, field, table, notes, found);
  }
  return false;
}

/** "failed settlements" names the member of the settlement status. */
function memberAmong(field: DraftField, phrase: string): string | undefined {
  const words = wordsOf(phrase);
  if (words.length < 2 || words.length > 3) return undefined;
  const name = new Set(field.name.split("_").map((word) => wordKey(word)));
  const rest = words.filter((word) => memberOf(field, word) === undefined);
  const member = words.map((word) => memberOf(field, word)).find((each) => each !== undefined);
  return member !== undefined && rest.every((word) => name.has(wordKey(word))) ? member : undefined;
}

const ROOT = 4;

function namesFlag(field: DraftField, phrase: string): boolean {
  const bare = (text: string): string => text.replace(/^(?:is|has|was) /, "").replace(/ (?:flag|indicator)$/, "");
  const key = bare(phraseKey(wordsOf(phrase)));
  // "88% pass" speaks of the flag `passed`.
  const name = bare(phraseKey(field.name.split("_")));
  if (key.length >= ROOT && !key.includes(" ") && !name.includes(" ") && name.slice(0, ROOT) === key.slice(0, ROOT))
    return true;
  return name === key || bare(phraseKey(field.semantic.id.split("_"))) === key;
}

/** "10% of emails missing": the field that stands within the words of the finding, or in its `of`. */
function fieldNamedIn(
  found: Extract<Found, { kind: "rate" | "nulls" }>,
  site: Site,
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  if (found.kind === "nulls") return undefined;
  const of = found.of;
  if (of !== undefined) {
    const key = phraseKey(wordsOf(of));
    const own = table.fields.find((field) => phraseKey(field.name.split("_")) === key && fitness(found, field) > 0);
    if (own !== undefined) return own;
    const frame = lookup.frame === null ? undefined : lookup.vocabulary.frameField(lookup.frame, key);
    const type =
      frame === undefined
        ? lookup.vocabulary.typesNamed(key).find((each) => each.type.type === "bool")?.type
        : lookup.vocabulary.types.get(frame.type);
    if (type?.type === "bool") {
      const words = site.item.words;
      return addStated(table, {
        meaning: { words, field: frame ?? null, type, by: frame === undefined ? "type" : "frame", confidence: 0.8 },
        item: site.item,
        sentence: site.item.sentence,
        listed: false,
        hint: null,
        words: [],
        start: found.start,
        end: found.end,
      });
    }
  }
  return undefined;
}

/** "400 suppliers (id, name, country)": the list names fields, not members. */
function areFields(values: readonly string[], table: DraftTable): boolean {
  const names = new Set(table.fields.map((field) => phraseKey(field.name.split("_"))));
  return (
    values.length > 1 &&
    values.every(
      (value) => names.has(phraseKey(wordsOf(value))) || names.has(`${table.name} ${phraseKey(wordsOf(value))}`),
    )
  );
}

/** The field that the words of the finding name. */
function nullsOf(
  found: Extract<Found, { kind: "nulls" }>,
  site: Site,
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  const own = found.of === undefined ? undefined : fieldSaid(found.of, table, lookup);
  return own ?? fieldWithin(found, site, table, lookup);
}

/** "20% of ages missing": the field that the words of the finding name. */
function fieldWithin(found: Found, { item }: Site, table: DraftTable, lookup: Lookup): DraftField | undefined {
  const near = table.fields.find((field) => spanIn(field, item) !== undefined && item.words.length > 0);
  if (near !== undefined) return undefined;
  const words = lookup.words.filter((word) => word.start >= found.start && word.end <= found.end);
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.some((word) => nullWords.has(word.folded))) continue;
      const field = fieldSaid(phrase.map((word) => word.text).join(" "), table, lookup);
      if (field !== undefined) return field;
    }
  }
  return undefined;
}

const nullWords = new Set(
  "missing null nulls empty blank of the values value rows row records in are is percent all fields with".split(" "),
);

/** What no one field took: a unit of money is all money's, "no nulls" and rates of nulls are everybody's; the rest is said. */
function spread(found: Found, table: DraftTable, handled: Set<Found>, notes: DraftNotes): void {
  if (found.kind === "unit" && /^[A-Z]{3,4}$/.test(found.unit)) {
    const money = table.fields.filter(
      (field) =>
        isNumeric(field) && (field.unit === "USD" || field.unit === found.unit || field.semantic.unit === "currency"),
    );
    for (const field of money) {
      takeUnit(field, found.unit);
      say(notes, field, table, "unit", `${field.name} is in ${found.unit}`, { unit: found.unit }, found);
    }
    if (money.length > 0) handled.add(found);
    return;
  }
  if (found.kind === "noNulls") {
    for (const field of table.fields) {
      field.nulls = undefined;
      field.fixed.add("nulls");
    }
    say(notes, null, table, "nulls", "no value is null", { nulls: 0 }, found);
    handled.add(found);
  } else if (found.kind === "nulls") {
    nullAll(table, found.rate);
    say(
      notes,
      null,
      table,
      "nulls",
      `${percentage(found.rate)} of the values are null, the keys aside`,
      { nulls: found.rate },
      found,
    );
    handled.add(found);
  }
}

/** Values miss everywhere but in keys and in the time by which the rows are laid out. */
function nullAll(table: DraftTable, rate: number): void {
  for (const field of table.fields) {
    const ordering = field.model.kind === "moment" && (field.model.ascending || field.model.every !== undefined);
    if (field.type !== "id" && !field.unique && !ordering && !field.fixed.has("nulls")) field.nulls = rate;
  }
}

/** The rules of the domain, those of any domain, and what the buyer says. */
function applyRules(table: DraftTable, material: Material, notes: DraftNotes): void {
  const { findings } = material;
  const book = new RuleBook(table, notes);
  const byFrameName = (name: string): DraftField | undefined =>
    table.fields.find((field) => field.frameField?.name === name) ??
    table.fields.find((field) => field.frameField === null && field.known && field.name === name);
  applySaid(
    findings,
    table,
    book,
    notes,
    (phrase, found) =>
      (found?.kind === "onlyWhen" ? fieldBefore(found, table) : undefined) ?? fieldSaid(phrase, table, material.lookup),
  );
  for (const rule of table.frame?.rules ?? []) book.apply(rule, byFrameName, "implied");
  const owned = new Set(book.relations().flatMap((relation) => relation.checks.map((check) => JSON.stringify(check))));
  const general = generalRules(
    table.fields.map((field) => ({
      name: field.name,
      type: field.type,
      unit: field.unit,
      decimals: field.type === "int" ? 0 : (decimalsOf(field.model) ?? 2),
      middle: middleOfField(field),
      of: field.of,
    })),
  );
  const taken = new Set(
    book
      .relations()
      .flatMap((relation) => relation.checks.flatMap((check) => ("fields" in check ? [check.fields.join(" ")] : []))),
  );
  for (const rule of general) {
    const [check] = rule.checks;
    if (
      check !== undefined &&
      (owned.has(JSON.stringify(check)) || ("fields" in check && taken.has(check.fields.join(" "))))
    )
      continue;
    const set = Object.keys(rule.sets);
    const free = set.every((name) => {
      const field = table.fields.find((each) => each.name === name);
      return field !== undefined && isPlain(field);
    });
    if (free) book.apply(rule, (name) => table.fields.find((field) => field.name === name), "implied");
  }
  table.relations.push(...book.relations(), ...tabulatedOrders(table));
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

/** The field in whose item a finding stands: "cause of delay only if late". */
function fieldBefore(found: Found, table: DraftTable): DraftField | undefined {
  return table.fields.find((field) => field.items.some((item) => item.founds.some((each) => each.found === found)));
}

/** The field that the side of a relation names. */
export function fieldSaid(phrase: string, table: DraftTable, lookup: Lookup): DraftField | undefined {
  const key = phraseKey(wordsOf(phrase).filter((word) => !/^(?:the|a|an|its|their|of|each|all)$/i.test(word)));
  if (key === "") return undefined;
  const keyOf = (field: DraftField): string => phraseKey(field.name.split("_"));
  const own = table.fields.find((field) => keyOf(field) === key);
  if (own !== undefined) return own;
  const frame = lookup.frame === null ? undefined : lookup.vocabulary.frameField(lookup.frame, key);
  if (frame !== undefined) {
    const field = table.fields.find((each) => each.frameField === frame);
    if (field !== undefined) return field;
  }
  const types = new Set(lookup.vocabulary.typesNamed(key).map(({ type }) => type.id));
  const typed = table.fields.filter((field) => types.has(field.semantic.id));
  if (typed.length === 1) return typed[0];
  const words = key.split(" ");
  const near = table.fields.filter((field) => {
    const name = keyOf(field).split(" ");
    return (
      words.every((word) => name.includes(word)) || (name.length > 1 && name.every((word) => words.includes(word)))
    );
  });
  if (near.length === 0) return fieldByRoots(key, table);
  return near.length === 1 ? near[0] : near.find((field) => keyOf(field).split(" ")[0] === words[0]);
}

const fillWords = new Set("date time at on timestamp the of day field column".split(" "));

/** "joining date" is `joined_on`, "drawn" is `drawn_at`: the same roots, words of time aside. */
function fieldByRoots(key: string, table: DraftTable): DraftField | undefined {
  const roots = (text: readonly string[]): string =>
    text
      .filter((word) => !fillWords.has(word))
      .map((word) => word.slice(0, 4))
      .sort()
      .join(" ");
  const wanted = roots(key.split(" "));
  if (wanted === "") return undefined;
  const fitting = table.fields.filter((field) => roots(field.name.split("_")) === wanted);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What is said of the rows as a whole. */
function applyWhole(findings: Findings, table: DraftTable, notes: DraftNotes): void {
  for (const found of findings.found) {
    switch (found.kind) {
      case "duplicates":
        table.duplicates = found.rate;
        say(
          notes,
          null,
          table,
          "duplicates",
          `${percentage(found.rate)} of the rows repeat an earlier one`,
          { duplicates: found.rate },
          found,
        );
        break;
      case "sorted":
        say(
          notes,
          null,
          table,
          "order",
          `the rows are in order${found.by === undefined ? "" : ` of ${found.by}`}`,
          { by: found.by ?? null },
          found,
        );
        break;
      case "noNulls":
        if (!notes.constraints.some((each) => each.kind === "nulls" && each.span?.start === found.start)) {
          for (const field of table.fields) field.nulls = undefined;
          say(notes, null, table, "nulls", "no value is null", { nulls: 0 }, found);
        }
        break;
      case "nulls":
        if (!notes.constraints.some((each) => each.kind === "nulls" && each.span?.start === found.start)) {
          nullAll(table, found.rate);
          say(
            notes,
            null,
            table,
            "nulls",
            `${percentage(found.rate)} of the values are null, the keys aside`,
            { nulls: found.rate },
            found,
          );
        }
        break;
      default:
    }
  }
}

/** Nouns of a table: what its rows and its subjects are called. */
export function ownerOf(frame: Frame | null, record: string): Owner {
  const records = new Set<string>();
  const nouns = new Set<string>();
  const add = (into: Set<string>, text: string): void => {
    for (const word of wordsOf(text)) into.add(wordKey(word));
  };
  add(records, record);
  if (frame !== null) {
    add(records, frame.record);
    for (const field of frame.fields) if (field.of !== undefined) add(nouns, field.of);
    if (frame.layout !== undefined) add(nouns, frame.layout.subject);
  }
  for (const word of records) nouns.add(word);
  return { nouns, record: records };
}
