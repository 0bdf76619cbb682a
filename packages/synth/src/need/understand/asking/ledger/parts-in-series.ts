import { isWord, number, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isJoint, isWall } from "../quantities/clauses.ts";
import type { Count } from "./counted.ts";
import type { Ledger } from "./ledger.ts";

const ins = wordSet("in on of at from im auf aus en de em no na nos nas dans");
const articles = wordSet("the der dem den el la los las le les l' o a");
/** Of these a thing is in one; a course or a question is of those that come to several. */
const kinds = wordSet(
  "year grade form class group zone tier level phase stage category type room building floor ward district region cohort team shift band lane line block row aisle bay sector section terminal dock hall shelf jahrgang klasse gruppe zone stufe phase kategorie raum gebaude etage bezirk schicht halle ano curso clase grupo zona nivel fase categoria tipo sala edificio piso distrito turno annee classe groupe niveau etape categorie salle batiment etage quartier equipe turma predio andar bairro",
);
const ordinals = wordSet(
  "first second third fourth fifth sixth ersten zweiten dritten vierten funften primer primero primera segundo segunda tercer tercero tercera cuarto cuarta premier premiere deuxieme troisieme quatrieme primeiro primeira terceiro terceira quarto quarta",
);

/** "300 in year 1, 250 in year 2", "60 in zone A, 50 in zone B": nothing is in two of one series. */
export function areInSeries(ledger: Ledger, parts: readonly Count[]): boolean {
  const steps = parts.map((part) => stepOf(ledger, part));
  const values = new Set(steps.map((step) => step?.value));
  return values.size === parts.length && steps.every((step) => step !== undefined && step.kind === steps[0]?.kind);
}

/** The "2" of "300 in zone 2" counts nothing. */
export function isStep({ reading }: Ledger, { figure, next }: Count): boolean {
  return (
    kinds.has(singular(word(reading, figure - 1), reading.language)) &&
    (isWall(reading, next) || isJoint(word(reading, next)))
  );
}

/** The "year" and "1" of "in year 1", "in the first year". */
function stepOf({ reading }: Ledger, { next }: Count): { readonly kind: string; readonly value: string } | undefined {
  let at = ins.has(word(reading, next)) ? next + 1 : next;
  if (articles.has(word(reading, at))) at += 1;
  const isOrdinal = ordinals.has(word(reading, at));
  const kind = singular(word(reading, isOrdinal ? at + 1 : at), reading.language);
  const value = word(reading, isOrdinal ? at : at + 1);
  const isValue =
    isOrdinal || number(reading, at + 1) !== undefined || (isWord(reading, at + 1) && /^[a-z]$/.test(value));
  return kinds.has(kind) && isValue ? { kind, value } : undefined;
}
