import { choice, flag, instant, key, whole } from "../define.ts";
import { poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What may not be said. */
export const moderationTypes: readonly SemanticType[] = [
  key(
    "content_item_id",
    "post under review|moderated item|moderated content|flagged content|reported content id",
    "The content.",
    "CNT-",
  ),
  key("report_id", "~report|user report|abuse report|report number", "The report.", "REP-"),
  choice(
    "moderation_label",
    "content label|moderation category|policy label|violation type|abuse category|harmful category|content violation|type of violation|report reason|toxicity label|reported reason",
    "What is wrong with it.",
    "none:72|spam:11|harassment:6|hate:3|sexual content:3|violence:2|misinformation:3",
  ),
  choice(
    "moderation_decision",
    "moderation action|moderator decision|moderator action|content decision|enforcement action",
    "What was decided.",
    "keep:74|remove:15|warn:6|limit:3|ban:2",
  ),
  flag(
    "is_toxic",
    "toxic|toxicity flag|toxic comment|is hateful|hate speech|abusive|is offensive|offensive|hateful",
    "Whether it is abusive.",
    0.1,
  ),
  flag("is_appealed", "appealed|appeal|appeal flag", "Whether it was appealed.", 0.06),
  choice(
    "appeal_result",
    "appeal outcome|appeal decision|result of appeal",
    "What the appeal brought.",
    "upheld:66|overturned:34",
  ),
  choice(
    "content_format",
    "media kind|format of content|type of content|post format|content medium",
    "What kind of content it is.",
    "text:58|image:24|video:13|audio:5",
  ),
  choice(
    "detection_method",
    "detected by|flagged by|detection type|found by",
    "What found it.",
    "automatic:62|user report:30|moderator:8",
  ),
  whole("report_count", "reports|number of reports|user reports", "How often it was reported.", poisson(0.8)),
  whole(
    "strike_count",
    "strikes|~warnings|prior violations|violations count|number of violations",
    "Earlier violations.",
    poisson(0.5),
  ),
  instant(
    "reviewed_at",
    "moderated at|review date of content|decision time|review timestamp|decided at",
    "When it was decided.",
    "-P180D",
  ),
];
