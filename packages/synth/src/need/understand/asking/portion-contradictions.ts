import type { Reading } from "../../extract/reading.ts";
import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { percentage } from "../draft/saying.ts";
import { isPercentFigure } from "../words/percent-figures.ts";
import { wordsOf } from "../words/phrase.ts";
import { membership } from "./ledger/of-one-kind.ts";
import { areOpposite } from "./opposites.ts";
import { type Portion, portionsOf, universalsOf } from "./portions.ts";
import { quoteOf } from "./said-orders.ts";

const WHOLE = 1.0051;
/** More members than that have no split that anybody says. */
const LONGEST = 24;

/** Shares that no rows can have together: "all paid, 30% unpaid", "70% pass, 50% fail", "45% business, 40% leisure, 30% groups". */
export function findOverfullPortions(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const portions = portionsOf(reading, findings);
  for (const portion of portions) findNoShare(reading, portion, notes);
  findExceptions(reading, portions, notes);
  findOpposites(reading, portions, notes);
  findFurtherMember(reading, portions, notes);
  for (const group of groupsOf(reading, portions)) {
    findOverfullGroup(reading, group, notes);
    findStrangers(reading, findings, group, notes);
  }
}

const outcomes = /(?:ed|en|missing|null|empty|late|absent|positive|negative|fraud|fraudulent|unpaid|paid|duplicates?)$/;

/** "-15% rejected", "130% of customers churned". */
function findNoShare(reading: Reading, { rate, label, base, before, span }: Portion, notes: DraftNotes): void {
  const isOutcome = !before && (base !== "" || outcomes.test(label.at(-1) ?? "")) && !isPercentFigure(label.join(" "));
  const isShareOf =
    !before && /^(?:rate|share|proportion)s?$/.test(label.at(-1) ?? "") && !isPercentFigure(label.join(" "));
  const isBelow = rate < 0 && isOutcome;
  const isAbove = rate > 1.0001 && (isShareOf || (isOutcome && base !== "" && !isPercentFigure(base)));
  if (!isBelow && !isAbove) return;
  notes.impossible.push({
    reason: `"${quoteOf(reading, span)}": a share of the rows lies from 0% to 100%, and ${percentage(rate)} does not`,
    spans: [span],
    fix: "say a share from 0% to 100%",
  });
}

function areContrary(label: readonly string[], word: string): boolean {
  return label.some((each) => areOpposite(each, word)) || areOpposite(label.join(" "), word);
}

/** "all orders are delivered, 25% are cancelled", "never cancelled, 5% cancelled". */
function findExceptions(reading: Reading, portions: readonly Portion[], notes: DraftNotes): void {
  const universals = universalsOf(reading);
  for (const portion of portions) {
    if (portion.rate <= 0) continue;
    const against = universals.find(({ predicate, words, isNone, span }) => {
      if (span.start < portion.span.end && portion.span.start < span.end) return false;
      if (!isNone) return areContrary(portion.label, predicate);
      // "deal / no deal / timeout" are members.
      if (quoteOf(reading, span).includes("/")) return false;
      const denied = words.filter((each) => /(?:ed|al|ation|ations|ds|ns|ers|own|id)$/.test(each));
      return portion.label.some((each) => denied.some((word) => stem(each) === stem(word)));
    });
    if (against === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, against.span)}" leaves no rows for "${quoteOf(reading, portion.span)}"`,
      spans: [against.span, portion.span],
      fix: `leave one of the two out, or say ${percentage(1 - portion.rate)} instead of all`,
    });
    return;
  }
}

/** "cancelled", "cancellations" and "cancel" come to the same. */
function stem(word: string): string {
  return singular(fold(word)).replace(/(?:lation|ation|led|ed|al|e)$/, "");
}

/** "the pass rate is 70% and the fail rate is 50%". */
function findOpposites(reading: Reading, portions: readonly Portion[], notes: DraftNotes): void {
  for (const [index, one] of portions.entries()) {
    const other = portions.slice(index + 1).find((each) => {
      if (one.rate + each.rate <= WHOLE || one.base !== each.base) return false;
      const [a, b] = [one.label.at(-1) ?? "", each.label.at(-1) ?? ""];
      return areOpposite(a, b) || areOpposite(one.label.join(" "), each.label.join(" "));
    });
    if (other === undefined) continue;
    tell(reading, [one, other], notes);
    return;
  }
}

/** Portions that follow each other in one breath. */
function groupsOf({ text }: Reading, portions: readonly Portion[]): readonly (readonly Portion[])[] {
  const groups: Portion[][] = [];
  for (const portion of portions) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last === undefined ? "" : fold(text.slice(last.span.end, portion.span.start));
    const isShares = last !== undefined && last.span.start === portion.span.start;
    const goesOn = isShares || (last !== undefined && /^[\s,;/&+]*(?:and|und|y|et|e|but|plus)?\s*$/.test(between));
    // "A 40%, B 60%, positive 85% or negative 15%": what makes a whole is one.
    const isFull = !isShares && group !== undefined && Math.abs(sumOf(group) - 1) < 0.006;
    if (last !== undefined && goesOn && !isFull && !portion.before && !last.before) group?.push(portion);
    else groups.push([portion]);
  }
  return groups.filter((group) => group.length > 1).map((group) => group.slice(0, LONGEST));
}

