import type { Found } from "../findings.ts";
import { listFrom } from "./listed-members.ts";
import { isOr, members } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, word } from "./reading.ts";

const copula = /^(?:is|ist|es|est|e)$/;
/** Adjectives of figures and of lack compare or tell, and are no members. */
const telling =
  /^(?:null|empty|blank|missing|unset|higher|lower|greater|less|more|equal|not|never|always|above|below|at|between|only|either|true|false|yes|no)$/;
const NAME = 3;

/** "sender is customer, agent or bot", where the name begins its item: what it may be, whatever it is called. */
export function saidMembersAt(reading: Reading, at: number): Found | undefined {
  return whetherPair(reading, at) ?? behindCopula(reading, at);
}

function behindCopula(reading: Reading, at: number): Found | undefined {
  if (!copula.test(word(reading, at - 1)) || telling.test(word(reading, at)) || !beginsItem(reading, at - 1))
    return undefined;
  const list = listFrom(reading, at);
  if (list === undefined || !list.endsInOr || list.values.length < 3 || !isBreak(reading, list.next)) return undefined;
  const isPlain = list.values.every((value) => /^\p{L}[\p{L} _-]*$/u.test(value) && value.split(" ").length < 3);
  return isPlain && number(reading, at) === undefined ? members(reading, at, list.next, list.values) : undefined;
}

/** Up to three words stand between the copula and the mark before. */
function beginsItem(reading: Reading, at: number): boolean {
  let first = at;
  while (
    first > at - NAME - 1 &&
    isWord(reading, first - 1) &&
    !/^(?:and|und|y|et|if|when|where|that|which)$/.test(word(reading, first - 1))
  )
    first -= 1;
  return (
    first < at &&
    first >= at - NAME &&
    (first === 0 || isBreak(reading, first - 1) || /^(?:and|und|y|et)$/.test(word(reading, first - 1)))
  );
}

const whether = phraseList(
  "whether|whether it is|whether it was|whether they are|ob|ob sie|ob es|si|si esta|si es|si fue|si est|s'il est|se|se esta|se foi",
);
const contrary = /^(?:un|in|im|ir|non|non-|dis|des|nicht)/;

/** "whether paid or unpaid", "si está pagada o impagada": one column, of two states. */
function whetherPair(reading: Reading, at: number): Found | undefined {
  const asked = phraseAt(reading, at, whether);
  if (asked === undefined || !isOr(reading, asked.next + 1)) return undefined;
  const [one, other] = [word(reading, asked.next), word(reading, asked.next + 2)];
  const next = asked.next + 3;
  const isEnd = isBreak(reading, next) || word(reading, next) === "(" || word(reading, next) === "and";
  if (!isEnd || one.length < 4 || other.replace(contrary, "") !== one) return undefined;
  const values = [asked.next, asked.next + 2].map((index) => reading.tokens[index]?.text ?? "");
  const found = members(reading, at, next, values);
  const of = { en: "status", de: "status", es: "estado", fr: "statut", pt: "estado" }[reading.language];
  return found?.kind === "members" ? { ...found, of, ...spanOf(reading, at, next) } : undefined;
}
