import { FEMALE, MALE } from "./vocabulary.ts";

/** What a condition calls for: which services, which prescriptions, which kind of stay. */
export const areas = [
  "preventive",
  "cardiac",
  "endocrine",
  "respiratory",
  "musculoskeletal",
  "mental",
  "maternity",
  "oncology",
  "renal",
  "eye",
  "digestive",
  "skin",
  "injury",
  "infection",
  "neurologic",
  "urologic",
] as const;
export type Area = (typeof areas)[number];

export interface Diagnosis {
  /** ICD-10-CM. */
  readonly code: string;
  readonly area: Area;
  /** How often it is the reason of a claim, among those that the member can have. */
  readonly weight: number;
  /** Ages in years, inclusive. */
  readonly from: number;
  readonly to: number;
  /** Undefined: either. */
  readonly sex?: number;
}

type Entry = readonly [code: string, area: Area, weight: number, from?: number, to?: number, sex?: number];

function diagnosis([code, area, weight, from = 0, to = 130, sex]: Entry): Diagnosis {
  return sex === undefined ? { code, area, weight, from, to } : { code, area, weight, from, to, sex };
}

/**
 * Lasting conditions. A member has each with a chance that depends on age (at 30, 50, 70: linear between, level outside)
 * and on how much care the member needs; it then is among the claims' diagnoses for good.
 */
export const chronic = (
  [
    ["I10", "cardiac", 0.08, 0.33, 0.62],
    ["E78.5", "cardiac", 0.06, 0.28, 0.5],
    ["E11.9", "endocrine", 0.024, 0.1, 0.21],
    ["E11.65", "endocrine", 0.005, 0.03, 0.06],
    ["E03.9", "endocrine", 0.03, 0.07, 0.13],
    ["E66.9", "endocrine", 0.12, 0.17, 0.13],
    ["J45.909", "respiratory", 0.09, 0.08, 0.07],
    ["J44.9", "respiratory", 0.004, 0.05, 0.13],
    ["F32.A", "mental", 0.09, 0.1, 0.09],
    ["F41.1", "mental", 0.09, 0.08, 0.06],
    ["F90.9", "mental", 0.05, 0.01, 0.002],
    ["M54.50", "musculoskeletal", 0.06, 0.12, 0.16],
    ["M17.11", "musculoskeletal", 0.004, 0.05, 0.16],
    ["M81.0", "musculoskeletal", 0, 0.02, 0.12],
    ["K21.9", "digestive", 0.05, 0.11, 0.17],
    ["N18.31", "renal", 0.004, 0.02, 0.11],
    ["I25.10", "cardiac", 0.002, 0.04, 0.19],
    ["I50.9", "cardiac", 0.001, 0.015, 0.1],
    ["I48.91", "cardiac", 0.001, 0.015, 0.1],
    ["G47.33", "respiratory", 0.03, 0.08, 0.1],
    ["G43.909", "neurologic", 0.08, 0.06, 0.02],
    ["H40.9", "eye", 0.003, 0.02, 0.08],
  ] as const
).map(([code, area, young, middle, old]) => ({ code, area, prevalence: [young, middle, old] as const }));

