import type { Language } from "../../ontology/semantic-type.ts";
import type { ChoiceKind } from "./choice-kind.ts";
import {
  agentProtocol,
  carrier,
  cloud,
  exchange,
  marketplace,
  paymentProvider,
  socialPlatform,
} from "./choice-kinds-of-companies.ts";
import {
  coin,
  label,
  level,
  matchResult,
  move,
  priority,
  punctuality,
  severity,
  states,
  testResult,
} from "./choice-kinds-of-outcomes.ts";
import {
  area,
  attendance,
  blood,
  company,
  compass,
  contract,
  experiment,
  hands,
  language,
  meals,
  meeting,
  seasons,
  sex,
  timeOfDay,
  treatment,
  weather,
  weekday,
  workMode,
} from "./choice-kinds-of-people.ts";
import {
  access,
  bookFormat,
  cardNetwork,
  condition,
  connection,
  environment,
  filmFormat,
  finding,
  movement,
  offer,
  paperSize,
  passage,
  power,
  protocol,
  sampleType,
  tariffPeriod,
  term,
  testOutcome,
  trade,
  tripType,
  venue,
  warmth,
} from "./choice-kinds-of-records.ts";
import {
  accountType,
  browser,
  callStatus,
  cardType,
  chain,
  chatRole,
  delivery,
  difficulty,
  engagement,
  flowAction,
  httpMethod,
  logLevel,
  marital,
  operatingSystem,
  plan,
  postType,
  schooling,
  sentiment,
  speaker,
  tradeOrder,
  userRole,
  variantType,
  zygosity,
} from "./choice-kinds-of-systems.ts";
import {
  ageGroup,
  billing,
  colour,
  customers,
  loanRate,
  option,
  orderType,
  payment,
  rateType,
  retention,
  riders,
  side,
  size,
} from "./choice-kinds-of-trade.ts";
import {
  bikes,
  cabin,
  direction,
  dwelling,
  freight,
  fuel,
  gearbox,
  load,
  motion,
  occupancy,
  outages,
  platform,
  scope,
  vehicle,
} from "./choice-kinds-of-ways.ts";

/** Of several that members are of, the one that stands earlier here is meant. */
const kinds: readonly ChoiceKind[] = [
  cardNetwork,
  delivery,
  sentiment,
  difficulty,
  chatRole,
  speaker,
  plan,
  httpMethod,
  logLevel,
  callStatus,
  flowAction,
  browser,
  operatingSystem,
  chain,
  tradeOrder,
  cardType,
  accountType,
  userRole,
  variantType,
  zygosity,
  engagement,
  postType,
  marital,
  schooling,
  payment,
  outages,
  motion,
  warmth,
  punctuality,
  language,
  timeOfDay,
  orderType,
  attendance,
  retention,
  experiment,
  treatment,
  sex,
  ageGroup,
  riders,
  company,
  filmFormat,
  paperSize,
  customers,
  area,
  protocol,
  environment,
  sampleType,
  tripType,
  term,
  venue,
  tariffPeriod,
  access,
  bookFormat,
  testOutcome,
  movement,
  offer,
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
  freight,
  vehicle,
  cabin,
  size,
  level,
  colour,
  weather,
  loanRate,
  rateType,
  condition,
  connection,
  trade,
  finding,
  scope,
  dwelling,
  matchResult,
  blood,
  meals,
  seasons,
  hands,
  weekday,
  compass,
  priority,
  severity,
  coin,
  label,
  passage,
  testResult,
  move,
  platform,
  load,
  occupancy,
  power,
  states,
  exchange,
  paymentProvider,
  socialPlatform,
  carrier,
  cloud,
  marketplace,
  agentProtocol,
];

/** By each member the kinds that it may be of, in their order. */
const byMember = new Map<string, ChoiceKind[]>();
for (const kind of kinds) {
  for (const member of new Set([...kind.strong, ...kind.weak])) {
    const known = byMember.get(member);
    if (known === undefined) byMember.set(member, [kind]);
    else known.push(kind);
  }
}

/** The kinds that a member may be of; those that want certain words beside it, where the need has one of them. */
export function kindsWith(member: string, beside?: ReadonlySet<string>): readonly ChoiceKind[] {
  const known = byMember.get(member) ?? [];
  if (beside === undefined) return known;
  return known.filter(({ about }) => about === undefined || [...about].some((word) => beside.has(word)));
}

/** Whether members are all of a kind, one of them at least so that it shows. */
export function areOf({ strong, weak }: ChoiceKind, members: readonly string[]): boolean {
  return members.some((each) => strong.has(each)) && members.every((each) => strong.has(each) || weak.has(each));
}

/** The name of the first kind that all members are of. */
export function nameOfKind(
  members: readonly string[],
  language: Language,
  beside: ReadonlySet<string>,
): string | undefined {
  const kind = kindsWith(members[0] ?? "", beside).find(
    (each) => areOf(each, members) && members.length >= (each.least ?? 2),
  );
  return kind === undefined ? undefined : nameOf(kind, language);
}

export function nameOf({ of }: ChoiceKind, language: Language): string {
  return of[language] ?? of.en;
}
