import type { Span } from "../../../findings.ts";

const only =
  /\b(?:(?:just|only|exactly) (?:one|a single|1) table|(?:one|a single|1) table (?:only|of [\p{L} ]{2,24} and nothing else)|a single table|nur eine (?:einzige )?tabelle|una sola tabla|solo una tabla|une seule table|uma so tabela|apenas uma tabela)\b/u;
/** Another that is to come with it: "the doctors table you deliver too". */
const other =
  /\b(?:the|a|die|la|a) [\p{L}_-]{3,24} (?:table|tabelle|tabla|tabela) (?:that |which )?(?:(?:you|i get|we get) (?:also |too )?(?:deliver|send|make|provide|supply|give|generate|include|ship)|in the same (?:file|delivery|export|package)|(?:is |comes |to be )?(?:also )?(?:delivered|included|supplied|provided|generated|shipped)|alongside)\b|\b(?:a|the) (?:second|separate|further) table\b|\banother table\b|\bboth tables\b/u;

/** "just one table …, doctor_id as key into the doctors table you deliver with it" */
export function findMoreThanOneTable(folded: string): readonly Span[] | undefined {
  const [one, more] = [only.exec(folded), other.exec(folded)];
  if (one === null || more === null || /\b(?:no|not|without|instead of) $/.test(folded.slice(0, more.index)))
    return undefined;
  return [one, more]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
}
