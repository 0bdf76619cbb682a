import type { Found } from "../findings.ts";
import { beAmountsOfBills, beQuantityOfTrades } from "./completion/amounts-of-bills.ts";
import { beCountsOfCapacity } from "./completion/capacities.ts";
import { applyConditions } from "./completion/conditions.ts";
import { resolveCurrency } from "./completion/currency.ts";
import { addImplied, type Completion, completionFor } from "./completion/implied.ts";
import { seriesOfNamed } from "./completion/named-series.ts";
import { addPartsCounted } from "./completion/parts-counted.ts";
import { divideNames } from "./completion/person-names.ts";
import { applyPlaces } from "./completion/places.ts";
import { pricesOfWares } from "./completion/prices-of-wares.ts";
import { beSuperiorsOfOthers } from "./completion/superiors.ts";
import { beCountsAmongCounts } from "./completion/tallies.ts";
import { takeParts } from "./completion/time-parts.ts";
import { shareMembersOfTwins } from "./completion/twin-members.ts";
import { takeUnitsBeside } from "./completion/units-beside.ts";
import { sitesOf } from "./constraints/attach.ts";
import { attachFindings } from "./constraints/attachment.ts";
import { addConditionColumns } from "./constraints/condition-columns.ts";
import { constrain } from "./constraints/constrain.ts";
import { applyMembers } from "./constraints/enumeration.ts";
import { applyWhole } from "./constraints/whole.ts";
import type { DraftField, DraftNotes, DraftTable } from "./draft/draft.ts";
import { fieldSaid, isCalled, isNamed } from "./draft/field-said.ts";
import { memberOf } from "./draft/members.ts";
import { nameDateByRecord, nameKeyByRecord } from "./draft/record-key.ts";
import { recordWords } from "./draft/record-words.ts";
import { say } from "./draft/saying.ts";
import { addStated, beNameOf, knownField } from "./draft/stated.ts";
import { uniteTwinFlags } from "./draft/twin-flags.ts";
import { adoptKey } from "./layout/adopted-key.ts";
import { adoptTime } from "./layout/adopted-time.ts";
import { callKeyBy } from "./layout/counted-keys.ts";
import { grainOf, isOfFewer, multipliedCounts } from "./layout/counted-phrases.ts";
import { type Crossed, crossedCounts } from "./layout/crossed-counts.ts";
import { toldTogether } from "./layout/crossed-subjects.ts";
import { groupSizes, wholesOfParts } from "./layout/grouping.ts";
import { holdThings } from "./layout/held-things.ts";
import { layOut } from "./layout/layout.ts";
import { nameCounted } from "./layout/named-subjects.ts";
import { addSubject, type Counted, countedBy } from "./layout/population.ts";
import { attachSubjects, countRoles } from "./layout/recurring.ts";
import { beDaily, scheduleOf } from "./layout/schedule.ts";
import { addPeriodOfPapers, addTimeOfLog, nameTime } from "./layout/time-names.ts";
import { isPerson } from "./meaning/forms.ts";
import type { Assembled, Material } from "./mentions/material.ts";
import type { Mention, Mentions } from "./mentions/mention.ts";
import { isMoneyTalk, isOneThing, isSaidAgain, isSubjectTalk, isTimeTalk, textOfWords } from "./mentions/talk.ts";
import { applyRules } from "./relations/apply-rules.ts";
import type { Item } from "./words/items.ts";
import type { Lookup } from "./words/lookup.ts";
import { lastKey } from "./words/phrase.ts";

