import { choice, day, flag, percent } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Tests and what is handed in. */
export const testTypes: readonly SemanticType[] = [
  day("exam_date", "date of exam|examination date|exam day|test day", "The day of an exam."),
  flag("late_submission", "submitted late|late hand in|handed in late", "Whether it came late.", 0.14),
  percent(
    "plagiarism_score",
    "similarity score|plagiarism percent|similarity index",
    "Share found elsewhere.",
    beta(1.2, 9, 0, 100),
  ),
  choice(
    "faculty",
    "university faculty|college faculty|school of",
    "The faculty.",
    "Engineering:24|Humanities:19|Natural Sciences:18|Business:17|Medicine:13|Law:9",
  ),
  choice(
    "school_type",
    "type of school|kind of school",
    "The kind of school.",
    "primary:44|secondary:37|vocational:12|special needs:7",
  ),
  choice(
    "correct_option",
    "correct answer option|right option|answer key",
    "The option that is right.",
    "A:25|B:25|C:25|D:25",
  ),
  flag("hint_used", "used hint|hint taken", "Whether a hint was used.", 0.22),
];
