import { largestShare, topShare } from "../concentration.ts";
import { uniformClaims } from "../controls/naive-claims.ts";
import { dispersionIndex } from "../dispersion.ts";
import { quantile } from "../quantile.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

interface ClaimsColumns extends Counted {
  denied: number;
  readonly billed: number[];
  readonly carcs: string[];
  /** Dollars of paid lines. */
  paidBilled: number;
  allowed: number;
  planPaid: number;
  readonly memberAllowed: Map<string, number>;
  readonly memberClaims: Map<string, number>;
  /** Age in the year of the first service, and whether type 2 diabetes was ever named. */
  readonly memberAges: Map<string, number>;
  readonly diabetics: Set<string>;
  weekendClaims: number;
  claims: number;
  /** By month: allowed dollars and those of them that fell under a deductible. */
  readonly monthAllowed: Map<number, number>;
  readonly monthDeductible: Map<number, number>;
}

function addClaim(columns: ClaimsColumns, row: Row, member: string, date: string): void {
  columns.claims++;
  tally(columns.memberClaims, member);
  if (!columns.memberAges.has(member)) {
    columns.memberAges.set(member, Number(date.slice(0, 4)) - numberOf(row, "birth_year"));
  }
  if (new Date(date).getUTCDay() % 6 === 0) columns.weekendClaims++;
}

function addRow(columns: ClaimsColumns, row: Row): void {
  columns.rows++;
  const member = textOf(row, "member_id") ?? "";
  const date = textOf(row, "service_date") ?? "";
  if (row.line === 1) addClaim(columns, row, member, date);
  for (const field of ["dx_primary", "dx_2", "dx_3", "dx_4"]) {
    if (textOf(row, field)?.startsWith("E11") === true) columns.diabetics.add(member);
  }
  columns.billed.push(numberOf(row, "billed"));
  const carc = textOf(row, "carc");
  if (carc !== null) columns.carcs.push(carc);
  if (row.status === "denied") columns.denied++;
  if (row.status !== "paid") return;
  const allowed = numberOf(row, "allowed");
  const month = Number(date.slice(5, 7));
  columns.paidBilled += numberOf(row, "billed");
  columns.allowed += allowed;
  columns.planPaid += numberOf(row, "plan_paid");
  tally(columns.memberAllowed, member, allowed);
  tally(columns.monthAllowed, month, allowed);
  tally(columns.monthDeductible, month, numberOf(row, "deductible"));
}

function collect(rows: Iterable<Row>): ClaimsColumns {
  const columns: ClaimsColumns = {
    rows: 0,
    denied: 0,
    billed: [],
    carcs: [],
    paidBilled: 0,
    allowed: 0,
    planPaid: 0,
    memberAllowed: new Map(),
    memberClaims: new Map(),
    memberAges: new Map(),
    diabetics: new Set(),
    weekendClaims: 0,
    claims: 0,
    monthAllowed: new Map(),
    monthDeductible: new Map(),
  };
  for (const row of rows) addRow(columns, row);
  return columns;
}

/** Share of members aged from … to with type 2 diabetes; null without any. */
function diabetesAt(columns: ClaimsColumns, from: number, to: number): number | null {
  const found = [...columns.memberAges].filter(([, age]) => age >= from && age <= to).map(([member]) => member);
  return found.length === 0 ? null : found.filter((member) => columns.diabetics.has(member)).length / found.length;
}

function diabetesByAge(columns: ClaimsColumns): number | null {
  const [old, young] = [diabetesAt(columns, 65, 130), diabetesAt(columns, 25, 44)];
  return old === null || young === null || young === 0 ? null : old / young;
}

function deductibleShare(columns: ClaimsColumns, months: readonly number[]): number | null {
  const sum = (of: Map<number, number>): number => months.reduce((total, month) => total + (of.get(month) ?? 0), 0);
  const allowed = sum(columns.monthAllowed);
  return allowed === 0 ? null : sum(columns.monthDeductible) / allowed;
}

function deductibleSeason(columns: ClaimsColumns): number | null {
  const [early, late] = [deductibleShare(columns, [1, 2]), deductibleShare(columns, [8, 9, 10])];
  return early === null || late === null || late === 0 ? null : early / late;
}

