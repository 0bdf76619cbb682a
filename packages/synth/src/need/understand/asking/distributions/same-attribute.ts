import { convert, unitNamed } from "../../../extract/units.ts";
import { areOfOne } from "../claims/claim.ts";
import { areAmong } from "../claims/roots.ts";
import { areFarUnits } from "../solving/measures.ts";
import { isOfEvent } from "../solving/time-names.ts";
import { dimensionOf, type Figure } from "./figures.ts";

/** So far apart, what has a unit and what has none are hardly of one attribute. */
const NEAR = 90;
/** "a median of 52,000 and a 90th percentile of 41,000 USD": the unit of the last is that of both. */
const JOINT = 10;
/** Verbs of a measure, which its unit says too. */
const measuring =
  /^(?:class?|group|lot|whol|overall|sampl|fail|pass|flunk|suspend|suspen|aprueb|reprueb|durchf\p{L}*|echou|reprov|pupil|student|learn|candidat|alumno|alumn|schul|eleve|elev|alun|earn|cost|pay|worth|pric|price|sell|tak|take|last|weigh|measur|scor|score|arriv|run|driv|rid|pas|pasa|past|pass|dur|dura|durent|left|val|kost|verdien|dauer|wieg|lieg|liegt|cuest|gan|dure?|pes|cout|gagn|cust)$/u;
/** What somebody earns, scores or weighs is no age. */
const ofNoAge =
  /^(?:pass|fail|flunk|suspend|suspen|aprueb|reprueb|echou|reprov|earn|cost|pay|worth|pric|price|sell|tak|take|last|weigh|scor|score|run|kost|verdien|dauer|wieg|cuest|gan|dure?|pes|cout|gagn|cust)$/;
const lasting = /^(?:tim|time|dur|durat|duree|length|laufzeit|\p{L}*dau|\p{L}*dauer|duracion|duracao|tiemp|temp)$/u;
export const totals = /^(?:totals?|summe|gesamt\p{L}*|suma|somme|soma)$/u;

/** Whether two figures are of one attribute as far as one can tell: by their units, names and measures. */
export function areOfOneAttribute(one: Figure, other: Figure): boolean {
  // Ages are said with and without their years.
  const areYears = [one.unit, other.unit].every((unit) => unit === undefined || unit === "year");
  const [a, b] = areYears ? ["", ""] : [dimensionOf(one.unit), dimensionOf(other.unit)];
  const apart = Math.max(one.span.start, other.span.start) - Math.min(one.span.end, other.span.end);
  if (a !== b && ((a !== "" && b !== "") || apart > NEAR)) return false;
  if (a !== "" && a === b && areFarUnits(one.unit, other.unit)) return false;
  if (isOfTotal(one) !== isOfTotal(other)) return false;
  if (isAgeBeside(one, other) || isAgeBeside(other, one)) return false;
  const [named, named_] = [bareOf(one), bareOf(other)];
  // "ages 18 to 65, median 120 kg": what has a unit is of a column without one only where nothing says otherwise, or a bracket
  // names that column: "(delay 0)".
  const isBracketed = [one, other].some(({ claim }) => (claim?.rangeName.length ?? 0) > 0);
  const isGoingOn = one.kind === "quantile" && other.kind === "quantile" && apart <= JOINT;
  if (a !== b && isGoingOn) return named.length * named_.length === 0;
  if (a !== b && arePrices(one, other)) return true;
  // "the median rent is 900 euros and 70% of the flats rent for less than 400"
  const isShared = [one.kind, other.kind].includes("quantile") && [one.kind, other.kind].includes("share");
  if (a !== b && isShared && named.length > 0 && areSame(named, named_)) return true;
  if (a !== b && named.length + named_.length > 0 && !(isBracketed && named.length * named_.length > 0)) return false;
  if (one.claim !== undefined && other.claim !== undefined) return areOfOneShare(one, other);
  if (one.kind === "extreme" || other.kind === "extreme") return areMeasuredAlike(one, other);
  if (areSame(named, named_) || areOfOneTime(one, other)) return true;
  return areMeasuredAlikeByVerb(one, other) || areMeasuredAlikeByVerb(other, one) || areOfOneEvent(one, other);
}

/** "nobody waits longer than 30 minutes; waiting time mean 42 minutes" */
function areOfOneTime(one: Figure, other: Figure): boolean {
  const [a = [], b = []] = [one, other].map((each) => bareOf(each).filter((root) => !lasting.test(root)));
  return dimensionOf(one.unit) === "time" && a.length > 0 && b.length > 0 && areSame(a, b);
}

/** What a figure is of, without the verbs that its unit says too. */
export function bareOf({ roots, points }: Figure): readonly string[] {
  const isOfStars = points.every(({ value }) => value <= MOST_STARS);
  return roots.filter((root) => !measuring.test(root)).map((root) => (isOfStars && ratings.test(root) ? "star" : root));
}

/** "nothing under 4 stars, average rating 3.6": stars are what things are rated by. */
const ratings = /^(?:star|rat|rating|stern|bewertung|estrella|etoil|estrel)$/;
const MOST_STARS = 10;

function areOfOneShare(one: Figure, other: Figure): boolean {
  if (one.claim === undefined || other.claim === undefined || !areOfOne(one.claim, other.claim)) return false;
  const isBase = one.claim.base.join() === other.claim.base.join();
  if (!isBase && (other.claim.base.length > 0 || one.claim.sentence !== other.claim.sentence)) return false;
  return areSame(one.roots, other.roots);
}