/** Everything else that brings a member to a doctor. */
const passing: readonly Diagnosis[] = (
  [
    ["Z00.00", "preventive", 26, 18],
    ["Z00.129", "preventive", 60, 0, 17],
    ["Z23", "preventive", 12],
    ["Z12.31", "preventive", 10, 40, 130, FEMALE],
    ["Z12.11", "preventive", 6, 45],
    ["Z12.5", "preventive", 5, 50, 130, MALE],
    ["Z79.899", "preventive", 5, 18],
    ["J06.9", "infection", 22],
    ["J02.9", "infection", 10],
    ["J20.9", "infection", 7],
    ["J21.9", "infection", 20, 0, 2],
    ["H66.90", "infection", 22, 0, 12],
    ["N39.0", "infection", 9],
    ["J18.9", "infection", 4],
    ["A41.9", "infection", 0.9, 18],
    ["L03.90", "infection", 3],
    ["U07.1", "infection", 5],
    ["B34.9", "infection", 6],
    ["K52.9", "digestive", 5],
    ["R10.9", "digestive", 11],
    ["K57.30", "digestive", 4, 40],
    ["K80.20", "digestive", 2, 18],
    ["K35.80", "digestive", 0.7],
    ["R07.9", "cardiac", 9, 18],
    ["R06.02", "respiratory", 6],
    ["R05.9", "respiratory", 6],
    ["I21.4", "cardiac", 0.5, 30],
    ["I63.9", "neurologic", 0.6, 40],
    ["R51.9", "neurologic", 7],
    ["R42", "neurologic", 5, 18],
    ["G30.9", "neurologic", 2, 60],
    ["G56.01", "neurologic", 2, 25],
    ["M25.561", "musculoskeletal", 8, 12],
    ["M25.511", "musculoskeletal", 7, 18],
    ["M79.641", "musculoskeletal", 3, 10],
    ["M54.2", "musculoskeletal", 8, 18],
    ["M51.369", "musculoskeletal", 3, 30],
    ["M16.11", "musculoskeletal", 2, 50],
    ["S93.401A", "injury", 5, 6],
    ["S52.501A", "injury", 2, 4],
    ["S61.419A", "injury", 3],
    ["S06.0X0A", "injury", 1.5, 4],
    ["S72.001A", "injury", 0.5, 60],
    ["T78.40XA", "injury", 3],
    ["L70.0", "skin", 6, 11, 45],
    ["L30.9", "skin", 7],
    ["L57.0", "skin", 5, 45],
    ["C44.91", "oncology", 2, 40],
    ["C50.911", "oncology", 1.6, 30, 130, FEMALE],
    ["C61", "oncology", 2, 50, 130, MALE],
    ["C34.90", "oncology", 0.8, 45],
    ["C18.9", "oncology", 0.8, 40],
    ["D50.9", "oncology", 4],
    ["N40.1", "urologic", 6, 45, 130, MALE],
    ["N52.9", "urologic", 2, 30, 130, MALE],
    ["N20.0", "urologic", 3, 18],
    ["N17.9", "renal", 1, 40],
    ["N92.0", "urologic", 3, 12, 55, FEMALE],
    ["N95.1", "urologic", 3, 45, 65, FEMALE],
    ["D25.9", "urologic", 2, 25, 55, FEMALE],
    ["Z34.90", "maternity", 9, 18, 44, FEMALE],
    ["O09.90", "maternity", 2, 18, 44, FEMALE],
    ["O13.9", "maternity", 1, 18, 44, FEMALE],
    ["O24.419", "maternity", 1, 18, 44, FEMALE],
    ["O80", "maternity", 1.2, 18, 44, FEMALE],
    ["F43.23", "mental", 6, 10],
    ["F10.20", "mental", 2, 18],
    ["F11.20", "mental", 1.5, 18],
    ["F33.1", "mental", 5, 14],
    ["F84.0", "mental", 8, 2, 17],
    ["F20.9", "mental", 0.8, 18],
    ["H25.9", "eye", 6, 60],
    ["H52.13", "eye", 7, 6],
    ["H10.9", "eye", 4],
    ["E55.9", "endocrine", 6, 18],
    ["E86.0", "endocrine", 2],
    ["R73.03", "endocrine", 6, 30],
    ["R53.83", "endocrine", 7, 18],
  ] satisfies readonly Entry[]
).map(diagnosis);

/** All diagnoses: the chronic ones first, in their order. */
export const diagnoses: readonly Diagnosis[] = [
  ...chronic.map(({ code, area }) => diagnosis([code, area, 0, code === "M81.0" ? 45 : 0])),
  ...passing,
];
export const diagnosisCodes = diagnoses.map(({ code }) => code);
