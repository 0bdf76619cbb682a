import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

/** What sells, lends or carries, and has a first day. */
const places =
  "(?:web ?shop|e-?shop|online (?:shop|store)|shop|store|company|business|firm|start-?up|website|site|app|platform|service|bank|clinic|practice|hospital|school|library|museum|gym|club|studio|hotel|hostel|restaurant|cafe|bakery|bar|brewery|farm|park|pool|zoo|airport|airline|station|line|route|branch|programme|program|scheme|marketplace|salon|garage|theatre|cinema|laden|geschaft|firma|unternehmen|verein|praxis|bibliothek|tienda|empresa|clinica|biblioteca|museo|boutique|magasin|entreprise|musee|bibliotheque|loja|we)";
const opening =
  "(?:(?:only )?(?:opened|(?:was|were) (?:only )?(?:founded|opened|launched|established|started)|launched|went live|started|began|started (?:trading|up|business|selling|operating)|began (?:trading|selling|operating)|came into being|has (?:only )?existed since|exists (?:only )?since|has been (?:open|trading|running|live) (?:only )?since|did not exist before|took (?:its|our|their) (?:very )?first (?:order|booking|payment|customer|guest|visitor|patient|member)(?: ever)?|(?:sold|lent|carried|had|got|served|saw) (?:its|our|their) (?:very )?first (?:\\p{L}{3,12})(?: ever)?)|(?:wurde )?(?:erst )?(?:eroffnet|gegrundet|existiert(?: erst)? seit|gibt es(?: erst)? seit)|(?:abrio|fue fundad[oa]|se fundo|se inauguro|existe desde)|(?:a ouvert|a ete fondee?|existe depuis|ouvert[e]? en)|(?:abriu|foi fundad[oa]|existe desde))";
const opened = new RegExp(
  `\\b${places}(?: (?:itself|only|first|just|has|had|erst|solo|wurde)){0,2} ${opening}(?: (?:only|on|in|im|am|en|el|le|erst|its|doors|for|the|first|time|to|public|business|back|du|da|since|seit)){0,6} ?$`,
  "u",
);
/** "wurde erst 2021 eröffnet": the verb stands behind the year. */
const behind = /^ ?(?:erst )?(?:eroffnet|gegrundet|fundad[oa]|inaugurad[oa]|fondee?|ouvert)\b/;
const leadOfBehind = new RegExp(
  `\\b${places} (?:wurde|fue|foi|a ete)(?: (?:erst|solo|nur|so|en|em|im))*(?: jahr)? ?$`,
  "u",
);
/** What comes to pass there, so that none of it was before. */
const deeds =
  /\b(?:orders?|sales?|bookings?|visits?|purchases?|transactions?|payments?|invoices?|receipts?|tickets?|stays?|reservations?|rides?|flights?|admissions?|appointments?|loans?|rentals?|deliver(?:y|ies)|shipments?|returns?|logins?|sign-?ups?|subscriptions?|check-?ins?|classes|donations?|reviews?|bestellungen|verkaufe|buchungen|besuche|rechnungen|ausleihen|pedidos|ventas|reservas|visitas|facturas|prestamos|commandes|ventes|reservations|visites|factures|emprunts|vendas|encomendas)\b/;
const others =
  /\b(?:born|built|made|published|printed|released|hired|before (?:that|then)|predecessor|old (?:shop|store|company)|previous|former|parent|planned|geboren|gebaut|nacid[oa]s?|construid[oa]s?|nee?s|reopened|re-opened|again|wieder|moved|relocated|renovated)\b/;
const REACH = 110;

/** "the webshop took its first order ever in 2019; 5,000 of its orders dated 2012 to 2016": what came to pass before there was any. */
export function findBeforeOpening(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  if (others.test(folded)) return;
  const windows = found.filter((each): each is Window => each.kind === "window" && each.months === undefined);
  const start = windows.find((each) => isOpening(folded, each));
  if (start === undefined) return;
  const earlier = windows.find((each) => each !== start && each.to <= start.from && isOfDeeds(reading, each));
  if (earlier === undefined) return;
  const why = "there was nothing before the first day";
  const at = tokenFrom(reading, 0, start.start);
  const [from] = clauseAround(reading, at);
  const places = [{ start: reading.tokens[from]?.start ?? start.start, end: start.end }, earlier];
  tellApart(reading, notes, places, why, "say a time from the first day on, or an earlier first day");
}

function isOpening(folded: string, { start, end }: Window): boolean {
  // "since 2019" and "in 2019" may be words of the window.
  const lead = folded.slice(Math.max(0, start - REACH), start);
  const word = /^(?:since|seit|desde|depuis|in|im|en|em|on|am|before) /.exec(folded.slice(start, end))?.[0] ?? "";
  return (
    opened.test(lead) ||
    (word !== "" && opened.test(`${lead}${word}`)) ||
    (leadOfBehind.test(`${lead}${word}`) && behind.test(folded.slice(end)))
  );
}

/** "5,000 of its orders dated 2012 to 2016" */
function isOfDeeds(reading: NeedReading, { start }: Window): boolean {
  const at = tokenFrom(reading, 0, start);
  const [from] = clauseAround(reading, at);
  const clause = foldedOf(reading, from, at);
  const isDated = /^(?:all |dates?|dated|every|order dates?|sale dates?|from)\b/.test(clause);
  return deeds.test(clause) || (isDated && deeds.test(foldedOf(reading, Math.max(0, from - 8), from)));
}
