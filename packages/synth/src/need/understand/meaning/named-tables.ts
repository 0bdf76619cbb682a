import type { Findings } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";
import { having } from "./table-sections.ts";

const table = "(?:tables?|tabelle|tabla|tabela|sheet|file|datei|blatt|hoja|archivo|fichier|arquivo)";
const phrase = "((?:\\p{L}[\\p{L}\\d]*[ -]?){1,3})";
const count = "(?:(?:about |around |some |unos |unas |ca\\. |rund |environ |cerca de )?[\\d.,]+ ?(?:k|mil)? )?";
/** "trees in one table, plots in another"; what stands before it is looked for only where it is said. */
const apart = /\bin (?:one|an?|the other)/iu;
const forms: readonly RegExp[] = [
  // "Table 1 wells (…), table 2 quarterly dips 2019-2025", "Tabelle 1: Filialen"
  new RegExp(`\\b${table} (?:[1-6]|[a-c]|one|two|three)(?: ?[:(=–-]| is| are)? (?:the |of )?${count}${phrase}`, "giu"),
  // "one table of tenants and another with payments", "une table des quittances mensuelles"
  new RegExp(
    `\\b(?:one|a|the|another|second|eine|zweite|una|otra|une|autre|uma|outra)(?: other)? ${table} (?:of|for|with|holding|mit|von|fur|für|de|con|para|des|du|avec|pour|dos|das|com) (?:the |los |las |les |os |as )?${count}${phrase}`,
    "giu",
  ),
  // "4,800 trees in one table, plots in another"
  new RegExp(
    `${phrase} ?\\bin (?:(?:one|a) (?:table|file|sheet)|(?:another|a second one|the other)(?: table| file| sheet)?)\\b`,
    "giu",
  ),
  // "authors table with 200 rows (name, born) and books table with 1,500", "a members table (400) and a check-ins table (20k)"
  new RegExp(
    `(?<![\\p{L}\\d])(?:(?:and|the|an?|one|und|y|et|e) ){0,2}((?:\\p{L}[\\p{L}-]* )?\\p{L}[\\p{L}-]*s) ${table} ?(?=\\(|with |of |:|and |$)`,
    "giu",
  ),
  // "devices.csv with 80 devices and events.csv with 20,000 events"
  /(?<![\w./])(\p{L}[\p{L}_]+)\.(?:csv|json|parquet)\b/giu,
];

/** "alarms on them", "work orders against them" */
const back = / \p{L}+ (?:them|these|those|theirs|ihnen|ellos|ellas|eux|elles|eles|elas) ?$/iu;

/** Words that go on behind the name of a table. */
const ends =
  /^(?:with|and|from|for|of|per|in|on|the|a|each|every|has|have|which|where|that|linked|mit|und|von|fur|je|con|y|de|del|por|avec|et|des|du|pour|par|com|e|dos|das|para)$/i;

/** Tables that the need names as such, by what they hold, and where. */
export function namedTables({
  text,
  language,
  found: all,
}: Findings): readonly { readonly phrase: string; readonly at: number }[] {
  for (const form of forms) {
    if (form === forms[2] && !apart.test(text)) continue;
    const found = [...text.matchAll(form)].flatMap((match) => {
      const words = wordsUpTo((match[1] ?? "").replace(back, "").split(/[ -]/), form === forms[2]);
      // "quittances mensuelles": there the noun stands first.
      const noun = language === "en" || language === "de" ? words.slice(-2) : words.slice(0, 1);
      const own = noun.map((word) => (word === words.at(-1) || noun.length === 1 ? wordKey(word, language) : word));
      return noun.length === 0 ? [] : [{ phrase: own.join(" "), at: match.index + match[0].indexOf(words[0] ?? "") }];
    });
    if (found.length > 1) return found;
  }
  // Where tables are asked for, what is counted names them.
  return all.some(({ kind }) => kind === "tables") ? [] : describedTables(text);
}

const headed = /(?<=^|[.;!?\n] ?)(\p{Lu}\p{Ll}+(?: \p{Ll}+)?): ([^:;.\n]+,[^:;.\n]+)/gu;
const described = /\b(?:name|title|date|time|id|code|number|start|type|price|email|address)\b/;
const talk =
  /^(?:Columns?|Fields?|Rows?|Notes?|Formats?|Constraints?|Rules?|Data|Output|Schema|Example|Tables?|Request|Need|Status|Type|Category)$/;

/** "Vessel: name, flag; Call: port, arrival", "a property has an address, …; a viewing has a date": what several things are told by. */
function describedTables(text: string): readonly { readonly phrase: string; readonly at: number }[] {
  const heads = [...text.matchAll(headed)].filter(
    ([, noun = "", listed = ""]) => !talk.test(noun) && (described.test(listed) || isCounted(noun, text)),
  );
  for (const found of [heads, [...text.matchAll(having)]]) {
    const nouns = new Set(found.map(([, noun = ""]) => noun.toLowerCase()));
    if (nouns.size > 1)
      return found.map((match) => ({
        phrase: (match[1] ?? "").toLowerCase(),
        at: match.index + match[0].indexOf(match[1] ?? ""),
      }));
  }
  return [];
}

function isCounted(noun: string, text: string): boolean {
  return new RegExp(`\\d (?:\\p{L}+ )?${noun.slice(0, Math.max(3, noun.length - 1))}\\p{L}{0,3}\\b`, "iu").test(text);
}

/** The words before the first that ends a name, or behind the last where the name ends where they end. */
function wordsUpTo(all: readonly string[], fromBehind: boolean): readonly string[] {
  const words = all.filter((word) => word !== "");
  if (fromBehind) return words.slice(words.findLastIndex((word) => ends.test(word)) + 1).slice(-1);
  const end = words.findIndex((word) => ends.test(word));
  return end < 0 ? words : words.slice(0, end);
}
