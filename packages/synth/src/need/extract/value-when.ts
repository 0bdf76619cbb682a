import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { isDecided } from "./decided.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { conditionFrom } from "./only-when.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, number, type Reading, spanOf, word } from "./reading.ts";
import { isThreshold } from "./threshold.ts";

const verbs = phraseList("is|=|of|is always|always|ist|immer|es|siempre|est|toujours|e|sempre|de");
const cases = phraseList(
  "if|when|whenever|where|while|for|on|wenn|falls|solange|bei|fur|si|cuando|para|mientras|quand|lorsque|pour|se|quando|enquanto",
);
const unless = phraseList(
  "unless|except when|except if|es sei denn|ausser wenn|ausser bei|salvo si|a menos que|excepto si|sauf si|exceto se|salvo se",
);
const elses = phraseList("else|otherwise|if not|sonst|andernfalls|si no|sino|en otro caso|sinon|senao|caso contrario");

/** "speed 0 when the engine is off", "late fee 0 unless late", "fee 25 USD if late, else 0": a figure that some rows have. */
export function valueWhenAt(reading: Reading, at: number): Found | undefined {
  const name = phraseFrom(reading, at, 3, beforeValue);
  const said = name === undefined ? undefined : quantityAt(reading, skip(reading, name.next, verbs));
  if (name === undefined || said === undefined || number(reading, at) !== undefined) return undefined;
  const denied = phraseAt(reading, said.next, unless);
  const link = denied ?? phraseAt(reading, said.next, cases);
  const condition = link === undefined ? undefined : conditionFrom(reading, link.next);
  if (link === undefined || condition === undefined) return undefined;
  if (isThreshold(reading, link.next) || isDecided(reading, link.next)) return undefined;
  const next = condition.next;
  // "battery 3 for devices" counts; a case is named elsewhere, as a flag or a member.
  if (!isBreak(reading, next) && word(reading, next) !== ")") return undefined;
  if (!isNamedByWords(reading, condition.text, at, next)) return undefined;
  const rest = otherwiseAt(reading, next);
  const isKnown = isColumn(reading, name.text, at, next) || isNamedByWords(reading, name.text, at, next);
  return {
    kind: "onlyWhen",
    left: name.text,
    when: condition.text,
    value: said.value,
    ...(rest === undefined ? {} : { otherwise: rest.value }),
    ...(said.unit === undefined ? {} : { unit: said.unit.symbol }),
    ...(denied === undefined ? {} : { unless: true as const }),
    ...(isKnown ? { apart: true as const } : {}),
    ...spanOf(reading, at, rest?.next ?? next),
  };
}

const beforeValue = new Set("is always = ist es est e immer siempre".split(" "));

/** ", else 0" */
function otherwiseAt(reading: Reading, at: number): { readonly value: number; readonly next: number } | undefined {
  const link = phraseAt(reading, isBreak(reading, at) ? at + 1 : at, elses);
  return link === undefined ? undefined : quantityAt(reading, link.next);
}
