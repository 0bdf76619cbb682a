import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const each =
  "(?:(?:for|on|in|with|across|bei|fur|en|para|pour|sur|em) (?:every|each|all|any|jede[rnms]?|allen?|cada|todos|todas|tous|toutes|chaque|todos os|todas as)\\b(?: (?:the |los |las |les |os |as )?\\p{L}{2,20})?)";
/** Of all rows: "the same 3.5% for every loan". */
const same = new RegExp(
  `\\b(?:is|are|stays?|remains?|ist|sind|bleibt|es|son|est|sont|e|sao) (?:always |exactly |immer |siempre |toujours |sempre )?(?:the (?:very )?same|constant|identical|fixed|(?:der|die|das) ?gleiche?|derselbe|dieselbe|dasselbe|konstant|identisch|(?:el|la) mism[oa]|constante|identic[oa]|le meme|la meme|identique|o mesmo|a mesma)(?: (?:value|rate|amount|at|of|bei|de|von|a))?(?: (?<figure>[\\d.,]+ ?(?:%|\\p{L}{1,6})?))? ${each}`,
  "u",
);
/** Right behind, and so of the same: "and differs from loan to loan". */
const varying =
  /^[ ,]{0,2}(?:(?:and|but|yet|und|aber|y|pero|et|mais|e|mas) )?(?:(?:it|they|this|er|sie|es|also|auch|tambien|aussi) ){0,2}(?:(?:differs?|var(?:y|ies)|changes?|fluctuates?|ranges?|is (?:different|random|drawn|spread)|schwankt|variiert|unterscheidet sich|ist (?:verschieden|unterschiedlich)|varia[n]?|cambia[n]?|difiere|es (?:distint[oa]|diferente)|varient?|change|differe|est differente?|muda|difere)\b)/;
/** Only over time, or only between others. */
const apart =
  /^[^.;]{0,60}?\b(?:over time|over the years|each year|per (?:year|month|day|country|region|product|shop)|by (?:country|region|year)|between (?:countries|regions|shops|products|customers)|from (?:year|month|day) to|im laufe|mit der zeit|con el tiempo|au fil|ao longo)\b/;

/** "the rate is the same 3.5% for every loan and differs from loan to loan between 2 and 6%": what is one for all does not differ. */
export function findVaryingSame(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const constant = same.exec(folded);
  if (constant === null) return;
  const behind = folded.slice(constant.index + constant[0].length, constant.index + constant[0].length + 120);
  const other = varying.exec(behind);
  if (other === null || apart.test(behind)) return;
  const start = constant.index + constant[0].length;
  const lead = /^[ ,]*/.exec(other[0])?.[0].length ?? 0;
  const place = { start: start + lead, end: start + other[0].length };
  const why = "what is the same for all does not differ";
  tellApart(
    reading,
    notes,
    [placeOf(constant), place],
    why,
    "say one value for all, or from where to where they differ",
  );
}