/** Fills a table from what the need says: fields, what is asked of them, rules, rows and their order in time. */
export function assemble(table: DraftTable, material: Material, notes: DraftNotes): Assembled {
  const { findings, items, mentions, lookup, linked, besideLists, noun } = material;
  addStatedFields(table, material, notes);
  beCountsAmongCounts(table);
  beCountsOfCapacity(table);
  beAmountsOfBills(table);
  beQuantityOfTrades(table);
  pricesOfWares(table);
  const completion = completionFor([...table.fields], material);
  const cadence = findings.found.find((found) => found.kind === "cadence");
  const windowed = findings.found.some(({ kind }) => kind === "window" || kind === "hours" || kind === "weekdays");
  const needsTime = cadence !== undefined || (windowed && table.frame === null);
  const counted = cadence !== undefined && findings.found.some((found) => found.kind === "entities");
  const grouped = groupSizes(findings, table) !== undefined;
  addImplied(table, completion, lookup, { needsTime, windowed, linked, besideLists, grouped, counted, noun });
  if (completion !== "none" && !linked) {
    addTimeOfLog(table, findings.text, lookup);
    addPeriodOfPapers(table, findings.found, lookup);
  }
  beDaily(table, cadence);
  nameTime(table, items, findings);
  beSuperiorsOfOthers(table);
  attachSubjects(table);
  addMentionedMembers(table, mentions, lookup, completion, notes);
  const shares = applyInlineMembers(table, mentions, notes);
  resolveCurrency(table, findings);

  const handled = new Set<Found>([...material.settled, ...mentions.taken, ...shares]);
  const crossed = linked ? undefined : crossedCounts(findings);
  const counts = takeCounts(table, material, handled, { grouped, crossed: crossed !== undefined }, notes);
  const sites = sitesOf(items).filter(({ found }) => findings.found.includes(found));
  if (!linked) addPartsCounted(table, findings, notes);
  takeUnitsBeside(table);
  attachFindings(sites, items, table, handled, lookup, findings, notes);
  shareMembersOfTwins(table, notes);
  addConditionColumns(sites, table, lookup);
  applyConditions(table, lookup, notes);
  const schedule = scheduleOf(sites, items, table, notes, material.request.today);
  const told = seriesOfNamed(table, material, schedule, notes);
  const rows = material.rows ?? sayCrossed(crossed, material, notes);
  const assembled = layOut(table, schedule, { ...material, counts, rows }, notes);
  countRoles(table);
  takeParts(table, schedule.field);
  applyPlaces(table, material, told, notes);
  applyRules(table, material, notes);
  applyWhole(findings, table, notes);
  return assembled;
}

/** The fields that the need names, without what only looks like a field, in its order. */
function addStatedFields(table: DraftTable, material: Material, notes: DraftNotes): void {
  const { findings, mentions, lookup, owner } = material;
  // Lists come first: what a sentence says again about a field of a list is no field of its own.
  const inOrder = [
    ...mentions.fields.filter(({ listed }) => listed),
    ...mentions.fields.filter(({ listed }) => !listed),
  ];
  const counts = findings.found.filter(
    (each) => (each.kind === "entities" || each.kind === "rows") && !mentions.taken.includes(each),
  );
  const areIdentifiers = isListOfIdentifiers(inOrder);
  for (const said of inOrder) {
    const mention = asListed(said, findings.text);
    if (isKnownSide(mention, table, lookup)) continue;
    if (isSubjectTalk(mention, owner) || isMoneyTalk(mention, mentions) || isSaidAgain(mention, mentions)) continue;
    if (isTimeTalk(mention) || isOneThing(mention, findings.text)) continue;
    const field = addStated(table, mention, areIdentifiers);
    const { unit, start, end } = mention;
    if (unit !== null) constrain({ kind: "unit", unit, start, end }, field, table, notes);
    // "1,000 promo codes": so many rows are as many different ones; "5 coupon codes used in 300 orders" come again.
    const isCounted = counts.length === 1 && counts.some((each) => each.start === start && each.end === end);
    if (isCounted) constrain({ kind: "unique", start, end }, field, table, notes);
  }
  table.fields.sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  uniteTwinFlags(table);
  if (material.noun !== null) for (const field of table.fields) beNameOf(field, material.noun);
  if (!material.closed) nameKeyByRecord(table, material.noun);
  if (material.linked) nameDateByRecord(table);
  divideNames(table, lookup);
  adoptKey(table, lookup, findings.found);
  adoptTime(table, lookup, findings.found);
}

/** "invoice_no, vendor, net_amount, paid_on": what stands among identifiers is one, even without a mark of it. */
function isListOfIdentifiers(mentions: readonly Mention[]): boolean {
  const listed = mentions.filter(({ listed }) => listed);
  const identifiers = listed.filter(({ words }) => words[0]?.identifier !== undefined);
  const isPlain = ({ words }: Mention): boolean => words.length < 2 || words[0]?.identifier !== undefined;
  return identifiers.length > 1 && listed.every(isPlain);
}

