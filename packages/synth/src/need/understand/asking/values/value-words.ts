import { wordSet } from "../../../text/word-set.ts";

/** On which side of a figure the values lie; `more` and `less` without the figure itself. */
export type Side = "least" | "most" | "more" | "less";

/** Comparatives that say more, and less, of whatever they measure. */
const greater =
  "longer|older|heavier|taller|higher|bigger|larger|greater|wider|deeper|warmer|hotter|dearer|costlier|pricier|slower|later|(?:more|plus|mas|mais) (?:expensive|cher[es]*|car[oa]s?|long(?:ue)?s?|lourde?s?|agee?s?|vieux|vieilles?|grande?s?|haute?s?|larg[oa]s?|pesad[oa]s?|viej[oa]s?|velh[oa]s?|alt[oa]s?|long[oa]s?)|langer|alter|schwerer|grosser|hoher|breiter|tiefer|warmer|heisser|teurer|mayor(?:es)?|maior(?:es)?|superieure?s?|superior(?:es)?";
const smaller =
  "shorter|younger|lighter|lower|smaller|narrower|shallower|colder|cooler|cheaper|faster|quicker|fewer|less|(?:more|plus|mas|mais) (?:court(?:e)?s?|leger(?:e)?s?|jeunes?|petite?s?|bas(?:se)?s?|cort[oa]s?|liger[oa]s?|joven(?:es)?|jove(?:m|ns)|baj[oa]s?|baix[oa]s?|barat[oa]s?|leves?|curt[oa]s?)|kurzer|junger|leichter|kleiner|niedriger|schmaler|kalter|billiger|gunstiger|weniger|menor(?:es)?|inferieure?s?|inferior(?:es)?";

const before: readonly (readonly [Side, string])[] = [
  [
    "least",
    "at least|minimum|min\\.?|floor(?= (?:of|at|is))|starts? (?:out )?(?:at|from)|starting (?:at|from)|begins? (?:at|from|with)|upwards? of|no (?:less|fewer) than|not (?:less|fewer) than|bottoms? out|mindestens|wenigstens|minimal|ab|beginn(?:t|en) bei|al menos|por lo menos|como minimo|un? minimo de|minim[oa]s?|a partir de|desde|au moins|au minimum|pelo menos|no minimo",
  ],
  [
    "most",
    "at most|up to|maximum|max\\.?|capped|(?:cap|ceiling)(?= (?:at|of|is))|tops? out|peaks? at|limited to|limit(?:ed)? (?:at|of|is)|no (?:more|later|longer) than|not (?:more|later|longer) than|within|in under|inside of|hochstens|maximal|bis zu|gedeckelt|begrenzt auf|binnen|innerhalb|como maximo|como mucho|a lo sumo|a mas tardar|hasta|maxim[oa]s?|tope de|au plus|au maximum|plafonnee?s?|jusqu'?a|no maximo|ate|en menos de|em menos de|en moins de",
  ],
  [
    "more",
    `more than|over|above|beyond|past|exceed\\w*|surpass\\w*|in excess of|beats?|outweighs?|mehr als|uber(?:steig\\w*|schreit\\w*)?|mas (?:de|que)|supera\\w*|sobrepas\\w*|por encima de|pas(?:a|an|e|en) de|plus (?:de|d'|que)|depass\\w*|au-dessus de|mais (?:de|do que|que)|acima de|ultrapass\\w*|pass(?:a|am|e|em) de|(?:${greater}) (?:than|als|que|de|do que|a)`,
  ],
  [
    "less",
    `less than|fewer than|under|below|beneath|short of|undercuts?|weniger als|unter(?:schreit\\w*)?|menos (?:de|que)|por debajo de|baj(?:a|an|e|en) de|moins (?:de|d'|que)|en dessous de|descend\\w* sous|sous|abaixo de|menos do que|(?:desce|cai)\\w* (?:de|abaixo de)|(?:${smaller}) (?:than|als|que|de|do que|a)`,
  ],
];
const behind: readonly (readonly [Side, string])[] = [
  [
    "least",
    "(?:or|and|oder|und|o|y|ou|et|e) (?:more|over|above|up|upwards?|older|longer|heavier|higher|taller|better|mehr|alter|langer|mas|plus|mais)|upwards?|up|onwards?|at least|minimum|at a minimum|aufwarts|mindestens|minimo|en adelante|para arriba|em diante|au moins|au minimum|no minimo",
  ],
  [
    "most",
    "(?:or|and|oder|und|o|y|ou|et|e) (?:less|fewer|under|below|younger|shorter|lighter|lower|weniger|junger|kurzer|menos|moins)|at (?:the )?(?:very )?most|max|maximum|tops|hochstens|maximal|maximo|como maximo|au plus|au maximum|no maximo",
  ],
];
const compiledBefore = before.map(
  ([side, list]) => [side, new RegExp(`(?<![\\w-])(?:${list})(?![\\w-])`, "g")] as const,
);
const compiledBehind = behind.map(
  ([side, list]) => [side, new RegExp(`^(?:\\w+ ){0,2}(?:${list})(?![\\w-])`)] as const,
);

