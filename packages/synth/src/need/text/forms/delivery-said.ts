const formats =
  "(?<format>csv|tsv|(?:tab|comma)[- ]separated(?: values)?|ndjson|json ?lines|jsonl|json|parquet|arrow|excel|xlsx)(?: ?\\(?(?:csv|xlsx|jsonl|ndjson)\\)?)?";
const file = "(?: (?:file|format|text|array|output|lines|document|table|download))?";
const start = "(?<=^|[.!?;\\n] ?)";
const end = "(?=\\s*(?:[.!?;\\n]|$))";
const header = "(?:,? ?(?:with|including) (?:a |the )?(?:single )?headers?(?: (?:line|row))?)?";
const only =
  "(?:,? ?(?:and )?(?:nothing else|no comments?|no prose|no explanations?|no markdown|no other text|without (?:any )?(?:comments?|explanations?|prose)|only|please|thanks))*";

/** "Please return CSV.", "Give me the result as csv, nothing else", "Output: json" */
const sentence = new RegExp(
  `${start}(?:(?:and|then|please|finally|so) ){0,2}(?:(?:return|give|send|output|write|export|deliver|make|produce|provide|use|store|save|emit|respond|reply|print)(?: (?:me|us|back|out|only|just|it|them|this|that|all|everything|everything else|(?:the )?(?:results?|output|data|rows|records|table|file)))*(?: (?:as|in|to|with|into))?|(?:the )?(?:output|result|file|format|answer|response|deliverable|export)(?: (?:file|type|format))?(?: (?:must|should|has to|needs to|shall|will) be| is| as| in| ?[:=]))(?: (?:an?|one|valid|plain|pure|raw|the)){0,2} ?${formats}${file}${header}${only}${end}`,
  "giu",
);
const fileType = new RegExp(
  `${start}(?:[-*•] ?)?(?:file|output|export)[ _]?(?:type|format) ?[:=] ?${formats}${end}`,
  "giu",
);
/** What says that nothing is asked for. */
const nothing = new RegExp(
  `${start}(?:no (?:particular|special|specific|preferred|preference (?:on|for|as to)(?: the)?|requirements? (?:on|for)(?: the)?) (?:output )?(?:file )?format|(?:the )?format does(?:n't| not) matter|any format(?: is (?:fine|ok|okay))?|(?:do not|don't|no need to) (?:add|include|write|explain|output|return)(?: (?:any|a|anything|else|extra|other|text|comments?|explanations?|prose|markdown|commentary|it|but|or))+|no (?:comments?|prose|explanations?|commentary|markdown|extra text|other text)(?:,? (?:please|or \\w+))?)${end}`,
  "giu",
);

/** "90 rows, JSON array": a list of objects is what a file of JSON holds. */
const array = /(?<=(?:^|[,;.\n]) ?)(?:as )?(?:an? )?json (?:array|list)(?=\s*(?:[,;.\n]|$))/giu;
/** "(CSV, random seed 42)": settings in brackets, and nothing else. */
const bracketed =
  / ?\(((?:(?:as |in )?(?:csv|tsv|json|ndjson|jsonl|parquet)(?: format)?|(?:random )?seed ?[=:]? ?\w+|locale ?[=:]? ?\w+)(?:(?:, | and |; )(?:(?:as |in )?(?:csv|tsv|json|ndjson|jsonl|parquet)(?: format)?|(?:random )?seed ?[=:]? ?\w+|locale ?[=:]? ?\w+))*)\)/giu;

/** "… Return as csv, nothing else": sentences of how the rows are handed over say the format, and no more. */
export function withDeliverySaid(text: string): string {
  const said = (match: string, ...groups: readonly unknown[]): string => {
    const named = groups.at(-1) as { readonly format?: string } | undefined;
    return named?.format === undefined ? match : `output: ${formatCalled(named.format.toLowerCase())}`;
  };
  return text
    .replace(sentence, said)
    .replace(fileType, said)
    .replace(nothing, "")
    .replace(array, "format: json")
    .replace(bracketed, ", $1");
}

function formatCalled(said: string): string {
  if (said.startsWith("tab")) return "tsv";
  return said.startsWith("comma") ? "csv" : said;
}
