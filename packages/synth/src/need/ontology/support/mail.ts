import { choice, contact, flag, person, whole } from "../define.ts";
import { geometric } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Mail. */
export const mailTypes: readonly SemanticType[] = [
  person(
    "sender_email",
    "from email|email from|sender mail|from address of email|sender address of mail",
    "Who sent it; of a reserved domain.",
    "email",
  ),
  person(
    "recipient_email",
    "to email|email to|recipient mail|receiver email",
    "Who got it; of a reserved domain.",
    "email",
  ),
  contact("sender_domain", "domain of sender|from domain|email domain|mail domain", "Domain of the sender.", "domain"),
  choice(
    "email_folder",
    "folder|mailbox|mail folder|inbox folder",
    "Where the mail lies.",
    "inbox:62|archive:20|sent:12|spam:6",
  ),
  flag("is_read", "read|read flag|~seen|opened mail|was read", "Whether it was read.", 0.72),
  flag("is_reply", "reply|reply flag|is response", "Whether it answers another.", 0.42),
  whole("recipient_count", "number of recipients|recipients|cc count", "How many got it.", geometric(0.7), {
    minimum: 1,
  }),
  choice(
    "email_category",
    "mail category|email type|mail type|type of email|email label",
    "What kind of mail it is.",
    "work:36|newsletter:24|transactional:20|personal:12|promotion:8",
  ),
];
