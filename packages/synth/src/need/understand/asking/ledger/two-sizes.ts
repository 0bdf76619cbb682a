import { tokenFrom } from "../../../extract/reading.ts";
import { clauseAround, foldedOf, sentenceOf } from "../quantities/clauses.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** What is said of the whole delivery, and of no part of it. */
const ofAll =
  /\b(?:total(?:ly)?|altogether|overall|in all|file|dataset|data set|table|export|delivery|deliver|row count|number of rows|exactly|precisely|insgesamt|zusammen|datei|datensatz|tabelle|lieferung|genau|archivo|fichero|tabla|exactamente|fichier|exactement|arquivo|tabela|exatamente|anything but|nothing but|no more no less)\b/;
const binding =
  /\b(?:must|should|shall|will|has|have|holds?|contains?|comprises?|counts?|reject|accept|deliver|give|send|total|altogether|row count|there|muss|mussen|soll|sollen|hat|haben|enthalt|enthalten|debe|deben|tener|contener|tendra|doit|doivent|contenir|contient|deve|ter|conter|insgesamt|in all|overall)\b/;
const ofPart =
  /\b(?:of which|of them|of these|of those|of whom|davon|dont|first|last|top|sample|samples|training|test|validation|split|per|each|every|any|at least|at most|up to|more than|less than|fewer|where|with|sheets?|pages?|chunks?|batch(?:es)?|parts?|preview|header|jede[rsn]?|pro|je|erste[nr]?|cada|por|primer[oa]s?|chaque|par|premiere?s?|if|otherwise|duplicates?|max(?:imum)?|min(?:imum)?|invalid|dirty|clean|extra|more|additional|another|weitere|mas|otros)\b/;

/** "800 rows of vet visits: …. In total there should be 1,500 records": two sizes of one delivery. */
export function findTwoSizes(ledger: Ledger): void {
  const { found } = ledger.findings;
  const { reading } = ledger;
  const sizes = found.filter((each) => each.kind === "rows");
  const [head, all, ...more] = sizes;
  if (head === undefined || all === undefined || more.length > 0 || head.count === all.count) return;
  if (head.about || all.about || found.some((each) => each.kind === "tables" && each.count > 1)) return;
  if (head.count < 2 || all.count < 2) return;
  const [first, last] = [tokenFrom(reading, 0, head.start), tokenFrom(reading, 0, all.start)];
  const [from] = sentenceOf(reading, last);
  const [said, own] = [last, first].map((at) => foldedOf(reading, ...clauseAround(reading, at)));
  if (from <= first || said === undefined || own === undefined || ofPart.test(own.replace(withColumns, ""))) return;
  if (!ofAll.test(said) || !binding.test(said) || ofPart.test(said)) return;
  ledger.tell(
    `${quoteOf(ledger, head)} and ${quoteOf(ledger, all)} are two numbers of rows`,
    [head, all].map(({ start, end }) => ({ start, end })),
    "say one number of rows",
  );
}

/** "900 rows with id and name" */
const withColumns = /\bwith\b(?! (?:at|up|more|less|fewer))/;
