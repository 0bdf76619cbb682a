import { listed } from "../list.ts";

/** Things of the body and of care. */
export const allergies = listed(
  "penicillin|sulfonamides|peanuts|tree nuts|shellfish|fish|eggs|milk|soy|wheat|sesame|latex|bee venom|wasp venom|house dust mites|cat hair|dog hair|birch pollen|grass pollen|ragweed|mould|nickel|iodine contrast|aspirin|codeine|cephalosporins|strawberries|celery|mustard|none known",
);

/** Blood types with their shares in percent (Europe and North America, rounded). */
export const bloodTypes = [
  ["O+", 37],
  ["A+", 34],
  ["B+", 9],
  ["AB+", 4],
  ["O-", 7],
  ["A-", 6],
  ["B-", 2],
  ["AB-", 1],
] as const;

export const medicalSpecialties = listed(
  "family medicine|internal medicine|paediatrics|cardiology|dermatology|neurology|orthopaedics|psychiatry|oncology|radiology|gynaecology|urology|gastroenterology|endocrinology|pulmonology|nephrology|ophthalmology|ear, nose and throat|rheumatology|emergency medicine|anaesthesiology|general surgery|infectious diseases|geriatrics|physical therapy|haematology|pathology|vascular surgery",
);
export const hospitalDepartments = listed(
  "emergency|intensive care|surgery|cardiology|maternity|paediatrics|oncology|neurology|orthopaedics|psychiatry|radiology|rehabilitation|internal medicine|geriatrics|burn unit|day clinic",
);
export const symptoms = listed(
  "cough|fever|headache|fatigue|nausea|dizziness|chest pain|shortness of breath|sore throat|back pain|joint pain|rash|abdominal pain|vomiting|diarrhoea|runny nose|loss of smell|palpitations|insomnia|swelling|numbness|blurred vision|constipation|loss of appetite|itching|muscle aches",
);
export const adverseEvents = listed(
  "headache|nausea|fatigue|dizziness|injection site pain|rash|diarrhoea|vomiting|insomnia|muscle pain|fever|constipation|dry mouth|cough|joint pain|decreased appetite|hypotension|anaemia|raised liver enzymes|itching|anxiety|back pain|upper respiratory infection|urinary infection",
);
export const severities = ["mild", "moderate", "severe", "life-threatening"] as const;
export const vaccines = listed(
  "influenza|COVID-19|measles, mumps and rubella|tetanus and diphtheria|hepatitis A|hepatitis B|pneumococcal|shingles|HPV|polio|meningococcal|rabies|yellow fever|varicella|rotavirus|typhoid",
);
export const triageLevels = ["resuscitation", "emergent", "urgent", "less urgent", "non-urgent"] as const;
export const admissionTypes = ["emergency", "urgent", "elective", "newborn", "transfer"] as const;
export const dischargeDispositions = [
  "home",
  "home health care",
  "skilled nursing facility",
  "rehabilitation",
  "transferred",
  "against advice",
  "hospice",
  "died",
] as const;
export const insurancePlans = ["HMO", "PPO", "EPO", "POS", "HDHP", "Public", "Self-pay"] as const;
export const placesOfService = listed(
  "11 Office|12 Home|21 Inpatient hospital|22 Outpatient hospital|23 Emergency room|24 Surgical centre|31 Skilled nursing|02 Telehealth elsewhere|10 Telehealth at home|20 Urgent care|81 Laboratory|41 Ambulance",
);
