import { checkRecord, type FieldRule, isHundredths, type RecordRules } from "./record-rules.ts";
import { type SessionPlace, sessionPlaces } from "./trading-hours.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const BAR_MS = 300_000;
const price: FieldRule = { type: "number", minimum: Number.MIN_VALUE };

const rules: RecordRules = new Map<string, FieldRule>([
  ["bar_id", { type: "text", pattern: /^[A-Z]{4}(-USD)?:\d{7}$/ }],
  ["symbol", { type: "text", pattern: /^[A-Z]{4}(-USD)?$/ }],
  ["asset_class", { type: "member", values: new Set(["equity", "crypto"]) }],
  ["sector", { type: "text", pattern: /./ }],
  ["venue", { type: "member", values: new Set(["ALTX", "NOVX", "EURQ", "ORBX"]) }],
  ["currency", { type: "member", values: new Set(["USD", "EUR"]) }],
  ["interval", { type: "member", values: new Set(["5m"]) }],
  ["ts", { type: "instant" }],
  ["open", price],
  ["high", price],
  ["low", { type: "number" }],
  ["close", price],
  ["vwap", price],
  ["volume", { type: "integer", minimum: 0 }],
  ["trade_count", { type: "integer", minimum: 0 }],
  ["adj_factor", { type: "number" }],
  ["schema_version", { type: "text", pattern: /^\d+\.\d+\.\d+$/ }],
]);

/** A bar whose fields have the published types. */
interface Bar {
  bar_id: string;
  symbol: string;
  asset_class: string;
  sector: string;
  venue: string;
  currency: string;
  ts: string;
  open: number;
  high: number;
  low: number;
  close: number;
  vwap: number;
  volume: number;
  trade_count: number;
  adj_factor: number;
}

/** What is known of a symbol from its bars so far. */
interface SymbolState {
  firstNumber: number;
  number: number;
  ts: number;
  close: number;
  instrument: string;
  place: SessionPlace | null;
}

function checkShape(bar: Bar, report: Report): void {
  if (bar.high < Math.max(bar.open, bar.close))
    report("high", `high ${bar.high}, open ${bar.open}, close ${bar.close}`);
  if (bar.low > Math.min(bar.open, bar.close) || bar.low <= 0) {
    report("low", `low ${bar.low}, open ${bar.open}, close ${bar.close}`);
  }
  if (bar.vwap < bar.low || bar.vwap > bar.high) report("vwap", `vwap ${bar.vwap} outside ${bar.low} to ${bar.high}`);
  for (const value of [bar.open, bar.high, bar.low, bar.close, bar.vwap]) {
    if (!isHundredths(value)) report("tick", `${value} is no multiple of 0.01`);
  }
  if ((bar.trade_count === 0) !== (bar.volume === 0)) {
    report("trades", `${bar.trade_count} trades make a volume of ${bar.volume}`);
  }
  if (bar.asset_class === "equity" && bar.trade_count > bar.volume) {
    report("trades", `${bar.trade_count} trades of at least one share make ${bar.volume} shares`);
  }
}

type Places = ReadonlyMap<string, (ts: number) => SessionPlace>;

function venuePlaces(): Places {
  const newYork = sessionPlaces({ opens: 570, closes: 960, zone: "New York" }, 5);
  const berlin = sessionPlaces({ opens: 540, closes: 1050, zone: "Berlin" }, 5);
  return new Map([
    ["ALTX", newYork],
    ["NOVX", newYork],
    ["EURQ", berlin],
  ]);
}

function checkSequence(bar: Bar, ts: number, before: SymbolState, place: SessionPlace | null, report: Report): void {
  const number = Number(bar.bar_id.slice(-7));
  if (number >= before.firstNumber && number <= before.number) report("key", `${bar.bar_id} stands twice`);
  if (number !== before.number + 1) report("bar-number", `${bar.bar_id} follows number ${before.number}`);
  if (ts === before.ts) report("key", `${bar.symbol} has two bars at ${bar.ts}`);
  if (ts <= before.ts) report("time-order", `${bar.symbol} at ${bar.ts} does not follow its last bar`);
  const sameSession = place === null || (before.place !== null && place.day === before.place.day);
  const continues =
    place === null || sameSession ? ts - before.ts === BAR_MS : place.first && before.place?.last === true;
  if (!continues) report("no-hole", `${bar.symbol} misses bars before ${bar.ts}`);
  const ratio = bar.open / (before.close * bar.adj_factor);
  const [low, high] = sameSession ? [0.9, 1.1] : [0.7, 1.4];
  if (!(ratio >= low && ratio <= high)) report("continuity", `open ${bar.open} after close ${before.close}`);
}

function checkPlace(bar: Bar, ts: number, place: SessionPlace | null, report: Report): void {
  if (ts % BAR_MS !== 0) report("session", `${bar.ts} is no multiple of five minutes`);
  if (place?.inside === false) report("session", `${bar.ts} is outside the hours of ${bar.venue}`);
  const splits = bar.adj_factor === 0.5 && bar.asset_class === "equity" && place?.first === true;
  if (bar.adj_factor !== 1 && !splits) report("split", `adj_factor ${bar.adj_factor} at ${bar.ts}`);
}

/**
 * Checks five-minute bars against the published rules of the dataset. Give it any contiguous range of rows; what came
 * before the range is not judged. Memory grows with symbols and trading days only.
 */
export function validateFinancialMarkets(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const places = venuePlaces();
  const states = new Map<string, SymbolState>();
  let row = 0;
  let lastTs = Number.NEGATIVE_INFINITY;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, rules, report)) {
      const bar = record as unknown as Bar;
      version ??= record.schema_version;
      if (record.schema_version !== version)
        report("schema", `schema_version changes to ${String(record.schema_version)}`);
      const ts = Date.parse(bar.ts);
      checkShape(bar, report);
      if (!bar.bar_id.startsWith(`${bar.symbol}:`)) report("bar-number", `${bar.bar_id} names another symbol`);
      if (ts < lastTs) report("time-order", `${bar.ts} is before the row above`);
      lastTs = Math.max(lastTs, ts);
      const place = places.get(bar.venue)?.(ts) ?? null;
      checkPlace(bar, ts, place, report);
      const instrument = `${bar.asset_class} ${bar.sector} ${bar.venue} ${bar.currency}`;
      const before = states.get(bar.symbol);
      if (before !== undefined) {
        if (before.instrument !== instrument)
          report("instrument", `${bar.symbol} was ${before.instrument}, is ${instrument}`);
        checkSequence(bar, ts, before, place, report);
      }
      const number = Number(bar.bar_id.slice(-7));
      const firstNumber = before?.firstNumber ?? number;
      states.set(bar.symbol, { firstNumber, number, ts, close: bar.close, instrument, place });
    }
    row++;
  }
  return { rows: row, violations };
}
