import type { Language } from "../ontology/semantic-type.ts";

/** Plurals that no rule gives, and words that only look like one. */
const irregular: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: table(
    "ids:id ads:ad ips:ip taxis:taxi skis:ski safaris:safari alibis:alibi people:person children:child men:man women:woman feet:foot teeth:tooth mice:mouse geese:goose oxen:ox indices:index indexes:index vertices:vertex matrices:matrix appendices:appendix criteria:criterion phenomena:phenomenon analyses:analysis diagnoses:diagnosis hypotheses:hypothesis theses:thesis crises:crisis bases:base oases:oasis axes:axis data:data media:media series:series species:species news:news status:status statuses:status address:address lens:lens gas:gas bus:bus buses:bus gases:gas class:class process:process access:access business:business basis:basis analysis:analysis diagnosis:diagnosis thesis:thesis virus:virus viruses:virus campus:campus campuses:campus bonus:bonus bonuses:bonus census:census menus:menu skus:sku corpus:corpus corpora:corpus radius:radius radii:radius nucleus:nucleus genus:genus gps:gps sms:sms dns:dns tls:tls https:https pos:pos sas:sas saas:saas paas:paas aws:aws ios:ios css:css rss:rss os:os cors:cors mass:mass loss:loss gross:gross progress:progress stress:stress success:success wireless:wireless glucose:glucose sales:sales earnings:earnings savings:savings logistics:logistics analytics:analytics statistics:statistics economics:economics physics:physics mathematics:mathematics genetics:genetics robotics:robotics electronics:electronics athletics:athletics lives:life wives:wife knives:knife leaves:leaf halves:half shelves:shelf wolves:wolf calves:calf thieves:thief loaves:loaf heroes:hero potatoes:potato tomatoes:tomato echoes:echo pluies:pluie sorties:sortie movies:movie cookies:cookie zombies:zombie calories:calorie ties:tie lies:lie pies:pie dies:die selfies:selfie quizzes:quiz responses:response houses:house warehouses:warehouse purchases:purchase releases:release leases:lease cases:case databases:database courses:course horses:horse nurses:nurse licenses:license expenses:expense phases:phase phrases:phrase diseases:disease causes:cause clauses:clause pauses:pause doses:dose noises:noise exercises:exercise franchises:franchise enterprises:enterprise premises:premises caches:cache niches:niche aches:ache headaches:headache",
  ),
  de: table(
    "kunden:kunde daten:daten konten:konto themen:thema firmen:firma zeilen:zeile spalten:spalte tabellen:tabelle bestellungen:bestellung rechnungen:rechnung buchungen:buchung betrage:betrag hauser:haus stadte:stadt lander:land jahre:jahr tage:tag stunden:stunde monate:monat wochen:woche werte:wert orte:ort sensoren:sensor patienten:patient studenten:student produkte:produkt artikel:artikel preise:preis namen:name adressen:adresse marken:marke fahrer:fahrer nutzer:nutzer benutzer:benutzer mitarbeiter:mitarbeiter mieter:mieter status:status zahler:zahler gerate:gerat platze:platz kurse:kurs noten:note betten:bett zimmer:zimmer gaste:gast fahrten:fahrt arzte:arzt vertrage:vertrag schaden:schaden lager:lager filialen:filiale haushalte:haushalt",
  ),
  es: table(
    "meses:mes paises:pais clientes:cliente veces:vez analisis:analisis crisis:crisis lunes:lunes interes:interes gas:gas status:status dias:dia",
  ),
  fr: table(
    "mois:mois fois:fois prix:prix pays:pays temps:temps jours:jour choix:choix voix:voix cas:cas animaux:animal journaux:journal hopitaux:hopital chevaux:cheval travaux:travail corps:corps poids:poids avis:avis colis:colis devis:devis acces:acces taux:taux cours:cours parcours:parcours concours:concours repas:repas permis:permis puits:puits relais:relais palais:palais bois:bois vous:vous rendez-vous:rendez-vous yeux:oeil oeufs:oeuf tous:tout",
  ),
  pt: table(
    "meses:mes paises:pais clientes:cliente vezes:vez onibus:onibus lapis:lapis dias:dia mais:mais gas:gas status:status",
  ),
};

function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(" ").map((pair) => pair.split(":") as [string, string]));
}

