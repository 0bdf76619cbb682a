import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { isParticiple } from "../text/participles.ts";

/** Items of a list, with where they begin. */
interface Listed {
  readonly words: string;
  readonly start: number;
}

const gross =
  /^(?:\p{L}+ )?(?:gross|brutto(?:lohn|gehalt|betrag)?|bruto|brut)(?! ?(?:weight|tonnage|margin|profit|area|gewicht))(?![\p{L}\d])/iu;
const net =
  /^(?:\p{L}+ )?(?:net|netto(?:lohn|gehalt|betrag)?|neto|líquido|liquido|take-home|take home|payout|auszahlung)(?! ?(?:weight|margin|gewicht))(?![\p{L}\d])/iu;
const earned = /(?:^|\s)(?:salary|salaries|wages?|pay|gehalt|lohn|salario|sueldo|salaire|salário)(?![\p{L}\d])/iu;
const before = /^(?:\p{L}+ )?(?:subtotal|sub-total|sub total|zwischensumme|sous-total|net|netto|neto|items total)\b/iu;
const after = /^(?:\p{L}+ )?(?:total|gross|brutto|amount due|to pay|gesamt|gesamtbetrag|endbetrag|ttc)\b/iu;

/** What is taken off what somebody earns. */
const takenOff =
  /(?:^|\s)(?:(?:income |federal |state |payroll )?tax(?:es)?|paye|ni|nic|fica|medicare|401k|401\(k\)|pension|superannuation|social security|social insurance|(?:health |unemployment )?insurance|(?:pension |social |social security )?contributions?|withholding|(?:union )?(?:fee|dues)|student loan|provident fund|epf|deductions?|\p{L}*(?:steuer|versicherung|beitrag)|irpf|inss|irrf|seguridad social|cotisations?|mutuelle)$/iu;
/** What is added to or taken off an amount that is not yet the total. */
const reckoned =
  /(?:^|\s)(?:discount|rebate|tip|gratuity|service|service charge|surcharge|deposit|handling|markup|commission|fee|rabatt|skonto|trinkgeld|descuento|propina|remise|pourboire|desconto|gorjeta)$/iu;
const discounts = /(?:^|\s)(?:discount|rebate|rabatt|skonto|descuento|remise|desconto)$/iu;
const traded = /(?:^|\s)(?:(?:taker|maker|trading|exchange|broker) fee|fee|fees|commission|brokerage)$/iu;
const trades = /\b(?:trades?|trading|fills?|crypto|stock|forex|fx|futures|brokerage|exchange)\b/i;
const price = /^(?:\p{L}+ )?price(?![\p{L}\d])/iu;
const quantity = /^(?:\p{L}+ )?(?:amount|size|quantity|qty|volume|shares|units)(?![\p{L}\d])/iu;
const given = /(?:^|\s)(?:bonus|overtime|raise|allowance|tips?|vat|gst|sales tax|mwst|iva|tva)$/iu;
const closed = /^\s*(?:[,;:.)\n]|and\b|und\b|y\b|et\b|e\b|$)/;
const opener = / (?:at|of|von|zu|de|del|al)? ?$/;
const LONGEST = 60;
const MOST_WORDS = 4;

/**
 * Shares in a row of amounts are of the first one and no shares of rows: "gross, tax 22%, pension 5%, net", "subtotal, discount 5%,
 * total", "price, size, fee 0.1%".
 */
export function withSharesOfAmounts(found: readonly Found[], text: string, language: Language): Found[] {
  if (!found.some(isShare)) return [...found];
  const listed = itemsOf(text);
  const row = new Row(listed, text);
  return found.map((each) => {
    if (!isShare(each) || !closed.test(text.slice(each.end, each.end + 8))) return each;
    const at = itemBefore(listed, each.start);
    const start = listed[at]?.start ?? each.start;
    if (each.start - start > LONGEST) return each;
    const name = text.slice(start, each.start).replace(opener, "").trim();
    const isName = name !== "" && name.split(" ").length <= MOST_WORDS;
    const of = isName ? amountOf(name, at, row, language) : undefined;
    if (of === undefined) return each;
    const times = each.kind === "rate" ? each.rate : each.times;
    return { kind: "charge", times, per: "%", of, start: each.start, end: each.end };
  });
}

/** The last item that begins before a place. */
function itemBefore(listed: readonly Listed[], place: number): number {
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((listed[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

type Share = Extract<Found, { kind: "rate" | "charge" }>;

function isShare(found: Found): found is Share {
  if (found.kind === "charge") return found.per === "%";
  return found.kind === "rate" && found.of === undefined && !found.about && found.rate > 0 && found.rate < 1;
}

/** The parts of a text between its commas and the like. */
function itemsOf(text: string): readonly Listed[] {
  const listed: Listed[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const isEnd = at === text.length || /[,;:\n(]/.test(text[at] ?? "");
    const isDecimal = /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
    if (!isEnd || isDecimal) continue;
    const words = text.slice(start, at).replace(/^ ?(?:and |und |y |et |e |plus )?/i, "");
    listed.push({ words, start: at - words.length });
    start = at + 1;
  }
  return listed;
}

/** At which items what opens or ends a row of amounts stands first and last. */
class Row {
  readonly isPayroll: boolean;
  readonly isTrade: boolean;
  readonly #first = new Map<RegExp, number>();
  readonly #last = new Map<RegExp, number>();

  constructor(listed: readonly Listed[], text: string) {
    this.isPayroll = /pay(?:roll|slips?)|wages/i.test(text);
    this.isTrade = trades.test(text);
    for (const mark of [gross, net, earned, before, after, price, quantity]) {
      const isMark = ({ words }: Listed): boolean => mark.test(words);
      this.#first.set(mark, listed.findIndex(isMark));
      this.#last.set(mark, listed.findLastIndex(isMark));
    }
  }

  isAhead(mark: RegExp, at: number): boolean {
    const first = this.#first.get(mark) ?? -1;
    return first >= 0 && first < at;
  }

  isBehind(mark: RegExp, at: number): boolean {
    return (this.#last.get(mark) ?? -1) > at;
  }
}

/** What a share behind a name is of, by the items before and behind it. */
function amountOf(
  name: string,
  at: number,
  row: Row,
  language: Language,
): "gross" | "subtotal" | "product" | undefined {
  const words = name.split(" ");
  const isKnown = takenOff.test(name);
  if (!given.test(name)) {
    const isState = isParticiple((words.at(-1) ?? "").toLowerCase(), language) || /^(?:on|in|with|is)\b/.test(name);
    const isNetBehind = row.isBehind(net, at);
    if (row.isAhead(gross, at) && (isKnown || (isNetBehind && !isState))) return "gross";
    if (isKnown && row.isAhead(earned, at) && (isNetBehind || row.isPayroll)) return "gross";
  }
  if (reckoned.test(name) && row.isAhead(before, at) && row.isBehind(after, at)) return "subtotal";
  const isPriced = row.isAhead(price, at) && row.isAhead(quantity, at);
  if (isPriced && traded.test(name) && row.isTrade) return "product";
  return isPriced && discounts.test(name) && row.isBehind(after, at) ? "product" : undefined;
}
