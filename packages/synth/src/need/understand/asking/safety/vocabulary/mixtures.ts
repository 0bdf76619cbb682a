/** What is mixed at home to blow something up, and what says so without naming it. */
export const mixtures = {
  /** What explodes. "Explosive growth" and a Spanish "bomba", which is a pump, do not. */
  explosive:
    "device in a backpack|device in a bag|device in a car|device that hurts|device that kills|" +
    "charge that|charge to open|sprengladung*|ladung die|carga que|carga explosiva|charge qui|charge explosive|" +
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
    "hurts as many|hurt as many|kill as many|kills as many|injure as many|as many as possible|wirkung auf gebaude|wirkung auf menschen|viele menschen|" +
    "hurts people|injures people|injure people|kills people|verletzt menschen|hiere|blesse|" +
    "blast radius|damage radius|kill radius|enough force|strong enough|powerful enough|sprengradius|sprengkraft|" +
    "wirkungsradius|radio de explosion|radio de dano|fuerza suficiente|rayon de souffle|rayon d'explosion|assez fort|" +
    "assez puissant|raio de explosao|forca suficiente",
  /** To break something open or down with it. */
  breaches:
    "bring down|brings down|bringing down|blow open|blows open|blow a|blow up|blows a|blows up|blast open|blasts open|" +
    "rip open|rips open|tear open|tears open|knock down|knocks down|levels a|levels the|flattens|flatten|destroys|" +
    "destroy|opens an atm|opens a safe|aufsprengt|aufsprengen|wegsprengt|sprengt|sprengen|umlegt|einreisst|derribar|" +
    "derribe|tumbar|tumbe|volar un|volar una|volar el|volar la|vuele|vuelen|reventar|reviente|faire sauter|" +
    "fasse sauter|fassent sauter|explodir|derrubar|derrube|arrombar|arrombe|estourar",
  /** What stands in the way. */
  barrier:
    "shed~|house~|garage~|schuppen|haus|hauser|casa~|maison~|galpao|kiosk~|locker~|" +
    "door~|wall~|safe|safes|vault~|gate|gates|atm|atms|cash machine~|bridge~|building~|car~|vehicle~|tur|turen|wand|" +
    "wande|mauer*|tresor*|geldautomat*|brucke*|gebaude*|puerta~|pared|paredes|muro~|caja fuerte|cajero~|puente~|porte~|" +
    "mur|murs|coffre fort|distributeur~|pont|ponts|porta|portas|parede~|cofre~|caixa eletronico|caixas eletronicos|" +
    "ponte~",
  /** How it is put together. */
  mixing:
    "recette pour|recipe for|recipes for|rezept fur|rezepte fur|receta para|recetas para|receita para|" +
    "order of work|catalyst~|katalysator*|catalizador*|catalyseur~|" +
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
    "millilitre~|milliliter~|how many ml|how many kilos|how many grams|" +
    "gram~|grammes|grams|amount~|what amounts|quantity|quantities|ratio~|proportion~|dose~|gramm|menge|mengen|gramos|cantidad|" +
    "cantidades|quantite~|dosage~|grama~|quantidade~|how much of",
  /** Where anybody gets them. */
  household:
    "acid and bleach|bleach and acid|dunger|shopping list|kitchen|" +
    "fertiliser|fertilizer|fertiliser brand|match heads|bleach|cleaners|reiniger|reinigern|lejia|javel|agua sanitaria|" +
    "cold tablets|cold medicine|cold pills|lighter fluid|battery acid|match heads|pool chlorine|pesticide~ from|pesticides|fertiliser~ from|fertilizer~ from|erkaltungsmittel|dungemittel|gartencenter|" +
    "household chemical~|household product~|household item~|household mean~|kitchen product~|cleaning product~|" +
    "cleaning agent~|cleaning supplies|drain cleaner~|garden centre|garden center|hardware store|supermarket product~|" +
    "over the counter|easily bought|easy to buy|bought anywhere|homemade|home made|diy|self made|improvised|" +
    "haushaltsmittel*|haushaltschemikalien|haushaltsprodukt*|putzmittel*|reinigungsmittel*|baumarkt|" +
    "selbstgebaut*|selbstgemacht*|selbst gebaut*|hausgemacht*|productos de limpieza|productos domesticos|" +
    "productos del hogar|ferreteria|casero|caseros|casera|caseras|produits menagers|produits d'entretien|quincaillerie|" +
    "maison|artisanaux|produtos de limpeza|produtos domesticos|produtos de casa|caseiro|caseiros|caseira|caseiras",
  /** So that it does not happen. */
  caution:
    "do not mix|dont mix|not be mixed|never mix|never be mixed|incompatib*|safety data|hazard~|first aid|poison control|" +
    "accident~|nicht mischen|gefahrstoff*|unfall|unfalle|no mezclar|accidente~|ne pas melanger|nao misturar|acidente~|" +
    "recall~|disposal|entsorgung|quarry|quarries|mine|mining|steinbruch|cantera|carriere|pedreira",
  /** Gases and agents that kill many. */
  agent:
    "sarin|nerve agent~|novichok|vx|tabun|mustard gas|ricin|chlorine gas|phosgene|anthrax|botulinum|nerve gas|" +
    "poison gas|nervengift*|nervengas|senfgas|giftgas|gas nervioso|agente nervioso|gas mostaza|gas toxico|" +
    "gaz neurotoxique|agent neurotoxique|gaz moutarde|gas nervoso|agente nervoso",
  /** Drugs that are cooked. */
  cooked: "meth|crystal|crystal meth|methamphetamine|amphetamine~|mdma|ghb|speed|crack|metanfetamina|metamphetamin",
  /** What all drink or breathe. */
  publicSupply:
    "water reservoir~|reservoir~|water supply|drinking water|water tower~|trinkwasser*|wasserversorgung|" +
    "wasserspeicher|agua potable|deposito de agua|embalse~|eau potable|chateau d'eau|agua da cidade|reservatorio~|" +
    "ventilation|air conditioning|canteen food|salad bar~|buffet~",
  /** To put something there. */
  putsInto:
    "dropped into|drop into|put into|put in|pour into|poured into|poison|poisons|contaminate|contaminates|released into|" +
    "release into|vergiften|ins|verter|verter en|envenenar|echar en|verser dans|empoisonner|despejar|despejar no",
  /** What sets it off. */
  fuse:
    "zunder|igniter~|" +
    "fuse|fuse length|detonator~|blasting cap~|zundschnur|lunte|zunder|mecha|detonador~|meche|detonateur~|pavio",
  /** Bad for whoever breathes it: told of as a danger too, and so a weapon only where it is wanted. */
  badGas:
    "a gas that|ein gas das|un gas que|un gaz qui|um gas que|gas to clear|" +
    "toxic gas|toxic gases|poisonous gas|giftiges gas|giftige gase|chlorgas|gas toxico|gaz toxique|gaz mortel",
} as const;
