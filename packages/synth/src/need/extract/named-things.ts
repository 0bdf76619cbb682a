import { placeNamed } from "../../world/place-named.ts";
import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { codeRunAt } from "./code-runs.ts";
import { endOfPair } from "./currency-pairs.ts";
import { isLast, MOST } from "./member-list.ts";
import { plainYear } from "./period.ts";
import { isWord, type Reading, spanOf, word, written } from "./reading.ts";

/** What is told of things that are traded; in front of their names ("closes for SAP and Allianz") or behind them ("AAPL bars"). */
const traded =
  /^(?:prices?|bars?|candles?|candlesticks?|klines?|quotes?|ticks?|closes?|returns?|stocks?|shares?|futures|ohlcv?|rates?|charts?|spot|perpetuals?|perps|coins?|options|tickers|indices|commodities|metals|kurse?|schlusskurse?|tageskurse?|aktien|aktienkurse?|kerzen|cours|cotations?|clotures?|bougies|actions|cotizaci(?:on|ones)|cierres?|precios?|velas|acciones|cotac(?:ao|oes)|precos?|fechos?|fechamentos?|acoes)$/;
/** What only companies and coins have. */
const listed =
  /^(?:stocks?|shares?|equit(?:y|ies)|clos(?:e|es|ing)|ohlcv?|candles?|candlesticks?|tickers?|crypto|coins?|aktien|aktienkurse?|kurse?|schlusskurse?|tageskurse?|borsenkurse?|cours|bourse|bolsa|acciones|acoes|actions|cotizaci(?:on|ones)|cotac(?:ao|oes)|cotations?)$/;
const joining = /^(?::|for|of|from|on|fur|von|de|del|para|pour|em)$/;
/** Between a noun of the trade and the names: "stock prices by minute for AAPL and MSFT". */
const REACH = 4;
/** Capitals that name no instrument. */
const noTicker =
  /^(?:AND|OR|FX|ETF|ETFS|EOD|OHLC|OHLCV|API|CSV|JSON|IPO|USD|EUR|GBP|JPY|CHF|AUD|CAD|NZD|CNY|SEK|NOK|DKK|PLN|MXN|BRL|INR|ID|UTC|NYSE|VWAP|ISIN|BID|ASK)$/;

/**
 * "EURUSD, GBPUSD and USDJPY quotes", "closes for SAP, Siemens and Allianz", "stores A, B and C": the things that rows tell of, by
 * their names. What is traded has a symbol; other things are called by the plural before them.
 */
export function namedThingsAt(reading: Reading, at: number): Found | undefined {
  return traders(reading, at) ?? codesOfThings(reading, at);
}

function traders(reading: Reading, at: number): Found | undefined {
  const led = ledBy(reading, at);
  for (const entry of led?.areNames === true ? [endOfSymbol, endOfName] : [endOfSymbol]) {
    const list = listAt(reading, at, entry);
    if (list === undefined || list.values.every(isPlaceName)) continue;
    const isTold = led !== undefined || isTradeBehind(reading, list.next);
    // A word in capitals alone may be anything; a pair is one by its form.
    if (!isTold || (list.values.length < 2 && endOfPair(reading, at) === at)) continue;
    return {
      kind: "members",
      values: list.values,
      of: "symbol",
      areThings: true,
      ...spanOf(reading, led?.from ?? at, list.next),
    };
  }
  return undefined;
}

/** "tick data", "level 2 quotes", "daily bars": the noun may have a word or two before it. */
function isTradeBehind(reading: Reading, at: number): boolean {
  for (let index = at; index < at + 3 && isWord(reading, index); index += 1)
    if (traded.test(word(reading, index)) || word(reading, index) === "tick") return true;
  return false;
}

interface Led {
  /** Where the words begin that lead the names: "for". */
  readonly from: number;
  /** Shares and the like may have the names of companies: "prices for Hilton and Ibis" are of hotels. */
  readonly areNames: boolean;
}

