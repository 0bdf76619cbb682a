/** Groups of patients in everyday words, and how the codes of their diagnoses begin (ICD-10-CM). */
const table: readonly (readonly [words: string, prefixes: readonly string[]])[] = [
  ["diabetic|diabetes|diabetiker|diabetico|diabetique", ["E10", "E11", "E13"]],
  ["type 1 diabetes|type 1 diabetic", ["E10"]],
  ["type 2 diabetes|type 2 diabetic", ["E11"]],
  [
    "hypertension|hypertensive|high blood pressure|bluthochdruck|hipertension|hipertensao",
    ["I10", "I11", "I12", "I13"],
  ],
  ["asthma|asthmatic|asma|asthme", ["J45"]],
  ["copd", ["J44"]],
  ["depression|depressive", ["F32", "F33"]],
  ["anxiety", ["F40", "F41"]],
  ["cancer|oncology|krebs", ["C"]],
  ["breast cancer", ["C50"]],
  ["lung cancer", ["C34"]],
  ["prostate cancer", ["C61"]],
  ["heart failure", ["I50"]],
  ["heart attack|myocardial infarction", ["I21"]],
  ["atrial fibrillation", ["I48"]],
  ["stroke", ["I63"]],
  ["pneumonia", ["J18"]],
  ["kidney disease|renal disease|ckd", ["N18"]],
  ["migraine", ["G43"]],
  ["obesity|obese", ["E66"]],
  ["covid|covid 19", ["U07"]],
  ["pregnancy|pregnant|maternity", ["O"]],
  ["hypothyroidism", ["E03"]],
  ["arthritis|osteoarthritis", ["M15", "M16", "M17", "M19"]],
  ["back pain", ["M54"]],
  ["sepsis", ["A41"]],
];

const LONGEST = 3;
let index: ReadonlyMap<string, readonly string[]> | undefined;

/** How diagnosis codes begin when a phrase names whom the records are about; the longest phrase decides. */
export function diagnosisPrefixes(
  words: readonly string[],
):
  | { readonly phrase: string; readonly at: number; readonly length: number; readonly prefixes: readonly string[] }
  | undefined {
  index ??= new Map(table.flatMap(([names, prefixes]) => names.split("|").map((name) => [name, prefixes] as const)));
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(" ");
      const prefixes = index.get(phrase);
      if (prefixes !== undefined) return { phrase, at, length, prefixes };
    }
  }
  return undefined;
}
