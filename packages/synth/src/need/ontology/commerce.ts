import { advertisingTypes } from "./commerce/advertising.ts";
import { articleTypes } from "./commerce/articles.ts";
import { cardTypes } from "./commerce/cards.ts";
import { consumerTypes } from "./commerce/consumers.ts";
import { customerTypes } from "./commerce/customers.ts";
import { journeyTypes } from "./commerce/journeys.ts";
import { orderTypes } from "./commerce/orders.ts";
import { outcomeTypes } from "./commerce/outcomes.ts";
import { shopTypes } from "./commerce/shops.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of retail, e-commerce, card payments, marketing and consumer research call their columns. */
export const commerceTypes: readonly SemanticType[] = [
  ...orderTypes,
  ...articleTypes,
  ...shopTypes,
  ...cardTypes,
  ...customerTypes,
  ...journeyTypes,
  ...advertisingTypes,
  ...consumerTypes,
  ...outcomeTypes,
];
