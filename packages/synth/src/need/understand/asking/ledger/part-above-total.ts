import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const time =
  "(?:day|night|hour|week|month|quarter|year|season|tag|nacht|stunde|woche|monat|jahr|dia|noche|hora|semana|mes|ano|jour|nuit|heure|semaine|mois|annee|race|game|match|trip|stage|leg|shift|session)";
/** A sum of all of them: "total rain of the month". */
const total =
  /\b(?:total|sum|overall|monthly|weekly|yearly|annual|daily|whole|gesamt\w*|summe|insgesamt|monats\w+|jahres\w+|wochen\w+|tages\w+|total(?:es)?|suma|mensual(?:es)?|anual(?:es)?|somme|totale?|mensuelle?|annuelle?|soma|mensal)\b/;
/** One of them alone: "rain on the wettest day", "the best hour". */
const part = new RegExp(
  `\\b(?:(?:the |its |on the |of the |in the |am |an dem |el |la |le |o |a ){0,2}(?:(?:wettest|driest|busiest|best|worst|strongest|hottest|largest|biggest|highest|longest|single|quietest|weakest|slowest|top|peak|record) (?:single )?${time}|(?:nassesten|starksten|besten|schlechtesten|langsten|hochsten) ${time}(?:e?s)?|(?:dia|hora|semana|mes|noche) mas \\p{L}{3,12}|(?:jour|heure|semaine|mois|nuit) l[ea] plus \\p{L}{3,12}|(?:jour|mois) record|(?:dia|hora|semana|mes) mais \\p{L}{3,12}))\\b`,
  "u",
);
/** Kinds of figures that do not add up. */
const noSum =
  /\b(?:temperature|temp|degrees|speed|price|level|average|mean|percent|percentage|rate|share|score|rating|humidity|pressure|age|balance|net|profit|loss|change|difference|growth|durchschnitt\w*|mittel\w*|promedio|media|moyenne|saldo)\b|%/;
const REACH = 64;

interface Said {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  readonly span: Span;
}

/** "total rain of the month 10 to 40 mm, rain on the wettest day of that month 70 to 95 mm": one day with more than the whole month. */
export function findPartAboveTotal(ledger: Ledger): void {
  const folded = foldInPlace(ledger.reading.text);
  if (!part.test(folded) || !total.test(folded)) return;
  const said = figuresIn(ledger).map((each) => ({ ...each, lead: leadOf(folded, each.span) }));
  const parts = said.filter(({ lead }) => part.test(lead) && !noSum.test(lead));
  const wholes = said.filter(({ lead }) => total.test(lead) && !part.test(lead) && !noSum.test(lead));
  for (const one of parts) {
    const whole = wholes.find(
      (each) => (each.unit === one.unit || each.unit === undefined) && areOfOne(each.lead, one.lead) && each.least >= 0,
    );
    if (whole === undefined || one.least <= whole.most) continue;
    const spans = [whole, one]
      .map(({ span, lead }) => ({ start: span.start - lead.trimStart().length, end: span.end }))
      .sort((a, b) => a.start - b.start);
    ledger.tell(
      `${quotesOf(ledger, spans)}: one part has more than the whole`,
      spans,
      `say up to ${whole.most} for the part, or a larger whole`,
    );
    return;
  }
}

function figuresIn({ reading }: Ledger): readonly Said[] {
  const ranges = reading.ranges.map(({ found: { minimum, maximum, unit, start, end } }) => ({
    least: minimum ?? 0,
    most: maximum ?? Infinity,
    unit,
    span: { start, end },
  }));
  const exact = reading.quantities
    .filter(
      ({ is, span }) =>
        is === "exactly" && !ranges.some((each) => each.span.start < span.end && span.start < each.span.end),
    )
    .map(({ value, unit, span }) => ({ least: value, most: value, unit, span }));
  return [...ranges, ...exact];
}

/** The words of the clause before a figure. */
function leadOf(folded: string, { start }: Span): string {
  return (
    folded
      .slice(Math.max(0, start - REACH), start)
      .split(/[,;.:\n(]| and (?=the )/)
      .at(-1) ?? ""
  );
}

const told = new RegExp(
  `${total.source}|${part.source}|\\b(?:of|on|in|the|that|same|this|for|per|is|are|between|from|each|every|a|an|one|at|was|with|der|die|das|des|im|am|von|de|del|la|el|du|le|do|da|${time})\\b|[^\\p{L} ]`,
  "gu",
);

const glued = /(?<!\p{L})(?:gesamt|monats|jahres|wochen|tages)(?=\p{L})/gu;

/** What is told of both: the "rain" of "total rain" and of "rain on the wettest day"; where a part names nothing, it is of the whole. */
function areOfOne(whole: string, one: string): boolean {
  const [a = [], b = []] = [whole, one].map((lead) =>
    lead
      .replace(glued, " ")
      .replace(told, " ")
      .split(" ")
      .filter((each) => each.length > 2),
  );
  return b.length === 0 || b.some((each) => a.some((other) => each.slice(0, 4) === other.slice(0, 4)));
}