function ledBy(reading: Reading, at: number): Led | undefined {
  const isJoined = joining.test(word(reading, at - 1));
  const last = isJoined ? at - 2 : at - 1;
  let isTrade = false;
  let areNames = false;
  for (let index = last; index >= Math.max(0, last - (isJoined ? REACH : 1)); index -= 1) {
    if (!isWord(reading, index)) break;
    isTrade ||= traded.test(word(reading, index)) && (isJoined || index === last);
    areNames ||= listed.test(word(reading, index));
  }
  return isTrade ? { from: isJoined ? at - 1 : at, areNames: areNames && isJoined } : undefined;
}

/** "Austria" and "DE"; ETH is a coin, whatever else three capitals stand for. */
function isPlaceName(name: string): boolean {
  return !/^[A-Z]{3,}$/.test(name) && placeNamed(name) !== undefined;
}

/** "stores A, B and C", "sensors S1, S2 and S3": codes behind the plural of what they are the names of. */
function codesOfThings(reading: Reading, at: number): Found | undefined {
  const told = /^(?:for|from|of|at|fur|von|de|para|pour|em)$/.test(word(reading, at - 1))
    ? thingBefore(reading, at - 1)
    : undefined;
  if (told !== undefined) return codesAt(reading, at, told);
  const plural = word(reading, at - 1);
  const noun = singular(plural, reading.language);
  if (noun === plural || noun.length < 3 || !isWord(reading, at - 1)) return undefined;
  return codesAt(reading, at, noun);
}

/** "items q1 to q5", "scores S1, S2 and S3": there each is a column. */
const columns =
  /(?:^| )(?:item|question|column|field|feature|variable|answer|score|mark|grade|channel|test|frage|spalte|nota|pregunta|columna|pergunta|coluna|colonne)$/;

/** "severity S1-S4", "level A1 to C2", "tipo T1 a T5": what runs from code to code behind a name are its members. */
export function codesBehindName(reading: Reading, at: number): Found | undefined {
  const name = word(reading, at - 1);
  if (!isWord(reading, at - 1) || endsPhrase(name) || columns.test(singular(name, reading.language))) return undefined;
  const run = codeRunAt(reading, at);
  if (run === undefined) return undefined;
  const [first = ""] = run.values;
  // "sales Q1-Q4", "ventes T1 à T3 2025" are of some quarters.
  const isPeriod =
    /^[qh][1-4]$/i.test(first) || (/^t[1-4]$/i.test(first) && plainYear(reading, run.next) !== undefined);
  if (isPeriod && !/^(?:quarter|half)$/.test(name)) return undefined;
  return { kind: "members", values: run.values, run: true, ...spanOf(reading, at, run.next) };
}

/** What steps are called by the letters before their figures; a single letter tells of cases alone. */
const scales: ReadonlyMap<string, string> = new Map([
  ["sev", "severity"],
  ["prio", "priority"],
  ["lvl", "level"],
]);
const scalesOfCases: ReadonlyMap<string, string> = new Map([
  ["s", "severity"],
  ["p", "priority"],
]);
const cases = /^(?:incident|bug|ticket|issue|alert|defect|case|alarm|finding|outage|problem|request)$/;

/** "incidents sev1 to sev4", "bugs P1 to P3" are steps of a scale, and no names of incidents and bugs. */
function scaleOf([first = ""]: readonly string[], noun: string): string | undefined {
  const letters = /^\p{L}+(?=-?\d)/u.exec(first)?.[0].toLowerCase() ?? "";
  return scales.get(letters) ?? (cases.test(noun) ? scalesOfCases.get(letters) : undefined);
}

/** What is told of things, and not what they are. */
const tellings =
  /^(?:metrics?|readings?|data|logs?|telemetry|stats|statistics|measurements?|figures?|values?|load|sales|results?|messwerte|daten|datos|lecturas|mesures|releves|dados|leituras)$/;

