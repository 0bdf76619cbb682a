import type { Frame } from "./frame.ts";
import { deviceLogFrames } from "./network/device-logs.ts";
import { drillFrames } from "./network/drills.ts";
import { threatFrames } from "./network/threats.ts";
import { trafficFrames } from "./network/traffic.ts";

/** What rows of networks and their security look like. */
export const networkFrames: readonly Frame[] = [...trafficFrames, ...deviceLogFrames, ...threatFrames, ...drillFrames];
