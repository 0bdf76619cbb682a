import { fold } from "./fold.ts";
import { lately } from "./lately.ts";

/** What words are inflected by, and made of one another, in the five languages. */
const endings = new Set(
  "s es e en em er ed d ied ies y ing ings al als ion ions ation ations ment ments ure ures n t te ten tes ter te a o as os i ado ada ados adas ido ida idos idas cion ciones cao coes do da dos das mento mentos ee ees re er ir ar ung ungen is it ite ites ive ives or ors ers é".split(
    " ",
  ),
);

/** Verbs whose forms have different roots. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    [
      ["win", "wins won winner winning"],
      ["lose", "lost loss losses losing"],
      ["sell", "sold sale sales"],
      ["pay", "paid payment payments pagado pagada pago pagamento"],
      ["buy", "bought"],
      ["send", "sent"],
      ["leave", "left"],
      ["quit", "quits quitting"],
      ["die", "died dead death deaths"],
      ["give", "given gave"],
      ["take", "taken took"],
      ["write", "written"],
      ["steal", "stolen"],
      ["break", "broken broke"],
      ["find", "found"],
      ["decide", "decides decided deciding decision decisions"],
      ["entregar", "entregue entrega entregado entregada"],
      ["rate", "rated rates rating ratings"],
      ["deny", "denied denies denial denials denying"],
    ] as const
  ).flatMap(([root, forms]) => forms.split(" ").map((form) => [form, root] as const)),
);

const SHORTEST = 3;

/** Whether two words are forms of one: "gelösten" and "gelöst", "cancellations" and "cancelled", "denial" and "denied". */
export function isFormOf(one: string, other: string): boolean {
  const [first, second] = [one, other].map(plainOf) as [string, string];
  if (first === second) return first !== "";
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  if (same < SHORTEST) return false;
  const rests = [first.slice(same), second.slice(same)];
  // "sold" and "sole" share too little where both have endings.
  if (rests.every((rest) => rest !== "") && same === SHORTEST && first.length > 4) return false;
  return rests.every((rest) => rest === "" || endings.has(rest));
}

/** More than the words of all states and those of a need. */
const REMEMBERED = 2_048;

const plainOf = lately(REMEMBERED, (word) => {
  const folded = fold(word);
  return irregular.get(folded) ?? folded.replace(/([aou])e(?=\p{L})/gu, "$1").replace(/(\p{L})\1/gu, "$1");
});
