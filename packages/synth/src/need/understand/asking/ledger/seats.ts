import { number, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isSomebody } from "../broad-words.ts";
import { isWall } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** What holds so many at once. */
const holders =
  /^(?:table|row|bus|coach|boat|tent|cabin|dorm|room|ward|class|classroom|group|team|van|bench|tisch|reihe|zelt|zimmer|klasse|gruppe|mesa|fila|autobus|habitacion|clase|aula|grupo|rangee|salle|classe|groupe|chambre|turma|quarto)s?$/;
const places =
  /^(?:seats?|chairs?|places?|beds?|spots?|stuhlen?|platzen?|betten|sillas?|plazas?|camas?|chaises?|lits?|lugares?|cadeiras?|max|maximum|au|au|or|each|je)$/;
const links = wordSet("of with for holding seating à a de con mit zu zum avec com für fur je");
/** Each of them has one: nobody sits in turns. */
const seated =
  /\b(?:(?:their|his|her|its|an?|one's) own (?:seat|place|chair|room|bed|spot)|own seat|(?:each|every) \w+ (?:has|gets|needs) (?:an?|one) (?:seat|place|chair|bed|berth)|all seated|all (?:of them )?sitting|(?:its|a) (?:space|bay|berth) of (?:its|their) own|own (?:space|bay|berth)|seated at once|seating (?:list|plan|chart)|in exactly one|in one of|in only one|each in (?:one|a)|eigene[nrms]? (?:platz|stuhl|bett|sitzplatz)|genau einer|jeweils einer|su propi[oa] (?:asiento|silla|plaza|cama)|en un solo|exactamente un[oa]?|(?:sa|leur) propre (?:place|chaise)|chacun dans|seu proprio (?:lugar|assento))\b/;

/** "300 guests each with their own seat, 20 tables of 8": fewer places than those who sit. */
export function findTooFewSeats(ledger: Ledger): void {
  const { reading, counts } = ledger;
  if (!seated.test(fold(reading.text))) return;
  const people = counts.filter((count) => count.nouns.some((noun) => isSitting(noun)) && !isHolder(count));
  const [sitting, ...others] = people;
  const many = sitting === undefined ? undefined : exactOf(sitting);
  if (sitting === undefined || many === undefined || others.some((each) => (exactOf(each) ?? 0) > many)) return;
  const held = counts.flatMap((count) => roomOf(ledger, count));
  const room = held.length > 0 ? held : counts.flatMap((count) => placesOf(count));
  const [only, ...more] = room;
  if (only === undefined || more.length > 0 || many <= only.places) return;
  ledger.tell(
    `${quoteOf(ledger, only.span)} come to ${only.places} places, too few for ${quoteOf(ledger, sitting.span)}`,
    [sitting.span, only.span].sort((a, b) => a.start - b.start),
    `say at most ${only.places}, or more places`,
  );
}

function isSitting(noun: string): boolean {
  return isSomebody(noun) || vehicles.test(noun);
}

const vehicles = /^(?:car|van|boat|bike|yacht|lorry|truck|auto|boot|coche|voiture|carro|kid|passenger|attendee)$/;

function isHolder({ nouns }: Count): boolean {
  return holders.test(nouns.at(-1) ?? "") || holders.test(nouns[0] ?? "");
}

/** "a bus of 50 seats" */
function placesOf(count: Count): readonly { readonly places: number; readonly span: Span }[] {
  const many = exactOf(count);
  return many !== undefined && many > 1 && seats.test(count.nouns.at(-1) ?? "")
    ? [{ places: many, span: count.span }]
    : [];
}

const seats = /^(?:seat|chair|bed|berth|space|bay|stuhl|sitzplatz|bett|silla|asiento|cama|chaise|lit|cadeira|assento)$/;

/** "20 tables of 8", "4 classes with 10 places" */
function roomOf({ reading }: Ledger, count: Count): readonly { readonly places: number; readonly span: Span }[] {
  const holding = exactOf(count);
  if (holding === undefined || !isHolder(count)) return [];
  for (let at = count.next + 1; at < count.next + 4 && !isWall(reading, at); at++) {
    const each = number(reading, at + 1);
    if (!links.has(word(reading, at)) || each === undefined) continue;
    const isPlaces = isWall(reading, each.next) || places.test(word(reading, each.next));
    return isPlaces ? [{ places: holding * each.value, span: spanOf(reading, count.first, each.next) }] : [];
  }
  return [];
}
