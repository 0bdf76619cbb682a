import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";

const goFree = phraseList(
  "go free|goes free|travel free|travels free|ride free|rides free|enter free|get in free|are free|eat free|stay free|pay nothing|pays nothing|are free of charge|go free of charge|zahlen nichts|zahlt nichts|sind frei|sind kostenlos|fahren gratis|fahren kostenlos|fahren frei|no pagan|no pagan nada|entran gratis|viajan gratis|van gratis|ne paient rien|ne paient pas|entrent gratuitement|voyagent gratuitement|nao pagam|nao pagam nada|entram gratis|viajam gratis",
);
const freeFor = phraseList(
  "free for|free of charge for|kostenlos fur|gratis fur|frei fur|gratis para|gratuit pour|gratuite pour",
);
const articles = /^(?:the|all|die|der|das|alle|los|las|les|os|as)$/;
const charged =
  /^(?:price|fare|fee|amount|cost|charge|admission|rent|toll|total|preis|fahrpreis|gebuhr|betrag|eintritt|precio|importe|tarifa|costo|coste|cuota|prix|tarif|montant|frais|cout|preco|valor|taxa)$/;

/** "price paid, members go free", "fare, free for children": what is charged of those is nothing. */
export function freeOfChargeAt(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, freeFor);
  const first = link === undefined ? at : articles.test(word(reading, link.next)) ? link.next + 1 : link.next;
  const end = link === undefined ? phraseAt(reading, at + 1, goFree)?.next : first + 1;
  if (end === undefined || !isWord(reading, first) || (!isBreak(reading, end) && word(reading, end) !== ")"))
    return undefined;
  const money = chargedBefore(reading, at);
  if (money === undefined) return undefined;
  return {
    kind: "onlyWhen",
    left: money,
    when: word(reading, first),
    value: 0,
    apart: true,
    ...spanOf(reading, at, end),
  };
}

/** The last word before that says what is charged. */
function chargedBefore(reading: Reading, at: number): string | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 24); before--)
    if (charged.test(word(reading, before))) return reading.tokens[before]?.text;
  return undefined;
}
