import type { Frame } from "./frame.ts";
import { accountFrames } from "./web/accounts.ts";
import { appFrames } from "./web/apps.ts";
import { discoveryFrames } from "./web/discovery.ts";
import { signupFrames } from "./web/signups.ts";
import { visitFrames } from "./web/visits.ts";

/** What rows of web and app analytics look like. */
export const webFrames: readonly Frame[] = [
  ...visitFrames,
  ...appFrames,
  ...discoveryFrames,
  ...signupFrames,
  ...accountFrames,
];
