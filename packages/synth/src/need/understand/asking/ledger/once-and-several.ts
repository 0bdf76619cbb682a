import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const noun = "\\p{L}{3,24}";
const id = "(?:[_ -]?(?:id|number|no|nummer|code|key))?";
/** "one row per purchase", "eine Zeile pro Kauf": what a row is. */
const grain = new RegExp(
  `\\b(?:(?:one|a single|1) (?:row|line|record)|(?:each|every) (?:row|line|record) is (?:an?|one)|(?:eine|1) zeile|una fila|une ligne|uma linha)(?: (?:per|for each|for every|pro|je|por|par))? (?<row>${noun})`,
  "u",
);
const twice =
  "(?:twice|more than once|repeatedly|doppelt|zweimal|mehrfach|dos veces|mas de una vez|deux fois|plus d'une fois|duas vezes|mais de uma vez)";
/** "no customer_id may occur twice", "each customer appears only once", "customer id is unique". */
const once: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|keine?|ningun|ninguna|aucune?|nenhuma?) (?<who>${noun}?)${id}(?: \\p{L}{2,10}){0,3} ${twice}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:each|every|jede[rs]?|cada|chaque) (?<who>${noun}?)${id} (?:\\p{L}{2,12} )?(?:only|just|exactly|nur|genau|solo|apenas) (?:once|one time|einmal|una vez|uma vez)`,
    "gu",
  ),
  new RegExp(
    `\\b(?<who>${noun}?)${id} (?:(?:must be|is|are|muss|ist|es|est|e) )?(?:unique|eindeutig|unic[oa])(?! (?:per|within|in|for|with|across|pro|je|por|par|together|combination))\\b`,
    "gu",
  ),
  new RegExp(`\\b(?:unique|eindeutige[nr]?) (?<who>${noun}?)${id}(?= ?(?:[,.;]|$))`, "gu"),
];
const several =
  "(?:(?<most>[2-9]|\\d{2,3})|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|funf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|duas|dois|quatro)";
const each = new RegExp(
  `\\b(?:each|every|jede[rs]?|cada|chaque) (?<who>${noun}) \\p{L}{2,16} (?:(?:exactly|precisely|at least|always|genau|mindestens|immer|exactamente|al menos|exactement|au moins|exatamente|pelo menos) )?${several} (?<row>${noun})`,
  "gu",
);

/** "one row per purchase, no customer_id twice, each customer makes exactly three purchases": they stand in three rows. */
export function findSeveralOfOnce(ledger: Ledger): void {
  const { reading, findings } = ledger;
  const folded = foldInPlace(reading.text);
  const row = grain.exec(folded);
  if (row === null || findings.found.some(({ kind }) => kind === "tables") || /\btables?\b/.test(folded)) return;
  const same = (one: string | undefined, other: string | undefined): boolean =>
    singular(one ?? "", reading.language) === singular(other ?? "", reading.language);
  const many = [...folded.matchAll(each)].find(({ groups }) => same(groups?.["row"], row.groups?.["row"]));
  if (many === undefined) return;
  const single = once
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .find(({ groups }) => same(groups?.["who"], many.groups?.["who"]));
  if (single === undefined) return;
  const spans = [row, single, many]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((one, other) => one.start - other.start);
  ledger.tell(
    `${spans.map((span) => quoteOf(ledger, span)).join(", ")}: who stands in several rows stands there more than once`,
    spans,
    "leave one of the two out, or ask for one row for each of them",
  );
}
