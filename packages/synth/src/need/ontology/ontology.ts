import { agricultureTypes } from "./agriculture.ts";
import { blockchainTypes } from "./blockchain.ts";
import { clinicalTypes } from "./clinical.ts";
import { commerceTypes } from "./commerce.ts";
import { deviceTypes } from "./devices.ts";
import { educationTypes } from "./education.ts";
import { energyTypes } from "./energy.ts";
import { environmentTypes } from "./environment.ts";
import { financeTypes } from "./finance.ts";
import { generalTypes } from "./general.ts";
import { governmentTypes } from "./government.ts";
import { healthTypes } from "./health.ts";
import { hospitalityTypes } from "./hospitality.ts";
import { machineLearningTypes } from "./machine-learning.ts";
import { mediaTypes } from "./media.ts";
import { mobilityTypes } from "./mobility.ts";
import { networkTypes } from "./network.ts";
import { operationsTypes } from "./operations.ts";
import { propertyTypes } from "./property.ts";
import { scienceTypes } from "./science.ts";
import type { SemanticType } from "./semantic-type.ts";
import { societyTypes } from "./society.ts";
import { softwareTypes } from "./software.ts";
import { sportsTypes } from "./sports.ts";
import { supplyTypes } from "./supply.ts";
import { supportTypes } from "./support.ts";
import { telecomTypes } from "./telecom.ts";
import { webTypes } from "./web.ts";
import { wellnessTypes } from "./wellness.ts";
import { workforceTypes } from "./workforce.ts";

/** All kinds of values that we know, field of life by field of life. */
export const ontology: readonly SemanticType[] = [
  ...agricultureTypes,
  ...blockchainTypes,
  ...clinicalTypes,
  ...commerceTypes,
  ...deviceTypes,
  ...educationTypes,
  ...energyTypes,
  ...environmentTypes,
  ...financeTypes,
  ...generalTypes,
  ...governmentTypes,
  ...healthTypes,
  ...hospitalityTypes,
  ...machineLearningTypes,
  ...mediaTypes,
  ...mobilityTypes,
  ...networkTypes,
  ...operationsTypes,
  ...propertyTypes,
  ...scienceTypes,
  ...societyTypes,
  ...softwareTypes,
  ...sportsTypes,
  ...supplyTypes,
  ...supportTypes,
  ...telecomTypes,
  ...webTypes,
  ...wellnessTypes,
  ...workforceTypes,
];
