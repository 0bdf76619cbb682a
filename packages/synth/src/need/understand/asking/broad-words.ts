import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that name nothing in particular when they stand alone. */
const vague = wordSet(
  "data dataset data-set set info information record row line entry sample thing stuff something anything everything table list file csv json sheet spreadsheet user users customer customers fraud charge charges account accounts event events log logs transaction transactions activity report reports item items test tests",
  "interesting good nice random useful better best last time same as but more some realistic synthetic fake mock generic real-world example believable decent proper simple small large big fancy weird",
  "id ids value number date timestamp amount currency column columns field fields variable feature features target label class classes prediction predictor outcome anything usual example examples demo quality dummy content input output entry entries stats statistics analytics figure figures metric kpi insight whatever text yes delimiter semicolon",
  "sector industry domain area market topic theme subject world business company generic evidence impact project team department boss colleague client dashboard model study",
  "outcome positive negative correlation starter module join relationship messier cleaner tidier public private odd numeric bad wrong classe clase klasse quarterly thesis dissertation chapter anomaly trend seasonality pattern noise balanced imbalance fewer more less error mistake numeric categorical text-column nlp sustainability sustainable number-crunching related asap duplicate typo missing format mixed outlier null gap type environment staging database json-file utf-8 sql excel tableau powerbi bi tool software production purchasing procurement laptop",
  "crm erp usage document rating alert session case resource measurement object looking lot many bit exercise class",
  "somthing sumthing somethin smth sth anythin dateset datset infomation",
  "material materials bulk payload payloads homework categories beginner beginners stand believable convincing nested edge handful musterdaten fehler sonderfall sonderfalle gern gerne einmal",
  "bigger smaller longer shorter region regions utf ascii iso encoding encoded header headers kopfzeile primary foreign key flag flags dimension dimensions measures bit second third fixed separated unbiased diverse privacy-safe population",
  "dupe outlier cardinality schema messy believable usual",
  "clean requirement constraint criterion criteria budget deduplicated curated objective",
  "microservice backend frontend webapp mvp plugin sdk integration",
  "fehlende ausreisser duplikate formate typen werkzeug kollegen einkauf passendes schones",
  "variedade variedad variete vielfalt variety bastante faltantes atipicos atipico valores duplicados formatos manquantes valeurs aberrantes doublons fichier arquivo archivo fichero",
  "zeile zeilen spalte spalten daten datensatz datensatze testdaten beispieldaten kundendaten nutzerdaten benutzerdaten protokolle kunden nutzer benutzer ereignis ereignisse bericht berichte transaktionen konten zeug irgendwas etwas was zahlen interessant bereich thema branche sektor tabelle projekt schulprojekt firma unternehmen merkmal",
  "fila filas columna columnas datos registro registros cliente clientes usuario usuarios evento eventos informe informes transacciones cuentas cosas algo numeros interesante sector ambito tema tabla proyecto empresa",
  "lignes colonnes jeu donnee donnees enregistrement enregistrements client clients utilisateur utilisateurs evenement evenements rapport rapports comptes choses chiffres interessant secteur domaine theme tableau projet entreprise",
  "linhas colunas dados conjunto usuarios relatorio relatorios transacoes contas coisas setor area tema tabela projeto",
);

