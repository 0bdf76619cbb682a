import { person } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** People by what they do, where a row names them; all invented. */
export const roleTypes: readonly SemanticType[] = [
  role("pilot", "pilot name|aviator|drone pilot|pilot in command|first officer|co-pilot|copilot"),
  role("captain", "captain name|skipper|ship master|master of the vessel"),
  role("inspector", "inspector name|surveyor|assessor|appraiser|valuer|examiner"),
  role("auditor", "auditor name|controller name|accountant|bookkeeper"),
  role("underwriter", "underwriter name|loan officer|case officer"),
  role("officer", "officer name|police officer|reporting officer|customs officer|warden"),
  role("nurse", "nurse name|midwife|caregiver|carer|anesthetist|anaesthetist"),
  role("coach", "coach name|head coach|scout"),
  role("chef", "chef name|cook|baker name|barista"),
  role("guard", "guard name|security guard|janitor|cleaner name|caretaker"),
  role("foreman", "foreman name|site manager|architect|electrician|plumber|carpenter|welder|bricklayer"),
  role("farmer", "farmer name|grower|breeder|gardener|fisher|forester|beekeeper"),
  role("translator", "translator name|interpreter|proofreader|subtitler"),
  role("editor", "editor name|photographer|cartographer|illustrator|columnist"),
  role("composer", "composer name|songwriter|lyricist|conductor"),
  role("landlord", "landlord name|lessor|property owner"),
  role("lessee", "lessee name|leaseholder"),
  role("plaintiff", "plaintiff name|claimant name|petitioner"),
  role("defendant", "defendant name|respondent name|accused"),
  role("consignee", "consignee name|receiver name|recipient name"),
  role("shipper", "shipper name|consignor"),
  role("mentor", "mentor name|tutor name|advisor|adviser"),
  role("moderator", "moderator name|facilitator"),
  role("witness", "witness name|notary"),
];

function role(noun: string, names: string): SemanticType {
  return person(`${noun}_name`, { en: `${noun}|${names}` }, `The ${noun}; an invented person.`, "full_name");
}
