import type { Language } from "../ontology/semantic-type.ts";
import { columnNouns } from "./column-nouns.ts";
import { fold } from "./fold.ts";

/** Function words and the words of requests, folded; a word in two lists speaks for both. */
const words: Readonly<Record<Language, string>> = {
  en: "the of and with for in to a an is are each every between by from at on over last past per or as that rows records data need want give me please should some about including where which customers orders amount between price date number name time day days week weeks only within their than under less more no not dataset",
  de: "patienten weiblich mannlich schuler ja nein der die das und mit fur von zu im ist sind ein eine einer eines jede jeder jedes zwischen aus bei am auf uber letzten letzte pro oder als dass zeilen datensatze daten brauche mochte bitte ich nicht unter mehr keine alle wie nach vom zum zur des dem den sowie inklusive jeweils ca etwa ungefahr bis auch ohne anzahl betrag preis kunden bestellungen kunde name nummer mitarbeiter messwerte datum gehalt seit werden wird in vor minuten stunden tage tagen messwert einem einen ab hochstens mindestens jahr genau exakt davon zwei drei vier tabellen",
  es: "el la los las de y con para en un una es son cada entre por desde al sobre ultimos ultimas ultimo o como que filas registros datos necesito quiero dame favor no bajo menos mas sin todos del su sus donde hasta incluyendo alrededor unos unas aproximadamente durante hay ser clientes pedidos importe precio fecha numero ventas cliente pacientes empleados edad a algo mi lo siempre nota aprobado estudiante monto cuota vacio vacia lecturas mediciones tienda tiendas tarjeta efectivo hogares exactamente porcentaje alumnos dos tres cuatro tablas medio",
  fr: "le la les des et avec pour dans un une est sont chaque entre par depuis au aux sur derniers dernieres dernier ou comme que qui lignes enregistrements donnees besoin voudrais veux moi plait ne pas sous moins plus sans tous du leur leurs jusqu environ donnez il faut ainsi dont ce ces en de je l ans salaire moyen statut nombre identifiant montant prix commandes factures numero employes ventes heure contrats annuelle euros depuis vide parmi franchise exactement deux trois quatre oui date",
  pt: "o a os as de e com para em um uma sao cada entre por desde ao sobre ultimos ultimas ultimo ou como que linhas registros registos dados cadastro motoristas preciso quero favor nao sob menos mais sem todos do da dos das no na nos nas seu sua ate incluindo cerca durante pelo pela clientes pedidos valor preco vendas cliente pacientes idade numero funcionarios leituras medicoes nota data hora vazio vazia reais aluno valores linha medio loja lojas cartao alunos exatamente duas dois tabelas",
};

/** Spellings that one language alone has, and how much one of them says. */
const marks: readonly (readonly [RegExp, Language, number])[] = [
  [/[ßäöü]/giu, "de", 0.3],
  // One word where others need three.
  [/(?<!\p{L})\p{Lu}\p{Ll}{19,40}(?!\p{L})/gu, "de", 0.6],
  [/[ñ¿¡]/giu, "es", 0.3],
  [/[œèêîûù]/giu, "fr", 0.3],
  [/[ãõ]/giu, "pt", 0.3],
  [/(?<!\p{L})(?:[dlcj]|qu|jusqu)['’](?=\p{L})/giu, "fr", 0.5],
  [/ç(?:ão|ões)(?!\p{L})/giu, "pt", 0.3],
  [/ci(?:ón|ones)(?!\p{L})/giu, "es", 0.4],
  [
    /(?<!\p{L})\p{Lu}\p{Ll}{3,30}(?:ung|ungen|keit|heit|schaft|nummer|betrag|datum|preis|menge|kosten|dauer)(?!\p{L})/gu,
    "de",
    0.3,
  ],
];

type Index = ReadonlyMap<string, readonly Language[]>;

let functionWords: Index | undefined;
let nouns: Index | undefined;
/** One noun of another language may stand in an English need, two are none of it. */
const NOUN = 0.45;

function languagesOf(lists: Readonly<Partial<Record<Language, string>>>): Index {
  const built = new Map<string, Language[]>();
  for (const [language, list] of Object.entries(lists)) {
    for (const word of list.split(" ")) {
      const known = built.get(word);
      if (known === undefined) built.set(word, [language as Language]);
      else known.push(language as Language);
    }
  }
  return built;
}

/** The language of a normalised need by its function words and the nouns of its columns; English when nothing speaks for another. */
export function languageOf(text: string): Language {
  const score: Record<Language, number> = { en: 0.5, de: 0, es: 0, fr: 0, pt: 0 };
  const letters: Record<Language, number> = { en: 0, de: 0, es: 0, fr: 0, pt: 0 };
  functionWords ??= languagesOf(words);
  nouns ??= languagesOf(columnNouns);
  // "en/es/de", "basic/plus/premium" are values, not words; a guest's "plus one" and the "par" of a hole are columns.
  const said = text.replace(
    /[a-z]{2}(?:(?:[/|]|->)[a-z]{2}){1,40}(?![a-z])|(?<=\/)plus(?!\p{L})|(?<!\p{L})plus(?=\/|[ -]ones?(?!\p{L}))|(?<!\p{L})par(?= ?(?:,|;|$))/giu,
    " ",
  );
  for (const word of said.split(/[^\p{L}\p{M}]+/u)) {
    if (word === "") continue;
    // "blood group O 45%, AB 5%": letters of a code are no words.
    if (/^(?:AB|EN|ES|DE|UN|MI|SU|DA|NO)$/.test(word)) continue;
    const folded = fold(word);
    const named = nouns.get(folded) ?? [];
    for (const language of named) score[language] += NOUN / named.length;
    const speaksFor = functionWords.get(folded);
    if (speaksFor === undefined) continue;
    // What few languages share says more. A column may be called "y": single letters speak only beside words.
    const counts = word.length === 1 ? letters : score;
    for (const language of speaksFor) counts[language] += 1 / speaksFor.length;
  }
  for (const language of Object.keys(score) as Language[])
    if (score[language] > 0) score[language] += letters[language];
  // One name with an umlaut makes no German text, several words with them do.
  for (const [mark, language, weight] of marks) score[language] += Math.min(4, text.match(mark)?.length ?? 0) * weight;
  return (Object.keys(score) as Language[]).reduce((best, one) => (score[one] > score[best] ? one : best), "en");
}
