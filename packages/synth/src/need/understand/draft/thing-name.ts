/** Nouns that say of what only with the word before them: the "line" of an order line, the "report" of a fault report. */
const ofAnother =
  /^(?:..?|out|off|key|bot|line|item|entry|record|row|report|result|reading|event|log|point|unit|case|group|set|list|type|class|part|piece|sample|study|survey|test|check|note|plan|page|post|message|request|response|change|step|run|job|task|order|call|visit|trip|ride|session|transaction|payment|transfer|movement|position|account|profile|program|programme|project|product|service|station|stop|site|room|house|home|system|device|machine|network|model|center|centre|area|zone|member|party|agent|user|person|day|week|month|year|time|date|period|shift|slot|issue|header)$/;

/** What a thing of two words is told by: motor policies by their `policy_id`, delivery drivers by their `driver_id`. */
export function thingName(noun: string): string {
  const last = noun.split("_").at(-1) ?? noun;
  return ofAnother.test(last) ? noun : last;
}

/** The names under which the rows of a table may have a key of their own. */
export function ownKeyNames(table: string): readonly string[] {
  return [`${table}_id`, `${table.split("_").at(-1)}_id`, "id"];
}
