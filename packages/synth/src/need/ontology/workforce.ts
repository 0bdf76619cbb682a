import type { SemanticType } from "./semantic-type.ts";
import { attendanceTypes } from "./workforce/attendance.ts";
import { employmentTypes } from "./workforce/employment.ts";
import { hiringTypes } from "./workforce/hiring.ts";
import { officesTypes } from "./workforce/offices.ts";
import { payingTypes } from "./workforce/paying.ts";
import { projectTypes } from "./workforce/projects.ts";
import { sellingTypes } from "./workforce/selling.ts";
import { termTypes } from "./workforce/terms.ts";

/** What experts of personnel, hiring, pay, sales and projects call their columns. */
export const workforceTypes: readonly SemanticType[] = [
  ...employmentTypes,
  ...payingTypes,
  ...attendanceTypes,
  ...hiringTypes,
  ...sellingTypes,
  ...projectTypes,
  ...termTypes,
  ...officesTypes,
];
