import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type RowSource } from "../../engine/rows.ts";
import { categories } from "../../entities/shop.ts";
import { below, draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { slot as retail } from "../retail-transactions/columns.ts";
import { DELIVERED, RETURNED, STORE } from "../retail-transactions/vocabulary.ts";
import { retailTransactions } from "../retail-transactions.ts";
import { dayOf, rowsADay } from "./contact-clock.ts";

export const PROCESSING = 0;
export const IN_TRANSIT = 1;
export const DELIVERED_STATE = 2;

/** The order that a customer writes about, or might, as it stands when the conversation begins. */
export interface Case {
  customer: number;
  country: number;
  tier: number;
  currency: number;
  order: number;
  orderedAt: number;
  /** Minor units, as all amounts here. */
  orderTotal: number;
  sku: number;
  category: number;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  state: number;
  /** Days since 1970. */
  dueOn: number;
  /** −1 until then. */
  deliveredOn: number;
  /** The number of the parcel, within 40 bits; −1 before dispatch. */
  parcel: number;
  /** True when the line had come back to the shop by now. */
  returned: boolean;
}

export interface Cases {
  /** The case of a conversation that begins at `start`, at a row of retail-transactions. The object is reused. */
  at(row: number, start: number, key: number): Case;
}

const orderStreams = streamsOf("support-conversations/order");

const field = { age: 0, back: 1, line: 2 } as const;
const orderField = { promise: 0, late: 1, delay: 2, dispatch: 3, parcel: 4, parcelLow: 5 } as const;
/** Rows that an order takes at most, and some more: an order this far back has been placed. */
const LEAST_ROWS_BACK = 30;
const HOUR = 3_600_000;
/**
 * Conversations speak of orders of several weeks, and a reader of orders keeps what it knows of one week: so there are
 * several readers, each for every eighth stretch of rows.
 */
const READERS = 8;
const ROWS_A_STRETCH = 2_048;

export function cases(seed: string): Cases {
  const orders = orderStreams(seed);
  const found: Case = {
    customer: 0,
    country: 0,
    tier: -1,
    currency: 0,
    order: 0,
    orderedAt: 0,
    orderTotal: 0,
    sku: 0,
    category: 0,
    quantity: 1,
    unitPrice: 0,
    lineTotal: 0,
    state: 0,
    dueOn: 0,
    deliveredOn: -1,
    parcel: -1,
    returned: false,
  };
  const sources: (RowSource | undefined)[] = [];
  return {
    at: (row, start, key) => {
      const days = orderAge(unit(draw(key, field.age)), unit(draw(key, field.back)));
      const back = LEAST_ROWS_BACK + Math.floor(days * rowsADay(start));
      // In the first weeks there are not so many orders yet.
      const available = row - 200;
      const wanted = row - (back < available ? back : LEAST_ROWS_BACK + (back % available));
      const stretch = Math.floor(wanted / ROWS_A_STRETCH) % READERS;
      const source = sources[stretch] ?? retailTransactions.open(seed);
      sources[stretch] = source;
      readOrder(source, wanted, draw(key, field.line));
      takeOrder(found, source, start);
      followDelivery(found, keyAt(orders, found.order), start);
      return found;
    },
  };
}

/** Days from the order to the conversation: at once, while it is on its way, or afterwards. */
function orderAge(u: number, v: number): number {
  if (u < 0.16) return v * 0.9;
  if (u < 0.46) return 0.9 + v * 9;
  return 4 + v * v * 42;
}

/** Loads a line of the last order, up to a row, that a known customer placed online and honestly and that was not called off. */
function readOrder(source: RowSource, from: number, u: number): void {
  const { cells } = source.register;
  let row = from;
  for (;;) {
    source.load(row);
    const first = row - (cells[retail.line] as number) + 1;
    const lines = cells[retail.lines] as number;
    const wanted =
      cells[retail.channel] !== STORE &&
      cells[retail.customer] !== NULL &&
      cells[retail.fraud] === 0 &&
      (cells[retail.status] === DELIVERED || cells[retail.status] === RETURNED);
    if (wanted) {
      const start = below(u, lines);
      for (let i = 0; i < lines; i++) {
        source.load(first + ((start + i) % lines));
        const isDigital = categories[cells[retail.category] as number]?.name === "digital";
        if (!isDigital && (cells[retail.lineTotal] as number) > 0) return;
      }
    }
    row = first > 0 ? first - 1 : from + LEAST_ROWS_BACK - 1;
  }
}

function takeOrder(into: Case, source: RowSource, start: number): void {
  const { cells } = source.register;
  into.customer = cells[retail.customer] as number;
  into.country = cells[retail.country] as number;
  into.tier = cells[retail.tier] === NULL ? -1 : (cells[retail.tier] as number);
  into.currency = cells[retail.currency] as number;
  into.order = cells[retail.order] as number;
  into.orderedAt = cells[retail.ts] as number;
  into.orderTotal = cells[retail.orderTotal] as number;
  into.sku = cells[retail.sku] as number;
  into.category = cells[retail.category] as number;
  into.quantity = cells[retail.quantity] as number;
  into.unitPrice = cells[retail.price] as number;
  into.lineTotal = cells[retail.lineTotal] as number;
  const returnedAt = cells[retail.returnedAt] as number;
  into.returned = returnedAt !== NULL && returnedAt < start;
}

/** Promise and delivery of an order follow from the order alone, so that all conversations about it agree. */
function followDelivery(into: Case, key: number, start: number): void {
  const ordered = dayOf(into.orderedAt);
  const today = dayOf(start);
  into.dueOn = ordered + 2 + below(draw(key, orderField.promise), 4);
  const late = unit(draw(key, orderField.late));
  const delay = draw(key, orderField.delay);
  const arrival =
    late < 0.2 ? into.dueOn + 2 + below(delay, 9) : Math.max(ordered + 1, into.dueOn - 1 + below(delay, 2));
  const dispatch = into.orderedAt + (8 + below(draw(key, orderField.dispatch), 30)) * HOUR;
  const arrived = today > arrival || (today === arrival && start - today * MS_PER_DAY > 15 * HOUR);
  // What came back to the shop has been delivered.
  if (arrived || into.returned) {
    into.state = DELIVERED_STATE;
    into.deliveredOn = arrived ? arrival : Math.max(ordered + 1, Math.min(arrival, today - 1));
  } else {
    into.state = start < dispatch && arrival > today ? PROCESSING : IN_TRANSIT;
    into.deliveredOn = -1;
  }
  into.parcel =
    into.state === PROCESSING
      ? -1
      : (draw(key, orderField.parcel) & 0xff) * 4_294_967_296 + draw(key, orderField.parcelLow);
}