/** "plan basic 60%, plus 40%, pro 20%": the third is a plan as the two that make a whole are, unlike "f 52%, m 48%, smoker 18%". */
function findFurtherMember(reading: Reading, portions: readonly Portion[], notes: DraftNotes): void {
  const kinds = membership();
  for (const [index, further] of portions.entries()) {
    const last = portions[index - 1];
    if (last === undefined || last.span.start === further.span.start || further.rate <= 0) continue;
    const whole = portions.filter(({ span }) => span.start === last.span.start);
    const between = fold(reading.text.slice(last.span.end, further.span.start));
    const [said = "", ...others] = wordsOf(between).filter((each) => each !== "and");
    // "pro" is a word of its own for a plan, and the German "per" elsewhere.
    const name = further.label.length === 0 ? said : further.label.join(" ");
    if (whole.length < 2 || Math.abs(sumOf(whole) - 1) > 0.006 || others.length > 0) continue;
    if (!/^\s*[,;/]/.test(between) || name === "" || name.includes(" ") || !["", name].includes(said)) continue;
    const isMember = [...(kinds.get(singular(name)) ?? [])].some((kind) =>
      whole.some(({ label }) => kinds.get(label.map((each) => singular(each)).join(" "))?.has(kind) === true),
    );
    if (!isMember || /(?:ed|ing|able|ive)$/.test(name)) continue;
    const named = between.search(/[^\s,;/]/);
    const start = named < 0 ? further.span.start : last.span.end + named;
    tell(reading, [...whole, { ...further, span: { start, end: further.span.end } }], notes);
  }
}

function sumOf(group: readonly Portion[]): number {
  return group.reduce((sum, { rate }) => sum + rate, 0);
}

const categories =
  /\b(?:tiers?|types?|kinds?|class(?:es)?|categor(?:y|ies)|segments?|colou?rs?|sizes?|status(?:es)?|levels?|grades?|brands?|channels?|genders?|sex|priorit(?:y|ies)|severit(?:y|ies)|regions?|countr(?:y|ies)|cit(?:y|ies)|languages?|modes?|methods?|outcomes?|results?|departments?|stages?|groups?|mix|split|breakdown|distribution|shape|material|species|breed|religion|nationality|subscription|plan|typ|farbe|art|kategorie|stufe|color|tipo|categoria|estado|couleur|categorie|statut|cor)\b[^,;%]{0,12}$/;
const exclusively = /\b(?:mutually exclusive|no overlap(?:s|ping)?|without overlap|exactly one|only one|one of)\b/;

const having =
  /\b(?:have|has|having|own|owns|use|uses|like|likes|speak|speaks|haben|tienen|ont|tem|usan|utilisent|usam)\b/;

/** "stall bar, grill or tombola with 60% at the bar …, one stall each": whoever has one has no other. */
function isOneEach(folded: string, start: number): boolean {
  const noun = /\bone ([a-z]{3,}) (?:each|per [a-z]+)\b/.exec(folded)?.[1];
  return noun !== undefined && wordsOf(folded.slice(Math.max(0, start - 60), start)).includes(noun);
}

