import type { Check } from "../../inferred/check.ts";
import type { Findings, Found } from "../findings.ts";
import type { NeedRequest } from "../plan.ts";
import { plural } from "../text/stem.ts";
import { assemble } from "./assemble.ts";
import { type DraftField, type DraftNotes, type DraftTable, draftField } from "./draft/draft.ts";
import type { Made } from "./draft/made.ts";
import { say } from "./draft/saying.ts";
import { ownKeyNames, thingName } from "./draft/thing-name.ts";
import { inheritColumns } from "./inherited-columns.ts";
import { endsBetween, endsIn } from "./linked-ends.ts";
import { giveOwnKey, impliedPointer, keyField, standOnce } from "./linked-keys.ts";
import { ownerInSharedList } from "./linked-owners.ts";
import { rowsOfTables, rowsWantedOf, standTogether } from "./linked-rows.ts";
import { freeName } from "./meaning/naming.ts";
import type { TableAsked, TableLink, TablesAsked } from "./meaning/tables.ts";
import type { Material } from "./mentions/material.ts";
import { isAboutField, type Mention, type Mentions } from "./mentions/mention.ts";
import { mentionsOf } from "./mentions/mentions.ts";
import { ownerOf } from "./mentions/owner.ts";
import type { Item } from "./words/items.ts";
import { wordKey } from "./words/phrase.ts";
import { tokensAsWords } from "./words/pieces.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** Several tables from one need: each takes the fields that stand behind its noun; children point at their parents. */
export function assembleTables(
  request: NeedRequest,
  findings: Findings,
  items: readonly Item[],
  asked: TablesAsked,
  vocabulary: Vocabulary,
  notes: DraftNotes,
): Made {
  const readers = asked.tables.map((table) => {
    const lookup = {
      vocabulary,
      language: findings.language,
      known: new Map(),
      words: tokensAsWords(findings),
      frame: table.frame,
    };
    const owner = ownerOf(table.frame, table.noun);
    return { table, lookup, owner, mentions: mentionsOf(findings, items, lookup, owner) };
  });
  const counts = asked.tables.map((table) => table.count);
  const rows = rowsOfTables(counts, asked.links, request, findings);
  const entities = findings.found.filter((found) => found.kind === "entities");
  const owned = readers.map(({ mentions }, index) =>
    mentionsFor(
      index,
      mentions,
      readers.map((reader) => reader.mentions),
      asked,
      findings,
    ),
  );
  const made = readers.map(({ table, lookup, owner }, index) => {
    const own = owned[index] as Mentions;
    const draft = emptyTable(
      table,
      asked.links.some(({ child }) => child === index),
    );
    const material: Material = {
      request: { need: request.need, today: request.today },
      findings: ownFindings(findings, index, owned, asked),
      items,
      mentions: own,
      lookup,
      owner,
      closed: false,
      linked: true,
      besideLists: owned.some((other) => other !== own && other.fields.length >= LISTED),
      noun: table.noun,
      settled: new Set<Found>(entities),
      rows: rows[index],
    };
    assemble(draft, material, notes);
    giveOwnKey(draft);
    return draft;
  });
  for (const each of asked.links) {
    link(made[each.child] as DraftTable, made[each.parent] as DraftTable, each, notes, findings);
  }
  for (const { child, parent } of asked.links)
    inheritColumns(made[child] as DraftTable, made[parent] as DraftTable, notes);
  for (const [index, table] of asked.tables.entries()) {
    const draft = made[index] as DraftTable;
    if (table.count === draft.rows) sayCount(table, draft, notes);
  }
  const ordered = parentsFirst(made, asked);
  const planned = rows.reduce((sum, each) => sum + each, 0);
  const wanted = Math.max(planned, rowsWantedOf(counts, asked.links, request, findings));
  return {
    tables: ordered,
    mentions: readers[0]?.mentions ?? {
      fields: [],
      runs: [],
      inline: [],
      members: [],
      lost: [],
      taken: [],
      cut: false,
    },
    rowsSource: counts.some((count) => count !== undefined) || request.rows !== undefined ? "stated" : "default",
    wanted,
    frame: (asked.links[0] === undefined ? made[0] : made[asked.links[0].child])?.frame ?? null,
  };
}

