import { accountingFrames } from "./accounting.ts";
import { bankingFrames } from "./banking.ts";
import { commerceFrames } from "./commerce.ts";
import { deviceFrames } from "./devices.ts";
import { environmentFrames } from "./environment.ts";
import type { Frame } from "./frame.ts";
import { healthFrames } from "./health.ts";
import { insuranceFrames } from "./insurance.ts";
import { marketFrames } from "./markets.ts";
import { mobilityFrames } from "./mobility.ts";
import { scienceFrames } from "./science.ts";
import { societyFrames } from "./society.ts";
import { workforceFrames } from "./workforce.ts";

/** All domains that we know. */
export const frames: readonly Frame[] = [
  ...accountingFrames,
  ...bankingFrames,
  ...commerceFrames,
  ...deviceFrames,
  ...environmentFrames,
  ...healthFrames,
  ...insuranceFrames,
  ...marketFrames,
  ...mobilityFrames,
  ...scienceFrames,
  ...societyFrames,
  ...workforceFrames,
];
