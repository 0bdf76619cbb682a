import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { number, type Reading, spanOf, word, written } from "./reading.ts";
import { leftOf } from "./sides.ts";

const madeOf = phraseList(
  "made up of|is made up of|composed of|is composed of|consisting of|consists of|which consists of|comprised of|setzt sich zusammen aus|zusammengesetzt aus|bestehend aus|besteht aus|se compone de|compuesto de|compuesto por|compuesta de|compuesta por|compose de|composee de|se compose de|composto de|composto por|composta de|composta por|compoe se de",
);
const sumOf = phraseList(
  "is the sum of|are the sum of|is a sum of|is sum of|being the sum of|as the sum of|as sum of|equals the sum of|must equal the sum of|must be the sum of|should be the sum of|should equal the sum of|= sum of|= the sum of|is the total of|ist die summe aus|ist die summe von|ist summe aus|als summe aus|als summe von|es la suma de|sea la suma de|como suma de|= suma de|est la somme de|= somme de|comme somme de|e a soma de|seja a soma de|= soma de|como soma de",
);
const determiners = phraseList("the|a|an|its|die|der|das|dem|den|el|la|los|las|le|les|l'|o|os|as|um|uma|un|una|une");
const ands = new Set(["and", "und", "y", "e", "et"]);
const joints = new Set([",", "plus", "+", ...ands]);
const MOST_PARTS = 8;

/** What is an amount, of which the parts are amounts too: a table or a team is made up of other things. */
const amounts =
  /(?:^|\s)(?:(?:total|sum|amount|price|cost|costs|fee|fees|bill|pay|salary|wage|rent|premium|charge|score|points|weight|capacity|budget|revenue|income|tax|payment|gross|price|summe|betrag|preis|kosten|miete|lohn|gehalt|beitrag|rechnungsbetrag|importe|precio|coste|costo|cuota|alquiler|salario|montant|prix|cout|coût|loyer|salaire|valor|preço|preco|custo|aluguel|importo)|(?:gesamt|end)\p{L}+)$/iu;

/** "total is the sum of labour, parts and travel"; "total 800 to 3000 EUR, made up of own share and public share", "Gesamtbetrag setzt sich zusammen aus Lohn und Material". */
export function partsOfSum(reading: Reading, at: number): Found | undefined {
  const sum = phraseAt(reading, at, sumOf);
  const link = sum ?? phraseAt(reading, at, madeOf);
  const left = link === undefined ? undefined : leftOf(reading, at);
  if (link === undefined || left === undefined || (sum === undefined && !amounts.test(left.text))) return undefined;
  const parts: string[] = [];
  let next = link.next;
  let isLast = false;
  for (let from = next; parts.length < MOST_PARTS; ) {
    const part = partAt(reading, from);
    // "made up of 12 items"
    if (part === undefined || number(reading, part.next) !== undefined) break;
    parts.push(part.text);
    next = part.next;
    // Behind the "and" stands the last one.
    if (isLast || !joints.has(word(reading, next))) break;
    const isComma = word(reading, next) === ",";
    isLast = !isComma || ands.has(word(reading, next + 1));
    from = isComma && isLast ? next + 2 : next + 1;
  }
  if (parts.length < 2) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: parts.join(" + "),
    ...spanOf(reading, left.apart ? at : left.first, next),
  };
}

/** "mano de obra" is one part. */
function partAt(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const first = skip(reading, at, determiners);
  const part = phraseFrom(reading, first, 3);
  const rest =
    part !== undefined && /^(?:de|of|do|da)$/.test(word(reading, part.next))
      ? phraseFrom(reading, part.next + 1, 2)
      : undefined;
  return rest === undefined ? part : { text: written(reading, first, rest.next), next: rest.next };
}
