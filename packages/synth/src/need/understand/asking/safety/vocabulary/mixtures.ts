/** What is mixed at home to blow something up, and what says so without naming it. */
export const mixtures = {
  /** What explodes. "Explosive growth" and a Spanish "bomba", which is a pump, do not. */
  explosive:
    "explosives|explosive device~|explosive charge~|explosive mix*|explosive compound~|bomb|bombs|pipe bomb~|ied|ieds|" +
    "incendiary device~|sprengstoff*|sprengsatz*|sprengsatze*|sprengkorper*|rohrbombe*|bombe|bomben|brandsatz*|" +
    "explosivos|artefacto~ explosivo~|bomba~ casera~|explosifs|engin~ explosif~|bombe~ artisanale~|bombe~ maison|" +
    "artefato~ explosivo~|bomba~ caseira~|molotov*",
  /** What it shall do. */
  goesOff:
    "goes off|go off|going off|goes bang|detonate|detonates|detonation|explode|explodes|exploding|blow up|blows up|" +
    "a bang|big bang|hochgeht|hochgehen|explodiert|explodieren|detoniert|detonieren|zundet|knallt|explote|exploten|" +
    "estalle|estallen|detone|detonen|detonar|reviente|revienten|explose|explosent|exploser|exploda|explodam|explodir|" +
    "estoure|estourem|detonem|va pelos ares",
  /** How much it shall do. */
  force:
    "blast radius|damage radius|kill radius|enough force|strong enough|powerful enough|sprengradius|sprengkraft|" +
    "wirkungsradius|radio de explosion|radio de dano|fuerza suficiente|rayon de souffle|rayon d explosion|assez fort|" +
    "assez puissant|raio de explosao|forca suficiente",
  /** To break something open or down with it. */
  breaches:
    "bring down|brings down|bringing down|take out|takes out|blow open|blows open|blow a|blow up|blows a|blows up|blast open|" +
    "blasts open|knock down|knocks down|rip open|rips open|tear open|tears open|aufsprengt|aufsprengen|wegsprengt|" +
    "sprengt|sprengen|umlegt|einreisst|derribar|derribe|tumbar|tumbe|volar|vuele|vuelen|reventar|reviente|sauter|" +
    "arracher|souffler|explodir|derrubar|derrube|arrombar|arrombe|estourar",
  /** What stands in the way. */
  barrier:
    "door~|wall~|safe|safes|vault~|gate|gates|atm|atms|cash machine~|bridge~|building~|car~|vehicle~|tur|turen|wand|" +
    "wande|mauer*|tresor*|geldautomat*|brucke*|gebaude*|puerta~|pared|paredes|muro~|caja fuerte|cajero~|puente~|porte~|" +
    "mur|murs|coffre fort|distributeur~|pont|ponts|porta|portas|parede~|cofre~|caixa eletronico|caixas eletronicos|" +
    "ponte~",
  /** How it is put together. */
  mixing:
    "mixing order|mixing step~|mixing sequence|mix order|order of mixing|order to mix|the mix|mixture~|mixes of|mixing|to combine|" +
    "combined with|assembly step~|mischreihenfolge|mischschritt*|mischung*|mischen|mischverhaltnis*|reihenfolge|" +
    "zusammenbau*|orden de mezcla|pasos de mezcla|mezcla~|mezclar|ordre de melange|etapes de melange|melange~|" +
    "melanger|ordem de mistura|modo de mistura|mistura~|misturar|preparo",
  /** Out of what. */
  ingredients:
    "ingredient~|parts from|components|substances|reagent~|zutat|zutaten|bestandteile|bauteile|ingrediente~|componentes|" +
    "ingredients|composants|materiais|materiales",
  /** How much of each. */
  amounts:
    "gram~|grammes|grams|amount~|what amounts|quantity|quantities|ratio~|proportion~|dose~|gramm|menge|mengen|gramos|cantidad|" +
    "cantidades|quantite~|dosage~|grama~|quantidade~|how much of",
  /** Where anybody gets them. */
  household:
    "household chemical~|household product~|household item~|household mean~|kitchen product~|cleaning product~|" +
    "cleaning agent~|cleaning supplies|drain cleaner~|garden centre|garden center|hardware store|supermarket product~|" +
    "over the counter|easily bought|easy to buy|bought anywhere|homemade|home made|diy|self made|improvised|" +
    "haushaltsmittel*|haushaltschemikalien|haushaltsprodukt*|putzmittel*|reinigungsmittel*|baumarkt|" +
    "selbstgebaut*|selbstgemacht*|selbst gebaut*|hausgemacht*|productos de limpieza|productos domesticos|" +
    "productos del hogar|ferreteria|casero|caseros|casera|caseras|produits menagers|produits d entretien|quincaillerie|" +
    "maison|artisanaux|produtos de limpeza|produtos domesticos|produtos de casa|caseiro|caseiros|caseira|caseiras",
  /** So that it does not happen. */
  caution:
    "do not mix|dont mix|not be mixed|never mix|never be mixed|incompatib*|safety data|hazard~|first aid|poison control|" +
    "accident~|nicht mischen|gefahrstoff*|unfall|unfalle|no mezclar|accidente~|ne pas melanger|nao misturar|acidente~|" +
    "recall~|disposal|entsorgung|quarry|quarries|mine|mining|steinbruch|cantera|carriere|pedreira",
} as const;
