import type { Found } from "../findings.ts";
import { bracketedHundredAt } from "./bracketed-shares.ts";
import { endsPhrase } from "./clause.ts";
import { fractionSharesAt } from "./fraction-shares.ts";
import { fractions } from "./fraction-words.ts";
import { ledLabelAt } from "./led-labels.ts";
import { listedRatioAt } from "./listed-ratio.ts";
import { isKindNoun, isLast, kindNouns } from "./member-list.ts";
import { paymentShareAt } from "./payment-members.ts";
import { phraseAt, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { namedRatioAt, ratioAt } from "./ratios.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { withRest } from "./rest-share.ts";
import {
  deedBeforeAt,
  deedBehindAt,
  isAnswerCode,
  jointsAt,
  labelAt,
  MOST,
  type Share,
  sharesFound,
  splitNouns,
} from "./share-parts.ts";

/** "60% mobile, 40% desktop", "card 80%, cash 15%, wallet 5%", "80/15/5 split between card, cash and wallet". They sum to 1. */
export function sharesAt(reading: Reading, at: number): Found | undefined {
  return (
    percentFirst(reading, at, at) ??
    paymentShareAt(reading, at) ??
    fractionSharesAt(reading, at) ??
    bracketedHundredAt(reading, at) ??
    calledSplit(reading, at) ??
    valueFirst(reading, at) ??
    namedRatioAt(reading, at) ??
    listedRatioAt(reading, at) ??
    hundred(reading, at) ??
    ratioAt(reading, at)
  );
}

/** "f 52%, m 48%, smoker 18%": what makes a whole is one; the next share is of something else. */
function isFull(list: readonly Share[]): boolean {
  return list.length > 1 && Math.abs(list.reduce((total, { share }) => total + share, 0) - 1) < 0.0005;
}

function percentAt(reading: Reading, at: number): { readonly share: number; readonly next: number } | undefined {
  const start = hedgeAt(reading, at).next;
  const quantity = quantityAt(reading, start);
  // "f 52%/m 48%" has no percent per metre.
  const plain = number(reading, start);
  if (plain !== undefined && word(reading, plain.next) === "%" && word(reading, plain.next + 1) === "/")
    return { share: plain.value / 100, next: plain.next + 1 };
  return quantity?.unit?.symbol === "%" ? { share: quantity.value / 100, next: quantity.next } : undefined;
}

/** "half by rail, 30% by road": a part of the whole in either form. */
function partAt(
  reading: Reading,
  at: number,
): { readonly share: number; readonly next: number; readonly isPercent: boolean } | undefined {
  const fraction = phraseAt(reading, at, fractions);
  if (fraction !== undefined) return { share: fraction.meaning, next: fraction.next, isPercent: false };
  const percent = percentAt(reading, at);
  return percent === undefined ? undefined : { ...percent, isPercent: true };
}

/** "protocol split 70% TCP / 30% UDP": the word is no part of a name. */
function calledSplit(reading: Reading, at: number): Found | undefined {
  const noun = skip(reading, at, splitNouns);
  if (noun === at || !isWord(reading, at - 1)) return undefined;
  let start = noun;
  while (start < noun + 3 && splitLinks.has(word(reading, start))) start += 1;
  return percentFirst(reading, start, at) ?? splitValueFirst(reading, start, at);
}

const splitLinks = new Set(
  ": of is exactly precisely strictly roughly about approximately as follows like into between genau exakt exactamente exactement exatamente".split(
    " ",
  ),
);

/** "blood group split exactly A 40%, B 30%, O 30%": all of the split, also where it makes more than the whole. */
function splitValueFirst(reading: Reading, at: number, from: number): Found | undefined {
  const list: Share[] = [];
  let next = at;
  for (let index = at; list.length < MOST && !isFull(list); index = jointsAt(reading, next)) {
    const label = labelAt(reading, index);
    const share = label === undefined ? undefined : percentAt(reading, label.next);
    if (label === undefined || share === undefined || (list.length > 0 && index === next)) break;
    list.push({ value: label.value, share: share.share });
    next = share.next;
  }
  const total = list.reduce((sum, { share }) => sum + share, 0);
  if (total <= 1.011) return sharesFound(reading, from, next, list);
  return list.length > 2 ? { kind: "shares", shares: list, ...spanOf(reading, from, next) } : undefined;
}

function percentFirst(reading: Reading, at: number, from: number): Found | undefined {
  // "tax 20% of gross, net is the rest" tells of amounts.
  if (isShareOfAmount(reading, at)) return undefined;
  const list: Share[] = [];
  let next = at;
  let index = at;
  let hasPercent = false;
  let of: string | undefined;
  // "smoker 20% yes, 80% no" is a flag.
  const isUnnamed = at === 0 || isBreak(reading, at - 1);
  while (list.length < MOST) {
    const part = partAt(reading, index);
    if (part === undefined) break;
    const figure = figureLabelAt(reading, part.next);
    const label =
      figure ??
      (isUnnamed ? answerAt(reading, part.next) : undefined) ??
      ledLabelAt(reading, part.next) ??
      deedBehindAt(reading, part.next) ??
      labelAt(reading, part.next);
    if (label === undefined) break;
    of ??= figure?.of;
    list.push({ value: label.value, share: part.share });
    hasPercent ||= part.isPercent;
    next = label.next;
    if (isFull(list)) break;
    index = jointsAt(reading, next);
    if (index === next && partAt(reading, next) === undefined) break;
  }
  // Fractions alone are read by themselves.
  if (!hasPercent) return undefined;
  const rest = withRest(reading, next, list);
  const named = rest === undefined ? (nounBehind(list) ?? nounBeforeEach(list)) : undefined;
  if (named !== undefined) {
    const found = sharesFound(reading, from, next, named.list);
    return found?.kind === "shares" ? { ...found, of: named.noun } : undefined;
  }
  const found = sharesFound(reading, from, rest?.next ?? next, rest?.list ?? list);
  if (found?.kind !== "shares") return found;
  const areAnswers = found.shares.every(({ value }) => isAnswerCode(value));
  if (areAnswers && (of === undefined || /^(?:status|code|response|http)$/i.test(of)))
    return { ...found, of: "status code" };
  if (isUnnamed && found.shares.filter(({ value }) => yesOrNo.test(value)).length > 1)
    return { ...found, of: answers[reading.language] };
  return of === undefined ? found : { ...found, of };
}

const yesOrNo = /^(?:yes|no|ja|nein|s[ií]|oui|non|sim|n[aã]o)$/i;
const answers = { en: "answer", de: "Antwort", es: "respuesta", fr: "réponse", pt: "resposta" } as const;

/** The "yes" and "no" of "poll of 900 people: 55% yes, 40% no, 5% abstained". */
function answerAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const ends = isBreak(reading, at + 1) || isLast(reading, at + 1) || word(reading, at + 1) === "/";
  return yesOrNo.test(word(reading, at)) && ends ? { value: word(reading, at), next: at + 1 } : undefined;
}

