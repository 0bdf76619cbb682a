import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { members } from "./member-list.ts";
import { isWord, type Reading, singularAt, word, written } from "./reading.ts";

const FEWEST = 3;
const MOST = 8;
/** What has members of one word: a reason or a cause has more. */
const kinds =
  /^(?:status|state|size|colou?r|severity|priority|gender|sex|level|grade|stage|class|phase|shift|type|category|mode|channel|plan|outcome|result|decision|estado|talla|statut|etat|taille|couleur|farbe|grosse|cor|tamanho)$/;
/** What speaks of the column and is no member of it. */
const talk =
  /^(?:text|free|field|string|number|list|values?|code|codes|iso|format|only|optional|required|unique|always|never|usually|mostly|fictional|fake|random|see|like|same|new|any|each|not|yes|no)$/;

/** "status (pending approved rejected)", "size (small medium large)": words alone in brackets behind a noun of kinds. */
export function spacedMembersAt(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(" || !kinds.test(singularAt(reading, at - 1))) return undefined;
  let end = at + 1;
  while (end <= at + MOST && isWord(reading, end)) end += 1;
  const words = Array.from({ length: end - at - 1 }, (_, step) => at + 1 + step);
  if (word(reading, end) !== ")" || words.length < FEWEST) return undefined;
  if (words.some((each) => endsPhrase(word(reading, each)) || talk.test(word(reading, each)))) return undefined;
  return members(
    reading,
    at,
    end + 1,
    words.map((each) => written(reading, each, each + 1)),
  );
}
