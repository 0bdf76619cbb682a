import { windowed } from "../engine/window.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { retailColumns, slot } from "./retail-transactions/columns.ts";
import { retailInvariants } from "./retail-transactions/invariants.ts";
import { fraudLevels } from "./retail-transactions/order-layout.ts";
import { openRetail } from "./retail-transactions/retail-source.ts";

const version = "1.0.0";
const FIRST_DAY = "2020-01-06";
const ROW_LIMIT = 10_000_000;
const columns = retailColumns(version);

/**
 * Order lines of an invented European retailer with shops, a web shop and an app. Baskets 1 + negative binomial, articles
 * Zipf–Mandelbrot, customers of very unequal activity, prices lognormal per category, an inhomogeneous bursty arrival of
 * orders, returns near TPC-DS's 10 %, and fraud as labelled scenarios.
 */
export const retailTransactions: Dataset = defineDataset({
  id: "retail-transactions",
  version,
  title: "Retail transactions",
  description:
    "Order lines of an invented European omnichannel retailer from 2020-01-06 on, in time order: baskets, customers, prices, discounts, tax, returns and labelled fraud scenarios. One row is one line of an order; about 100,000 rows cover the first year, one million rows nearly six.",
  key: ["order_id", "line_no"],
  columns,
  invariants: retailInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning:
        "First day of the orders; trade grows a quarter a year from 2020 to 2025, and the seasons follow the calendar.",
      minimum: FIRST_DAY,
      maximum: "2026-12-31",
      default: FIRST_DAY,
    },
    to: {
      type: "date",
      meaning: "The day before which the orders end; none: they go on.",
      minimum: "2020-01-07",
      maximum: "2039-12-31",
      default: null,
    },
    fraud: {
      type: "choice",
      meaning: "How much fraud there is: none; usual, some four orders in a thousand; frequent, some thirty-seven.",
      values: fraudLevels,
      default: "usual",
    },
  },
  open: (seed, values, memory) => {
    const source = openRetail(seed, columns.length, values.fraud, memory);
    const startOf = (row: number): number => {
      source.load(row);
      return source.register.cells[slot.ts] as number;
    };
    return windowed(source, startOf, values, FIRST_DAY, ROW_LIMIT);
  },
});
