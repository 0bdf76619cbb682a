import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { clauseAround, foldedOf, isWall } from "../quantities/clauses.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** What is filled one by one: a seat has one person. */
const places =
  /^(?:seat|place|bed|berth|bunk|space|spot|slot|desk|pitch|locker|(?:sitz|steh|stell|park|schlaf|liege)?platz\p{L}*|bett(?:en)?|sitz|plaza|asiento|butaca|cama|localidad|place|siege|lit|fauteuil|lugar|assento|vaga|leito|poltrona)$/u;
const holding =
  /^(?:takes?|holds?|seats?|sleeps?|fits?|carries|carry|capacity|limit|limited|accommodates?|room|kapazitat|fasst|fassen|capacidad|caben?|aforo|capacite|contient|accueille|capacidade|lotacao|comporta)$/;
/** What fills them. */
const filling =
  /\b(?:tickets? (?:sold|issued)|(?:sold|occupied|taken|booked|filled|reserved) (?:tickets?|seats?|places?|beds?|spaces?)|(?:seats?|beds?|places?|spaces?) (?:sold|occupied|taken|booked|filled|reserved|used)|passengers?|attendance|attendees?|spectators?|visitors?|audience|on board|aboard|inside|parked|bookings?|registrations?|sign-?ups?|participants?|enrolled|enrolments?|guests?|inpatients?|occupancy|verkaufte\w*|besetzte?\w*|belegte?\w*|belegt|besucher\w*|passagiere|fahrgaste|teilnehmer\w*|zuschauer\w*|entradas vendidas|vendid[oa]s|ocupad[oa]s|pasajeros|asistentes|espectadores|participantes|inscritos|billets vendus|places vendues|occupe\w*|vendue?s|passagers|spectateurs|participants|inscrits|ingressos vendidos|passageiros|espectadores|publico|lugares ocupados)\b/;
