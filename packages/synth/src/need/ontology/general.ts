import { durationTypes } from "./general/durations.ts";
import { keyTypes } from "./general/keys.ts";
import { kindTypes } from "./general/kinds.ts";
import { markTypes } from "./general/marks.ts";
import { organisationTypes } from "./general/organisations.ts";
import { personTypes } from "./general/people.ts";
import { placeTypes } from "./general/places.ts";
import { quantityTypes } from "./general/quantities.ts";
import { roleTypes } from "./general/roles.ts";
import { technicalTypes } from "./general/technical.ts";
import { textTypes } from "./general/texts.ts";
import { timeTypes } from "./general/times.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What fields of any domain are called: keys, times, kinds, amounts, places, people, organisations, texts and flags. */
export const generalTypes: readonly SemanticType[] = [
  ...keyTypes,
  ...timeTypes,
  ...durationTypes,
  ...kindTypes,
  ...quantityTypes,
  ...placeTypes,
  ...personTypes,
  ...organisationTypes,
  ...technicalTypes,
  ...textTypes,
  ...markTypes,
  ...roleTypes,
];
