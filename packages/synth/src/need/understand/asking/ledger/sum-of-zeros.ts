import { foldInPlace } from "../../../text/fold.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const rowsAll =
  "(?:for|in|on|of|fur|bei|in|en|para|dans|pour|sur|em)? ?(?:the )?(?:every|each|all|jede[rmns]?|allen?|cada|todas?|todos|tod[ao]s (?:las|los|as|os)|chaque|tou(?:s|tes)(?: les)?)\\b";
const zero = "(?:0(?![\\d.,]*\\d)|zero|null(?= (?:fur|bei|in) )|cero)";
const is = "(?:is |are |= ?|: ?|equals |equal to |must be |stays |stay |set to |ist |betragt |es |son |est |e ){1,3}";
const always = "(?:always |all |immer |siempre |toujours |sempre )";
/** "defect_count is 0 for every part", "defects always 0". */
const none = new RegExp(
  `(?<name>[\\p{L}_]{3,30}) (?:${is}${zero} ${rowsAll}(?: \\p{L}+){0,2}(?= ?(?:$|[,.;)\n]))|${is}${always}${zero}(?= ?(?:$|[,.;)]))|${always}${zero}(?= ?(?:$|[,.;)])))`,
  "gu",
);
/** "every row has 0 overtime hours", "alle Mitarbeiter haben 0 Krankheitstage", "matches without a single goal" */
const noneOfEach =
  /\b(?:(?:each|every|all|jede[rs]?|alle|cada|todos|todas|chaque|tous|toutes) (?:[\p{L}\d]+ ){1,3}(?:has|have|with|haben|hat|tienen?|ont|a|tem) (?:0|zero|null|cero|no)|without (?:a single|any)|ohne (?:ein(?:e|en)? einzige[rsn]?)|sin (?:un solo|una sola)|sans (?:un seul|une seule)) (?<name>\p{L}{3,20}(?: (?!in|and|or|but|per|on|at)\p{L}{3,20})?)(?= ?(?:$|[,.;)\n]))/gu;
const statistic =
  "(?:sum|total|mean|average|avg|maximum|max|summe|gesamtsumme|durchschnitt|mittelwert|suma|media|promedio|total|somme|moyenne|soma)";
const inAll = "(?:in total|in all|overall|altogether|insgesamt|en total|au total|no total)";
const figure = "(?<value>\\d+(?:[.,]\\d+)?)(?! ?%)";
const MOST = 6;

/** "defect_count is 0 for every part, sum of defect_count over the lot 37": nothing but zeros comes to zero. */
export function findSumOfZeros(ledger: Ledger): void {
  const folded = foldInPlace(ledger.reading.text);
  const zeros = [...folded.matchAll(none), ...folded.matchAll(noneOfEach)].slice(0, MOST);
  for (const { index, 0: one, groups: { name = "" } = {} } of zeros) {
    const stem = name.replace(/s$/, "");
    const other = new RegExp(
      `\\b(?:${statistic} (?:of |de |del |der |des |do |da )?(?:the |all |la |le |les |los |las |o |a )?(?:\\p{L}+ )?${stem}s?|${stem}s? (?:${statistic}|add(?:s|ing)? up to|sum(?:s|ming)? to|coming to)|${statistic}_${stem}s?|${stem}s? ${inAll})(?: [\\p{L}]+){0,5} ?[:=]? ?${figure}|(?<![\\d.,])(?<all>\\d+(?:[.,]\\d+)?) ${stem}s? ${inAll}\\b`,
      "u",
    ).exec(folded);
    if (other === null || !(Number((other.groups?.value ?? other.groups?.["all"])?.replace(",", ".")) > 0)) continue;
    const spans = [
      { start: index, end: index + one.length },
      { start: other.index, end: other.index + other[0].length },
    ].sort((a, b) => a.start - b.start);
    if ((spans[0]?.end ?? 0) > (spans[1]?.start ?? 0)) continue;
    ledger.tell(
      `${quotesOf(ledger, spans)}: where all of them are 0, so is what they come to`,
      spans,
      "leave one of the two out",
    );
    return;
  }
}
