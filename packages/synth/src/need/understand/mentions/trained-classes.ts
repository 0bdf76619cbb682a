import type { Findings, Found } from "../../findings.ts";

const trained =
  /(?:^|[^\p{L}])(\p{L}+)[ -](?:classifiers?|classification|detectors?|detection|recognition|prediction|tagging|labell?ing)(?: (?:models?|data|dataset|training|set|task|benchmark))* ?:? ?$/iu;
/** A filter for spam tells spam from what is none: the two have a label, and no "spam". */
const sorted = /^(?:spam|fraud|anomaly|outlier|toxicity|phishing|malware|image|text|document|email|audio|object)$/i;

/** "for an intent classifier (refund, delivery, login)": the list behind what is trained are its classes, called by what it tells apart. */
export function withTrainedClasses(findings: Findings): Findings {
  const { text } = findings;
  const found = findings.found.map((each): Found => {
    if (each.kind !== "members" || each.of !== undefined || each.bands !== undefined) return each;
    const noun = trained.exec(text.slice(0, each.start))?.[1]?.toLowerCase();
    return noun === undefined ? each : { ...each, of: sorted.test(noun) ? "label" : noun };
  });
  return found.every((each, at) => each === findings.found[at]) ? findings : { ...findings, found };
}
