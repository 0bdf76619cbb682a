import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, number, type Reading, spanOf, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

const limits =
  /^(?:limit|threshold|norm|ceiling|grenzwert|schwellenwert|schwelle|limite|limiar|umbral|seuil|plafond|norme|norma)$/;
const ofs = /^(?:of|de|von|at|a)$/;
const passed =
  /^(?:exceeded|breached|passed|crossed|reached|depassee?|franchie?|atteinte?|uberschritten|erreicht|superad[oa]|excedid[oa]|rebasad[oa]|ultrapassad[oa])$/;
const answers = phraseList(
  "yes/no|yes / no|y / n|yes or no|y or n|oui / non|oui ou non|ja / nein|ja oder nein|si / no|si o no|sim / nao|sim ou nao|flag|flagged",
);

/** "limit of 50 exceeded yes/no", "seuil de 50 dépassé oui/non": whether the number named before is over it. */
export function limitExceededAt(reading: Reading, at: number): Found | undefined {
  if (!limits.test(word(reading, at))) return undefined;
  const from = ofs.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const figure = number(reading, from);
  if (figure === undefined) return undefined;
  const unit = unitAt(reading.tokens, figure.next);
  const deed = unit?.next ?? figure.next;
  if (!passed.test(word(reading, deed))) return undefined;
  const next = phraseAt(reading, deed + 1, answers)?.next ?? deed + 1;
  if (!isBreak(reading, next) && word(reading, next) !== ")") return undefined;
  return {
    kind: "threshold",
    left: `${written(reading, at, at + 1)} ${written(reading, deed, deed + 1)}`,
    number: "",
    is: ">",
    right: figure.value,
    ...(unit === undefined ? {} : { unit: unit.unit.symbol }),
    isTruth: true,
    apart: true,
    ...spanOf(reading, at, next),
  };
}
