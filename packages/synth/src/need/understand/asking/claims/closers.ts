import type { Reading } from "../../../extract/reading.ts";
import { foldedOf } from "../quantities/clauses.ts";

const noColumns =
  "(?!(?:column|field|table|attribute|row|data|info|rule|detail|spalte|feld|tabelle|zeile|angabe|column|campo|tabla|fila|dato|colonne|champ|ligne|coluna|tabela|linha|dado)\\p{L}*)";
const count =
  "(?:one|two|three|four|five|six|seven|eight|[2-9]|zwei|drei|vier|funf|dos|tres|cuatro|deux|trois|quatre|dois|duas|quatro)";
const these = `(?:(?:these|those|them|the|diese[nr]?|die|est[oa]s|es[oa]s|l[oa]s|ces|celles|ceux|les|ess[ea]s|estes|estas|[oa]s)(?: ${count})?)`;
const besides =
  "(?:besides|beside|but|except|beyond|other than|apart from|aside from|ausser|neben|aparte de|fuera de|salvo|a part|hormis|sauf|alem d[eao]s?|fora)";
const further =
  "(?:other|further|additional|more|third|fourth|fifth|sixth|seventh|weiter\\p{L}*|ander\\p{L}*|sonstig\\p{L}*|dritt\\p{L}*|viert\\p{L}*|funft\\p{L}*|otr[oa]s?|tercer[oa]?|cuart[oa]|quint[oa]|autres?|troisieme|quatrieme|cinquieme|outr[oa]s?|terceir[oa]|quart[oa])";
const no =
  "(?:no|not any|never any|without any|without|keine?[nrs]?|ohne|ningun[oa]?|sin|ni|aucune?|pas d'|sans|nenhum[oa]?|nao ha|sem)";
/** Said of values by the name of what they are. */
const named = new RegExp(
  `^(?:(?:there (?:is|are)|with|it has|hay|il n' y a|es gibt|ha) )?(?:${no} ${further} ${noColumns}\\p{L}[\\p{L}-]+|${no} ${noColumns}[\\p{L}-]+ ${besides} ${these}|(?:nothing|none|nobody|nichts|nada|rien|nadie) ${besides} ${these}|(?:there are )?(?:only|just|nur|solo|seulement|apenas) (?:these|those|diese[nr]?|est[oa]s|es[oa]s|ces|celles-la|ceux-la|ess[ea]s|estes|estas)(?: ${count})?\\b|${these} (?:being|are|sind|son|sont|sao) (?:the only|all|die einzigen|alle|l[oa]s unic[oa]s|les seule?s|[oa]s unic[oa]s)\\b|sonst (?:gibt es )?(?:nichts|keine?[nrs]?)\\b|(?:an? |any |eine? |un |une |um |uma )?${further} ${noColumns}\\p{L}[\\p{L}-]+ (?:is|are|does|do|must|may|can|gibt es|wird|no|n'|nao)(?: (?:not|never|nicht|nie)\\b|n't| (?:existe|hay|ha)\\b)|nothing (?:lower|higher|worse|better)\\b|nowhere else\\b|nirgendwo sonst\\b|en ningun otro (?:sitio|lugar)\\b|nulle part ailleurs\\b|em nenhum outro lugar\\b|(?:nothing|nichts|nada|rien) (?:at all )?(?:besides|beside|sonst|aparte|d' autre)\\b)`,
  "u",
);
/** Said of whatever stands before, be it values or columns. */
const bare =
  /^(?:no others?|nothing else|none (?:else|other)|no (?:further|additional) ones?|that is all|sonst nichts|keine (?:anderen|weiteren)|nichts (?:anderes|sonst|weiter)|nada mas|ningun[oa] mas|rien d' autre|aucun autre|mais nada|nada mais|nenhum outro)(?= ?(?:[,;.:)]|$))/;
const leads = /^(?:[,;.(–—-]|and|but|with|also|und|aber|y|pero|et|mais|e|mas)$/;
const REACH = 10;

/** What closes a list: by what the values are ("no other species"), or in words that may close a list of columns, too ("nothing else"). */
export type Closing = "named" | "bare";

/** Whether a list that ends at a token is closed behind: ", and no group besides these", "those three being the only colours". */
export function closingAt(reading: Reading, at: number): Closing | undefined {
  let first = at;
  while (first < at + 3 && leads.test(reading.tokens[first]?.folded ?? "")) first += 1;
  const said = foldedOf(reading, first, first + REACH);
  if (named.test(said)) return "named";
  return bare.test(said) ? "bare" : undefined;
}
