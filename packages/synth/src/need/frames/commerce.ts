import { aftersalesFrames } from "./commerce/aftersales.ts";
import { consumerIntentFrames } from "./commerce/consumer-intents.ts";
import { consumerFrames } from "./commerce/consumers.ts";
import { disputeFrames } from "./commerce/disputes.ts";
import { marketingFrames } from "./commerce/marketing.ts";
import { retailFrames } from "./commerce/retail.ts";
import { shopperFrames } from "./commerce/shoppers.ts";
import type { Frame } from "./frame.ts";

/** Retail, e-commerce, card payments, consumer research and marketing. */
export const commerceFrames: readonly Frame[] = [
  ...retailFrames,
  ...shopperFrames,
  ...aftersalesFrames,
  ...disputeFrames,
  ...consumerFrames,
  ...consumerIntentFrames,
  ...marketingFrames,
];
