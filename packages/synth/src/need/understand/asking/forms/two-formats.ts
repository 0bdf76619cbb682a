import { formats } from "../../../extract/format-words.ts";
import type { Span } from "../../../findings.ts";

const names = `json lines|${Object.keys(formats).join("|")}`;
const form = `(?<form>${names})\\b`;
const article =
  "(?:an? |one |eine? |una? |une? |uma? |single )?(?:single |plain |pure |binary |valid |proper |real |clean |reine?s? |gultige?s? |echte?s? )?";
const alone =
  "(?:only|just|exclusively|solely|nothing but|nur|ausschliesslich|solo|solamente|uniquement|seulement|apenas|somente)";
const duty =
  "(?:has to be|have to be|must be|should be|needs? to be|shall be|is to be|muss|soll|debe ser|tiene que ser|doit etre|deve ser|tem que ser)";
const sameFile =
  "(?:and |but |und |aber |y |pero |et |mais |e |mas )?(?:the (?:very |exact )?same file|(?:this|that|the) (?:very |same |one )?file|die(?:selbe|se)? datei|el mismo archivo|ese mismo archivo|el archivo|este archivo|le meme fichier|ce (?:meme )?fichier|o mesmo arquivo|este arquivo)";
const delivery =
  "(?:it|they|that|this|all|everything|(?:the )?(?:file|files|output|delivery|export|data|dataset)|die datei|es|el archivo|le fichier|o arquivo)";

/** All of it in one form: "csv only", "exclusively as json". */
const closed = [
  new RegExp(`\\b${form}(?:[ -](?:files?|format))? ${alone}\\b`),
  new RegExp(`\\b${alone} (?:as |in |als |en |em )?${article}${form}`),
];
/** The form that it must have: "it has to be parquet", "please send it as csv". */
const demanded = [
  new RegExp(
    `(?:^|[,;.] ?|\\b(?:and|but|und|aber|y|et|e) )(?:${delivery} )?${duty} (?:in |as |als |en |em )?${article}${form}`,
  ),
  new RegExp(
    `\\b(?:send|deliver|give|export|save|write|schick\\w*|liefer\\w*|envia\\w*|entrega\\w*|envoye\\w*|livre\\w*) (?:it|them|me|us|everything|all of it|es|sie|lo|le|la)? ?(?:as|in|als|en|em) ${article}${form}`,
  ),
  new RegExp(
    `(?:^|[,;.(] ?|\\b(?:and|und|y|et|e) )(?:${delivery} )?(?:delivered|exported|sent|saved|geliefert|entregado|livre|entregue) (?:as|in|als|en|em) ${article}${form}`,
  ),
  new RegExp(
    `(?:^|[,;.(] ?)(?:the )?(?:output|delivery|export|file|ausgabe|salida|sortie|saida)(?: format| file)?(?: is| as| in|:| =)+ ?${article}${form}`,
  ),
  new RegExp(
    `(?:^|[,;:.(] ?|\\b(?=(?:and|but|und|y|et|e) ))${sameFile} (?:is |${duty} )(?:in |as |als |en |em )?${article}${form}`,
  ),
];
/** A file that the need opens with: "csv file with 400 matches", "I need a json export of 300 recipes". */
const opened = new RegExp(
  `^(?:(?:i|we|please|need|want|would|like|give|get|make|create|generate|me|us|an?|one|ich|wir|brauche|bitte|eine?|necesito|quiero|una?|je|veux|preciso|quero|uma?) )*(?:${form}[ -](?:file|export|dump|extract|download|dataset|data set|datei)|(?:file|dump|datei|archivo|fichero|fichier|arquivo) (?:in|en|em) ${form.replace("<form>", "<other>")}|${form.replace("<form>", "<bare>")}) (?:of|with|for|containing|about|mit|von|de|con|avec|com)\\b`,
);
/** One form within another: "a csv in json format". */
const within = new RegExp(
  `^(?:.{0,40}[ ,(])?${form}(?: file| export)? (?:in|as) (?<inner>${names})(?: format| file)?(?= ?(?:$|[,;.:)]| with | of | and ))`,
);
/** The form that it is asked in: "meter readings as csv", "one json file". */
const asked = [
  new RegExp(
    `(?<!(?:send|deliver|give|export|save|write)[a-z ]{0,12})\\b(?:as|als|en|em) ${article}${form}(?= ?(?:file|format)?(?:$|[,;.:]| and| und| y| et| e))`,
  ),
  new RegExp(`(?:^|[,;.(] ?)${article}${form} (?:file|format|datei)(?= ?(?:$|[,;.:]))`),
];
/** Two deliveries, or a choice of forms. */
const either =
  /\b(?:or|oder|o|ou|either|both|second|another|also|too|plus|copy|each|beide|ambos|tambien|aussi|tambem|convert\w*|conver[st]ion)\b|\//;

/** One file cannot have two forms: "csv only and it has to be parquet". */
export function findTwoFormats(folded: string): readonly Span[] | undefined {
  if (either.test(folded) || folded.match(new RegExp(`\\b${form}`)) === null) return undefined;
  const nested = within.exec(folded);
  const inner = formatOf(nested?.groups?.inner);
  if (nested !== null && inner !== undefined && areApart(formatOf(nested.groups?.form), inner))
    return [{ start: nested[0].search(new RegExp(`\\b(?:${names})\\b`)), end: nested[0].length }];
  const [only, must, as, head] = [closed, demanded, asked, [opened]].map((patterns) => formsIn(folded, patterns));
  for (const [ones, others] of [
    [head, must],
    [head, only],
    [only, must],
    [only, as],
    [must, as],
    [must, must],
  ] as const) {
    for (const one of ones ?? []) {
      const other = others?.find(({ format, start }) => areApart(format, one.format) && start !== one.start);
      if (other !== undefined)
        return [one, other].map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
    }
  }
  return undefined;
}

function formatOf(name: string | undefined): string | undefined {
  return formats[name?.replace(" ", "-") ?? ""];
}

/** Lines of JSON and places in JSON are JSON as well. */
function areApart(one: string | undefined, other: string): boolean {
  return one !== undefined && one !== other && !(one.endsWith("json") && other.endsWith("json"));
}

interface Form extends Span {
  readonly format: string;
}

function formsIn(folded: string, patterns: readonly RegExp[]): readonly Form[] {
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(new RegExp(pattern, "g"))].slice(0, MOST).flatMap((match) => formOf(folded, match)),
  );
}

/** So many forms are said of one delivery at most. */
const MOST = 4;

function formOf(folded: string, match: RegExpExecArray): readonly Form[] {
  const format = formatOf(match?.groups?.form ?? match?.groups?.other ?? match?.groups?.bare);
  // "type (csv only)" is of a column.
  if (format === undefined || folded[match.index - 1] === "(") return [];
  const lead = /^[,;.( ]*/.exec(match[0])?.[0].length ?? 0;
  return [{ format, start: match.index + lead, end: match.index + match[0].length }];
}