/** The side that the folded words before a figure tell, and where they begin and end in them. */
export function sideBefore(
  said: string,
): { readonly side: Side; readonly at: number; readonly end: number } | undefined {
  const hits = compiledBefore.flatMap(([side, pattern]) =>
    [...said.matchAll(pattern)].map(({ index, 0: words }) => ({ side, at: index, end: index + words.length })),
  );
  // "no more than" is found whole, and "more than" in it; the last that is not within another tells.
  return hits
    .filter(
      (one) =>
        !hits.some(
          (other) =>
            other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
        ),
    )
    .sort((one, other) => one.end - other.end)
    .at(-1);
}

const near =
  /^(?: (?:the|an?|about|around|roughly|some|even|of|der|die|das|eine[rmn]?|etwa|rund|el|las?|los|unos|unas?|les?|une?|d'|environ|uma?|os|as|cerca|de|never|nie|niemals|nunca|jamas|jamais|pas|nicht))*(?: \\S{1,3})?$/;

/** Whether a word for a side stands near enough to its figure; those that are verbs and nouns may stand farther off. */
export function isNearEnough({ side, end }: { readonly side: Side; readonly end: number }, said: string): boolean {
  return side === "least" || side === "most" || near.test(said.slice(end).trimEnd());
}

/** The side that the folded words behind a figure tell. */
export function sideBehind(said: string): Side | undefined {
  return compiledBehind.find(([, pattern]) => pattern.test(said))?.[0];
}

/** What is measured, by nouns, verbs and adjectives; `unit` where the word is said of other dimensions, too. */
const families: readonly (readonly [name: string, dimension: string | undefined, words: RegExp])[] = [
  [
    "duration",
    "time",
    /^(?:long|longer|short|shorter|lengths?|duration|durations|lasts?|lasted|lasting|takes?|took|taking|runs?|time|times|lange?r?|kurzer|dauer\w*|\w+dauer|\w+zeit|runtime|playtime|tiempos?|temps|tempos?|larg[oa]s?|cort[oa]s?|dura\w*|tarda\w*|duree|longue?s?|courte?s?|dure|durent|prend|prennent|demor\w*|lev(?:a|am))$/,
  ],
  [
    "length",
    "length",
    /^(?:long|longer|short|shorter|lengths?|lange?r?|kurzer|larg[oa]s?|cort[oa]s?|longitud(?:es)?|longue?s?|longueurs?|courte?s?|compriment\w*|comprid[oa]s?|curt[oa]s?)$/,
  ],
  ["height", "length", /^(?:tall|taller|heights?|hohe\w*|gross|grosser|hauteurs?|altura\w*|estatura\w*)$/],
  ["width", "length", /^(?:wide|wider|widths?|narrower|breite\w*|breiter|anch[oa]\w*|largeurs?|largura\w*)$/],
  ["depth", "length", /^(?:deep|deeper|depths?|shallower|tiefe\w*|profund\w*|profond\w*)$/],
  [
    "weight",
    "mass",
    /^(?:weigh|weighs|weighed|weighing|weights?|heavy|heavier|lighter|light|wieg(?:t|en|e)|gewichte?s?|schwer|schwerer|leichter|pes(?:a|an|e|en|o|os|am|ent|er)|pesad[oa]s?|liger[oa]s?|lourde?s?|legere?s?|poids|leves?)$/,
  ],
  [
    "price",
    undefined,
    /^(?:costs?|costing|cost|prices?|priced|pricing|expensive|cheap|cheaper|dearer|costlier|pricier|kost(?:et|en)|preise?s?|teuer|teurer|billiger|gunstiger|cuesta\w*|precios?|car[oa]s?|barat[oa]s?|prix|coute(?:nt)?|chere?s?|precos?|custa\w*)$/,
  ],
  [
    "pay",
    undefined,
    /^(?:earn|earns|earned|earning|salar(?:y|ies)|wages?|verdien(?:t|en)|gehalt\w*|lohne?|gana|ganan|sueldos?|salarios?|gagne(?:nt)?|salaires?|ganha|ganham)$/,
  ],
  [
    "age",
    "time",
    /^(?:age|ages|aged|old|older|younger|young|alter|alt|junger|jung|jahrig\w*|edad(?:es)?|agee?s?|vieux|jeunes?|idades?)$/,
  ],
  ["temperature", "temperature", /^(?:temperatur\w*|warm|warmer|hot|hotter|cold|colder|cooler|kalter|heisser)$/],
  ["speed", "speed", /^(?:speeds?|faster|slower|geschwindigkeit\w*|velocidad\w*|vitesses?|velocidade\w*)$/],
];

/** The measures that a word may name, of some dimension where that is known. */
export function familiesOf(said: string, dimension: string | undefined): readonly string[] {
  // "Durchschnittsalter", "Höchstpreis"
  const word = said.replace(/^(?:durchschnitts|mindest|hochst)(?=\p{L}{3})/u, "");
  return families.flatMap(([name, of, words]) =>
    words.test(word) && (of === undefined || dimension === undefined || of === dimension) ? [name] : [],
  );
}

/** The measure that a unit alone tells of. */
export function familyOfUnit(unit: string | undefined, dimension: string | undefined): string | undefined {
  if (dimension === "mass") return "weight";
  if (dimension === "time") return unit === "year" ? "years" : "duration";
  if (dimension?.startsWith("currency") === true) return "price";
  return dimension === "temperature" || dimension === "speed" || dimension === "area" ? dimension : undefined;
}

/** They name nothing that is measured: what a table consists of, and verbs that join a figure to its name. */
export const plain = wordSet(
  "i'd we'd i'll we'll want wants points point stars star punkte puntos reading readings measurement measurements result results messwert messwerte lectura lecturas mesure mesures leitura leituras table file dataset data list sheet sample column columns field fields value values figure figures record records row rows entry entries listing exception exceptions single any",
  "bring brings home land lands landed yield yields made run runs ran running playing range ranges ranging reach reaches reached keep keeps kept stay stays stayed remain remains lie lies lying sit sits fall falls fell drop drops dropped dip dips rise rises climb climbs vary varies varying move moves hold holds contain contains carry carries carrying come comes came coming go goes going end ends charge charges charged pay pays paid measure measures measured count counts counted set fixed flat strictly throughout everywhere consistently invariably near sharp done finished complete completed over out possible limit limits allow allows allowed need needs ours cannot nowhere ever up down",
  "tabelle datei liste spalte liegt liegen betragt betragen reicht reichen geht gehen bleibt bleiben kommt kommen schwankt schwanken uberall durchweg ausnahmslos stets fertig erledigt abgeschlossen sei fallt fallen steigt steigen",
  "tabla lista archivo columna va van llega llegan queda quedan oscila oscilan lleva llevan baja bajan sube suben mueve siempre supera superan lista listo terminada terminado",
  "tableau fichier liste colonne colonnes va vont varie varient reste restent atteint atteignent monte montent descend descendent compte comptent porte toujours fait font",
  "tabela arquivo lista coluna vai vao varia variam fica ficam chega chegam sobe sobem desce descem leva levam sempre",
);

export const joints = wordSet(
  "and but so because since while although though yet whereas however with und aber weil denn wobei obwohl wahrend mit y pero porque aunque mientras con et mais car puisque alors avec e mas pois embora enquanto com",
);
export const eithers = wordSet("or nor oder noch o ni ou nem");
/** What goes on behind such an "or" is a bound: "or more". */
export const measuredBehind =
  /^(?:more|less|fewer|over|under|older|younger|longer|shorter|heavier|lighter|mehr|weniger|mas|menos|plus|moins|mais|above|below|higher|lower|better|up)$/;
/** Words by which something holds for some rows only, at some time or not for sure, or is said of what several rows come to. */
export const conditions =
  /^(?:if|when|where|unless|except|apart|otherwise|whenever|which|who|whose|that|those|usually|normally|mostly|often|sometimes|generally|threshold|alarms?|flag\w*|errors?|outliers?|anomal\w*|invalid|target|wenn|falls|ausser|meist\w*|manchmal|si|cuando|salvo|excepto|donde|sauf|quand|se|quando|exceto|before|after|until|vor|nach|antes|despues|avant|apres|depois|ago|last|differ\w*|changes?|increases?|decreases?|growth|sums?|combined|together|altogether)$/;
/** "Kunden, die älter als 60 sind" */
export const relatives =
  /^(?!.* (?:soll|sollen|sollte|muss|mussen|darf|durfen|kann) )(?:der|die|das|denen|deren|dessen) .* (?:sind|ist|haben|hat|waren|war|wurden|wird|werden|liegen|liegt|kosten|wiegen|verdienen|dauern)$/;
export const spreads =
  /\b(?:standard deviations?|std ?dev|stddev|std|sd|standardabweichung|desviacion (?:estandar|tipica)|ecart[- ]type|desvio[- ]padrao)\b/;
/** They insist on all rows. */
export const everys = wordSet(
  "each every all everyone everybody none nobody no never always without alle jede jeder jedes jeden kein keine keiner niemand immer stets todos todas cada ningun ninguno ninguna nadie siempre nunca tous toutes chaque aucun aucune personne toujours jamais nenhum nenhuma ninguem sempre throughout invariably exactly flat fixed constant genau exakt exactamente exactement exatamente",
);
export const somes =
  /^(?:some|few|several|handful|couple|dozens?|many|einige|manche|mehrere|viele|algunos|algunas|varios|varias|muchos|unos|unas|quelques|plusieurs|certains|certaines|alguns|algumas)$/;
export const sames =
  /\b(?:(?:the|exactly the|one|one and the) same|identical|(?:den |das |die |dem|der)?selben?|gleich(?:viel|e[nmrs]?)?|gleich viel|lo mismo|(?:el|la|al|del) mism[oa]|la meme chose|(?:le|la|au|du) meme|(?:o|a|ao|do|da) mesm[oa])\b(?! (?:as|wie|que|day|date|time|range|tag|dia|jour|moment))/;
/** "never leaves 2 to 8 °C" */
export const leaving = /^(?:leaves?|leaving|outside|exits?|verlasst|verlassen|ausserhalb|of|de|von)$/;
export const denying = wordSet(
  "not never cannot can't doesn't don't isn't aren't won't nowhere nicht nie niemals nunca jamas jamais ne nao",
);
/** Small words that name what is measured all the same. */
export const measuring =
  /^(?:totals?|sum|summe|rates?|shares?|ratios?|quotes?|tasas?|taux|taxas?|gesamt\p{L}*|suma|somme|soma)$/u;
export const people = wordSet(
  "staff nobody everybody everyone noone niemand nadie ninguem persons people personen personas gens pessoas leute gente",
);
/** Words of bounds, that name nothing. */
export const bounding =
  /^(?:minimum|min|maximum|max|capped|limited|start|starts|starting|begin|begins|exceed\w*|surpass\w*|excess|beats?|tops|peaks?|past|beyond|upwards?|onwards?|least|most|mehr|mindestens|wenigstens|hochstens|maximal\w*|minimal\w*|binnen|innerhalb|gedeckelt|minim[oa]s?|maxim[oa]s?|partir|menos|lo|sumo|mucho|tope|supera\w*|sobrepas\w*|encima|debajo|moins|plus|depass\w*|plafonnee?s?|acima|abaixo|ultrapass\w*|ubersteig\w*|uberschreit\w*|unterschreit\w*|upper|higher|lower|bigger|larger|smaller|greater|slower|faster|quicker|grosser|kleiner|hoher|niedriger|mayor(?:es)?|menor(?:es)?|maior(?:es)?|superieure?s?|inferieure?s?|superior(?:es)?|inferior(?:es)?|grande?s?|petite?s?|alt[oa]s?|baj[oa]s?|baix[oa]s?|haute?s?|bass?e?s?|as|than|als|dev|same|identical|mism[oa]|meme|mesm[oa]|gleich\w*|\w*selben?|standard|deviations?|std|stddev|sd|standardabweichung|desviacion|estandar|tipica|ecart-type|desvio-padrao|ecart|type|desvio|padrao)$/;
