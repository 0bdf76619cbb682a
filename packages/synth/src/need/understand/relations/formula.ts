import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution } from "../../../inferred/model.ts";
import { signed } from "../../extract/operators.ts";
import type { Rule } from "../../frames/frame.ts";
import { isTakenOff } from "../../rules/minuend.ts";
import { madeProduct, type Product } from "../../rules/product-rule.ts";
import { namesLength } from "../../text/length-words.ts";
import { becomeTimeLike } from "../draft/become-time.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, decimalsOf, finenessOf } from "../draft/numeric.ts";
import { isCalledByUnitOf } from "../words/measured-nouns.ts";
import { countSaid, isCollective } from "../words/name-words.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { type Part, timeRule, units } from "./lengths.ts";
import { leviedRule } from "./levied-rule.ts";
import { amountsNamed, bothBefore, isOpenName, lastAmounts, namedBefore, numberedRun } from "./of-named.ts";
import { inHundredths } from "./percent-factors.ts";
import { type Monomial, monomialsOf } from "./polynomial.ts";
import { timedRule } from "./timed.ts";

const anyAmount: Distribution = { kind: "lognormal", median: 400, sigma: 0.8 };

type Finder = (phrase: string) => DraftField | undefined;

/** "amount = hours x rate", "nights = check out - check in", "total = subtotal + tax". */
export function equationRule(
  result: DraftField,
  formula: string,
  find: Finder,
  table: DraftTable,
  pair: readonly DraftField[] = [],
): Rule | undefined {
  const right = signed(formula);
  const [, both, count] = /^their (sum|difference|product|average)(?: of (\d+))?$/.exec(right) ?? [];
  if (both !== undefined) return ofBoth(result, both, Number(count ?? 2), table, pair);
  const sameness = /^(.+?)\s+(?:equals|equal to|matches|is|==?)\s+(.+)$/i.exec(right);
  if (sameness !== null) return samenessRule(result, find(sameness[1] ?? ""), find(sameness[2] ?? ""));
  const levied = leviedRule(result, right, find);
  if (levied !== undefined) return levied;
  const told = monomialsOf(right);
  if (told === undefined) return undefined;
  const monomials = told.flatMap((each) => partsNamed(each, result, told, find, table));
  const found = new Map<string, DraftField>();
  for (const name of monomials.flatMap(({ of, by }) => [...of, ...by])) {
    const field = numberOrTime(name, result, find, table);
    if (field === undefined || field === result) return undefined;
    found.set(name, field);
  }
  beCountsTogether(result, [...found.values()]);
  beMovements(result, [...found.values()]);
  if (told.every(({ times, by }) => times > 0 && by.length === 0)) beLengthsAdded(result, [...found.values()]);
  beTimesTogether([...found.values()]);
  beLengthsTogether([...found.values()]);
  beAmountsTogether(result, [...found.values()]);
  if (told.every(({ times, of, by }) => Math.abs(times) === 1 && of.length === 1 && by.length === 0)) {
    beSharesOfMoney(result, [...found.values()]);
    beLikeTheNumber(result, [...found.values()]);
  }
  const fieldsOf = (names: readonly string[]): readonly DraftField[] => names.flatMap((name) => found.get(name) ?? []);
  const said = monomials.map(({ times, of, by }) => ({ times, of: fieldsOf(of), by: fieldsOf(by) }));
  if ([...found.values()].some(isTime)) return timeRule(result, said) ?? timedRule(result, said);
  if (found.size === 0) return undefined;
  beComputed(result, [...found.values()]);
  return isNumeric(result) && [...found.values()].every(isNumeric) ? numberRule(result, said) : undefined;
}

const someOf: Distribution = { kind: "lognormal", median: 40, sigma: 0.6 };

/** "binned = baked minus sold": where nothing is known of any of them, so many were. */
function beCountsTogether(result: DraftField, fields: readonly DraftField[]): void {
  const all = [result, ...fields];
  if (fields.length < 2 || namesLength(result.name) || !all.every(isOpenName)) return;
  for (const field of all) becomeNumeric(field, true, someOf);
  // Of so many there are never fewer than none left.
  result.minimum ??= 0;
}

const someMinutes: Distribution = { kind: "lognormal", median: 45, sigma: 0.5 };

