import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

const who =
  "(?:customers?|clients?|guests?|buyers?|shoppers?|users?|visitors?|patients?|members?|donors?|diners?|readers?|drivers?|travellers?|travelers?|passengers?|person|people|one|kund(?:e|in|en)|gast|gaste|clientes?|usuarios?|pacientes?|clients?|patients?)";
const deed =
  "(?:orders?|purchases?|bookings?|visits?|appointments?|stays?|trips?|transactions?|sales?|rides?|donations?|rentals?|reservations?|sessions?|bestellung|buchung|besuch|kauf|pedidos?|compras?|visitas?|citas?|reservas?|commandes?|achats?|visites?|sejours?|consultas?)";
const did =
  "(?:ordered|bought|came|visited|booked|purchased|stayed|donated|rented|rode|travelled|traveled|orders|buys|comes|visits|books|stays|donates|rents|shops|shopped|dined|bestellt|kauft|kam|compra|compro|vino|pidio|a commande|est venu|comprou|veio|pediu)";
/** "every customer ordered just once", "no guest has come more than once", "one order per customer, no repeat customers". */
const once: readonly RegExp[] = [
  new RegExp(
    `\\b(?:every|each|all|jeder?|cada|todos los|chaque|todos os) (?:\\w+ )?${who}\\b[^,;.]{0,40}\\b(?:(?:a single|just one|only one|exactly one|only a single|genau eine[rn]?|nur eine[rn]?|un solo|una sola|solo un|solo una|une seule|un seul|so um|uma unica|um unico) ${deed}|${did} (?:only|just|exactly|nur|solo|so|genau)? ?(?:once|einmal|una vez|une fois|uma vez))\\b`,
  ),
  new RegExp(
    `\\b(?:no|nobody|none|no one|kein|keine|ningun|aucun|nenhum)(?: ${who})?\\b[^,;.]{0,30}\\b(?:come|came|order|ordered|bought|buys|visited|visits|booked|books|stayed|stays|donated|bestellt|gekommen|compro|vino|pidio|commande|venu|comprou|veio|pediu) (?:here |back )?(?:more than once|twice|a second time|again|zweimal|mehrmals|mehr als einmal|mas de una vez|dos veces|plus d'une fois|deux fois|mais de uma vez|duas vezes)\\b`,
  ),
];
const again =
  /^(?:repeat|repeating|returning|recurring|regulars?|loyal|wiederkehrend\w*|stammkunden|stammkundinnen|recurrentes?|habituales|fideles|habitues|repetidos?|recorrentes?|frecuentes|fieis)$/;
const againPhrase =
  /\b(?:came back|come back|ordered again|bought again|more than one (?:order|purchase|visit|booking|stay)|more than once|at least twice|two or more (?:orders|purchases|visits|bookings)|several (?:orders|purchases|visits|bookings)|zweimal|mehrfach|mehrmals|dos veces|varias veces|deux fois|plusieurs fois|duas vezes|varias vezes)\b/;

/** "every customer shows up with a single order only, repeat buyers should make up a quarter": who comes once does not come again. */
export function findOnceAndAgain(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  if (notes.impossible.length > 0 || claims.length === 0) return;
  const clause = clauseOfOnce(reading);
  if (clause === undefined) return;
  const claim = claims.find(
    ({ rate, facts, span, isOfPart }) =>
      rate > 0 &&
      !isOfPart &&
      (span.end <= clause.start || span.start >= clause.end) &&
      facts.every(({ isDenied }) => !isDenied) &&
      (facts.some(({ words }) => words.some((each) => again.test(each))) ||
        againPhrase.test(fold(reading.text.slice(span.start, span.end)))),
  );
  if (claim === undefined) return;
  notes.impossible.push({
    reason: `"${quoteOf(reading, clause)}" leaves nobody for "${quoteOf(reading, claim.span)}" (${percentage(claim.rate)}): whoever comes once does not come again`,
    spans: [clause, claim.span],
    fix: "let some come more than once, or leave that share out",
  });
}

/** The clause that says that everybody comes once. */
function clauseOfOnce(reading: NeedReading): { readonly start: number; readonly end: number } | undefined {
  for (let first = 0; first < reading.tokens.length; first++) {
    if (isWall(reading, first) || word(reading, first) === "") continue;
    let next = first;
    while (next < reading.tokens.length && !isWall(reading, next)) next += 1;
    const span = { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
    const said = fold(reading.text.slice(span.start, span.end));
    if (once.some((each) => each.test(said))) return span;
    first = next;
  }
  return undefined;
}
