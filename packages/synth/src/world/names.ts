import { draw, innerKey } from "../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import { lettersOf } from "./ascii.ts";
import { byRank, lazily, worded } from "./list.ts";
import type { NameTable } from "./name-table.ts";
import { asianNames } from "./name-tables/asian.ts";
import { easternNames } from "./name-tables/eastern.ts";
import { northernNames } from "./name-tables/northern.ts";
import { southernNames } from "./name-tables/southern.ts";
import { westernNames } from "./name-tables/western.ts";

export type Gender = "female" | "male";

/** A person's name: common given and family names put together by chance. Somebody real may bear it. */
export interface Person {
  readonly given: string;
  readonly family: string;
  /** The two in letters from a to z, as they stand in an address. */
  readonly plainGiven: string;
  readonly plainFamily: string;
  /** In the order in which the name is written where it comes from. */
  readonly fullName: string;
  readonly gender: Gender;
  /** Where the name comes from: "es", "zh". */
  readonly locale: string;
}

const tables: Readonly<Record<string, NameTable>> = {
  ...westernNames,
  ...southernNames,
  ...northernNames,
  ...easternNames,
  ...asianNames,
};

/** Origins of names that we have. */
export const nameLocales: readonly string[] = Object.keys(tables);

/** Which names people of a country bear, with shares; by the country's first language where it is not named here. */
const shares: Readonly<Record<string, string>> = {
  US: "en 66 es 17 in 3 zh 3 vi 2 ko 2 it 3 de 2 ar 1 pl 1",
  CA: "en 60 fr 18 in 7 zh 6 it 2 ar 2 uk 2 vi 1 pl 2",
  GB: "en 84 in 7 pl 3 ar 2 wa 2 it 1 zh 1",
  IE: "en 92 pl 4 in 2 wa 2",
  AU: "en 80 in 5 zh 6 it 3 vi 3 el 3",
  NZ: "en 82 in 7 zh 6 id 5",
  FJ: "en 50 in 50",
  DE: "de 84 tr 6 pl 4 ar 2 it 2 hr 2",
  AT: "de 82 tr 5 hr 7 hu 3 pl 3",
  CH: "de 60 fr 22 it 12 pt 3 hr 3",
  LU: "fr 40 de 25 pt 30 it 5",
  FR: "fr 86 ar 8 pt 3 it 2 es 1",
  BE: "nl 54 fr 36 ar 5 tr 3 it 2",
  NL: "nl 86 tr 4 ar 5 id 3 pl 2",
  ES: "es 92 ar 3 ro 3 pt 2",
  PT: "pt 97 es 2 uk 1",
  IT: "it 94 ro 3 ar 2 hr 1",
  SE: "sv 86 ar 5 fi 4 pl 3 tr 2",
  NO: "da 90 sv 4 pl 4 ar 2",
  DK: "da 93 tr 3 ar 2 de 2",
  IS: "da 80 sv 20",
  FI: "fi 92 sv 8",
  PL: "pl 97 uk 3",
  CZ: "cs 95 uk 3 vi 2",
  SK: "cs 90 hu 10",
  EE: "fi 60 uk 30 sv 10",
  LV: "uk 50 pl 30 fi 20",
  LT: "pl 60 uk 40",
  KZ: "tr 60 uk 40",
  UZ: "tr 80 ar 20",
  GE: "uk 50 el 30 tr 20",
  AM: "uk 50 el 20 tr 30",
  CY: "el 80 tr 20",
  MT: "it 60 en 40",
  BR: "pt 90 it 5 de 2 ja 2 es 1",
  AR: "es 78 it 20 de 2",
  UY: "es 80 it 20",
  CU: "es 100",
  JM: "en 100",
  IN: "in 100",
  PK: "ar 70 in 30",
  BD: "ar 60 in 40",
  LK: "in 90 ar 10",
  NP: "in 100",
  SG: "zh 74 id 13 in 10 en 3",
  MY: "id 60 zh 28 in 12",
  HK: "zh 96 en 4",
  PH: "es 85 en 10 zh 5",
  KH: "vi 60 th 40",
  TH: "th 100",
  NG: "wa 92 ar 8",
  GH: "wa 100",
  SN: "wa 55 fr 15 ar 30",
  CI: "wa 60 fr 30 ar 10",
  KE: "sw 100",
  TZ: "sw 80 ar 20",
  UG: "sw 100",
  RW: "sw 80 fr 20",
  ET: "sw 50 ar 50",
  ZA: "sw 55 en 25 nl 15 in 5",
  AE: "ar 60 in 40",
  QA: "ar 70 in 30",
  KW: "ar 85 in 15",
};

