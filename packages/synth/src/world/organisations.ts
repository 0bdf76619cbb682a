import { below, draw, innerKey, unit } from "../random/hash.ts";
import { evenly, type LazyList, worded } from "./list.ts";
import { firstWords, rootAt } from "./name-roots.ts";

/** Invented organisations. Names are put together out of plain words and syllables; well-known brands are left out. */

export interface Company {
  readonly name: string;
  /** The name with its legal form: "Amberforge GmbH". */
  readonly legalName: string;
  readonly industry: string;
}

const SALT = 0x6f726761;

interface Industry {
  /** Second words of names. */
  readonly nouns: LazyList;
  readonly employees: number;
}

/** Industries with the words that their companies' names end on. */
const industryTable: Readonly<Record<string, Industry>> = {
  technology: {
    nouns: worded("Systems Software Labs Networks Digital Technologies Computing Data Cloudworks Interactive"),
    employees: 140,
  },
  finance: {
    nouns: worded("Capital Finance Partners Advisors Trust Investments Holdings Securities Ventures Credit"),
    employees: 220,
  },
  insurance: { nouns: worded("Insurance Mutual Assurance Underwriters Cover Protect Life"), employees: 400 },
  healthcare: { nouns: worded("Health Clinics Care Medical Diagnostics Wellness Therapies"), employees: 260 },
  pharmaceuticals: {
    nouns: worded("Pharma Therapeutics Biosciences Laboratories Biologics Life_Sciences"),
    employees: 380,
  },
  retail: { nouns: worded("Stores Market Outfitters Goods Trading Mercantile Emporium Supplies"), employees: 180 },
  manufacturing: {
    nouns: worded("Manufacturing Industries Works Components Tools Machinery Fabrication Engineering"),
    employees: 320,
  },
  automotive: { nouns: worded("Motors Automotive Drivetrain Mobility Vehicles Parts"), employees: 450 },
  energy: { nouns: worded("Energy Power Renewables Grid Solar Windworks Utilities"), employees: 350 },
  construction: {
    nouns: worded("Construction Builders Contractors Civil Structures Surveyors Roofing"),
    employees: 90,
  },
  real_estate: { nouns: worded("Properties Estates Realty Homes Lettings Land"), employees: 45 },
  logistics: {
    nouns: worded("Logistics Freight Forwarding Shipping Haulage Express Carriers Distribution"),
    employees: 240,
  },
  hospitality: { nouns: worded("Hotels Resorts Hospitality Inns Catering Kitchens"), employees: 120 },
  food_and_beverage: {
    nouns: worded("Foods Bakery Provisions Dairy Brewing Farms Beverages Roasters"),
    employees: 150,
  },
  agriculture: { nouns: worded("Farms Agriculture Growers Seeds Orchards Grain Vineyards"), employees: 60 },
  education: { nouns: worded("Academy Learning Education Institute Tutors Courses"), employees: 80 },
  media: { nouns: worded("Media Studios Pictures Press Broadcasting Publishing Records"), employees: 70 },
  telecommunications: { nouns: worded("Telecom Mobile Networks Communications Wireless Fibre"), employees: 500 },
  consulting: { nouns: worded("Consulting Advisory Associates Partners Strategy Group"), employees: 75 },
  legal: { nouns: worded("Legal Chambers Law Solicitors Counsel"), employees: 40 },
  aerospace: { nouns: worded("Aerospace Aviation Avionics Aeronautics Spaceworks"), employees: 420 },
  mining: { nouns: worded("Mining Minerals Resources Quarries Metals"), employees: 380 },
  chemicals: { nouns: worded("Chemicals Polymers Coatings Materials Plastics"), employees: 300 },
  textiles: { nouns: worded("Textiles Apparel Clothing Weavers Garments Knitwear"), employees: 130 },
  environmental_services: { nouns: worded("Environmental Recycling Water Waste Ecology"), employees: 110 },
  nonprofit: { nouns: worded("Foundation Trust Relief Alliance Initiative Fund"), employees: 35 },
  government: { nouns: worded("Agency Authority Office Board Commission Council"), employees: 600 },
  gaming: { nouns: worded("Games Interactive Play Studios Arcade"), employees: 65 },
  travel: { nouns: worded("Travel Tours Voyages Journeys Holidays Expeditions"), employees: 85 },
  security: { nouns: worded("Security Defence Guard Shield Safeguard"), employees: 115 },
};

