const tilde = "(?:around |about |roughly |approx\\.? |ca\\.? |circa |~ ?)?";
const share = `${tilde}(\\d{1,2}(?:\\.\\d{1,2})?) ?%`;
/** "error code only where it failed (around 6%)" */
const said = new RegExp(
  `(?<=(?:^|[,;:(] ?|\\band ))(\\p{L}(?:[\\p{L}\\d €$£–-]|[.,](?=\\d)){2,60}?) only (?:where|if|when|for those that|for those which) (?:(?:it|they|one) )?(?:(?:was|were|is|are|has|had|have|been) ){0,2}(\\p{L}{3,}ed|lost|late|broken|stolen|sold|won) \\(${share}\\)`,
  "giu",
);

/**
 * "error code only where it failed (6%)": a case with a share of its own is a flag of the row, unless the need names it elsewhere; it is told
 * before what depends on it.
 */
export function withFlagsOfCases(text: string): string {
  return text.replace(said, (written, name: string, state: string, figure: string, at: number) => {
    const rest = `${text.slice(0, at)} ${text.slice(at + written.length)}`;
    const isNamed = new RegExp(`(?<!\\p{L})${state}(?!\\p{L})`, "iu").test(rest);
    return isNamed ? written : `${state} ${figure}%, ${name} only if ${state}`;
  });
}
