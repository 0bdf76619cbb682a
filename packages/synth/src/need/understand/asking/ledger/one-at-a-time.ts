import { tokenFrom } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { placeOf } from "../tell-apart.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const apart =
  /\b(?:(?:may|must|can|do|does|should|will)(?: ?not|n't|not) overlap|never overlap(?:ping)?|no(?:ne)? overlap(?:s|ping)?(?: \p{L}+)?|without (?:any )?overlaps?|non-overlapping|not overlapping|one at a time|one after (?:the other|another)|never two at (?:once|the same time|a time)|uberschneiden sich (?:nie|nicht)|durfen sich nicht uberschneiden|ohne uberschneidung(?:en)?|nacheinander|no se (?:solapan|pueden solapar)|sin solap\p{L}*|una tras otra|ne se chevauchent pas|sans chevauchement|l'une? apres l'autre|nao se sobrepoem|sem sobreposic\p{L}*|uma de cada vez)\b/u;
/** Only where it is one thing, no two of them run side by side. */
const single =
  /\b(?:one|a single|only one|just one|single|1|our only|the only|einen? einzige[nrsm]?|nur eine?n?|ein(?:en|em)?|einzige[rsn]?|un solo|una sola|una unica|un unico|un seul|une seule|uma so|um so|uma unica|um unico) (?:\p{L}{2,16} ){0,2}(?:room|hall|court|desk|chair|table|lane|track|car|van|bus|truck|boat|machine|printer|doctor|dentist|nurse|vet|barber|stylist|hairdresser|teacher|tutor|instructor|coach|trainer|therapist|studio|stage|field|pitch|bay|dock|gate|runway|theatre|lab|oven|crane|pool|sauna|booth|\p{L}{0,20}raum|\p{L}{0,12}saal|\p{L}{0,12}platz|\p{L}{0,12}stuhl|arzt|arztin|friseur|friseurin|lehrer|lehrerin|maschine|halle|sala|consulta|medico|medica|peluquero|peluquera|profesor|profesora|pista|maquina|salle|medecin|coiffeur|coiffeuse|professeur|quadra|cabeleireiro)\b/u;
const lasting =
  /\b(?:lasts?|lasting|takes?|taking|long|length|duration|dauer[nt]?|dauert|lang|dura[n]?|duracion|duran|dure(?:nt)?|duracao|each|hour slots?|minute slots?|appointments? of|lessons? of|sessions? of|slots? of|bookings? of)\b/;
const fullHour =
  /\b(?:lasts?|lasting|takes?|taking|dauert|dura|dure)(?: (?:exactly|always|genau))? (?:an?|one|eine|una|une|uma) (?:full |whole |volle |hora completa|heure entiere)?(?:hour|stunde|hora|heure)\b/;
const daily =
  /^(?:(?:\p{L}+ ){0,2})?(?:(?:on |in )?(?:each|every|per|a|any) (?:single )?(?:\p{L}+ )?(?:day|evening|night|morning|afternoon|weekday|date)|daily|(?:pro|am|jeden) (?:arbeits|werk|wochen)?(?:tag|abend|morgen|nachmittag)|taglich|(?:por|al|cada) (?:dia|tarde|noche|manana)|(?:par|chaque) (?:jour|soir|matin)|por dia)\b/u;

/** "one meeting room, no overlaps, each lasts an hour between 9:00 and 17:00, 30 bookings a day": more than fit one after another. */
export function findTooManyInTurn(ledger: Ledger): void {
  const { reading, findings, counts } = ledger;
  const folded = foldInPlace(reading.text);
  const [never, only] = [apart.exec(folded), single.exec(folded)];
  if (never === null || only === null) return;
  const [hours, ...others] = findings.found.filter((each) => each.kind === "hours");
  if (hours === undefined || others.length > 0) return;
  const room = (hours.to - hours.from + 1440) % 1440;
  const length = lengthOf(ledger);
  const many = counts.find((count) => isDaily(ledger, count));
  if (length === undefined || many === undefined || room === 0) return;
  const most = Math.floor(room / length.minutes + 1e-9);
  if (many.least <= most) return;
  ledger.tell(
    `${quoteOf(ledger, length.span)} each leaves room for ${most} in ${quoteOf(ledger, hours)}, yet ${quoteOf(ledger, many.span)} are asked a day, of which no two are at once (${quoteOf(ledger, placeOf(never))})`,
    [length.span, { start: hours.start, end: hours.end }, many.span].toSorted((a, b) => a.start - b.start),
    `say at most ${most} a day, shorter ones, or more of what they take place in`,
  );
}

/** How long one of them lasts at least. */
function lengthOf({
  reading,
  findings,
}: Ledger): { readonly minutes: number; readonly span: Count["span"] } | undefined {
  const range = reading.ranges.find(
    ({ found: { minimum, unit }, first }) =>
      minimum !== undefined && isLength(unit) && lasting.test(foldedOf(reading, ...clauseAround(reading, first))),
  );
  if (range?.found.minimum !== undefined && range.found.unit !== undefined) {
    const minutes = convert(range.found.minimum, range.found.unit, "min");
    return minutes === undefined || minutes <= 0 ? undefined : { minutes, span: range.found };
  }
  // "each lasts a full hour"
  const hour = fullHour.exec(foldInPlace(reading.text));
  if (hour !== null) return { minutes: 60, span: placeOf(hour) };
  const exact = reading.quantities.find(({ unit, is, first, span }) => {
    const isTaken = findings.found.some(
      ({ kind, start, end }) => kind === "window" && start < span.end && span.start < end,
    );
    return (
      isLength(unit) && is === "exactly" && !isTaken && lasting.test(foldedOf(reading, ...clauseAround(reading, first)))
    );
  });
  const minutes = exact?.unit === undefined ? undefined : convert(exact.value, exact.unit, "min");
  return exact === undefined || minutes === undefined || minutes <= 0 ? undefined : { minutes, span: exact.span };
}

function isLength(unit: string | undefined): boolean {
  return unit === "h" || unit === "min";
}

/** "30 bookings on every working day": of each day, and of all that there are. */
function isDaily({ reading }: Ledger, count: Count): boolean {
  const isMany = exactOf(count) !== undefined || count.least > 1;
  const behind = foldedOf(reading, count.next, tokenFrom(reading, count.next, count.span.end) + 6);
  return isMany && count.least > 1 && daily.test(behind);
}
