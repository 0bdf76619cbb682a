const end = "(?=[,.;:!?]|\\W*$)";
const whole =
  "(?:everything|anything|whatever|what|all(?: of)?(?: the)?(?: (?:data|records|tables|things|stuff|information))?)(?: that| which)?";
const keeps = "(?:has|have|holds?|keeps?|stores?|tracks?|collects?|would have|may have|might have|contains?)";
const where =
  "(?: (?:in|on|within|inside) (?:its|their|the|our|his|her) (?:[\\w-]+ ){0,2}(?:systems?|databases?|db|tables|files|books|erp|crm|backend|software|dashboards?|website|site|app|servers?))?";

/** "everything we would need to run a logistics company", "all a dental practice keeps in its system", "whatever production would have" */
const english = [
  `${whole} [^,.;:\\n\\d]{0,40}?(?:needs?|needed|takes?|required|necessary|requires?) (?:to (?:run|manage|operate|open|start|lead|keep|set up)|for running) (?:an?|the|our|my) [^,.;:\\n]{2,40}`,
  `${whole} (?:an?|the|our|my|any|your|some) (?:[\\w-]+ ){1,4}?${keeps}${where}${end}`,
  `${whole} (?:production|prod|live|a real one|the real one) ${keeps}${where}${end}`,
  `what (?:you|one|we)(?: would|'d| can| could)?(?: normally| typically| usually)? (?:expect|find|see|have) (?:in|inside|on) (?:the |an? )?(?:database|system|erp|crm|books|files|tables|backend|data ?warehouse) of (?:an?|the|our|any) [^,.;:]{2,40}`,
];
/** "same as what our competitor has on their dashboard": what we have not seen. */
const alike = `(?:(?:the )?same(?: (?:data|tables?|columns?|fields|things?|numbers|stuff|records|kpis))? (?:as|like)|(?:an? )?copy of) (?:what |the one |those )?(?:our|my|the|a) (?:[\\w-]+ ){1,3}?(?:has|have|shows?|uses?|publish(?:es)?|got)\\b${where}`;
const foreign = [
  "alles,? was (?:man|wir|ich|ein\\w* [\\p{L}-]+) [^,.;:\\d]{0,60}?(?:braucht|brauchen|benotigt|hat|haben)\\b(?:,? um [^,.;:]{0,60})?",
  "(?:todo )?lo que (?:hace|haria|hiciera) falta(?: para [^,.;:]{0,60})?",
  "todo lo que (?:tiene|necesita|guarda|necesitaria) (?:una?|el|la|nuestr[oa]) [^,.;:]{0,40}",
  "lo mismo que (?:tiene|muestra|usa) (?:el|la|nuestr[oa]) [^\\s,.;:]{1,30}",
  "tout ce (?:qu'il (?:faut|faudrait)|dont [^,.;:]{0,30} besoin|qu'une? [^\\s,.;:]{1,20} (?:a|possede|garde))(?: pour [^,.;:]{0,60})?",
  "tudo o? ?que (?:e|seria|for) (?:preciso|necessario)(?: para [^,.;:]{0,60})?",
  "tudo o? ?que (?:uma?|o|a|nosso|nossa) (?:[^\\s,.;:]{1,20} ){1,3}?(?:tem|precisa|guarda)\\b",
  "(?:com |con |avec )?(?:o|lo|ce) qu[e'] ?(?:a |la |le |l')?(?:producao|produccion|production) (?:teria|tendria|aurait|tem|tiene|a)\\b",
];
const patterns = [...english, alike, ...foreign].map((source) => new RegExp(`\\b${source}`, "gu"));

/** What asks for all that a business, a system or somebody else has: no record of it is named. */
export function wholeBusinessesIn(folded: string): readonly RegExpMatchArray[] {
  return patterns.flatMap((pattern) => [...folded.matchAll(pattern)]);
}
