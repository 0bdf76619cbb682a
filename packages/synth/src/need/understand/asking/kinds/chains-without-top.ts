import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

const all = "(?:every|each|all|everybody|everyone|jede[rs]?|alle|cada|todos|todas|chaque|tous|toutes)";
const above =
  "(?:reports? to|ha(?:s|ve) (?:an? |one |exactly one )?(?:\\w+ )?(?:manager|boss|supervisor|superior|parent|predecessor)|(?:hat|haben) einen? (?:\\w+ )?(?:vorgesetzten|chef|ubergeordnete\\w*)|tienen? (?:un|una) (?:jefe|superior|padre|categoria padre)|reportan? a|a un (?:chef|superieur|parent)|ont un (?:chef|superieur)|tem um (?:chefe|gestor|pai))";
const here =
  "(?:in (?:the|this)(?: very)?(?: same)? (?:table|list|file|data|dataset)|(?:of|from) (?:the|this)(?: same)? (?:table|list|file)|another \\w+|in (?:derselben|dieser|der) (?:tabelle|liste|datei)|en (?:la misma|esta) (?:tabla|lista)|dans (?:la meme|cette) (?:table|liste)|na (?:mesma )?(?:tabela|lista))";
const patterns = [
  new RegExp(`\\b${all}\\b[^.;]{0,50}\\b${above}\\b[^.;,]{0,30}\\b${here}\\b`),
  /\bparent(?:[ _]\w+)? (?:is |are )?(?:never|not) (?:empty|null|blank|missing)\b[^.;]{0,20}\b(?:it |and )?(?:is )?(?:always )?another \w+/,
];
const loops =
  /\b(?:no|without|without any|free of|never any|not a single|keine|ohne|sin|ningun|sans|aucune?|sem|nenhum) (?:\w+ )?(?:loops?|cycles?|circles?|circular (?:\w+)|zyklen|zyklus|schleifen?|kreise|ciclos?|bucles?|boucles?|ciclos?)\b|\bacyclic\b|\b(?:loop|cycle)-free\b|\bzyklenfrei\b/;
/** Somebody stands on top, or another table has those above. */
const top =
  /\b(?:except|apart from|besides|other than|unless|but the|ceo|founder|roots?|top[- ]level|top|null for|owner|president|managing director|external|outside|if any|may be (?:empty|null)|is (?:empty|null)|has no (?:parent|manager|boss)|without a (?:parent|manager)|have no (?:parent|manager|boss)|ausser|geschaftsfuhr\w*|chefin|spitze|wurzel\w*|leer|salvo|excepto|director general|raiz|vacio|sauf|racine|pdg|exceto|raiz|vazio|two tables|second table|other table)\b/;

/** "everybody reports to another employee in this table, and there are no loops": somebody has nobody above. */
export function findChainWithoutTop(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const chain = patterns.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  const none = loops.exec(folded);
  if (chain == null || none === null || top.test(folded)) return;
  const spans = [chain, none]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: without a loop, one of them has nobody above`,
    spans,
    fix: "let the one on top have none",
  });
}
