import { singular } from "../../text/stem.ts";
import { inflected, wordSet } from "../../text/word-set.ts";
import { isBroad, isFunctionWord } from "./broad-words.ts";

/** Words of how rows come, how good they are, when and for whom they are wanted: none of them is a column or a record. */
const plain = wordSet(
  // What is asked for, by its many names.
  "data-set set sets info information entry entries stuff something anything everything whatever nothing content contents dump seed seeding corpus import export",
  // Its form.
  "csv tsv json jsonl ndjson parquet avro xml yaml excel xlsx sql sqlite feather arrow gzip zip snappy compression compressed utf utf-8 utf8 ascii unicode encoded delimiter separator comma semicolon tab partitioned sharded tabular nested flat wide narrow long tall big small large huge tiny medium mid-size single-table schema star iso lorem ipsum numeric categorical mixed text english german french spanish portuguese",
  // How good it is.
  "realistic believable convincing authentic genuine fake dummy mock synthetic artificial random clean dirty messy tidy noisy balanced unbalanced imbalanced representative varied reproducible deterministic consistent valid invalid malformed broken corrupt corrupted high low top good great nice decent best better fresh fresher newer bigger larger smaller longer quality fancy solid proper suitable useful moderate hidden complex empty missing anomalies noise edge corner happy path typical usual requirements' cc0 gdpr gdpr-compliant ccpa hipaa pii privacy privacy-safe safe personal sensitive anonymous free no-pii bias unbiased normally uniformly distributed distribution distributions difficulty easy hard",
  // Study and model design.
  "train training validation evaluation eval stratified holdout binary multi-class multiclass classification regression clustering supervised long-tail tail heteroscedastic homoscedastic linear nonlinear multivariate univariate gaussian seasonality seasonal longitudinal cross-sectional machine ml ai llm nlp rag fine-tune fine-tuning finetune finetuning statistics statistical",
  // Who asks, what for, and how.
  "hi hello hey dear thanks thank please pls kindly asap urgently request requested like likes liked seek seeking get getting find retrieve gather source supply return build made feed satisfy satisfies meet meets check see stress try trying practice running start starting begin go goes going come comes coming must should shall has have had can could would might may will do does did done let know think hope ready finish debugging developing presenting pitching building writing",
  "lesson randomly drawn original k-anonymity typed mb kb gb documented documentation buy asked domain axis minority majority fairness half halves double stable their up down out through sent growing grow set-up two-way structured joined we're i'm we've i've you're it's that's don't first second third last next previous current following given upcoming new old existing downstream upstream internal external here there around about approximately approx circa least most exactly only just also even still yet already again back over under per than then while until before after since within without between during both either neither nor not but because if when where who whom whose how why what which whichever them themselves itself it its his her him she he us me mine ours yours theirs one ones two three four five six seven eight nine ten hundreds thousand thousands dozen couple few several many lots plenty ton tons bit enough more less fewer same similar different other another such maximum minimum max min",
  "monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight week weeks month months quarter quarters year years day days hour hours minute minutes january february march april june july august september october november december eod eow q1 q2 q3 q4 daily weekly monthly yearly quarterly recent time times now soon later once usd usdc eur gbp dollar dollars euro euros",
  // German
  "hallo tag danke bitte gern gerne brauche brauchen brauchten benotige benotigen benotigt mochte mochten wollen will's wurde wurden sollte sollten soll sollen konnt konnen kann kannst haben hat hatten sind ist sein wird werden uberrascht uberrasch uberraschen sehen testet macht daten testdatensatz testdatensatze beispieldatensatze paneldaten dsgvo moglichst nur ohne mit paar tausend hundert etwa rund drei vier funf zehn zwei woche monat monate monaten jahr jahre jahren montag dienstag mittwoch donnerstag freitag samstag morgen heute hier bin mich mir man braucht fur als wie was was's alles wir ich zum zur bis vor nach nicht auch noch dass und oder kopfzeile effekt wellen welle falle",
  // Spanish
  "hola gracias favor necesito necesitamos necesita quiero queremos quisiera podrian podria dame conjunto mis alumnos practicar personales alta sin con mas menos mejor lunes martes miercoles jueves viernes manana hoy semana mes meses ano anos tres dos cuatro cinco diez mil cientos unos unas algo todo toda todos lo que tiene tienen como para por pero espanol castellano formato separador coma semilla entrenamiento clasificacion binaria regresion efecto medio oleada oleadas abandono cumplan cumplir rgpd",
  // French
  "bonjour merci besoin voudrais voudrions faut faudrait veux voulons jeu jeux bruit modere apprendre d' sans avec nuls rares plus moins mieux notre nos votre lundi mardi mercredi jeudi vendredi demain aujourd'hui aujourd hui semaine mois an ans annee annees trois deux quatre cinq dix mille quelques plusieurs tout tous toute chose quelque meme qui pour par mais francais separateur point-virgule virgule conforme conformes entrainement apprentissage binaire positifs negatifs effet moyen vague vagues attrition avant apres il nous precisons au aux ce cela ca qu' c'est",
  // Portuguese
  "ola oi obrigado obrigada precisamos quero gostaria limpo limpos sem com duplicatas melhor segunda terca quarta quinta sexta amanha hoje dois duas quatro dez alguns algumas tudo tem portugues semente treinamento treino classificacao regressao efeito ondas onda desistencia conformidade lgpd ate o ao",
);

