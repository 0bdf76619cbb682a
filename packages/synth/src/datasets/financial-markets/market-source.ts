import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { type Register, type RowSource, register } from "../../engine/rows.ts";
import { exponentialTable, normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { slot } from "./columns.ts";
import { type Market, market } from "./market-moves.ts";
import { classStreams, instrumentStreams, type PathStreams } from "./market-streams.ts";
import { type PriceBlock, priceBlock } from "./price-block.ts";
import { type BarPlace, SLOT_MS, SLOTS_A_DAY } from "./session-calendar.ts";
import { assetClasses, currencies, type Instrument, instruments, sectors, venues } from "./universe.ts";

/** Bars of a symbol fit seven digits: the width of `bar_id`. */
const NUMBERS = 10_000_000;
const barStreams = streamsOf("financial-markets/bar");
const field = { up: 0, down: 1, mean: 2, volume: 3, trades: 4, tick: 5 } as const;

/** What never changes of an instrument, as cells. */
function traits(instrument: Instrument): readonly [number, number][] {
  return [
    [slot.assetClass, assetClasses.indexOf(instrument.assetClass)],
    [slot.sector, sectors.indexOf(instrument.sector)],
    [slot.venue, venues.indexOf(instrument.venue)],
    [slot.currency, currencies.indexOf(instrument.currency)],
  ];
}

const traitsOf = instruments.map(traits);

/** Opens the bars: each instrument derives its block when its first bar is met, then hands out bars. */
export function openMarkets(
  seed: string,
  columns: number,
  placeOf: (row: number) => BarPlace,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells } = into;
  const paths: (PriceBlock | undefined)[] = instruments.map(() => undefined);
  const markets: (Market | undefined)[] = assetClasses.map(() => undefined);
  const bars = barStreams(seed);

  const drawsOf = (streams: typeof instrumentStreams, index: number): PathStreams =>
    (streams[index] as (typeof streams)[number])(seed);

  const marketOf = (traded: Instrument): Market => {
    const index = assetClasses.indexOf(traded.assetClass);
    const shared = markets[index] ?? market(drawsOf(classStreams, index), memory);
    markets[index] = shared;
    return shared;
  };

  const load = (row: number): void => {
    const place = placeOf(row);
    const { instrument } = place;
    const traded = instruments[instrument] as Instrument;
    let path = paths[instrument];
    if (path === undefined) {
      path = priceBlock(traded, drawsOf(instrumentStreams, instrument), marketOf(traded), memory);
      paths[instrument] = path;
    }
    const slotSinceEpoch = place.day * SLOTS_A_DAY + place.slot;
    if (path.block() !== place.block) path.enter(place.block, slotSinceEpoch - place.bar);
    path.price(place.bar);
    const key = innerKey(keyAt(bars, slotSinceEpoch), instrument);
    cells[slot.bar] = instrument * NUMBERS + place.number;
    cells[slot.symbol] = instrument;
    for (const [at, cell] of traitsOf[instrument] as readonly [number, number][]) cells[at] = cell;
    cells[slot.ts] = place.day * MS_PER_DAY + place.slot * SLOT_MS;
    writePrices(into, path, place, key);
    writeVolume(into, path, place, traded, key);
    cells[slot.adjustment] = place.bar === 0 && path.skeleton.split[place.block] === 1 ? 50 : 100;
  };
  return { register: into, load };
}

/**
 * Open, high, low, close. The extremes are those of a Brownian bridge between open and close: its maximum over the open is
 * (x + sqrt(x² + 2σ²E)) / 2 with an exponential E, and likewise downwards.
 */
function writePrices(into: Register, path: PriceBlock, place: BarPlace, key: number): void {
  const { cells } = into;
  const { bar } = place;
  const sigma = path.sigma[bar] as number;
  const close = path.close[bar + 1] as number;
  const before = path.close[bar] as number;
  const open = Math.max(1, before + (bar === 0 ? 0 : tick(draw(key, field.tick))));
  const x = (close - open) / open;
  const exponential = exponentialTable();
  const spread = 2 * sigma * sigma;
  const up = (x + Math.sqrt(x * x + spread * quantileAt(exponential, draw(key, field.up)))) / 2;
  const down = (x - Math.sqrt(x * x + spread * quantileAt(exponential, draw(key, field.down)))) / 2;
  const high = Math.max(open, close, Math.round(open * (1 + up)));
  const low = Math.max(1, Math.min(open, close, Math.round(open * (1 + down))));
  const middle = (open + close + high + low) / 4 + (high - low) * 0.2 * (unit(draw(key, field.mean)) - 0.5);
  cells[slot.open] = open;
  cells[slot.high] = high;
  cells[slot.low] = low;
  cells[slot.close] = close;
  cells[slot.vwap] = Math.max(low, Math.min(high, Math.round(middle)));
}

/** One bar in five opens a cent off the last close. */
function tick(u: number): number {
  const share = unit(u);
  return share < 0.1 ? -1 : share < 0.2 ? 1 : 0;
}

function writeVolume(into: Register, path: PriceBlock, place: BarPlace, traded: Instrument, key: number): void {
  const { cells } = into;
  const normal = normalTable();
  const activity = path.activity[place.bar] as number;
  const z = quantileAt(normal, draw(key, field.volume));
  const volume = Math.round(traded.volume * fastExp(activity + 0.42 * z));
  const size = traded.tradeSize * fastExp(0.12 * activity + 0.18 * quantileAt(normal, draw(key, field.trades)));
  const trades = Math.max(1, Math.round(volume / size));
  cells[slot.volume] = volume;
  cells[slot.trades] = volume === 0 ? 0 : traded.assetClass === "equity" ? Math.min(volume, trades) : trades;
}