/** The "status 200" of "92% status 200, 8% 404": a figure as a member, with the noun of which it is one. */
function figureLabelAt(
  reading: Reading,
  at: number,
): { readonly value: string; readonly next: number; readonly of?: string } | undefined {
  const noun = isKindNoun(singularAt(reading, at)) ? at + 1 : at;
  const start = noun > at && word(reading, noun) === "code" ? noun + 1 : noun;
  const text = reading.tokens[start]?.text ?? "";
  const isEnd = isBreak(reading, start + 1) || isLast(reading, start + 1) || word(reading, start + 1) === "/";
  if (!(start > at ? /^\d{1,4}$/.test(text) : isAnswerCode(text)) || !isEnd) return undefined;
  return { value: text, next: start + 1, ...(start > at ? { of: written(reading, at, start) } : {}) };
}

/** "50% variant A, 50% variant B": the noun that is before each of the members is what they are of. */
function nounBeforeEach(
  list: readonly Share[],
): { readonly noun: string; readonly list: readonly Share[] } | undefined {
  const [noun = ""] = list[0]?.value.split(" ") ?? [];
  const isOfAll = kindNouns.has(noun.toLowerCase()) && list.every(({ value }) => value.startsWith(`${noun} `));
  if (list.length < 2 || !isOfAll) return undefined;
  return { noun, list: list.map(({ value, share }) => ({ value: value.slice(noun.length + 1), share })) };
}

const scales = /^(?:severity|priority|risk|importance|urgency|difficulty|quality|tier|plan|grade|impact|intensity)$/i;