const talk: ReadonlySet<string> = new Set([
  ...plain,
  // What is done with rows and what they must do: English verbs.
  ...inflected(
    "need want deliver launch test teach learn demo fill look show help expect impress obtain fetch benchmark debug cover contain rehears insist assist discuss work render appear",
    "|s|ed|ing",
  ),
  ...inflected(
    "us mak tak requir provid generat creat populat acquir includ practis tun evaluat validat compar prototyp surpris procur replac rehears illustrat invent simulat produc prepar visualis visualiz analys analyz anonymis anonymiz deduplicat normalis normaliz denormalis denormaliz mimick",
    "e|es|ed|ing",
  ),
  ...wordSet("balancing practises practised trained requesting loading"),
  // What rows are and what is wrong with them: English nouns.
  ...inflected(
    "data dataset record row line sample example thing table file sheet spreadsheet payload placeholder input output datapoint extract copy subset string int integer float boolean type header null nan duplicate dupe outlier anomaly gap typo error mistake blank extreme glitch inconsistencie constraint requirement split fold encoding positive negative trend spike emoji umlaut accent diacritic special-character mixture cutoff filler variation narrative pitfall surprise inconsistenc quirk oddity",
    "|s",
  ),
  // How rows are: English.
  ...wordSet(
    "rich deep dense sparse coherent sensible reasonable lifelike natural natural-looking correct accurate precise reliable trustworthy enterprise-grade production-grade production-ready industry-grade ready-made perfect flawless immaculate pristine meaningful engaging entertaining exciting colourful colorful vivid bored boring dull plain neutral harmless confidential non-confidential unconfidential secret compliant referential integrity relational inconsistent inconsistency weird strange funny quirky skew skewed variety varying variability upward upwards downward downwards seasonality-free presentable professional sophisticated advanced intermediate basic elementary introductory polished impressive catchy eye-catching attractive memorable relatable challenging difficult tricky readable handy manageable sizeable sizable ample sufficient adequate appropriate respectable dependable finished ready-to-go sudden drop drops jump jumps dip dips plateau plateaus ambiguous contradictory misleading context embarrass life lively light locale locales language languages multilingual multi-lingual bilingual busy crowded backdrop scenery decoration drama dramatic humour humorous fun spelling misspelled misspellings mis-spelled default defaults out-of-the-box off-the-shelf one-off ad-hoc legacy confidentiality growth-free pretty cute stylish slick smart clever odd oddly obvious obviously subtle strong weak clear clearly slight slightly mild extremely absolutely fully completely totally entirely moderately reasonably fairly quite rather really very somewhat pleasant separated eleven twelve fifteen twenty thirty forty fifty sixty hundred mix mixes assortment collection tell tells story storyline narrative impossible hierarchy hierarchies granular granularity historical comprehensive exhaustive all-round believability credibility noon midday morning afternoon evening maybe perhaps possibly preferably ideally otherwise anyway somehow roughly sort-of kind-of respectful properly quickly nicely neatly sensibly evenly easily",
  ),
  // German adjectives.
  ...inflected(
    "realistisch glaubwurdig glaubhaft plausibl plausibel vorzeigbar uberzeugend sauber schmutzig dreckig unsauber hubsch schon nett interessant spannend sinnvoll brauchbar passend geeignet ordentlich vernunftig gut schlecht mittler klein kurz schmal neu frisch echt kunstlich synthetisch fiktiv erfunden zufallig beliebig ublich typisch normal einfach schwer schwierig kompliziert komplex bunt vielfaltig abwechslungsreich ausgewogen unausgewogen anonymisiert vollstandig unvollstandig konsistent inkonsistent einheitlich uneinheitlich fehlerhaft fehlerfrei doppelt leer fehlend dringend schnell intern extern aktuell fertig anschaulich klar deutlich leicht stark schwach auffallig lebendig handlich uberschaubar ubersichtlich maximal minimal mittelgross wunderbar toll cool relational mehrsprachig sprechend ansehnlich repraesentativ lehrreich ahnlich verschieden unterschiedlich willkurlich vertraulich unverfanglich reprasentativ umfangreich reichhaltig realitatsnah produktionsnah praxisnah dsgvo-konform datenschutzkonform konform nachst gewiss einig viel wenig mehrer unser mein ihr deutsch anspruchsvoll aussagekraftig lebensnah",
    "|e|em|en|er|es",
  ),
  // German nouns.
  ...inflected(
    "ausreisser lucke dublette duplikat fehler tippfehler schreibfehler zeile satz satze datensatz datensatze spalte beispiel beispieldat demodat testdat musterdat ubungsdat trainingsdat schulungsdat ausfall stichprobe trend saisonalitat verteilung streuung mischung vielfalt bandbreite qualitat datenqualitat niveau umfang format datei tabelle inhalt wert sonderfall sonderfalle randfall grenzfall sonderzeichen umlaut leerwert nullwert diagramm grafik kurve azubi praktikant lehrling werkstudent kollege schulung vorfuhrung prasentation messe stand frist schlussel fremdschlussel primarschlussel abzug auszug zahlenmaterial groesse sprache trennzeichen komma semikolon strichpunkt zeichensatz eintrag eintrage vorlage platzhalter fulldat",
    "|e|en|n|s|er|ern|ses",
  ),
  // German words around them.
  ...wordSet(
    "auswerten analysieren bearbeiten importieren laden einlesen verwenden benutzen nutzen liefern liefert bekommen schicken senden erzeugen erstellen generieren bereitstellen aussehen wirken passen reichen genugen uben testen zeigen vorfuhren fullen befullen ausprobieren lernen prasentieren beeindrucken machen ziehen spielen irgendetwas grosser grosses grossen hohes hoher hohen irgendwelche irgendeine vielleicht ungefahr so sozusagen ruhig furs frs damit dazu darin dafur drin davon halt eben mal bloss sonst bereits schon",
  ),
  // Spanish and Portuguese adjectives and nouns.
  ...inflected(
    "sencill complicad complej limpi suci desordenad variad divers complet incomplet vaci vazi duplicad errone atipic sintetic inventad fictici anonimizad equilibrad balancead buen bonit nuev nov pequen nuestr noss proxim algun vari fals mism mesm huec lacun mezclad misturad extrem rar list pront modern adequad adecuad median ultim primari foran forane maxim minim sintetiz aleatori aleat clar lind rapid compact estructurad estruturad anotad etiquetad rotulad divertid curios atractiv atrativ apropiad precis corret correct exact inexact",
    "o|os|a|as",
  ),
  ...inflected(
    "hoja folha calculo planilha ejercicio exercicio clave chave relacional relacionai tamano tamanho volumen plazo prazo urgente urgentemente idioma lingua acento emoji grafico curva becario estagiario auditor jefe chefe feria feira bom boa bon buena sentido creible credivel criveis credible realista verosimil plausible plausivel plausiveis inconsistente coherente coerente interesante interessante simple simples real facil dificil grande faltante ausente manquante nulo null error erro limite caso valor dato dado fila linea linha registro registo ejemplo exemplo muestra amostra tabla tabela archivo arquivo fichero ficheiro prueba teste errata tendencia mezcla mistura variedad variedade calidad qualidade estacionalidad sazonalidade aspecto aspeto confidencial confidenciai positivo negativo",
    "|s|es",
  ),
  // French adjectives and nouns.
  ...inflected(
    "realiste credible plausible vraisemblable propre joli interessant simple compliqu complique variee varie divers diverse complet coherent incoherent vide null manquant aberrant synthetique anonymise equilibre fictif invente petit grand nouveau nouvel nouvelle prochain haut bon bonne personnel confidentiel ligne enregistrement exemple echantillon tableau fichier donnee doublon erreur trou valeur cas tendance saisonnalite melange qualite essai test accent croise maximal minimal relationnel etranger primaire cle delai urgent langue accentue graphique courbe stagiaire tordu parlant vivant clair net fort faible leger aleatoire",
    "|e|s|es",
  ),
]);

