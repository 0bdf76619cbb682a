/** A list of folded words. */
function list(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Where the name of what is counted ends: words that join, point, ask or tell what is done. */
export const stops = list(
  "a an the this that these those their its our my your his her each every apiece per and or but of in on at to for from by with without within into over under across about as is are was were be been being has have having had do does did make makes making made take takes taking took give gives gave get gets got send sends sending sent which who whose where when while than then so if not no nor only just all both more most less least once twice thrice sold x plus including incl between out during through throughout until till since " +
    "placed occurring recorded sampled logged measured taken read reads reading's reporting sampling writing write wrote one two i we you they it he she them us me " +
    "der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur im in ins am an auf aus bei mit ohne fur je jede jeder jedes jeden jedem jeweils pro per uber unter ist sind war waren hat haben wird werden als wie alle davon dazu ich wir sie es " +
    "el la los las lo un una unos unas y o u de del al a en con sin por para cada es son fue que como su sus mi entre hasta desde durante " +
    "le les des du au aux et ou d l dans sur avec sans par pour chaque chacun chacune est sont qui dont ce ces leur leurs depuis pendant " +
    "os as um uma uns umas e do da dos das ao aos no na nos nas com sem pelo pela seu sua que sao ate",
);

/** Rows by their many names; they say nothing of what a row is. */
export const rowNouns = list(
  "row line record entry zeile datensatz datensatze datenzeile eintrag fila registro linea renglon ligne enregistrement linha entrada",
);

/** What is written down at a step of time, whatever it is of. */
export const readingNouns = list(
  "reading measurement measure sample value observation log point snapshot record entry row line data datapoint time tick event stamp frame messwert messung wert lectura medicion registro valor mesure releve leitura medicao",
);

/** "per person", "pro Kopf": whoever was counted before, under another name. */
export const persons = list("person head participant individual capita kopf persona personne pessoa tete");
/** "each of them": whoever was counted before. */
export const pronouns = list("one them these those us ihnen denen ellos ellas eux elles eles elas");

/** Stocked everywhere: so many of them in so many places stand in each of the places. */
export const wares = list(
  "product sku item article good artikel produkt ware producto articulo produit article produto artigo brand marke marca marque",
);

/** What a time is said with that is no clock time: "working day", "Kalendertag". */
export const kindsOfTime = list(
  "calendar timetable fiscal financial tax working business trading school full whole consecutive straight solid single entire complete long week work kalender werk arbeit voll ganze ganzen volle vollen aufeinanderfolgende calendaire calendario laborables habiles uteis ouvres",
);

export const conjunctions = list(
  "and und y et e where which who whose while when but that so wobei wo donde que ou onde",
);

/** "5,000 of our 14 million subscribers": behind these stands what the rows are taken from or take place in. */
export const containers = list(
  "of from with in among amongst out has have having having got serves serving covers covering over across aus von mit unter bei hat haben tiene tienen con entre de des sur parmi avec compte ont dos das com tem",
);
