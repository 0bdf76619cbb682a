import type { SemanticType } from "./semantic-type.ts";
import { discoveryTypes } from "./web/discovery.ts";
import { experimentTypes } from "./web/experiments.ts";
import { intentTypes } from "./web/intent.ts";
import { pageTypes } from "./web/pages.ts";
import { productUseTypes } from "./web/product-use.ts";
import { sessionTypes } from "./web/sessions.ts";
import { trafficTypes } from "./web/traffic.ts";

/** What experts of web and app analytics call their columns. */
export const webTypes: readonly SemanticType[] = [
  ...sessionTypes,
  ...pageTypes,
  ...trafficTypes,
  ...intentTypes,
  ...productUseTypes,
  ...experimentTypes,
  ...discoveryTypes,
];
