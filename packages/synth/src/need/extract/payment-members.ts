import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const paid = phraseList(
  "paid|payed|settled|payment|pays|pay|bezahlt|gezahlt|zahlung|pagado|pagada|pagados|pago|pagos|paye|payee|payes|paiement|paga|pagamento",
);
const prepositions = new Set("in by via with per through mit en con par em com por als auf".split(" "));
/** Ways to pay; one of them at least shows that the list is one of them. */
const ways = new Set(
  "cash card cheque check transfer wire invoice paypal crypto voucher debit credit giro sepa instalments installments contactless bar bargeld karte ec-karte uberweisung rechnung lastschrift efectivo tarjeta transferencia domiciliacion especes carte virement cheque prelevement dinheiro cartao pix multibanco numerario".split(
    " ",
  ),
);
/** What currencies and persons are paid in or by is no way to pay. */
const others = new Set(
  "full advance person time usd eur gbp customer insurer client employer patient state".split(" "),
);

/** "paid in cash or by transfer", "bar oder mit Karte bezahlt", "payé en espèces ou par carte": how the payments were made. */
export function paymentMembersAt(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, paid);
  const led = verb !== undefined && prepositions.has(word(reading, verb.next));
  const first = verb?.next ?? at;
  // Where "paid by" leads to none, each is to be a known way to pay.
  if (!led && !isWayAt(reading, prepositions.has(word(reading, first)) ? first + 1 : first)) return undefined;
  const list = waysFrom(reading, first);
  if (list === undefined) return undefined;
  const behind = verb === undefined ? phraseAt(reading, list.next, paid) : undefined;
  if (!led && (behind === undefined || list.known < list.values.length)) return undefined;
  const found = members(reading, at, list.next, list.values);
  if (found?.kind !== "members") return undefined;
  return { ...found, of: "payment method", ...spanOf(reading, at, behind?.next ?? list.next) };
}

const articles = new Set("a an the der einer la una le une o um uma".split(" "));

/** "30% paid in cash", "15 % mit Karte bezahlt", "60 % payés par carte": so many of the payments were made so. */
export function paymentShareAt(reading: Reading, at: number): Found | undefined {
  const said = shareSaidAt(reading, at);
  if (said === undefined) return undefined;
  const start = /^(?:are|is|were|was|get|sind|werden|son|sont|sao)$/.test(word(reading, said.next))
    ? said.next + 1
    : said.next;
  const verb = phraseAt(reading, start, paid);
  const led = verb?.next ?? start;
  if (!prepositions.has(word(reading, led)) && word(reading, led) !== "bar") return undefined;
  const first = articles.has(word(reading, led + 1)) ? led + 2 : word(reading, led) === "bar" ? led : led + 1;
  const last = ways.has(word(reading, first)) && !ways.has(word(reading, first + 1)) ? first : first + 1;
  if (!ways.has(word(reading, last)) || !isWord(reading, first)) return undefined;
  const next = verb?.next ?? phraseAt(reading, last + 1, paid)?.next;
  if (next === undefined) return undefined;
  const end = Math.max(next, last + 1);
  // "30% paid in cash or by card" says of which ways.
  if (isOr(reading, end) || isWord(reading, end)) return undefined;
  const shares = [{ value: written(reading, first, last + 1), share: said.rate }];
  return { kind: "shares", shares, of: "payment method", ...spanOf(reading, at, end) };
}

/** "cash", "bank transfer" */
function isWayAt(reading: Reading, at: number): boolean {
  return ways.has(word(reading, at)) || ways.has(word(reading, at + 1));
}

function waysFrom(
  reading: Reading,
  at: number,
): { readonly values: readonly string[]; readonly next: number; readonly known: number } | undefined {
  const values: string[] = [];
  let next = at;
  let isLast = false;
  let known = 0;
  for (let index = at; values.length < MOST; ) {
    const start = prepositions.has(word(reading, index)) ? index + 1 : index;
    let end = start;
    while (end < start + 2 && isWord(reading, end) && !isOr(reading, end) && phraseAt(reading, end, paid) === undefined)
      end += 1;
    if (end === start) break;
    const said = [word(reading, start), word(reading, end - 1)];
    if (said.some((each) => others.has(each))) return undefined;
    if (said.some((each) => ways.has(each))) known += 1;
    values.push(written(reading, start, end));
    next = end;
    if (isLast) break;
    const joint = word(reading, end) === "," ? end + 1 : end;
    isLast = isOr(reading, joint);
    if (!isLast && joint === end) break;
    index = isLast ? joint + 1 : joint;
  }
  return isLast && values.length > 1 && known > 0 ? { values, next, known } : undefined;
}
