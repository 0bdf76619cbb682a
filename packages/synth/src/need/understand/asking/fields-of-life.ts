import type { Span } from "../../findings.ts";

/** Fields of life that take several words, or one of which is a thing: "data on renewable energy" may be of anything in it. */
const named =
  "real estate|renewables?|renewable energ(?:y|ies)|green energy|clean energy|oil (?:and|&) gas|mental health|public health|video ?games?|human resources|e-?learning|online (?:learning|education|dating|shopping|gaming|advertising)|dating|call cent(?:er|re)s?|contact cent(?:er|re)s?|after ?sales|food (?:industry|delivery|service|and beverages?|and drinks?|production|tech)|public transport(?:ation)?|supply chains?|social media|artificial intelligence|smart (?:cit(?:y|ies)|homes?|buildings?)|personal finances?|financial services|consumer goods|life sciences?|public (?:sector|administration|services)|vertical farming|animal (?:health|welfare)|waste(?: management)?|circular economy|electric mobility|e-?mobility|space travel|customer (?:experience|success|relations|care|service|support)|digital health|elderly care|child care|home improvement|pet care|wine|beer|coffee|vin[oh]?o?|wein|bier|cerveja|cerveza|biere|kaffee|" +
  "recursos humanos|bienes raices|energias? renovables?|salud (?:mental|publica)|redes sociales|transporte publico|cadena de suministro|atencion al cliente|videojuegos|ciudades inteligentes|inteligencia artificial|" +
  "ressources humaines|energies? renouvelables?|sante (?:mentale|publique)|reseaux sociaux|transports? (?:publics?|en commun)|jeux video|relation client|villes intelligentes|intelligence artificielle|" +
  "erneuerbare energien|kundendienst|kundenservice|soziale medien|offentlicher verkehr|nahverkehr|lieferketten?|kunstliche intelligenz|abfallwirtschaft|altenpflege|videospiele|psychische gesundheit|" +
  "energias? renovave(?:l|is)|saude (?:mental|publica)|redes sociais|transporte publico|atendimento ao cliente|videogames|cidades inteligentes|imoveis";
const kinds =
  "sector|industry|business|market|world|field|area|domain|space|topic|branch|trade|stuff|things|branche|sektor|bereich|thema|welt|markt|secteur|domaine|marche|mercado|setor|industria|negocio|mundo";
const openers = "the |our |my |a |an |zum |thema |der |die |das |el |la |los |las |le |les |l' ?|o |os |as ";
const field = new RegExp(
  `^((?:${openers})*)(?:${named})(?: (?:${kinds}))?(?=(?:,? (?:please|pls|bitte|por favor|thanks|now|today|asap|but|that|which|for|to|so|with (?:a |some )?(?:good|nice|decent)))|[,.;:!?]|$)`,
);
/** So many letters it has at most. */
const LONGEST = 80;

/** Where the field of life lies that a folded text names at a place, if nothing more is said of it. */
export function fieldOfLifeIn(folded: string, start: number): Span | undefined {
  const [said, opener = ""] = field.exec(folded.slice(start, start + LONGEST)) ?? [];
  return said === undefined ? undefined : { start: start + opener.length, end: start + said.length };
}

const realms = [
  "\\b(?:world|fields?|realm|domain|topic|subject|theme|sphere) of (?:the )?",
  "\\b(?:bereich|gebiet|welt|thema|themenfeld|branche)(?: (?:der|des|von))? ",
  "\\b(?:mundo|ambito|campo|tema|area|sector|setor)(?: (?:de l[ao]s?|del|de|da|do|das|dos)) ",
  "\\b(?:domaine|secteur|monde|univers|theme|sujet)(?: (?:de la|de l' ?|du|des|de|d' ?)) ?",
].join("|");
const realm = new RegExp(
  `(?<=${realms})[\\p{L}-]+(?: [\\p{L}-]+){0,2}?(?=[,.;:!?]|$| (?:please|bitte|with|mit|con|avec|com|for|fur|para|pour)\\b)`,
  "gu",
);

/** "in the field of psychology", "aus der Welt der Medizin": whatever follows is called a field of life. */
export function realmsIn(folded: string): readonly Span[] {
  return [...folded.matchAll(realm)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}