/** Names of industries. */
export const industries: readonly string[] = Object.keys(industryTable);

const legalForms: Readonly<Record<string, string>> = {
  US: "Inc.|LLC|Corp.|Co.",
  CA: "Inc.|Ltd.|Corp.",
  GB: "Ltd|PLC|LLP",
  IE: "Ltd|DAC",
  DE: "GmbH|AG|GmbH & Co. KG|UG",
  AT: "GmbH|AG",
  CH: "AG|GmbH|SA",
  FR: "SAS|SARL|SA",
  BE: "BV|NV|SA",
  NL: "B.V.|N.V.",
  LU: "S.à r.l.|S.A.",
  ES: "S.L.|S.A.",
  PT: "Lda.|S.A.",
  IT: "S.r.l.|S.p.A.",
  SE: "AB",
  NO: "AS|ASA",
  DK: "A/S|ApS",
  FI: "Oy|Oyj",
  PL: "Sp. z o.o.|S.A.",
  CZ: "s.r.o.|a.s.",
  HU: "Kft.|Zrt.",
  RO: "S.R.L.|S.A.",
  BR: "Ltda.|S.A.",
  MX: "S.A. de C.V.|S. de R.L.",
  AR: "S.A.|S.R.L.",
  CL: "SpA|Ltda.",
  CO: "S.A.S.|Ltda.",
  JP: "K.K.|G.K.",
  CN: "Co., Ltd.",
  KR: "Co., Ltd.",
  IN: "Pvt. Ltd.|Ltd.",
  SG: "Pte. Ltd.",
  AU: "Pty Ltd|Ltd",
  NZ: "Ltd",
  ZA: "(Pty) Ltd",
  TR: "A.Ş.|Ltd. Şti.",
};

/** An industry at a key. */
export function industryAt(key: number): string {
  return evenly(industries, draw(innerKey(key, SALT), 1));
}

/** The company at a key, in an industry of ours or its own, with the legal form of its country. */
export function companyAt(key: number, industry: string = industryAt(key), country = "US"): Company {
  const inside = innerKey(key, SALT);
  const root = rootAt(inside);
  const own = Object.hasOwn(industryTable, industry) ? industryTable[industry] : undefined;
  const nouns = (own ?? (industryTable.manufacturing as Industry)).nouns();
  const shape = draw(inside, 2);
  const noun = evenly(nouns, draw(inside, 3));
  const other = evenly(firstWords(), draw(inside, 4));
  const name =
    shape < 0xb0000000
      ? `${root} ${noun}`
      : shape < 0xd8000000 && other !== root
        ? `${root} & ${other} ${noun}`
        : `${root} ${noun} Group`;
  const forms = (legalForms[country] ?? "Ltd.").split("|");
  return { name, legalName: `${name} ${evenly(forms, draw(inside, 5))}`, industry };
}

/** How many people work at the company of a key: few have many. */
export function employeesAt(key: number, industry: string = industryAt(key)): number {
  const typical = industryTable[industry]?.employees ?? 120;
  const x = unit(draw(innerKey(key, SALT), 6));
  // A Pareto tail of index 1 over a tenth of the industry's typical size, cut at 40 times.
  return Math.max(1, Math.round((typical * 0.25) / Math.max(1 - x, 0.006)));
}

/** A year in which a company was founded. */
export function foundedAt(key: number, lastYear: number): number {
  const x = unit(draw(innerKey(key, SALT), 7));
  return lastYear - Math.floor(x * x * 110);
}

/** A project's code name. */
export function projectAt(key: number): string {
  const inside = innerKey(key, SALT);
  return `Project ${evenly(firstWords(), draw(inside, 21)).split(" ")[0]}${below(draw(inside, 22), 4) === 0 ? ` ${2 + below(draw(inside, 23), 3)}` : ""}`;
}
