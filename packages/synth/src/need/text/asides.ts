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

/** "note, which is empty in half of the rows", "flag, which holds for 78% of them": what is said aside of a column stands in brackets behind it. */
export function withAsides(text: string): string {
  return text
    .replace(typed, "$1")
    .replace(lacking, " ($1)")
    .replace(truth, " (true $1)")
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