/** "polls: census, votes cast (never more than the census)": the side of a relation that begins an item is listed like any other. */
function asListed(mention: Mention, text: string): Mention {
  const { start } = mention;
  const isWritten = text.slice(start).toLowerCase().startsWith(textOfWords(mention).toLowerCase());
  const opensItem = isWritten && /[,;:] *$/.test(text.slice(0, start));
  return mention.item === null && opensItem ? { ...mention, listed: true } : mention;
}

/** Whether a side of a relation is a field that is named already. */
function isKnownSide(mention: Mention, table: DraftTable, lookup: Lookup): boolean {
  if (mention.item !== null) return false;
  const said = textOfWords(mention);
  if (mention.listed) {
    // "data de resolução nunca antes da abertura, resolvida em 65%": what holds of a share of the rows is no time.
    const isShare = fieldSaid(said, table, lookup)?.items.some(({ founds }) => founds.some(isRate)) === true;
    if (isShare && /^date/.test(mention.meaning.type.type)) return false;
    return mention.words.length > 1 ? isNamed(said, table) : isCalled(said, table);
  }
  // "bid below ask" beside an "ask size" speaks of the domain's own ask.
  const { field, by } = mention.meaning;
  const known = fieldSaid(said, table, lookup);
  const isOwn = by === "frame" && field?.name === said.toLowerCase() && (known?.frameField ?? field) !== field;
  return known !== undefined && !isOwn;
}

