import type { Span } from "../../../findings.ts";

/** What stands at one end of an order: the oldest of times, the largest of sizes; "it" where only the direction is said. */
type Of = "time" | "size" | "speed" | "quality" | "it";

/** Which end of an order stands first: that of a direction ("ascending"), or of the row that is named ("the newest on top"). */
interface OrderSaid extends Span {
  readonly of: Of;
  readonly first: "low" | "high";
  /** The column that the rows are sorted by, where a direction names it. */
  readonly by: string;
}

const ends: readonly (readonly [of: Of, low: string, high: string])[] = [
  [
    "time",
    "oldest|earliest|altest\\w*|fruhest\\w*|mas antigu[oa]s?|plus ancien(?:ne)?s?|mais antig[oa]s?",
    "newest|latest|most recent|youngest|neuest\\w*|jungst\\w*|spatest\\w*|mas recientes?|mas nuev[oa]s?|plus recente?s?|mais recentes?|mais nov[oa]s?",
  ],
  [
    "size",
    "smallest|lowest|cheapest|shortest|lightest|fewest|least|low|light|small|short|cheap|kleinst\\w*|niedrigst\\w*|gunstigst\\w*|billigst\\w*|kurzest\\w*|leichtest\\w*|menor|mas (?:barat|baj|cort|liger|pequen)[oa]s?|plus (?:petite?|court|courte|bas|basse|leger|legere)s?|moins chere?s?|mais (?:barat|baix|curt|lev)[oae]s?",
    "largest|highest|biggest|greatest|dearest|most expensive|longest|heaviest|most|high|heavy|large|big|long|expensive|grosst\\w*|hochst\\w*|teuerst\\w*|langst\\w*|schwerst\\w*|mayor|mas (?:car|alt|larg|pesad|grand)[oae]s?|plus (?:grande?|chere?|longue?|haute?|lourde?)s?|maior|mais (?:car|alt|long|pesad)[oa]s?",
  ],
  [
    "speed",
    "fastest|quickest|schnellst\\w*|mas rapid[oa]s?|plus rapides?|mais rapid[oa]s?",
    "slowest|langsamst\\w*|mas lent[oa]s?|plus lente?s?|mais lent[oa]s?",
  ],
  ["quality", "best|beste[nrsm]?", "worst|schlechteste[nrsm]?"],
];

const sorted = "(?:sort\\w*|order\\w*|arranged|ranked|listed|geordnet|ordenad\\w*|trie\\w*|class[eé]\\w*)";
const line = "(?:row|line|place|record|entry)";
const firstRow = `(?:in |on |at )?(?:the )?(?:(?:very )?first ${line}|${line} (?:one|1|number one))`;
const first = `(?:(?:first|leading|zuerst|primero|primeir[oa]|primera)(?! (?!(?:and|und|y|et|e)\\b)[\\p{L}\\d]|[\\p{L}\\d])|${firstRow}|on top|(?:steht |stehen )?(?:ganz )?oben|at the top|at the (?:very )?(?:beginning|start)|in der ersten zeile|arriba|en la primera fila|en premier|en haut|en premiere ligne|na primeira linha)`;
const last = `(?:(?:last|zuletzt)(?! ?[\\p{L}\\d])|(?:in|on) (?:the )?last ${line}|at the bottom|at the (?:very )?end|(?:ganz )?unten|in der letzten zeile|al final|en la ultima fila|en dernier|en bas|por ultimo|na ultima linha)`;
const name = "(?:[\\p{L}\\d'-]+ ){0,3}?";
const to = "(?:to|zum|zur|a|al|au|ao|first to) (?:the |la |el )?";
const leading = `(?:${firstRow}|the list|the file) (?:holds|has|is|shows|contains|starts with|begins with|must be|should be) (?:the |with the )?`;

const rising = "(?:ascending(?:ly)?|asc|increasing|rising|aufsteigend\\w*|ascendente|creciente|croissante?|crescente)";
const falling =
  "(?:descending(?:ly)?|desc|decreasing|falling|absteigend\\w*|descendente|decreciente|decroissante?|decrescente)";
