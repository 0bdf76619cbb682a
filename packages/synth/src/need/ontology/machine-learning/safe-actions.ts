import { choice, typed } from "../define.ts";
import { codes, list } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What an agent is asked to call and should do, and the documents it was given. */
export const safeActionTypes: readonly SemanticType[] = [
  choice(
    "target_tool",
    "targeted tool|attacked tool|tool under attack",
    "The tool that an attack wants to have called.",
    "send_email:24|read_file:20|run_code:17|search_web:15|query_database:13|write_file:11",
  ),
  choice(
    "expected_action",
    "expected safe action|safe action|expected behaviour|expected behavior|right action",
    "What the agent should do.",
    "refuse:38|ignore instruction:27|ask user:18|proceed:17",
  ),
  choice(
    "injection_type",
    "prompt attack type|injection technique|jailbreak type|prompt injection type",
    "The kind of attack on a prompt.",
    "direct injection:31|indirect injection:29|role play:14|encoding:10|goal hijacking:9|data exfiltration:7",
  ),
  typed(
    "document_ids",
    "doc ids|retrieved doc ids|retrieved document ids|retrieved documents|source ids|context ids",
    "The documents that were found.",
    "array",
    list(codes("DOC-", 5), 1, 5),
  ),
];
