import { hundredths } from "./forms/notes-said.ts";

const share =
  "(?:(?:about|around|roughly|some|approximately|nearly|almost) )?(?:\\d[\\d.]* ?(?:%|percent)|half|a (?:third|quarter|fifth|tenth)|one (?:in|out of) \\p{L}+)";
const which = "(?:which|that) (?:is|are|should be|must be|will be|can be|gets?)";
const left = "(?:left |kept |mostly )?(?:null|empty|missing|blank|unset|not set|not filled|unknown)";
const lacking = new RegExp(
  `,? ${which} (${left} (?:in|for|on|at|with)? ?${share}(?: of (?:the |all )?\\p{L}+| of them)?)(?=[,.;\\n]| and | but |$)`,
  "giu",
);
const truth = new RegExp(
  `,? (?:${which} (?:true|yes|set)|which (?:holds|applies|is the case)(?: true)?|(?<=, )true) ((?:in|for|on|at|with)? ?${share}(?: of (?:the |all )?\\p{L}+| of them| rows)?)(?=[,.;\\n]| and | but |$)`,
  "giu",
);
const choices =
  /,? (?:(?:which|that) (?:is|are|can be|must be|should be) |being )(?:either |one of )?((?:[\p{L}\d_-]+, ){0,8}[\p{L}\d_-]+,? or [\p{L}\d_-]+)(?=[,.;\n]| and |$)/giu;
const setTo = new RegExp(
  `(?<=^|[.;\\n] ?)(?:exactly )?(${share} of (?:the |all )?(?:rows|records|entries|lines)) (?:should |must |shall |to )?(?:have|has|get) (?:the )?(\\p{L}\\w*) (?:set to|equal to|as|=) (?:true|yes)`,
  "giu",
);
const typed =
  /(?<![\p{L}\d_])(\w+_(?:at|on|ts|time|date))(?: as)?(?: an?)? (?:timestamp|date ?time|date)(?= that| which|[,.;)]| (?:in|between|from|within|after|before|and)(?!\p{L}))/giu;

const factor = "(?<figure>\\d[\\d.]*%?|twice|double|half|two|three|four|five|ten)";
/** "roasted_kg which is always 0.85 times green_kg", "a deposit equal to two times the monthly_rent", "a fee of 8% of total_price" */
const multiplied = new RegExp(
  `(?<![\\p{L}\\d_])(?<name>[a-z]\\w*),? (?:which |that )?(?:is|equals|equal to|being|of|as)(?: always| exactly| equal to)* ${factor}(?: times| of| x| \\*)? (?:the )?(?<other>[a-z]+_\\w+)(?=[,.;\\n]| and |$)`,
  "gu",
);
const factors: Readonly<Record<string, string>> = {
  twice: "2",
  double: "2",
  half: "0.5",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  ten: "10",
};
/** "a campaign out of spring_sale, brand_lift and retarget", "prefecture limited to Tokyo, Osaka and Fukuoka" */
const chosen =
  /(?<=\w) (?:out of|limited to|chosen from|drawn from|picked from|restricted to) ((?:[\p{L}\d_-]+, ){1,8}[\p{L}\d_-]+,? (?:and|or) [\p{L}\d_-]+)(?=[,.;\n]|$)/gu;
const trueFor = new RegExp(
  `(?<=\\w) (?:set to|equal to) true ((?:in|for|on) ${share}(?: of (?:the |all )?\\p{L}+)?)(?=[,.;\\n]| and |$)`,
  "giu",
);

/** "variance equal to counted_qty minus system_qty" */
const reckoned =
  /(?<=[,;:] |\band )(\w+),? (?:which (?:is|equals)|equals?|equal to|is) (\w+_\w+) (minus|plus|times|multiplied by|divided by) (\w+)(?=[,.;\n]| and |$)/giu;
const signs: Readonly<Record<string, string>> = {
  minus: "-",
  plus: "+",
  times: "*",
  "multiplied by": "*",
  "divided by": "/",
};

/** "severity as minor, moderate or fatal with shares of 70, 29 and 1 percent" */
const weighed =
  / (?:as|of|is|being) ((?:[\p{L}\d_-]+, ){1,8}[\p{L}\d_-]+,? (?:and|or) [\p{L}\d_-]+),? (?:with|in) shares of ((?:\d[\d.]* ?%?, ){1,8}\d[\d.]* ?%?,? and \d[\d.]*) ?(?:%|percent)/giu;
/** "membership of bronze, silver or gold" */
const ofMembers =
  /(?<=, (?!number|count|amount|share|list|set|mix|one|some|any|all|total|sum|copy|photo|name)[\p{L}\d_]+) of ((?:[\p{Ll}\d_-]+, ){1,8}[\p{Ll}\d_-]+,? or [\p{Ll}\d_-]+)(?=[,.;\n]|$)/gu;

