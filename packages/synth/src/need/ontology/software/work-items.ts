import { choice, flag, key, scheme, text, typed, whole } from "../define.ts";
import { choices, lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Issues and the time they take. */
export const workItemTypes: readonly SemanticType[] = [
  scheme(
    "issue_key",
    "issue id|issue|jira issue|bug id|bug|issue number|jira key|jira ticket|~story|backlog item|work item|work item id|user story",
    "The issue.",
    "jira_key",
  ),
  text(
    "issue_title",
    "issue summary|bug title|bug summary|title of issue|story title|task title",
    "What the issue is about.",
    "subject",
  ),
  choice(
    "issue_type",
    {
      en: "type of issue|work item type|kind of issue|issue category|ticket type of development",
      de: "vorgangstyp",
      es: "tipo de incidencia",
      fr: "type d'anomalie",
      pt: "tipo de issue",
    },
    "What kind of issue it is.",
    "bug:36|story:28|task:24|improvement:8|epic:4",
  ),
  choice(
    "issue_status",
    "bug status|issue state|workflow status of issue|state of issue|story status|task status|kanban column",
    "Where the issue stands.",
    "done:52|in progress:14|to do:22|in review:8|blocked:4",
  ),
  choice(
    "bug_severity",
    "severity of bug|defect severity|issue severity",
    "How bad the bug is.",
    "minor:44|major:34|critical:15|blocker:7",
  ),
  typed(
    "story_points",
    "points|estimate points|~estimation|complexity points|effort points|~estimate",
    "Effort as the team counts it.",
    "int",
    choices("1:18|2:22|3:24|5:20|8:11|13:5"),
    { minimum: 0, maximum: 100 },
  ),
  choice(
    "sprint",
    "sprint name|iteration name|sprint number|sprint id",
    "The sprint.",
    "Sprint 41|Sprint 42|Sprint 43|Sprint 44|Sprint 45|Sprint 46",
  ),
  key("epic_id", "epic|epic key|epic link|parent epic", "The epic.", "EPIC-"),
  whole(
    "velocity",
    "team velocity|sprint velocity|points completed|completed points",
    "Points done in the sprint.",
    lognormal(34, 0.3),
  ),
  whole(
    "cycle_time_days",
    "cycle time|time in progress|days in progress|lead time of issue",
    "Days from begun to done.",
    lognormal(4, 0.8),
    { unit: "day" },
  ),
  choice(
    "resolution_type",
    "resolution|issue resolution|how it was resolved|resolution code|resolution category",
    "How it was closed.",
    "fixed:62|duplicate:12|will not fix:10|cannot reproduce:9|by design:7",
  ),
  text("steps_to_reproduce", "reproduction steps|how to reproduce|repro steps", "How to see it.", "instruction"),
  flag("is_blocked", "blocked|blocker flag|is blocker", "Whether something else must come first.", 0.08),
  whole(
    "reopen_count",
    "reopened|times reopened|reopens|number of reopens",
    "How often it was opened again.",
    poisson(0.15),
  ),
];
