import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

const meat =
  "meat|chicken|beef|pork|bacon|ham|lamb|turkey|duck|veal|salami|steak|fleisch|huhn|hahnchen|rind|rindfleisch|schwein|schweinefleisch|speck|schinken|pollo|ternera|cerdo|jamon|tocino|poulet|boeuf|porc|jambon|lardons|frango|carne|porco|presunto";
const fish =
  "fish|salmon|tuna|cod|shrimps?|prawns?|anchov(?:y|ies)|fisch|lachs|thunfisch|pescado|salmon|atun|poisson|saumon|thon|peixe|atum";
const dairy =
  "milk|butter|cheese|cream|yogh?urt|milch|kase|sahne|leche|mantequilla|queso|nata|lait|beurre|fromage|creme|leite|manteiga|queijo";
const eggs = "eggs?|eier|ei|huevos?|oeufs?|ovos?|honey|honig|miel|mel|gelatine?|lard";
const pig =
  "pork|bacon|ham|lard|schwein|schweinefleisch|speck|schinken|cerdo|jamon|tocino|porc|jambon|lardons|porco|presunto";

/** What is in none of what is called so. */
const diets: readonly (readonly [called: string, foods: string])[] = [
  ["vegan(?:e[nrsm]?|[oa]s?|es)?|vegetalien(?:ne)?s?|plant-based", [meat, fish, dairy, eggs].join("|")],
  ["vegetarian|vegetarisch\\w*|vegetarian[oa]s?|vegetarien(?:ne)?s?", [meat, fish].join("|")],
  [
    "gluten-?\\s?free|glutenfrei\\w*|sin gluten|sans gluten|sem gluten",
    "wheat|wheat flour|barley|rye|spelt|semolina|weizen|weizenmehl|roggen|gerste|dinkel|trigo|cebada|centeno|ble|orge|seigle|cevada",
  ],
  ["dairy-?\\s?free|milk-free|milchfrei\\w*|sin lacteos|sans lait", dairy],
  [
    "alcohol-?\\s?free|non-?alcoholic|alkoholfrei\\w*|sin alcohol|sans alcool|sem alcool",
    "vodka|wodka|rum|whisk(?:e?y)|gin|tequila|brandy|cognac|liqueur|ron|ginebra",
  ],
  ["halal|kosher|koscher\\w*", pig],
  [
    "nut-?\\s?free|nussfrei\\w*",
    "almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|peanuts?|mandeln|haselnusse|walnusse",
  ],
];
const things =
  "(?:recipes?|dishes|dish|meals?|menus?|products?|snacks?|foods?|drinks?|beverages?|cocktails?|items|restaurant|canteen|bakery|cakes?|pastries|soups?|pizzas?|burgers?|sandwiches|backwaren|kuchen|mensa|tartas?|postres|gateaux|bolos|butchers?|kitchen|shop|cafe|caterer|rezepte?|gerichte?|speisen|produkte|getranke|recetas?|platos?|productos|bebidas?|recettes?|plats?|produits|boissons|receitas?|pratos?|produtos|bebidas)";
const alls =
  "(?:all|only|every|each|strictly|exclusively|purely|entirely|nur|alle|ausschlie(?:ss|ß)lich|rein|solo|todos|todas|uniquement|tous|toutes|apenas)";
const contains =
  "(?:contain(?:s|ing)?|includ(?:e|es|ing)|lists?|listing|has|have|uses?|made (?:of|with|from)|with|are|is|enthalt(?:en)?|bestehen aus|mit|lleva[n]?|contiene[n]?|con|tienen?|contiennent|contient|avec|contem|levam?|com)";
const some =
  "(?:\\d+ ?%|\\d+ percent|half|a? ?(?:third|quarter|fifth|tenth)|one in \\w+|all|every|each|some|several|a few|many|most|jede[rsm]?|alle|einige|ein drittel|ein viertel|cada|todos|todas|algun[oa]s|la mitad|chaque|tous|toutes|certains|cada)";
