import type { Frame } from "./frame.ts";
import { claimsFrames } from "./health/claims.ts";
import { bloodDonationFrames } from "./health/donations.ts";
import { ordersFrames } from "./health/orders.ts";
import { patientsFrames } from "./health/patients.ts";

export const healthFrames: readonly Frame[] = [
  ...claimsFrames,
  ...patientsFrames,
  ...ordersFrames,
  ...bloodDonationFrames,
];
