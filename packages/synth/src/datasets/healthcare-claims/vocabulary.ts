/** The closed vocabularies of the claims dataset. An enum's cell is the index here. */
export const claimTypes = ["professional", "institutional", "rx"] as const;
export const PROFESSIONAL = 0;
export const INSTITUTIONAL = 1;
export const RX = 2;

export const sexes = ["female", "male"] as const;
export const FEMALE = 0;
export const MALE = 1;

export const payerTypes = ["commercial", "medicare", "medicare_advantage", "medicaid"] as const;
export const COMMERCIAL = 0;
export const MEDICARE = 1;
export const MEDICARE_ADVANTAGE = 2;
export const MEDICAID = 3;

export const statuses = ["paid", "denied", "pended"] as const;
export const PAID = 0;
export const DENIED = 1;
export const PENDED = 2;

export const appeals = ["filed", "upheld", "overturned"] as const;
export const FILED = 0;
export const UPHELD = 1;
export const OVERTURNED = 2;

/** CMS place of service codes. */
export const places = ["01", "02", "11", "12", "21", "22", "23", "41"] as const;
export const PHARMACY = 0;
export const TELEHEALTH = 1;
export const OFFICE = 2;
export const HOME = 3;
export const INPATIENT = 4;
export const OUTPATIENT = 5;
export const EMERGENCY = 6;
export const AMBULANCE = 7;

/** Claim adjustment reason codes of denied lines, and the remark codes that explain two of them. */
export const reasons = ["4", "11", "16", "18", "22", "27", "29", "50", "96", "97", "197", "204"] as const;
export const MODIFIER_MISSING = 0;
export const LACKS_INFORMATION = 2;
export const DUPLICATE = 3;
export const LATE = 6;
export const NOT_COVERED = 8;
export const remarks = ["M51", "M76", "MA27", "N56", "N115", "N130"] as const;

export const modifiers = ["25", "59", "GT", "LT", "RT", "NU", "RR"] as const;
export const SEPARATE_VISIT = 0;
export const DISTINCT = 1;
export const VIDEO = 2;
export const LEFT = 3;
export const RIGHT = 4;
export const BOUGHT = 5;
export const RENTED = 6;

export const revenueCodes = [
  "0120",
  "0206",
  "0250",
  "0270",
  "0300",
  "0320",
  "0360",
  "0420",
  "0450",
  "0510",
  "0636",
  "0730",
  "0762",
] as const;

/**
 * What each invented plan leaves to its member: annual deductible and out-of-pocket maximum in cents (0: none of that kind),
 * coinsurance in percent, copayment of an office visit and of a prescription in cents.
 */
export const plans = [
  {
    id: "PLN-HMO-500",
    payer: COMMERCIAL,
    deductible: 50_000,
    coinsurance: 10,
    visit: 2_500,
    prescription: 1_000,
    most: 400_000,
    share: 24,
  },
  {
    id: "PLN-PPO-1500",
    payer: COMMERCIAL,
    deductible: 150_000,
    coinsurance: 20,
    visit: 3_000,
    prescription: 1_500,
    most: 600_000,
    share: 44,
  },
  {
    id: "PLN-HDHP-3200",
    payer: COMMERCIAL,
    deductible: 320_000,
    coinsurance: 20,
    visit: 0,
    prescription: 0,
    most: 700_000,
    share: 32,
  },
  {
    id: "PLN-MCR-250",
    payer: MEDICARE,
    deductible: 25_000,
    coinsurance: 20,
    visit: 0,
    prescription: 800,
    most: 0,
    share: 100,
  },
  {
    id: "PLN-MAP-0",
    payer: MEDICARE_ADVANTAGE,
    deductible: 0,
    coinsurance: 15,
    visit: 1_500,
    prescription: 500,
    most: 550_000,
    share: 100,
  },
  { id: "PLN-MCD-0", payer: MEDICAID, deductible: 0, coinsurance: 0, visit: 0, prescription: 0, most: 0, share: 100 },
] as const;
