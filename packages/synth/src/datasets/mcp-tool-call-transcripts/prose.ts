import type { Dice } from "./dice.ts";
import { companies, people } from "./vocabulary.ts";

const subjects = [
  "the migration",
  "our onboarding flow",
  "the second vendor",
  "the pilot group",
  "the nightly export",
  "the supplier portal",
  "the packaging line",
  "last quarter's forecast",
  "the warranty clause",
  "the new dashboard",
  "the night shift",
  "the staging cluster",
  "the pricing page",
  "the audit trail",
  "the retry queue",
  "the training material",
  "the Leipzig depot",
  "the consent banner",
  "the mobile build",
  "the quarterly review",
  "the spare-parts order",
  "the call-back script",
  "the loading bay",
  "our newsletter",
  "the returns desk",
  "the second draft of the brochure",
  "the cooling unit",
  "the sales handbook",
  "the door sensor",
  "our largest reseller",
  "the summer intake",
  "the tender dossier",
  "the press kit",
  "the backup generator",
  "the loyalty scheme",
  "the apprentices' workshop",
  "the search page",
  "the customs broker",
  "the lease in Porto",
  "the insurance renewal",
  "the beta panel",
  "the translation memory",
  "the emergency exit sign",
  "the canteen survey",
] as const;

const happenings = [
  "slipped by a week",
  "is waiting on legal",
  "finally passed acceptance",
  "needs a second pair of eyes",
  "came in under budget",
  "still loses the time zone",
  "was rolled back on Tuesday",
  "doubled our support mail",
  "works, but only on a wired network",
  "has no owner since the reorganisation",
  "broke when the certificate expired",
  "turned out cheaper than leasing",
  "should not go live before the inventory",
  "makes the report four pages longer",
  "got praise from two branches",
  "covers everything except refunds",
  "drops rows with an umlaut in the name",
  "runs eleven minutes instead of forty",
  "was promised to the customer in writing",
  "depends on a spreadsheet nobody versions",
  "is fine as long as traffic stays low",
  "ran out of ink halfway",
  "keeps asking for the old password",
  "has been copied by a competitor",
  "looks different on every screen",
  "saves us a courier each day",
  "was approved without comment",
  "got lost between two departments",
  "arrived with the wrong plugs",
  "is quieter than the brochure claims",
  "survived the audit",
  "goes to print on Monday",
  "confuses new colleagues",
  "attracts mostly students",
  "uses three fonts too many",
  "failed twice in the rain",
  "will be free for charities",
  "has doubled in price since May",
  "was tested by hand only",
  "is already sold out",
  "answers in the wrong language",
  "pays for itself by March",
] as const;

const reasons = [
  "because the old contract ends in December",
  "since nobody could reproduce it twice",
  "as finance closes the books on the 28th",
  "although the numbers look better than in spring",
  "so that the field team can work offline",
  "until the sensor vendor replies",
  "which explains the gap in the weekly chart",
  "even after we halved the batch size",
  "unless the freeze is lifted early",
  "and that was not what the survey suggested",
  "provided that translation delivers on time",
  "while the elevator is out of order",
  "because two people read the checklist differently",
  "now that the duplicate accounts are merged",
  "whatever the brochure says",
  "before anybody had read the manual",
  "as the only spare was used last week",
  "in spite of two reminders",
  "because the form has no field for it",
  "if the weather holds",
  "without asking the works council",
  "once the scaffolding is down",
  "although it was marked as urgent",
  "since the person who knew has retired",
  "as long as the lift is repaired",
  "because both teams counted it",
  "when the temperature drops below five degrees",
  "according to the caretaker",
] as const;

