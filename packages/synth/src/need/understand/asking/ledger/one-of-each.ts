import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** "one species per specimen": the singulars of what each has one of, and of who has it. */
interface OneOfEach {
  readonly kind: readonly string[];
  readonly thing: readonly string[];
  readonly span: Span;
}

/** "300 shipments going to 450 different cities, one city per shipment": one of each comes to no more different ones than there are. */
export function findMoreThanOneEach(ledger: Ledger): void {
  const { counts } = ledger;
  const differents = counts.filter(isDifferent);
  if (differents.length === 0) return;
  for (const one of onesOfEach(ledger)) {
    const [whole, ...others] = counts.filter(({ nouns, most }) => most > 1 && isCalled(nouns, one.thing));
    const size = whole === undefined ? undefined : exactOf(whole);
    if (whole === undefined || size === undefined || others.some((other) => !differents.includes(other))) continue;
    const more = differents.find(
      (count) =>
        count !== whole &&
        count.least > size &&
        isOneOf(ledger, count, one, whole) &&
        !isOfOther(ledger, count, whole) &&
        !isPool(ledger, count),
    );
    if (more === undefined) continue;
    const spans = [whole.span, more.span, one.span];
    ledger.tell(
      `${quoteOf(ledger, one.span)} comes to at most ${size} for ${quoteOf(ledger, whole.span)}, yet ${quoteOf(ledger, more.span)} are asked`,
      spans.sort((a, b) => a.start - b.start),
      `ask for ${size} or fewer, or let each have several`,
    );
    return;
  }
}

const eachHasOne =
  /\b(?:each|every|jede[rs]?|cada|chaque) (?<thing>\p{L}{3,20}) (?:\p{L}{2,12} ){1,3}(?:(?:exactly|only|just|genau|nur|exactamente|solo|exactement|exatamente) )?(?:one|eine[rmsn]?|una?|une|uma?) (?<kind>\p{L}{3,20})(?=[,.;]| *$)/giu;

/** "one species per specimen", "each student attends one school". */
function onesOfEach({ reading, findings }: Ledger): readonly OneOfEach[] {
  const namesOf = (called: string): readonly string[] =>
    called.split(" ").map((each) => singular(fold(each), reading.language));
  const belonging = findings.found.flatMap((each): readonly OneOfEach[] =>
    each.kind === "belongs" && each.least === 1 && each.most === 1
      ? [{ kind: namesOf(each.child), thing: namesOf(each.parent), span: { start: each.start, end: each.end } }]
      : [],
  );
  const said = [...reading.text.matchAll(eachHasOne)].map(
    ({ index, 0: whole, groups: { thing = "", kind = "" } = {} }): OneOfEach => ({
      kind: namesOf(kind),
      thing: namesOf(thing),
      span: { start: index, end: index + whole.length },
    }),
  );
  return [...belonging, ...said];
}

const unique = /^(?:unique|uniques|unic[oa]s|eindeutige[nr]?)$/;

function isDifferent({ label }: Count): boolean {
  return label.slice(0, 4).some((each) => isDifferentWord(each) || unique.test(each));
}

/** "Arten" of "Art" */
function isCalled(nouns: readonly string[], names: readonly string[]): boolean {
  return nouns.some((noun) =>
    names.some((name) => noun.startsWith(name) && /^(?:|e|n|en|es|s)$/.test(noun.slice(name.length))),
  );
}

const rows = /^(?:row|record|line|entry|zeile|datensatz|fila|registro|ligne|linha)$/;
/** What each has one of by its name: a row that lists what it has may hold several of other things. */
const names =
  /^(?:number|id|code|name|key|email|address|account|nummer|kennung|numero|codigo|nombre|nom|nome|numer[oa]s?)$/;

/** Whether the one that each has is of those that are to be different. */
function isOneOf({ reading }: Ledger, count: Count, { kind }: OneOfEach, whole: Count): boolean {
  if (!kind.some((noun) => rows.test(noun))) return isCalled(count.nouns, kind);
  const behind = singular(word(reading, tokenFrom(reading, 0, count.span.end) - 1), reading.language);
  return names.test(behind) || (names.test(count.nouns.at(-1) ?? "") && isCalled(count.nouns, whole.nouns));
}

const articles = wordSet(
  "a an the our my of ein eine einer einem eines der die dem unsere von un una unos la el une le um uma",
);

/** "30 loans for a library of 45 different members" has members without a loan, and so have "45 different members with 30 loans". */
function isOfOther({ reading }: Ledger, count: Count, whole: Count): boolean {
  const [from] = clauseAround(reading, count.figure);
  for (let at = Math.max(from, whole.next); at < count.first; at++) if (articles.has(word(reading, at))) return true;
  return count.first < whole.figure && /^(?:of|von|with|mit|de|con|avec|com)$/.test(word(reading, whole.first - 1));
}

/** What is only chosen from need not all be there. */
const pools =
  /\b(?:chosen|drawn|picked|selected|sampled|taken|random\w*|out|pool|list|possible|available|up|gewahlt\w*|ausgewahlt\w*|elegid[oa]s?|escogid[oa]s?|choisi\w*|tire\w*|escolhid[oa]s?)\b/;
const FAR = 5;

/** "40 specimens chosen from 65 different species" */
function isPool({ reading }: Ledger, { first }: Count): boolean {
  return pools.test(foldedOf(reading, Math.max(0, first - FAR), first));
}
