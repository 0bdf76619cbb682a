import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAmong } from "../claims/roots.ts";
import { isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";

const once =
  /\b(?:(?:only|just|exactly|precisely) once|once only|uniquel?y?|never repeat\w*|no repeats|(?:genau|nur) einmal|eindeutig|una sola vez|solo una vez|unic[oa]s?|une seule fois|uniques?|uma (?:so|unica) vez)\b/;
const counted = "(?:two|three|four|five|six|ten|\\d{1,3}|zwei|drei|dos|tres|cuatro|deux|trois|quatre|duas|quatro)";
const often = new RegExp(
  `\\b(?:twice|thrice|${counted} times|duplicat\\w*|repeated|identical|(?:the )?same|several times|many times|more than once|repeatedly|in (?:two|three|four|\\d{1,3}) (?:rows|records|lines)|zweimal|dreimal|mehrfach|mehrmals|${counted} mal|${counted} veces|varias veces|${counted} fois|plusieurs fois|${counted} vezes|varias vezes)\\b`,
);
const each = /\b\d+ ?%|\b(?:each|every|all|same|jede[rsn]?|alle|cada|todos|todas|chaque|tous|toutes)\b/;
const eachOne = /^(?:each|every)(?: one)?\b|^jede[rs]?\b|^cada un[oa]\b|^chacune?\b/;
const denied =
  /\b(?:no(?!\.)|not|never|none|nobody|without|nie|nicht|kein\w*|nunca|ningun\w*|sin|aucun\w*|jamais|sans|pas|nao|nenhum\w*)\b/;
/** "unique per shop", "unique except for 5% duplicates": not among all rows. */
const limited =
  /\b(?:per (?!row\b|record\b|line\b)|within|except|apart from|unless|innerhalb|ausser|salvo|excepto|dentro de|sauf|exceto)\b/;
/** A "swipe id" is unique where each person swipes ten times. */
function isOfKey(reading: Reading, { start, end }: Span): boolean {
  return /\p{L}+[ _](?:ids?|numbers?|no|codes?|keys?|refs?|references?|nummer|numero|code)\b/u.test(
    fold(reading.text.slice(start, end)),
  );
}

const verbs =
  /^(?:occur|appear|list|us|used|use|show|repeat|stand|come|comes|com|assign|found|print|exactl|once|twice|unic|uniqu|time|used|thre?|be|vez|vec|foi|fois|veze|mal|einmal|vorkomm|kommt|aparec|figur|apparait|serv|three|two|four|several|eindeutig|sol|seul|person|must|should|show|up|strict|strictl|absolut|file|zweim|dreim|vor|differ|duplica|repeat|twic|same|identic|user|\d.*)$/;

/** "each serial number occurs only once … every serial number is listed three times" */
export function findOnceAndOften(reading: Reading, notes: DraftNotes): void {
  const unique: { readonly roots: readonly string[]; readonly span: Span }[] = [];
  const repeated: typeof unique = [];
  for (let first = 0; first < reading.tokens.length; first++) {
    if (isWall(reading, first)) continue;
    let next = first;
    while (
      next < reading.tokens.length &&
      !isWall(reading, next) &&
      !(next > first + 2 && ["and", "but", "und", "y", "et", "e"].includes(word(reading, next)))
    )
      next += 1;
    const span = { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
    const clause = fold(reading.text.slice(span.start, span.end));
    const own = rootsOf(reading, first, next).filter((root) => !verbs.test(root));
    // "Serial numbers unique, each appears twice"
    const last = unique.at(-1);
    const isEachOfThose =
      own.length === 0 &&
      last !== undefined &&
      eachOne.test(clause) &&
      last.span.end === reading.tokens[first - 2]?.end;
    const isOfRows = own.length === 0 && /\b(?:rows?|records?|lines?)\b/.test(clause);
    const roots = isEachOfThose ? last.roots : isOfRows ? ["row"] : own;
    if (roots.length > 0 && roots.length < 4) {
      if (once.test(clause) && !denied.test(clause) && !limited.test(clause)) unique.push({ roots, span });
      if (often.test(clause) && !once.test(clause) && denied.test(clause)) unique.push({ roots, span });
      if (often.test(clause) && each.test(clause) && !denied.test(clause)) repeated.push({ roots, span });
    }
    first = next;
  }
  for (const { roots, span } of unique) {
    const other = repeated.find(
      (often_) =>
        areAmong(roots, often_.roots) ||
        (areAmong(often_.roots, roots) && (!isOfKey(reading, span) || isOfKey(reading, often_.span))),
    );
    if (other === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}" and "${quoteOf(reading, other.span)}": what is unique stands in one row only`,
      spans: [span, other.span],
      fix: "let it repeat, or leave it unique",
    });
    return;
  }
}
