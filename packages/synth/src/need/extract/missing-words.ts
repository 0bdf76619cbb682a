import { phraseList } from "./phrases.ts";

/** That values miss, in words that say nothing else where a share stands before or behind them. */
export const missing = phraseList(
  "missing|null|nulls|empty|blank|blanks|missing values|refused by|declined by|not answered by|left unanswered by|unanswered by|withheld by|skipped by|missing data|null values|empty values|nan|nans|na|missingness|nulos|nulo|vacios|vacio|faltantes|faltante|valores nulos|valores faltantes|valores vacios|datos faltantes|fehlend|fehlende|fehlen|fehlende werte|fehlwerte|leer|nullwerte|nulls|manquant|manquants|manquantes|manquante|valeurs manquantes|valeurs nulles|vides|vide|ausentes|em falta|valores ausentes|valores em falta|dados em falta|leituras em falta|valores en falta|datos en falta|dropouts|unset|unknown values|not filled|unfilled|absent|fehlt|unausgefullt|vacia|vacias|en blanco|sin rellenar|sin informar|ausente|vazio|vazia|vazios|vazias|em branco|nao preenchido|nao preenchida|absents|absente|absentes|non renseigne|non renseignee|non renseignes|manque|manquent|falta|faltam|faltan",
);

/** That nobody knows or says it: of values only where it is said for how many of them ("unknown for 22%"); "unknown 2%" is a member. */
export const unsaid = phraseList(
  "unknown|not known|not given|not stated|not recorded|not reported|not provided|not supplied|not disclosed|undisclosed|unrecorded|unreported|unstated|not specified|unspecified|not available|unavailable|not measured|not entered|not entered yet|not noted|omitted|left out|left off|withheld|none|unbekannt|nicht bekannt|nicht angegeben|keine angabe|ohne angabe|nicht erfasst|nicht vergeben|nicht eingetragen|nicht notiert|nicht ausgefullt|nicht erhoben|nicht gemessen|desconocido|desconocida|no indicado|no indicada|no informado|no informada|no consta|sin especificar|sin registrar|inconnu|inconnue|non communique|non communiquee|non precise|non precisee|non indique|non indiquee|non renseignee|desconhecido|desconhecida|nao informado|nao informada|nao indicado|nao indicada|nao registado|nao registrado",
);

/** What leads from such a word to the share. */
export const unsaidLinks = phraseList(
  "for|in|by|on|with|among|bei|fur|en|en un|en el|para|por|chez|pour|dans|em|em um|de|von",
);

/** So persons are: "absent 4%" as an item of its own is a flag, where values "miss". */
export const absence = /^(?:absent|absents|absente|absentes|ausente|ausentes|abwesend)$/;

/** "3% of the answers blank", where no column is called so: some of every column. */
export const anyCells =
  /^(?:cells|answers|values|fields|entries|responses|readings|measurements|item answers|item responses|cell values|data points|datapoints|zellen|messwerte|antworten|werte|felder|celdas|respuestas|valores|campos|cellules|reponses|réponses|valeurs|champs|celulas|células|respostas)$/i;
