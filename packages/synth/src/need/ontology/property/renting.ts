import { day, money } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What a flat costs and from when it is free. */
export const rentingTypes: readonly SemanticType[] = [
  money(
    "warm_rent",
    {
      en: "rent warm|gross rent|total rent|rent including utilities|rent incl utilities",
      de: "warmmiete|gesamtmiete|bruttomiete",
    },
    "Rent a month with heating and other costs.",
    1_150,
    0.35,
    { heaped: 0.5 },
  ),
  money(
    "cold_rent",
    { en: "rent cold|net rent|base rent|rent excluding utilities|basic rent", de: "kaltmiete|nettomiete|grundmiete" },
    "Rent a month without heating and other costs.",
    880,
    0.35,
    { heaped: 0.5 },
  ),
  day(
    "available_from",
    {
      en: "available on|availability date|free from|move in date|move-in date|vacant from",
      de: "bezugsfrei ab|verfügbar ab|frei ab",
    },
    "The day from which it is free.",
    "-P14D",
    "P120D",
  ),
  day(
    "lease_start",
    "lease start date|start of lease|tenancy start|lease begin",
    "The day on which a lease begins.",
    "-P3Y",
    "P30D",
  ),
  day(
    "lease_end",
    "lease end date|end of lease|tenancy end|lease expiry",
    "The day on which a lease ends.",
    "P0D",
    "P3Y",
  ),
];
