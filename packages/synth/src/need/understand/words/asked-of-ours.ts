/** What one runs, up to so many characters; then what is wanted of it, in a few words. */
const said =
  /^(?:(?:hi|hello|hey)[,!.]? )?(?:we|i)(?: are running|['’]m running| run| own| have| operate| manage| look after) (?<ours>(?:an? |the |our |my |some |about )?[^.;:,()]{3,60}?),? and (?:we |i )?(?:now |would |['’]d |could )?(?:need|want|like|use) (?:to have )?(?<asked>an? (?:\p{Ll}+[ -]){0,2}(?:log|list|register|record|diary|book|journal|history|ledger|roster|schedule|logbook|table|export|dataset|file|report))(?= (?:from|for|of|over|in|during|covering|with)\b|[.:,;]|$)/iu;

/**
 * "We run a music school with 140 pupils and need a lesson log from …" asks for a lesson log of a music school: what somebody runs
 * says whose the rows are, and what is needed is no column of it.
 */
export function withAskedOfOurs(text: string): string {
  const { ours, asked } = said.exec(text)?.groups ?? {};
  return ours === undefined || asked === undefined ? text : text.replace(said, () => `${asked} of ${ours}`);
}