/** Fields of life: in each of them there are a hundred kinds of records. */
const fieldsOfLife = wordSet(
  "shipping agriculture agricultural agri farming healthcare health medicine finance financial banking retail commerce e-commerce ecommerce logistics logistic transport transportation mobility travel tourism hospitality education educational energy manufacturing industrial industry construction telecom telecoms telecommunication telecommunications media entertainment gaming sport sports fitness iot telemetry sensor marketing advertising hr operations security cybersecurity government public political politics law legal science scientific research environment environmental climate ecology nature fashion beauty culture cultural art arts music automotive maritime aviation aerospace space defence defense pharma pharmaceutical biotech chemistry chemical crypto blockchain web3 fintech insurtech proptech charity nonprofit non-profit ngo society social economy economic economics technology tech software it ai robotics utilities wellness food catering gastronomy leisure lifestyle mining forestry fishing fishery fisheries housing infrastructure sustainability administration administrative internet digital online insurance climate-tech wholesale property craft crafts theatre nightlife weddings parenting gardening outdoors astronomy archaeology journalism publishing recruitment recruiting procurement purchasing accounting",
  "sensoren sensorik landwirtschaft gesundheit gesundheitswesen medizin finanzen finanz bankwesen handel einzelhandel logistik verkehr transport mobilitat reisen tourismus bildung energie industrie produktion fertigung bau medien unterhaltung sport vertrieb sicherheit verwaltung behorde politik recht wissenschaft forschung umwelt klima natur mode kultur kunst musik automobil luftfahrt pharma chemie technik gastronomie freizeit wirtschaft gesellschaft immobilien versicherungswesen personalwesen schule lebensmittel",
  "sensores agricultura salud sanidad medicina finanzas banca comercio logistica transporte movilidad viajes turismo hosteleria educacion energia industria fabricacion construccion telecomunicaciones medios ocio deporte deportes seguridad gobierno politica derecho ciencia investigacion medioambiente ambiente clima naturaleza moda cultura arte musica automocion tecnologia economia sociedad inmobiliario alimentacion",
  "capteur capteurs agriculture sante medecine banque commerce logistique mobilite voyage voyages tourisme hotellerie enseignement energie industrie fabrication batiment telecoms medias loisirs sport securite gouvernement politique droit recherche environnement climat mode culture musique automobile technologie economie societe immobilier alimentation ecole",
  "saude financas banco comercio viagens turismo hotelaria educacao energia industria fabrico construcao telecomunicacoes midia lazer esporte esportes desporto seguranca governo politica direito ciencia pesquisa meio ambiente natureza cultura tecnologia economia sociedade imobiliario alimentacao escola",
);

/** Persons and organisations, of which nobody can tell what is kept of them whatever kind they are: "a shipping company". */
const somebody = wordSet(
  "patient employee student pupil member staff personnel worker tenant subscriber citizen resident guest people person teenager teen child children kid adult senior pensioner retiree man men woman women boy girl teacher doctor nurse driver customer client user visitor tourist voter athlete player farmer learner trainee intern respondent participant applicant attendee interviewee nomad artist family household parent baby elderly veteran migrant refugee immigrant inhabitant workforce shopper buyer consumer passenger traveller traveler commuter freelancer agent seller trader supplier vendor merchant investor donor volunteer founder manager crew team squad",
  "school university college hospital ward clinic bank shop store restaurant hotel company business firm startup enterprise organisation organization museum library farm factory office club church airline insurer supermarket pharmacy warehouse chain agency authority council ministry department retailer wholesaler carrier operator brewery bakery gym theatre cinema airport operator provider association foundation institute charity dealership branch depot practice zoo municipality consultancy aquarium kindergarten nursery hostel spa salon laboratory lab court prison casino railway hospice orchestra choir circus stadium campsite marina",
  "mitglied mitglieder besucher krankenhaus klinik schule hotel firma unternehmen bank versicherung versicherer spedition reederei fluggesellschaft supermarkt apotheke lager agentur behorde verein werkstatt fabrik laden geschaft kette abteilung praxis kanzlei kunde kunden kaufer verbraucher fahrgaste reisende rentner lieferanten handler team",
  "miembro socio huesped visitante empresa compania aerolinea aseguradora banco hospital clinica escuela colegio tienda supermercado farmacia almacen agencia fabrica ayuntamiento naviera restaurante hotel cadena equipo comprador consumidor pasajero viajero jubilado proveedor vendedor cliente usuario",
  "membre adherent visiteur entreprise societe compagnie banque assureur assurance hopital clinique ecole magasin supermarche pharmacie entrepot agence usine mairie association restaurant hotel chaine equipe acheteur consommateur passager voyageur retraite fournisseur vendeur utilisateur",
  "membro socio hospede visitante transportadora companhia seguradora escola loja supermercado farmacia armazem agencia fabrica prefeitura rede equipe comprador consumidor passageiro viajante aposentado fornecedor vendedor",
);