/** "filter is PASS for 93%", "status is open in 20% of them" */
const memberFor = new RegExp(
  `(?<=[,;:.(] ?|\\band |\\bwith )((?!(?:it|that|this|which|each|one|there) )\\p{L}\\w*(?: \\p{L}\\w*)?) (?:is|are|was) (?!null |empty |missing |blank |true |set |only )(\\p{L}[\\w-]*) (?:for|in|on) (?=${share})`,
  "giu",
);
/** "event is open, search or cook" opens its members like a bracket. */
const isOneOf =
  /(?<=(?:^|[.;\n:]) ?)((?!(?:it|that|this|which|each|one|there|here|what|what's) )\p{L}\w*(?: \p{L}\w*)?) (?:is|are|can be|may be) (?:either |one of )?((?:[\p{L}\d_-]+, ){1,8}[\p{L}\d_-]+,? or [\p{L}\d_-]+)(?= ?[(,.;\n]|$)/giu;
/** "opened after the transaction date by 1-60 days" */
const laterBy =
  / (after|before) ((?:the )?\p{L}\w*(?: (?:date|time|day))?) by ((?:about |at least |up to |at most )?\d+(?:(?:-| to | and )\d+)?) (minutes?|hours?|days?|weeks?|months?)(?=[,.;)\n]|$| and )/giu;
/** "hotel, meals, transport, total of the three" */
const totalOf =
  /(?<=[,;] )(total|sum|overall|subtotal) of (?:the |all |all the )?(both|two|three|four|five|six|seven)(?=[,.;)\n]|$)/giu;
/** "plans to cancel (22%)": what somebody means to do is so or not. */
const intended =
  /(?<=[,;:] )(plans|wants|intends|expects|hopes|agrees|needs) to (\p{L}+)(?= ?\(?\d[\d.]* ?%| \(?y(?:es)?\/no?\b| flag\b)/giu;

/** "pass, minor or fail at 70, 22 and 8 percent": figures that make up a hundred are the shares of what was listed. */
const sharesInTurn =
  / (at|split|in shares of|with shares of|in the ratio) ((?:\d[\d.]* ?%?, ){1,8}\d[\d.]* ?%?,? and \d[\d.]*) ?(?:%|percent|pct)(?!\p{L})/giu;

/** "55% said yes, 40% said no": what was answered, and no column of who speaks. */
const answered =
  /(?<=\d ?(?:%|percent|pct) (?:of (?:them|people|respondents|all) )?)(?:said|answered|voted|replied|responded|ticked|picked|chose|clicked|sagen|sagten|antworten|antworteten|stimmten|dijeron|respondieron|votaron|disent|ont dit|ont repondu|disseram|responderam) (?=["“']?(?:yes|no|maybe|neither|both|neutral|unsure|undecided|agree|disagree|don't know|ja|nein|vielleicht|s[ií]|tal vez|oui|non|sim|n[aã]o|talvez)(?!\p{L}))/giu;

/** "note, which is empty in half of the rows", "flag, which holds for 78% of them": what is said aside of a column stands in brackets behind it. */
export function withAsides(text: string): string {
  return text
    .replace(typed, "$1")
    .replace(answered, "")
    .replace(
      /(?<= in (?:g|kg|mg|mm|cm|m|km|ml|l|s|ms|min|h|EUR|USD|GBP|CHF|%|°C|bar|V|W|kW|kWh)) (?=(?:roughly|about|around|approximately|nearly|mostly) (?:normal|uniform|lognormal|exponential|gaussian|bell))/gu,
      ", ",
    )
    .replace(sharesInTurn, (whole, _: string, figures: string) => slashedShares(figures) ?? whole)
    .replace(/(?<=\d ?(?:%|percent|pct)) of the time(?!\p{L})/giu, "")
    .replace(memberFor, "$1 $2 ")
    .replace(isOneOf, "$1 ($2)")
    .replace(laterBy, " $3 $4 $1 $2")
    .replace(
      totalOf,
      (_, name: string, count: string) => `${name} = ${count === "both" ? "both" : `sum of the ${count}`}`,
    )
    .replace(intended, "$1_to_$2")
    .replace(/\bread only\b/giu, "read-only")
    .replace(multiplied, (...match) => timesSaid(match.at(-1) as Readonly<Record<string, string>>))
    .replace(chosen, " ($1)")
    .replace(trueFor, " (true $1)")
    .replace(/(?<=\([^()\n]{3,80}) in equal (?:shares|parts|proportions)(?=\))/giu, "")
    .replace(lacking, (_, said: string) => ` (${inPercent(said)})`)
    .replace(truth, (_, said: string) => ` (true ${inPercent(said)})`)
    .replace(weighed, (whole, list: string, figures: string) => weightsSaid(list, figures) ?? whole)
    .replace(ofMembers, " ($1)")
    .replace(choices, (whole, list: string, at: number) =>
      /\b(?:either|one of)\b/iu.test(whole) || /\w_\w+$|,[^,]{1,30}$/u.test(text.slice(Math.max(0, at - 40), at))
        ? ` (${list})`
        : whole,
    )
    .replace(
      reckoned,
      (_, name: string, one: string, how: string, other: string) =>
        `${name} = ${one} ${signs[how.toLowerCase()]} ${other}`,
    )
    .replace(setTo, "$2 true in $1");
}

function timesSaid({ name = "", figure = "", other = "" }: Readonly<Record<string, string>>): string {
  const by = figure.endsWith("%") ? hundredths(figure.slice(0, -1)) : (factors[figure] ?? figure);
  return `${name} = ${by} * ${other}`;
}

const parts: Readonly<Record<string, string>> = { third: "33%", quarter: "25%", fifth: "20%", tenth: "10%" };

/** "a quarter of the rows" is 25% of them. */
function inPercent(said: string): string {
  return said.replace(/\ba (third|quarter|fifth|tenth)\b/giu, (_, part: string) => parts[part.toLowerCase()] ?? part);
}

function weightsSaid(list: string, figures: string): string | undefined {
  const parted = (text: string): readonly string[] => text.split(/,? (?:and|or) |, /u).map((each) => each.trim());
  const [members, weights] = [parted(list), parted(figures)];
  if (members.length !== weights.length) return undefined;
  return ` (${members.map((each, at) => `${each} ${(weights[at] ?? "").replace(/ ?%$/, "")}%`).join(", ")})`;
}

function slashedShares(figures: string): string | undefined {
  const shares = figures.match(/\d[\d.]*/gu) ?? [];
  const sum = shares.reduce((total, share) => total + Number(share), 0);
  return Math.abs(sum - 100) < 0.6 ? ` at ${shares.join("/")} %` : undefined;
}