const spilling =
  /\b(?:over ?book(?:ed|ing|ings)?|over ?sold|over ?load(?:ed|ing)?|over ?crowded|over ?capacity|over ?fill(?:ed)?|standing|waiting|wait ?list(?:ed)?|uberbucht\w*|stehplatz\w*|warteliste|sobreventa|overbooking|sobrecarga|surbook\w*|surreserv\w*|debout|liste d'attente|lista de espera|per (?:day|week|month|year)|a (?:day|week|month|year)|(?:daily|weekly|monthly|yearly|total|annual)|(?:several|two|three|\d+) (?:shows|performances|screenings|trips|sailings|shifts))\b/;
const never = /\b(?:never|no|not|without|nie|niemals|nicht|keine?|nunca|sin|jamais|sans|pas|sem)\b[^,.;]{0,12}$/;

/** "house of 300 seats, tickets sold between 350 and 500, never oversold": what fills places is not more than they are. */
export function findOverfilled(ledger: Ledger): void {
  const { reading, counts } = ledger;
  const held = counts.filter((count) => isCapacity(reading, count));
  // "has 120 seats, each trip has 150 to 180 passengers": what is called seats is the room.
  const called = held.filter(({ nouns }) => isPlace(nouns.at(-1) ?? ""));
  const capacities = called.length === 1 ? called : held;
  const [capacity] = capacities;
  if (capacity === undefined || capacities.length > 1) return;
  const size = exactOf(capacity) ?? (capacity.least === 0 ? capacity.most : undefined);
  if (size === undefined || size < 2) return;
  const over =
    counts.find((count) => count !== capacity && count.least > size && isFilling(reading, count, capacity)) ??
    filledFrom(ledger, size) ??
    filledEach(ledger, size);
  if (over === undefined || mayOverflow(ledger, over.span)) return;
  ledger.tell(
    `${quoteOf(ledger, capacity.span)} cannot hold ${quoteOf(ledger, over.span)}: that is at least ${over.least}, and there is room for ${size}`,
    [capacity.span, over.span].sort((a, b) => a.start - b.start),
    `say at most ${size}, or more room`,
  );
}

/** "passengers aboard 190-240" */
function filledFrom({ reading }: Ledger, size: number): { readonly least: number; readonly span: Span } | undefined {
  for (const { found, first } of reading.ranges) {
    const { minimum: least, maximum, unit, start, end } = found;
    const isOver = unit === undefined && least !== undefined && maximum !== undefined && least > size;
    if (isOver && filling.test(foldedOf(reading, ...clauseAround(reading, first))))
      return { least, span: { start, end } };
  }
  return undefined;
}

/** Whether a noun is of a place that one alone takes. */
export function isPlace(noun: string): boolean {
  return places.test(noun);
}

/** "30 screenings, 150 to 200 tickets sold per screening" */
function filledEach(
  { findings: { found, text } }: Ledger,
  size: number,
): { readonly least: number; readonly span: Span } | undefined {
  for (const { start, end, ...each } of found) {
    if (each.kind !== "belongs" || !(filling.test(fold(each.child)) || isComing(text.slice(start, end)))) continue;
    const { least = 0, most = least } = each;
    if (least > size && most > least) return { least, span: { start, end } };
  }
  return undefined;
}

/** "each trip carries 60 to 75 people", "each show sells 100 to 140 tickets" */
function isComing(said: string): boolean {
  return coming.test(fold(said));
}

const coming =
  /\b(?:carr(?:y|ies|ied)|transports?|takes?|boards?|seats?|welcomes?|holds?|has) .{0,20}\b(?:people|persons|riders|travell?ers|children|adults|fans|viewers|tourists|listeners)\b|\b(?:sells?|sold) .{0,20}\b(?:tickets|seats|places)\b/;

function isCapacity(reading: Reading, { nouns, label, first, figure, least, most }: Count): boolean {
  if (least > 0 && least !== most) return false;
  if (places.test(nouns.at(-1) ?? "") || places.test(label[0] ?? ""))
    return !filling.test(foldedOf(reading, ...clauseAround(reading, figure)));
  const isMost = least === 0;
  // "with 40 rooms, rooms occupied from 45 to 60"
  const isHeld = /^(?:with|of|has|have|mit|con|de|avec|com)$/.test(word(reading, first - 1));
  // "350 seats, 12 shows": what stands behind a comma is not held.
  const steps = isWall(reading, first - 1) ? [] : [1, 2];
  return isMost || isHeld || steps.some((step) => holding.test(word(reading, first - step)));
}

const taken =
  /\b(?:occupied|sold|booked|taken|let|rented|in use|used|belegte?n?|besetzt|vermietet|ocupad[oa]s|vendid[oa]s|alquilad[oa]s|occupee?s|vendue?s|louee?s|alugad[oa]s)\b/;
/** "booked 18 to 25" */
const alone = /^\p{L}+ ?:? ?(?:(?:between|from|zwischen|von|de|entre) )?\d/u;
const numbers = /\b(?:number|count|anzahl|zahl|numero|nombre) (?:of|der|von|de|d'|des)\b/;

/** Many rows are no room: the range is of what fills it in its own clause, or of the number of the same things. */
function isFilling(reading: Reading, { figure, least, most, nouns }: Count, capacity: Count): boolean {
  if (most === least) return false;
  const clause = foldedOf(reading, ...clauseAround(reading, figure));
  const isTaken = taken.test(clause) && (sharesNoun(nouns, capacity.nouns) || alone.test(clause));
  return (
    isTaken ||
    filling.test(clause) ||
    (numbers.test(clause) && capacity.least === 0 && sharesNoun(nouns, capacity.nouns))
  );
}

function mayOverflow({ reading }: Ledger, { start }: Span): boolean {
  const folded = fold(reading.text);
  // "12 shows, 400 to 500 tickets sold each show": of one of them.
  const isOfOne = ofOneShow.test(foldedOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, start))));
  return [...folded.matchAll(new RegExp(spilling, "g"))].some(
    ({ index, 0: said }) =>
      !never.test(folded.slice(Math.max(0, index - 20), index)) && !(isOfOne && severalShows.test(said)),
  );
}

const severalShows = /^(?:several|two|three|\d+) (?:shows|performances|screenings|trips|sailings)$/;
const ofOneShow =
  /\b(?:each|every|per|a|pro|je|jede[rs]?|por|cada|par|chaque) (?:show|performance|screening|trip|sailing|vorstellung|fahrt|funcion|viaje|representation|seance|sessao|viagem)\b|\b(?:each|apiece|jeweils)$/;
