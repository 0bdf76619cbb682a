import { lazily } from "../list.ts";

/** A HCPCS Level II code with our own short description. (Level I is licensed and not ours to use.) */
export interface Procedure {
  readonly code: string;
  readonly description: string;
}

export const procedures = lazily((): readonly Procedure[] =>
  "G0438 First yearly wellness visit|G0439 Later yearly wellness visit|G0008 Giving flu vaccine|G0009 Giving pneumonia vaccine|G0010 Giving hepatitis B vaccine|G0101 Pelvic and breast screening|G0103 Prostate screening test|G0105 Colonoscopy screening, high risk|G0121 Colonoscopy screening|G0104 Sigmoidoscopy screening|G0109 Diabetes training in a group|G0108 Diabetes training, individual|G0283 Electric stimulation therapy|G0299 Home nursing visit|G0151 Home physical therapy|G0152 Home occupational therapy|G0153 Home speech therapy|G0463 Hospital clinic visit|G0378 Hospital observation, per hour|G0402 Welcome to insurance check-up|G0444 Depression screening|G0447 Obesity counselling|G0442 Alcohol misuse screening|G0446 Heart risk counselling|G0506 Care plan for chronic illness|G2012 Short virtual check-in|G2211 Complex visit add-on|A0425 Ambulance mileage|A0427 Ambulance, advanced, emergency|A0428 Ambulance, basic|A0429 Ambulance, basic, emergency|A4253 Blood sugar test strips|A4259 Lancets|A4352 Catheter|A6402 Sterile gauze|A7030 Breathing mask|A7037 Breathing tube|E0110 Forearm crutches|E0143 Folding wheeled walker|E0260 Hospital bed|E0431 Portable oxygen|E0570 Nebuliser|E0601 Airway pressure device|E1390 Oxygen concentrator|K0001 Standard wheelchair|K0823 Power wheelchair|L1832 Knee brace|L3020 Shoe insert|L4360 Walking boot|J0696 Ceftriaxone injection|J1100 Dexamethasone injection|J1885 Ketorolac injection|J2405 Ondansetron injection|J3301 Triamcinolone injection|J3420 Vitamin B12 injection|J7050 Saline infusion|J1010 Methylprednisolone injection|J0171 Adrenaline injection|J9271 Immune therapy infusion|Q0091 Cervical smear|P9016 Red blood cells|S9083 Urgent care visit|T1015 Clinic visit, all-inclusive|V2632 Lens implant|V5261 Hearing aids, both ears|H0004 Behavioural counselling|H0015 Intensive outpatient treatment|H2011 Crisis intervention|R0070 Portable X-ray transport"
    .split("|")
    .map((entry) => ({ code: entry.slice(0, 5), description: entry.slice(6) })),
);
