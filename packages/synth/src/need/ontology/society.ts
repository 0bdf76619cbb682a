import type { SemanticType } from "./semantic-type.ts";
import { datingTypes } from "./society/dating.ts";
import { graphTypes } from "./society/graph.ts";
import { psychologyTypes } from "./society/psychology.ts";
import { socialTypes } from "./society/social.ts";
import { surveysTypes } from "./society/surveys.ts";

/** What experts of social networks, surveys and psychology call their columns. */
export const societyTypes: readonly SemanticType[] = [
  ...graphTypes,
  ...socialTypes,
  ...datingTypes,
  ...surveysTypes,
  ...psychologyTypes,
];
