import { below, draw, keyAt, type Stream } from "../../random/hash.ts";
import { ACCESS, BGP, DNS, kinds, LB, METRIC, SYSLOG } from "./vocabulary.ts";

/** Rows of each kind in a cell, by kind. Cells follow one another, each with the same rows in an order of its own. */
const perCell: readonly number[] = kinds.map(
  (_, kind) => ({ [ACCESS]: 14, [DNS]: 8, [LB]: 4, [METRIC]: 4, [SYSLOG]: 2, [BGP]: 1 })[kind] ?? 0,
);
export const METRICS_PER_CELL = perCell[METRIC] as number;
/** Orders to choose from. */
const ORDERS = 16;

/** One order of a cell's rows. */
export interface CellOrder {
  /** Kind of each row. */
  readonly kinds: Uint8Array;
  /** Number of each row among those of its kind; for an lb row, number of the access row that it belongs to. */
  readonly numbers: Uint8Array;
  /** Place of each metric row. */
  readonly metricPlaces: Uint8Array;
  /** Whether an access row has an lb row, by the number of the access row. */
  readonly balanced: Uint8Array;
}

/** Hashes for shuffling that no seed shares. */
const shuffles: Stream = { a: 0x51f15e, b: 0x0ddba11 };

/** A shuffled cell: an lb row belongs to the last access row before it that has none yet. Undefined where there is none. */
function shuffled(attempt: number): CellOrder | undefined {
  const order = perCell.flatMap((count, kind) => new Array<number>(count).fill(kind));
  const key = keyAt(shuffles, attempt);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(draw(key, i), i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  const counts = perCell.map(() => 0);
  const waiting: number[] = [];
  const balanced = new Uint8Array(perCell[ACCESS] as number);
  const numbers = new Uint8Array(order.length);
  for (const [place, kind] of order.entries()) {
    const number = counts[kind] as number;
    counts[kind] = number + 1;
    numbers[place] = number;
    if (kind === ACCESS) waiting.push(number);
    if (kind !== LB) continue;
    const request = waiting.pop();
    if (request === undefined) return undefined;
    numbers[place] = request;
    balanced[request] = 1;
  }
  return arranged(Uint8Array.from(order), numbers, balanced);
}

function arranged(order: Uint8Array, numbers: Uint8Array, balanced: Uint8Array): CellOrder {
  const metricPlaces = Uint8Array.from(
    [...order.entries()].filter(([, kind]) => kind === METRIC).map(([place]) => place),
  );
  return { kinds: order, numbers, metricPlaces, balanced };
}

let all: readonly CellOrder[] | undefined;

function allOrders(): readonly CellOrder[] {
  if (all === undefined) {
    const found: CellOrder[] = [];
    for (let attempt = 0; found.length < ORDERS; attempt++) {
      const order = shuffled(attempt);
      if (order !== undefined) found.push(order);
    }
    all = found;
  }
  return all;
}

export interface Layout {
  /** Rows of a cell. */
  readonly rows: number;
  /** The order of a cell's rows. */
  orderOf(cell: number): CellOrder;
}

const layouts = new Map<string, readonly CellOrder[]>();

/** The layout with rows of the wanted kinds only; none means all. */
export function layout(of: Stream, wanted: readonly string[]): Layout {
  const name = wanted.join();
  let orders = layouts.get(name);
  if (orders === undefined) {
    orders = wanted.length === 0 ? allOrders() : allOrders().map((order) => narrowed(order, wanted));
    layouts.set(name, orders);
  }
  const chosen = orders;
  return {
    rows: (chosen[0] as CellOrder).kinds.length,
    orderOf: (cell) => chosen[keyAt(of, cell) % ORDERS] as CellOrder,
  };
}

function narrowed(order: CellOrder, wanted: readonly string[]): CellOrder {
  const places = [...order.kinds.keys()].filter((place) =>
    wanted.includes(kinds[order.kinds[place] as number] as string),
  );
  return arranged(
    Uint8Array.from(places, (place) => order.kinds[place] as number),
    Uint8Array.from(places, (place) => order.numbers[place] as number),
    order.balanced,
  );
}
