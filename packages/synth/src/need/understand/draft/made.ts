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
  /** Of what was counted each once or some times, for want of how long it goes on. */
  readonly isUnbounded?: true;
  /** The domain of the table that the need is about. */
  readonly frame: Frame | null;
}