function medianToTail(columns: ClaimsColumns): number | null {
  const [tail, middle] = [quantile(columns.billed, 0.95), quantile(columns.billed, 0.5)];
  return tail === null || middle === null || middle === 0 ? null : tail / middle;
}

const BENCHMARKS = "Published denial benchmarks (11.8% of claims in 2024)";

const statistics: readonly Statistic<ClaimsColumns>[] = [
  {
    id: "denied_lines",
    describes: "Share of claim lines that end denied.",
    band: [0.08, 0.15],
    minimumRows: 10_000,
    source: `${BENCHMARKS}: 8 to 15%`,
    measure: (columns) => columns.denied / columns.rows,
    control: uniformClaims,
  },
  {
    id: "allowed_to_billed",
    describes: "Dollars allowed over dollars billed, on paid lines.",
    band: [0.28, 0.46],
    minimumRows: 20_000,
    source: "Charges are two to four times what contracts allow; prototype 0.40",
    measure: (columns) => (columns.paidBilled === 0 ? null : columns.allowed / columns.paidBilled),
    control: uniformClaims,
  },
  {
    id: "plan_share",
    describes: "Dollars that plans paid over dollars allowed.",
    band: [0.65, 0.92],
    minimumRows: 20_000,
    source: "Medicare part B pays 80% after the deductible; commercial plans 70 to 90%",
    measure: (columns) => (columns.allowed === 0 ? null : columns.planPaid / columns.allowed),
    control: uniformClaims,
  },
  {
    id: "billed_tail",
    describes: "95th percentile of billed amounts over their median.",
    band: [3.5, 20],
    minimumRows: 10_000,
    source: "Lognormal charges over services of very different price; uniform amounts give 1.9",
    measure: medianToTail,
    control: uniformClaims,
  },
  {
    id: "claims_dispersion",
    describes: "Variance of members' numbers of claims over their mean.",
    band: [3, 20],
    minimumRows: 50_000,
    source: "DE-SynPUF: about 13.7 claims a member and year, very unequal; independent draws give 1",
    measure: (columns) => dispersionIndex([...columns.memberClaims.values()]),
    control: uniformClaims,
  },
  {
    id: "top_members_cost",
    describes: "Share of allowed dollars that the costliest 5% of members make up.",
    band: [0.35, 0.65],
    minimumRows: 50_000,
    source: "MEPS: the top 5% of persons make about half of all spending",
    measure: (columns) => topShare([...columns.memberAllowed.values()], 0.05),
    control: uniformClaims,
  },
  {
    id: "diabetes_by_age",
    describes: "Share of members with type 2 diabetes from 65 on over that at 25 to 44.",
    band: [2.5, 10],
    minimumRows: 50_000,
    source: "Prevalence rises from about 4% at 25 to 44 to above 20% from 65 on",
    measure: diabetesByAge,
    control: uniformClaims,
  },
  {
    id: "top_denial_reason",
    describes: "Share of the commonest reason among denials.",
    band: [0.15, 0.28],
    minimumRows: 10_000,
    source: `${BENCHMARKS}: carc 16 makes 15 to 20%; twelve equal reasons give 0.08`,
    measure: (columns) => largestShare(columns.carcs),
    control: uniformClaims,
  },
  {
    id: "weekend_claims",
    describes: "Share of claims with service on a Saturday or Sunday.",
    band: [0.06, 0.2],
    minimumRows: 10_000,
    source: "Offices are closed: about an eighth of a full week's work; equal days give 0.29",
    measure: (columns) => columns.weekendClaims / columns.claims,
    control: uniformClaims,
  },
  {
    id: "deductible_season",
    describes: "Share of allowed dollars under a deductible in January and February over that in August to October.",
    band: [1.2, 12],
    minimumRows: 90_000,
    source: "Annual deductibles are met in the course of the year; amounts without memory give 1",
    measure: deductibleSeason,
    control: uniformClaims,
  },
];

/** How realistic claims are: need, cost, prevalence, denials, and the deductible's year. */
export const healthcareClaimsRealism = defineRealism("healthcare-claims", collect, statistics, 100_000);
