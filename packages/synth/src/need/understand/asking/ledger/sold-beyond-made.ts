import { foldInPlace } from "../../../text/fold.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { placeOf } from "../tell-apart.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const made =
  /\b(?:baked|made|produced|brewed|cooked|prepared|delivered|supplied|stocked|loaded|harvested|picked|printed|filled|available|on sale|gebacken|hergestellt|gekocht|geliefert|produziert|hornead[oa]s?|hace[n]?|producid[oa]s?|preparad[oa]s?|entregad[oa]s?|cuite?s?|fabriquee?s?|preparee?s?|livree?s?|feit[oa]s?|assad[oa]s?|produzid[oa]s?|bakes?|makes?|produces?|brews?|cooks?|prepares?|prints?)\b/;
const sold =
  /\b(?:sold|sells?|sales|sale|bought|served|handed out|given away|eaten|used up|issued|verkauft\w*|verkauf|ausgegeben|vendid[oa]s?|venden?|ventas?|vendue?s?|ventes?|vend(?:em|as?)|servid[oa]s?)\b/;
/** Nothing else is there to be sold. */
const closed =
  /\b(?:no more (?:are|is|were|than)|not one more|none (?:are|is|were) (?:left|kept|carried)|nothing (?:is )?(?:left|kept|carried|in stock)|no (?:left-?overs?|stock|leftover|carry-?over|other supply|further)|left from before|fresh (?:each|every)|nothing is (?:re)?stocked|without (?:any )?(?:stock|left-?overs)|no restock\w*|keine? (?:mehr|reste|lager\w*|weiteren?)|nichts (?:bleibt|wird) (?:ubrig|nach\w*)|no (?:quedan?|queda nada|sobra|hay (?:mas|existencias))|ni uno mas|sin (?:existencias|sobras|stock)|pas (?:une? )?de plus|aucun (?:stock|reste)|sans (?:stock|restes?)|nao (?:sobra|ha (?:mais|estoque|stock))|sem (?:estoque|stock|sobras))\b/;
const some =
  /\b(?:some|pre-?order\w*|back-?order\w*|over-?sold|errors?|anomal\w*|if|unless|except|planned|demand|requested|wanted)\b/;
const REACH = 44;

/** "40 croissants are baked each morning, none are left from before, and croissants sold is 50 to 60 a day": more than there are. */
export function findMoreSoldThanMade(ledger: Ledger): void {
  const { reading } = ledger;
  const folded = foldInPlace(reading.text);
  const end = closed.exec(folded);
  if (end === null || some.test(folded) || !made.test(folded)) return;
  const whole = reading.quantities.find((each) => isOf(folded, each, made, sold));
  if (whole === undefined || whole.is === "least" || whole.about || whole.value < 2) return;
  const part = reading.quantities.find(
    (each) => each !== whole && each.unit === whole.unit && each.is !== "most" && isOf(folded, each, sold, made),
  );
  if (part === undefined || part.value <= whole.value) return;
  const spans = [whole.span, placeOf(end), part.span].sort((one, other) => one.start - other.start);
  ledger.tell(
    `${quotesOf(ledger, spans)}: no more can go out than there are`,
    spans,
    `say up to ${whole.value} that go out, or more that there are`,
  );
}

/** "40 croissants are baked", "croissants sold is 50": the nearest deed in the clause of a figure. */
function isOf(folded: string, { span, unit, isSpelled, value }: Quantity, deed: RegExp, other: RegExp): boolean {
  if (unit !== undefined && /^(?:%|day|h|min|week|month|year)$|EUR|USD|GBP/.test(unit)) return false;
  if (isSpelled && value < 2) return false;
  const before =
    folded
      .slice(Math.max(0, span.start - REACH), span.start)
      .split(/[,;.:\n(]/)
      .at(-1) ?? "";
  const behind = folded.slice(span.end, span.end + REACH).split(/[,;.:\n)]| and | und | y | et | e /)[0] ?? "";
  if (/\b(?:rows?|records?|zeilen|filas|lignes|linhas)\b/.test(behind)) return false;
  const own = `${before} # ${behind}`;
  return deed.test(own) && !other.test(own);
}
