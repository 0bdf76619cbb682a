import type { Found } from "../findings.ts";
import { missing } from "./missing-words.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";

type Defect = "nulls" | "duplicates";

/** What is done to data on purpose. Verbs that say by themselves what is then wrong with it have a meaning. */
const makers = phrases<Defect | "any">([
  [
    "nulls",
    "drop|remove|delete|blank|blank out|null|null out|empty|knock out|lose|omit|losche|entferne|borra|quita|elimina|supprime|supprimez|efface|apague|remova",
  ],
  [
    "duplicates",
    "repeat|duplicate|double|copy|wiederhole|verdopple|dupliziere|repite|duplica|repete|repetez|duplique|repita|duplique",
  ],
  [
    "any",
    "leave|keep|have|make|set|let|put|put in|put please|slip in|sneak in|include|insert|inject|mix in|add|sprinkle|sprinkle in|scatter|throw in|plant|with|lass|lasse|lassen sie|deja|dejar|anade|laisse|laissez|ajoute|ajoutez|deixe|deixar|insira",
  ],
]);
/** All that a table holds. */
const cells = new Set(
  "cell value field entry datum data zelle wert feld celda valor campo cellule valeur champ celula".split(" "),
);
const wholes = new Set("cell zelle celda cellule celula".split(" "));
const rows = new Set(
  "row record line event reading observation item entry message sample case zeile datensatz fila registro ligne enregistrement linha".split(
    " ",
  ),
);
const articles = phraseList(
  "of all the|of all|of the|of our|of these|of them|of|all the|all|the|der|von den|aller|de las|de los|de todas las|de todos los|de|des|de toutes les|das|dos|de todas as|de todos os",
);
const copies = phraseList(
  "duplicates|duplicate|duplicated|dupes|dups|exact duplicates|exact duplicate|repeats|repeated|doubled|twice|twins|copies|duplikate|dubletten|doppelt|doppelte|duplicados|duplicadas|repetidas|repetidos|doublons|en double|dupliquees|duplicatas|em duplicado",
);
const copulas = phraseList(
  "should be|must be|shall be|to be|are|is|should appear|should occur|appear|appears|occur|occurs|should come|come|being|left|stay|sollen|sein|son|sean|deben ser|aparecen|soient|sont|devem ser|sao|aparecem",
);
const tails = phraseList(
  "at random|randomly|inside|in there|in it|in|on purpose|deliberately|somewhere|please|too|as well|by mistake|zufallig|al azar|au hasard|ao acaso",
);

/** "leave about 5% of the cells blank", "repeat 3% of the rows", "slip in 1% duplicate rows", "drop 2% of the values at random". */
export function defectAt(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, makers);
  const start = verb?.next ?? at;
  const share = shareSaidAt(reading, start);
  if (share === undefined) return someEmpty(reading, at);
  const rest = skip(reading, share.next, articles);
  const copied = phraseAt(reading, rest, copies);
  // "1% duplicates" without a verb is told elsewhere too.
  if (copied !== undefined) {
    const noun = rows.has(singularAt(reading, copied.next)) ? copied.next + 1 : copied.next;
    return defect(reading, at, noun, "duplicates", share);
  }
  const [isCell, isRow] = [cells.has(singularAt(reading, rest)), rows.has(singularAt(reading, rest))];
  if (!isCell && !isRow) return undefined;
  const said = skip(reading, rest + 1, copulas);
  const lack = isCell ? phraseAt(reading, said, missing) : undefined;
  // Without a verb "10% null values" may be of the column before.
  const isAll = verb !== undefined || wholes.has(singularAt(reading, rest));
  if (lack !== undefined) return isAll ? defect(reading, at, lack.next, "nulls", share) : undefined;
  const again = phraseAt(reading, said, copies);
  if (again !== undefined) return defect(reading, at, again.next, "duplicates", share);
  const meant = verb?.meaning;
  if (meant === undefined || meant === "any" || (meant === "nulls" && !isCell)) return undefined;
  return defect(reading, at, rest + 1, meant, share);
}

function defect(reading: Reading, from: number, at: number, kind: Defect, { rate }: ShareSaid): Found {
  const next = skip(reading, at, tails);
  const span = spanOf(reading, from, next);
  return kind === "nulls" ? { kind, rate, ofAll: true, ...span } : { kind, rate, ...span };
}

const somes = phraseList(
  "some|a few|few|several|occasional|certain|the odd|einige|ein paar|algunos|algunas|quelques|alguns|algumas",
);
const gaps = phraseList(
  "dropouts|gaps|holes|blanks|nulls|missing values|empty cells|missing readings|lucken|huecos|trous|lacunas",
);
const joints = phraseList(
  ", make that|, make it|, say|, about|, roughly|- say|- about|( say|( about|( roughly|(|,|:|-|–|—",
);

/** "a few dropouts (say 3% missing values)", "some fields are left empty, make that 5%": how many are some. */
function someEmpty(reading: Reading, at: number): Found | undefined {
  const some = phraseAt(reading, at, somes);
  if (some === undefined) return undefined;
  const gap = phraseAt(reading, some.next, gaps);
  const noun = cells.has(singularAt(reading, some.next)) ? some.next + 1 : undefined;
  const lack =
    noun === undefined ? undefined : phraseAt(reading, skip(reading, skip(reading, noun, copulas), copulas), missing);
  const end = gap?.next ?? lack?.next;
  const joint = end === undefined ? undefined : phraseAt(reading, end, joints);
  const share = joint === undefined ? undefined : shareSaidAt(reading, joint.next);
  if (share === undefined || joint === undefined) return undefined;
  const behind = phraseAt(reading, skip(reading, share.next, articles), missing)?.next ?? share.next;
  const closed = word(reading, behind) === ")" ? behind + 1 : behind;
  if (!isBreak(reading, closed)) return undefined;
  return { kind: "nulls", rate: share.rate, ofAll: true, ...spanOf(reading, at, closed) };
}
