import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { assortment, categoryOf, pickCategory } from "../../entities/assortment.ts";
import { type Customer, customers, pickCountry } from "../../entities/customers.ts";
import { deviceNumber } from "../../entities/devices.ts";
import { countries } from "../../entities/shop.ts";
import { below, draw, drawAll, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import {
  BLOCK_ROWS,
  type BlockLayout,
  BURST,
  BUSTING,
  type FraudLevel,
  fraudRates,
  orderAt,
  orderLayouts,
} from "./order-layout.ts";
import { fillLines, LINE_CELLS, lineCell, type OrderFacts, orderLines } from "./order-lines.ts";
import {
  addressOf,
  deviceOf,
  isGuest,
  lastFourOf,
  ORDER_DRAWS,
  orderField,
  paymentOf,
  pickChannel,
  statusOf,
  storeOf,
} from "./order-terms.ts";
import { isPromotionWeek, tradeClock, weekOf } from "./trade-calendar.ts";
import { ACCOUNT_TAKEOVER, BUST_OUT, CARD, CARD_TESTING, RETURNED, STORE, WEB } from "./vocabulary.ts";

const orderStreams = streamsOf("retail-transactions/order");
const codeStreams = streamsOf("retail-transactions/order-code");
const layoutStreams = streamsOf("retail-transactions/layout");
const hourStreams = streamsOf("retail-transactions/hour");

/** 198.51.100.0/24: set aside for documents; card tests come from there. */
const TEST_NETWORK = 0xc6336400;
/** Countries whose currency is the euro or the pound, where card tests happen. */
const testedCountries = countries.flatMap((country, i) => (country.currency <= 1 ? [i] : []));
const burstField = { country: 20, address: 21, card: 22, customer: 23 } as const;
const TEN_MINUTES = 600_000;

/** Opens the retail dataset: an order's own values are derived when its first row is met, then its lines are handed out. */
export function openRetail(seed: string, columns: number, fraud: FraudLevel, memory: Arena = arena()): RowSource {
  const rates = fraudRates[fraud];
  const into = register(columns, memory);
  const orders = orderStreams(seed);
  const codes = codeStreams(seed);
  const layouts = orderLayouts(layoutStreams(seed), rates);
  const clock = tradeClock(hourStreams(seed), memory);
  const goods = assortment(seed, memory);
  const people = customers(seed);
  const lines = orderLines(memory);
  const order: OrderFacts = {
    key: 0,
    draws: new Uint32Array(ORDER_DRAWS),
    lines: 0,
    ts: 0,
    week: 0,
    promotion: false,
    channel: 0,
    country: 0,
    tier: -1,
    status: 0,
    scenario: -1,
    mission: 0,
  };
  let first = 0;
  let index = 0;
  let promotionWeek = -1;

  /** Bursts take at most ten minutes, and end before the next order begins. */
  const momentOf = (layout: BlockLayout, kind: number, u: number): number => {
    if (kind !== BURST) return clock.timeAt(first + u * order.lines);
    const blockRow = layout.block * BLOCK_ROWS;
    const start = clock.timeAt(blockRow + layout.burstStart);
    const end = clock.timeAt(blockRow + layout.burstStart + layout.burstSize);
    const step = (first - blockRow - layout.burstStart + u) / layout.burstSize;
    return start + Math.floor(Math.min(end - start, TEN_MINUTES - 1) * step);
  };

  /** Whom the order is from: a customer, or nobody known. */
  const buyerOf = (layout: BlockLayout, kind: number): Customer | undefined => {
    if (kind === BURST) return undefined;
    if (kind === BUSTING) {
      return people.customer(people.numberAt(layout.block * BLOCK_ROWS, draw(layout.key, burstField.customer)));
    }
    if (order.scenario < 0 && isGuest(order.channel, order.draws[orderField.guest] as number)) return undefined;
    return people.customer(people.numberAt(first, order.draws[orderField.customer] as number));
  };

  const enter = (row: number): void => {
    const layout = layouts((row / BLOCK_ROWS) | 0, row % BLOCK_ROWS);
    // The next order mostly follows the last one; else it is looked up.
    index = row > first && row === first + order.lines && index + 1 < layout.count ? index + 1 : 0;
    if (layout.block * BLOCK_ROWS + (layout.starts[index] as number) !== row) index = orderAt(layout, row % BLOCK_ROWS);
    const kind = layout.kinds[index] as number;
    first = layout.block * BLOCK_ROWS + (layout.starts[index] as number);
    order.lines = (layout.starts[index + 1] as number) - (layout.starts[index] as number);
    order.key = keyAt(orders, first);
    drawAll(order.draws, order.key);
    order.ts = momentOf(layout, kind, unit(order.draws[orderField.moment] as number));
    order.week = weekOf(order.ts);
    if (order.week !== promotionWeek) {
      order.promotion = isPromotionWeek(order.week);
      promotionWeek = order.week;
    }
    order.scenario = scenarioOf(kind, order.draws[orderField.takeover] as number, rates.takeovers);
    order.channel = channelOf(order, kind);
    const buyer = buyerOf(layout, kind);
    order.country = countryOf(layout, kind, buyer, order);
    order.tier = buyer?.tier ?? -1;
    order.status = statusOf(order.channel, order.scenario, order.draws[orderField.status] as number);
    order.mission = pickCategory(order.draws[orderField.mission] as number);
    writeOrder(into, order, buyer);
    writeOrigin(into, order, buyer, kind === BURST ? layout : undefined, first);
    into.cells[slot.order] = permute(codes, first, 30);
    into.cells[slot.orderTotal] = fillLines(lines, order, goods);
  };

  const load = (row: number): void => {
    if (row < first || row >= first + order.lines) enter(row);
    const line = row - first;
    const at = line * LINE_CELLS;
    const { cells } = into;
    const values = lines.cells;
    const sku = values[at + lineCell.sku] as number;
    const category = categoryOf(sku);
    const status = values[at + lineCell.status] as number;
    cells[slot.line] = line + 1;
    cells[slot.sku] = values[at + lineCell.code] as number;
    cells[slot.category] = category;
    cells[slot.mcc] = category;
    cells[slot.quantity] = values[at + lineCell.quantity] as number;
    cells[slot.price] = values[at + lineCell.price] as number;
    cells[slot.discount] = values[at + lineCell.discount] as number;
    cells[slot.tax] = values[at + lineCell.tax] as number;
    cells[slot.lineTotal] = values[at + lineCell.total] as number;
    cells[slot.status] = status;
    cells[slot.returned] = status === RETURNED ? 1 : 0;
    cells[slot.returnedAt] = values[at + lineCell.returnedAt] as number;
  };
  return { register: into, load };
}

function scenarioOf(kind: number, u: number, takeovers: number): number {
  if (kind === BURST) return CARD_TESTING;
  if (kind === BUSTING) return BUST_OUT;
  return unit(u) < takeovers ? ACCOUNT_TAKEOVER : -1;
}

function channelOf(order: OrderFacts, kind: number): number {
  if (kind === BURST) return WEB;
  const day = Math.floor(order.ts / MS_PER_DAY);
  // Night hours have no store sales, which is what dishonest orders need too.
  const hour = order.scenario >= 0 ? 0 : Math.floor((order.ts - day * MS_PER_DAY) / 3_600_000);
  return pickChannel(hour, weekday(day) === 6, order.draws[orderField.channel] as number);
}

function countryOf(layout: BlockLayout, kind: number, buyer: Customer | undefined, order: OrderFacts): number {
  if (buyer !== undefined) return buyer.country;
  if (kind !== BURST) return pickCountry(order.draws[orderField.country] as number);
  return testedCountries[below(draw(layout.key, burstField.country), testedCountries.length)] as number;
}

function writeOrder(into: Register, order: OrderFacts, buyer: Customer | undefined): void {
  const { cells } = into;
  const { draws } = order;
  const country = countries[order.country] as (typeof countries)[number];
  cells[slot.lines] = order.lines;
  cells[slot.ts] = order.ts;
  cells[slot.channel] = order.channel;
  cells[slot.store] = order.channel === STORE ? storeOf(buyer, order.country, draws[orderField.store] as number) : NULL;
  cells[slot.customer] = buyer === undefined ? NULL : buyer.code;
  cells[slot.tier] = order.tier < 0 ? NULL : order.tier;
  cells[slot.currency] = country.currency;
  cells[slot.country] = order.country;
  cells[slot.fraud] = order.scenario < 0 ? 0 : 1;
  cells[slot.scenario] = order.scenario < 0 ? NULL : order.scenario;
}

/** Payment, device and address; `burst` is the layout of the burst of card tests that the order belongs to. */
function writeOrigin(
  into: Register,
  order: OrderFacts,
  buyer: Customer | undefined,
  burst: BlockLayout | undefined,
  first: number,
): void {
  const { cells } = into;
  const { draws } = order;
  const payment = paymentOf(
    order.channel,
    order.scenario,
    buyer,
    draws[orderField.payment] as number,
    draws[orderField.habit] as number,
  );
  cells[slot.payment] = payment;
  if (burst !== undefined) {
    const place = first - burst.block * BLOCK_ROWS - burst.burstStart;
    cells[slot.lastFour] = (below(draw(burst.key, burstField.card), 10_000) + place * 1237) % 10_000;
    cells[slot.device] = deviceNumber(innerKey(burst.key, burstField.address));
    cells[slot.ip] = TEST_NETWORK + (draw(burst.key, burstField.address) >>> 24);
    return;
  }
  cells[slot.lastFour] = payment === CARD ? lastFourOf(buyer, draws[orderField.lastFour] as number) : NULL;
  const online = order.channel !== STORE;
  cells[slot.device] = online ? deviceOf(buyer, order.scenario, order.key, draws[orderField.device] as number) : NULL;
  cells[slot.ip] = online ? addressOf(buyer, order.scenario, draws[orderField.address] as number) : NULL;
}
