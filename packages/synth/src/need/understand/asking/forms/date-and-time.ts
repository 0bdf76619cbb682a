import type { Span } from "../../../findings.ts";

const without =
  /(?<name>[\p{L}_]{3,30}) (?:is |are |as |must be |should be |ist |als |es |como |est |comme |e )?(?:an? |the |ein |eine |una? |une? |uma? )?(?:(?:plain|pure|simple|bare|reines|nur) )?(?:date|day|datum|fecha|data|tag)s? ?,? ?(?:only(?! (?:if|when|where))|without (?:any |a |the )?time(?! ?zone)|with no time(?! ?zone)|and no time(?! ?zone)|ohne (?:uhr)?zeit|sin (?:la )?hora|sans (?:l')?heure|sem (?:a )?hora)\b/gu;
const noTime =
  /(?<name>[\p{L}_]{3,30}) (?:(?:is|are|has|have|must have|should have|hat|tiene|a|tem|comes|stored|kept) )?(?:without (?:any |a |the )?time(?! ?zone)|no time (?:part|component|of day)|date[- ]only|ohne uhrzeit|sin hora|sans heure|sem hora)\b/gu;
const withTime =
  "(?:must |has to |have to |should |shall |needs to |always |muss |soll |debe |doit |deve )?(?:is |are |be |as |with |show |shows |include |includes |contain |contains |have |has |carry |give |mit |zeigt |zeigen |enthalt |enthalten |muestra |mostrar |incluye |incluir |indique |indiquer |montre |mostra |inclui )(?:also )?(?:the |an? |its |die |eine |la |una |l'|une |a |uma )?(?:exact )?(?:hours? and (?:the )?minutes?|hours?(?! of operation)|time of (?:the )?day|time(?! ?zone)(?= |$|[,.;)])|clock time|timestamp|hh:mm|uhrzeit|stunde|hora|heure)";
/** So many names of a need are looked at. */
const MOST = 6;

/** "loan_date as a plain date without any time, loan_date must show the hour and minute": one column with a time of day and without. */
export function findDateWithTime(folded: string): readonly Span[] | undefined {
  const said = [...folded.matchAll(without), ...folded.matchAll(noTime)].slice(0, MOST);
  for (const { index, 0: one, groups: { name = "" } = {} } of said) {
    if (asides.test(name)) continue;
    const other = new RegExp(`(?<![\\p{L}_])${name} ${withTime}`, "u");
    const behind = folded.slice(index + one.length);
    const [after, before] = [other.exec(behind), other.exec(folded.slice(0, index))];
    const start = after === null ? before?.index : index + one.length + after.index;
    if (start === undefined) continue;
    const end = start + ((after ?? before)?.[0].length ?? 0);
    return [
      { start: index, end: index + one.length },
      { start, end },
    ].sort((a, b) => a.start - b.start);
  }
  return undefined;
}

/** What names no column. */
const asides = /^(?:the|and|with|for|as|all|only|just|date|dates|but|plus|und|mit|con|avec|com|its|a|an|rows|columns)$/;
