import type { Language } from "../ontology/semantic-type.ts";
import { isHappening } from "../rules/time-words.ts";
import { isParticiple, lookalikes } from "./participles.ts";

/** What a word in a list of columns says that was done. */
export type Deed =
  /** A step that everything of its kind goes through: "raised", "heard", "unloaded". */
  | "step"
  /** Done or not, and a step only in a row of them: "approved", "returned". */
  | "outcome"
  /** Something done that may be either. */
  | "any";

const steps = new Set(
  (
    "acked acknowledged admitted answered applied arrived assessed assigned attended began begun boarded booked borrowed " +
    "cleared closed collected commenced commissioned completed created decided delivered departed deployed despatched " +
    "detected discharged dispatched disposed docked donated ended entered examined exited filed finished fixed found " +
    "harvested heard hired inspected installed interviewed issued joined landed launched listed loaded lodged logged " +
    "merged notified opened ordered packed picked placed planted poured posted published raised received released repaired " +
    "replied reported requested resolved responded restored reviewed sampled seen sent served shipped sold solved sown " +
    "started stopped submitted tested triaged triggered unloaded unplugged weaned"
  ).split(" "),
);

const outcomes = new Set(
  (
    "accepted approved authorised authorized cancelled canceled confirmed declined denied dismissed expired failed granted " +
    "missed offered paid passed refunded rejected reimbursed returned signed terminated used verified withdrawn won lost"
  ).split(" "),
);

/** What does not end as such words do. */
const irregular = new Set("born built done drawn fed hung laid lit met ready rang struck written".split(" "));

/** How something is, though it once was done: nobody asks when a flat was furnished. */
const states = new Set(
  (
    "abandoned accredited adapted affected armed assisted attached automated bounced bundled certified chipped clicked " +
    "contested converted covered damaged disabled disputed divorced educated employed enabled engaged escalated estimated " +
    "experienced exposed fenced flagged furnished gated glazed heated impaired included infected injured insulated insured " +
    "integrated involved leased licensed licenced limited listened located locked married matched microchipped mixed-use " +
    "needed neutered occupied opted owned paved permitted pinned preferred promoted protected qualified read recommended " +
    "related rented required reserved retired satisfied saved shared skilled spayed staffed sterilised sterilized " +
    "subscribed supervised suspected tagged trained unemployed unsubscribed upheld vaccinated wanted"
  ).split(" "),
);

/** What a word says by itself that was done; undefined for how things are, and for all other words. */
export function deedOf(text: string, folded: string, language: Language): Deed | undefined {
  if (outcomes.has(folded)) return "outcome";
  if (states.has(folded) || lookalikes.test(folded)) return undefined;
  if (steps.has(folded)) return "step";
  if (language === "en") {
    if (isForeignDeed(text, folded)) return "step";
    return irregular.has(folded) || (isParticiple(folded, "en") && folded.length > 4) ? "any" : undefined;
  }
  if (isHappening([folded]) && isParticiple(text, language)) return "step";
  return isDone(text, language) ? "any" : undefined;
}

/** "abierta", "clôturé", "gemeldet": a short list may tell its language by nothing else. */
export function isForeignDeed(text: string, folded: string): boolean {
  const isFormed = /(?:[aiu]d|[elr]t|st)[oa]$|ée?$|^(?:\p{L}{2,6})?ge\p{Ll}{3,}(?:t|en)$|^be\p{Ll}{3,}en$/iu.test(text);
  return isFormed && isHappening([folded]);
}

/** What French and German nouns end with too is a participle only by its accent, or by its prefix and its ending. */
function isDone(text: string, language: Language): boolean {
  if (language === "fr") return /(?<!t)ée?s?$/iu.test(text);
  return language === "de" ? /^(?:\p{L}{2,4})?ge\p{Ll}{3,}t$/u.test(text) : isParticiple(text, language);
}
