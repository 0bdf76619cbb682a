import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Desks, meetings, badges, and what marketing people ask and say. */
export const officesTypes: readonly SemanticType[] = [
  choice(
    "desk_type",
    "type of desk|workstation type|kind of desk",
    "The kind of desk.",
    "hot desk:40|fixed desk:34|standing desk:18|phone booth:8",
  ),
  choice(
    "meeting_type",
    "type of meeting|kind of meeting|meeting category|meeting kind",
    "What the meeting is for.",
    "team meeting:28|one-to-one:22|project review:14|client meeting:13|stand-up:10|workshop:7|all hands:3|interview:3",
  ),
  choice(
    "badge_type",
    "type of badge|badge category|pass type of the visitor|access badge type",
    "Whose badge it is.",
    "employee:58|visitor:24|contractor:14|temporary:4",
  ),
  choice(
    "employee_perk",
    "!perk|office perk|job perk|perk offered|benefit offered|workplace perk",
    "What employees are given beside their pay.",
    "remote work:22|gym membership:16|free lunch:14|training budget:13|health insurance:12|public transport pass:9|company bike:6|extra leave:5|childcare:3",
  ),
  choice(
    "answer_option",
    "selected option|option chosen|chosen option|option selected|~option|multiple choice option|answer chosen|answer selected|choice selected|response option",
    "Which of the answers was ticked.",
    "A:28|B:26|C:25|D:21",
  ),
  choice(
    "survey_question_type",
    "~question type|type of survey question|~type of question|question format",
    "How the question is asked.",
    "single choice:36|rating scale:24|multiple choice:20|open text:14|yes or no:6",
  ),
  choice(
    "persona",
    "buyer persona|marketing persona|user persona|customer persona|persona name",
    "The kind of buyer that is in mind.",
    "Budget-minded Parent|Busy Professional|Weekend Explorer|Tech Enthusiast|Careful Retiree|Student on the Go|Small Business Owner",
  ),
  choice(
    "ad_creative",
    "!creative|creative name|ad creative name|name of the creative|creative variant|advert name",
    "The advertisement; invented.",
    "Summer Teaser A|Summer Teaser B|Founder Story|Product Close-up|Before and After|Customer Quote|Countdown Banner|Unboxing Clip",
  ),
  choice(
    "slogan",
    "tagline|strapline|brand slogan|advertising slogan",
    "What the advertisement says; invented.",
    "Made for mornings.|Less fuss, more life.|Small things, done well.|Home is where it starts.|Go further, lighter.|Good food, no hurry.|Built to be handed down.|The quiet way to work.",
  ),
];
