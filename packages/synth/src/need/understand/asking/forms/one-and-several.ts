import type { Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";

const ones =
  /\b(?:each|every|all) (?:[a-z]+ ){1,3}(?:has|have|gets?|holds?|takes?|contains?|with|belongs? to) (?:exactly|only|just|precisely) (?:one|1|a single) (?<noun>[a-z]{3,20})\b(?! per\b| a\b| each\b)/;
const several =
  /\b(?:\d{1,2} ?%|a (?:tenth|fifth|quarter|third)|half)(?: of (?:them|these|the [a-z]+|[a-z]+))? (?:have |has |with |of them with |hold |take |belong to |in |contain )?(?:two|three|four|several|[2-9]|2-\d|more than one|multiple) (?<noun>[a-z]{3,20})\b(?! per\b| a\b)/;

/** "every employee has exactly one manager, 10% have two managers" */
export function findOneAndSeveral(folded: string): readonly Span[] | undefined {
  const [one, more] = [ones.exec(folded), several.exec(folded)];
  if (one === null || more === null) return undefined;
  if (singular(one.groups?.noun ?? "") !== singular(more.groups?.noun ?? "")) return undefined;
  if (/\b(?:except|but|other than|apart from|unless) $/.test(folded.slice(0, more.index))) return undefined;
  return [one, more]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
}
