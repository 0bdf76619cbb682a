import type { SemanticType } from "./semantic-type.ts";
import { callingTypes } from "./society/callings.ts";
import { celebrationsTypes } from "./society/celebrations.ts";
import { datingTypes } from "./society/dating.ts";
import { givingTypes } from "./society/giving.ts";
import { graphTypes } from "./society/graph.ts";
import { householdsTypes } from "./society/households.ts";
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
  ...householdsTypes,
  ...celebrationsTypes,
  ...givingTypes,
  ...callingTypes,
];
