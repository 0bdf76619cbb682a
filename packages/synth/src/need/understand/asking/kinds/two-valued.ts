import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";

const many =
  "(?:[3-9]|1\\d|three|four|five|six|seven|drei|vier|funf|sechs|tres|cuatro|cinco|seis|trois|quatre|cinq|tres|quatro)";
const values =
  "(?:values?|options?|states?|answers?|outcomes?|categories|levels?|choices|werten?|auspragungen|antworten|zustanden?|optionen|valores|opciones|estados|respuestas|categorias|valeurs|reponses|etats|modalites|respostas|opcoes)";
const two =
  "(?:boolean|bool|booleano|booleana|booleen(?:ne)?|boolesche[rs]?|true ?\\/ ?false|true or false|yes ?\\/ ?no|yes or no|ja ?\\/ ?nein|si ?\\/ ?no|oui ?\\/ ?non|sim ?\\/ ?nao|wahr ?\\/ ?falsch|0 ?\\/ ?1|binary(?! (?:search|file|format|tree|code))|dichotom\\w{0,8}|two-valued|binar[ei]?[rs]?)";
const kind = "(?:column|field|flag|variable|attribute|type|spalte|feld|merkmal|columna|campo|colonne|champ|coluna)";
/** What holds both: "a boolean column with three different values". */
const held =
  "(?:with|has|having|of|that has|that takes|takes|taking|holding|containing|and has|and takes|mit|hat|aus|con|tiene|que tiene|de|avec|ayant|a|com|tem)";
const patterns = [
  new RegExp(
    `(?<![\\p{L}-])${two}(?:[ -]{1,2}(?:\\p{L}+ ?){0,2}?${kind})?(?: \\p{L}+){0,2}? ${held} (?:exactly |the |genau )?${many} (?:\\p{L}+ ){0,2}?${values}(?![\\p{L}])`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}-])(?:all )?${many} (?:\\p{L}+ ){0,2}?${values} (?:of|in|for|der|des|de|del|du|do|da) (?:the |a |this |la |el |le )?(?:\\p{L}+ )?${two}(?: ${kind})?(?![\\p{L}])`,
    "u",
  ),
];
/** Empty is no value, and several columns have more. */
const otherwise =
  /\b(?:null|nulls|unknown|missing|empty|blank|nan|or not|not|no longer|instead|each|and (?!has|takes))\b/;

/** "The approved column is a strict true/false boolean with three different values": what has two values has no third. */
export function findThirdOfTwo({ text }: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    if (match === null || otherwise.test(match[0]) || hasEmpty.test(folded.slice(match.index).slice(0, REACH)))
      continue;
    const span = { start: match.index, end: match.index + match[0].length };
    notes.impossible.push({
      reason: `"${text.slice(span.start, span.end)}": it has two values`,
      spans: [span],
      fix: "say two values, or call it a column of categories",
    });
    return;
  }
}

const REACH = 120;
const hasEmpty =
  /\b(?:null|nulls|unknown|n\/a|missing|not set|unset|empty|blank|undefined|unbekannt|leer|desconocido|vacio|inconnu|vide|desconhecido)\b/;