/** "total time is the sum of swim time and bike time": moments cannot be added up, lengths of time can. */
function beLengthsAdded(result: DraftField, fields: readonly DraftField[]): void {
  const times = fields.filter(isTime);
  const all = [result, ...fields];
  const isTotal = /^(?:total|overall|gesamt)/.test(result.name) && fields.length > 1;
  if ((times.length < 2 && !isTotal) || all.some((field) => isTime(field) && field.fixed.size > 0)) return;
  const like = fields.find(isNumeric);
  const distribution = like === undefined ? someMinutes : (distributionOf(like.model) ?? someMinutes);
  for (const field of all.filter(isTime)) {
    becomeNumeric(field, like?.type === "int", distribution);
    field.unit = like?.unit ?? "min";
  }
}

/** "restored minus start": beside a time a mere participle is one too. */
function beTimesTogether(fields: readonly DraftField[]): void {
  const [first, second, ...others] = fields;
  if (first === undefined || second === undefined || others.length > 0 || isTime(first) === isTime(second)) return;
  const [time, other] = isTime(first) ? [first, second] : [second, first];
  if (other.fixed.size === 0 && (other.type === "bool" || (!other.known && other.type === "string")))
    becomeTimeLike(other, time);
}

/** "handle time = talk + after-call work": beside a length of time what is open is one too. */
function beLengthsTogether(fields: readonly DraftField[]): void {
  const like = fields.find((field) => isNumeric(field) && isTimeNamed(field));
  const distribution = like === undefined ? undefined : distributionOf(like.model);
  if (like === undefined || distribution === undefined || fields.some(isTime)) return;
  for (const field of fields) {
    if (isNumeric(field) || field.fixed.size > 0 || (field.type !== "bool" && field.type !== "string")) continue;
    becomeNumeric(field, like.type === "int", distribution);
    field.unit = like.unit;
  }
}

/** "pay minus tax minus union dues": beside two numbers, what only looks like a time is one too. */
function beAmountsTogether(result: DraftField, fields: readonly DraftField[]): void {
  const numbers = fields.filter(isNumeric);
  const like = numbers[0] === undefined ? undefined : distributionOf(numbers[0].model);
  if (numbers.length < 2 || !isNumeric(result) || like === undefined) return;
  for (const field of fields) {
    if (!isTime(field) || field.fixed.size > 0) continue;
    becomeNumeric(field, result.type === "int", like);
    field.unit = result.unit;
  }
}

/** What comes in and goes out of a stock, when it is no time at which it did. */
const moved =
  /^(?:shipped|received|sold|issued|returned|produced|consumed|used|dispatched|delivered|purchased|bought|added|removed|withdrawn|deposited|scrapped|wasted|binned|lost|transferred)$/;

/** "closing = opening + received - shipped": how many came in and went out, and no times at which. */
function beMovements(result: DraftField, fields: readonly DraftField[]): void {
  const all = [result, ...fields];
  const isFree = (field: DraftField): boolean =>
    field.fixed.size === 0 &&
    ((moved.test(field.name) && (isTime(field) || field.type === "bool")) || isOpenName(field));
  if (fields.length < 3 || !fields.some(({ name }) => moved.test(name))) return;
  if (!all.every((field) => isNumeric(field) || isFree(field)) || !all.some((field) => !isNumeric(field))) return;
  for (const field of all) if (!isNumeric(field)) becomeNumeric(field, true, someOf);
  result.minimum ??= 0;
}

/** "total in EUR, made up of own share and public share": what adds up to money is no ratio. */
function beSharesOfMoney(result: DraftField, fields: readonly DraftField[]): void {
  if (!isNumeric(result) || !isMoney(result.unit)) return;
  for (const field of fields) {
    if (!/(?:share|portion|anteil)$/.test(field.name) || field.fixed.size > 0 || isMoney(field.unit)) continue;
    const whole = ((result.minimum ?? 0) + (result.maximum ?? 1600)) / 2;
    const distribution = { kind: "lognormal", median: whole / fields.length, sigma: 0.5 } as const;
    field.type = "number";
    field.model = { kind: "number", distribution, decimals: 2 };
    field.unit = result.unit;
    field.maximum = undefined;
  }
}

function isMoney(unit: string | null): boolean {
  return unit !== null && /^(?:[A-Z]{3,4}|currency)$/.test(unit);
}

