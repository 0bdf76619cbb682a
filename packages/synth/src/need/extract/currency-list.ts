import type { Found } from "../findings.ts";
import { isLast, isOr, MOST, members } from "./member-list.ts";
import { isBreak, type Reading, word } from "./reading.ts";
import { isCurrencyCode } from "./units.ts";

const nouns =
  /^(?:currency|currencies|wahrung|wahrungen|moneda|monedas|divisa|divisas|devise|devises|monnaies?|moeda|moedas)$/;

/** "currencies USD, EUR, JPY", "in three currencies EUR, USD and CHF": codes behind the noun are what it may be, and no amounts. */
export function currencyListAt(reading: Reading, at: number): Found | undefined {
  const noun = [":", "="].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  const isNamed = nouns.test(word(reading, noun));
  // "ask, bid, USDC or EURC": an item by themselves.
  if (!isNamed && !(word(reading, at - 1) === "," && isOr(reading, at + 1))) return undefined;
  const codes: string[] = [];
  let next = at;
  for (let index = at; codes.length < MOST; ) {
    const text = reading.tokens[index]?.text ?? "";
    if (!isCurrencyCode(text)) break;
    codes.push(text);
    next = index + 1;
    index = [",", "/", "|"].includes(word(reading, next)) ? next + 1 : next;
    if (isLast(reading, index)) index += 1;
    if (index === next) break;
  }
  if (!isNamed && !(codes.length > 1 && isBreak(reading, next))) return undefined;
  const found = members(reading, at, next, codes);
  return found?.kind === "members" ? { ...found, of: "currency" } : undefined;
}
