import { accountingFrames } from "./accounting.ts";
import { agricultureFrames } from "./agriculture.ts";
import { auctionLotFrames } from "./auction-lots.ts";
import { bankingFrames } from "./banking.ts";
import { blockchainFrames } from "./blockchain.ts";
import { bondFrames } from "./bonds.ts";
import { brewingFrames } from "./brewing.ts";
import { broadcastingFrames } from "./broadcasting.ts";
import { clinicalFrames } from "./clinical.ts";
import { commerceFrames } from "./commerce.ts";
import { companyFrames } from "./companies.ts";
import { crowdfundingFrames } from "./crowdfunding.ts";
import { deviceFrames } from "./devices.ts";
import { educationFrames } from "./education.ts";
import { energyFrames } from "./energy.ts";
import { environmentFrames } from "./environment.ts";
import { equipmentFrames } from "./equipment.ts";
import { festivityFrames } from "./festivities.ts";
import type { Frame } from "./frame.ts";
import { governmentFrames } from "./government.ts";
import { growingFrames } from "./growing.ts";
import { healthFrames } from "./health.ts";
import { hospitalityFrames } from "./hospitality.ts";
import { householdFrames } from "./household.ts";
import { identityFrames } from "./identity-checks.ts";
import { inspectionFrames } from "./inspections.ts";
import { insuranceFrames } from "./insurance.ts";
import { investorFrames } from "./investors.ts";
import { keepingFrames } from "./keeping.ts";
import { localTradeFrames } from "./local-trades.ts";
import { machineLearningFrames } from "./machine-learning.ts";
import { marketFrames } from "./markets.ts";
import { measuredAnimalFrames } from "./measured-animals.ts";
import { mediaFrames } from "./media.ts";
import { meetFrames } from "./meets.ts";
import { memberFrames } from "./members.ts";
import { mobilityFrames } from "./mobility.ts";
import { nestFrames } from "./nests.ts";
import { networkFrames } from "./network.ts";
import { operationsFrames } from "./operations.ts";
import { outingFrames } from "./outings.ts";
import { partsListFrames } from "./parts-lists.ts";
import { passageFrames } from "./passages.ts";
import { politicsFrames } from "./politics.ts";
import { practiceFrames } from "./practices.ts";
import { propertyFrames } from "./property.ts";
import { propertySaleFrames } from "./property-sales.ts";
import { publicOrderFrames } from "./public-order.ts";
import { recipeFrames } from "./recipes.ts";
import { scienceFrames } from "./science.ts";
import { societyFrames } from "./society.ts";
import { softwareFrames } from "./software.ts";
import { sportsFrames } from "./sports.ts";
import { supplyFrames } from "./supply.ts";
import { supportFrames } from "./support.ts";
import { telecomFrames } from "./telecom.ts";
import { utilityBillFrames } from "./utility-bills.ts";
import { visitorFrames } from "./visitors.ts";
import { warehouseFrames } from "./warehouse.ts";
import { webFrames } from "./web.ts";
import { wellnessFrames } from "./wellness.ts";
import { workforceFrames } from "./workforce.ts";

/** All domains that we know. */
export const frames: readonly Frame[] = [
  ...accountingFrames,
  ...agricultureFrames,
  ...bankingFrames,
  ...blockchainFrames,
  ...broadcastingFrames,
  ...clinicalFrames,
  ...commerceFrames,
  ...companyFrames,
  ...crowdfundingFrames,
  ...deviceFrames,
  ...educationFrames,
  ...energyFrames,
  ...environmentFrames,
  ...governmentFrames,
  ...healthFrames,
  ...hospitalityFrames,
  ...householdFrames,
  ...insuranceFrames,
  ...machineLearningFrames,
  ...marketFrames,
  ...mediaFrames,
  ...mobilityFrames,
  ...networkFrames,
  ...operationsFrames,
  ...propertyFrames,
  ...scienceFrames,
  ...societyFrames,
  ...softwareFrames,
  ...sportsFrames,
  ...supplyFrames,
  ...supportFrames,
  ...telecomFrames,
  ...visitorFrames,
  ...webFrames,
  ...wellnessFrames,
  ...workforceFrames,
  ...bondFrames,
  ...brewingFrames,
  ...growingFrames,
  ...identityFrames,
  ...inspectionFrames,
  ...investorFrames,
  ...memberFrames,
  ...outingFrames,
  ...partsListFrames,
  ...recipeFrames,
  ...publicOrderFrames,
  ...utilityBillFrames,
  ...localTradeFrames,
  ...warehouseFrames,
  ...propertySaleFrames,
  ...passageFrames,
  ...measuredAnimalFrames,
  ...equipmentFrames,
  ...auctionLotFrames,
  ...politicsFrames,
  ...nestFrames,
  ...meetFrames,
  ...practiceFrames,
  ...festivityFrames,
  ...keepingFrames,
];