const tasks = [
  "draft a shorter notice",
  "compare both quotes line by line",
  "ask for the missing delivery notes",
  "rename the shared folder",
  "book the small meeting room",
  "write down who approves exceptions",
  "measure it again on a cold start",
  "close the stale tickets",
  "invite somebody from purchasing",
  "archive the photos from the site visit",
  "check the totals against the ledger",
  "send the revised floor plan",
  "turn the workaround into a test",
  "cancel the second subscription",
  "collect three references",
  "agree on one name for it",
  "replace the broken label printer",
  "keep a copy outside the building",
  "photograph the damage",
  "ring the landlord",
  "print fewer copies",
  "update the emergency numbers",
  "find the missing adapter",
  "ask two more suppliers",
  "translate the safety sheet",
  "move the workshop to Thursday",
  "sort the samples by colour",
  "pay the deposit",
  "shorten the questionnaire",
  "order a second key",
  "return the borrowed projector",
  "read the minutes again",
  "label the cables",
  "test the alarm at noon",
  "split the budget by region",
  "thank the volunteers",
] as const;

const remarks = [
  "Nobody objected.",
  "Worth a follow-up in two weeks.",
  "Numbers attached below.",
  "To be confirmed.",
  "Opinions differ here.",
  "We agreed to disagree.",
  "This was news to most of us.",
  "No decision yet.",
  "Costs are unclear.",
  "See also the earlier thread.",
  "Postponed once already.",
  "Good enough for now.",
  "I would rather wait.",
  "Someone has to say it to the client.",
  "The client liked it.",
  "Coffee was excellent, the projector was not.",
  "Half of this is guesswork.",
  "Please do not forward.",
  "I may be wrong about the second point.",
  "We have been here before.",
  "Rather expensive for what it is.",
  "Everybody left early.",
  "No news is good news.",
  "The intern noticed first.",
  "That was the easy part.",
  "Keep receipts.",
  "Next time with a timer.",
  "It rained all day.",
] as const;

const openings = [
  "Apparently",
  "In short:",
  "For the record,",
  "As of this morning",
  "Minor point:",
  "Good news:",
  "Again,",
] as const;

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One sentence of working prose, in one of a dozen shapes. */
export function sentence(dice: Dice): string {
  switch (dice.below(12)) {
    case 0:
      return `${capital(dice.pick(subjects))} ${dice.pick(happenings)}.`;
    case 1:
      return `${capital(dice.pick(subjects))} ${dice.pick(happenings)} ${dice.pick(reasons)}.`;
    case 2:
      return `${dice.pick(people)} will ${dice.pick(tasks)}.`;
    case 3:
      return `${dice.pick(openings)} ${dice.pick(subjects)} ${dice.pick(happenings)}.`;
    case 4:
      return dice.pick(remarks);
    case 5:
      return `Can we ${dice.pick(tasks)} before ${dice.pick(subjects)} starts?`;
    case 6:
      return `${dice.pick(companies)} asked twice about ${dice.pick(subjects)}.`;
    case 7:
      return `We should ${dice.pick(tasks)} and ${dice.pick(tasks)}.`;
    case 8:
      return `${capital(dice.pick(reasons))}, ${dice.pick(subjects)} gets ${dice.between(2, 19)} more days.`;
    case 9:
      return `${dice.pick(people)} (${dice.pick(companies)}): "${capital(dice.pick(subjects))} ${dice.pick(happenings)}."`;
    case 10:
      return `Open: ${dice.pick(tasks)}; ${dice.pick(tasks)}.`;
    default:
      return `Last time ${dice.pick(subjects)} cost ${dice.between(3, 97)} hours ${dice.pick(reasons)}.`;
  }
}

/** Several sentences as one paragraph. */
export function paragraph(dice: Dice, sentences: number): string {
  let text = sentence(dice);
  for (let i = 1; i < sentences; i++) text += ` ${sentence(dice)}`;
  return text;
}

/** A short heading, as people name notes and documents. */
export function heading(dice: Dice): string {
  const subject = capital(dice.pick(subjects).replace(/^(the|our) /, ""));
  switch (dice.below(5)) {
    case 0:
      return `${subject}: open points`;
    case 1:
      return `${subject} with ${dice.pick(companies)}`;
    case 2:
      return `Minutes, ${dice.pick(people).split(" ")[0]} on ${dice.pick(subjects)}`;
    case 3:
      return `Why ${dice.pick(subjects)} ${dice.pick(happenings)}`;
    default:
      return subject;
  }
}
