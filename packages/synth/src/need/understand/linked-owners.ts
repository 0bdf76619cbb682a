import { isPerson } from "./meaning/forms.ts";
import type { TablesAsked } from "./meaning/tables.ts";
import type { Mention, Mentions } from "./mentions/mention.ts";

/** What only people have, by the names of our types. */
const personal =
  /^(?:email|phone|full_name|first_name|last_name|birth_date|birth_year|gender|sex|nationality|marital_status|medical_specialty|specialty|job_title|occupation|hire_date|blood_group|blood_type)$/;

/**
 * "200 doctors and 5,000 appointments: specialty, appointment time": in one list behind all the tables, a column that is called
 * after one of them, or that only people have, is of that table and not of the last. Undefined where its place tells.
 */
export function ownerInSharedList(
  mention: Mention,
  all: readonly Mentions[],
  asked: TablesAsked,
  tableAt: (position: number) => number,
): number | undefined {
  const anchored = tableAt(mention.start);
  const anchors = new Set(asked.tables.flatMap((table) => table.anchors));
  const isShared = all.every(({ fields }) =>
    fields.every(({ start }) => anchors.has(start) || tableAt(start) === anchored),
  );
  const own = asked.tables[anchored]?.noun ?? "";
  // "pupils and results: birth year, class; subject, mark" has a list for each.
  const isApart = asked.sections.some(
    ({ noun, start, end }) =>
      noun !== own && all.some(({ fields }) => fields.some((field) => start <= field.start && field.start < end)),
  );
  if (!isShared || isApart) return undefined;
  const others = asked.tables.flatMap((table, index) => (index === anchored ? [] : [{ index, noun: table.noun }]));
  const name = mention.words.map(({ english }) => english).join("_");
  const called = others.filter(({ noun }) => name.startsWith(`${noun}_`));
  if (called.length === 1) return called[0]?.index;
  const isPersonal = personal.test(mention.meaning.type.id) || personal.test(name);
  if (name.startsWith(`${own}_`) || isPerson(own) || !isPersonal) return undefined;
  const people = others.filter(({ noun }) => isPerson(noun));
  return people.length === 1 ? people[0]?.index : undefined;
}
