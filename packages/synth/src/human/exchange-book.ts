import { type Exchange, readExchanges } from "./exchange.ts";
import { bondExchanges, careExchanges, interviewExchanges, workExchanges } from "./speech/exchanges/bonds.ts";
import { fixingExchanges, moneyExchanges } from "./speech/exchanges/claims.ts";
import {
  asideExchanges,
  type ConfidingClass,
  confidingExchanges,
  repairExchanges,
} from "./speech/exchanges/confiding.ts";
import { generalQuestions } from "./speech/exchanges/general.ts";
import { deliveryExchanges, helpExchanges, taskExchanges } from "./speech/exchanges/help.ts";
import { conductExchanges, favourExchanges, priceExchanges } from "./speech/exchanges/sides.ts";
import { teamExchanges } from "./speech/exchanges/team.ts";

/** A text of exchanges without those that speak of something. */
function without(text: string, of: RegExp): string {
  return text
    .split(/\n(?=\s*[?<!@])/u)
    .filter((block) => !of.test(block))
    .join("\n");
}

const texts = {
  money: moneyExchanges,
  fixing: fixingExchanges,
  conduct: conductExchanges,
  price: priceExchanges,
  favour: favourExchanges,
  bond: bondExchanges,
  care: careExchanges,
  interview: interviewExchanges,
  work: workExchanges,
  help: helpExchanges,
  delivery: deliveryExchanges,
  task: taskExchanges,
  // What is said among colleagues and to guests, out of what is said among people who live side by side.
  team:
    teamExchanges +
    without(conductExchanges, /\b(?:ten|weekend|knock|guests|sleep|lies?|house|cook|chorework|live)\b/u),
} as const;

/** What two people at both ends of a matter talk about: money, something to be mended, how one behaves, a price, … */
export type ExchangeKind = keyof typeof texts;

/** The kind of a family, or of one of its matters ("family/matter"). */
const kinds: Readonly<Record<string, ExchangeKind>> = {
  "job_search/interview": "interview",
  "job_search/search": "interview",
  job_search: "favour",
  new_job: "help",
  "team_conflict/shifts": "favour",
  team_conflict: "team",
  performance_review: "favour",
  startup_pitch: "help",
  volunteering: "help",
  "moving_house/deposit": "money",
  "moving_house/repairs": "fixing",
  "moving_house/mould": "fixing",
  moving_house: "help",
  "roommate_quarrel/shared_bills": "money",
  roommate_quarrel: "conduct",
  neighbour_noise: "conduct",
  relationship_conflict: "bond",
  online_dating: "bond",
  "illness_caring/hospital": "care",
  "illness_caring/diagnosis": "care",
  "travel_trouble/luggage": "delivery",
  "travel_trouble/passport": "help",
  travel_trouble: "favour",
  sports: "help",
  gaming_team: "team",
  "customer_complaint/delivery": "delivery",
  "customer_complaint/service": "team",
  "customer_complaint/hotline": "team",
  customer_complaint: "fixing",
  refund_dispute: "money",
  negotiation: "price",
  tech_support: "fixing",
  appointment_admin: "favour",
  "customer_onboarding/price_plan": "money",
  agent_tools: "task",
  medical_treatment: "care",
  shift_handover: "work",
  incident_response: "work",
};

/** The kind of what two people at both ends of a matter talk about. */
export function kindOf(family: string, matter: string | null): ExchangeKind {
  return kinds[`${family}/${matter ?? ""}`] ?? kinds[family] ?? "help";
}

const supporting: ReadonlySet<ExchangeKind> = new Set<ExchangeKind>(["care", "help", "work", "interview", "bond"]);

/** Whether the two want different things of one matter that lies in the other person's hands. */
export function isContest(kind: ExchangeKind): boolean {
  return !supporting.has(kind);
}

const known = new Map<string, readonly Exchange[]>();

function read(name: string, text: string): readonly Exchange[] {
  const there = known.get(name);
  if (there !== undefined) return there;
  const made = readExchanges(text);
  known.set(name, made);
  return made;
}

/** The exchanges across a matter of a kind that somebody on duty, or somebody with a stake, may have. */
export function exchangesAcross(kind: ExchangeKind, isOnDuty: boolean): readonly Exchange[] {
  const side = isOnDuty ? "duty" : "counterpart";
  const name = `${kind} ${side}`;
  const there = known.get(name);
  if (there !== undefined) return there;
  const general = isContest(kind) ? read(`general ${side}`, generalQuestions[side]) : [];
  const all = [...read(kind, texts[kind]), ...general];
  // A kind written for one side serves the other side too, where nothing else is there.
  const made = all.filter((each) => each.side === null || each.side === side);
  const enough = (["ask", "offer"] as const).every((opening) => made.some((each) => each.opening === opening));
  known.set(name, enough ? made : all);
  return enough ? made : all;
}

/** The exchanges with somebody who listens, by what happened. */
export function exchangesOfConfiding(of: ConfidingClass): readonly Exchange[] {
  const own = read(`confiding ${of}`, confidingExchanges[of]);
  const isGrave = of === "harm" || of === "blow" || of === "stuck";
  return isGrave ? [...own, ...read("general friend", generalQuestions.friend)] : own;
}

/** Changes of topic for a moment, each with the way back. */
export function asides(): readonly Exchange[] {
  return read("asides", asideExchanges);
}

/** Questions of somebody who did not follow. */
export function repairs(): readonly Exchange[] {
  return read("repairs", repairExchanges);
}
