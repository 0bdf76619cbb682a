import { MS_PER_DAY } from "../engine/calendar.ts";
import { windowed } from "../engine/window.ts";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { marketColumns } from "./financial-markets/columns.ts";
import { marketInvariants } from "./financial-markets/invariants.ts";
import { openMarkets } from "./financial-markets/market-source.ts";
import { barPlaces, SLOT_MS } from "./financial-markets/session-calendar.ts";
import { assetClasses } from "./financial-markets/universe.ts";

const version = "1.0.0";
const FIRST_DAY = "2023-01-09";
const ROW_LIMIT = 10_000_000;
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
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "First day of the bars; prices are where the market has brought them since 2023.",
      minimum: FIRST_DAY,
      maximum: "2030-12-31",
      default: FIRST_DAY,
    },
    to: {
      type: "date",
      meaning: "The day before which the bars end; none: they go on.",
      minimum: "2023-01-10",
      maximum: "2036-12-31",
      default: null,
    },
    asset_classes: {
      type: "choices",
      meaning: "Which instruments there are: twelve equities, four crypto pairs, or all of them.",
      values: assetClasses,
      default: [],
    },
  },
  open: (seed, values, memory) => {
    const places = barPlaces(values.asset_classes);
    const startOf = (row: number): number => places(row).day * MS_PER_DAY + places(row).slot * SLOT_MS;
    return windowed(
      openMarkets(seed, columns.length, barPlaces(values.asset_classes), memory),
      startOf,
      values,
      FIRST_DAY,
      ROW_LIMIT,
    );
  },
});
