import { musicTypes } from "./media/music.ts";
import { pressTypes } from "./media/press.ts";
import { screenTypes } from "./media/screen.ts";
import { stagesTypes } from "./media/stages.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of film, music and the press call their columns. */
export const mediaTypes: readonly SemanticType[] = [...screenTypes, ...musicTypes, ...pressTypes, ...stagesTypes];
