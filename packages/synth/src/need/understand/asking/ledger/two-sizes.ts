import { isWord, number, tokenFrom, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { sentenceOf } from "../quantities/clauses.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** Words of a sentence that says nothing but how large all of it is. */
const ofSize = wordSet(
  "in total totally altogether overall all there should must shall will has have to be the a whole full file dataset data set table export delivery please deliver send give me us make it is are of exactly precisely i we need want with contains contain holds hold rows row records record lines entries insgesamt zusammen sollen soll muss mussen es sein die datei hat haben bitte genau zeilen datensatze en total deben debe ser son haber tener el archivo filas registros au doit contenir le fichier lignes enregistrements no deve ter o arquivo linhas registos deber",
);
const openings = wordSet(
  "i we need want would like give me us please make generate create get about a an the list file table dataset with of for ich wir brauche brauchen bitte necesito quiero je veux preciso quero",
);

/** "800 rows of vet visits: …. In total there should be 1,500 records": two sizes of one delivery. */
export function findTwoSizes(ledger: Ledger): void {
  const { found } = ledger.findings;
  const { reading } = ledger;
  const sizes = found.filter((each) => each.kind === "rows");
  const [head, all, ...more] = sizes;
  if (head === undefined || all === undefined || more.length > 0 || head.count === all.count) return;
  if (head.about || all.about || found.some((each) => each.kind === "tables" && each.count > 1)) return;
  const [first, last] = [tokenFrom(reading, 0, head.start), tokenFrom(reading, 0, all.start)];
  for (let at = 0; at < first; at++) if (!openings.has(word(reading, at))) return;
  const [from, next] = sentenceOf(reading, last);
  if (from <= first) return;
  for (let at = from; at < next; at++) {
    const isFigure = number(reading, at) !== undefined;
    if (isWord(reading, at) && !isFigure && !ofSize.has(word(reading, at))) return;
  }
  ledger.tell(
    `${quoteOf(ledger, head)} and ${quoteOf(ledger, all)} are two numbers of rows`,
    [head, all].map(({ start, end }) => ({ start, end })),
    "say one number of rows",
  );
}
