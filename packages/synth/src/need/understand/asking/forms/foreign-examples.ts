import type { DraftNotes } from "../../draft/draft.ts";

interface Form {
  readonly said: RegExp;
  /** What an example of it has not. */
  readonly foreign: RegExp;
  readonly called: string;
}

const only =
  "(?:only|always|all|exclusively|entirely|strictly|nur|immer|ausschliesslich|solo|siempre|todo|uniquement|toujours|tout|apenas|sempre)";
const form = (words: string): RegExp =>
  new RegExp(`\\b${only} (?:in |of |en |em |aus |in )?(?:${words})\\b|\\b(?:${words}) (?:letters )?${only}\\b`);

const forms: readonly Form[] = [
  {
    said: form("capital letters|capitals|upper ?case|upper-case|grossbuchstaben|mayusculas?|majuscules?|maiusculas?"),
    foreign: /\p{Ll}/u,
    called: "small letters",
  },
  {
    said: form("small letters|lower ?case|lower-case|kleinbuchstaben|minusculas?|minuscules?"),
    foreign: /\p{Lu}/u,
    called: "capital letters",
  },
  {
    said: form("digits|figures|numerals|ziffern|digitos|cifras|chiffres|numeric"),
    foreign: /\p{L}/u,
    called: "letters",
  },
  { said: form("letters|alphabetic|buchstaben|letras|lettres"), foreign: /\d/, called: "digits" },
];
const examples =
  /^[^.;:\n]{0,30}?\b(?:such as|like|e\.g\.|e\.g|for example|for instance|example|wie|z\. ?b\.|zum beispiel|como|por ejemplo|comme|par exemple|por exemplo):? ["'“„«]?([\p{L}\d][\p{L}\d_-]{1,30})/u;
const BEHIND = 90;

/** "capital letters only, such as "abc-12"": an example that is not of the form that is asked. */
export function findForeignExamples(folded: string, text: string, { impossible }: DraftNotes): void {
  if (folded.length !== text.length) return;
  for (const { said, foreign, called } of forms) {
    const match = said.exec(folded);
    if (match === null) continue;
    const end = match.index + match[0].length;
    const behind = examples.exec(folded.slice(end, end + BEHIND));
    if (behind === null) continue;
    const length = behind[1]?.length ?? 0;
    const start = end + behind[0].length - length;
    const example = text.slice(start, start + length);
    if (!foreign.test(example)) continue;
    impossible.push({
      reason: `"${text.slice(match.index, end)}" and "${example}": the example has ${called}`,
      spans: [
        { start: match.index, end },
        { start, end: start + length },
      ],
      fix: "give an example of that form, or leave the form out",
    });
    return;
  }
}