/** The "load balancer" of "load balancer metrics for lb1 and lb2", the "gauge" of "tide gauges for G1 and G2". */
function thingBefore(reading: Reading, at: number): string | undefined {
  const isTold = tellings.test(word(reading, at - 1));
  const last = isTold ? at - 2 : at - 1;
  const noun = word(reading, last);
  if (!isWord(reading, last) || noun.length < 3 || (!isTold && singular(noun, reading.language) === noun))
    return undefined;
  const isTwo = isTold && isWord(reading, last - 1) && last > 1 && !joining.test(word(reading, last - 1));
  const name = singular(noun, reading.language);
  return isTwo || (isTold && last === 1) ? `${word(reading, last - 1)} ${name}` : name;
}

function codesAt(reading: Reading, at: number, noun: string): Found | undefined {
  if (columns.test(noun)) return undefined;
  const list = codeRunAt(reading, at) ?? listAt(reading, at, placed.test(noun) ? endOfPlaceCode : endOfCode);
  if (list === undefined || list.values.length < 2) return undefined;
  const scale = scaleOf(list.values, noun.split(" ").at(-1) ?? "");
  const told = scale === undefined ? ({ of: noun, areThings: true } as const) : { of: scale };
  return { kind: "members", values: list.values, ...told, ...spanOf(reading, at, list.next) };
}

interface Names {
  readonly values: readonly string[];
  readonly next: number;
}

/** One name, or several of which the last stands behind an "and". */
function listAt(reading: Reading, at: number, endOf: (reading: Reading, at: number) => number): Names | undefined {
  const values: string[] = [];
  let next = at;
  for (let index = at, isEnd = false; values.length < MOST; ) {
    const end = endOf(reading, index);
    if (end === index) return undefined;
    values.push(written(reading, index, end));
    next = end;
    if (isEnd) break;
    const joint = word(reading, end) === "," ? end + 1 : end;
    isEnd = isLast(reading, joint);
    index = isEnd ? joint + 1 : joint;
    if (index === end || (!isEnd && endOf(reading, index) === index)) break;
  }
  // "for SAP, open, high": a lone name, and columns behind it.
  return new Set(values).size === values.length ? { values, next } : undefined;
}

/** "AAPL", "BRK.B", "BTC", and pairs. */
function endOfSymbol(reading: Reading, at: number): number {
  const pair = endOfPair(reading, at);
  if (pair > at) return pair;
  const text = reading.tokens[at]?.text ?? "";
  if (commodities.test(word(reading, at))) return at + 1;
  return isWord(reading, at) && /^[A-Z]{3,6}(?:[.-][A-Z]{1,2})?$/.test(text) && !noTicker.test(text) ? at + 1 : at;
}

const commodities =
  /^(?:gold|silver|copper|platinum|palladium|brent|wti|nickel|aluminium|aluminum|zinc|wheat|corn|soy|soybeans|coffee|cocoa|sugar|cotton|oil|bitcoin|ethereum|solana|silber|kupfer|platin|oro|plata|cobre|argent|cuivre|ble|ouro|prata|trigo|cafe)$/;

/** "Siemens", "Deutsche Bank", and symbols among them; what begins with a small letter is no name. */
function endOfName(reading: Reading, at: number): number {
  const symbol = endOfSymbol(reading, at);
  if (symbol > at) return symbol;
  let end = at;
  while (end < at + 3 && isWord(reading, end) && /^\p{Lu}\p{L}/u.test(reading.tokens[end]?.text ?? "")) end += 1;
  return end;
}

/** "A", "S1", "T-04", "M12". */
function endOfCode(reading: Reading, at: number): number {
  return /^(?:[A-Z]|[A-Za-z]{1,4}[-_]?\d{1,4}[A-Z]?)$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : at;
}

/** What is called by a few capitals: "airports LHR and CDG". */
const placed =
  /(?:^| )(?:airport|aerodrome|station|hub|port|base|site|depot|warehouse|plant|refinery|exchange|flughafen|bahnhof|standort|aeropuerto|estacion|aeroport|gare|aeroporto|estacao)$/;

function endOfPlaceCode(reading: Reading, at: number): number {
  return /^[A-Z]{2,5}$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : endOfCode(reading, at);
}
