import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const those = phraseList(
  "those|these|they|the latter|only those|only these|those then|diese|die|nur diese|nur die|esas|esos|estas|estos|ceux-ci|celles-ci|celles-la|ceux-la|ils|elles|essas|esses|elas|eles",
);
const also = phraseList(
  "einen|einem|then|also|always|all|each|must|should|of course|obviously|dann|auch|immer|siempre|tambien|toujours|aussi|sempre|tambem",
);
const have = phraseList(
  "have|carry|get|need|show|come with|bear|haben|tragen|bekommen|tienen|llevan|ont|portent|tem|trazem|levam",
);
const haveNot = phraseList(
  "have no|carry no|get no|show no|leave no|leave neither|pay no|give no|bring no|lack|have not|haben keine|haben keinen|haben kein|no tienen|no llevan|n'ont pas de|n'ont pas d'|n'ont aucun|n'ont aucune|nao tem|nao trazem",
);
const tails = phraseList(
  "obviously|of course|naturally|too|as well|instead|either|yet|naturlich|claro|bien sur|evidemment|tambien|tambem",
);
/** So far before "those" the share may stand. */
const REACH = 12;

/** "2% failed and those have an error code", "7% withdrew; those have no grade": what only the ones that were counted have, or lack. */
export function thoseHaveAt(reading: Reading, at: number): Found | undefined {
  const pronoun = at > 0 && !isWord(reading, at - 1) ? phraseAt(reading, at, those) : joined(reading, at);
  if (pronoun === undefined) return undefined;
  const verb = skip(reading, pronoun.next, also);
  const lack = phraseAt(reading, verb, haveNot);
  const link = lack ?? phraseAt(reading, verb, have);
  // "these have more than two penalties" bounds what they have.
  const isBound = link !== undefined && comparatives.test(word(reading, link.next));
  const name =
    link === undefined || isBound ? undefined : phraseFrom(reading, skip(reading, link.next, also), 4, adverbs);
  if (name === undefined) return undefined;
  const next = skip(reading, name.next, tails);
  const ends = (isBreak(reading, next) && !listsMore(reading, next)) || word(reading, next) === ")";
  const when = ends ? sharedBefore(reading, at) : undefined;
  if (when === undefined) return undefined;
  return {
    kind: "onlyWhen",
    left: name.text,
    when,
    apart: true,
    ...(lack === undefined ? {} : { unless: true as const }),
    ...spanOf(reading, at, next),
  };
}

const comparatives = /^(?:more|less|fewer|at|over|under|exactly|up|mehr|weniger|mindestens|mas|menos|plus|moins|mais)$/;
const adverbs = new Set("obviously naturally too instead either yet".split(" "));

function joined(reading: Reading, at: number): ReturnType<typeof phraseAt<true>> {
  return /^(?:and|und|y|et|e)$/.test(word(reading, at - 1)) ? phraseAt(reading, at, those) : undefined;
}

/** "and those have a card number, tier and join date" lists what it is that they have. */
function listsMore(reading: Reading, at: number): boolean {
  return word(reading, at) === ",";
}

/** What the share before is of: the "failed" of "2.5% of sessions failed and those …". */
export function sharedBefore(reading: Reading, at: number): string | undefined {
  let end = at;
  while (end > at - 3 && isJoint(reading, end - 1)) end -= 1;
  for (let start = end - 1; start >= 0 && start > end - REACH; start--) {
    const share = shareSaidAt(reading, start);
    if (share === undefined || share.next > end) continue;
    return share.next === end ? before(reading, start) : written(reading, Math.max(share.next, end - 3), end);
  }
  return undefined;
}

/** A mark or an "and", but no figure and no "%". */
function isJoint(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  return said !== "" && (/^(?:and|und|y|et|e)$/.test(said) || (!isWord(reading, at) && !/[%\d]/.test(said)));
}

/** The "flagged" of "flagged 3%, those have a reason". */
function before(reading: Reading, at: number): string {
  let first = at;
  while (first > 0 && first > at - 3 && isWord(reading, first - 1)) first -= 1;
  return first === at ? "" : written(reading, first, at);
}