/** "60% low, 25% medium, 15% high severity": the noun behind the last member is what they are all of. */
function nounBehind(list: readonly Share[]): { readonly noun: string; readonly list: readonly Share[] } | undefined {
  const last = list.at(-1);
  const [member = "", noun = "", ...more] = last?.value.split(" ") ?? [];
  const others = list.slice(0, -1);
  if (last === undefined || others.length === 0 || more.length > 0 || !scales.test(noun)) return undefined;
  if (others.some(({ value }) => value.includes(" "))) return undefined;
  return { noun, list: [...others, { ...last, value: member }] };
}

const amounts =
  /^(?:tax|taxes|vat|net|duty|levy|deductions?|contributions?|pension|insurance|commission|fee|margin|discount|tip|premium|royalty|royalties|interest|steuer|impuesto|imposto|impot|retencion|comision|comissao|provision|rabatt)$/;

/** A share of one amount right behind the name of another. */
function isShareOfAmount(reading: Reading, at: number): boolean {
  const share = amounts.test(word(reading, at - 1)) ? percentAt(reading, at) : undefined;
  return share !== undefined && /^(?:of|on|von|vom|de|del|du|do|da|sobre|sur)$/.test(word(reading, share.next));
}

/** The "404" of "200 95% 404 3%". */
function codeAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const text = reading.tokens[at]?.text ?? "";
  return isAnswerCode(text) && reading.tokens[at + 1]?.kind === "number" ? { value: text, next: at + 1 } : undefined;
}

/** "INFO 90% WARN 8%": the next member follows without a comma. */
function isLabelled(reading: Reading, at: number): boolean {
  const next = codeAt(reading, at)?.next ?? (isWord(reading, at) && !endsPhrase(word(reading, at)) ? at + 1 : at);
  return next > at && percentAt(reading, next) !== undefined;
}

/** "card 80%, cash 15%", "card: 0.8, cash: 0.2", "male (49%), female (51%)". */
function valueFirst(reading: Reading, at: number): Found | undefined {
  const isMiddle = at > 0 && isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1));
  if (isMiddle && codeAt(reading, at) === undefined) return undefined;
  let list: readonly Share[] = [];
  let next = at;
  let index = at;
  while (list.length < MOST) {
    const label = codeAt(reading, index) ?? deedBeforeAt(reading, index) ?? labelAt(reading, index);
    if (label === undefined) break;
    let start = label.next;
    const opened = reading.tokens[start]?.text === "(";
    while (start < label.next + 2 && ["(", ":", "=", "at", "~", "-"].includes(word(reading, start))) start += 1;
    const share = percentAt(reading, start) ?? (start > label.next ? decimalAt(reading, start) : undefined);
    if (share === undefined) break;
    list = [...list, { value: label.value, share: share.share }];
    next = opened && reading.tokens[share.next]?.text === ")" ? share.next + 1 : share.next;
    if (isFull(list)) break;
    index = jointsAt(reading, next);
    if (index === next && !isLabelled(reading, next)) break;
  }
  const left = withRest(reading, next, list);
  list = left?.list ?? list;
  next = left?.next ?? next;
  if (list.length > 0 && areBeforeTheirs(reading, at, next)) return undefined;
  const kind = list[0]?.value.toLowerCase().split(" ") ?? [];
  const isKind = kindNouns.has(word(reading, at)) || ["country", "region", "city"].includes(kind[0] ?? "");
  // "hull steel 55%, wood 30%, plastic 15%": at the head of an item one word names what the others are kinds of.
  const isAlone =
    list.length > 2 && list.slice(1).every(({ value }) => !value.includes(" ")) && beginsItem(reading, at);
  // "blood group A 41%, B 11%", "channel mobile app 60%, web 40%": what stands up to the noun of kinds is the name.
  const noun = kind.slice(0, -1).findLastIndex((text) => kindNouns.has(text));
  // "payment mix card 60%, cash 40%": nor is the word for the split a member.
  const split = kind
    .slice(0, -1)
    .findIndex((text, index) => index > 0 && /^(?:split|mix|breakdown|distribution)$/.test(text));
  const named = Math.max(split + 1, noun >= 0 ? noun + 1 : kind.length === 2 && (isKind || isAlone) ? 1 : 0);
  // The first of "country US 50%, UK 20%" is what they are members of.
  const [one] = list;
  const whole =
    named > 0 && one !== undefined
      ? sharesFound(reading, at + named, next, [
          { ...one, value: one.value.split(" ").slice(named).join(" ") },
          ...list.slice(1),
        ])
      : sharesFound(reading, at, next, list);
  if (whole !== undefined) return whole;
  // "channel (web 70%, app 40%)": so are those of one bracket.
  const total = list.reduce((sum, { share }) => sum + share, 0);
  if (list.length > 1 && total > 1.0005 && word(reading, at - 1) === "(" && word(reading, next) === ")")
    return { kind: "shares", shares: list, ...spanOf(reading, at, next) };
  // "plan: basic 55%, plus 35%, premium 25%": after the noun of a kind and a colon stand its members, too much as they are.
  const isOfKind = kindNouns.has(word(reading, at - 2)) || ["column", "field"].includes(word(reading, at - 2));
  if (list.length > 2 && total > 1.0005 && word(reading, at - 1) === ":" && isOfKind)
    return { kind: "shares", shares: list, ...spanOf(reading, at, next) };
  // "tier gold 70%, silver 40%, bronze 20%": shares that contradict each other are told as they are.
  const [, ...rest] = list;
  const head = (list[0]?.value ?? "").split(" ");
  if (list.length < 3 || head.length < 2 || rest.some(({ value }) => value.includes(" "))) return undefined;
  const told = [{ value: head.at(-1) ?? "", share: list[0]?.share ?? 0 }, ...rest];
  return { kind: "shares", shares: told, ...spanOf(reading, at + head.length - 1, next) };
}

