import type { Found, Span } from "../findings.ts";

type Errand = Extract<Found, { readonly kind: "errand" }>;

const columns = "(?:columns?|fields?|attributes?)";
const end = "(?=\\s*(?:[,.;:!?)]|$))";
const you =
  "(?:(?:that |which )?(?:you|u) (?:think|find|feel|see|like|want|prefer|consider|deem|choose|pick)(?: (?:are |is |it )?(?:fit|best|fits?|sensible|suitable|useful|necessary|appropriate|right|good|fine))?|(?:that |which )?(?:makes? sense|fits?|seems? (?:right|sensible|useful)|(?:are|is) (?:sensible|usual|useful|suitable)))";
const forms = [
  `(?:with )?(?:whichever|whatever|any|which|all) ${columns} ${you}`,
  `(?:the )?${columns}(?: (?:are|is))? (?:up to you|as you (?:like|see fit|wish|please|think best)|(?:are |is )?your (?:choice|call))`,
  `(?:please )?(?:pick|choose|select|decide on|make up|invent) (?:the |your own |some |any )?${columns}(?: (?:yourself|for me|for us|as you (?:like|see fit|wish)|${you}))?`,
  "(?:die |welche )?(?:spalten|felder) (?:(?:darfst|kannst|d[üu]rft|k[öo]nnt) (?:du|ihr) (?:(?:dir|euch) )?(?:selbst )?(?:aussuchen|w[äa]hlen|bestimmen)|nach (?:belieben|wahl)|(?:sind )?(?:dir|euch) [üu]berlassen|wie (?:du willst|ihr wollt))",
  "(?:con )?(?:las|los) (?:columnas|campos) que (?:quieras|prefieras|quer[áa]is|te parezcan?|veas|tengan sentido|creas)(?: (?:bien|mejor(?:es)?|conveniente))?",
  "(?:avec )?les (?:colonnes|champs) (?:que (?:vous voulez|tu veux|vous voudrez|tu voudras)|de (?:votre|ton) choix|qui (?:vous|te) (?:semblent|paraissent) (?:utiles|bons?|bonnes))",
  "(?:com )?(?:as|os) (?:colunas|campos) que (?:quiser(?:em)?|preferir(?:em)?|achar(?:em)? (?:melhor(?:es)?|bom|boas)|fizerem sentido)",
];
const left = new RegExp(`(?<=^|[,.;:(!?]|\\s)(?:${forms.join("|")})${end}`, "giu");

/** "students, whichever columns you think fit", "columns up to you": whoever leaves the columns to us names none. */
export function leftToUs(text: string): readonly Errand[] {
  return [...text.matchAll(left)].map((match): Errand => ({ kind: "errand", ...spanOf(match) }));
}

function spanOf({ index, 0: said }: RegExpExecArray): Span {
  return { start: index, end: index + said.length };
}