/** The singular of a folded word, good enough to look it up: words of a dictionary and those of a need go the same way. */
export function singular(word: string, language: Language = "en"): string {
  const exception = irregular[language].get(word);
  if (exception !== undefined) return exception;
  if (word.length < 4) return word;
  switch (language) {
    case "en":
      return english(word);
    case "de":
      return german(word);
    case "es":
      return spanish(word);
    case "fr":
      return french(word);
    case "pt":
      return portuguese(word);
  }
}

/** The plural of an English noun that forms it by a rule: "policies", "boxes". */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of each word of a folded phrase; hyphens and underscores part words. */
export function stemmed(phrase: string, language: Language = "en"): string {
  return phrase
    .split(/[\s_-]+/u)
    .filter((word) => word !== "")
    .map((word) => singular(word, language))
    .join(" ");
}

function english(word: string): string {
  if (!word.endsWith("s")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** How nouns end that take another form in the plural; compounds end in them too. */
const germanTails: readonly (readonly [string, string])[] = [
  ...table(
    "lieferanten:lieferant praktikanten:praktikant mandanten:mandant fabrikanten:fabrikant patienten:patient studenten:student dozenten:dozent agenten:agent klienten:klient produzenten:produzent piloten:pilot kunden:kunde krafte:kraft auftrage:auftrag vertrage:vertrag antrage:antrag haushalte:haushalt volker:volk hauser:haus platze:platz raume:raum hofe:hof baume:baum stalle:stall falle:fall unfalle:unfall bader:bad rader:rad felder:feld lander:land bucher:buch kuhe:kuh stadte:stadt kinder:kind gaste:gast arzte:arzt einsatze:einsatz gange:gang satze:satz kaufe:kauf laufe:lauf schlage:schlag umzuge:umzug drucke:druck ablaufe:ablauf brande:brand bescheide:bescheid pakete:paket gerate:gerat betriebe:betrieb schiffe:schiff boote:boot punkte:punkt pferde:pferd hunde:hund schafe:schaf kurse:kurs fluge:flug konzerte:konzert termine:termin projekte:projekt produkte:produkt objekte:objekt dienste:dienst belege:beleg kanale:kanal standorte:standort verbande:verband vereine:verein schranke:schrank tanke:tank werke:werk heime:heim lehrlinge:lehrling aufzuge:aufzug zuge:zug fahrzeuge:fahrzeug flugzeuge:flugzeug werkzeuge:werkzeug teiche:teich gewachshauser:gewachshaus parzellen:parzelle filialen:filiale",
  ),
];

/** "kuhlschranke" is one "kuhlschrank": a compound takes the plural of its last noun. */
function germanCompound(word: string): string | undefined {
  for (const [plural, one] of germanTails) {
    // "haushalten": in the dative plural an n follows.
    const said = word.endsWith(`${plural}n`) && !plural.endsWith("n") ? word.slice(0, -1) : word;
    if (said.endsWith(plural)) return said.slice(0, -plural.length) + one;
  }
  return undefined;
}

function german(word: string): string {
  const compound = germanCompound(word);
  if (compound !== undefined) return compound;
  if (word.endsWith("oren")) return word.slice(0, -2);
  if (/(?:el|er)n$/.test(word) && word.length > 5) return word.slice(0, -1);
  if (/(?:ungen|heiten|keiten|schaften|tionen|innen|uren|aten)$/.test(word)) {
    return word.slice(0, word.endsWith("innen") ? -3 : -2);
  }
  if (word.endsWith("en")) return word.length > 5 ? word.slice(0, -1) : word;
  if (/(?:[nlr]s|[aiouy]s)$/.test(word) && word.length > 4) return word.slice(0, -1);
  return word;
}

function spanish(word: string): string {
  if (word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  if (
    /(?:[dlnrj]es|iones|ores|ades)$/.test(word) &&
    !/(?:[aeiou]rtes|antes|entes|bles|ples|dres|bres|tres)$/.test(word)
  ) {
    return word.slice(0, -2);
  }
  return word.endsWith("s") && !word.endsWith("is") ? word.slice(0, -1) : word;
}

function french(word: string): string {
  if (/(?:eaux|eux|oux)$/.test(word)) return word.endsWith("eaux") ? word.slice(0, -1) : word;
  if (word.endsWith("aux")) return `${word.slice(0, -2)}l`;
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function portuguese(word: string): string {
  if (/(?:oes|aes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (word.endsWith("ns")) return `${word.slice(0, -2)}m`;
  if (/(?:ais|eis|ois|uis)$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/(?:[rz])es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
