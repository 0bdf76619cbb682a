import { asciiFold } from "./ascii.ts";
import { lazily, worded } from "./list.ts";
import { easternNames } from "./name-tables/eastern.ts";
import { northernNames } from "./name-tables/northern.ts";
import { southernNames } from "./name-tables/southern.ts";
import { westernNames } from "./name-tables/western.ts";

/** Written as in a text without accents. Names of East Asia are left out: as syllables they are words of many languages. */
const known = lazily(
  () =>
    new Set(
      [westernNames, southernNames, northernNames, easternNames]
        .flatMap((tables) => Object.values(tables))
        .flatMap(({ female, male }) => [...worded(female)(), ...worded(male)()])
        .map((name) => asciiFold(name).toLowerCase()),
    ),
);

/** Whether a folded word is a given name in any origin of names that we have, but for those of East Asia. */
export function isGivenName(folded: string): boolean {
  return known().has(folded);
}