/** So many columns at least are a list. */
const LISTED = 2;

function emptyTable(table: TableAsked, isChild: boolean): DraftTable {
  return {
    name: table.noun,
    title: (table.isOwn ? table.frame?.title : undefined) ?? plural(table.noun.replaceAll("_", " ")),
    frame: table.isOwn || isChild ? table.frame : null,
    fields: [],
    rows: 0,
    layout: { kind: "rows" },
    subjects: [],
    relations: [],
    duplicates: undefined,
  };
}

/** The table whose noun stands last before a place of the need. */
function tableAt(position: number, asked: TablesAsked): number {
  const aside = asked.asides.find(({ start, end }) => start <= position && position < end);
  if (aside !== undefined) return asked.tables.findIndex(({ noun }) => noun === aside.noun);
  let best = 0;
  let bestAnchor = -1;
  asked.tables.forEach(({ anchors }, index) => {
    for (const anchor of anchors) {
      if (anchor <= position && anchor > bestAnchor) {
        best = index;
        bestAnchor = anchor;
      }
    }
  });
  if (bestAnchor >= 0) return best;
  return asked.links[0]?.child ?? 0;
}

/** The table that a mention is about: by its place, unless only another table's domain knows it and no "with" binds it. */
function ownerAt(mention: Mention, all: readonly Mentions[], asked: TablesAsked, text: string): number {
  const anchored = tableAt(mention.start, asked);
  const table = asked.tables[anchored];
  if (asked.asides.some(({ start, end }) => start <= mention.start && mention.start < end)) return anchored;
  // What a table's own list holds is told of it.
  const isListed = asked.sections.some(
    ({ noun, start, end }) => noun === table?.noun && start <= mention.start && mention.start < end,
  );
  if (isListed) return anchored;
  const anchor = table?.anchors.findLast((each) => each <= mention.start);
  if (table === undefined || table.frame !== null || anchor === undefined) return anchored;
  if (/[:(]|\b(?:with|have|has|having|including|mit|con|avec|com)\b/i.test(text.slice(anchor, mention.start + 1)))
    return anchored;
  const others = all.flatMap((mentions, other) =>
    other !== anchored &&
    asked.tables[other]?.isOwn === true &&
    mentions.fields.some((each) => each.start === mention.start && each.meaning.by === "frame")
      ? [other]
      : [],
  );
  return others.length === 1 ? (others[0] ?? anchored) : anchored;
}

function mentionsFor(
  index: number,
  own: Mentions,
  all: readonly Mentions[],
  asked: TablesAsked,
  findings: Findings,
): Mentions {
  const nouns = new Set(asked.tables.flatMap(({ noun }) => noun.split("_").slice(-1)));
  const isNoun = ({ words, meaning, start, end }: Mention): boolean => {
    const [word, ...rest] = words;
    // "a books table": the word for tables tells nothing more.
    const more = rest.filter(({ folded }) => !/^(?:tables?|tabellen?|tablas?|tabelas?)$/.test(folded));
    if (word === undefined || /^\p{L}+\.(?:csv|json|parquet)$/u.test(findings.text.slice(start, end)))
      return word !== undefined;
    const whole = words.map(({ english }) => english).join("_");
    if (more.length > 0) return asked.tables.some(({ noun }) => noun === whole);
    // "win or loss" are the result of a "match result".
    if (meaning.by === "frame" && meaning.type.type === "enum" && !asked.tables.some(({ noun }) => noun === whole))
      return false;
    // "membership: user, org": by its first letters.
    const called = wordKey(word.text, findings.language);
    const isShort = (noun: string): boolean =>
      /^[a-z]{3,4}$/.test(called) && noun.length > 6 && noun.startsWith(called);
    return nouns.has(word.english) || nouns.has(called) || asked.tables.some(({ noun }) => isShort(noun));
  };
  const fields = own.fields.filter((mention) => {
    if (isNoun(mention)) return false;
    const shared = ownerInSharedList(mention, all, asked, (position) => tableAt(position, asked));
    if (shared !== undefined) return shared === index;
    if (isToldOf(mention, asked, findings)) return tableAt(mention.start, asked) === index;
    const anchored = ownerAt(mention, all, asked, findings.text);
    // What stands with lines is of the lines: an order has many quantities.
    if (lines.test(asked.tables[anchored]?.noun ?? "")) return anchored === index;
    // What a table's own list holds is no other's, whatever their domains know.
    if (asked.sections.some(({ start, end }) => start <= mention.start && mention.start < end))
      return anchored === index;
    if (anchored === index) return mention.meaning.by === "frame" || !knownElsewhere(mention, index, all, asked);
    return asked.tables[index]?.isOwn === true && mention.meaning.by === "frame" && !isKnown(mention, all[anchored]);
  });
  const members = own.members.filter((each) => tableAt(each.start, asked) === index);
  return {
    fields,
    runs: own.runs,
    inline: own.inline.filter((each) => tableAt(each.start, asked) === index),
    members,
    lost: own.lost,
    taken: own.taken,
    cut: own.cut,
  };
}

const lines = /_(?:line|item|position)$/;

/** "3,000 pallets stored in them, weight, SKU": of what was told to belong to others the columns behind it are told. */
function isToldOf({ start }: Mention, asked: TablesAsked, { found }: Findings): boolean {
  const { anchors } = asked.tables[tableAt(start, asked)] ?? { anchors: [] };
  const anchor = anchors.findLast((each) => each <= start) ?? start;
  return found.some(
    ({ kind, start: from, end }) => kind === "belongs" && from <= anchor && anchor <= end + 1 && end <= start,
  );
}

function isKnown(mention: Mention, mentions: Mentions | undefined): boolean {
  return mentions?.fields.some((each) => each.start === mention.start && each.meaning.by !== "form") === true;
}

/** A name that only another table's domain knows is that table's. */
function knownElsewhere(mention: Mention, index: number, all: readonly Mentions[], asked: TablesAsked): boolean {
  if (mention.meaning.by !== "form") return false;
  return all.some(
    (mentions, other) =>
      other !== index &&
      asked.tables[other]?.isOwn === true &&
      mentions.fields.some((each) => each.start === mention.start && each.meaning.by === "frame"),
  );
}

/** What is about values belongs to the table of the column it stands with, else to that of its place; what is about the delivery is said once. */
function ownFindings(findings: Findings, index: number, owned: readonly Mentions[], asked: TablesAsked): Findings {
  const found = findings.found.filter((each) => {
    if (each.kind === "rows" || each.kind === "belongs" || each.kind === "tables") return false;
    const isOfValues = isAboutField(each) && each.kind !== "members" && each.kind !== "shares";
    const own = isOfValues ? tableOfColumn(each, owned) : undefined;
    return (own ?? tableAt(each.start, asked)) === index;
  });
  return { ...findings, found };
}

/** The only table that has the column of the item in which something is said. */
function tableOfColumn(found: Found, owned: readonly Mentions[]): number | undefined {
  const having = owned.flatMap(({ fields }, index) =>
    fields.some(({ item, listed }) => listed && item !== null && item.start <= found.start && found.end <= item.end)
      ? [index]
      : [],
  );
  return having.length === 1 ? having[0] : undefined;
}

/** The child gets the parent's key, and the promise that it stands there. */
function link(
  child: DraftTable,
  parent: DraftTable,
  { every, least, most }: TableLink,
  notes: DraftNotes,
  findings: Findings,
): void {
  const key = keyField(parent);
  standOnce(parent, key);
  // "volunteers and their shifts": the one is not told by the key of the other, whatever domain both are of.
  const isOfChild = key.source !== "stated" && key.name === `${child.name}_id`;
  if (key.name === "id" || isOfChild) key.name = `${thingName(parent.name)}_id`;
  const name = key.name;
  const ends = least === undefined ? (endsIn(child, parent) ?? endsBetween(child, parent, key, findings)) : undefined;
  if (ends !== undefined) {
    linkEnds(ends, child, parent, key, notes, findings);
    return;
  }
  const known =
    child.fields.find((field) => field.name === name || field.name === `${parent.name}_id`) ??
    // "Bestellungen" of a domain have a customer of their own, who is the "Kunde" of the other table.
    child.fields.find(
      ({ source, type, frameField }) => source === "implied" && type === "id" && frameField?.name === key.semantic.id,
    ) ??
    impliedPointer(child, parent);
  if (known?.source === "implied") known.name = name;
  const field =
    known ??
    draftField(
      freeName(name, new Set(child.fields.map((each) => each.name))),
      { ...key.semantic, id: name },
      {
        known: true,
        source: "stated",
        confidence: 0.9,
      },
    );
  // The rows of a group belong to one parent: an order's lines.
  const isSized = least !== undefined && most !== undefined && standTogether(child, parent, least, most);
  if (isSized) field.of = parent.name;
  const isGroup = child.layout.kind === "groups" && field.of === child.layout.subject;
  if (!isGroup) field.of = undefined;
  field.unique = false;
  field.type = key.type;
  field.model = { kind: "reference", table: parent.name, spread: "skewed", ...(every ? { every: true as const } : {}) };
  if (known === undefined) {
    const at = child.fields.findIndex((each) => each.type !== "id");
    child.fields.splice(at < 0 ? child.fields.length : at, 0, field);
  }
  const statement = `${child.name}.${field.name} references ${parent.name}.${key.name}`;
  const check: Check = {
    kind: "reference",
    field: field.name,
    parent: parent.name,
    parentField: key.name,
    ...(every ? { every: true as const } : {}),
  };
  child.relations.push({ statement, checks: [check], source: "stated" });
  const span = findings.found.find((found) => found.kind === "belongs") ?? null;
  if (isSized) {
    const each = `each ${parent.name.replaceAll("_", " ")} has ${least === most ? least : `${least} to ${most}`} ${child.name.replaceAll("_", " ")} rows`;
    say(notes, field, child, "relation", each, { relation: each, min: least, max: most }, span);
  }
  say(
    notes,
    field,
    child,
    "relation",
    `each ${child.name.replaceAll("_", " ")} belongs to one ${parent.name.replaceAll("_", " ")}`,
    { relation: statement },
    span,
  );
}

/** "5,000 users and 60,000 follows": both ends of a row are rows of the other table. */
function linkEnds(
  ends: readonly DraftField[],
  child: DraftTable,
  parent: DraftTable,
  key: DraftField,
  notes: DraftNotes,
  findings: Findings,
): void {
  const span = findings.found.find((found) => found.kind === "belongs") ?? null;
  const noun = parent.name.replaceAll("_", " ");
  for (const field of ends) {
    field.source = "stated";
    field.of = undefined;
    field.type = key.type;
    field.model = { kind: "reference", table: parent.name, spread: "skewed" };
    const statement = `${child.name}.${field.name} references ${parent.name}.${key.name}`;
    const check: Check = { kind: "reference", field: field.name, parent: parent.name, parentField: key.name };
    child.relations.push({ statement, checks: [check], source: "stated" });
    const words = `each ${field.name.replaceAll("_", " ")} is one ${noun}`;
    say(notes, field, child, "relation", words, { relation: statement }, span);
  }
}

function sayCount({ count, found }: TableAsked, table: DraftTable, notes: DraftNotes): void {
  if (count === undefined) return;
  const own = table.fields.find(
    ({ type, name, model }) => type === "id" && ownKeyNames(table.name).includes(name) && model.kind !== "reference",
  );
  const key = own ?? keyField(table);
  // What is one part of a key only, or points at another table, is not as many as the rows.
  const isWhole =
    own !== undefined ||
    (key.model.kind !== "reference" && !table.fields.some((field) => field !== key && field.frameField?.key === true));
  say(
    notes,
    isWhole ? key : null,
    table,
    "entities",
    `there are ${count} ${table.name.replaceAll("_", " ")} rows`,
    { count },
    found ?? null,
  );
}

/** A parent's rows are delivered before its children's. */
function parentsFirst(tables: readonly DraftTable[], asked: TablesAsked): readonly DraftTable[] {
  const ordered: DraftTable[] = [];
  const visit = (index: number, depth: number): void => {
    const table = tables[index];
    if (table === undefined || ordered.includes(table) || depth > tables.length) return;
    for (const { child, parent } of asked.links) if (child === index) visit(parent, depth + 1);
    if (!ordered.includes(table)) ordered.push(table);
  };
  for (const index of tables.keys()) visit(index, 0);
  return ordered;
}
