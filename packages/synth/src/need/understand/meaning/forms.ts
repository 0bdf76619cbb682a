import type { SemanticType } from "../../ontology/semantic-type.ts";
import { boundaries } from "../words/noise.ts";
import { isInPlural, slugOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import {
  byLastWord,
  byUnit,
  count,
  day,
  flag,
  fullName,
  instant,
  label,
  own,
  type Shape,
  size,
  title,
} from "./form-shapes.ts";
import { compoundShape } from "./german-compounds.ts";
import { nameOf } from "./names-of-things.ts";

/** A kind of value that only its form gives away: "widget thickness in mm" is a number in mm whatever a widget is. */
export interface Form {
  readonly type: SemanticType;
  readonly confidence: number;
}

const booleanOpeners = new Set(
  "is has was did can are have had should whether if will does ist hat es tiene est a".split(" "),
);
const persons = new Set(
  "customer patient employee guest driver student teacher manager contact author user owner agent doctor physician nurse passenger member player coach client tenant buyer seller applicant candidate donor volunteer captain pilot instructor operator inspector technician reviewer attendee subscriber resident witness judge lawyer attorney sender recipient borrower holder policyholder rider cyclist pedestrian renter respondent caller victim suspect traveller traveler pupil learner voter adult".split(
    " ",
  ),
);

/** Persons who are counted wherever they come as many: "guests" of a dinner, "passengers" of a ride. */
export const crowds: ReadonlySet<string> = new Set("guest passenger visitor attendee spectator diner".split(" "));

/** Whether a noun is a person's role. */
export function isPerson(noun: string): boolean {
  return persons.has(noun);
}

const countOpeners = new Set("number no count num total anzahl numero nombre".split(" "));

/** "minutes parked", "votes cast", "tickets sold". */
const participles =
  /^(?:.{3,}ed|cast|sold|spent|paid|sent|won|lost|held|made|taken|run|driven|flown|ridden|swum|eaten|drunk|grown|caught|read|kept|bought|left|used|seen|drawn|shown|thrown|given)$/;

const particles = /^(?:in|out|up|off|down|over)$/;

/** What the form of a phrase says when no word list knows it. */
export function formOf(words: readonly Word[]): Form {
  const folded = words.map((word) => word.folded);
  const slug = slugOf(folded) || "value";
  const [shape, confidence] = shapeOf(words, folded);
  const type: SemanticType = {
    id: slug,
    type: shape.type,
    meaning: `${sentenceOf(words)}.`,
    names: { en: slug.replaceAll("_", " ") },
    model: shape.model(slug, folded),
    ...(shape.unit === undefined ? {} : { unit: shape.unit }),
    ...(shape.minimum === undefined ? {} : { minimum: shape.minimum }),
    ...(shape.maximum === undefined ? {} : { maximum: shape.maximum }),
  };
  return { type, confidence };
}

function sentenceOf(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shapeOf(words: readonly Word[], folded: readonly string[]): readonly [Shape, number] {
  // "survival 5 year", "split 10k": the figure only says which.
  const figure = words.findIndex(({ text, compound }, at) => at > 0 && compound === true && /^\d/.test(text));
  if (figure > 0) return shapeOf(words.slice(0, figure), folded.slice(0, figure));
  const first = folded[0] ?? "";
  const last = folded.at(-1) ?? "";
  const key = words.at(-1)?.english ?? last;
  const single = folded.length === 1;
  const isColumn = words[0]?.identifier !== undefined && !/^(?:is|has|was)$/.test(first);
  if (!single && booleanOpeners.has(first) && !isColumn) return [flag, 0.7];
  if (!single && (countOpeners.has(first) || first === "#") && (folded[1] === "of" || folded[1] === "de"))
    return [count, 0.7];
  // "opted in", "dropped out": said of one thing, a flag.
  if (!single && particles.test(last) && participles.test(folded.at(-2) ?? ""))
    return [/^(?:moved|checked|clocked|stepped|walked)$/.test(folded.at(-2) ?? "") ? instant : flag, 0.5];
  if (!single && (first === "n" || first === "num" || first === "cnt")) return [count, 0.7];
  // "caught at night", "used by members": said of one thing, a flag.
  if (folded.length > 2 && participles.test(first) && boundaries.has(folded[1] ?? "") && !isColumn) return [flag, 0.5];
  // "minutes in department", "days since the visit": told in their unit.
  const stretch =
    boundaries.has(folded[1] ?? "") && /^(?:seconds|minutes|hours|days|weeks|months|years)$/.test(first)
      ? own(byUnit, first)
      : undefined;
  if (folded.length > 2 && stretch !== undefined) return [stretch, 0.6];
  // "time seen", "date issued": when it was.
  if (
    folded.length === 2 &&
    (first === "time" || first === "date") &&
    /(?:ed|seen|sent|paid|made|left|taken|given|sold)$/.test(last)
  )
    return [first === "time" ? instant : day, 0.6];
  // "last inspected", "first seen", "next visited": when it was.
  if (folded.length === 2 && /^(?:last|first|next|previously)$/.test(first) && participles.test(last))
    return [instant, 0.6];
  const unit = single ? undefined : own(byUnit, last);
  if (unit !== undefined) return [unit, 0.7];
  // "hours ahead", "days late": told in hours, in days.
  const early = /^(?:ahead|late|early|overdue|beforehand)$/.test(last) ? own(byUnit, folded.at(-2) ?? "") : undefined;
  if (early !== undefined) return [early, 0.6];
  // "reported by": whoever did it.
  if (folded.length === 2 && last === "by" && participles.test(first)) return [fullName, 0.5];
  if (key === "name") return [nameShape(words.at(-2)?.english), 0.6];
  // "tempo de entrega": in Romance languages the first word says what it is.
  const romance = folded.findIndex((word, index) => index > 0 && /^(?:de|del|do|da|du|des|dos|das|d)$/.test(word));
  if (romance > 0) {
    const head = own(byLastWord, folded[0] ?? "") ?? own(byUnit, folded[0] ?? "");
    if (head !== undefined) return [head, 0.5];
  }
  const before = words.at(-2);
  if (!single && before !== undefined && participles.test(last)) {
    const measure = own(byUnit, before.folded);
    if (measure !== undefined) return [measure, 0.6];
    if (before.folded !== before.english) return [count, 0.5];
  }
  // "business data" are no date: that is a Portuguese "data" alone or in front.
  if (!single && last === "data") return [label, 0.35];
  const known = own(byLastWord, last) ?? own(byLastWord, key);
  if (known !== undefined) return [known, single ? 0.5 : 0.6];
  const compound = compoundShape(words.at(-1)?.text ?? "", last);
  if (compound !== undefined) return [compound, 0.5];
  return [guessed(words.at(-1)), 0.35];
}

function nameShape(noun: string | undefined): Shape {
  if (noun === undefined || persons.has(noun)) return fullName;
  return calledShape(noun) ?? title;
}

/** "library", "forest", "dog": called by a name as such things have. */
function calledShape(noun: string): Shape | undefined {
  const model = nameOf(noun);
  return model === undefined ? undefined : { type: "string", model: () => model };
}

/** What happened at a time: "started" is when. */
const happenings = new Set(
  "queued requested dispatched admitted discharged triaged acknowledged started ended opened closed created updated merged submitted reimbursed shipped departed arrived published joined booked ordered issued signed resolved completed finished borrowed landed hired launched".split(
    " ",
  ),
);

/** Things that only end like a measure. */
const noMeasures = new Set(
  "fromage menage village garage voyage passage sausage luggage baggage beverage mortgage".split(" "),
);

/** What nouns and participles nobody told us about are most often. */
function guessed(word: Word | undefined): Shape {
  if (word === undefined) return label;
  if (happenings.has(word.folded)) return instant;
  const isMany = isInPlural(word);
  if (isMany && crowds.has(word.english)) return count;
  if (persons.has(word.english)) return fullName;
  const called = isMany ? undefined : calledShape(word.english);
  if (called !== undefined) return called;
  if (/(?:ed|able|ible)$/.test(word.folded) && word.folded.length > 4) return flag;
  if (
    /(?:ness|ity|ance|ence|ure|th|age|ivity|osity)$/.test(word.folded) &&
    word.folded.length > 5 &&
    !noMeasures.has(word.folded)
  )
    return size;
  // A plural of things is how many there are.
  return isMany ? count : label;
}
