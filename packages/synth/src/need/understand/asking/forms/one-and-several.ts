import type { Span } from "../../../findings.ts";
import type { Language } from "../../../ontology/semantic-type.ts";
import { areAlike, rootOf } from "../claims/roots.ts";

const each = "(?:each|every|all|jede[rs]?|alle|cada|tod[oa]s (?:los|las|os|as)|chaque|tous les|toutes les)";
const held =
  "(?:has|have|gets?|holds?|takes?|contains?|with|(?:belongs?|(?:is|are) (?:\\p{L}+ed)) to|(?:is|are) (?:\\p{L}+ed) by|hat|haben|gehort|tienen?|pertenece|a|ont|appartient|tem|pertence a)";
const only =
  "(?:(?:exactly|only|just|precisely) (?:one|1)|a single|genau eine?[nmr]?|nur eine?[nmr]?|(?:un|una) sol[oa]|solo una?|exactamente una?|une? seule?|exactement une?|uma? unic[oa]|so uma?|exatamente uma?)";
const noun = "(?<noun>\\p{L}{3,20})\\b(?! per\\b| a\\b| each\\b| pro\\b| por\\b| par\\b)";
/** "every ticket is assigned to a single agent", "one owner per horse" */
const ones = [
  new RegExp(`\\b${each} (?:\\p{L}+ ){0,3}?${held} ${only} ${noun}`, "u"),
  /\b(?:exactly |only |just )?(?:one|a single) (?<noun>\p{L}{3,20}) per (?!day|week|month|year|hour|row)\p{L}+/u,
];
const share =
  "(?:\\d{1,2} ?(?:%|percent|prozent)|an? (?:tenth|fifth|quarter|third)|half|ein (?:zehntel|funftel|viertel|drittel)|one in \\p{L}+)";
const many =
  "(?:two|three|four|several|[2-9]|2-\\d|more than one|multiple|zwei|drei|mehrere[n]?|dos|tres|vari[oa]s|mas de una?|deux|trois|plusieurs|dois|duas|mais de uma?)";
const several = new RegExp(
  `\\b${share}(?: (?:of|der|von|de|des|dos|das) (?:them|these|the \\p{L}+|l[oa]s \\p{L}+|les \\p{L}+|[oa]s \\p{L}+|\\p{L}+))? (?:(?:have|has|with|of them with|hold|take|belong to|in|contain|to|are \\p{L}+ed to|haben|gehoren|mit|tienen|con|ont|avec|tem|com) )?${many} ${noun}`,
  "u",
);

/** "every employee has exactly one manager, 10% have two managers" */
export function findOneAndSeveral(folded: string, language: Language): readonly Span[] | undefined {
  const more = several.exec(folded);
  if (more === null || /\b(?:except|but|other than|apart from|unless) $/.test(folded.slice(0, more.index)))
    return undefined;
  const root = rootOf(more.groups?.["noun"] ?? "", language);
  const one = ones
    .map((pattern) => pattern.exec(folded))
    .find((match) => match !== null && areAlike(rootOf(match.groups?.["noun"] ?? "", language), root));
  if (one == null) return undefined;
  return [one, more]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
}
