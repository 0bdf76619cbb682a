import { type Matter, matter } from "./matter.ts";

/** The words of `matter-words.ts` in German, Spanish, French and Portuguese, for the subjects that are met most. */
export const germanMatters: Readonly<Record<string, Matter>> = {
  goods: matter({
    thing: "Produkt|Gerät|Modell|Set|Teil",
    praise:
      "die Verarbeitung überzeugt|es sieht noch schöner aus als auf den Bildern|der Aufbau war in fünf Minuten erledigt|es hält, was es verspricht|die Größe passt perfekt|alles kam gut verpackt an|es lässt sich leicht reinigen|die Farbe stimmt genau|es ist leiser als gedacht|selbst nach drei Monaten wie neu|die Anleitung ist verständlich|der Preis ist fair",
    gripe:
      "die Naht ist nach einer Woche aufgegangen|es riecht stark nach Kleber|ein Teil hat gefehlt|die Farbe blättert ab|es ist kleiner als beschrieben|der Deckel schließt nicht richtig|es wackelt|es hat plötzlich den Geist aufgegeben|die Anleitung hilft nicht weiter|die Verpackung war aufgerissen|es wirkt billig|die Schrauben passen nicht",
    strength:
      "gute Verarbeitung|faires Preis-Leistungs-Verhältnis|schlichtes Design|einfache Handhabung|schnelle Lieferung|lange Haltbarkeit",
    weakness: "starker Geruch|schwache Verpackung|fehlende Anleitung|hoher Preis|dünnes Material|kurzes Kabel",
    part: "der Deckel|der Griff|der Schalter|der Verschluss|der Boden|der Knopf|der Bezug|der Riemen",
    fault: "ist gebrochen|klemmt|hat sich gelöst|kam verkratzt an|funktioniert nicht mehr|passt nicht",
    use: "für den Alltag|für kleine Wohnungen|als Geschenk|fürs Büro|für unterwegs|für Einsteiger",
    topic: "Rückgabe|Größen|Garantie|Material|Ersatzteile|Lieferzeit",
  }),
  hotel: matter({
    thing: "Zimmer|Hotel|Apartment|Ferienhaus",
    praise:
      "das Frühstück war reichhaltig|das Personal hat jeden Wunsch erfüllt|die Lage ist ideal|das Bett war traumhaft|alles war blitzsauber|nachts ist es ruhig|der Blick aufs Wasser ist herrlich|der Check-in ging schnell",
    gripe:
      "die Wände sind hellhörig|das WLAN fiel ständig aus|das Bad war nicht sauber|der Aufzug war defekt|es roch nach Rauch|an der Rezeption war niemand|die Klimaanlage hat geklappert|um sieben Uhr begann eine Baustelle",
    strength: "tolle Lage|gutes Frühstück|freundliches Personal|ruhiger Innenhof|bequeme Betten",
    weakness: "Lärm|schwaches WLAN|kleines Bad|langer Check-in|versteckte Gebühren",
    part: "die Dusche|die Klimaanlage|die Schlüsselkarte|die Heizung|die Balkontür|die Minibar",
    fault: "war kaputt|tropft|klappert|ließ sich nicht schließen|blieb kalt",
    use: "für ein Wochenende|für Paare|für Familien|für Geschäftsreisen",
    topic: "Frühstück|Parken|Haustiere|Spätabreise|Kurtaxe|Storno",
  }),
  restaurant: matter({
    thing: "Essen|Mittagsmenü|Abendessen|Lokal",
    praise:
      "die Suppe war ein Gedicht|alles schmeckte frisch|die Bedienung kannte jedes Gericht|die Portionen sind großzügig|wir bekamen ohne Reservierung einen Tisch|die Weinkarte ist klug zusammengestellt|der Nachtisch war himmlisch",
    gripe:
      "das Essen kam lauwarm|wir haben fast eine Stunde gewartet|die Musik war zu laut|die Soße war versalzen|die Rechnung stimmte nicht|die halbe Karte war aus|der Tisch klebte",
    strength: "frische Zutaten|aufmerksamer Service|gemütliche Stimmung|faire Preise",
    weakness: "langsamer Service|kleine Portionen|lautes Ambiente|kaltes Essen",
    part: "die Vorspeise|das Hauptgericht|die Beilage|die Rechnung|der Wein|der Nachtisch",
    fault: "kam kalt|wurde vergessen|war versalzen|schmeckte nach nichts|wurde doppelt berechnet",
    use: "für ein Date|für die Mittagspause|für die Familie|für Feiern",
    topic: "Reservierung|Allergene|Terrasse|Öffnungszeiten|Lieferdienst",
  }),
  software: matter({
    thing: "Programm|Update|Tool|Portal",
    praise:
      "die Suche findet alles|der Abgleich läuft unbemerkt|die Einrichtung dauerte keine zehn Minuten|der Support antwortet schnell|es läuft auch ohne Netz|die Oberfläche ist aufgeräumt|der Export klappt auf Anhieb",
    gripe:
      "es stürzt ständig ab|der Export verliert Spalten|die Anmeldung hängt|Meldungen kommen Stunden zu spät|das Laden dauert ewig|der Akku ist nach zwei Stunden leer|das Zurücksetzen des Passworts klappt nicht",
    strength: "klare Oberfläche|schnelle Suche|guter Support|stabiler Abgleich",
    weakness: "langsamer Start|unklare Einstellungen|ständige Werbung|fehlende Filter",
    part: "die Anmeldung|die Suche|der Export|der Kalender|der Bericht|das Menü",
    fault: "lädt nicht|zeigt alte Daten|bricht ab|hängt sich auf|reagiert nicht",
    use: "für kleine Teams|für Selbstständige|für unterwegs|für Notizen",
    topic: "Datenschutz|Abrechnung|Rechte|Export|Benachrichtigungen",
  }),
  delivery: matter({
    thing: "Paket|Päckchen|Bestellgut",
    praise:
      "es kam einen Tag früher an|der Fahrer hat vorher angerufen|die Verfolgung war auf die Minute genau|der Karton war unversehrt|es stand genau am Wunschort|die Umbuchung war mit einem Klick erledigt",
    gripe:
      "es liegt seit Tagen im Depot|der Karton war durchnässt|es ging an die falsche Adresse|niemand hat geklingelt|die Hälfte fehlt|die Verfolgung steht still|der Zoll wurde doppelt berechnet",
    strength: "pünktliche Zustellung|genaue Verfolgung|freundlicher Bote",
    weakness: "verspätete Zustellung|beschädigter Karton|stumme Hotline",
    part: "das Etikett|der Karton|das Siegel|das Zeitfenster|die Sendungsnummer",
    fault: "war beschädigt|fehlt|war unlesbar|wurde verwechselt|war offen",
    use: "für Eiliges|für Zerbrechliches|für Händler",
    topic: "Zustellung|Zoll|Abholung|Nachforschung|Versandkosten",
  }),
};

