import type { Report, Violation } from "../validation.ts";
import type { Interview } from "./interview.ts";

const ALL_MONTHS = 0b1111_1111_1111;

/** The search interest in goods in a country over a calendar year. */
interface Year {
  months: number;
  largest: number;
}

/** Rules on the interviews of a month, and on the months of a year. */
export class Waves {
  private readonly violations: Violation[];
  /** The month of the wave that is being read, counted from the year 0. */
  private month: number | null = null;
  private rows = 0;
  private weights = 0;
  /** Rows of the first wave, once it is over. */
  private size: number | null = null;
  private readonly weightOfCell = new Map<string, number>();
  private readonly interests = new Map<string, number>();
  private readonly years = new Map<string, Year>();

  constructor(violations: Violation[]) {
    this.violations = violations;
  }

  row(interview: Interview, month: number, row: number, report: Report): void {
    if (this.month !== month) this.begin(interview, month, row, report);
    this.rows++;
    if (this.size !== null && this.rows === this.size + 1) {
      report("wave-size", `the wave ${interview.wave} has more than ${this.size} rows`);
    }
    // Ten-thousandths, whose sum is exact.
    this.weights += Math.round(interview.weight * 10_000);
    const cell = interview.country + interview.age_band;
    const weight = this.weightOfCell.get(cell);
    if (weight === undefined) this.weightOfCell.set(cell, interview.weight);
    else if (weight !== interview.weight) report("weight", `${cell} weighs ${weight} and ${interview.weight}`);
    this.checkInterest(interview, month, report);
  }

  private checkInterest(interview: Interview, month: number, report: Report): void {
    const market = interview.country + interview.product_category;
    const interest = interview.search_interest;
    const known = this.interests.get(market);
    if (known !== undefined) {
      if (known !== interest) report("search-interest", `${market} is searched ${known} and ${interest}`);
      return;
    }
    this.interests.set(market, interest);
    let year = this.years.get(market);
    if (year === undefined) {
      year = { months: 0, largest: 0 };
      this.years.set(market, year);
    }
    year.months |= 1 << (month % 12);
    year.largest = Math.max(year.largest, interest);
  }

  private begin(interview: Interview, month: number, row: number, report: Report): void {
    const before = this.month;
    if (before !== null && month !== before + 1) {
      report(
        "wave-contiguous",
        `the wave ${interview.wave} after month ${(before % 12) + 1} of ${Math.floor(before / 12)}`,
      );
    }
    if (before !== null) this.end(row);
    if (before !== null && Math.floor(month / 12) !== Math.floor(before / 12)) this.endYear(row);
    this.month = month;
    this.rows = 0;
    this.weights = 0;
    this.weightOfCell.clear();
    this.interests.clear();
  }

  /** Judges a wave that another one follows. */
  private end(row: number): void {
    const note = (invariant: string, detail: string) => this.violations.push({ row: row - 1, invariant, detail });
    if (this.size === null) this.size = this.rows;
    else if (this.rows < this.size) note("wave-size", `a wave of ${this.rows} rows, the first had ${this.size}`);
    const mean = this.weights / this.rows / 10_000;
    if (Math.abs(mean - 1) > 0.01) note("weight", `the weights of a wave have the mean ${mean}`);
  }

  private endYear(row: number): void {
    for (const [market, { months, largest }] of this.years) {
      if (months !== ALL_MONTHS || largest === 100) continue;
      const detail = `${market} is searched at most ${largest} in a whole year`;
      this.violations.push({ row: row - 1, invariant: "search-interest", detail });
    }
    this.years.clear();
  }
}
