import type { Findings, Found, Span } from "../../findings.ts";
import { meaningOf } from "../meaning/meaning.ts";
import type { Owner } from "../meaning/meaning-shape.ts";
import { unitAsName } from "../meaning/measure-meaning.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { phrasesOfRelation, textOf, wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { bracketsAreFields, bracketsAreParts, fieldsOfCounted } from "./brackets.ts";
import { columnBehindPer, mentionOfBreakdown } from "./breakdown.ts";
import { isClaim } from "./claims.ts";
import { columnsPerMember } from "./columns-per-member.ts";
import { mentionOfSide } from "./compared-fields.ts";
import { withConditionFlags } from "./condition-flags.ts";
import { countedDeeds } from "./counted-deeds.ts";
import { countedMeasures } from "./counted-measures.ts";
import { countedRange } from "./counted-range.ts";
import { countedTwos } from "./counted-twos.ts";
import { countedValues } from "./counted-values.ts";
import { withDeedsInARow } from "./deeds-in-a-row.ts";
import { directedName } from "./directed-names.ts";
import { distributedNames } from "./distributed-names.ts";
import { withEndsOfWays } from "./ends-of-ways.ts";
import { eventNames } from "./event-names.ts";
import { withEventRuns } from "./event-runs.ts";
import { groupOf, partsSaid, qualifiedGroup, withoutItemised } from "./group-phrases.ts";
import { headMembers } from "./head-members.ts";
import { headPair } from "./head-pairs.ts";
import { inlineMembers } from "./inline-members.ts";
import { inlineShares } from "./inline-shares.ts";
import { withOwnerOfIts } from "./its-names.ts";
import { joinedPhrases } from "./joined-phrases.ts";
import { leadingChoice } from "./leading-choice.ts";
import { leadingKinds } from "./leading-kinds.ts";
import { lengthsBetween } from "./lengths-between.ts";
import { likelihoodAsked } from "./likelihood-asked.ts";
import { isDeedBehindDeed, memberNamed } from "./listed-members.ts";
import { bareName, mentionOfListed } from "./listed-name.ts";
import { measuredAlike } from "./measured-alike.ts";
import { measuredPerStep } from "./measured-per-step.ts";
import { measuredResults } from "./measured-results.ts";
import { measuredRow } from "./measured-row.ts";
import {
  type InlineMembers,
  MENTION_LIMIT,
  type MembersMention,
  type Mention,
  type Mentions,
  mentionInList,
} from "./mention.ts";
import { withMoneyOfAll } from "./money-of-all.ts";
import { openChoice } from "./open-choice.ts";
import { orNot } from "./or-not.ts";
import { ownedNames } from "./owned-names.ts";
import { partNames } from "./part-names.ts";
import { passagePairs } from "./passage-pairs.ts";
import { placedEnds } from "./placed-ends.ts";
import { pricedPer } from "./priced-per.ts";
import { questionNames } from "./question-names.ts";
import { rangeAlone } from "./range-alone.ts";
import { isKnown, type Reading, readingOf } from "./reading.ts";
import { readingInUnit } from "./reading-in-unit.ts";
import { repeatedPairs } from "./repeated-pairs.ts";
import { saidAgain } from "./said-again.ts";
import { isGrain } from "./said-column.ts";
import { saidOfAll } from "./said-of-all.ts";
import { mentionsInSentence } from "./sentence.ts";
import { letterNames, seriesNames, sideBySide } from "./series-names.ts";
import { sharedNoun } from "./shared-noun.ts";
import { sharedTimes } from "./shared-times.ts";
import { withSiblings } from "./sibling-names.ts";
import { pluralOfSides, sideNames } from "./side-names.ts";
import { withSize } from "./sized-groups.ts";
import { slashedInHead } from "./slashed-head.ts";
import { someShares } from "./some-shares.ts";
import { slashedNames, spreadNames } from "./spread-names.ts";
import { withStagedValues } from "./staged-values.ts";
import { withStockFlows } from "./stock-flows.ts";
import { substanceNames } from "./substance-names.ts";
import { laterTime } from "./time-pairs.ts";
import { withTimedSides } from "./timed-sides.ts";
import { withTimesInOrder } from "./times-in-order.ts";
import { toldApart } from "./told-apart.ts";
import { withoutToldInList } from "./told-in-list.ts";
import { twinNames } from "./twin-names.ts";
import { unitAlone, withAmount } from "./unit-alone.ts";
import { unitColumns } from "./unit-columns.ts";
import { unitSaid } from "./unit-said.ts";
import { happenedMention, lastingMention } from "./verb-names.ts";

