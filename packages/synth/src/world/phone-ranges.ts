/**
 * Ranges that regulators set aside for film and test, by country; N is a digit, "@" and "&" stand for an area code of the
 * United States and of Canada. Countries that are missing have none: their numbers begin with 000, which no operator hands out.
 */
export const phoneRanges: Readonly<Record<string, readonly string[]>> = {
  US: ["+1 @-555-01NN"],
  CA: ["+1 &-555-01NN"],
  DO: ["+1 809-555-01NN", "+1 829-555-01NN"],
  JM: ["+1 876-555-01NN"],
  // Ofcom: numbers for drama.
  GB: [
    "+44 7700 900NNN",
    "+44 20 7946 0NNN",
    "+44 113 496 0NNN",
    "+44 121 496 0NNN",
    "+44 131 496 0NNN",
    "+44 161 496 0NNN",
    "+44 117 496 0NNN",
    "+44 29 2018 0NNN",
    "+44 28 9649 6NNN",
  ],
  IE: ["+353 20 91N NNNN"],
  // Bundesnetzagentur: Rufnummern für Film und Fernsehen.
  DE: [
    "+49 30 23125NNN",
    "+49 69 90009NNN",
    "+49 40 66969NNN",
    "+49 221 4710NNN",
    "+49 89 99998NNN",
    "+49 171 39200NN",
  ],
  // Arcep: numéros pour œuvres audiovisuelles.
  FR: [
    "+33 6 39 98 NN NN",
    "+33 1 99 00 NN NN",
    "+33 2 61 91 NN NN",
    "+33 3 53 01 NN NN",
    "+33 4 65 71 NN NN",
    "+33 5 36 49 NN NN",
  ],
  AU: [
    "+61 2 5550 NNNN",
    "+61 2 7010 NNNN",
    "+61 3 5550 NNNN",
    "+61 3 7010 NNNN",
    "+61 7 5550 NNNN",
    "+61 8 5550 NNNN",
  ],
  SE: ["+46 70 174 06 1N", "+46 31 390 06 NN", "+46 40 628 04 NN", "+46 8 465 004 NN", "+46 980 319 20N"],
};
