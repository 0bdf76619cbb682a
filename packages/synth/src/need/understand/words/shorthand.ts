import { attitudesNamed } from "./attitudes.ts";
import { countsOfOrganisations } from "./counts-of-organisations.ts";
import type { Slip } from "./slip.ts";

/** Words without their vowels and ends, as developers write them. */
const short: ReadonlyMap<string, string> = new Map(
  (
    "chrg:charge chrgs:charges pymt:payment pmt:payment pymts:payments acct:account accts:accounts addr:address cust:customer custs:customers amt:amount amts:amounts " +
    "trx:transaction trxs:transactions svc:service svcs:services endpt:endpoint resp:response reqs:requests err:error errs:errors msg:message msgs:messages usr:user usrs:users " +
    "obs:observations " +
    "nme:name staus:status statsu:status dte:date prce:price pric:price tme:time fule:fuel meel:meal wght:weight nmbr:number " +
    "curr:currency temps:temperatures dept:department mgr:manager emp:employee inv:invoice prod:product cat:category catg:category subcat:subcategory " +
    "tix:tickets appt:appointment appts:appointments mfr:manufacturer mfg:manufacturing whse:warehouse loc:location dest:destination govt:government hosp:hospital"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Those that are words of their own unless what stands beside them says otherwise. */
const doubtful = /^(?:cat|prod|inv|emp|loc|curr|dest|resp|err)$/;
const beside =
  "no|id|ids|name|code|date|type|number|num|amt|total|status|stat|city|zip|phone|email|line|text|size|time|bytes|msg|count";

const word = /(?<![\p{L}\d_.@'/=-])\p{Ll}{3,6}(?![\p{L}\d_@/'=-]|\.\p{L})/gu;
const besideIt = new RegExp(`^ (?:${beside})(?![\\p{L}\\d_])`, "u");

/** Sound-alikes that their place gives away: "weather it failed", "more then attempted". */
const alike: readonly { readonly pattern: RegExp; readonly meant: string | ((written: string) => string) }[] = [
  {
    pattern: /(?<!\p{L})(?:weather|wether|wheather)(?= (?:it|they|he|she|we|the|a|an|this|that|or not)(?!\p{L}))/giu,
    meant: "whether",
  },
  {
    pattern:
      /(?<=(?:more|less|higher|lower|later|earlier|greater|larger|bigger|smaller|longer|shorter|older|younger|fewer|rather|other) )then(?!\p{L})/gu,
    meant: "than",
  },
  // "failure reason only wen failed"
  { pattern: /(?<=\p{L} )wen(?= \p{L})/gu, meant: "when" },
  // "temp in C", "inlet temp 17-32 °C"
  { pattern: /(?<![\p{L}\d_])temp(?= (?:in |°|-?\d))/gu, meant: "temperature" },
  // "temps and humidity of 3 rooms, temp 15 to 32"
  { pattern: /(?<![\p{L}\d_])temps(?=[ ,;:.)]|$)/gu, meant: "temperature" },
  { pattern: /(?<![\p{L}\d_])secs(?= \p{L})/gu, meant: "seconds" },
  // "mins on site 15-240"
  { pattern: /(?<!\p{L}|\d ?)mins(?= (?:on|in|at|late|of) \p{L})/giu, meant: "minutes" },
  { pattern: /(?<!\p{L}|\d ?)hrs(?= (?:on|in|at|late|of) \p{L})/giu, meant: "hours" },
  // "price, previous month's price"
  {
    pattern:
      /(?<=[,;:(] ?|\band )(?:the )?(?:previous|prior|last|preceding) (?:day|week|month|quarter|year|period|season)['’]s (?=\p{L})/giu,
    meant: "previous ",
  },
  { pattern: /(?<!\p{L})P ?& ?L(?!\p{L})/gu, meant: "PnL" },
  // "price, previous price, % change"
  { pattern: /(?<=[,;:(] ?|\band )% (?=(?:change|increase|difference)(?!\p{L}))/giu, meant: "percentage " },
  // "params in billions"
  {
    pattern:
      /(?<=[,;:(] ?|^)\p{L}{2,20}(?: \p{L}{2,20}){0,2} in (?:billions|millions|thousands)(?= ?(?:[,;:.)]|$| and | in ))/giu,
    meant: (written) => written.replace(/ in (?=\p{L}+$)/u, "_").replaceAll(" ", "_"),
  },
  // "impresions, clicks": known in Spanish alone.
  {
    pattern:
      /(?<!\p{L})(?:impres|ses|admis|submis|emis|transmis|permis|discus|profes|expres|depres|regres)ions?(?!\p{L})/giu,
    meant: (written) => written.replace(/s(?=ions?$)/i, "ss"),
  },
  // "social graph: who follows whom, 2,000 users"
  { pattern: /(?<=[:,] ?)who follows whom(?= ?(?:[,;.]|$))/giu, meant: "follower id, followed id" },
  // "src n dst ip", "orders w customer, amount"
  { pattern: /(?<=\p{Ll}{3} )n(?= \p{Ll}{3})/gu, meant: "and" },
  { pattern: /(?<=\p{Ll}{3} )w(?= \p{Ll}{3})/gu, meant: "with" },
  // "temp btw -26 and -18"
  { pattern: /(?<!\p{L})(?:btw|btwn|betw|b\/w)\.?(?= [-−+$€£]?\d)/giu, meant: "between" },
  // "theatre list, 800 ops."
  { pattern: /(?<=\d )ops(?=[.,:;)]|$)/gu, meant: "operations" },
  { pattern: /(?<!\p{L})(?:cant|cannt)(?= (?:be|have|exceed|go|occur|start|end)(?!\p{L}))/gu, meant: "can't" },
];

/** "price quotes like field staff collect: product, outlet" */
const likeOthers =
  /(?<=^[^,:;.]{3,60}) (?:like|such as|as|the way) [^,:;.]{2,60} (?:collect|write|send|make|keep|use|record|get|produce|file|fill in|have|sell|run|see|enter)s?(?=:)/giu;

const clinical =
  /(?<!\p{L})(?:labs?|hospital|clinic(?:al)?|icu|ward|hba1c|creatinine?|blood|dose|drug|trial|diagnos\p{L}{2,4}|vitals)(?!\p{L})/iu;

/** An English need with its shorthand written out: "monthly chrg", "cust name", "weather it failed". */
export function writtenOut(
  text: string,
  isKnown: (word: string) => boolean,
): { readonly text: string; readonly slips: readonly Slip[] } {
  const slips: Slip[] = [];
  const right = (written: string, meant: string): string => {
    slips.push({ written, meant });
    return meant;
  };
  let plain = text.replace(word, (written, at: number) => {
    const meant = short.get(written);
    if (meant === undefined || isKnown(written)) return written;
    return doubtful.test(written) && !besideIt.test(text.slice(at + written.length)) ? written : right(written, meant);
  });
  // "500 pts" score elsewhere.
  if (clinical.test(plain))
    plain = plain.replace(/(?<=\d )pts(?![\p{L}\d])/gu, (written) => right(written, "patients"));
  // "re-inspection" is one word.
  plain = plain.replace(/(?<![\p{L}\d_-])(re)-(?=\p{Ll}{4})/giu, "$1");
  plain = plain.replace(likeOthers, "");
  for (const { pattern, meant } of alike)
    plain = plain.replace(pattern, (written) => right(written, typeof meant === "string" ? meant : meant(written)));
  return { text: countsOfOrganisations(attitudesNamed(plain)), slips };
}
