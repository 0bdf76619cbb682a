import type { FamilySource } from "./family.ts";
import { moneyStress, movingHouse, neighbourNoise, roommateQuarrel, surpriseParty } from "./home.ts";
import { exam, learningSkill, teacherStudent } from "./learning.ts";
import { gamingTeam, sports, travelTrouble } from "./leisure.ts";
import { lifeEvent, lowMood } from "./life.ts";
import { grief, illnessCaring, newPet, onlineDating, parenting, relationshipConflict } from "./people.ts";
import {
  agentTools,
  appointmentAdmin,
  customerComplaint,
  customerOnboarding,
  negotiation,
  refundDispute,
  techSupport,
} from "./service.ts";
import { incidentResponse, medicalTreatment, shiftHandover } from "./shifts.ts";
import { jobSearch, newJob, performanceReview, startupPitch, teamConflict, volunteering } from "./work.ts";

/** All families of scenarios. */
export const familySources: readonly FamilySource[] = [
  jobSearch,
  newJob,
  teamConflict,
  performanceReview,
  startupPitch,
  volunteering,
  movingHouse,
  roommateQuarrel,
  neighbourNoise,
  moneyStress,
  surpriseParty,
  relationshipConflict,
  onlineDating,
  parenting,
  grief,
  illnessCaring,
  newPet,
  exam,
  learningSkill,
  teacherStudent,
  travelTrouble,
  sports,
  gamingTeam,
  customerComplaint,
  refundDispute,
  negotiation,
  techSupport,
  appointmentAdmin,
  customerOnboarding,
  agentTools,
  shiftHandover,
  incidentResponse,
  medicalTreatment,
  lowMood,
  lifeEvent,
];

/** The family for what none of the others is about. */
export const genericFamily = lifeEvent.id;
/** The family for people who are not well. */
export const lowMoodFamily = lowMood.id;
/** The family for people who lost somebody. */
export const griefFamily = grief.id;