export const spanishMatters: Readonly<Record<string, Matter>> = {
  goods: matter({
    thing: "producto|artículo|modelo|juego",
    praise:
      "la calidad sorprende|se ve aún mejor que en las fotos|el montaje llevó cinco minutos|cumple lo que promete|la talla es perfecta|llegó muy bien embalado|se limpia con facilidad|el color es exacto|pesa menos de lo que pensaba|sigue como nuevo|las instrucciones son claras|el precio es justo",
    gripe:
      "la costura se abrió en una semana|huele mucho a pegamento|faltaba una pieza|el color se destiñe|es más pequeño de lo descrito|la tapa no cierra bien|se tambalea|dejó de funcionar sin más|el manual no sirve de nada|la caja llegó rota|parece barato|los tornillos no encajan",
    strength: "buena calidad|buen precio|diseño sencillo|envío rápido|larga duración|fácil manejo",
    weakness: "mal olor|embalaje pobre|precio alto|cable corto|material fino|talla equivocada",
    part: "la tapa|la correa ancha|la cremallera|la correa|la base|la funda|la etiqueta|la bisagra",
    fault: "se rompió|se atasca|se soltó|llegó rayada|ya no funciona|no encaja",
    use: "para el día a día|para pisos pequeños|para regalar|para la oficina|para viajar|para principiantes",
    topic: "devoluciones|tallas|garantía|materiales|repuestos|plazos de entrega",
  }),
  hotel: matter({
    thing: "hotel|apartamento|alojamiento|hostal",
    praise:
      "el desayuno era muy completo|el personal nos trató de maravilla|la ubicación es ideal|la cama era comodísima|todo estaba impecable|de noche no se oye nada|las vistas al mar son preciosas|el registro fue rápido",
    gripe:
      "se oye todo por las paredes|el wifi se caía a cada rato|el baño no estaba limpio|el ascensor no funcionaba|olía a tabaco|no había nadie en recepción|el aire acondicionado hacía ruido|había obras desde las siete",
    strength: "buena ubicación|desayuno variado|personal amable|camas cómodas",
    weakness: "ruido|wifi débil|baño pequeño|cargos ocultos",
    part: "la ducha|la llave|la calefacción|la terraza|la ventana|la caja fuerte",
    fault: "no funcionaba|goteaba|no cerraba|estaba sucia|hacía ruido",
    use: "para una escapada|para parejas|para familias|para viajes de trabajo",
    topic: "desayuno|aparcamiento|mascotas|cancelación|salida tardía",
  }),
  restaurant: matter({
    thing: "menú del día|restaurante|sitio|local",
    praise:
      "todo sabía a recién hecho|el camarero conocía cada plato|las raciones son generosas|nos dieron mesa sin reserva|el postre estaba de cine|la carta de vinos es corta pero buena|el arroz estaba en su punto",
    gripe:
      "la comida llegó tibia|esperamos casi una hora|la música estaba altísima|la salsa estaba salada|la cuenta venía mal|no quedaba media carta|la mesa estaba pegajosa",
    strength: "ingredientes frescos|trato cercano|ambiente acogedor|precios justos",
    weakness: "servicio lento|raciones pequeñas|ruido|comida fría",
    part: "la entrada|la guarnición|la cuenta|la salsa|la carne|la ensalada",
    fault: "llegó fría|no llegó nunca|estaba salada|no sabía a nada|se cobró dos veces",
    use: "para una cita|para comer en familia|para celebrar|para una comida rápida",
    topic: "reservas|alérgenos|terraza|horarios|envío a domicilio",
  }),
  software: matter({
    thing: "programa|sistema|panel|portal",
    praise:
      "la búsqueda lo encuentra todo|se sincroniza sin que me entere|la instalación fue cosa de minutos|el soporte responde enseguida|funciona sin conexión|la interfaz es limpia|exporta a la primera",
    gripe:
      "se cierra a cada rato|la exportación pierde columnas|no deja iniciar sesión|los avisos llegan tarde|tarda una eternidad en cargar|agota la batería|no llega el correo para cambiar la clave",
    strength: "interfaz clara|búsqueda rápida|buen soporte|sincronización estable",
    weakness: "arranque lento|ajustes confusos|demasiada publicidad|falta de filtros",
    part: "la búsqueda|la exportación|la agenda|la página de inicio|la sesión",
    fault: "no carga|muestra datos viejos|se bloquea|falla|no responde",
    use: "para equipos pequeños|para autónomos|para tomar notas",
    topic: "privacidad|facturación|permisos|exportación|avisos",
  }),
  delivery: matter({
    thing: "paquete|envío|pedido",
    praise:
      "llegó un día antes|el repartidor llamó antes de venir|el seguimiento fue exacto|la caja venía intacta|lo dejaron donde pedí|cambiar la fecha fue facilísimo",
    gripe:
      "lleva días parado en el almacén|la caja llegó mojada|fue a otra dirección|nadie llamó al timbre|falta la mitad|el seguimiento no se mueve|cobraron la aduana dos veces",
    strength: "entrega puntual|seguimiento exacto|repartidor amable",
    weakness: "retraso|caja dañada|mala atención",
    part: "la etiqueta|la caja|la franja horaria|la dirección|la firma",
    fault: "estaba mal|llegó rota|no se leía|no era la mía|faltaba",
    use: "para urgencias|para cosas frágiles|para tiendas pequeñas",
    topic: "aduana|recogida|seguimiento|devoluciones|gastos de envío",
  }),
};

