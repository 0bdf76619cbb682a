import { type Reading, spanOf, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { rootsOf } from "./parts-of-text.ts";
import { areAlike } from "./roots.ts";

const filled =
  "(?:filled(?: in)?|set|given|present|populated|recorded|entered|stated|gefullt|ausgefullt|gesetzt|angegeben|rellen\\p{L}*|complet\\p{L}*|informad[oa]|indicad[oa]|rempli\\p{L}*|renseigne\\p{L}*|preenchid[oa])";
/** "return_date is filled only for tools that came back", "discharge date only for discharged patients" */
const onlyFor = new RegExp(
  `(?<column>.{2,40}?) (?:(?:is|are|ist|sind|esta|est) )?(?:${filled} )?(?:only|just|nur|solo|uniquement|seulement|apenas) (?:${filled} )?(?:for|if|when|where|on|once|bei|fur|wenn|para|en|si|cuando|pour|quand|se|quando) (?<of>.{3,60})$`,
  "u",
);
const everywhere = new RegExp(
  `(?:${filled} (?:on|in|for|at|auf|bei|en|sur|dans|em) (?:every|all|each|jede[rmn]?|allen?|todas?|todos|cada|toutes?|tous|chaque)\\b|(?:in|bei|auf) (?:jede[rmn]|allen) \\p{L}{3,12} ${filled}|\\b(?:never|nie|nunca|jamais) (?:is |be |left |ist |esta |est )?(?:empty|null|blank|missing|leer|vaci[oa]|vide|vazi[oa])|\\balways ${filled})`,
  "u",
);
const nones = wordSet(
  "none no nobody noone nothing keine kein keiner niemand ningun ninguna ninguno nadie aucun aucune personne nenhum nenhuma ninguem",
);
const clauseOpeners = /^(?:and|but|und|aber|y|pero|et|mais|e|mas) /;

interface Clause {
  readonly first: number;
  readonly next: number;
  readonly said: string;
}

/** "filled only for tools that came back, none came back, and it is filled on every row": nothing is left to fill it. */
export function findFilledOfNone(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const clauses = clausesOf(reading);
  for (const clause of clauses) {
    const match = onlyFor.exec(clause.said);
    if (match === null) continue;
    const words = (match.groups?.["column"] ?? "").split(" ").length;
    const column = rootsOf(reading, clause.first, clause.first + words).filter(
      (each) => !/^(?:field|column)$/.test(each),
    );
    const condition = rootsOf(reading, clause.first + words + 1, clause.next);
    const none = clauses.find((each) => each !== clause && isNoneOf(reading, each, condition));
    const full = clauses.find((each) => each !== clause && everywhere.test(each.said) && isOf(reading, each, column));
    if (none === undefined || full === undefined || column.length === 0) continue;
    const spans = [clause, none, full]
      .map(({ first, next }) => spanOf(reading, first, next))
      .sort((one, other) => one.start - other.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot all hold: there is no row in which it may be filled`,
      spans,
      fix: "leave one of them out, or let it be empty",
    });
    return;
  }
}

function clausesOf(reading: Reading): readonly Clause[] {
  const clauses: Clause[] = [];
  for (let first = 0; first < reading.tokens.length && clauses.length < 60; first++) {
    if (isWall(reading, first)) continue;
    let next = first + 1;
    while (next < first + 40 && !isWall(reading, next)) next += 1;
    const isOpened = clauseOpeners.test(`${word(reading, first)} `);
    const from = isOpened ? first + 1 : first;
    clauses.push({ first: from, next, said: foldedOf(reading, from, next) });
    first = next - 1;
  }
  return clauses;
}

/** "none of the tools has come back yet" of the "tools that came back" */
function isNoneOf(reading: Reading, { first, next }: Clause, condition: readonly string[]): boolean {
  if (!nones.has(word(reading, first)) || condition.length === 0) return false;
  const said = rootsOf(reading, first + 1, next).filter((each) => !/^(?:yet|far|now)$/.test(each));
  const alike = said.filter((each) => condition.some((one) => isSameRoot(one, each)));
  return said.length > 0 && alike.length >= Math.min(2, said.length) && alike.length * 2 >= said.length;
}

function isOf(reading: Reading, { first, next }: Clause, column: readonly string[]): boolean {
  const said = rootsOf(reading, first, next);
  return column.every((root) => said.some((each) => areAlike(each, root)));
}

/** "came" is of "come", "abgeschlossen" of "abgeschlossenen" */
function isSameRoot(one: string, other: string): boolean {
  return (
    areAlike(one, other) ||
    (one.length > 3 && other.length > 3 && one.slice(0, 7) === other.slice(0, 7)) ||
    `${one} ${other}` === "cam com" ||
    /^c[ao]m[e]? c[ao]m[e]?$/.test(`${one} ${other}`)
  );
}
