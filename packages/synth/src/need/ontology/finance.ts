import { accountingTypes } from "./finance/accounting.ts";
import { bankingTypes } from "./finance/banking.ts";
import { coverTypes } from "./finance/covers.ts";
import { derivativesTypes } from "./finance/derivatives.ts";
import { housesTypes } from "./finance/houses.ts";
import { insuranceTypes } from "./finance/insurance.ts";
import { intentionTypes } from "./finance/intentions.ts";
import { lendingTypes } from "./finance/lending.ts";
import { marketTypes } from "./finance/markets.ts";
import { partiesTypes } from "./finance/parties.ts";
import { subscriptionTypes } from "./finance/subscriptions.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of banking, lending, markets, insurance, accounting and subscriptions call their columns. */
export const financeTypes: readonly SemanticType[] = [
  ...bankingTypes,
  ...lendingTypes,
  ...intentionTypes,
  ...marketTypes,
  ...insuranceTypes,
  ...accountingTypes,
  ...subscriptionTypes,
  ...derivativesTypes,
  ...coverTypes,
  ...partiesTypes,
  ...housesTypes,
];
