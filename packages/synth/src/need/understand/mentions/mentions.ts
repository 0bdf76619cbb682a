import type { Findings, Found, Span } from "../../findings.ts";
import { knownMeaning, ofFrame } from "../meaning/known-meaning.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning, Owner } from "../meaning/meaning-shape.ts";
import { membersOfGroup } from "../words/groups.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf, keysOfWords, type Lookup, typeOf } from "../words/lookup.ts";
import {
  counterparts,
  headOfThe,
  isAdjective,
  isPlausible,
  measureNouns,
  openNames,
  phrasesOfRelation,
  spanOf,
  textOf,
  withoutHint,
  withoutMeasure,
  withoutMissing,
  withoutModifiers,
  withoutRate,
  withoutUnit,
  wordLike,
  wordOf,
} from "../words/name-words.ts";
import { beforeBoundary, circumstances, fillerNouns, prepositions, stripped, subjectOf } from "../words/noise.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import {
  type InlineMembers,
  isAboutField,
  LONGEST_NAME,
  MENTION_LIMIT,
  type MembersMention,
  type Mention,
  type Mentions,
} from "./mention.ts";

/** All fields that the need names, in its order. */
export function mentionsOf(findings: Findings, items: readonly Item[], lookup: Lookup, owner: Owner): Mentions {
  const reader = new Reader(findings, lookup, owner);
  reader.read(items, null);
  reader.readRelations();
  return reader.result();
}

function isPlural(words: readonly Word[]): boolean {
  const last = words.at(-1);
  return last !== undefined && last.folded !== last.english && last.folded.endsWith("s");
}

class Reader {
  #findings: Findings;
  #lookup: Lookup;
  #owner: Owner;
  #fields: Mention[] = [];
  #members: MembersMention[] = [];
  #inline: InlineMembers[] = [];
  #lost: string[] = [];
  #taken: Found[] = [];
  #isSql: boolean;
  #cut = false;

  constructor(findings: Findings, lookup: Lookup, owner: Owner) {
    this.#findings = findings;
    this.#isSql = /\bcreate\s+table\b/i.test(findings.text);
    this.#lookup = lookup;
    this.#owner = owner;
  }

  result(): Mentions {
    const fields = this.#fields.sort((one, other) => one.start - other.start);
    return {
      fields,
      inline: this.#inline,
      members: this.#members,
      lost: this.#lost,
      taken: this.#taken,
      cut: this.#cut,
    };
  }

