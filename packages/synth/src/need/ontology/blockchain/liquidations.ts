import { decimal, typed } from "../define.ts";
import { beta, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

const address = { kind: "hex", prefix: "0x", bytes: 20 } as const;

/** Loans on chain that are closed by others. */
export const liquidationTypes: readonly SemanticType[] = [
  typed(
    "liquidator_address",
    "liquidator|liquidator wallet|liquidating address",
    "The invented address that closed the position.",
    "string",
    address,
    { subject: "liquidator" },
  ),
  decimal(
    "debt_repaid",
    "repaid debt|debt covered|debt amount repaid|debt to cover|repaid amount",
    "Debt that the liquidator paid back, in the debt token.",
    lognormal(1_800, 1.5),
    4,
    { minimum: 0 },
  ),
  decimal(
    "collateral_seized",
    "seized collateral|collateral liquidated|liquidated collateral|collateral amount seized",
    "Collateral that the liquidator received, in the collateral token.",
    lognormal(1.1, 1.5),
    4,
    { minimum: 0 },
  ),
  decimal(
    "health_factor",
    "health factor before|health factor before liquidation|position health",
    "Collateral over debt, weighted; below 1 a position may be closed.",
    beta(8, 1.5, 0.5, 1.2),
    4,
    { minimum: 0 },
  ),
];
