import type { Found } from "../findings.ts";
import type { Reading } from "./reading.ts";

const clock = "\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?";
const clocks = `(?:${clock} ?(?:and|to|-|–|until|till) ?)?\\d{1,2}(?::\\d\\d| ?(?:[ap]\\.?m(?:\\b|\\.)|o'clock))`;
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const named = `(?:bank |school |public )?holidays?|week-?ends?|week-?days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|night-?time|noon|midday|midnight|lunch(?: ?time)?|dinner ?time|rush hours?|winters?|summers?|springs?|autumns?|winter ?time|summer ?time|christmas|(?:high|low|peak|tourist|rainy|wet|dry|monsoon) season|${months}`;
const when = `(?:the |its |early |late |mid-? ?|cold |warm |hot |wet |summer |winter ){0,2}(?:(?:${named})(?: (?:months?|season))?(?![\\p{L}\\d-])|${clocks}(?!\\d))`;
const places = "(?:in|on|at|during|over|around|about|between|from|towards?|near|by)";
const times = `${places} ${when}(?:(?:,? and|,? or|,) (?:${places} )?${when}){0,2}(?: than ${places} ${when})?(?! (?:group|class|shift|session|slot|round|team)s?(?!\\p{L}))`;
const sorts =
  "(?:an? |the |clear |strong |slight |small |big |sharp |double |second |daily |weekly |seasonal |typical |usual |morning |evening |afternoon |night |midday |noon |lunch(?:time)? |weekend |summer |winter |spring |autumn ){0,4}";

const forms: readonly RegExp[] = [
  // "with an evening peak between 5 and 8 pm", "a rush on Friday evenings"
  new RegExp(
    `(?:(?:with|and|has|have|having|shows?|showing) )?${sorts}(?:peaks?|peaking|rush|spikes?|spiking|surges?|dips?|dipping|lulls?|bumps?|hump)(?: hours?| times?)? ${times}`,
    "iuy",
  ),
  // "more in winter", "busier on weekends", "mostly in the evening", "more breakdowns in January"
  new RegExp(
    `(?<!\\bat )(?:(?:a bit|a little|slightly|much|far|somewhat|noticeably|usually|often|but|and|with) ){0,2}(?:(?:more|fewer|less|most)(?: (?!than\\b)\\p{L}{3,20})?|mostly|mainly|chiefly|busier|busiest|heavier|higher|lower|quieter|slower|stronger|denser|clustered|concentrated|especially|particularly|skewed|weighted) ${times}`,
    "iuy",
  ),
  // "mehr im Winter", "más en verano", "surtout en hiver", "mais no inverno"
  /(?:mehr|weniger|vor allem|überwiegend|meist(?:ens)?|m[aá]s|menos|sobre todo|plus|moins|surtout|mais|sobretudo) (?:im|am|an|en|le|les|la|los|las|no|na|nos|nas|aos) (?:winter|sommer|wochenende|wochenenden|sommermonaten|wintermonaten|invierno|verano|fines de semana|hiver|été|week-end|week-ends|inverno|verão|fins de semana)(?!\p{L})/iuy,
];

/** "more in winter", "with an evening peak between 5 and 8 pm": when more happens; it happens at other times too, and no row is left out. */
export function tendencyAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return undefined;
  for (const form of forms) {
    form.lastIndex = token.start;
    const said = form.exec(reading.text)?.[0];
    if (said !== undefined) return { kind: "unkept", start: token.start, end: token.start + said.length };
  }
  return undefined;
}