function isRate({ found }: { readonly found: Found }): boolean {
  return found.kind === "rate";
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

/** Members that stand behind a field's name are its values; findings that told their shares are taken. */
function applyInlineMembers(table: DraftTable, { inline }: Mentions, notes: DraftNotes): readonly Found[] {
  const taken: Found[] = [];
  for (const { mention, values, shares, start, end } of inline) {
    const { field: own } = mention.meaning;
    const field = table.fields.find((each) => own !== null && each.frameField === own) ?? knownField(table, mention);
    // "settlement failed for 4%" is one of what a settlement may be.
    const isOneOfMore = values.length === 1 && mention.item?.founds.some(({ found }) => found.kind === "rate") === true;
    if (field === undefined || isOneOfMore) continue;
    if (shares === undefined || shares.includes(undefined)) {
      applyMembers({ start, end }, values, field, table, notes);
      shares?.forEach((rate, index) => {
        const of = values[index];
        if (rate !== undefined) constrain({ kind: "rate", rate, about: false, of, start, end }, field, table, notes);
      });
    } else {
      const each = values.map((value, index) => ({ value, share: shares[index] ?? 0 }));
      constrain({ kind: "shares", shares: each, start, end }, field, table, notes);
      taken.push(...(mention.item?.founds ?? []).map(({ found }) => found));
    }
  }
  return taken;
}

/** Numbers of things are subjects of the table, or its rows: of those the counts come back. */
function takeCounts(
  table: DraftTable,
  { findings, items, request, linked, lookup }: Material,
  handled: Set<Found>,
  { grouped, crossed }: { readonly grouped: boolean; readonly crossed: boolean },
  notes: DraftNotes,
): readonly number[] {
  const { found: all } = findings;
  const head = items.find((item) => item.zone === "head" && item.words.length > 0);
  const nouns = new Set(head?.words.map((word) => word.english));
  // "20 products in 4 stores": what is counted itself stands for nothing else.
  for (const found of all) if (found.kind === "entities") nouns.add(lastKey(found.noun));
  const multiplied = linked ? [] : multipliedCounts(all);
  const products = multiplied.map(({ counted }) => counted);
  const said = {
    repeats: all.some(
      (found) => found.kind === "cadence" || (found.kind === "pace" && (found.parent !== "" || found.ofEach === true)),
    ),
    rowsSaid: request.rows !== undefined || crossed || all.some((found) => found.kind === "rows"),
    alone: multiplied.length === 0 && all.filter((found) => found.kind === "entities" && found.count > 2).length < 2,
    head: nouns,
    grouped: grouped || tellsPlaces(table),
    grain: grainOf(all),
  };
  const holders = new Set([...toldTogether(findings), ...(linked ? [] : wholesOfParts(findings, table))]);
  const counts: number[] = [];
  const areRows = !said.repeats && !said.rowsSaid;
  // "180 pupils, six tests each": a row is one of the latter.
  if (areRows) counts.push(...products.map(({ count }) => count));
  const shown = new Map<Found, DraftField>();
  for (const found of [...all, ...(areRows ? [] : products)]) {
    if (found.kind !== "entities" || handled.has(found)) continue;
    handled.add(found);
    // "a pharmacy's stock" counts nothing.
    if (found.count < 2) continue;
    const aside = head !== undefined && nouns.size > 0 && found.start >= head.end && !opensList(found, items);
    const holder = personHolding(found, table);
    const counted: Counted | undefined =
      holder === undefined
        ? countedBy(kindOfCounted(found, table), table, lookup, {
            ...said,
            aside,
            ofField: isOfField(found, items),
            ofFewer: isOfFewer(found, findings),
            isHolder: holders.has(lastKey(found.noun)),
          })
        : { kind: "subject", found, noun: lastKey(found.noun), field: holder };
    if (counted === undefined) continue;
    if (counted.kind === "rows") {
      counts.push(found.count);
      callKeyBy(found, table, recordWords(table), notes);
    } else {
      const key = addSubject(counted, table, lookup, notes);
      shown.set(found, key);
      const names = linked ? undefined : nameCounted(found, key, findings, table, lookup, notes);
      if (names !== undefined) handled.add(names);
    }
  }
  for (const { counted, holder } of multiplied) {
    const [held, holding] = [shown.get(counted), shown.get(holder)];
    if (held !== undefined && holding !== undefined) holdThings(held, holding, holder.count, table);
  }
  return counts;
}

/** The rows that "64 participants x 120 trials" come to, unless the request has its own number. */
function sayCrossed(crossed: Crossed | undefined, { request }: Material, notes: DraftNotes): number | undefined {
  if (crossed === undefined || request.rows !== undefined) return undefined;
  const words = crossed.counts.map(({ count }) => count).join(" x ");
  say(notes, null, null, "rows", `${crossed.rows} rows: ${words}`, { rows: crossed.rows }, crossed.counts[0] ?? null);
  return crossed.rows;
}

/** "60 routers and switches" are 60 devices, of two types. */
function kindOfCounted(found: Extract<Found, { kind: "entities" }>, { fields }: DraftTable): typeof found {
  const isMember = (field: DraftField): boolean => memberOf(field, found.noun) !== undefined;
  const kind = fields.find(
    (field) => /.._type$/.test(field.name) && field.type === "enum" && field.fixed.has("enum") && isMember(field),
  );
  return kind === undefined ? found : { ...found, noun: kind.name.replace(/_type$/, "") };
}

/** "600 conversations: turn number, speaker": whoever wants the place of each row in its group counts groups. */
function tellsPlaces({ fields }: DraftTable): boolean {
  return fields.some(({ source, model }) => source === "stated" && model.kind === "ordinal");
}

/** "my running log, 180 runs: date, distance": what is counted right before the list is what it lists. */
function opensList(found: Found, items: readonly Item[]): boolean {
  const at = items.findIndex(({ zone, founds }) => zone === "head" && founds[0]?.found === found && founds[0].at === 0);
  return at >= 0 && items[at + 1]?.zone === "list";
}

/** The "owner" of "owner (18 reps)": persons that are counted in the bracket behind a person's role are those. */
function personHolding(found: Found, { fields }: DraftTable): DraftField | undefined {
  const holds = (item: Item): boolean =>
    item.inner.some(({ founds }) => founds.length === 1 && founds[0]?.found === found);
  const noun = found.kind === "entities" ? lastKey(found.noun) : "";
  if (!isPerson(noun) && !/^(?:rep|person|salesperson|colleague|worker|doctor|nurse)$/.test(noun)) return undefined;
  const holding = fields.filter(({ source, items }) => source === "stated" && items.length === 1 && items.some(holds));
  const [field, ...others] = holding;
  const isRole = field?.type === "string" && isPerson(field.name) && field.fixed.size === 0;
  return isRole && others.length === 0 ? field : undefined;
}

/** "dentist (4 of them)": said of the field before it. */
function isOfField(found: Found, items: readonly Item[]): boolean {
  return items.some(
    ({ zone, founds, inner }) =>
      (zone === "list" && founds.some((each) => each.found === found && each.at > 0)) ||
      inner.some((item) => item.founds.some((each) => each.found === found)),
  );
}