/** Members of one whole, told by what they are called, that come to more than it. */
function findOverfullGroup(reading: Reading, group: readonly Portion[], notes: DraftNotes): void {
  const total = group.reduce((sum, { rate }) => sum + rate, 0);
  const [first] = group;
  if (total <= WHOLE || first === undefined) return;
  const folded = fold(reading.text);
  const head = folded.slice(Math.max(0, first.span.start - 30), first.span.start).replace(/[\s:(=]+$/, "");
  const areOnly = group.every(({ span }) =>
    /\b(?:only|exclusively|nur|solo|seulement|apenas)\b/.test(fold(quoteOf(reading, span))),
  );
  // Whoever has one may have the others too.
  if (
    /\b(?:opt(?:ed|-ins?)?|consents?|ha(?:ve|s|ving)|owns?|enabled|flags?|interests?|interested|allow(?:s|ed)?|uses?|using|likes?|speaks?)\b[^.;]{0,20}$/.test(
      head,
    )
  )
    return;
  if (group.some(({ span }) => having.test(fold(quoteOf(reading, span))))) return;
  const isWhole = categories.test(head) || exclusively.test(folded) || areOnly || isOneEach(folded, first.span.start);
  const members = isWhole ? group : ([ofOneKind(group), contraries(group)].find((each) => each.length > 1) ?? []);
  const sum = members.reduce((so, { rate }) => so + rate, 0);
  if (members.length < 2 || sum <= WHOLE) return;
  tell(reading, members, notes);
}

/** Portions that are members of one known enumeration, with those beside them that are no flags. */
function ofOneKind(group: readonly Portion[]): readonly Portion[] {
  const kinds = membership();
  const counts = new Map<string, number>();
  for (const { label } of group)
    for (const kind of kinds.get(label.map((word) => singular(word)).join(" ")) ?? [])
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind = "", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (count < 2) return [];
  return group.filter(({ label }) => {
    const key = label.map((word) => singular(word)).join(" ");
    return kinds.get(key)?.has(kind) === true || (label.length === 1 && !/(?:ed|ing|able|ive)$/.test(key));
  });
}

/** Portions of which each excludes another one. */
function contraries(group: readonly Portion[]): readonly Portion[] {
  return group.filter(({ label }) =>
    group.some(
      (other) => areContrary(other.label, label.join(" ")) || label.some((word) => areContrary(other.label, word)),
    ),
  );
}

const closed = /\b(?:either|only|one of|must be|is|are|exactly|nur|entweder|solo|seulement|apenas)\b/;
const either = /\b(?:must be|can only be|can be|is|are|either|only)(?: either| only)? ([a-z]+) or ([a-z]+)\b/;
const numbers = "zero one two three four five six seven eight nine ten".split(" ");

/** "either red or green: 40% red, 40% green, 20% amber", "two colours: 40% red, 40% green, 20% amber". */
function findStrangers(reading: Reading, { found }: Findings, group: readonly Portion[], notes: DraftNotes): void {
  const [first] = group;
  if (first === undefined) return;
  const folded = fold(reading.text);
  const labels = group.map(({ label }) => label.join(" "));
  const spans = [...new Map(group.map(({ span }) => [span.start, span])).values()];
  for (const members of found) {
    if (members.kind !== "members" || !closed.test(folded.slice(Math.max(0, members.start - 20), members.end)))
      continue;
    const apart = members.end <= first.span.start ? first.span.start - members.end : members.start - first.span.end;
    const values = members.values.map((value) => fold(value).replace(/^(?:either|only|one of|entweder) /, ""));
    const strange = labels.filter(
      (label) => !values.some((value) => value.split(" ").some((word) => label.split(" ").includes(word))),
    );
    if (apart < 0 || apart > 40 || strange.length === 0 || strange.length === labels.length) continue;
    const span = { start: members.start, end: members.end };
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}" leaves no room for "${strange.join(", ")}", of which a share is asked`,
      spans: [span, ...spans],
      fix: `add ${strange.join(", ")} to the values, or leave the share out`,
    });
    return;
  }
  const said = either.exec(folded);
  const pair = said === null ? [] : [said[1] ?? "", said[2] ?? ""];
  const others = labels.filter((label) => !pair.includes(label));
  if (
    said !== null &&
    notes.impossible.length === 0 &&
    others.length > 0 &&
    pair.every((value) => labels.includes(value))
  ) {
    const span = { start: said.index, end: said.index + said[0].length };
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}" leaves no room for "${others.join(", ")}", of which a share is asked`,
      spans: [span, ...spans],
      fix: `add ${others.join(", ")} to the values, or leave the share out`,
    });
    return;
  }
  const counted = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [a-z]+s\b[\s:(,=-]*(?:of which )?$/.exec(
    folded.slice(0, first.span.start),
  );
  const count = counted === null ? undefined : Math.max(numbers.indexOf(counted[1] ?? ""), Number(counted[1]) || 0);
  const total = group.reduce((sum, { rate }) => sum + rate, 0);
  if (
    counted === null ||
    count === group.length ||
    Math.abs(total - 1) > 0.011 ||
    !/[:(]\s*$/.test(folded.slice(0, first.span.start))
  )
    return;
  notes.impossible.push({
    reason: `"${counted[0].replace(/[\s:(,=-]+$/, "")}" and ${group.length} shares (${labels.join(", ")}): their numbers differ`,
    spans: [{ start: counted.index, end: counted.index + counted[0].length }, ...spans],
    fix: `say ${group.length} of them, or ${count ?? ""} shares`,
  });
}

function tell(reading: Reading, portions: readonly Portion[], notes: DraftNotes): void {
  const spans = [...new Map(portions.map(({ span }) => [span.start, span])).values()];
  if (notes.impossible.some((each) => each.spans.some(({ start }) => spans.some((span) => span.start === start))))
    return;
  const total = portions.reduce((sum, { rate }) => sum + rate, 0);
  notes.impossible.push({
    reason: `the shares ${spans.map((span) => `"${quoteOf(reading, span)}"`).join(" and ")} exclude each other, yet they add up to ${percentage(total)}`,
    spans,
    fix: "say shares that add up to 100% or less",
  });
}