/** "budget in EUR, spent, remaining = budget - spent": in a sum or a difference what is open is as the number among them is. */
function beLikeTheNumber(result: DraftField, fields: readonly DraftField[]): void {
  const like = fields.find(isNumeric);
  const distribution = like === undefined ? undefined : distributionOf(like.model);
  const all = [result, ...fields];
  if (like === undefined || distribution === undefined || fields.length < 2) return;
  // "total cost = labour + material": what is added to a number is no kind of thing.
  const isTerm = (field: DraftField): boolean =>
    isNumeric(result) && field !== result && field.fixed.size === 0 && ["enum", "string"].includes(field.type);
  if (!all.every((field) => isNumeric(field) || isOpenName(field) || isTerm(field))) return;
  for (const field of all) {
    if (isNumeric(field)) continue;
    becomeNumeric(field, like.type === "int", distribution);
    field.unit = like.unit;
  }
}

/** A sum of numbers, a product with something added, or a ratio. */
function numberRule(result: DraftField, told: readonly Part[]): Rule | undefined {
  const parts = inHundredths(result, told);
  const decimals = finenessOf(result);
  const statement = `${result.name} = ${parts.map(inWords).join("")}`;
  const needs = [result.name, ...new Set(parts.flatMap(({ of, by }) => [...of, ...by].map(({ name }) => name)))];
  const [single, ...more] = parts;
  if (single?.by.length === 1 && more.length === 0) return ratioRule(result, single, statement, needs);
  if (parts.some(({ by }) => by.length > 0)) return undefined;
  const lessened = lessenedProduct(parts);
  if (lessened !== undefined) return { statement, needs, ...madeProduct(result, lessened, decimals) };
  const products = parts.filter(({ of }) => of.length > 1);
  const terms = parts.filter(({ of }) => of.length === 1);
  const constant = parts.filter(({ of }) => of.length === 0).reduce((sum, { times }) => sum + times, 0);
  const added = terms.map(({ of, times }) => ({ field: of[0]?.name ?? "", times }));
  const [product, ...otherProducts] = products;
  if (product === undefined && terms.length === 1 && constant === 0 && single !== undefined) {
    // A multiple of rents is an amount of their currency.
    result.unit ??= single.of[0]?.unit ?? null;
    return { statement, needs, ...madeProduct(result, productOf(single), decimals) };
  }
  if (product === undefined) {
    // "3 USD per million tokens": what is weighed by prices is none of what is counted.
    const isPriced = constant !== 0 || terms.some(({ times }) => Math.abs(times) !== 1);
    if (isPriced) bePriced(result);
    if (terms.length > 1 && terms.every(({ times }) => times > 0) && !isPriced) {
      widen(result);
      beNoMoney(
        result,
        terms.flatMap(({ of }) => of),
      );
    }
    const [one, other] = terms.flatMap(({ of }) => of);
    if (terms.length === 2 && one !== undefined && other !== undefined && changes.test(result.name)) {
      beOfOneKind(one, other, result);
      beOfEitherSign(result);
    }
    if (!isPriced)
      beOfTheirUnit(
        result,
        terms.flatMap(({ of }) => of),
      );
    const plus = constant === 0 ? {} : { plus: constant };
    const own = asFineAs(
      result,
      terms.flatMap(({ of }) => of),
    );
    const decimals = isPriced ? Math.max(own, fineness(terms)) : own;
    return {
      statement,
      needs,
      sets: { [result.name]: { kind: "sum", terms: added, decimals, ...plus } },
      checks: [{ kind: "sum", total: result.name, terms: added, ...plus }],
    };
  }
  if (otherProducts.length > 0 || constant !== 0) return undefined;
  beMoneyAdded(
    result,
    terms.flatMap(({ of }) => of),
  );
  const whole = { ...productOf(product), ...(added.length === 0 ? {} : { plus: added }) };
  return { statement, needs, ...madeProduct(result, whole, decimals) };
}

const MOST_DECIMALS = 9;

/** Decimals enough to tell one more of the cheapest from none: six for 3 USD per million tokens. */
function fineness(terms: readonly Part[]): number {
  const least = Math.min(...terms.map(({ times }) => Math.abs(times)));
  return least >= 0.01 ? 0 : Math.min(MOST_DECIMALS, Math.ceil(-Math.log10(least)));
}

