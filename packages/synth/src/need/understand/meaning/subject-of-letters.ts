import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { Lookup } from "../words/lookup.ts";

const letters = /^(?:e-?mails?|mails?|mailbox|inbox|body|newsletters?|tickets?|messages?|sender|recipients?)$/;
const schools =
  /^(?:schools?|exams?|pupils?|students?|teachers?|lessons?|tutors?|tutoring|marks?|classes|courses?|grades?|homework)$/;

/** The "subject" of "email id, subject, body" is a line, and none that is taught. */
export function subjectOfLetters(type: SemanticType, { words, vocabulary }: Lookup): SemanticType {
  const line = type.id === "school_subject" ? vocabulary.types.get("subject_line") : undefined;
  if (line === undefined || !words.some(({ folded }) => letters.test(folded))) return type;
  return words.some(({ folded }) => schools.test(folded)) ? type : line;
}
