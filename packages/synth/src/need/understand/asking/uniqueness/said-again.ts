import { fractions } from "../../../extract/fraction-words.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { number, type Reading } from "../../../extract/reading.ts";
import { foldedOf } from "../quantities/clauses.ts";
import { type ColumnName, namedIn } from "./column-names.ts";
import type { Piece } from "./said-pieces.ts";

const again =
  /\b(?:duplicate[sd]?|duplicated|duplicating|duplicates|repeat(?:s|ed|ing)?|re-?us(?:e[sd]?|ing)|doppelt\w*|zweimal|mehrfach|wiederhol\w*|wiederverwend\w*|duplicad[oa]s?|repetid[oa]s?|repit\w+|repet\w+|reutiliz\w+|dos veces|dupliquee?s?|en double|repris\w*|deux fois|duas vezes|twice|more than once|again|a second time|once more|erneut|noch einmal|otra vez|de nuevo|de nouveau|a nouveau|novamente|copied|cop(?:y|ies)|shar(?:e[sd]?|ing)|comparte[n]?|partagent|compartilham?|(?:in|on) (?:two|several|more than one) (?:rows|records|lines))\b|\b(?:same|gleiche[nrs]?|selbe[nrs]?|misma?|mismo|meme|mesm[oa])\b(?=.* (?:another|other|earlier|previous|others)\b)|\b(?:another|other|earlier|previous|existing|andere[nr]?|vorherige[nr]?|otra|otro|autre|outra|outro) (?:row|record|line|one|zeile|fila|registro|ligne|linha)\b/;
const same =
  /\b(?:have|has|having|carry|use|using|show|share|sharing|haben|tragen|tienen|ont|tem) (?:the |den |die |das |el |la |le |o |a )?(?:same|gleiche[nrs]?|selbe[nrs]?|misma?|mismo|meme|mesm[oa])\b/;
const some =
  /\b(?:some|several|a few|one in|einige|jede[rs]? \w+te|algun[oa]s|quelques|alguns|algumas|percent|prozent|por ciento|pour cent|por cento)\b/;
const denied =
  /(?:^|\b(?:so|and|that|but|is|are|be|has|have|with|there|in|or|by|on|to) )no\b|\b(?:not|never|none|nobody|without|nie|nicht|kein\w*|ohne|nunca|ningun\w*|sin|jamais|aucun\w*|sans|nenhum\w*|sem|nao)\b/;
const apart = /\b(?:except|apart from|besides|unless|per|ausser|salvo|excepto|sauf|exceto|rows with|confirm\w*)\b/;

/** "5% duplicate emails", "a tenth of them carry a card number of another row": some values of a column stand twice. */
export function isAgainIn(reading: Reading, piece: Piece, name: ColumnName): boolean {
  if (!again.test(piece.said) && !same.test(piece.said)) return false;
  if (denied.test(piece.said) || apart.test(piece.said)) return false;
  return isOfSome(reading, piece) && namedIn(reading, piece, name) !== undefined;
}

/** Whether a piece tells of a number or a share of something. */
function isOfSome(reading: Reading, { first, next, said }: Piece): boolean {
  if (some.test(said)) return true;
  for (let at = first; at < next; at++)
    if ((number(reading, at)?.value ?? 0) > 0 || phraseAt(reading, at, fractions) !== undefined) return true;
  return false;
}

const alwaysWords =
  /\b(?:always|throughout|everywhere|immer|uberall|durchgehend|siempre|toujours|partout|sempre|(?:for|on|in|with|bei|auf|en|pour|dans|sur|em|para|all) (?:all|every|each|everyone|everybody|alle[nr]?|jede[rmn]?|todas|todos|cada|toutes|tous|chaque)|all with|alle mit|todos con|todas con|tous avec|todos com)\b|^all (?:with|have|having|carry|get)\b/;
const copula =
  "(?: (?:is|are|be|being|stays?|remains?|reads?|equals?|should|must|will|shall|set|to|=|:|always|ist|sind|bleibt|lautet|immer|es|son|siempre|vale|est|sont|vaut|toujours|e|sao|sempre))*";
const value = new RegExp(
  `^${copula} "?(?:the same|identical|(?:der|die|das)? ?gleich[en]?|la misma|el mismo|igual|identique|le meme|la meme|(?:[a-z]{1,6} ?[-_]? ?)?\\d{1,10}(?: ?- ?\\d{1,10}){0,4}|[\\w.+-]{1,30} ?@ ?[\\w.-]{3,30})"?(?= (?:for|on|in|with|throughout|everywhere|bei|auf|en|pour|em|para|always|immer|siempre|toujours|sempre)\\b|$)`,
);
const capitals = new RegExp(`^${copula} "?\\p{Lu}[\\p{Lu}\\d-]{1,15}"?(?= |$)`, "u");

/** "badge number is 1001 for all of them", "all with hull number H77": one value in all rows. */
export function isSameInAll(reading: Reading, piece: Piece, name: ColumnName): boolean {
  if (denied.test(piece.said)) return false;
  const end = namedIn(reading, piece, name);
  if (end === undefined) return false;
  // "the invoice number stays INV-1 in each row", "bei allen 99999"
  if (!alwaysWords.test(piece.said)) return false;
  const before = foldedOf(reading, piece.first, end - name.length);
  if (/\b(?:same|identical|gleiche[nrs]?|selbe[nrs]?|misma|mismo|meme|mesm[oa]) (?:\w+ )?$/.test(`${before} `))
    return true;
  const tail = ` ${foldedOf(reading, end, piece.next)}`;
  const bare = tail.replace(
    / (?:bei|for|in|on|en|pour|em) (?:allen?|all|every|each|todas|todos|toutes|tous)(?: \w+)? (?=\d|[\w.+-]{1,30} ?@)/,
    " ",
  );
  if (value.test(bare)) return true;
  const written = ` ${reading.tokens
    .slice(end, piece.next)
    .map(({ text }) => text)
    .join(" ")}`;
  return capitals.test(written);
}
