import type { Invariant } from "../../schema/dataset.ts";

export const claimsInvariants: readonly Invariant[] = [
  { id: "key", statement: "(claim_id, line) is unique." },
  {
    id: "claim-contiguous",
    statement: "The lines of a claim follow one another with line 1, 2, …, line_count; line_count is the same on each.",
  },
  { id: "time-order", statement: "service_date never decreases from row to row." },
  {
    id: "claim-constant",
    statement:
      "claim_type, member_id, birth_year, sex, payer_type, plan_id, service_date, received_date, place_of_service, dx_primary, dx_2, dx_3, dx_4, rendering_npi, billing_npi and drg are the same on all lines of a claim.",
  },
  {
    id: "member-constant",
    statement: "A member_id always has the same birth_year, sex, payer_type and plan_id.",
  },
  {
    id: "plan-payer",
    statement:
      "plan_id follows payer_type: PLN-HMO-500, PLN-PPO-1500 and PLN-HDHP-3200 are commercial, PLN-MCR-250 medicare, PLN-MAP-0 medicare_advantage, PLN-MCD-0 medicaid; medicare and medicare_advantage members turn 65 or more in the year of service_date.",
  },
  {
    id: "amounts",
    statement:
      "On paid lines 0 ≤ plan_paid ≤ allowed ≤ billed, member_liability = deductible + coinsurance + copay and allowed = plan_paid + member_liability, exact to the cent; on denied lines allowed, deductible, coinsurance, copay, member_liability and plan_paid are 0; on pended lines these six are null; billed is above 0.",
  },
  {
    id: "cost-sharing",
    statement:
      "What a member owes follows from the plan, line by line in the order of the rows within a member_id and a calendar year of service_date, on paid lines. Plans (annual deductible, coinsurance, copay of a visit, copay of a prescription, out-of-pocket maximum, in USD): PLN-HMO-500 500, 10 %, 25, 10, 4000; PLN-PPO-1500 1500, 20 %, 30, 15, 6000; PLN-HDHP-3200 3200, 20 %, none, none, 7000; PLN-MCR-250 250, 20 %, none, 8, no maximum; PLN-MAP-0 none, 15 %, 15, 5, 5500; PLN-MCD-0 owes nothing. Lines of procedure_category preventive or vaccination owe nothing. A line of procedure_category office_visit or behavioral_health with the visit copay, or of claim_type rx with the prescription copay, where the plan has that copay, owes copay = the smaller of it and allowed, and nothing else. Any other line owes deductible = the smaller of allowed and what is left of the annual deductible, and coinsurance = the rate × (allowed − deductible), rounded half up to the cent. What exceeds the rest of the out-of-pocket maximum is taken off coinsurance first, then copay, then deductible.",
  },
  {
    id: "deductible",
    statement:
      "The deductibles of a member_id in a calendar year of service_date never exceed the plan's annual deductible, and its member_liability never the out-of-pocket maximum.",
  },
  {
    id: "status",
    statement:
      "carc is present exactly when status is denied; rarc exactly when carc is 16 or 96; paid_date is null exactly when status is pended.",
  },
  {
    id: "dates",
    statement:
      "service_date ≤ received_date ≤ paid_date; received_date is at most 365 days after service_date, and more than 180 days exactly when carc is 29. On one claim all lines have carc 29 or none.",
  },
  {
    id: "appeal",
    statement: "appeal is filed or upheld only on denied lines, overturned only on paid ones; null otherwise.",
  },
  {
    id: "duplicate-line",
    statement:
      "A line with carc 18 repeats procedure, procedure_category, modifier, units and billed of the line before it in the same claim; carc 4 stands only on lines without modifier.",
  },
  {
    id: "npi",
    statement:
      "rendering_npi and billing_npi are ten digits that begin with 2, which no issued NPI does, and pass Luhn's check with 80840 put in front.",
  },
  {
    id: "diagnosis-form",
    statement:
      "Every diagnosis matches [A-TV-Z][0-9][0-9AB](\\.[0-9A-TV-Z]{1,4})? or is U07.1; dx_2, dx_3 and dx_4 are filled from the left, and no code stands twice in a claim.",
  },
  {
    id: "diagnosis-edits",
    statement:
      "With age = year of service_date − birth_year: Z34.90 and codes that begin with O only female, age 18 to 44; N92.0 only female 12 to 55, N95.1 female 45 to 65, D25.9 female 25 to 55, Z12.31 female from 40, C50.911 female from 30; C61 and Z12.5 only male from 50, N40.1 male from 45, N52.9 male from 30; Z00.129 and F84.0 only to 17, Z00.00 only from 18; J21.9 only to 2, H66.90 only to 12; G30.9, H25.9 and S72.001A only from 60, M81.0 from 45, M16.11 from 50.",
  },
  {
    id: "place",
    statement:
      "place_of_service is 01 exactly for rx; institutional claims have 21, 22 or 23; professional ones 02, 11, 12, 21, 22, 23 or 41.",
  },
  {
    id: "institutional",
    statement:
      "revenue_code is present exactly when claim_type is institutional; drg exactly when it is institutional with place_of_service 21; drg 743, 761, 788, 807 and 832 only female, 714, 723, 726 and 730 only male.",
  },
  {
    id: "procedure",
    statement:
      "procedure is a HCPCS Level II code or null (where a CPT code would stand, which is not given), and a code always has the same procedure_category; procedure_category begins with rx_ exactly when claim_type is rx, and procedure is null then.",
  },
  { id: "telehealth", statement: "modifier GT stands exactly on lines with place_of_service 02." },
  {
    id: "provider",
    statement: "A rendering_npi always has the same billing_npi.",
  },
];
