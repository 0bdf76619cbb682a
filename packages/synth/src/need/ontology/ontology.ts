import { blockchainTypes } from "./blockchain.ts";
import { clinicalTypes } from "./clinical.ts";
import { commerceTypes } from "./commerce.ts";
import { deviceTypes } from "./devices.ts";
import { environmentTypes } from "./environment.ts";
import { financeTypes } from "./finance.ts";
import { generalTypes } from "./general.ts";
import { healthTypes } from "./health.ts";
import { machineLearningTypes } from "./machine-learning.ts";
import { mobilityTypes } from "./mobility.ts";
import { networkTypes } from "./network.ts";
import { operationsTypes } from "./operations.ts";
import { scienceTypes } from "./science.ts";
import type { SemanticType } from "./semantic-type.ts";
import { societyTypes } from "./society.ts";
import { softwareTypes } from "./software.ts";
import { supportTypes } from "./support.ts";
import { webTypes } from "./web.ts";
import { wellnessTypes } from "./wellness.ts";
import { workforceTypes } from "./workforce.ts";

/** All kinds of values that we know, field of life by field of life. */
export const ontology: readonly SemanticType[] = [
  ...blockchainTypes,
  ...clinicalTypes,
  ...commerceTypes,
  ...deviceTypes,
  ...environmentTypes,
  ...financeTypes,
  ...generalTypes,
  ...healthTypes,
  ...machineLearningTypes,
  ...mobilityTypes,
  ...networkTypes,
  ...operationsTypes,
  ...scienceTypes,
  ...societyTypes,
  ...softwareTypes,
  ...supportTypes,
  ...webTypes,
  ...wellnessTypes,
  ...workforceTypes,
];