export const frenchMatters: Readonly<Record<string, Matter>> = {
  goods: matter({
    thing: "produit|article|modèle|kit",
    praise:
      "la finition est soignée|c’est encore plus beau qu’en photo|le montage a pris cinq minutes|il tient ses promesses|la taille est parfaite|tout est arrivé bien emballé|le nettoyage est facile|la couleur est fidèle|il est plus léger que prévu|il est toujours comme neuf|la notice est claire|le prix est correct",
    gripe:
      "la couture a lâché en une semaine|l’odeur de colle est forte|il manquait une pièce|la couleur part au lavage|c’est plus petit que décrit|le couvercle ferme mal|l’ensemble n’est pas stable|il est tombé en panne sans prévenir|la notice ne sert à rien|le carton était déchiré|cela fait bas de gamme|les vis ne vont pas",
    strength:
      "bonne qualité|bon rapport qualité-prix|design simple|livraison rapide|longue durée de vie|prise en main facile",
    weakness: "forte odeur|emballage léger|prix élevé|câble trop court|matière fine|mauvaise taille",
    part: "la poignée|la fermeture|la sangle|la base|l’housse|la charnière|l’étiquette",
    fault: "a cassé|se bloque|s’est détachée|est arrivée rayée|ne marche plus|ne va pas",
    use: "pour tous les jours|pour un petit appartement|pour offrir|pour le bureau|pour les voyages|pour débuter",
    topic: "les retours|les tailles|la garantie|les matières|les pièces détachées|les délais",
  }),
  hotel: matter({
    thing: "hôtel|appartement|logement|gîte",
    praise:
      "le petit-déjeuner était copieux|le personnel est aux petits soins|l’emplacement est idéal|le lit était parfait|tout était impeccable|c’est calme la nuit|la vue sur la mer est superbe|l’arrivée a pris deux minutes",
    gripe:
      "on entend tout à travers les murs|le wifi coupait sans arrêt|la salle de bain n’était pas propre|l’ascenseur était en panne|cela sentait le tabac|il n’y avait personne à l’accueil|la climatisation faisait du bruit|des travaux commençaient à sept heures",
    strength: "bel emplacement|bon petit-déjeuner|accueil chaleureux|literie confortable",
    weakness: "bruit|wifi faible|petite salle de bain|frais cachés",
    part: "la douche|la clé|la clim|la fenêtre|la terrasse|la télévision",
    fault: "ne marchait pas|fuyait|ne fermait pas|était sale|faisait du bruit",
    use: "pour un week-end|pour un couple|pour une famille|pour le travail",
    topic: "le petit-déjeuner|le parking|les animaux|l’annulation|le départ tardif",
  }),
  restaurant: matter({
    thing: "restaurant|menu|bistrot|endroit",
    praise:
      "tout avait le goût du frais|le serveur connaissait chaque plat|les portions sont généreuses|nous avons eu une table sans réserver|le dessert était divin|la carte des vins est courte mais bonne|la cuisson était parfaite",
    gripe:
      "les plats sont arrivés tièdes|nous avons attendu presque une heure|la musique était trop forte|la sauce était trop salée|l’addition était fausse|la moitié de la carte manquait|la table collait",
    strength: "produits frais|service attentif|cadre agréable|prix doux",
    weakness: "service lent|petites portions|bruit|plats froids",
    part: "l’entrée|la viande|la sauce|l’addition|la salade|la garniture",
    fault: "est arrivée froide|a été oubliée|était trop salée|n’avait aucun goût|a été comptée deux fois",
    use: "pour un dîner à deux|pour un déjeuner rapide|pour la famille|pour fêter quelque chose",
    topic: "les réservations|les allergènes|la terrasse|les horaires|la livraison",
  }),
  software: matter({
    thing: "logiciel|site|outil|portail",
    praise:
      "la recherche trouve tout|la synchronisation se fait toute seule|l’installation a pris dix minutes|le support répond vite|il marche hors ligne|l’interface est claire|l’export passe du premier coup",
    gripe:
      "il plante sans arrêt|l’export perd des colonnes|la connexion reste bloquée|les alertes arrivent en retard|le chargement dure une éternité|la batterie fond|le mot de passe ne se réinitialise pas",
    strength: "interface claire|recherche rapide|support réactif|synchronisation stable",
    weakness: "démarrage lent|réglages confus|trop de publicité|filtres absents",
    part: "la recherche|la connexion|la page d’accueil|la mise à jour|la sauvegarde",
    fault: "ne charge pas|affiche de vieilles données|se bloque|échoue|ne répond plus",
    use: "pour une petite équipe|pour les indépendants|pour prendre des notes",
    topic: "la confidentialité|la facturation|les droits|l’export|les alertes",
  }),
  delivery: matter({
    thing: "colis|paquet|envoi",
    praise:
      "il est arrivé un jour plus tôt|le livreur a appelé avant de passer|le suivi était précis à la minute|le carton était intact|il a été déposé au bon endroit|changer de créneau était simple",
    gripe:
      "il est bloqué au dépôt depuis des jours|le carton était trempé|il est parti à la mauvaise adresse|personne n’a sonné|il en manque la moitié|le suivi n’avance plus|la douane a été facturée deux fois",
    strength: "livraison ponctuelle|suivi précis|livreur aimable",
    weakness: "retard|carton abîmé|service injoignable",
    part: "l’étiquette|la boîte|l’adresse|la signature|la plage horaire",
    fault: "était fausse|est arrivée abîmée|était illisible|n’était pas la mienne|manquait",
    use: "pour les urgences|pour les objets fragiles|pour les petits commerces",
    topic: "la douane|le retrait|le suivi|les retours|les frais de port",
  }),
};

