import type { Invariant } from "../../schema/dataset.ts";

export const marketInvariants: readonly Invariant[] = [
  { id: "key", statement: "bar_id is unique, and so is (symbol, ts)." },
  {
    id: "bar-number",
    statement: "bar_id is the symbol, a colon and seven digits that grow by one from bar to bar of a symbol.",
  },
  { id: "time-order", statement: "ts never decreases from row to row and strictly increases within a symbol." },
  { id: "instrument", statement: "asset_class, sector, venue and currency are constant per symbol." },
  { id: "high", statement: "high is at least open and at least close." },
  { id: "low", statement: "low is at most open, at most close, and above 0." },
  { id: "vwap", statement: "vwap lies between low and high." },
  { id: "tick", statement: "Prices are multiples of 0.01." },
  { id: "trades", statement: "trade_count is 0 exactly when volume is 0; for equities it is at most volume." },
  {
    id: "session",
    statement:
      "ts is a multiple of five minutes inside the venue's session: ALTX and NOVX Monday to Friday 09:30 to before 16:00 New York time, EURQ Monday to Friday 09:00 to before 17:30 Berlin time, ORBX always.",
  },
  {
    id: "no-hole",
    statement: "Within a session bars follow one another every five minutes; ORBX has no pause at all.",
  },
  {
    id: "continuity",
    statement:
      "open divided by (the symbol's previous close × adj_factor) lies between 0.7 and 1.4, and within a session between 0.9 and 1.1.",
  },
  { id: "split", statement: "adj_factor is 1, or 0.5 on the first bar of an equity's session." },
];
