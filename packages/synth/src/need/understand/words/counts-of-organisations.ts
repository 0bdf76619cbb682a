const organisations =
  "firms|companies|businesses|schools|universities|hospitals|clinics|hotels|municipalities|communes|countries|regions|counties|districts|cities|towns|villages|farms|museums|libraries|branches|plants|factories|mines|prisons|nursing homes|care homes";
/** "panel of 30 schools", "400 firms, yearly", "firm-level panel" */
const panels: readonly RegExp[] = [
  new RegExp(`\\bpanel (?:of|with|for|on) (?:about |around )?\\d[\\d.,]* (?:\\p{L}+ )?(?:${organisations})\\b`, "iu"),
  new RegExp(
    `\\b\\d[\\d.,]* (?:\\p{L}+ )?(?:${organisations}),? (?:by year|(?:yearly|annual|annually|quarterly|monthly)\\b)`,
    "iu",
  ),
  /\b(?:firm|company|school|hospital|country|municipality|plant)(?:-level| level)? panel\b/iu,
  new RegExp(
    `\\b(?:yearly|annual|quarterly|monthly) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:of|for) \\d[\\d.,]* (?:${organisations})\\b`,
    "iu",
  ),
];
const apart = /\b(?:tables|linked|each|every|per (?:employee|pupil|student|patient)|belongs?)\b/iu;
const many =
  /(?<=[,:] ?|\band )(employees|workers|pupils|students|teachers|nurses|doctors|physicians|beds|patients|inhabitants|residents|visitors|members|rooms|machines|vehicles|inmates|cows)(?= ?(?:[,.;]|$| and ))/giu;

/** "panel of 30 schools: pupils, teachers, budget": what an organisation has many of is counted there. */
export function countsOfOrganisations(text: string): string {
  if (apart.test(text) || !panels.some((panel) => panel.test(text))) return text;
  return text.replace(many, (said) => `number of ${said}`);
}
