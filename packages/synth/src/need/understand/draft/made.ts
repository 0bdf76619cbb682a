import type { Frame } from "../../frames/frame.ts";
import type { Source } from "../../plan.ts";
import type { Mentions } from "../mentions/mention.ts";
import type { DraftTable } from "./draft.ts";

/** What came of a need before it is a plan. */
export interface Made {
  readonly tables: readonly DraftTable[];
  readonly mentions: Mentions;
  readonly rowsSource: Source;
  /** The rows that the need comes to before they are cut. */
  readonly wanted: number;
  /** The domain of the table that the need is about. */
  readonly frame: Frame | null;
}