/** "country 90% US 10% CA": the shares stand before what they are of, and the first word is the name. */
function areBeforeTheirs(reading: Reading, at: number, next: number): boolean {
  const second = labelAt(reading, at)?.next ?? at;
  const end = isWord(reading, next) ? percentFirst(reading, second, second)?.end : undefined;
  return end !== undefined && end > (reading.tokens[next]?.start ?? 0);
}

function beginsItem(reading: Reading, at: number): boolean {
  return at === 0 || (isBreak(reading, at - 1) && !["(", ":", "="].includes(word(reading, at - 1)));
}

/** "(common 60, rare 25, epic 15)", "child 20, adult 65, senior 15 percent": at least three figures that make a hundred; in brackets two. */
function hundred(reading: Reading, at: number): Found | undefined {
  const opens = word(reading, at) === "(";
  const list: Share[] = [];
  let next = opens ? at + 1 : at;
  for (let index = next; list.length < MOST; ) {
    let label = labelAt(reading, index);
    if (label === undefined) break;
    // What stands before the first member in the item names the field.
    const words = label.value.split(" ");
    if (list.length > 0 ? words.length > 2 : opens && words.length > 1) return undefined;
    if (list.length === 0) label = { ...label, value: words.at(-1) ?? "" };
    const value = number(reading, label.next);
    if (value === undefined || value.value <= 0 || !Number.isInteger(value.value)) break;
    list.push({ value: label.value, share: value.value / 100 });
    next = ["%", "percent"].includes(word(reading, value.next)) ? value.next + 1 : value.next;
    index = jointsAt(reading, next);
    // "dog 55 cat 35 rabbit 7 other 3": one behind the other.
    if (index === next && !(isWord(reading, next) && reading.tokens[next + 1]?.kind === "number")) break;
  }
  if (word(reading, next) === "(" && word(reading, next + 1) === "%" && word(reading, next + 2) === ")") next += 3;
  const least = opens ? 2 : 3;
  if (list.length < least || Math.abs(list.reduce((sum, { share }) => sum + share, 0) - 1) > 1e-9) return undefined;
  if (opens && word(reading, next) !== ")") return undefined;
  if (areBeforeTheirs(reading, at, next)) return undefined;
  const label = opens ? undefined : labelAt(reading, at);
  const from = label?.value.includes(" ") === true ? label.next - 1 : at;
  return sharesFound(reading, from, opens ? next + 1 : next, list);
}

function decimalAt(reading: Reading, at: number): { readonly share: number; readonly next: number } | undefined {
  const value = number(reading, at);
  return value === undefined || value.value <= 0 || value.value >= 1
    ? undefined
    : { share: value.value, next: value.next };
}
