import type { Findings, Found } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import type { Owner } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Mentions } from "./mention.ts";

/** All that one table is made from. */
export interface Material {
  readonly request: NeedRequest;
  readonly findings: Findings;
  readonly items: readonly Item[];
  readonly mentions: Mentions;
  readonly lookup: Lookup;
  readonly owner: Owner;
  /** One of several tables. */
  readonly linked: boolean;
  /** The buyer lists the columns of another one of the tables. */
  readonly besideLists: boolean;
  /** The buyer gave the whole list of columns. */
  readonly closed: boolean;
  /** Entities of other tables, or counted as rows already. */
  readonly settled: ReadonlySet<Found>;
  /** What the buyer calls the rows, where the domain has another word. */
  readonly noun: string | null;
  /** The rows of the table as the tables' counts have them. */
  readonly rows: number | undefined;
}

export interface Assembled {
  readonly rowsSource: "stated" | "implied" | "default";
  /** What the need would come to if it were not cut: more rows than may be. */
  readonly wanted: number;
  /** Of what was counted each once or some times, for want of how long it goes on. */
  readonly isUnbounded?: true;
}