/** What comes of prices is no whole number. */
function bePriced(result: DraftField): void {
  widen(result);
  if (result.type !== "int" || result.fixed.size > 0) return;
  result.type = "number";
  if (result.model.kind === "number") result.model = { ...result.model, decimals: 2 };
}

function productOf({ of, times }: Part): Product {
  return { factors: of.map(({ name }) => name), ...(times === 1 ? {} : { times }) };
}

/** "qty x price x (1 - discount)": a product, and the same once more times a share that is taken off it or added to it. */
function lessenedProduct([whole, taken, ...more]: readonly Part[]): Product | undefined {
  if (whole === undefined || taken === undefined || more.length > 0 || whole.of.length < 2) return undefined;
  const [share, ...others] = taken.of.filter((field) => !whole.of.includes(field));
  const isSame = taken.of.length === whole.of.length + 1 && whole.of.every((field) => taken.of.includes(field));
  if (share === undefined || others.length > 0 || !isSame || whole.times === 0) return undefined;
  const off = { field: share.name, times: Number((-taken.times / whole.times).toPrecision(12)) };
  return { ...productOf(whole), off: [off] };
}

/** "total = days * price + extras": what is added to an amount of money is one, and no number of things. */
function beMoneyAdded(result: DraftField, terms: readonly DraftField[]): void {
  if (!isMoney(result.unit)) return;
  for (const term of terms) {
    if (term.type !== "int" || term.unit !== null || term.fixed.size > 0) continue;
    term.type = "number";
    term.unit = result.unit;
    term.model = { kind: "number", distribution: { kind: "lognormal", median: 25, sigma: 0.7 }, decimals: 2 };
  }
}

/** "arrears = rent due - rent paid": a sum of amounts is one, to the cent, whatever it looked like by itself. */
function asFineAs(result: DraftField, terms: readonly DraftField[]): number {
  const own = finenessOf(result);
  const finest = Math.max(own, ...terms.map((term) => finenessOf(term)));
  if (finest > 0 && result.type === "int" && result.fixed.size === 0) {
    result.type = "number";
    result.unit ??= terms[0]?.unit ?? null;
  }
  return result.type === "int" ? 0 : finest;
}

/** "ten items from 1 to 7, and the total score": a sum has no bounds of one score. */
function widen(result: DraftField): void {
  if (result.fixed.has("range")) return;
  result.maximum = undefined;
  if ((result.minimum ?? 0) > 0) result.minimum = undefined;
}

/** "nose, palate and finish scores, their sum as total": the total of scores is no money. */
function beNoMoney(result: DraftField, terms: readonly DraftField[]): void {
  const [first] = terms;
  if (first === undefined || result.fixed.has("unit") || !isMoney(result.unit)) return;
  if (terms.some(({ unit }) => isMoney(unit) || unit !== first.unit)) return;
  result.unit = first.unit;
  if (terms.every(({ type }) => type === "int")) result.type = "int";
}

/** "cost, price, margin is the difference": what is left of money is money, and minutes add up to minutes. */
function beOfTheirUnit(result: DraftField, [first, ...others]: readonly DraftField[]): void {
  const unit = first?.unit ?? null;
  const isOtherSpan = result.unit !== null && units.has(result.unit) && unit !== null && units.has(unit);
  const isOpen = !result.fixed.has("unit") && (result.unit === null || result.unit === "%" || isOtherSpan);
  if (!isOpen || unit === null || unit === "%" || others.some((each) => each.unit !== unit)) return;
  if (result.unit !== null) [result.minimum, result.maximum] = [undefined, undefined];
  result.unit = unit;
}

/** What is above or below nothing, whatever bounds the domain gives it. */
const changes =
  /(?:^|_)(?:drift|changes?|difference|diff|delta|deviation|error|shift|swing|improvement|abweichung|differenz|veranderung|diferencia|cambio|desviacion|ecart|difference|variation|desvio|diferenca|variacao|variacion)(?:_|$)/;

/** "drift = current - baseline" */
function beOfEitherSign(result: DraftField): void {
  if (result.fixed.has("range")) return;
  result.minimum = undefined;
  result.maximum = undefined;
}