/**
 * "heaviest parcel 31 kg" against "weight 0.2-20 kg", "highest prize 5,000" against "prize 10 to 500": by what they measure, or by
 * name. A name of something else parts them: "longest flight" and "average delay".
 */
function areMeasuredAlike(one: Figure, other: Figure): boolean {
  if (areInOneBreath(one, other)) return true;
  const [a, b] = [namesBeside(one), namesBeside(other)];
  const areMeasured = measuresOf(one).some((measure) => measuresOf(other).includes(measure));
  if (areMeasured) return areAmong(a, b) && areAmong(b, a);
  if (one.measures.length > 0 && other.measures.length > 0) return false;
  if (one.roots.length > 0 && other.roots.length > 0) return areSame(one.roots, other.roots);
  // "never above -15 °C, highest reading -9 °C": what else has that unit?
  const dimension = dimensionOf(one.unit);
  // "lowest 50, highest 20"
  if (one.kind === other.kind && one.roots.length + other.roots.length === 0) return true;
  return plain.has(dimension) && dimension === dimensionOf(other.unit) && (one.kind === "extreme" ? a : b).length === 0;
}

/** Nothing but a comma or " and the " stands between. */
const BREATH = 9;

/** "lowest 40 mg, highest 95, class average 97": what stands right behind an end that names nothing is of the same, whose unit it need not say again. */
function areInOneBreath(one: Figure, other: Figure): boolean {
  const [extreme, mean] = one.kind === "extreme" ? [one, other] : [other, one];
  const from = Math.max(one.span.start, other.span.start) - Math.min(one.span.end, other.span.end);
  const name = mean.roots.join(" ").length;
  return (
    (mean.kind === "mean" || mean.kind === "quantile") &&
    extreme.roots.length + extreme.measures.length === 0 &&
    (one.unit === other.unit || (one.span.start < other.span.start ? other : one).unit === undefined) &&
    from <= BREATH + 2 * name
  );
}

/** "no price below 8 euros, cheapest item 4.99": what is cheapest is so by its price. */
function arePrices(one: Figure, other: Figure): boolean {
  return (
    [one.kind, other.kind].includes("extreme") &&
    [one, other].every((each) => each.measures.includes("price") && namesBeside(each).every((root) => root === "item"))
  );
}

/** Dimensions of which a row hardly has two values. */
const plain = new Set(["temperature", "area", "mass", "volume", "pressure", "speed", "humidity"]);

/** The names of a figure beside those of its measure. */
function namesBeside(figure: Figure): readonly string[] {
  return bareOf(figure).filter((root) => !lasting.test(root) && !measureNames.test(root) && !goods.test(root));
}

/** "the cheapest product costs 4 EUR": whatever is sold. */
const goods = /^(?:product|articl|offer|listing|produkt|artik|articul)$/;

const measureNames =
  /^(?:ag|age|weight|gewicht|peso|poid|pric|price|prei|preci|prix|prec|height|hoh|altur|taill|finish|all|each|every|rent|fare|cost)$/;

/** What a figure measures: as its words say, or its unit where nothing else is named. */
function measuresOf(figure: Figure): readonly string[] {
  const { measures, unit } = figure;
  if (measures.length > 0) return measures;
  const dimension = dimensionOf(unit);
  if (dimension === "mass") return ["weight"];
  if (bareOf(figure).length > 0) return [];
  if (dimension === "time") return unit === "year" ? ["age"] : ["duration"];
  return unit !== undefined && dimension === "currency" ? ["price"] : [];
}

/** "median delivery time 3 days, 80% of the parcels take longer than 5 days" */
function areMeasuredAlikeByVerb(named: Figure, share: Figure): boolean {
  if (dimensionOf(named.unit) === "" || share.claim === undefined || named.claim !== undefined) return false;
  return share.measures.some((measure) => named.measures.includes(measure));
}

/** "decided within 20 days, the average decision takes 33": the verb of the one and the noun of the other. */
function areOfOneEvent(one: Figure, other: Figure): boolean {
  const [a, b] = [one, other].map(({ roots }) => roots.filter((root) => !lasting.test(root)));
  if (a === undefined || b === undefined || dimensionOf(one.unit) !== "time" || a.length === 0 || b.length === 0)
    return false;
  return (
    a.every((root) => b.some((each) => isOfEvent(root, each))) ||
    b.every((root) => a.some((each) => isOfEvent(root, each)))
  );
}

/** "aged 20 to 35, 10% earn over 50", "nobody older than 70, mean pulse 82" */
function isAgeBeside(age: Figure, other: Figure): boolean {
  const isNamed = other.kind === "mean" && other.roots.length > 0 && other.measures.length === 0;
  if (age.measures.includes("age") && isNamed && !other.roots.includes("age")) return true;
  return age.roots.includes("age") && !other.roots.includes("age") && other.roots.some((root) => ofNoAge.test(root));
}

function isOfTotal({ roots }: Figure): boolean {
  return roots.some((root) => totals.test(root));
}

/** "price 2 to 10, mean total 20": the word for a sum tells what it is of, however small it is. */
export function withTotal(roots: readonly string[], words: readonly string[]): readonly string[] {
  return [...new Set([...roots, ...words.filter((each) => totals.test(each))])];
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return areAmong(one, other) || areAmong(other, one);
}

/** A value of one figure in the unit of another; undefined where they do not compare. */
export function inUnitOf(value: number, of: Figure, other: Figure): number | undefined {
  const isPlain = of.unit === undefined || other.unit === undefined || unitNamed(of.unit) === undefined;
  return isPlain ? value : convert(value, of.unit ?? "", other.unit ?? "");
}