/** What rows are loaded into, shown at or made by, and what a study or a model has: talk within a phrase, and columns in a list. */
const named = wordSet(
  "error errors bug bugs glitch ship ships match matches play plays break breaks run runs seeds case cases test rule rules license licence fold folds pair lot onboarding platform launch module release feature prototype mvp poc pilot sprint deployment migration rollout product app application website site page screen portal saas system service api rest endpoint backend frontend pipeline etl warehouse-load parser importer staging production prod sandbox tenant repository repo ci qa dev devops engineering development developer engineer analyst scientist stakeholder investor board prospect competitor competition manager management boss chief colleague team group department division agency startup firm company business marketing hackathon kaggle style audit competition contest exercise course class lecture seminar workshop tutorial homework assignment thesis dissertation paper master bachelor phd experiment study research trial intervention project task subtask step goal objective job purpose use case values numbers dates date series planner agent assistant bot tool call user's budget deadline priority scope chart graph analytics dashboard pitch presentation presentation slides story competitor's model classifier algorithm predictor features label labels target variable variables column columns field fields cluster clusters panel wave waves unit units subject subjects participant participants effect size attrition dropout dropouts treatment control variant variants period periods factor factors fact facts attribute attributes environment database db stage stages world people bi power tableau python pandas",
  "click browse walk scroll length lengths volume volumes material key keys primary foreign dimension dimensions close structure",
  "hohe grosse software plattform projekt modul anwendung website webseite system systeme testumgebung umgebung datenbank produktion team qa release veroffentlichung einfuhrung bachelorarbeit masterarbeit abschlussarbeit doktorarbeit hausarbeit studie kurs seminar schulung unterricht ubung prasentation vorfuhrung firma unternehmen kollegen chef kunden-demo modell klassen spalten felder panel gruppe gruppen",
  "plataforma lanzamiento aplicacion proyecto modulo sistema entorno equipo curso clase tesis trabajo presentacion empresa modelo columnas campos panel grupo grupos unidades sujetos participantes competencia",
  "plateforme lancement application logiciel projet module systeme environnement base recette equipe cours memoire these presentation entreprise modele colonnes champs panel groupe groupes unites sujets participants concurrence concurrent",
  "plataforma lancamento aplicativo projeto modulo sistema ambiente homologacao producao base equipe curso aula tese trabalho apresentacao empresa modelo colunas campos painel grupo grupos unidades sujeitos participantes concorrencia",
);

