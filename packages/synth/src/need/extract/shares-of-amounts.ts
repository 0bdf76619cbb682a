import type { Found } from "../findings.ts";
import { languageOf } from "../text/language.ts";
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
const largest = 60;

/**
 * Shares in a row of amounts are of the first one and no shares of rows: "gross, tax 22%, pension 5%, net", "subtotal, discount 5%,
 * total", "price, size, fee 0.1%".
 */
export function withSharesOfAmounts(found: readonly Found[], text: string): Found[] {
  if (!found.some(isShare)) return [...found];
  const listed = itemsOf(text);
  return found.map((each) => {
    if (!isShare(each) || !/^\s*(?:[,;:.)\n]|and\b|und\b|y\b|et\b|e\b|$)/.test(text.slice(each.end, each.end + 8)))
      return each;
    const at = listed.findLastIndex(({ start }) => start < each.start);
    const name =
      at < 0
        ? ""
        : text
            .slice(listed[at]?.start, each.start)
            .replace(/ (?:at|of|von|zu|de|del|al)? ?$/, "")
            .trim();
    const of = name === "" ? undefined : amountOf(name, listed.slice(0, at), listed.slice(at + 1), text);
    if (of === undefined) return each;
    const times = each.kind === "rate" ? each.rate : each.times;
    return { kind: "charge", times, per: "%", of, start: each.start, end: each.end };
  });
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

/** What a share behind a name is of, by the items before and behind it. */
function amountOf(
  name: string,
  ahead: readonly Listed[],
  behind: readonly Listed[],
  text: string,
): "gross" | "subtotal" | "product" | undefined {
  const words = name.split(/\s+/);
  if (name.length > largest || words.length > 4) return undefined;
  const has = (items: readonly Listed[], wanted: RegExp): boolean => items.some(({ words }) => wanted.test(words));
  const isKnown = takenOff.test(name);
  if (!given.test(name)) {
    const isState =
      isParticiple((words.at(-1) ?? "").toLowerCase(), languageOf(text)) || /^(?:on|in|with|is)\b/.test(name);
    if (has(ahead, gross) && (isKnown || (has(behind, net) && !isState))) return "gross";
    if (isKnown && has(ahead, earned) && (has(behind, net) || /pay(?:roll|slips?)|wages/i.test(text))) return "gross";
  }
  if (reckoned.test(name) && has(ahead, before) && has(behind, after)) return "subtotal";
  const isPriced = has(ahead, price) && has(ahead, quantity);
  if (isPriced && traded.test(name) && trades.test(text)) return "product";
  return isPriced && discounts.test(name) && has(behind, after) ? "product" : undefined;
}
