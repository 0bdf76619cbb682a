import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const ORDERS = 30_000;
const START = Date.UTC(2026, 0, 5);
const YEAR = 365 * 86_400_000;

interface Habits {
  /** How many customers orders are spread over. */
  customers: number;
  /** Chance that a line carries `is_fraud`, drawn for each order by itself. */
  fraud: number;
}

function* orders(seed: number, habits: Habits): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < ORDERS; index++) {
    const lines = 1 + Math.floor(random() * 12);
    const prices = Array.from({ length: lines }, () => Math.round(100 + random() * 19_900) / 100);
    const total = Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100;
    const fraud = random() < habits.fraud;
    const ts = new Date(START + random() * YEAR).toISOString();
    const customer = `C${Math.floor(random() * habits.customers)}`;
    for (const [line, price] of prices.entries()) {
      yield {
        order_id: `O${index}`,
        line_no: line + 1,
        ts,
        customer_id: customer,
        sku: `S${Math.floor(random() * 2_000)}`,
        quantity: 1,
        unit_price: price,
        line_total: price,
        order_total: total,
        return_flag: random() < 0.5,
        is_fraud: fraud,
        fraud_scenario: fraud ? naivePick(random, ["card_testing", "account_takeover", "bust_out"]) : null,
      };
    }
  }
}

/** Orders whose every field is drawn uniformly and by itself, over a small circle of customers. */
export function* uniformOrders(seed: number): Generator<Row, void, void> {
  yield* orders(seed, { customers: 4_000, fraud: 0.003 });
}

/** The same, with a new customer for nearly every order and fraud by a coin. */
export function* strangerOrders(seed: number): Generator<Row, void, void> {
  yield* orders(seed, { customers: 5_000_000, fraud: 0.5 });
}
