import type { Frame } from "./frame.ts";
import { carriersFrames } from "./mobility/carriers.ts";
import { portFrames } from "./mobility/ports.ts";
import { ridesFrames } from "./mobility/rides.ts";
import { roadsFrames } from "./mobility/roads.ts";

export const mobilityFrames: readonly Frame[] = [...ridesFrames, ...roadsFrames, ...carriersFrames, ...portFrames];
