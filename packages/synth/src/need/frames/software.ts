import type { Frame } from "./frame.ts";
import { dataFrames } from "./software/data.ts";
import { developmentFrames } from "./software/development.ts";
import { gameFrames } from "./software/games.ts";

/** What rows of development, data and files look like. */
export const softwareFrames: readonly Frame[] = [...developmentFrames, ...dataFrames, ...gameFrames];
