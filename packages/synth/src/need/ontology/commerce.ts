import { advertisingTypes } from "./commerce/advertising.ts";
import { articleTypes } from "./commerce/articles.ts";
import { beautyTypes } from "./commerce/beauty.ts";
import { cardTypes } from "./commerce/cards.ts";
import { clothesTypes } from "./commerce/clothes.ts";
import { consumerTypes } from "./commerce/consumers.ts";
import { customerTypes } from "./commerce/customers.ts";
import { jewelsTypes } from "./commerce/jewels.ts";
import { journeyTypes } from "./commerce/journeys.ts";
import { orderTypes } from "./commerce/orders.ts";
import { outcomeTypes } from "./commerce/outcomes.ts";
import { shopTypes } from "./commerce/shops.ts";
import { toysTypes } from "./commerce/toys.ts";
import { waresTypes } from "./commerce/wares.ts";
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
  ...clothesTypes,
  ...jewelsTypes,
  ...beautyTypes,
  ...toysTypes,
  ...waresTypes,
];