/** Broad words that a list may well ask for, or that call records of their own. */
const contents = wordSet(
  "user customer client fraud charge account event log transaction activity report item value number date timestamp amount currency alert session case resource measurement document rating usage region population category metric kpi figure id ids name purchasing procurement kunde kunden nutzer benutzer ereignis bericht berichte transaktionen konten kundendaten nutzerdaten benutzerdaten protokolle cliente clientes usuario usuarios evento eventos informe informes transacciones cuentas utilisateur utilisateurs evenement evenements rapport rapports comptes relatorio relatorios transacoes contas",
);

/** What is asked for where nothing is told of it: without one of these words, "500 websites", the things themselves are wanted. */
const asked = wordSet(
  "data dataset datasets data-set set info information record records row rows line lines entry entries sample samples example examples thing things stuff something anything everything whatever table tables values payloads placeholders series panel study experiment numbers figures charts screenshot examples corpus",
  "daten datensatz datensatze testdaten testdatensatz testdatensatze beispieldaten demodaten musterdaten paneldaten trainingsdaten zeile zeilen eintrage tabelle tabellen etwas irgendwas alles werte panel studie",
  "datos dato conjunto fila filas linea lineas registro registros ejemplo ejemplos muestra tabla tablas algo todo panel estudio",
  "donnees donnee jeu ligne lignes enregistrement enregistrements exemple exemples echantillon tableau quelque tout panel etude",
  "dados dado linha linhas registro registros registo registos exemplo exemplos amostra tabela tabelas algo alguma tudo painel estudo",
);

/** "field1", "var_07": a name that stands for any. */
const placeholder =
  /^(?:field|col|column|var|attr|attribute|feature|value|key|param|spalte|feld|columna|campo|colonne|coluna)_?\d{1,3}$/;

/** Whether a word says how, when, for whom or in what form, and nothing of what. */
export function isTalk(folded: string): boolean {
  return talk.has(folded) || placeholder.test(folded) || (isFunctionWord(folded) && folded.length > 0);
}

/** Whether a word within a phrase, "our new platform", "300 units", is of who asks or of the design of a study. */
export function isTalkWithin(folded: string): boolean {
  const single = singular(folded);
  if (named.has(folded) || named.has(single)) return true;
  return isBroad(folded) && !contents.has(folded) && !contents.has(single);
}

/** "data", "2,000 lines", "something": rows of nobody knows what. */
export function isOfRows(folded: string): boolean {
  return asked.has(folded);
}

/** Whatever is asked for where nobody says what: no rows, lines or values, which are of something. */
const anything = wordSet(
  "data dataset datasets data-set something anything everything whatever stuff corpus file tables table",
  "daten datensatz datensatze testdaten beispieldaten demodaten musterdaten etwas irgendwas alles",
  "datos conjunto algo todo donnees jeu quelque tout dados tudo alguma",
);

/** "data", "something", "a file": whatever it holds. */
export function isOfAnything(folded: string): boolean {
  return anything.has(folded);
}
