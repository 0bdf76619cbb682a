import type { Language } from "../../ontology/semantic-type.ts";
import type { ChoiceKind } from "./choice-kind.ts";
import { coin, label, level, matchResult, priority, severity, states } from "./choice-kinds-of-outcomes.ts";
import {
  area,
  attendance,
  blood,
  contract,
  hands,
  language,
  meals,
  meeting,
  seasons,
  sex,
  timeOfDay,
  treatment,
  weather,
  workMode,
} from "./choice-kinds-of-people.ts";
import {
  ageGroup,
  billing,
  colour,
  customers,
  option,
  orderType,
  payment,
  rateType,
  retention,
  riders,
  side,
  size,
} from "./choice-kinds-of-trade.ts";
import { bikes, cabin, direction, dwelling, fuel, gearbox, handset, scope, vehicle } from "./choice-kinds-of-ways.ts";

/** Of several that members are of, the one that stands earlier here is meant. */
const kinds: readonly ChoiceKind[] = [
  payment,
  language,
  timeOfDay,
  orderType,
  attendance,
  retention,
  treatment,
  sex,
  ageGroup,
  riders,
  customers,
  area,
  direction,
  side,
  option,
  billing,
  contract,
  workMode,
  meeting,
  fuel,
  gearbox,
  bikes,
  vehicle,
  cabin,
  size,
  level,
  colour,
  weather,
  rateType,
  scope,
  handset,
  dwelling,
  matchResult,
  blood,
  meals,
  seasons,
  hands,
  priority,
  severity,
  coin,
  label,
  states,
];

/** The kinds that a member may be of. */
export function kindsWith(member: string): readonly ChoiceKind[] {
  return kinds.filter(({ strong, weak }) => strong.has(member) || weak.has(member));
}

/** Whether members are all of a kind, one of them at least so that it shows. */
export function areOf({ strong, weak }: ChoiceKind, members: readonly string[]): boolean {
  return members.some((each) => strong.has(each)) && members.every((each) => strong.has(each) || weak.has(each));
}

export function nameOf({ of }: ChoiceKind, language: Language): string {
  return of[language] ?? of.en;
}
