import { type Area, areas, diagnoses } from "./diagnoses.ts";

/** What is billed: own names, which stand for services and for classes of drugs. */
export const procedureCategories = [
  "office_visit",
  "behavioral_health",
  "preventive",
  "vaccination",
  "laboratory",
  "imaging",
  "injection",
  "infusion_drug",
  "therapy",
  "equipment",
  "supplies",
  "orthotics",
  "ambulance",
  "emergency_visit",
  "hospital_visit",
  "hospital_stay",
  "observation",
  "surgery",
  "maternity_care",
  "home_health",
  "contrast_agent",
  "hospital_pharmacy",
  "hospital_supplies",
  "clinic_visit",
  "rx_cardiovascular",
  "rx_antidiabetic",
  "rx_thyroid",
  "rx_respiratory",
  "rx_analgesic",
  "rx_psychotropic",
  "rx_antibiotic",
  "rx_gastrointestinal",
  "rx_dermatologic",
  "rx_hormonal",
  "rx_urologic",
  "rx_ophthalmic",
  "rx_neurologic",
  "rx_oncology",
] as const;
export type Category = (typeof procedureCategories)[number];

/** What a modifier tells of the service. */
export type Marking = "none" | "side" | "ownership";

export interface Service {
  /** Index into `procedureCodes`, −1 where a CPT code would stand. */
  readonly code: number;
  readonly category: number;
  /** USD of one unit in a fee schedule. */
  readonly fee: number;
  /** Most units of a line. */
  readonly most: number;
  readonly marking: Marking;
}

type Entry = readonly [code: string, category: Category, fee: number, most?: number, marking?: Marking];

/** Lines that follow the visit, by what the visit is for. HCPCS Level II, public domain; an empty code is a CPT's place. */
const entries: Readonly<Record<Area, readonly Entry[]>> = {
  preventive: [
    ["G0444", "preventive", 19],
    ["", "laboratory", 24],
  ],
  cardiac: [
    ["", "laboratory", 22],
    ["", "imaging", 210],
    ["G0422", "therapy", 98],
    ["A9500", "contrast_agent", 68, 2],
    ["A9502", "contrast_agent", 74, 2],
    ["J0153", "injection", 0.4, 60],
    ["J1940", "injection", 4],
  ],
  endocrine: [
    ["", "laboratory", 18],
    ["G0108", "therapy", 56, 2],
    ["G0270", "therapy", 34, 4],
    ["G0447", "preventive", 27],
    ["J3420", "injection", 6],
    ["A4253", "supplies", 9, 6],
  ],
  respiratory: [
    ["", "laboratory", 26],
    ["", "imaging", 44],
    ["J7613", "supplies", 0.1, 120],
    ["J7620", "supplies", 0.3, 90],
    ["J1100", "injection", 0.3, 10],
    ["G0237", "therapy", 11, 4],
    ["A7030", "supplies", 118],
  ],
  musculoskeletal: [
    ["", "imaging", 38],
    ["", "therapy", 31, 4],
    ["J3301", "injection", 2, 8],
    ["J1885", "injection", 1, 4],
    ["J7321", "injection", 88, 2, "side"],
    ["L1833", "orthotics", 520, 1, "side"],
    ["L3908", "orthotics", 54, 1, "side"],
    ["L0650", "orthotics", 890],
    ["G0283", "therapy", 13],
  ],
  mental: [
    ["H0004", "behavioral_health", 33, 4],
    ["H0031", "behavioral_health", 132],
    ["H2019", "behavioral_health", 24, 6],
    ["G0480", "laboratory", 114],
    ["G2086", "behavioral_health", 390],
    ["J2315", "injection", 3.8, 380],
  ],
  maternity: [
    ["", "maternity_care", 96],
    ["", "imaging", 124],
    ["", "laboratory", 34],
    ["G0109", "therapy", 16, 4],
    ["J2790", "injection", 92],
    ["S9442", "therapy", 60],
  ],
  oncology: [
    ["", "laboratory", 31],
    ["", "imaging", 320],
    ["A9552", "contrast_agent", 190],
    ["J2405", "injection", 0.1, 16],
  ],
  renal: [
    ["", "laboratory", 28],
    ["J0885", "injection", 9, 40],
    ["J1756", "injection", 0.3, 200],
    ["", "imaging", 108],
    ["G0420", "therapy", 96],
  ],
  eye: [
    ["", "imaging", 42],
    ["G0117", "preventive", 50],
    ["V2020", "supplies", 74],
    ["V2203", "supplies", 52, 2],
    ["J0178", "injection", 930, 2, "side"],
    ["", "surgery", 560],
  ],
  digestive: [
    ["", "laboratory", 25],
    ["", "imaging", 196],
    ["J2405", "injection", 0.1, 16],
    ["J7030", "supplies", 3, 3],
    ["J1745", "infusion_drug", 48, 60],
    ["", "surgery", 410],
  ],
  skin: [
    ["", "surgery", 84, 3],
    ["", "laboratory", 52, 2],
    ["J3301", "injection", 2, 4],
    ["A6222", "supplies", 3, 20],
  ],
  injury: [
    ["", "imaging", 36, 1, "side"],
    ["", "surgery", 190],
    ["L4360", "orthotics", 240, 1, "side"],
    ["E0114", "equipment", 46],
    ["Q4010", "supplies", 31, 1, "side"],
    ["J1885", "injection", 1, 4],
  ],
  infection: [
    ["", "laboratory", 16, 2],
    ["J0696", "injection", 1, 8],
    ["J7030", "supplies", 3, 3],
    ["", "imaging", 34],
    ["U0002", "laboratory", 51],
  ],
  neurologic: [
    ["", "imaging", 260],
    ["", "laboratory", 27],
    ["J0585", "injection", 6.4, 200],
    ["J3030", "injection", 32],
    ["", "therapy", 33, 4],
  ],
  urologic: [
    ["", "laboratory", 14],
    ["", "imaging", 112],
    ["A4351", "supplies", 2, 120],
    ["", "surgery", 370],
  ],
};