/** "vegan butter", "oat milk", "without eggs", "butter substitute": none of it. */
const mock =
  /(?:vegan\w*|vegetarian|veggie|plant(?:-based)?|oat|almond|soya?|coconut|peanut|cocoa|shea|cashew|rice|mock|fake|faux|non|no|not|without|free|instead of|like|hafer|soja|mandel|kokos|ohne|kein\w*|erdnuss|de soja|sin|vegetal|sans|sem|or|dairy-free|lactose-free|egg|coco|replac\w+|alternative|meatless|gluten-free|gf)[ -](?:\w+ )?$/;
const behind =
  /^(?:-| )?(?:free|substitutes?|alternatives?|replacements?|beans?|tree|nut|fruit|flavou?r\w*|style|vegetal|ersatz|de soja|vegan\w*|plant)/;
const denied =
  /\b(?:no|not|never|none|without|nothing|instead|replac\w+|substitut\w+|used to|formerly|nicht|kein\w*|nie|ohne|nunca|ningun\w*|jamais|aucun\w*|nenhum\w*|customers|guests|may contain|traces?)\b/;

/** "all strictly vegan, and each one lists real butter", "alcohol-free drinks, 30% contain vodka". */
export function findAgainstDiet(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  for (const [called, foods] of diets) {
    const said = rulesOf(called)
      .map((rule) => rule.exec(folded))
      .find((match) => match !== null);
    if (said == null || isOfSome(folded, said.index) || areMixed(folded, called)) continue;
    const other = [...folded.matchAll(eatenOf(foods))].find((match) => isEaten(folded, match, said.index));
    if (other === undefined) continue;
    const spans = [
      { start: said.index, end: said.index + said[0].length },
      { start: other.index, end: other.index + other[0].length },
    ].sort((one, two) => one.start - two.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: there is none of it in what is called so`,
      spans,
      fix: "leave one of the two out, or say that only some are",
    });
    return;
  }
}

/** "vegan dishes", "recetas veganas", "all strictly vegan". */
function rulesOf(called: string): readonly RegExp[] {
  return [
    new RegExp(
      `\\b${alls} (?:of (?:them|these) )?(?:are )?(?:strictly |purely |entirely |completely |certified )?(?:${called})\\b`,
    ),
    new RegExp(
      `\\b(?:all|alle|todos|todas|tous|toutes) (?:of )?(?:our |the |my |these |unsere |nuestr[oa]s |l[oa]s |les |nos )?\\w+ (?:are|sind|son|sont|sao) (?:strictly |purely |entirely |completely )?(?:${called})\\b`,
    ),
    new RegExp(`^[^.;:,]{0,30}\\b(?:${called}) (?:\\w+ )?${things}\\b`),
    new RegExp(`^[^.;:,]{0,30}\\b${things} (?:${called})\\b`),
  ];
}

/** A share of them is called so, or a column tells which are. */
function isOfSome(folded: string, at: number): boolean {
  return /(?:%|percent|half|third|quarter|some|most|mostly|many|not|or|and) (?:of (?:them|the \w+) )?(?:are )?$/.test(
    folded.slice(Math.max(0, at - 24), at),
  );
}

/** "vegan cakes and others", "40% vegan" */
function areMixed(folded: string, called: string): boolean {
  const share = "(?:\\d ?%|percent|half|third|quarter|prozent|halfte|mitad|moitie|metade)";
  return new RegExp(
    `\\b(?:non|not)[ -](?:${called})\\b|${share} (?:of (?:them|the \\w+) )?(?:are |is |sind |son |sont )?(?:${called})\\b|\\b(?:${called}) (?:\\w+ )?(?:and|or) (?:others?|non|not|meat|regular|normal)\\b`,
  ).test(folded);
}

function eatenOf(foods: string): RegExp {
  return new RegExp(`(?<!\\w)${some}(?!\\w)[^.;,]{0,40}?\\b${contains} (?:[\\w'-]+ ){0,4}?(?<food>${foods})\\b`, "g");
}

function isEaten(folded: string, match: RegExpMatchArray, said: number): boolean {
  const start = match.index ?? 0;
  const food = match.groups?.["food"] ?? "";
  const end = start + match[0].length;
  const before = match[0].slice(0, -food.length);
  return start > said && !mock.test(before) && !behind.test(folded.slice(end)) && !denied.test(match[0]);
}