/** All fields that the need names, in its order. */
export function mentionsOf(findings: Findings, items: readonly Item[], lookup: Lookup, owner: Owner): Mentions {
  const walk = new Walk(readingOf(findings, lookup, owner));
  walk.read(items, null);
  walk.readRelations();
  return walk.result();
}

const leading = /^(?:for|of|with|from|at|by|fur|von|mit|para|de|con|pour|avec|com)$/;
const requests = /^(?:please|give|send|get|make|build|generate|create|me|us|in)$/;
const ofMany = /^(?:which|what|for|each|of|our|my|the|their)$/;

/** Goes through the items in order and collects what they name. */
class Walk {
  readonly #reading: Reading;
  readonly #fields: Mention[] = [];
  readonly #members: MembersMention[] = [];
  readonly #inline: InlineMembers[] = [];
  /** Those that the head joins: their words are no names. */
  readonly #joined: InlineMembers[] = [];
  readonly #lost: string[] = [];
  readonly #taken: Found[] = [];
  #cut = false;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  result(): Mentions {
    const { findings } = this.#reading;
    const { fields, runs } = withEventRuns(
      withTimesInOrder(
        withStockFlows(
          withSiblings(
            withStagedValues(
              withEndsOfWays(
                withMoneyOfAll(withConditionFlags(withoutToldInList(this.#fields), findings), this.#reading),
                this.#reading,
              ),
              this.#reading,
            ),
            this.#reading,
          ),
          this.#reading,
        ),
        findings,
      ),
      this.#reading,
    );
    return {
      fields: withTimedSides(withDeedsInARow(fields, findings), this.#reading),
      runs,
      inline: this.#inline,
      members: this.#members,
      lost: this.#lost,
      taken: this.#taken,
      cut: this.#cut,
    };
  }

  /** The items of the need, or those in the brackets behind a field. */
  read(items: readonly Item[], parent: Mention | null): void {
    let index = 0;
    while (index < items.length) {
      const several = this.#readSeveral(items, index);
      if (several === 0) this.#readOne(items, index, parent);
      index += Math.max(1, several);
    }
  }

  /** The sides of comparisons and the like are fields, wherever they stand. */
  readRelations(): void {
    for (const found of this.#reading.findings.found) {
      for (const phrase of phrasesOfRelation(found)) {
        const mention = mentionOfSide(phrase, found, this.#fields, this.#reading);
        if (mention !== undefined) this.#add(mention);
      }
    }
  }

  /** Phrases joined with those behind, and names with their members: so many items were read. */
  #readSeveral(items: readonly Item[], index: number): number {
    const item = items[index] as Item;
    const slashed = slashedInHead(items, index, this.#reading);
    if (slashed !== undefined) {
      for (const mention of slashed.mentions) this.#add(mention);
      return slashed.count;
    }
    const pair = headPair(items, index, this.#reading) ?? measuredPerStep(items, index, this.#reading);
    if (pair !== undefined) {
      for (const mention of pair.mentions) this.#add(mention);
      for (const mention of fieldsOfCounted(pair.last, this.#reading)) this.#add(mention);
      return pair.count;
    }
    const areMembers = item.zone === "head" && headMembers(items, index, this.#reading) !== undefined;
    const owned = item.zone === "head" && !areMembers ? ownedNames(items, index, this.#reading) : undefined;
    if (owned !== undefined) {
      for (const mention of owned.mentions) this.#add(mention);
      for (const mention of fieldsOfCounted(items[index + owned.count - 1] as Item, this.#reading)) this.#add(mention);
      return owned.count;
    }
    if (item.zone !== "list" && item.zone !== "breakdown") return 0;
    const substances = substanceNames(items, index, this.#reading);
    if (substances !== undefined) {
      for (const mention of substances.mentions) this.#add(mention);
      return substances.count;
    }
    const events = eventNames(items, index, this.#reading);
    if (events !== undefined) {
      if ("mention" in events.members) this.#addInline(events.members);
      else this.#addMember(events.members);
      return events.count;
    }
    const choice =
      leadingChoice(items, index, this.#reading) ??
      leadingKinds(items, index, this.#reading) ??
      (item.zone === "list" ? openChoice(items, index, this.#fields, this.#reading) : undefined);
    if (choice !== undefined) {
      this.#addInline(choice);
      return choice.count;
    }
    const joined =
      (item.zone === "list"
        ? (countedDeeds(items, index) ?? lengthsBetween(items, index, this.#reading))
        : undefined) ??
      letterNames(items, index, this.#reading) ??
      directedName(items, index, this.#reading) ??
      placedEnds(items, index, this.#reading) ??
      passagePairs(items, index) ??
      repeatedPairs(items, index, this.#reading) ??
      sideNames(items, index, this.#reading) ??
      sharedTimes(items, index, this.#reading) ??
      sharedNoun(items, index, this.#reading) ??
      unitColumns(items, index, this.#reading) ??
      distributedNames(items, index, this.#reading) ??
      joinedPhrases(items, index, this.#reading) ??
      measuredAlike(items, index, this.#reading);
    if (joined !== undefined) {
      for (const mention of joined.mentions) this.#add(mention);
      this.#readInner(items[index + joined.count - 1] as Item, joined.mentions.at(-1) ?? null);
      return joined.count;
    }
    if (item.zone !== "list") return 0;
    const shares = inlineShares(item, this.#reading);
    if (shares !== undefined) {
      this.#addInline(shares);
      return 1;
    }
    const some = someShares(item, this.#reading);
    if (some !== undefined) {
      this.#taken.push(...some.taken);
      this.#addInline(some);
      return 1;
    }
    const flag = orNot(items, index, this.#reading);
    if (flag !== undefined) {
      this.#add(flag.mention);
      return flag.count;
    }
    const members = inlineMembers(items, index, this.#reading);
    if (members !== undefined) this.#addInline(members);
    return members?.count ?? 0;
  }

  #readOne(items: readonly Item[], index: number, parent: Mention | null): void {
    const item = items[index] as Item;
    if (item.zone === "list") this.#readListed(items, index, parent);
    else if (item.zone === "breakdown") this.#readBreakdown(item);
    else {
      this.#readJoinedMembers(items, index);
      this.#readSentence(item, items.slice(index + 1));
      const lasting = lastingMention(item, this.#reading);
      if (lasting !== undefined) this.#add(lasting);
    }
    const counted =
      countedValues(item, items, this.#reading) ??
      measuredRow(item, items, this.#reading) ??
      measuredResults(item, items, this.#reading) ??
      toldApart(item, this.#reading) ??
      likelihoodAsked(item, this.#reading);
    if (counted !== undefined && !this.#isRead(counted)) this.#add(counted);
    for (const mention of fieldsOfCounted(item, this.#reading)) this.#add(mention);
    if (item.zone !== "list" && bracketsAreFields(item, this.#reading)) this.read(item.inner, null);
  }

  /** What a sentence names is named already. */
  #isRead({ start, end }: Mention): boolean {
    return this.#fields.some((each) => each.start < end && start < each.end);
  }

  #readListed(items: readonly Item[], index: number, parent: Mention | null): void {
    const item = items[index] as Item;
    if (isClaim(item)) {
      this.#lost.push(textOf(item.words));
      return;
    }
    if (isGrain(item.words)) return;
    // "weekly for 30 cages": nothing is left but what led to what was found.
    const isLeft = item.founds.length > 0 && item.inner.length === 0 && item.words.length > 0;
    if (isLeft && item.words.every(({ folded }) => leading.test(folded) || requests.test(folded))) return;
    const before = this.#fields.at(-1);
    const alone = before?.item === items[index - 1] ? unitAlone(item, items[index - 1]) : undefined;
    // "station, kWh, cost": a station is in no unit.
    const isMeasure = /^(?:number|int|string)$/.test(before?.meaning.type.type ?? "");
    if (before !== undefined && alone !== undefined && isMeasure) {
      this.#fields[this.#fields.length - 1] = { ...before, unit: alone };
      return;
    }
    const alike = saidOfAll(item, this.#fields);
    if (alike !== undefined) {
      for (const mention of alike) this.#add(mention);
      return;
    }
    const measured =
      rangeAlone(item, this.#fields, this.#reading) ??
      pricedPer(item, this.#reading) ??
      countedRange(item, this.#reading);
    if (measured !== undefined) {
      this.#add(measured);
      return;
    }
    const read = readingInUnit(item, this.#fields, this.#reading);
    if (read !== undefined) {
      this.#add(read);
      return;
    }
    const inUnit = unitSaid(item, this.#fields, this.#reading);
    if (inUnit !== undefined) {
      this.#taken.push(...inUnit.taken);
      this.#add(inUnit.mention);
      return;
    }
    const perMember = columnsPerMember(item, items, before, this.#reading);
    if (perMember !== undefined) {
      if (perMember.replacesLast) this.#fields.pop();
      this.#taken.push(...perMember.taken);
      for (const mention of perMember.mentions) this.#add(mention);
      return;
    }
    const series = seriesNames(item, this.#reading);
    if (series !== undefined) {
      this.#taken.push(...series.taken);
      for (const mention of series.mentions) this.#add(mention);
      return;
    }
    const parts =
      partNames(item, this.#reading) ?? countedTwos(item, this.#reading) ?? countedMeasures(item, this.#reading);
    if (parts !== undefined) {
      this.#taken.push(parts.taken);
      for (const mention of parts.mentions) this.#add(mention);
      return;
    }
    // "9,000 orders that point at a supplier" speaks of the orders.
    const counted = item.founds.find(({ found }) => found.kind === "entities");
    // "which of our 3 dentists" names what is counted.
    const isOfMany = item.words.length > 1 && item.words.every(({ folded }) => ofMany.test(folded));
    if (counted !== undefined && isOfMany && item.inner.length === 0) return;
    if (counted !== undefined && (item.words[0]?.start ?? 0) > counted.found.start) return;
    const slashed = slashedNames(item, this.#reading);
    if (slashed !== undefined) {
      this.#taken.push(slashed.taken);
      for (const mention of slashed.mentions) this.#add(mention);
      return;
    }
    const bare = bareName(item, this.#reading);
    const { hint, unit } = bare;
    const sized = withSize(withAmount(bare.words, item, this.#reading), item);
    const words = withOwnerOfIts(item, sized, this.#reading);
    if (words.length === 0) {
      if (bracketsAreFields(item, this.#reading)) this.read(item.inner, null);
      else this.#readInner(item, this.#fields.at(-1) ?? null);
      return;
    }
    // "base fee 95, per km 2.5" names a price.
    if (words[0]?.folded === "per" && item.founds[0]?.found.kind === "exactly" && !isKnown(item.words, this.#reading)) {
      const priced = [...wordLike("price", words), ...item.words];
      this.#add(mentionInList(meaningOf(priced, this.#reading.lookup, this.#reading.owner), item, priced));
      return;
    }
    const behind = columnBehindPer(item.words);
    if (behind !== undefined) {
      this.#readBreakdown({ ...item, words: behind.per, opener: "per" });
      const mention = mentionOfListed(item, behind.column, { parent, isFirst: false, hint }, this.#reading);
      if (mention !== undefined) this.#add(mention);
      return;
    }
    if (words[0]?.folded === "per" && words.length > 1 && !isKnown(words, this.#reading)) {
      const isCounted = item.inner.some(({ founds }) => founds.some(({ found }) => found.kind === "entities"));
      if (!isCounted) this.#readBreakdown({ ...item, words: words.slice(1), opener: "per" });
      this.#readInner(item, null);
      return;
    }
    const happened = happenedMention(item, words, this.#fields, this.#reading);
    if (happened !== undefined) {
      if (happened !== "said") this.#add(happened);
      return;
    }
    const timed = laterTime(item, words, this.#fields.at(-1), this.#reading);
    if (timed !== undefined) {
      this.#add(timed);
      return;
    }
    const spread = spreadNames(item, words, this.#reading);
    if (spread !== undefined) {
      this.#taken.push(spread.taken);
      for (const mention of spread.mentions) this.#add(mention);
      return;
    }
    const twins = twinNames(words, this.#fields, this.#reading) ?? questionNames(item.words, this.#reading);
    if (twins !== undefined) {
      for (const each of twins) this.#add(mentionInList(each.meaning, item, each.words));
      return;
    }
    const group =
      groupOf(words, this.#reading) ??
      groupOf(stripped(words, true), this.#reading) ??
      qualifiedGroup(words, this.#reading) ??
      pluralOfSides(words, this.#reading) ??
      sideBySide(item, words, this.#reading);
    if (group !== undefined) {
      // "vitals (heart rate, spo2)" are those that are named.
      if (bracketsAreFields(item, this.#reading)) this.read(item.inner, null);
      else for (const each of group) this.#add(mentionInList(each.meaning, item, each.words));
      this.#taken.push(...partsSaid(item, group));
      return;
    }
    // "ordered, picked, delivered in this order" are times.
    const isOrdered = item.founds.some(({ found }) => found.kind === "inOrder");
    const member =
      isOrdered || isDeedBehindDeed(items, index, this.#reading)
        ? undefined
        : (memberNamed(item.words, items, index, this.#reading) ?? memberNamed(words, items, index, this.#reading));
    if (member !== undefined) {
      this.#addMember(member);
      return;
    }
    const ahead = items[index - 1];
    // "…; give bidder, bid price": a clause of its own may begin with the request.
    const isFirst = ahead?.zone !== "list" || ahead.joint === ";" || ahead.joint === ".";
    const place = { parent, isFirst, hint };
    const mention = mentionOfListed(item, words, place, this.#reading);
    if (mention === undefined) {
      this.#lost.push(textOf(words));
      this.#readInner(item, null);
      return;
    }
    if (item.inner.length > 0 && bracketsAreParts(item, mention, this.#reading)) {
      this.read(item.inner, mention);
      return;
    }
    const own = unit ?? unitAsName(words);
    this.#add(own === undefined ? mention : { ...mention, unit: own });
    this.#readInner(item, mention);
  }

  #readBreakdown(item: Item): void {
    const mention = mentionOfBreakdown(item, this.#reading);
    if (mention !== undefined) this.#add(mention);
  }

  /** "on Base and Arbitrum" */
  #readJoinedMembers(items: readonly Item[], index: number): void {
    const joined = headMembers(items, index, this.#reading);
    if (joined === undefined || this.#isWithinMembers(joined)) return;
    this.#addInline(joined);
    this.#joined.push(joined);
  }

  #isWithinMembers({ start, end }: Span): boolean {
    return this.#joined.some((each) => start < each.end && each.start < end);
  }

  #readSentence(item: Item, behind: readonly Item[]): void {
    const { mentions, inline } = mentionsInSentence(item, this.#reading);
    const again = saidAgain(item, this.#fields);
    const isFree = (mention: Mention): boolean =>
      !this.#isWithinMembers(mention) && !again.some(({ start, end }) => mention.start >= start && mention.end <= end);
    for (const mention of again) this.#add(mention);
    for (const mention of withoutItemised(mentions, item, behind, this.#reading).filter(isFree)) this.#add(mention);
    this.#inline.push(...inline.filter(({ mention }) => isFree(mention)));
  }

  /** What stands in brackets, where it is not about the field before them. */
  #readInner(item: Item, mention: Mention | null): void {
    const isCount = item.words.length === 0 && item.founds.some(({ found }) => found.kind === "entities");
    if (isCount || (mention === null && item.inner.length > 1)) this.read(item.inner, null);
  }

  #add(mention: Mention): void {
    if (this.#fields.length < MENTION_LIMIT) this.#fields.push(mention);
    else this.#cut = true;
  }

  #addInline(members: InlineMembers): void {
    this.#add(members.mention);
    this.#inline.push(members);
  }

  /** Members of one field that stand one after the other are one list. */
  #addMember(member: MembersMention): void {
    const last = this.#members.at(-1);
    if (last === undefined || last.field !== member.field) this.#members.push(member);
    else
      this.#members[this.#members.length - 1] = {
        ...last,
        values: [...last.values, ...member.values],
        end: member.end,
      };
  }
}