/** Where the diagnosis itself says what is done. */
const ownEntries: Readonly<Record<string, readonly Entry[]>> = {
  "Z00.00": [
    ["G0439", "preventive", 132],
    ["G0438", "preventive", 172],
    ["G0442", "preventive", 19],
    ["G0444", "preventive", 19],
    ["", "laboratory", 24],
  ],
  "Z00.129": [
    ["", "preventive", 118],
    ["", "vaccination", 62],
  ],
  Z23: [
    ["G0008", "vaccination", 31],
    ["G0009", "vaccination", 31],
    ["", "vaccination", 62],
  ],
  "Z12.31": [
    ["", "preventive", 134],
    ["G0101", "preventive", 39],
    ["Q0091", "preventive", 44],
  ],
  "Z12.11": [
    ["G0121", "preventive", 330],
    ["", "preventive", 22],
  ],
  "Z12.5": [["G0103", "preventive", 19]],
  "C50.911": [
    ["J9355", "infusion_drug", 78, 44],
    ["J9171", "infusion_drug", 0.8, 150],
    ["Q5108", "infusion_drug", 160, 12],
    ["", "imaging", 320],
    ["", "laboratory", 31],
  ],
  C61: [
    ["J9217", "injection", 210, 6],
    ["J0897", "injection", 21, 120],
    ["", "laboratory", 31],
  ],
  "C34.90": [
    ["J9271", "infusion_drug", 54, 200],
    ["J9045", "infusion_drug", 3, 12],
    ["A9552", "contrast_agent", 190],
    ["", "laboratory", 31],
  ],
  "C18.9": [
    ["J9035", "infusion_drug", 66, 60],
    ["J2405", "injection", 0.1, 16],
    ["", "laboratory", 31],
  ],
  "C44.91": [
    ["", "surgery", 240],
    ["", "laboratory", 62],
  ],
  "D50.9": [
    ["J1756", "injection", 0.3, 200],
    ["", "laboratory", 24],
  ],
};

const visits = {
  office: ["", "office_visit", 108],
  telehealth: ["G2012", "office_visit", 46],
  counselling: ["H0004", "behavioral_health", 33, 4],
  child: ["", "preventive", 118],
  emergency: ["", "emergency_visit", 172],
  hospital: ["", "hospital_visit", 96],
  outpatient: ["T1015", "clinic_visit", 148],
  prenatal: ["", "maternity_care", 96],
} as const satisfies Readonly<Record<string, Entry>>;