/** "by price ascending", "in descending order of length", "aufsteigend nach Preis", "par date croissante" */
const directed = (direction: string): RegExp =>
  new RegExp(
    `\\b(?:(?:by|on|nach|por|par) (?:the |la |le |el )?(?<by>[\\p{L}_]{2,24}(?: [\\p{L}_]{2,24})?) ?\\(?(?:in )?${direction}|${direction} (?:order )?(?:of|by|nach|por|par) (?:the |la |le |el )?(?<of>[\\p{L}_]{2,24})|${direction})\\b`,
    "gu",
  );
const times = /(?:date|time|timestamp|day|ts|datum|zeit|fecha|hora|data|heure|uhrzeit|year|created|opened)(?:_\w+)?$/;
const sizes =
  /(?:price|amount|length|duration|size|weight|height|cost|value|total|distance|salary|preis|betrag|lange|dauer|grosse|gewicht|precio|importe|duracion|tamano|peso|prix|montant|duree|taille|poids|preco|valor|duracao|tamanho)s?$/;

const wordings: readonly (readonly [Of, OrderSaid["first"], RegExp])[] = ends.flatMap(([of, low, high]) => {
  const ladder = (one: string, other: string): RegExp =>
    new RegExp(`\\b${sorted} [^.;]{0,50}?\\b(?:${one}) ${to}(?:${other})\\b`, "gu");
  const row = (one: string, other: string): RegExp =>
    new RegExp(
      `\\b(?:(?:${one}) ${name}${first}|${leading}(?:${one})|(?:${other}) ${name}${last})(?![\\p{L}\\d])`,
      "gu",
    );
  return [
    [of, "low", ladder(low, high)],
    [of, "high", ladder(high, low)],
    [of, "low", row(low, high)],
    [of, "high", row(high, low)],
  ];
});
const directions: readonly (readonly [OrderSaid["first"], RegExp])[] = [
  ["low", directed(rising)],
  ["high", directed(falling)],
];
/** Between them another order begins, within the first, or of other rows. */
const another = /[.\n]|\b(?:then|within|inside|per|each|every|but|dann|innerhalb|luego|dentro|puis|depois|or|oder)\b/;
const sorts = new RegExp(`\\b${sorted}|\\b(?:order|orden|ordre|ordem|reihenfolge)\\b|\\b(?:first|zuerst)\\b`);

/** Two orders that no rows can be in: "sorted from oldest to newest, with the latest comment in the first row". */
export function ordersApart(folded: string): readonly [Span, Span] | undefined {
  if (!sorts.test(folded)) return undefined;
  const said = ordersSaid(folded);
  for (const [index, one] of said.entries()) {
    const other = said[index + 1];
    if (other === undefined || one.first === other.first || !areOfOne(one, other)) continue;
    if (another.test(folded.slice(one.end, other.start))) continue;
    return [one, other].map(({ start, end }) => ({ start, end })) as [Span, Span];
  }
  return undefined;
}

/** Of one thing, or by one column: "by price ascending and descending". */
function areOfOne(one: OrderSaid, other: OrderSaid): boolean {
  if ([one, other].some(({ of, by }) => of === "it" && by === "")) return true;
  return one.of === other.of && (one.of !== "it" || one.by === other.by);
}

/** The orders that are told, in turn; the wider of two that overlap. */
function ordersSaid(folded: string): readonly OrderSaid[] {
  const told = [
    ...wordings.flatMap(([of, end, pattern]) =>
      [...folded.matchAll(pattern)].map((match) => ({ of, first: end, by: "", ...spanOf(match) })),
    ),
    ...directions.flatMap(([end, pattern]) => [...folded.matchAll(pattern)].map((match) => directionOf(end, match))),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  return told.filter((each, index) => !told.slice(0, index).some((other) => each.start < other.end));
}

function directionOf(end: OrderSaid["first"], match: RegExpExecArray): OrderSaid {
  const by = match.groups?.["by"] ?? match.groups?.["of"] ?? "";
  const of = times.test(by) ? "time" : sizes.test(by) ? "size" : "it";
  return { of, first: end, by, ...spanOf(match) };
}

function spanOf({ index, 0: said }: RegExpExecArray): Span {
  return { start: index, end: index + said.length };
}