/** "baseline score, current score": of the two sides of a change the one of which less is known is like the other. */
function beOfOneKind(one: DraftField, other: DraftField, result: DraftField): void {
  const [noun, same] = [one, other].map(({ name }) => name.split("_").at(-1));
  if (noun !== same || [one, other].some(({ fixed }) => fixed.size > 0)) return;
  const [like, open] = one.maximum === undefined ? [other, one] : [one, other];
  if (like.maximum === undefined || open.maximum !== undefined) return;
  for (const field of [like, open]) {
    field.minimum = like.minimum;
    field.maximum = like.maximum;
    field.unit = like.unit;
    field.type = result.type === "number" ? "number" : like.type;
    const isFiner = field.type === "number" && like.model.kind === "number" && like.model.decimals === 0;
    field.model = isFiner && like.model.kind === "number" ? { ...like.model, decimals: 2 } : like.model;
  }
}

function ratioRule(
  result: DraftField,
  { of: [of, ...factors], by: [by], times }: Part,
  statement: string,
  needs: readonly string[],
): Rule | undefined {
  if (of === undefined || by === undefined || factors.length > 0) return undefined;
  // A bare ratio is a share, whatever the domain counts it in.
  if (result.unit === "%" && times === 1) result.unit = null;
  const quotient = { of: of.name, by: by.name, ...(times === 1 ? {} : { times }) };
  return {
    statement,
    needs,
    sets: { [result.name]: { kind: "quotient", ...quotient, decimals: times === 1 ? decimalsOfRatio(of, by) : 2 } },
    checks: [{ kind: "quotient", result: result.name, ...quotient }],
  };
}

/** " - 0.5 * fee": a part as it is read behind others. */
function inWords({ times, of, by }: Part, index: number): string {
  const size = Math.abs(times);
  const product = [...of.map(({ name }) => name)].join(" * ");
  const divided = by.map(({ name }) => ` / ${name}`).join("");
  const scaled = product === "" ? `${size}` : `${product}${divided}${sizeInWords(size)}`;
  if (index === 0) return times < 0 ? `-${scaled}` : scaled;
  return ` ${times < 0 ? "-" : "+"} ${scaled}`;
}

/** "/ 12" for a twelfth, "* 0.05" for five per cent. */
function sizeInWords(size: number): string {
  if (size === 1) return "";
  const parts = Math.round(1 / size);
  const isPart = parts > 1 && Math.abs(parts * size - 1) < 1e-9 && String(size).length > 8;
  return isPart ? ` / ${parts}` : ` * ${size}`;
}

/** What a part of a formula names: a number or a time before anything else of that name. */
function numberOrTime(part: string, result: DraftField, find: Finder, table: DraftTable): DraftField | undefined {
  const found = find(part);
  const measured = table.fields.filter(
    (field) => field !== result && isNumeric(field) && isCalledByUnitOf(part, field.name.split("_")[0] ?? ""),
  );
  if ((found === undefined || !isNumeric(found)) && measured.length === 1) return measured[0];
  // "cost = energy times price", where a price may be a cost: no result is a part of itself.
  if (found === undefined || (isNumeric(found) && found !== result)) return found;
  const isOpen = (!found.known && found.type === "string") || (found.type === "bool" && found.fixed.size === 0);
  if (isOpen && isNumeric(result) && !isTimeNamed(result)) {
    const like = distributionOf(result.model);
    if (like !== undefined) becomeNumeric(found, result.type === "int", like);
    return found;
  }
  const words = phraseKey(wordsOf(part)).split(" ");
  const near = table.fields.filter((field) => {
    const name = phraseKey(field.name.split("_")).split(" ");
    return field !== result && isNumeric(field) && words.every((word) => name.includes(word));
  });
  return near.length === 1 ? near[0] : isTime(found) || isOpen || found.type === "enum" ? found : undefined;
}

/** "reaction minutes": what is counted in units of time is told from times. */
function isTimeNamed({ unit }: DraftField): boolean {
  return unit !== null && units.has(unit);
}

/** What is computed from numbers is a number, whatever its name made of it. */
function beComputed(result: DraftField, fields: readonly DraftField[]): void {
  if (isNumeric(result) || isTime(result) || result.fixed.size > 0 || fields.some((field) => !isNumeric(field))) return;
  const [first] = fields;
  if (first === undefined) return;
  becomeNumeric(
    result,
    fields.every(({ type }) => type === "int"),
    distributionOf(first.model) ?? { kind: "lognormal", median: 40, sigma: 0.6 },
  );
}

