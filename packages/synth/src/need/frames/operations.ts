import type { Frame } from "./frame.ts";
import { deliveryFrames } from "./operations/delivery.ts";
import { observabilityFrames } from "./operations/observability.ts";
import { storeFrames } from "./operations/stores.ts";

/** What rows of running software look like. */
export const operationsFrames: readonly Frame[] = [...observabilityFrames, ...deliveryFrames, ...storeFrames];
