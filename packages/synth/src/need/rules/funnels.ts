import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { singular } from "../text/stem.ts";
import type { NamedField } from "./named-field.ts";
import { portionRule } from "./usual-rules.ts";

/** Stages of which each counts some of those of the one before, in the words of counts. */
const chains = `
sent sends mailed | delivered deliveries | opened opens | clicked clicks | converted conversions
invited contacted invitations | responded replied responses replies | registered registrations enrolled | attended came attendees arrived | completed finished completions | passed graduated
viewed views impressions | applied applicants applications | shortlisted screened | interviewed interviews | offered offers | hired hires
registered entered entrants | sat | passed
started starters | finished finishers
ordered | packed picked | shipped dispatched | delivered | accepted
asked eligible | responded replied | agreed consented
visitors visits sessions | signups signup registrations | purchases orders
tested screened examined | positive infected
planted sown | germinated | survived
`
  .trim()
  .split("\n")
  .map((chain) => chain.split(" | ").map((stage) => new Set(stage.split(" "))));

/** What went wrong with some of those that were counted. */
const faults =
  /^(?:broken|damaged|defective|defects|faulty|failed|failures|rejected|rejects|spoiled|spoilt|cracked|lost|missing|bounced|unsubscribed|deferred|absent|absentees|refused|mislabelled|infected|contaminated|expired|overdue|unpaid|undelivered|disputed|flagged|positive|without|culled|uncollected|returned|errors|late|invalid)$/;
const wholes =
  /^(?:checked|inspected|tested|examined|screened|scanned|sampled|collected|produced|made|packed|picked|processed|issued|sold|delivered|sent|received|counted|registered|invited|laid|harvested|planted|stocked|dispatched|shipped|handled|reviewed|audited|served|treated|printed)$/;
const errors = /^(?:errors?|failures|timeouts|retries)$/;
const attempts =
  /^(?:calls|requests|invocations|jobs|runs|attempts|queries|messages|transactions|executions|hits|deliveries|logins|uploads|downloads|records|rows)$/;
const fillers = new Set("number of count total the no num".split(" "));

/** Which chains of stages count something under a name: the first of "clicked", and the one of candidates of "offers". */
export function chainsNaming(name: string): readonly number[] {
  const words = name.split("_");
  return chains.flatMap((chain, at) => (chain.some((stage) => words.some((word) => stage.has(word))) ? [at] : []));
}

/** Whether a name is that of a fault: "bounced", "unsubscribed". */
export function namesFault(name: string): boolean {
  return faults.test(name);
}

const few: Distribution = { kind: "beta", a: 1.2, b: 22, minimum: 0, maximum: 1 };
const most: Distribution = { kind: "beta", a: 5, b: 3, minimum: 0, maximum: 1 };

/** "sent, opened, clicked", "eggs collected, broken eggs", "calls, errors": counts of some of those that another counts. */
export function funnelRules(numbers: readonly NamedField[]): readonly Rule[] {
  const counts = numbers
    .filter(({ type, unit }) => type === "int" && unit === null)
    .map((field) => ({ field, words: field.name.split("_").filter((word) => !fillers.has(word)) }));
  return counts.flatMap((part): readonly Rule[] => {
    const whole = stageBefore(part, counts);
    if (whole !== undefined) return [portionRule(part.field, whole.field, most)];
    const all = ofFault(part, counts);
    return all === undefined ? [] : [portionRule(part.field, all.field, few)];
  });
}

interface Count {
  readonly field: NamedField;
  readonly words: readonly string[];
}

/** The nearest stage before, of the same thing. */
function stageBefore(part: Count, counts: readonly Count[]): Count | undefined {
  for (const chain of chains) {
    const own = chain.findIndex((stage) => part.words.some((word) => stage.has(word)));
    for (let at = own - 1; at >= 0; at -= 1) {
      const stage = chain[at] as ReadonlySet<string>;
      const before = counts.filter(
        (each) => each !== part && each.words.some((word) => stage.has(word)) && areOfOne(part, each),
      );
      if (before.length === 1) return before[0];
    }
  }
  return undefined;
}

/** What all of those were of which some have a fault. */
function ofFault(part: Count, counts: readonly Count[]): Count | undefined {
  const before = counts.slice(0, counts.indexOf(part));
  if (part.words.some((word) => errors.test(word))) {
    const tried = counts.filter((each) => each !== part && attempts.test(each.words.at(-1) ?? ""));
    if (tried.length === 1) return tried[0];
  }
  if (!part.words.some((word) => faults.test(word))) return undefined;
  const others = counts.filter((each) => each !== part && !each.words.some((word) => faults.test(word)));
  const alike = others.filter((each) => each.words.some((word) => wholes.test(word)) && sharesNoun(part, each));
  if (alike.length === 1) return alike[0];
  const named = others.filter((each) => each.words.length === 1 && sharesNoun(part, each));
  if (named.length === 1) return named[0];
  const isBare = nounsOf(part).length === 0 || part.words[0] === "without";
  const last = before.findLast((each) => each.words.some((word) => wholes.test(word)));
  return isBare ? last : undefined;
}

/** "donors registered" and "donors accepted", but not "parcels delivered" and "letters sent". */
function areOfOne(one: Count, other: Count): boolean {
  return nounsOf(one).length === 0 || nounsOf(other).length === 0 || sharesNoun(one, other);
}

function sharesNoun(one: Count, other: Count): boolean {
  const nouns = new Set(nounsOf(one));
  return nounsOf(other).some((noun) => nouns.has(noun));
}

function nounsOf({ words }: Count): readonly string[] {
  const isDeed = (word: string): boolean =>
    faults.test(word) || wholes.test(word) || chains.some((chain) => chain.some((stage) => stage.has(word)));
  return words.filter((word) => !isDeed(word)).map((word) => singular(word));
}
