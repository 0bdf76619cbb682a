import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

/** A thing that chance is played with, what it shows and from where to where. */
interface Device {
  readonly called: RegExp;
  readonly unless: RegExp;
  readonly shows: RegExp;
  readonly least: number;
  readonly most: number;
}

const devices: readonly Device[] = [
  {
    called:
      /\b(?:(?:one|a|single|each) (?:\w+ )?(?:six-sided|standard|ordinary|normal|regular) (?:six-sided )?(?:die|dice)|single (?:\w+ )?die|one die|six-sided die|d6|sechsseitige[nrs]? wurfel|ein(?:em|en|es)? (?:normalen|einzigen|gewohnlichen)? ?wurfels?|un dado(?: normal| de seis caras)?|un de a six faces)\b/,
    unless:
      /\b(?:two|three|four|five|sum|total|several|pair|both|\d+) (?:\w+ )?dice\b|\b(?:sum|total|added|zwei wurfel|dos dados|summe|suma)\b/,
    shows:
      /\b(?:results?|rolls?|scores?|numbers?|throws?|pips|value|outcome|faces?|augenzahl|wurf|ergebnis|resultado|numero|valor|tirada|resultat)\b[^.;,]{0,24}$/,
    ...{ least: 1, most: 6 },
  },
  {
    called: /\broulette\w*\b/,
    unless: /\brussian\b/,
    shows: /\b(?:numbers?|results?|pockets?|zahl(?:en)?|ergebnis|numeros?|resultado|resultat)\b[^.;,]{0,24}$/,
    ...{ least: 0, most: 37 },
  },
];

const counts: ReadonlyMap<string, number> = new Map(
  Object.entries({
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    funf: 5,
    sechs: 6,
    cinco: 5,
    seis: 6,
    cinq: 5,
  }),
);
const rank =
  "(?:aces|kings|queens|jacks|tens|nines|asse|konige|damen|buben|ases|reyes|reinas|jotas|as|rois|dames|valets)";
const hand = new RegExp(
  `\\b(?:hands?|players?|everyone|everybody|each|draws?|blatt|spieler|mano|jugador|main|joueur)\\b[^.;,]{0,24}\\b(?<count>[5-9]|\\d{2}|${[...counts.keys()].join("|")}) (?<rank>${rank})\\b`,
);
const deck =
  /\b(?:(?:one|single|standard|same|normal|ordinary|1) (?:\w+ ){0,2}?(?:deck|pack of cards|pack)|52[- ]card deck|deck of 52|kartenspiel mit 52|ein(?:em|es)? (?:einzigen )?kartenspiels?|una (?:sola )?baraja|un (?:seul )?jeu de (?:52 )?cartes)\b/;
const moreCards =
  /\b(?:two|three|four|six|eight|several|multiple|[2-8]) (?:\w+ )?(?:decks|packs)\b|(?<!\b(?:no|without|ohne|sin|sans|or|without any) )\b(?:jokers?|wild ?cards?|comodin\w*)\b|\b(?:no|not|never|at most|up to|if)\b[^.;,]{0,30}\b(?:five|5|six|6) (?:aces|kings|queens|jacks)\b/;
/** Each rank stands in a deck so many times. */
const SUITS = 4;

/** "rolls of one six-sided die, results from 1 to 9", "one standard deck, every hand holds five aces". */
export function findBeyondGame(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0 || allowsOutliers(reading.text)) return;
  const folded = foldInPlace(reading.text);
  findBeyondDevice(reading, folded, notes);
  findTooManyCards(reading, folded, notes);
}

function findBeyondDevice(reading: NeedReading, folded: string, notes: DraftNotes): void {
  for (const { called, unless, shows, least, most } of devices) {
    const said = called.exec(folded);
    if (said === null || unless.test(folded)) continue;
    const range = reading.ranges.find(
      ({ found: { minimum, maximum, unit, start } }) =>
        unit === undefined &&
        ((maximum ?? most) > most || (minimum ?? least) < least) &&
        shows.test(folded.slice(Math.max(0, start - 40), start)),
    );
    if (range === undefined) continue;
    const spans = [
      { start: said.index, end: said.index + said[0].length },
      { start: range.found.start, end: range.found.end },
    ];
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: it shows ${least} to ${most}`,
      spans,
      fix: `say numbers from ${least} to ${most}`,
    });
    return;
  }
}

function findTooManyCards(reading: Reading, folded: string, notes: DraftNotes): void {
  const [held, one] = [hand.exec(folded), deck.exec(folded)];
  if (held === null || one === null || moreCards.test(folded) || notes.impossible.length > 0) return;
  const said = held.groups?.["count"] ?? "";
  if ((counts.get(said) ?? Number(said)) <= SUITS) return;
  const spans = [one, held]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .sort((a, b) => a.start - b.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: a deck has ${SUITS} of them`,
    spans,
    fix: `say at most ${SUITS} of them, or more decks`,
  });
}