/** Columns that any rows may have. */
const anyColumns = wordSet(
  "name price date amount number value time timestamp place text type category id figure money currency maybe perhaps possibly also name names preis preise datum daten betrag betrage zahl zahlen werte namen orte texte vielleicht nombre nombres precio precios fecha fechas importe importes monto montos numero numeros valores nom noms prix montant montants dates chiffres valeurs nome nomes preco precos datas valores montantes",
);

/** Persons, organisations and things: whoever wants "data on patients" may want their stays, their bills or their blood. */
const kindsOfThings = wordSet(
  "city town village country",
  "car vehicle bike house home flat apartment building animal dog cat pet horse bird plant tree machine device computer phone robot drone product truck lorry van bus train ship boat ferry motorbike motorcycle scooter bee cow sheep goat pig chicken fish garden forest river lake mountain road bridge station port kitchen",
  "patienten mitarbeiter personal schuler studenten mitglieder mieter personen gaste menschen leute jugendliche kinder senioren frauen manner burger einwohner bewohner fahrer lehrer arzte krankenhauser krankenhaus kliniken schulen hotels firmen autos fahrzeuge hauser wohnungen tiere hunde pferde baume pflanzen maschinen gerate produkte",
  "paciente empleado alumno estudiante persona gente nino mayor mujer hombre ciudadano habitante profesor conductor escuela hospital hotel restaurante empresa coche vehiculo casa animal perro arbol planta maquina producto",
  "patient employe eleve etudiant personne gens enfant jeune agee femme homme citoyen habitant professeur ecole hopital hotel restaurant entreprise voiture vehicule maison appartement animal chien arbre plante machine produit",
  "paciente funcionario aluno estudante pessoa crianca idoso mulher homem cidadao morador professor motorista escola empresa carro veiculo casa animal cachorro arvore planta maquina produto",
);

const functionWords = wordSet(
  "i me my we us our you your it its a an the this that these those of for with about on in at to do does from by into and or as is are be some any please pls give need want would like get make generate create show send fill build produce prepare put see look have has can could same just also if will very kindly provide deliver suitable them there here soon today now asap urgently lots kind sort they he she not no too so all every each one two few several many plenty enough",
  "einer eines einem einen irgendwelche irgendein irgendeine ich wir brauche brauchen brauchten bitte ein paar ein eine der die das uber rund um unser unsere mit fur bei von zu einige mir gib und den dem zum zur im aus",
  "un une des les le la s il vous plait de du je veux sur quelques pour et notre nos avec dans l d en el los las una unos unas por favor sobre para con algunos quiero necesito dame y mi nuestro nuestra del al",
  "um uma uns umas os as o pra com meu minha preciso quero e do da dos das nosso nossa em no na",
);

/** A word as it stands or in the singular. */
function isIn(words: ReadonlySet<string>, folded: string): boolean {
  return words.has(folded) || words.has(singular(folded));
}

/** Whether a word names nothing in particular: "data", "report", "dashboard". */
export function isVague(folded: string): boolean {
  return isIn(vague, folded);
}

/** Whether a word carries no meaning of its own. */
export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded) || folded.length < 2;
}

/** Whether a word says at most in which field of life the rows lie, alone or as a German compound: "Umweltdaten", "Patientendaten". */
export function isBroad(folded: string): boolean {
  const [, stem] = /^(.{3,}?)(?:en|s)?daten$/.exec(folded) ?? [];
  // "Maschinendaten": of "Maschinen", and not of a "Maschin".
  const stems = stem === undefined ? [] : [stem, `${stem}e`, `${stem}en`];
  return (
    isVague(folded) ||
    isIn(fieldsOfLife, folded) ||
    stems.some((each) => isIn(fieldsOfLife, each) || isIn(kindsOfThings, each))
  );
}

/** Whether a word names persons, organisations or things, and nothing that is kept of them. */
export function isKindOfThing(folded: string): boolean {
  return isIn(kindsOfThings, folded) || isSomebody(folded);
}

/** Whether a word names persons or organisations. */
export function isSomebody(folded: string): boolean {
  return isIn(somebody, folded);
}

/** Whether a word calls a column that any rows may have: a date, a name, an amount. */
export function isOfAnyRows(folded: string): boolean {
  return isIn(anyColumns, folded);
}