const home: readonly Entry[] = [
  ["E0601", "equipment", 68, 1, "ownership"],
  ["E1390", "equipment", 92, 1, "ownership"],
  ["E0143", "equipment", 76, 1, "ownership"],
  ["E0260", "equipment", 118, 1, "ownership"],
  ["K0001", "equipment", 36, 1, "ownership"],
  ["E0570", "equipment", 12, 1, "ownership"],
  ["A4253", "supplies", 9, 6],
  ["A7034", "supplies", 71],
  ["A4259", "supplies", 5, 4],
  ["G0299", "home_health", 46, 4],
  ["G0151", "home_health", 44, 4],
  ["G0156", "home_health", 19, 6],
  ["T1019", "home_health", 6, 48],
];

const ambulance: readonly Entry[] = [
  ["A0427", "ambulance", 560],
  ["A0429", "ambulance", 470],
  ["A0428", "ambulance", 290],
  ["A0425", "ambulance", 9, 40],
];

/** Lines of a facility, by department (the revenue codes in their order). */
const departments: readonly Entry[] = [
  ["", "hospital_stay", 2_350, 9],
  ["", "hospital_stay", 4_900, 4],
  ["", "hospital_pharmacy", 210],
  ["", "hospital_supplies", 190],
  ["", "laboratory", 96],
  ["", "imaging", 390],
  ["", "surgery", 5_200],
  ["", "therapy", 64, 4],
  ["", "emergency_visit", 640],
  ["G0463", "clinic_visit", 126],
  ["J2405", "injection", 0.1, 16],
  ["", "laboratory", 58],
  ["G0378", "observation", 58, 40],
];

const prescriptions: Readonly<Record<Area, readonly [Category, number]>> = {
  preventive: ["rx_hormonal", 0.7],
  cardiac: ["rx_cardiovascular", 0.55],
  endocrine: ["rx_antidiabetic", 3.1],
  respiratory: ["rx_respiratory", 2.6],
  musculoskeletal: ["rx_analgesic", 0.6],
  mental: ["rx_psychotropic", 1],
  maternity: ["rx_hormonal", 0.5],
  oncology: ["rx_oncology", 46],
  renal: ["rx_cardiovascular", 1.2],
  eye: ["rx_ophthalmic", 1.6],
  digestive: ["rx_gastrointestinal", 0.7],
  skin: ["rx_dermatologic", 2],
  injury: ["rx_analgesic", 0.5],
  infection: ["rx_antibiotic", 1.3],
  neurologic: ["rx_neurologic", 2.4],
  urologic: ["rx_urologic", 0.8],
};

const all: readonly Entry[] = [
  ...areas.flatMap((area) => entries[area]),
  ...Object.values(ownEntries).flat(),
  ...Object.values(visits),
  ...home,
  ...ambulance,
  ...departments,
];
export const procedureCodes: readonly string[] = [...new Set(all.map(([code]) => code))]
  .filter((code) => code !== "")
  .sort();

function service([code, category, fee, most = 1, marking = "none"]: Entry): Service {
  return { code: procedureCodes.indexOf(code), category: procedureCategories.indexOf(category), fee, most, marking };
}

/** By the diagnosis' index. */
export const followUps: readonly (readonly Service[])[] = diagnoses.map(({ code, area }) =>
  (ownEntries[code] ?? entries[area]).map(service),
);
export const homeServices = home.map(service);
export const ambulanceServices = ambulance.map(service);
export const departmentServices = departments.map(service);
export const visitServices = {
  office: service(visits.office),
  telehealth: service(visits.telehealth),
  counselling: service(visits.counselling),
  child: service(visits.child),
  emergency: service(visits.emergency),
  hospital: service(visits.hospital),
  outpatient: service(visits.outpatient),
  prenatal: service(visits.prenatal),
} as const;
/** USD a day of supply. */
export const prescriptionServices: readonly Service[] = areas.map((area) => {
  const [category, fee] = prescriptions[area];
  return service(["", category, fee, 90]);
});
/** Drugs given in a facility, by the diagnosis' index. */
export const givenDrugs: readonly (readonly Service[])[] = diagnoses.map(({ code, area }) => {
  const drugs = (ownEntries[code] ?? entries[area]).filter(([hcpcs]) => hcpcs.startsWith("J"));
  return (drugs.length === 0 ? [["J2405", "injection", 0.1, 16] as const] : drugs).map(service);
});
