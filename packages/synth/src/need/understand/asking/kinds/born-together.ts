import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

const together =
  /\b(?:twins?|triplets?|quadruplets?|zwillings?\w*|drillinge|gemel[oa]s|melliz[oa]s|trillizos|jumeaux|jumelles|triples|gemeos|gemeas|trigemeos)\b/;
const figure =
  "(?:an?|one|two|three|four|five|six|several|ein(?:e[mn]?)?|zwei|drei|vier|funf|un[oa]?|une|dos|tres|deux|trois|dois|um|\\d{1,2})";
/** Longer than any delivery lasts. */
const times = "(?:years?|months?|weeks?|jahren?|monaten?|wochen?|anos?|mes(?:es)?|semanas?|ans|mois|semaines)";
const amount = `${figure} (?:(?:full|whole|or more|ganze|volle) )?${times}`;
const born =
  "(?:birth ?(?:dates?|days?)|dates? of birth|born|ages?|birth|geburtsdat\\w*|geburtstage?|geboren|fechas? de nacimiento|nacid[oa]s|nacieron|dates? de naissance|nes|datas? de nascimento|nascid[oa]s)";
const apart = [
  new RegExp(`\\b${born}\\b[^.;,]{0,30}\\b${amount} (?:apart|auseinander|de diferencia|d'ecart|de diferenca)\\b`),
  new RegExp(
    `\\b(?:one|the (?:first|other|second|elder)|einer|uno|una|l'un|um)\\b[^.;,]{0,24}\\b${amount} (?:older|younger|alter|junger|mayor|menor|plus age|mais velho|mais novo)\\b`,
  ),
  new RegExp(
    `\\b(?:age difference|altersunterschied|diferencia de edad|difference d'age)\\b[^.;,]{0,20}\\b${amount}\\b`,
  ),
];
const denied =
  /\b(?:not|never|no|siblings?|brothers?|sisters?|geschwister|hermanos|parents?|mothers?|than their|between twins and|frozen|ivf|pregnan\w*|lambs?|calves)\b/;

/** "pairs of twins, their birth dates three years apart": who is born together is of one age. */
export function findApartThoughTogether(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const twins = together.exec(folded);
  const other = apart.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  if (twins === null || other == null || other.index < twins.index || denied.test(other[0])) return;
  const spans = [twins, other].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: they are born together`,
    spans,
    fix: "say birth dates that are the same, or siblings",
  });
}