/** "morning yield, evening yield, daily yield is their sum" */
function ofBoth(
  result: DraftField,
  what: string,
  count: number,
  table: DraftTable,
  pair: readonly DraftField[],
): Rule | undefined {
  const before = namedBefore(result, table);
  const run = count > 2 ? lastAmounts(result, [], table, count) : numberedRun(before);
  const isRun = run.length > 2 && (what === "sum" || what === "average");
  const both = isRun ? run : bothBefore(what, before, pair);
  const fields = what === "difference" ? both : before.filter((field) => both.includes(field));
  const [first, second] = fields;
  if (first === undefined || second === undefined) return undefined;
  if (isOpenName(result)) beComputed(result, fields.filter(isNumeric));
  if (isOpenName(result)) becomeNumeric(result, false, anyAmount);
  if (what === "average") {
    const decimals = Math.max(decimalsOf(result.model) ?? 2, 2);
    const terms = fields.map(({ name }) => ({ field: name, times: 1 / fields.length }));
    return averageRule(result, fields, terms, decimals);
  }
  // The later time less the earlier one; of numbers the first, unless it is what the second grew from.
  const isTurned = what === "difference" && (isTime(first) || isTakenOff(first.name, second.name, result.name));
  const names = (isTurned ? [second, first] : fields).map(({ name }) => name);
  const sign = what === "sum" ? "+" : what === "product" ? "*" : "-";
  return equationRule(result, names.join(` ${sign} `), (name) => before.find((field) => field.name === name), table);
}

function averageRule(
  result: DraftField,
  fields: readonly DraftField[],
  terms: readonly { readonly field: string; readonly times: number }[],
  decimals: number,
): Rule | undefined {
  beComputed(result, fields);
  if (!isNumeric(result) || !fields.every(isNumeric)) return undefined;
  if (result.fixed.size === 0) result.type = "number";
  return {
    statement: `${result.name} = (${fields.map(({ name }) => name).join(" + ")}) / ${fields.length}`,
    needs: [result.name, ...fields.map(({ name }) => name)],
    sets: { [result.name]: { kind: "sum", terms, decimals } },
    checks: [{ kind: "sum", total: result.name, terms }],
  };
}

/** A part of a formula, or the amounts that "all the deductions" stands for. */
function partsNamed(
  part: Monomial,
  result: DraftField,
  parts: readonly Monomial[],
  find: Finder,
  table: DraftTable,
): readonly Monomial[] {
  const [name = "", ...more] = part.of;
  if (more.length > 0 || part.by.length > 0 || !isCollective(name)) return [part];
  const others = parts.flatMap(({ of, by }) => [...of, ...by]).flatMap((each) => find(each) ?? []);
  const count = countSaid(name);
  const named = count === undefined ? amountsNamed(result, others, table) : lastAmounts(result, others, table, count);
  return named.map((field) => ({ times: part.times, of: [field.name], by: [] }));
}

/** "passed = actual equals expected". */
function samenessRule(flag: DraftField, left: DraftField | undefined, right: DraftField | undefined): Rule | undefined {
  if (flag.type !== "bool" || left === undefined || right === undefined || left === right) return undefined;
  if (left.type !== right.type || left === flag || right === flag) return undefined;
  return {
    statement: `${flag.name} is true exactly where ${left.name} = ${right.name}`,
    needs: [flag.name, left.name, right.name],
    sets: { [flag.name]: { kind: "compared", left: left.name, is: "=", right: right.name } },
    checks: [{ kind: "function", result: flag.name, by: [left.name, right.name] }],
  };
}

/** Enough decimals to tell ratios of this size apart: 4 for clicks by impressions, 2 for a price by square metre. */
function decimalsOfRatio(of: DraftField, by: DraftField): number {
  const [above, below] = [of, by].map(({ model }) => distributionOf(model));
  if (above === undefined || below === undefined) return 4;
  const ratio = Math.abs(bulkOf(above).middle / bulkOf(below).middle);
  return ratio > 5 ? 2 : ratio > 0.05 ? 4 : 6;
}
