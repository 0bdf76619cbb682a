import { decimal, money, shaped, share, typed } from "../define.ts";
import { lognormal, numbers } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Options, futures and what is owed on margin. */
export const derivativesTypes: readonly SemanticType[] = [
  shaped(
    "underlying_symbol",
    "underlying|underlying ticker|underlying asset|underlying instrument|underlier",
    "The invented instrument that a contract is on.",
    "AAAA",
    { subject: "underlying" },
  ),
  typed(
    "contracts_traded",
    "number of contracts|contract count|contracts count|option contracts|futures contracts|lots traded",
    "How many contracts were traded.",
    "int",
    numbers(lognormal(8, 1.1), 0),
    { minimum: 1 },
  ),
  money(
    "notional_amount",
    "notional|notional value|nominal amount|nominal value|face value",
    "The amount a contract is on.",
    250_000,
    1.3,
    {
      heaped: 0.4,
    },
  ),
  decimal("leverage", "leverage ratio|leverage factor|gearing", "Position over own money.", lognormal(4, 0.8), 1, {
    minimum: 1,
    maximum: 125,
  }),
  decimal("gamma", "option gamma", "Change of delta for a unit of the underlying.", lognormal(0.02, 0.8), 4, {
    minimum: 0,
  }),
  decimal("vega", "option vega", "Change of price for a point of volatility.", lognormal(0.12, 0.7), 4, { minimum: 0 }),
  decimal(
    "theta",
    "option theta|time decay",
    "Change of price with a day.",
    { kind: "triangular", minimum: -0.4, mode: -0.03, maximum: 0 },
    4,
    { maximum: 0 },
  ),
  share("recovery_rate", "expected recovery|recovery share", "Share that is got back after a default.", {
    kind: "beta",
    a: 2.4,
    b: 3.2,
    minimum: 0,
    maximum: 1,
  }),
];