const localeOfLanguage: Readonly<Record<string, string>> = {
  HR: "hr",
  SI: "hr",
  RS: "hr",
  BA: "hr",
  BG: "hr",
  HU: "hu",
  RO: "ro",
  GR: "el",
  UA: "uk",
  TR: "tr",
  IL: "he",
  CN: "zh",
  TW: "zh",
  JP: "ja",
  KR: "ko",
  VN: "vi",
  ID: "id",
};

const spanishSpeaking = new Set("MX CL CO PE EC PY BO VE CR PA GT DO".split(" "));

interface Origins {
  readonly locales: readonly string[];
  readonly table: WeightedTable;
  /** The names of each locale, once they were asked for. */
  readonly names: (NameLists | undefined)[];
}

const origins = new Map<string, Origins>();

function originsOf(country: string): Origins {
  const known = origins.get(country);
  if (known !== undefined) return known;
  const parts = sharesOf(country).split(" ");
  const made: Origins = {
    locales: parts.filter((_, i) => i % 2 === 0),
    names: [],
    table: weightedTable(parts.filter((_, i) => i % 2 === 1).map(Number)),
  };
  origins.set(country, made);
  return made;
}

function sharesOf(country: string): string {
  const stated = shares[country];
  if (stated !== undefined) return stated;
  if (spanishSpeaking.has(country)) return "es 100";
  if ("SA JO LB MA DZ TN EG".includes(country)) return "ar 100";
  return `${localeOfLanguage[country] ?? "en"} 100`;
}

interface Name {
  readonly text: string;
  readonly plain: string;
}

interface NameLists {
  readonly female: readonly Name[];
  readonly male: readonly Name[];
  readonly family: readonly Name[];
  /** The family names as women bear them, where that differs. */
  readonly familyOfWomen: readonly Name[];
  readonly familyFirst: boolean;
}

/** A name no Latin letter stands for is nobody's in particular. */
function named(text: string): Name {
  return { text, plain: lettersOf(text) || "user" };
}

const lists = new Map<string, () => NameLists>(
  Object.entries(tables).map(([locale, table]) => [
    locale,
    lazily(() => {
      const texts = worded(table.family)();
      const family = texts.map(named);
      return {
        female: worded(table.female)().map(named),
        male: worded(table.male)().map(named),
        family,
        familyOfWomen: table.feminine === undefined ? family : texts.map(table.feminine).map(named),
        familyFirst: table.familyFirst === true,
      };
    }),
  ]),
);

function listsOf(locale: string): NameLists {
  return (lists.get(locale) ?? lists.get("en"))?.() as NameLists;
}

const SALT = 0x6e616d65;
const GENDER = 0;
const ORIGIN = 1;
const GIVEN = 2;
const FAMILY = 3;

/** The person at a key, as one lives in the country (ISO 3166 alpha-2); of the given gender, or of either. */
export function personAt(key: number, country = "US", wanted?: Gender): Person {
  const inside = innerKey(key, SALT);
  const gender = wanted ?? (draw(inside, GENDER) < 0x80000000 ? "female" : "male");
  const origins = originsOf(country);
  const origin = pick(origins.table, draw(inside, ORIGIN));
  const locale = origins.locales[origin] as string;
  origins.names[origin] ??= listsOf(locale);
  const names = origins.names[origin] as NameLists;
  const given = byRank(gender === "female" ? names.female : names.male, draw(inside, GIVEN));
  const family = byRank(gender === "female" ? names.familyOfWomen : names.family, draw(inside, FAMILY));
  return {
    given: given.text,
    family: family.text,
    plainGiven: given.plain,
    plainFamily: family.plain,
    fullName: names.familyFirst ? `${family.text} ${given.text}` : `${given.text} ${family.text}`,
    gender,
    locale,
  };
}
