import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { marketColumns } from "./financial-markets/columns.ts";
import { marketInvariants } from "./financial-markets/invariants.ts";
import { openMarkets } from "./financial-markets/market-source.ts";

const version = "1.0.0";
const columns = marketColumns(version);

/**
 * Five-minute bars of invented equities and crypto pairs. Volatility is Markov-switching multifractal (Calvet and Fisher)
 * with Student shocks, a market factor, a leverage term and the session's U-shape; the stylised facts are those of Cont
 * (2001). Prices are bridges between hashed block ends, so every bar is addressable.
 */
export const financialMarkets: Dataset = defineDataset({
  id: "financial-markets",
  version,
  title: "Financial markets",
  description:
    "Five-minute open-high-low-close-volume bars of twelve invented equities and four invented crypto pairs from 2023-01-09 14:30 UTC on, in time order, every symbol at each instant at which its venue is open. One week has 13,224 rows. Venues observe weekends and daylight saving time, no public holidays.",
  key: ["bar_id"],
  columns,
  invariants: marketInvariants,
  rowLimit: 10_000_000,
  parameters: {},
  open: (seed, _values, memory) => openMarkets(seed, columns.length, memory),
});