export const portugueseMatters: Readonly<Record<string, Matter>> = {
  goods: matter({
    thing: "produto|artigo|modelo|conjunto",
    praise:
      "o acabamento surpreende|é ainda mais bonito do que nas fotos|a montagem levou cinco minutos|cumpre o que promete|o tamanho é perfeito|chegou muito bem embalado|é fácil de limpar|a cor é igual à da foto|é mais leve do que eu esperava|continua como novo|as instruções são claras|o preço é justo",
    gripe:
      "a costura abriu em uma semana|tem um cheiro forte de cola|faltava uma peça|a cor desbotou|é menor do que o descrito|a tampa não fecha direito|fica bambo|parou de funcionar do nada|o manual não ajuda|a caixa chegou rasgada|parece frágil|os parafusos não encaixam",
    strength: "boa qualidade|ótimo custo-benefício|design simples|entrega rápida|longa duração|fácil de usar",
    weakness: "cheiro forte|embalagem fraca|preço alto|cabo curto|material fino|tamanho errado",
    part: "a tampa|a alça|a base|a capa|a etiqueta|a dobradiça|a trava",
    fault: "quebrou|emperra|soltou|chegou riscada|não funciona mais|não encaixa",
    use: "para o dia a dia|para apartamentos pequenos|para presente|para o escritório|para viagens|para iniciantes",
    topic: "devoluções|tamanhos|garantia|materiais|peças|prazos",
  }),
  hotel: matter({
    thing: "hotel|apartamento|quarto|chalé",
    praise:
      "o café da manhã era farto|a equipe foi muito atenciosa|a localização é ideal|a cama era ótima|tudo estava impecável|à noite é silencioso|a vista para o mar é linda|o check-in foi rápido",
    gripe:
      "dá para ouvir tudo pelas paredes|o wifi caía toda hora|o banheiro não estava limpo|o elevador estava quebrado|cheirava a cigarro|não havia ninguém na recepção|o ar-condicionado fazia barulho|havia obra desde as sete",
    strength: "boa localização|café da manhã variado|equipe simpática|camas confortáveis",
    weakness: "barulho|wifi fraco|banheiro pequeno|taxas escondidas",
    part: "a ducha|a chave|a janela|a varanda|a televisão",
    fault: "não funcionava|pingava|não fechava|estava suja|fazia barulho",
    use: "para um fim de semana|para casais|para famílias|para viagens de trabalho",
    topic: "café da manhã|estacionamento|animais|cancelamento|saída tardia",
  }),
  restaurant: matter({
    thing: "restaurante|prato do dia|lugar|almoço",
    praise:
      "tudo tinha gosto de comida fresca|o garçom conhecia cada prato|as porções são generosas|conseguimos mesa sem reserva|a sobremesa estava divina|a carta de vinhos é curta mas boa|o arroz estava no ponto",
    gripe:
      "a comida chegou morna|esperamos quase uma hora|a música estava alta demais|o molho estava salgado|a conta veio errada|faltava metade do cardápio|a mesa estava grudenta",
    strength: "ingredientes frescos|atendimento atento|ambiente acolhedor|preços justos",
    weakness: "serviço lento|porções pequenas|barulho|comida fria",
    part: "a entrada|a carne|a salada|a conta|a sobremesa",
    fault: "chegou fria|não veio|estava salgada|não tinha gosto|foi cobrada duas vezes",
    use: "para um encontro|para a família|para comemorar|para um almoço rápido",
    topic: "reservas|alergênicos|horários|entrega|área externa",
  }),
  software: matter({
    thing: "aplicativo|sistema|painel|portal",
    praise:
      "a busca encontra tudo|sincroniza sem eu perceber|a instalação levou minutos|o suporte responde rápido|funciona sem internet|a tela é limpa|exporta de primeira",
    gripe:
      "fecha sozinho toda hora|a exportação perde colunas|não deixa entrar|os avisos chegam atrasados|demora uma eternidade para carregar|acaba com a bateria|o e-mail de senha nunca chega",
    strength: "visual claro|busca rápida|bom suporte|sincronização estável",
    weakness: "início lento|menus confusos|propaganda demais|falta de filtros",
    part: "a busca|a exportação|a agenda|a página inicial|a conta",
    fault: "não carrega|mostra dados antigos|trava|falha|não responde",
    use: "para equipes pequenas|para autônomos|para anotações",
    topic: "privacidade|cobrança|permissões|exportação|avisos",
  }),
  delivery: matter({
    thing: "pacote|pedido|envio",
    praise:
      "chegou um dia antes|o entregador ligou antes|o rastreio foi exato|a caixa veio intacta|deixaram onde pedi|mudar a data foi fácil",
    gripe:
      "está parado no depósito há dias|a caixa chegou molhada|foi para o endereço errado|ninguém tocou a campainha|falta metade|o rastreio não anda|cobraram a taxa duas vezes",
    strength: "entrega pontual|rastreio exato|entregador educado",
    weakness: "atraso|caixa amassada|atendimento ruim",
    part: "a etiqueta|a caixa|a assinatura|a nota|a embalagem",
    fault: "estava errada|chegou rasgada|não dava para ler|não era a minha|faltava",
    use: "para urgências|para itens frágeis|para lojas pequenas",
    topic: "taxas|retirada|rastreio|devoluções|frete",
  }),
};
