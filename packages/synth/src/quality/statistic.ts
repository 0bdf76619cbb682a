/** A parsed row as a consumer of the data sees it. */
export type Row = Record<string, unknown>;

/** A generator that draws every field by itself, as fixtures usually do. */
export type Control = (seed: number) => Iterable<Row>;

/**
 * One measurable property that real data of this kind has and naively drawn data has not.
 * `Columns` is the compact form of the rows that the statistics of one dataset share.
 */
export interface Statistic<Columns> {
  /** Stable name, unique within the dataset. */
  id: string;
  /** One sentence for the buyer's quality report, with the unit. */
  describes: string;
  /** Inclusive interval in which realistic data lies. */
  band: readonly [low: number, high: number];
  /** Below this many rows the value means little, and the verdict is "not_evaluated". */
  minimumRows: number;
  /** Where the band comes from. */
  source: string;
  /** The value, or null when these rows cannot show it. */
  measure(columns: Columns): number | null;
  /** Rows of a naive generator, which must miss the band. */
  control: Control;
}

/** A statistic's outcome on one set of rows. */
export interface Assessment {
  id: string;
  describes: string;
  value: number | null;
  band: readonly [low: number, high: number];
  rows: number;
  verdict: "pass" | "fail" | "not_evaluated";
  source: string;
}

/** The statistics of one dataset, bound to the way its rows become columns. */
export interface Realism {
  dataset: string;
  /** Rows of a seed on which the bands are promised for nearly every verdict. */
  rows: number;
  statistics: readonly Omit<Statistic<never>, "measure" | "control">[];
  /** Measures every statistic on parsed rows, in one pass over them. */
  assess(rows: Iterable<Row>): Assessment[];
  /** Measures every statistic on its own naive control; each should fail. */
  assessControls(seed: number): Assessment[];
}

/** Columns remember how many rows they were made of. */
export interface Counted {
  rows: number;
}

function judge<C extends Counted>(statistic: Statistic<C>, columns: C): Assessment {
  const { id, describes, band, source } = statistic;
  const enough = columns.rows >= statistic.minimumRows;
  const value = enough ? statistic.measure(columns) : null;
  const inside = value !== null && value >= band[0] && value <= band[1];
  const verdict = value === null ? "not_evaluated" : inside ? "pass" : "fail";
  return { id, describes, value, band, rows: columns.rows, verdict, source };
}

/** Binds a dataset's statistics to its column reader. `collect` must consume the rows once, in order. */
export function defineRealism<C extends Counted>(
  dataset: string,
  collect: (rows: Iterable<Row>) => C,
  statistics: readonly Statistic<C>[],
  rows: number,
): Realism {
  return {
    dataset,
    rows,
    statistics,
    assess(rows) {
      const columns = collect(rows);
      return statistics.map((statistic) => judge(statistic, columns));
    },
    assessControls(seed) {
      // Statistics that name the same control share its columns: it is drawn once.
      const drawn = new Map<Control, C>();
      return statistics.map((statistic) => {
        const columns = drawn.get(statistic.control) ?? collect(statistic.control(seed));
        drawn.set(statistic.control, columns);
        return judge(statistic, columns);
      });
    },
  };
}
