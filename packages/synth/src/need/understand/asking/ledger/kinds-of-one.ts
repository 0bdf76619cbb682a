import { word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { foldedOf } from "../quantities/clauses.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** What is only chosen from need not all be there. */
const pools =
  /\b(?:chosen|drawn|picked|selected|sampled|taken|random\w*|out|pool|list|possible|available|up|gewahlt\w*|ausgewahlt\w*|elegid[oa]s?|escogid[oa]s?|choisi\w*|tire\w*|escolhid[oa]s?)\b/;
const FAR = 5;

interface OneOfEach {
  readonly kind: string;
  readonly thing: string;
  readonly span: Span;
}

/** "40 specimens from 65 different species, one species per specimen": whoever has one of them each has no more of them than they are. */
export function findMoreKindsThanThings(ledger: Ledger): void {
  const { reading, counts } = ledger;
  for (const { kind, thing, span } of onesOfEach(ledger)) {
    const before = counts.filter((count) => count.span.end <= span.start);
    // "one supplier per order, 1,500 different suppliers"
    const kinds = counts
      .filter((count) => count.span.end <= span.start || count.span.start >= span.end)
      .filter(({ nouns, label }) => label.some(isDifferentWord) && isCalled(nouns, kind));
    const things = before.filter((count) => !kinds.includes(count) && isCalled(count.nouns, thing));
    const [many, few] = [kinds[0], things[0]];
    if (many === undefined || few === undefined || kinds.length > 1 || things.length > 1) continue;
    const [most, size] = [exactOf(many), exactOf(few)];
    if (most === undefined || size === undefined || most <= size) continue;
    if (isHolding(ledger, many, few) || pools.test(foldedOf(reading, Math.max(0, many.first - FAR), many.first)))
      continue;
    const spans = [few.span, many.span].sort((a, b) => a.start - b.start);
    ledger.tell(
      `${quoteOf(ledger, many.span)}: with ${quoteOf(ledger, span)}, ${quoteOf(ledger, few.span)} have at most ${size} of them`,
      [...spans, span],
      `say at most ${size} of them, or at least ${most} of the others`,
    );
    return;
  }
}

/** "30 loans for a library of 45 different members": they belong to what holds them, whether or not they have a loan. */
function isHolding({ reading }: Ledger, { first }: Count, { figure }: Count): boolean {
  return (
    /^(?:of|von|with|mit|de|con|avec|com)$/.test(word(reading, first - 1)) && (first < figure || first - figure > NEAR)
  );
}

const NEAR = 4;

function isCalled(nouns: readonly string[], name: string): boolean {
  return nouns.some((noun) => noun === name || (noun.startsWith(name) && noun.length - name.length <= ENDING));
}

/** "Arten" of "Art" */
const ENDING = 2;

/** "one species per specimen", "each student attends one school". */
function onesOfEach({ reading, findings }: Ledger): readonly OneOfEach[] {
  const belonging = findings.found.flatMap((each): readonly OneOfEach[] =>
    each.kind === "belongs" && each.least === 1 && each.most === 1
      ? [{ kind: headOf(each.child), thing: headOf(each.parent), span: { start: each.start, end: each.end } }]
      : [],
  );
  const said = [...reading.text.matchAll(eachHasOne)].map(
    ({ index, 0: whole, groups: { thing = "", kind = "" } = {} }) => ({
      kind: singular(fold(kind), reading.language),
      thing: singular(fold(thing), reading.language),
      span: { start: index, end: index + whole.length },
    }),
  );
  return [...belonging, ...said];
}

const eachHasOne =
  /\b(?:each|every|jede[rs]?|cada|chaque) (?<thing>\p{L}{3,20}) (?:\p{L}{2,12} ){1,3}(?:(?:exactly|only|just|genau|nur|exactamente|solo|exactement|exatamente) )?(?:one|eine[rmsn]?|una?|une|uma?) (?<kind>\p{L}{3,20})(?=[,.;]| *$)/giu;

function headOf(name: string): string {
  return name.split(" ").at(-1) ?? name;
}
