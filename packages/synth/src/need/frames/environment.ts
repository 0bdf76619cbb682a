import { earthFrames } from "./environment/earth.ts";
import { skyFrames } from "./environment/sky.ts";
import { watersFrames } from "./environment/waters.ts";
import { weatherFrames } from "./environment/weather.ts";
import type { Frame } from "./frame.ts";

export const environmentFrames: readonly Frame[] = [...weatherFrames, ...watersFrames, ...earthFrames, ...skyFrames];
