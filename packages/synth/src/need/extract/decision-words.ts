import { fold } from "../text/fold.ts";

/** What a row is judged to be or sets off by a figure of it, in all five languages. */
const decisions = new RegExp(
  `^(?:${[
    "approved|rejected|declined|denied|blocked|flagged|accepted|refused|selected|shortlisted|admitted|qualified|qualifies|disqualified|passed|pass|failed|fail|fails|escalated|triggered|eligible|ineligible|insured|quarantined|throttled|suspended|suspicious|suspected|anomal(?:y|ous)|abnormal|critical|severe|positive|negative|drifted|surging|spiking|congested|overdue|overloaded|overweight|underweight|overheated|oversized?|undersized?|overtime|obese|unsafe|unhealthy|toxic|malicious|fraudulent|spam|hot|frozen|urgent|late|delayed|late|high|low|premium|vip|stale|idle|dormant|inactive|abandoned|orphaned|congested|hazardous|contaminated|polluted|breach(?:ed)?|exceed(?:s|ed)|exceedance|violation|alarm(?:ed|s)?|alerts?|alerted|warnings?|warned|outlier|required|mandatory|premature|protected|valid|invalid|compliant|noncompliant|healthy|sick|defective|faulty|damaged|expired|sybil|bot|risky|whale|banned|locked|surcharge|recalled|discarded|scrapped|reorder(?:ed)?|refundable|taxable|surcharged?",
    "bestanden|durchgefallen|genehmigt|bewilligt|abgelehnt|gesperrt|blockiert|angenommen|zugelassen|ausgewahlt|auffallig|verdachtig|kritisch|alarm|warnung|sturm|frost|hitze|uberlastet|uberschritten|verspatet|ausschuss",
    "aprobad[oa]s?|suspens[oa]s?|rechazad[oa]s?|aceptad[oa]s?|bloquead[oa]s?|seleccionad[oa]s?|admitid[oa]s?|alarma|alerta|aviso|critic[oa]s?|sospechos[oa]s?|retrasad[oa]s?",
    "admise?s?|recue?s?|refusee?s?|acceptee?s?|approuvee?s?|bloquee?s?|selectionnee?s?|alerte|alarme|critique|suspecte?s?|anormale?s?|depassement|valide?e?s?",
    "aprovad[oa]s?|reprovad[oa]s?|recusad[oa]s?|aceit[oa]s?|alarme|suspeit[oa]s?|atrasad[oa]s?",
  ].join("|")})$`,
);

/** Whether a word says what is decided by a figure: "approved from 620", "alarm above 7", "bestanden ab 50". */
export function isDecision(word: string): boolean {
  return decisions.test(fold(word));
}
