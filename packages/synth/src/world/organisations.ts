import { below, draw, innerKey } from "../random/hash.ts";
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

/** Industries with the words that their companies' names end on. */
const industryTable: Readonly<Record<string, LazyList>> = {
  technology: worded("Systems Software Labs Networks Digital Technologies Computing Data Cloudworks Interactive"),
  finance: worded("Capital Finance Partners Advisors Trust Investments Holdings Securities Ventures Credit"),
  insurance: worded("Insurance Mutual Assurance Underwriters Cover Protect Life"),
  healthcare: worded("Health Clinics Care Medical Diagnostics Wellness Therapies"),
  pharmaceuticals: worded("Pharma Therapeutics Biosciences Laboratories Biologics Life_Sciences"),
  retail: worded("Stores Market Outfitters Goods Trading Mercantile Emporium Supplies"),
  manufacturing: worded("Manufacturing Industries Works Components Tools Machinery Fabrication Engineering"),
  automotive: worded("Motors Automotive Drivetrain Mobility Vehicles Parts"),
  energy: worded("Energy Power Renewables Grid Solar Windworks Utilities"),
  construction: worded("Construction Builders Contractors Civil Structures Surveyors Roofing"),
  real_estate: worded("Properties Estates Realty Homes Lettings Land"),
  logistics: worded("Logistics Freight Forwarding Shipping Haulage Express Carriers Distribution"),
  hospitality: worded("Hotels Resorts Hospitality Inns Catering Kitchens"),
  food_and_beverage: worded("Foods Bakery Provisions Dairy Brewing Farms Beverages Roasters"),
  agriculture: worded("Farms Agriculture Growers Seeds Orchards Grain Vineyards"),
  education: worded("Academy Learning Education Institute Tutors Courses"),
  media: worded("Media Studios Pictures Press Broadcasting Publishing Records"),
  telecommunications: worded("Telecom Mobile Networks Communications Wireless Fibre"),
  consulting: worded("Consulting Advisory Associates Partners Strategy Group"),
  legal: worded("Legal Chambers Law Solicitors Counsel"),
  aerospace: worded("Aerospace Aviation Avionics Aeronautics Spaceworks"),
  mining: worded("Mining Minerals Resources Quarries Metals"),
  chemicals: worded("Chemicals Polymers Coatings Materials Plastics"),
  textiles: worded("Textiles Apparel Clothing Weavers Garments Knitwear"),
  environmental_services: worded("Environmental Recycling Water Waste Ecology"),
  nonprofit: worded("Foundation Trust Relief Alliance Initiative Fund"),
  government: worded("Agency Authority Office Board Commission Council"),
  gaming: worded("Games Interactive Play Studios Arcade"),
  travel: worded("Travel Tours Voyages Journeys Holidays Expeditions"),
  security: worded("Security Defence Guard Shield Safeguard"),
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
  const nouns = (own ?? (industryTable.manufacturing as LazyList))();
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

/** A project's code name. */
export function projectAt(key: number): string {
  const inside = innerKey(key, SALT);
  return `Project ${evenly(firstWords(), draw(inside, 21)).split(" ")[0]}${below(draw(inside, 22), 4) === 0 ? ` ${2 + below(draw(inside, 23), 3)}` : ""}`;
}
