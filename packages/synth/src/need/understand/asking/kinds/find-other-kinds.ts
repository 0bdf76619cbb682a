import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { SaidBound } from "../said-bounds.ts";
import { findAgesElsewhere } from "./ages-of-places.ts";
import { findApartThoughTogether } from "./born-together.ts";
import { findBeyondCalendar } from "./calendar-numbers.ts";
import { findChainWithoutTop } from "./chains-without-top.ts";
import { findCitiesElsewhere } from "./cities-of-countries.ts";
import { findColdThanAny } from "./coldest.ts";
import { findAgainstDiet } from "./diets.ts";
import { findOtherDigits } from "./digits-and-range.ts";
import { findEmptiedFromNothing } from "./emptied-from-nothing.ts";
import { findBeyondGame } from "./games.ts";
import { findTwoLanguages } from "./languages-of-text.ts";
import { findListedThoughLeftOut } from "./named-though-left-out.ts";
import { findOnlyOneOfTwo } from "./one-party.ts";
import { findThirdOfTwo } from "./two-valued.ts";
import { findOtherMeasure } from "./units-of-measures.ts";
import { findValuesOffScale } from "./values-off-scale.ts";

/** What no value of its kind is, by what is known of kinds: "body weight in centimetres", "a yes/no column with three values". */
export function findOtherKinds(reading: NeedReading, said: readonly SaidBound[], notes: DraftNotes): void {
  findOtherMeasure(reading, notes);
  findColdThanAny(reading, notes);
  findAgesElsewhere(reading, said, notes);
  findValuesOffScale(reading, notes);
  findOtherDigits(reading, notes);
  findBeyondCalendar(reading, notes);
  findThirdOfTwo(reading, notes);
  findListedThoughLeftOut(reading, notes);
  findAgainstDiet(reading, notes);
  findTwoLanguages(reading, notes);
  findCitiesElsewhere(reading, notes);
  findBeyondGame(reading, notes);
  findApartThoughTogether(reading, notes);
  findChainWithoutTop(reading, notes);
  findOnlyOneOfTwo(reading, notes);
  findEmptiedFromNothing(reading, notes);
}
