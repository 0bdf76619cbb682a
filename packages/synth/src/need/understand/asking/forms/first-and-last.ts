import type { Span } from "../../../findings.ts";

type End = "low" | "high";

/** What stands at one end of an order: the oldest of times, the largest of sizes. */
const ends: readonly (readonly [of: string, low: string, high: string])[] = [
  [
    "time",
    "oldest|earliest|altest\\w*|fruhest\\w*|mas antigu[oa]s?|plus ancien(?:ne)?s?|mais antig[oa]s?",
    "newest|latest|most recent|neuest\\w*|jungst\\w*|spatest\\w*|mas recientes?|mas nuev[oa]s?|plus recente?s?|mais recentes?|mais nov[oa]s?",
  ],
  [
    "size",
    "smallest|lowest|cheapest|shortest|lightest|fewest|low|kleinst\\w*|niedrigst\\w*|gunstigst\\w*|billigst\\w*|menor|mas barat[oa]s?|mas baj[oa]s?|plus petite?s?|moins chere?s?|mais barat[oa]s?",
    "largest|highest|biggest|greatest|dearest|most expensive|longest|heaviest|high|grosst\\w*|hochst\\w*|teuerst\\w*|mayor|mas car[oa]s?|mas alt[oa]s?|plus grande?s?|plus chere?s?|maior|mais car[oa]s?",
  ],
  ["speed", "fastest|quickest|schnellst\\w*", "slowest|langsamst\\w*"],
  ["quality", "best|beste[nrsm]?", "worst|schlechteste[nrsm]?"],
];

const sorted = "(?:sort\\w*|order\\w*|arranged|ranked|listed|geordnet|ordenad\\w*|trie\\w*|class[eé]\\w*)";
const first =
  "(?:(?:first|leading|zuerst|primero|primeiro)(?! ?[\\p{L}\\d])|in (?:the )?first (?:row|line|place)|in row (?:1|one)|on top|at the top|at the (?:very )?(?:beginning|start)|ganz oben|in der ersten zeile|arriba|en la primera fila|en premier|en haut|en premiere ligne|na primeira linha)";
const last =
  "(?:(?:last|zuletzt)(?! ?[\\p{L}\\d])|in (?:the )?last (?:row|line|place)|at the bottom|at the (?:very )?end|zuletzt|ganz unten|in der letzten zeile|al final|en la ultima fila|en dernier|en bas|por ultimo|na ultima linha)";
const name = "(?:[\\p{L}\\d'-]+ ){0,3}?";
/** Behind these another order begins, within the first. */
const another = /[.;\n]|\b(?:then|within|inside|per|each|every|but|dann|innerhalb|luego|dentro|puis|depois)\b/;

const ladders = ends.map(([of, low, high]) => ({
  of,
  rising: new RegExp(
    `\\b${sorted} [^.;]{0,50}?\\b(?:${low}) (?:to|zum|zur|a|al|au|ao|first to) (?:the |la |el )?(?:${high})\\b`,
    "u",
  ),
  falling: new RegExp(
    `\\b${sorted} [^.;]{0,50}?\\b(?:${high}) (?:to|zum|zur|a|al|au|ao|first to) (?:the |la |el )?(?:${low})\\b`,
    "u",
  ),
  lowFirst: new RegExp(`\\b(?:(?:${low}) ${name}${first}|(?:${high}) ${name}${last})\\b`, "u"),
  highFirst: new RegExp(`\\b(?:(?:${high}) ${name}${first}|(?:${low}) ${name}${last})\\b`, "u"),
}));

const rising = "(?:ascending|increasing|rising|aufsteigend\\w*|ascendente|croissante?|crescente)";
const falling = "(?:descending|decreasing|falling|absteigend\\w*|descendente|decroissante?|decrescente)";
const times = "(?:[a-z_]+[ _])?(?:date|time|timestamp|day|datum|zeit|fecha|hora|data|heure)";
const directed = (direction: string): RegExp =>
  new RegExp(
    `\\b(?:${sorted} (?:by|on|nach|por|par) (?:the )?${times} ?\\(?${direction}|${direction} (?:order )?(?:of|by) (?:the )?${times}|${direction} ${times})\\b`,
    "u",
  );
const byTime: readonly (readonly [RegExp, End])[] = [
  [directed(rising), "low"],
  [directed(falling), "high"],
];

/** An order and the row at its wrong end: "sorted from oldest to newest, with the latest comment in the first row". */
export function findWrongEnd(folded: string): readonly Span[] | undefined {
  for (const { of, rising: up, falling: down, lowFirst, highFirst } of ladders) {
    const orders = [...matched(up, folded, "low"), ...matched(down, folded, "high")];
    if (of === "time") orders.push(...byTime.flatMap(([pattern, end]) => matched(pattern, folded, end)));
    const [order] = orders;
    if (order === undefined) continue;
    const behind = folded.slice(order.end);
    const [row] = matched(order.first === "low" ? highFirst : lowFirst, behind, order.first);
    if (row === undefined || another.test(behind.slice(0, row.start))) continue;
    return [
      { start: order.start, end: order.end },
      { start: order.end + row.start, end: order.end + row.end },
    ];
  }
  return undefined;
}

function matched(pattern: RegExp, folded: string, first: End): readonly (Span & { readonly first: End })[] {
  const match = pattern.exec(folded);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length, first }];
}
