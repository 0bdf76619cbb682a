import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { retailColumns } from "./retail-transactions/columns.ts";
import { retailInvariants } from "./retail-transactions/invariants.ts";
import { openRetail } from "./retail-transactions/retail-source.ts";

const version = "1.0.0";
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
  rowLimit: 10_000_000,
  parameters: {},
  open: (seed, _values, memory) => openRetail(seed, columns.length, memory),
});