  read(items: readonly Item[], parent: Mention | null): void {
    let index = 0;
    while (index < items.length) {
      const item = items[index] as Item;
      const joined = item.zone === "list" || item.zone === "breakdown" ? this.#joined(items, index) : undefined;
      if (joined !== undefined) {
        for (const mention of joined.mentions) this.#add(mention);
        this.#readInner(joined.last, joined.mentions.at(-1) ?? null);
        index += joined.count;
        continue;
      }
      const shares = item.zone === "list" ? this.#inlineShares(item) : undefined;
      if (shares !== undefined) {
        this.#add(shares.mention);
        this.#inline.push(shares);
        index += 1;
        continue;
      }
      const inline = item.zone === "list" ? this.#inlineMembers(items, index) : undefined;
      if (inline !== undefined) {
        this.#add(inline.mention);
        this.#inline.push(inline);
        index += inline.count;
        continue;
      }
      if (item.zone === "list") this.#readListed(item, items, index, parent);
      else if (item.zone === "breakdown") this.#readBreakdown(item);
      else this.#readSentence(item);
      this.#readEntityList(item);
      if (item.zone !== "list" && this.#bracketsAreFields(item)) this.read(item.inner, null);
      index += 1;
    }
  }

  /** The sides of comparisons and the like are fields, wherever they stand. */
  readRelations(): void {
    for (const found of this.#findings.found) {
      for (const phrase of phrasesOfRelation(found)) {
        const words = stripped(quotedWords(phrase, found, this.#findings.language));
        if (words.length === 0 || words.length > LONGEST_NAME) continue;
        const meaning = listedMeaning(words, this.#lookup, this.#owner);
        if (meaning === undefined && found.kind !== "offset" && found.kind !== "comparison") continue;
        const meant = meaning ?? meaningOf(words, this.#lookup, this.#owner);
        const other = this.#besides(meant, words);
        this.#add(this.#mention(other, null, found, words, other !== meant));
      }
    }
  }

  /** "amount, total = amount * 1.19": the total is not the amount, though the domain has one field for both. */
  #besides(meaning: Meaning, words: readonly Word[]): Meaning {
    const { field } = meaning;
    const key = (own: readonly Word[]): string => own.map((word) => word.english).join(" ");
    const other = this.#fields.find((mention) => field !== null && mention.meaning.field === field);
    const isOther =
      field !== null &&
      other !== undefined &&
      key(other.words) !== key(words) &&
      key(words) !== key(other.meaning.words) &&
      this.#findings.found.some(
        (found) => found.kind === "comparison" && found.is === "=" && phrasesOfRelation(found)[0] === textOf(words),
      );
    return isOther ? { ...meaning, field: null } : meaning;
  }

  /** Phrases that the conjunction belongs to ("start and end date"), and heads left out ("billed, allowed and paid amounts"). */
  #joined(
    items: readonly Item[],
    index: number,
  ): { readonly mentions: readonly Mention[]; readonly count: number; readonly last: Item } | undefined {
    const first = items[index] as Item;
    const second = items[index + 1];
    if (second === undefined || first.words.length === 0 || second.words.length === 0) return undefined;
    if (first.words.some((word) => word.identifier !== undefined)) return undefined;
    if (first.founds.length === 0 && first.inner.length === 0 && (first.joint === "and" || first.joint === "/")) {
      const start = stripped(first.words);
      const end = beforeBoundary(stripped(second.words));
      const conjunction = wordLike(first.joint === "and" ? "and" : "", start);
      const phrase = [...start, ...conjunction, ...end];
      const pair = this.#pairOf(start, end);
      if (pair !== undefined) {
        return {
          mentions: pair.map((words, at) =>
            this.#listed(meaningOf(words, this.#lookup, this.#owner), at === 0 ? first : second, words),
          ),
          count: 2,
          last: second,
        };
      }
      const known = this.#groupOf(phrase) ?? this.#groupOf([...start, ...end]) ?? this.#single(phrase);
      if (known !== undefined) {
        return {
          mentions: known.map((each) => this.#listed(each.meaning, second, each.words)),
          count: 2,
          last: second,
        };
      }
    }
    return this.#elided(items, index);
  }

  /** "token in/out", "reference low and high", "journey from/to station": what stands before or behind belongs to both. */
  #pairOf(start: readonly Word[], end: readonly Word[]): readonly (readonly Word[])[] | undefined {
    const [last, first] = [start.at(-1), end[0]];
    if (last === undefined || first === undefined || counterparts.get(last.folded) !== first.folded) return undefined;
    if (start.length > 1 && end.length === 1) return [start, [...start.slice(0, -1), ...end]];
    if (end.length > 1) return [[last, ...end.slice(1)], end];
    return undefined;
  }

  /** "mean/min/max temperature", "minutes deep/light/rem": members beside a number are parts of names. */
  #spreadNames(item: Item, words: readonly Word[]): boolean {
    const place = item.founds.find(({ found }) => found.kind === "members");
    if (place?.found.kind !== "members" || words.length === 0 || words.length > 3) return false;
    const { found, at } = place;
    const parts = found.values.map((value) => quotedWords(value, found, this.#findings.language));
    if (
      parts.length < 2 ||
      parts.some((part) => part.length === 0 || part.length > 2 || /^\d/.test(part[0]?.text ?? ""))
    )
      return false;
    const behind = at === 0;
    const head = words.at(-1) as Word;
    const type = listedMeaning(words, this.#lookup, this.#owner)?.type;
    const numeric = type !== undefined && (type.type === "number" || type.type === "date" || type.type === "datetime");
    const measured = words.length === 1 && measureNouns.has(head.english);
    if (!(behind ? numeric || measured : measured)) return false;
    this.#taken.push(found);
    for (const part of parts) {
      const name = [...part, ...words];
      this.#add(this.#listed(meaningOf(name, this.#lookup, this.#owner), item, name));
    }
    return true;
  }

  /** "billed, allowed and paid amounts": each shares the head of the last. */
  #elided(
    items: readonly Item[],
    index: number,
  ): { readonly mentions: readonly Mention[]; readonly count: number; readonly last: Item } | undefined {
    const group: Item[] = [];
    for (let at = index; at < items.length && group.length < 6; at += 1) {
      const item = items[at] as Item;
      group.push(item);
      if (item.joint !== "," && item.joint !== "and" && item.joint !== "/" && item.joint !== "or") break;
      if (at > index && (items[at - 1] as Item).joint === "and") break;
    }
    const last = group.at(-1) as Item;
    const before = group.slice(0, -1);
    if (before.length === 0 || group.at(-2)?.joint === ",") return undefined;
    const tail = beforeBoundary(stripped(last.words));
    const head = tail.at(-1);
    if (tail.length < 2 || head === undefined || head.folded === head.english) {
      if (!(tail.length >= 2 && head !== undefined)) return undefined;
    }
    // Only words that are not fields by themselves, or are better known with the head, lack it.
    let from = before.length;
    while (from > 0) {
      const words = stripped((before[from - 1] as Item).words);
      if (words.length !== 1 || (before[from - 1] as Item).founds.length > 0) break;
      const withHead = knownMeaning([...words, head], this.#lookup);
      const alone = knownMeaning(words, this.#lookup);
      if (withHead === undefined && (alone !== undefined || !isAdjective(words[0] as Word))) break;
      if (withHead !== undefined && alone !== undefined && alone.by === "frame" && withHead.by !== "frame") break;
      from -= 1;
    }
    if (from > 0 || before.length === 0) return undefined;
    const phrases = group.map((item) => (item === last ? tail : [...stripped(item.words), head]));
    const mentions = phrases.map((words, at) =>
      this.#listed(meaningOf(words, this.#lookup, this.#owner), group[at] as Item, words),
    );
    return { mentions, count: group.length, last };
  }

  /** "action allow or deny", "tariff zone A, B or C", "interior/exterior", "network base". */
  #inlineMembers(items: readonly Item[], index: number): (InlineMembers & { readonly count: number }) | undefined {
    const first = items[index] as Item;
    const words = stripped(first.words);
    if (words.length === 0 || words.some((word) => word.identifier !== undefined) || first.inner.length > 0)
      return undefined;
    const others: Item[] = [];
    let at = index;
    while (items[at]?.joint === "or" || items[at]?.joint === "/" || items[at]?.joint === "|") {
      const next = items[at + 1];
      if (next === undefined || next.words.length === 0 || next.words.length > 3 || next.sentence !== first.sentence)
        break;
      others.push(next);
      at += 1;
    }
    const rest = others.map((item) => beforeBoundary(stripped(item.words)));
    const span = { start: first.start, end: (others.at(-1) ?? first).end };
    if (words.length > 1) {
      const named = this.#nameBeforeMembers(words, rest.length > 0);
      if (named !== undefined) {
        const tail = words.slice(named.meaning.words.length);
        const own = tail.every((word) => word.text.length === 1) ? tail.map((word) => [word]) : [tail];
        const values = [...own, ...rest].map(textOf);
        if (values.length === 1 && !this.#isMemberOf(named.meaning, tail)) return undefined;
        const mention = this.#listed(named.meaning, first, named.meaning.words);
        return { mention, values, count: 1 + others.length, ...span };
      }
    }
    const [other] = rest;
    if (rest.length !== 1 || words.length !== 1 || other?.length !== 1 || first.founds.length > 0) return undefined;
    const choice =
      first.joint === "or" &&
      frameFieldOf(words, this.#lookup) === undefined &&
      frameFieldOf(other, this.#lookup) === undefined;
    if (!choice && (this.#isField(words) || this.#isField(other))) return undefined;
    const both = [...words, ...(first.joint === "or" ? wordLike("or", words) : []), ...other];
    const meaning = { ...meaningOf(both, this.#lookup, this.#owner), words: both, field: null, by: "form" as const };
    const type = {
      ...meaning.type,
      type: "enum" as const,
      model: { kind: "choice" as const, values: [textOf(words), textOf(other)] },
    };
    const { unit: _unit, minimum: _minimum, maximum: _maximum, ...plain } = type;
    const mention = this.#listed({ ...meaning, type: plain }, first, both);
    return { mention, values: [textOf(words), textOf(other)], count: 2, ...span };
  }

  /** "species dog 60% cat 35% other 5%": a name, then members with their shares. */
  #inlineShares(item: Item): InlineMembers | undefined {
    const rates = item.founds.flatMap(({ found, at }) => (found.kind === "rate" ? [{ found, at }] : []));
    const [first] = rates;
    if (first === undefined || rates.length < 2) return undefined;
    const head = stripped(item.words.slice(0, first.at));
    const named = head.length > 1 ? (this.#nameBeforeMembers(head, false)?.meaning.words ?? head.slice(0, -1)) : [];
    if (named.length === 0) return undefined;
    const quoted = rates.map(({ found }) => found.of);
    if (quoted.some((of) => of !== undefined))
      return this.#quotedShares(
        item,
        rates.map(({ found }) => found),
        named,
        head,
      );
    const members = rates.map(({ at }, index) =>
      index === 0 ? head.slice(named.length) : item.words.slice(rates[index - 1]?.at ?? 0, at),
    );
    if (members.some((words) => words.length === 0 || words.length > 3)) return undefined;
    const mention = this.#listed(meaningOf(named, this.#lookup, this.#owner), item, named);
    const values = members.map(textOf);
    const shares = rates.map(({ found }) => found.rate);
    return { mention, values, shares, start: first.found.start, end: item.end };
  }

  /** "species dog 60% cat 35% other 5%", where each share was read with the member behind it. */
  #quotedShares(
    item: Item,
    rates: readonly Extract<Found, { kind: "rate" }>[],
    named: readonly Word[],
    head: readonly Word[],
  ): InlineMembers | undefined {
    const [first] = rates;
    const before = rates.slice(0, -1).map(({ of }) => of);
    if (first === undefined || rates.at(-1)?.of !== undefined || before.some((of) => of === undefined))
      return undefined;
    const values = [textOf(head.slice(named.length)), ...(before as string[])];
    const mention = this.#listed(meaningOf(named, this.#lookup, this.#owner), item, named);
    return { mention, values, shares: rates.map(({ rate }) => rate), start: first.start, end: item.end };
  }

  /** "CREATE TABLE sensor_alerts", "FROM order_lines". */
  #isTableName(word: Word, item: Item): boolean {
    const before = item.words.filter((each) => each.end <= word.start).at(-1)?.folded ?? "";
    return /^(?:table|from|into|join|update)$/.test(before);
  }

  #isField(words: readonly Word[]): boolean {
    const known = knownMeaning(words, this.#lookup);
    return known !== undefined && (known.by === "frame" || known.type.type !== "int");
  }

  /** The longest name before one or two words that are no part of it. */
  #nameBeforeMembers(words: readonly Word[], alternatives: boolean): { readonly meaning: Meaning } | undefined {
    if (knownMeaning(words, this.#lookup) !== undefined) return undefined;
    const letters = words.findIndex((word) => word.text.length === 1 && /[A-Z0-9]/.test(word.text));
    if (alternatives && letters > 0 && words.slice(letters).every((word) => word.text.length === 1)) {
      const name = words.slice(0, letters);
      return { meaning: { ...meaningOf(name, this.#lookup, this.#owner), words: name } };
    }
    // "transport stdio or http": neither word is known, the first names what the others are.
    if (alternatives && words.length === 2 && words.every((word) => knownMeaning([word], this.#lookup) === undefined)) {
      const name = words.slice(0, 1);
      return { meaning: { ...meaningOf(name, this.#lookup, this.#owner), words: name } };
    }
    for (let length = words.length - 1; length >= Math.max(1, words.length - 3); length -= 1) {
      const meaning = knownMeaning(words.slice(0, length), this.#lookup);
      if (meaning === undefined) continue;
      const { type } = meaning.type;
      if (type !== "enum" && type !== "string" && !(alternatives && type === "bool")) continue;
      return { meaning: { ...meaning, words: words.slice(0, length) } };
    }
    return undefined;
  }

  #isMemberOf({ type }: Meaning, words: readonly Word[]): boolean {
    if (type.model.kind !== "choice") return false;
    const key = phraseKey(words.map((word) => word.text));
    return type.model.values.some((value) => phraseKey(wordsOf(value)) === key);
  }

  #single(words: readonly Word[]): readonly { meaning: Meaning; words: readonly Word[] }[] | undefined {
    const meaning = knownMeaning(words, this.#lookup);
    return meaning === undefined ? undefined : [{ meaning, words }];
  }

  /** The fields of a group phrase, unless the frame has one field for it. */
  #groupOf(words: readonly Word[]): readonly { meaning: Meaning; words: readonly Word[] }[] | undefined {
    for (const key of keysOfWords(words)) {
      const members = membersOfGroup(key);
      const at = words[0];
      if (members === undefined || at === undefined) continue;
      const fields = members.map((member) => {
        const phrase = wordsOf(member).map((text) => ({ ...wordOf(text, at), text }));
        return { meaning: meaningOf(phrase, this.#lookup, this.#owner), words: phrase };
      });
      // One field of the domain may be called so too; its parts go before it where the domain has them all.
      const whole = new Set(fields.map(({ meaning }) => meaning.field)).size === fields.length;
      const parts = whole && fields.every(({ meaning }) => meaning.field !== null);
      if (!parts && (frameFieldOf(words, this.#lookup) !== undefined || /token/.test(key))) return undefined;
      return fields;
    }
    return undefined;
  }

  #readListed(item: Item, items: readonly Item[], index: number, parent: Mention | null): void {
    // "9,000 orders that point at a supplier" speaks of the orders.
    const counted = item.founds.find(({ found }) => found.kind === "entities");
    if (counted !== undefined && (item.words[0]?.start ?? 0) > counted.found.start) return;
    const { words: bare, hint } = withoutHint(item.words, this.#isSql);
    const { words: named, unit } = withoutUnit(
      stripped(withoutMeasure(bare, item)),
      (each) => knownMeaning(each, this.#lookup) !== undefined,
    );
    const isKnown = (each: readonly Word[]): boolean => knownMeaning(each, this.#lookup) !== undefined;
    const words = withoutModifiers(withoutRate(withoutMissing(named, item), item, isKnown), isKnown);
    if (words.length === 0) {
      if (this.#bracketsAreFields(item)) this.read(item.inner, null);
      else this.#readInner(item, this.#fields.at(-1) ?? null);
      return;
    }
    if (this.#spreadNames(item, words)) return;
    const group = this.#groupOf(words) ?? this.#groupOf(stripped(words, true));
    if (group !== undefined) {
      for (const each of group) this.#add(this.#listed(each.meaning, item, each.words));
      this.#readInner(item, null);
      return;
    }
    if (this.#readMember(item, item.words, items, index) || this.#readMember(item, words, items, index)) return;
    const mention = this.#listedMention(item, words, hint, parent, items[index - 1]?.zone !== "list");
    if (mention === undefined) {
      this.#lost.push(words.map((word) => word.text).join(" "));
      this.#readInner(item, null);
      return;
    }
    if (item.inner.length > 0 && this.#innerAreFields(item, mention)) {
      this.read(item.inner, mention);
      return;
    }
    this.#add(unit === null ? mention : { ...mention, unit });
    this.#readInner(item, mention);
  }

  /** A phrase among the fields that names a member of one of them. */
  #readMember(item: Item, words: readonly Word[], items: readonly Item[], index: number): boolean {
    const { frame, vocabulary } = this.#lookup;
    if (frame === null) return false;
    if (frameFieldOf(words, this.#lookup) !== undefined) return false;
    if (item.founds.some(({ found }) => isAboutField(found))) return false;
    for (const key of keysOfWords(words)) {
      const member = vocabulary.frameMember(frame, key);
      if (member === undefined) continue;
      if (typeOf(words, this.#lookup) !== undefined && !this.#neighboursAreMembers(items, index)) continue;
      const last = this.#members.at(-1);
      if (last !== undefined && last.field === member.field) {
        this.#members[this.#members.length - 1] = { ...last, values: [...last.values, member.value], end: item.end };
      } else {
        this.#members.push({ field: member.field, values: [member.value], start: item.start, end: item.end });
      }
      return true;
    }
    return false;
  }

  #neighboursAreMembers(items: readonly Item[], index: number): boolean {
    const { frame, vocabulary } = this.#lookup;
    if (frame === null) return false;
    const sentence = items[index]?.sentence;
    const fields = [index - 1, index, index + 1].map((at) => {
      const item = items[at];
      const words =
        item === undefined || item.sentence !== sentence || item.zone !== "list" ? [] : stripped(item.words);
      const keys = words.length === 0 ? [] : keysOfWords(words);
      return keys.map((key) => vocabulary.frameMember(frame, key)?.field).find((field) => field !== undefined);
    });
    return fields[1] !== undefined && (fields[0] === fields[1] || fields[2] === fields[1]);
  }

  #listedMention(
    item: Item,
    words: readonly Word[],
    hint: string | null,
    parent: Mention | null,
    isFirst: boolean,
  ): Mention | undefined {
    const identifier =
      words.find((word) => word.identifier?.includes("_") === true)?.identifier ?? words[0]?.identifier;
    const candidates: (readonly Word[])[] = [words];
    if (identifier === undefined) {
      const subject = subjectOf(words);
      // "show name, email": the request's verb stands only before the first; "show name" among others is a name.
      const thorough = stripped(subject, isFirst);
      for (const each of [subject, beforeBoundary(subject), thorough, beforeBoundary(thorough)]) {
        if (each.length > 0 && !candidates.some((known) => known.length === each.length && known[0] === each[0])) {
          candidates.push(each);
        }
      }
    } else {
      const own = words.filter((word) => word.identifier === identifier);
      if (own.length < words.length) candidates.unshift(own);
    }
    const flagged = item.founds.some(({ found }) => found.kind === "rate");
    for (const each of candidates) {
      // "paid by app in 40%" is not just paid.
      if (flagged && each.length < words.length && beforeBoundary(words).length === each.length) continue;
      // "days to resolution" are not just days.
      if (
        each.length === 1 &&
        words.length > 1 &&
        !/^\d/.test(words[2]?.text ?? "") &&
        words.length <= LONGEST_NAME &&
        openNames.has(each[0]?.english ?? "")
      )
        continue;
      const meaning = knownMeaning(each, this.#lookup);
      if (meaning !== undefined) return this.#listed(meaning, item, each, hint);
    }
    if (/^\d/.test(words[0]?.text ?? "")) return undefined;
    // "no self-follows" denies; "no-show" is one word.
    const isDenied = /^(?:no|without|not)$/.test(words[0]?.folded ?? "") && words[1]?.start !== words[0]?.start;
    if (isDenied && identifier === undefined) return undefined;
    // "no nulls in department", "during one shift": the first is about a field, the second none.
    if (identifier === undefined && words.length > 1 && circumstances.has(words[0]?.folded ?? "")) return undefined;
    if (identifier === undefined && words.length > 1 && prepositions.has(words[0]?.folded ?? "")) {
      return this.#listedMention(item, words.slice(1), hint, parent, isFirst);
    }
    const chosen = identifier === undefined ? this.#nameIn(words, item) : (candidates[0] as readonly Word[]);
    const listed = listedMeaning(chosen, this.#lookup, this.#owner);
    if (listed !== undefined && listed.by !== "form") {
      return this.#listed(
        listed.by === "suffix" ? meaningOf(chosen, this.#lookup, this.#owner) : listed,
        item,
        chosen,
        hint,
      );
    }
    const inside = chosen.length > 2 && identifier === undefined ? this.#longestInside(chosen) : undefined;
    if (inside !== undefined && (chosen.length > LONGEST_NAME || item.opener === "(")) {
      return this.#listed(inside, item, inside.words, hint);
    }
    if (parent !== null && item.opener === "(") return undefined;
    if (item.opener === "," && listed === undefined && !isPlausible(chosen, item)) return undefined;
    if (chosen.length > LONGEST_NAME || !chosen.some((word) => /^\p{L}/u.test(word.text))) return undefined;
    if (chosen.length === 1 && (chosen[0]?.text.length ?? 0) === 1 && item.opener !== ":") return undefined;
    return this.#listed(listed ?? meaningOf(chosen, this.#lookup, this.#owner), item, chosen, hint);
  }

  /** The words of an unknown phrase that are its name: up to the verb, and up to an explanation unless the name needs it. */
  #nameIn(words: readonly Word[], item: Item): readonly Word[] {
    const subject = headOfThe(subjectOf(words));
    const core = beforeBoundary(subject);
    if (core.length === subject.length || subject.length > LONGEST_NAME) return core;
    const flagged = item.founds.some(({ found }) => found.kind === "rate");
    const counted = /^\d/.test(subject[core.length + 1]?.text ?? "");
    const open = core.length === 1 && !counted && openNames.has(core[0]?.english ?? "");
    return flagged || open ? subject : core;
  }

  #longestInside(words: readonly Word[]): Meaning | undefined {
    for (let length = Math.min(words.length, this.#lookup.vocabulary.longest); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const phrase = words.slice(start, start + length);
        if (length === 1 && (phrase[0]?.folded.length ?? 0) < 4) continue;
        const meaning = knownMeaning(phrase, this.#lookup);
        if (meaning !== undefined) return { ...meaning, confidence: meaning.confidence * 0.7 };
      }
    }
    return undefined;
  }

  /** Whether what stands in brackets are fields ("location (lat, lon)"), not members, units or explanations. */
  #innerAreFields(item: Item, mention: Mention): boolean {
    if (mention.meaning.type.type === "enum" && mention.meaning.by !== "form") return false;
    const phrases = item.inner.filter((inner) => inner.words.length > 0);
    if (phrases.length < 2) return false;
    const known = phrases.filter((inner) => {
      const words = stripped(inner.words);
      return knownMeaning(words, this.#lookup) !== undefined || words.some((word) => word.identifier !== undefined);
    });
    return known.length * 2 > phrases.length;
  }

  /** "400 suppliers (id, name, country)": what stands behind a number of things are their fields. */
  #readEntityList(item: Item): void {
    const { found: entity } = item.founds.find(({ found }) => found.kind === "entities") ?? {};
    const { found: list } = item.founds.find(({ found }) => found.kind === "members") ?? {};
    if (entity === undefined || list?.kind !== "members" || list.start < entity.end) return;
    const phrases = list.values.map((value) => stripped(quotedWords(value, list, this.#findings.language)));
    const meant = phrases.filter((words) => words.length > 0 && words.length <= LONGEST_NAME);
    const known = meant.filter((words) => knownMeaning(words, this.#lookup) !== undefined);
    if (known.length * 2 < meant.length) return;
    for (const words of meant) this.#add(this.#listed(meaningOf(words, this.#lookup, this.#owner), item, words));
  }

  /** "sensor readings (timestamp, temperature, humidity)", "CREATE TABLE t (...)". */
  #bracketsAreFields(item: Item): boolean {
    const phrases = item.inner.filter((inner) => inner.words.length > 0);
    if (phrases.length < 2) return false;
    const known = phrases.filter(
      ({ words }) =>
        words.some((word) => word.identifier !== undefined) ||
        withoutHint(words, this.#isSql).hint !== null ||
        knownMeaning(stripped(words), this.#lookup) !== undefined,
    );
    const said = phrases.filter(({ founds }) => founds.some(({ found }) => isAboutField(found)));
    return (
      known.length * 2 >= phrases.length || (phrases.length > 2 && known.length + said.length >= phrases.length / 2)
    );
  }

  #readInner(item: Item, mention: Mention | null): void {
    if (item.words.length === 0 && item.founds.some(({ found }) => found.kind === "entities")) {
      this.read(item.inner, null);
      return;
    }
    if (mention !== null && mention.meaning.type.type !== "enum") return;
    if (mention === null && item.inner.length > 1) this.read(item.inner, null);
  }

  #readBreakdown(item: Item): void {
    const bare = beforeBoundary(stripped(item.words));
    const words = bare.length === 0 ? item.words : bare;
    if (words.length === 0 || words.length > LONGEST_NAME) return;
    const meaning = listedMeaning(words, this.#lookup, this.#owner);
    if (meaning !== undefined && meaning.by !== "form") {
      if (words.length === 1 && this.#owner.record.has(words[0]?.english ?? "")) return;
      // "payments made by crawlers" says who made them.
      if (meaning.type.type === "bool" && isPlural(words)) return;
      this.#add(this.#listed(meaning, item, words));
    } else if (words.length <= 2 && item.opener === "per") {
      // "per request": what there is one row for has a key.
      const key = [...words, ...wordLike("id", words)];
      this.#add(this.#listed(meaningOf(key, this.#lookup, this.#owner), item, key));
    }
  }

  /** Fields within a sentence: identifiers, what a finding speaks about, and names of the frame's own fields. */
  #readSentence(item: Item): void {
    const identifiers = new Set<string>();
    for (const word of item.words) {
      // A brand may have two humps; a column in a sentence has an underscore.
      if (word.identifier?.includes("_") !== true || identifiers.has(word.identifier)) continue;
      if (this.#isTableName(word, item)) continue;
      identifiers.add(word.identifier);
      const own = item.words.filter((each) => each.identifier === word.identifier);
      this.#add(this.#mention(meaningOf(own, this.#lookup, this.#owner), item, own[0] as Word, own, true));
    }
    if (identifiers.size > 0) return;
    const findings = item.founds.some(({ found }) => isAboutField(found));
    this.#readPlatforms(item);
    let start = 0;
    while (start < item.words.length) {
      const group = this.#groupAt(item.words, start);
      if (group !== undefined) {
        for (const each of group.fields)
          this.#add(this.#mention(each.meaning, item, item.words[start] as Word, each.words, true));
        start += group.length;
        continue;
      }
      const meaning = this.#longestAt(item.words, start);
      if (meaning !== undefined && this.#isMeant(meaning, item, findings)) {
        this.#add(this.#mention(meaning, item, spanOf(meaning.words), meaning.words, false));
        start += meaning.words.length;
      } else {
        start += Math.max(1, meaning === undefined ? 1 : meaning.words.length);
      }
    }
  }

  /** "traces on Base", "orders via app": a member of the domain's own enumeration says which all rows have. */
  #readPlatforms(item: Item): void {
    const { frame, vocabulary } = this.#lookup;
    if (frame === null) return;
    for (const [at, word] of item.words.entries()) {
      if (word.folded !== "on" && word.folded !== "via") continue;
      const next = item.words[at + 1];
      const member = next === undefined ? undefined : vocabulary.frameMember(frame, next.english);
      const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
      if (next === undefined || member === undefined || type === undefined || next.text === next.folded) continue;
      const meaning: Meaning = {
        words: [next],
        field: member.field,
        type: ofFrame(member.field, type),
        by: "frame",
        confidence: 0.8,
      };
      const mention = { ...this.#mention(meaning, item, next, [], true) };
      this.#add(mention);
      this.#inline.push({ mention, values: [member.value], start: next.start, end: next.end });
    }
  }

  /** "OHLCV bars", "readings with coordinates": short forms that stand for several fields of the domain. */
  #groupAt(
    words: readonly Word[],
    start: number,
  ): { readonly fields: readonly { meaning: Meaning; words: readonly Word[] }[]; readonly length: number } | undefined {
    for (const length of [2, 1]) {
      const phrase = words.slice(start, start + length);
      if (phrase.length < length || phrase[0]?.folded === "gps") continue;
      const fields = this.#groupOf(phrase);
      if (fields?.every(({ meaning }) => meaning.field !== null) === true) return { fields, length };
    }
    return undefined;
  }

  #longestAt(words: readonly Word[], start: number): Meaning | undefined {
    for (let length = Math.min(this.#lookup.vocabulary.longest, words.length - start); length > 0; length -= 1) {
      const meaning = knownMeaning(words.slice(start, start + length), this.#lookup);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }

  /** Whether a known phrase in a sentence is meant as a field and is not just the subject of the talk. */
  #isMeant(meaning: Meaning, item: Item, findings: boolean): boolean {
    const nouns = meaning.words.every((word) => this.#owner.nouns.has(word.english));
    const measured = meaning.type.type === "number" && meaning.type.unit !== undefined;
    if (nouns && !(measured && this.#lookup.frame === null)) return false;
    if (meaning.words.every((word) => fillerNouns.has(word.english))) return false;
    const long = meaning.words.length > 1;
    const single = meaning.words[0]?.folded.length ?? 0;
    if (item.zone === "head") {
      // "payments by crawlers", "second-hand listings": nouns of what the need is about are no flags, nor parts of a word.
      if (meaning.type.type === "bool" && !findings) return false;
      if (this.#isHyphenated(meaning)) return false;
      if (meaning.field === null && this.#lookup.frame === null) return measured && single > 4;
      if (meaning.field === null) return findings && long;
      return measured || (findings && (long || single > 4));
    }
    if (meaning.field !== null) return long || findings || single > 4;
    return (long && meaning.type.type !== "id") || (findings && single > 3);
  }

  #isHyphenated({ words }: Meaning): boolean {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return false;
    const { text } = this.#findings;
    if (words.length === 1 && text.slice(first.start, last.end).includes("-")) return !first.text.includes("-");
    return (
      /[\p{L}\d]-$/u.test(text.slice(Math.max(0, first.start - 2), first.start)) ||
      /^-\p{L}/u.test(text.slice(last.end, last.end + 2))
    );
  }

  #listed(meaning: Meaning, item: Item, words: readonly Word[], hint: string | null = null): Mention {
    return { ...this.#mention(meaning, item, spanOf(words.length === 0 ? item.words : words), words, true), hint };
  }

  #mention(
    meaning: Meaning,
    item: Item | null,
    { start, end }: Span,
    words: readonly Word[],
    listed: boolean,
  ): Mention {
    return { meaning, item, sentence: item?.sentence ?? -1, listed, hint: null, unit: null, words, start, end };
  }

  #add(mention: Mention): void {
    if (this.#fields.length < MENTION_LIMIT) this.#fields.push(mention);
    else this.#cut = true;
  }
}
