/**
 * Words that speak for a domain only where they are said together: a customer alone is no support conversation, nor is a message,
 * but a customer, a message and a mood are. Groups with `+` between, one of each must be said; the words of a group that begins
 * with `-` must not. `<steady>` stands for a cadence of minutes or hours, `<shares>` for several shares of rows. The weight at the end is 6 where none is written.
 */
export const signs: Readonly<Record<string, readonly string[]>> = {
  market_bars: [
    "btc|eth|sol|bitcoin|ethereum|solana|dogecoin|litecoin|coin|crypto|aapl|msft|btcusdt|ethusdt|stock + price|candle|rate|bar|kline + open|close|high|low|volume",
    "<symbols>:5",
    "stock|stocks|share + price|quote|closing price + <steady> - sku|warehouse|shelf|shop|store|article|supplier|item|product|on hand|depot|ingredient:5",
    "gold|silver|copper|platinum|brent|wti|wheat|cocoa|nickel + price|spot|future + daily|weekly|hourly|close",
    "listed company|share price|share traded|exchange traded fund|gold|silver|copper|crude oil|coin + open|first|highest|high|settlement|turnover|premium + close|low|lowest|last price|settlement|net asset value",
  ],
  consumer_signals: [
    "survey|respondent|panel|tracker|questionnaire|poll|befragung|umfrage|encuesta|enquete|sondage|pesquisa|inquerito + brand awareness|brand recall|ad recall|brand consideration|purchase intent|purchase intention|intent to buy|likely to buy|likely to cancel|markenbekanntheit|kaufabsicht|notoriedad|notoriedad de marca|intencion de compra|notoriete|intention d achat|intencao de compra|heard of - patient|vote:9",
    "encuesta|enquete|inquerito|pesquisa|umfrage|survey|poll + consumer|consumidor|consumidore|consommateur|verbraucher|shopper + intencion de compra|intencao de compra|intention d achat|kaufabsicht|intent to buy|purchase intent|purchase intention|brand|marca|marque|marke|spend|gasto:7",
    "household|family|adult|people|consumer|shopper + economy|inflation|price rise|better off|expected price|worry about price|year ahead|about their finance|own finance|worry about price:9",
    "interview|asked|survey|panel|wave|household|shopper + expected inflation|expected price|expected unemployment|better off|large purchase|big purchase|make large|spending plan|planned spending|worry about price:9",
    "plan to buy|likely to buy|likelihood to buy|would buy|appetite|price they would pay|willingness to pay|willing to pay|intention to buy|intend to buy|interest level|spending plan|planned spending|before they buy + people|age group|age band|household|income bracket|income band|shopper|adult|respondent - visitor|page|website|software:7",
    "brand|chocolate brand|beer brand + heard of|awareness|consideration|consider|recall|favourite|promoter|know|would buy + wave|age band|tracking|people|panel|household income|asked - campaign|shoe size:7",
    "shopper|consumer|household|adult|people|respondent + asked|surveyed|polled|interviewed + how likely + buy|purchase|switch|pay|choose - patient|employee|software|page:9",
    "tracking study|tracker|omnibus + awareness|consideration|spending|loyalty|brand|spending plan:9",
    "people|person|adult|shopper|consumer|household|respondent|parent|driver|verbraucher|personen|consumidore|comprador|compradore + asked|surveyed|polled|interviewed|befragt|encuestado|encuestados|entrevistado|entrevistados + brand|marca|marke|marque|aware|awareness|purchase intent|intent|would buy|favourite|spend|price - patient|employee|staff|party|vote|software|page:9",
    "shopper|consumer|household|adult|people|buyer|verbraucher|consumidore|consommateur + worried|worry|worried about price|spend less|plan to spend|cut back|confident|optimistic|hopeful|prefer|switch brand + price|week|month|wave|age|quarter|brand - page|patient|employee|software|churn:9",
    "wave|welle|wellen|onda|ola|vague + household|shopper|consumer|supermarket|brand|haushalt|marke|consumidor|consumidore|hogare|menage|price|marca - height|period|sea|surf|buoy|employee|patient|sound|radio:8",
    "brand|brands|marke|marken|marca|marcas|marque|marques + know|like|heard|heard of|recognise|aware|remember|remembered|kennen|conocen|connaissent|conhecem + buy|buy next|would buy|recommend|switch|kaufen|comprarian|comprar|acheteraient|comprariam - visitor|page|shoe|campaign click|supplier|order id|cart:9",
    "consumer mood|consumer confidence|consumer sentiment|mood of consumer|verbraucherstimmung|confianza del consumidor|moral des menages + region|month|index|wave|age|country|price|buy:8",
  ],
  email_deliveries: [
    "recipient|subscriber|contact|email address|empfanger|abonnent|destinatario|suscriptor|destinataire|abonne + opened|geoffnet|abierto|ouvert|aberto + clicked|unsubscribed|bounced|geklickt|clic + <shares> - open rate|click rate|subject line variant|per day|daily:12",
  ],
  maintenance_records: [
    "failure|fault|breakdown|malfunction|defect + reported|called|called out|logged|noticed + fixed|repaired|restored|cleared|back in service|technician|engineer|mechanic - power|grid|feeder|customer|software|bug|packet|payload|message|release|network|server|vibration|bearing|bank|ticket:7",
  ],
  event_tickets: [
    "ticket + performance|production|concert|opera|theatre|festival|exhibition|museum|stadium|football|match|stand|gig|zoo|seat category + price|seat|row|visitor type|admission - support|issue|agent|priority|resolved|helpdesk|help desk|train|bus|parking|lottery|raffle|tickets sold|screening:7",
  ],
  consumer_intent_signals: [
    "about to buy|ready to buy|readiness to buy|demand signal|shopper intent|consumer intent + score|interest|intent - site|website|page|company|firm|software|visitor:9",
  ],
  event_streams: [
    "event stream|stream of event|flujo de evento|flux d evenement|fluxo de evento|ereignisstrom - per day|daily|sensor|firewall|market data:8",
    "event + sent|delivered + opened|open + clicked|click|clik + unsubscribed|bounced|email client|recipient|device - per campaign|open rate|click rate|daily|per day|rate:9",
    "event|evento|evenement|ereignis|ereignisse|telemetry|telemetria|telemetrie + player|viewer|user|listener|reader|device|jugador|jogador|joueur|spectateur|spectator|spieler|nutzer|benutzer|zuschauer|usuario|utilisateur|espectador|dispositivo|gerat|appareil + play|pause|seek|skip|complete|start|fail|kill|death|open|opened|dismissed|click|tap|impression|level|stage|nivel|niveau|stufe|accion|acao|action|aktion|tipo|type|inicio - trial|patient|adverse|concert|venue|race|medal|tournament|football|festival|outage|alarm|injury|vaccine|conference|chromosome|turbine|machine|loan:9",
    "event|evento|evenement|ereignis|ereignisse|telemetry|telemetria|telemetrie|log|logs + campaign|campana|campanha|campagne|kampagne|ad|anzeige|anuncio|annonce + impression|impresion|impressao|impressione|click|clic|clique|klick + creative|creatividad|criativo|device|device type|dispositivo|gerat|appareil|placement - per day|daily|report|ctr:9",
    "online|web|virtual|ligne|linea|internet|onlineshop|webshop|ecommerce + shop|store|retailer|boutique|tienda|loja|onlineshop|webshop|ecommerce + event|evento|evenement|clickstream + session|sesion|sessao|sitzung|visitor|visiteur|visitante|besucher - email|campaign|till|x402|usdc:10",
    "tap|tapped|press|click|every click|click by click|user do|user action|interaction|activation event + app|screen|sdk|landing page + session|event|device|screen|build|property|platform|app version|install|i o|android - email|ad|campaign|search result|song:9",
    "event type|event name|event id|event time|track event|event|thing that happened + sent at|received at|arrival time|ingestion time|partition|offset|payload|produced at|duplicate flag|anonymous id|property|context - parcel|shipment|football|concert|conference|price:10",
    "event|telemetry|interaction + app|game|sdk|web shop + session|ios|android|anonymous user|build number|device|platform + play|pause|install|app open|level up|add to basket|search|shared|saved|signup|checkout - cinema|concert|conference|match:10",
    "event|evento|evenement|ereignis|ereignisse + play|pause|seek|buffering|skip|opened|clicked|tapped|tap|swipe|scroll|viewed|reproducir|pausar|lecture|abspielen + session|video session|video|listener|viewer|member|subscriber|app|player|screen - trial|match|football|concert|pipeline|patient|tournament:11",
    "telemetry|event + level|level start|level complete|level fail|tutorial|ad watched|quest + start|started|fail|failed|complete|completed|watched|finished + player|platform|game|ts|timestamp - loan|session length|score|kill:13",
    "clicked|click|tapped|pressed|scrolled|swiped + app|site|website|web app|portal + screen|button|element|page|menu item|timestamp - email|newsletter|campaign|ad|search result|song|conversion|link:10",
    "event|evento|evenement|ereignis + app|appli|application|aplicacion|aplicativo|anwendung|website|web app + version|app version|ios|android|device|plateforme|plataforma|gerat|dispositivo|appareil - match|football|patient|sensor|drone|machine:9",
    "funnel|activation funnel|signup funnel|onboarding funnel|checkout funnel|web signup funnel + signed up|sign up|verified|invited|visited|step|activated|page view|form start|form submit|account created|cart|payment + user|session|utm source|time|timestamp|device - sales|deal|recruiting|hiring|lead|rate|conversion rate|month:9",
    "usage event|feature usage event|feature event|usage evnt|app usage event|product event + workspace|user|role|member|tenant|feature - electricity|energy:8",
    "in app action|app action|user action|app usage|interaction|action in the app + user|ts|timestamp|session|os|device|screen - support|call|agent|drug|loan:11",
    "pulsado|pulsada|pulsados|pulsadas|boton|botone|botones|botao|botoes|bouton|boutons|clic|clics|clique|cliques|toque|toques|geklickt|getippt|angetippt|klick|klicks|knopf + app|web|sitio|site|aplicacion|aplicativo|application|webseite + pantalla|pagina|sesion|usuario|hora|tela|ecran|page|utilisateur|session|seite|nutzer|bildschirm|sitzung - campana|anuncio|anzeige|email|newsletter:9",
    "log|logs|activity log|event|activity|platform log + opened|posted|downloaded|viewed|clicked|searched|submitted|uploaded|shared + user did|user do|user|member|student did + time|timestamp|session|device - ticket|door|gate|support|fault|loan|server|account opened|complaint|error|ip|ip address|file name|document name|admin|permission:9",
    "antippen|anklicken|klicken|tippen|wischen|antippt|anklickt + app|webseite|website|seite|portal + bildschirm|element|gerat|knopf|zeit|sitzung|schaltflache - werbung|kampagne:11",
    "evento|eventos|evenement|evenements|ereignis|event + descarga|instalacion|desinstalacion|compra|vista|vue|telechargement|installation|download|ansicht|visualizacao|instalacao + jugador|usuario|joueur|utilisateur|spieler|nutzer|jogador|app|dispositivo|pais - concierto|concert|boda|aforo|konzert:11",
    "event|ereignis|ereignisse|evenement|who pressed|action|telemetry|click|click log|tap|interaction|user action|accione|acciones|acao|acoes|aktion|aktionen|eventos|visitor do|people do|user do|customer do|player do|listener do|member do + app|application|news site|website|web site|widget|plugin|platform|ide|extension|portal|kiosk|audio guide|account|tool|editor|dashboard|aplicacion|aplicativo|webseite + device|session|session id|version|app version|os|browser|visitor id|user id|language|scroll depth|screen|page|country|phone|phone type|tv model|dispositivo|gerat|appareil|pantalla|tela - per day|daily|price|patient|concert|machine|sensor|email|campaign|churn|revenue|crash|gps|lat|trip|uptime|api|latency|payment|mrr|adverse|loan|session length|source ip|ip|ip address|mfa|failed|webhook|kafka|partition|stock|share price|ticket|review|rating app|downloads:9",
  ],
  mcp_traces: [
    "span|trace|trace id|jaeger|otel|opentelemetry|latency|observability|response time|how long|instrumented + mcp|model context protocol|tool to language model|tool server|tool call|execute tool|tool span - argument|final answer|user prompt|word for word|fault|malformed|schema|prompt token|token price|baseline|mental:8",
    "mcp|model context protocol + request log|request|call|server log|access log|llamada|appel|aufruf + ms|millisecond|ms taken|duration|latency|byte|bytes out|time taken|dauer|duracion|duree - argument|args|result|answer|user message|transcript|conversation|malformed|injected|fault|payment|schema:9",
  ],
  mcp_tool_call_transcripts: [
    "tool|function|function name|helper|calling function|mcp|model context protocol + argument|param|parameter|input passed|in json|model sent|assistant sent + result|sent back|returned|return value|output|came back|content|reply|response|final answer + assistant|model|llm|chatbot|agent|mcp|model context protocol|function calling|function call|tool called|tool use|tool server|json - span|span id|input schema|definition|malformed|fault|math|spreadsheet|library:9",
    "mcp|model context protocol + conversation|dialogue|dialog|dialogo|dialogos|chat|chat log|transcript|turn|transkript|gesprach|gesprache|conversacion|conversacione|conversa|conversas + tool|herramienta|outil|ferramenta|werkzeug|tool call|which tool|argument|args - span|latency|p95|malformed|injected|fault|schema:11",
    "mcp|model context protocol + question|prompt|user message|user asked|what the user asked|what was asked|request of the user|frage|pregunta|pergunta + argument|args|result|answer|final answer|reply|what it returned|returned + tool|which tool|server - span|trace|malformed|injected|fault|latency:11",
    "mcp|model context protocol + assistant|model|llm|claude|agent|chatbot + asked|question|prompt|request + answer|reply|json back|result|response - span|trace|latency|duration|malformed|injected|fault|ms:11",
  ],
  healthcare_claims: [
    "insurer|health insurer|health plan|payer|medicare|medicaid|sickness fund|health insurance|claim + diagnosis|icd|icd code|drg|ndc|cdt|cdt code|tooth|tooth number|npi|procedure code|copay|coinsurance|hearing aid|physiotherapy|day supply + paid|allowed|reimbursed|covered|covered amount|payment|plan paid|denied - trial|pet|dog|veterinary:10",
    "krankenkasse|krankenversicherung|versicherter|versicherte|kassenpatient|assurance maladie|mutuelle|assure|seguro medico|seguro de salud|aseguradora|aseguradora medica|plano de saude|seguradora + diagnose|icd|leistung|behandlung|diagnostico|procedimiento|procedimento|acte|diagnostic|prestacion + betrag|erstattet|abgelehnt|eingereicht|importe|pagado|reembolsado|rechazado|montant|rembourse|refuse|valor|pago|negado|glosado - hund|tier|mascota|animal|kfz|auto:9",
    "health insurer|health insurance|insurer|insurers|health plan|health fund|sickness fund + bill|charge|charged|billed|invoice|code|session + reimbursed|rejected|denied|paid|covered|refused|paid out - car|home|pet|dog|veterinary|travel|policyholder|premium:8",
    "claim|claims + plan pays|plan paid|patient pays|patient share|insurer pays|dental plan|health plan|copay + fee|billed|charged|code|procedure|amount - car|home|pet|vet|warranty|travel:8",
  ],
  iot_sensor_logs: [
    "argo|argo float|float|glider|mooring|drifter|sonde|strain gauge|thermocouple|piezometer|axle box detector|detector|axle counter|inclinometer|accelerometer|extensometer + pressure|depth|temperature|salinity|conductivity|vibration|microstrain|strain|load|tilt|bearing temperature|current - wave height|wind speed|gps|patient|glider pilot|parade|milk|fluoroscopy|particle|photon|metal detector|spam|fraud:8",
    "temperature|humidity|pressure|moisture|co2|ppm|vibration|noise|noise level|voltage|level|fill level|water level|ph|oxygen|leak|wet|count|open + battery|battery voltage|signal strength|rssi|radio outage - phone|scooter|bike|vehicle|gps|lat|latitude|car|drone|laptop|trip|satellite|smartwatch|wearable|price|rain|wind|weather:9",
    "temperature|humidity|pressure|moisture|co2|ppm|vibration|noise level|db|voltage|water level|heat + <steady> - wind|rain|rainfall|cloud cover|sunshine|snow|dew point|weather|visibility|cpu|gpu|server|host|patient|heart rate|gps|lat|latitude|sleep|satellite|buoy|sea|wave|grid|substation|blood|vehicle|air quality|telescope|ozone|meteo|meteorologica|wetterstation:9",
    "noise|decibel|sound level|light level|lux|water level|flow|fill level|radiation|microphone|mic + <steady> - wind|rain|patient|vehicle|server|lat|cpu|song|concert|cash|order:7",
    "temp|temps|oven temp|soil temp|leaf wetness|setpoint|wetness|co2|tank level|motor temp|current|power draw + <steady> - hashrate|mining|wind|rain|weather|visibility|fog|snow|cpu|gpu|server|host|patient|heart rate|gps|lat|sleep|sea|blood|vehicle|air quality|body|skin|stock|bid:9",
    "vibration|acceleration|accelerometer|strain + hz|khz|axis|x y z|rms|sample rate|sampling - earthquake|seismic|gait|patient|walking|phone|car|wearable:9",
    "logger|loggers|datalogger|sensor|sensors|probe|probes|capteur|capteurs|fuhler|sonde|sonden|sonda|sondas|medidor|messfuhler + <steady> + temp|temperature|temperatura|temperatur|battery|batterie|bateria|wetness|light|humidity|humedad|humidite|pressure|level - patient|gps|catalogue|price|wind|rain|weather|blood|glucose|vehicle|satellite:8",
  ],
  social_graph: [
    "who + whom - loan|pay|lent|order|invoice:6",
    "each other|one another + know|follow|friend|account|advice|trust|adviser - message|chat|play|game|invoice|match|sender:7",
    "account|member|member a|person|pupil|user|student|author|employee|people|ego|friend + point to|target account|alter|follower|followed|retweeted|named person|acquaintance|tie|connection|circle|co author|author b|member b + strength|weight|since|mutual|cluster|community|how often|number of time|closeness|know each other|together|date|repost - customer|loan|royalty|knot|shirt:12",
    "social network|red social|reseau social|rede social|soziales netzwerk|sozialen netzwerk|microblog|social app + user|account|member|usuario|compte|nutzer|konto + post|follow|friend|publicacion|publicacione|beitrag|beitrage|publication|abonne|seguidor|reply - campaign|sentiment|ad|influencer|brand:6",
    "persona a|pessoa a|personne a|person a|person 1|from person|quien|wer wen|contact a + persona b|pessoa b|personne b|person b|person 2|to person|contact b - payment|pago|loan|dna|chess|contract:9",
    "conexion|conexione|conexiones|amistad|amistade|amizade|conexao|conexoes|connexion|lien|liens|verbindung|verbindungen|kontakt|kontakte + persona|personas|personne|personnes|pessoa|pessoas|personen|cuenta|konten|usuario|membre + desde|seit|depuis|fuerza|forca|force|starke|tipo|typ|type - servidor|serveur|server|vpn|tren|train|vuelo|vol:8",
    "follow|like|mention|retweet|subscribe|block|friend + between|who|each other + from|to|source|target|since|date - price|message text|post text|caption|campaign|trade|flight|ferry|trip:7",
  ],
  gps_traces: [
    "latitude|lat|position|coordinate|longitude + time|speed|heading|bearing|direction|elevation|every minute + phone|bike|cargo bike|truck|van|bus|scooter|walker|hiker|sweeper|courier|rider|tagged truck|ping|track - ship|vessel|aircraft|flight|earthquake|store|restaurant|listing|bird|animal|wildlife|hydrant|port:8",
    "track|tracks|hike|hiking track|run|ride|walk|route|bus|bike|recorded on phone + lat|latitude|lat lng|coordinate|position|lon + altitude|elevation|every|speed|time|timestamp|heading|<steady> - ship|vessel|aircraft|flight|animal|bird|wildlife|hotel|listing|shop|store|stop name|port:8",
    "gps|lat lon|lat lng + lat|latitude|lat lng|position|coordinate|lon + every|speed|<steady>|heading|timestamp - ship|vessel|aircraft|flight|animal|bird|store|shop|listing|photo|earthquake|ambulance call|pickup|dropoff|price|fare|sensor|pump|hydrant:8",
  ],
  trips: [
    "journey|trip|commute|travel diary|rental bike|shared bike|shared scooter + picked up at|picked up|where from|origin|start|home area|departure + returned at|returned|where to|destination|end|work area|arrival + mode|how far|how long|kilometre|metro|on foot|walk - odometer|truck|freight|flight|hotel|booking|guest|school trip|van|fare|ticket|parcel:8",
    "commuter|commute|pendler|traveller|driver|rider|resident|worker + start|origin|home|from|where + end|destination|work|to|coordinate + mode|travel minute|travel time|minute|distance|how far|km - flight|hotel|freight|parcel|salary|game|shift|charging|delivery:8",
    "bike|e bike|scooter|e scooter|rental bike|shared car|moped|fahrrad|velo|bici|bicicleta + where taken|taken|picked up|where left|returned|start station|abgestellt|salida|depart + km|minute|distance|duration|minuten|minutos - shop|sold|repair|theft|race|price list|stock:8",
  ],
  pos_transactions: [
    "talao|talao de caixa|taloe de caixa|talaos de caixa|taloe|ticket de venta|tickets de venta|ticket|venda|vendas|vente|ventes|venta|ventas|kassenbon|kassenbons|kassenzettel + produto|producto|produit|artigo|articulo|article|artikel|renglon + quantidade|cantidad|quantite|menge|anzahl|preco unitario|precio unitario|prix unitaire|stuckpreis + pagamento|pago|paiement|zahlung|zahlart|total|importe|montant|summe - pedido|commande|bestellung|fatura|factura|facture|leilao|subasta|enchere:9",
    "till|cash|takings|sold|over the counter + article|product|item|title|piece|toy|copy|what + quantity|piece|copy sold|copy|sold|how many + price|unit price|total + card|cash|paid by|payment method - invoice|menu|table|dish|seat|prescription:6",
    "loyalty|loyalty card|member|member id + purchase|bought|spent|basket + point|point earned|stamp + store|shop|branch|basket|coupon|receipt - redeemed|expired|tier|flight|mile|online:9",
    "bought|buy|purchase|sold|sale + shop|store|stall|market stall|kiosk|bakery|farm shop|butcher|supermarket|drugstore|pharmacy|cafe|bookstore|bookshop + amount|total|price|item|quantity|paid by card|payment|cash|basket - online|web|webshop|house|property|stock|supplier|crypto|shipped|auction|ticket|survey|likely|likely to buy|would buy|next|per day|daily|monthly|weekly|purchase price|sku name|catalogue|return|event|click:7",
    "checkout|till|cashier|register|checkout line|counter sale + price|amount|total + quantity|item|product|title|gift card|cash|card|discount - online|error|browser|funnel|session|step|library|hotel|shift|web shop|employee|borrower|event:7",
    "till data|till record|till|cash register|kasse|kassendaten + drink|cup|item|cake|product|size|artikel|getrank + price|total|paid|contactless|card|preis - table|cover|waiter|booking:7",
    "shop sale|shop sales|sales|kiosk sale|stall|flea market|bar sales + item|product|article|price asked|what + price|total|amount|price paid + card|cash|paid by|payment - online|house|car|property|per day|rep|target|region|forecast|auction|b2b|lead:7",
    "kundenkarte|bon|bons|kassenbon|einkauf|einkaufe|tarjeta de cliente|carte de fidelite|cartao de cliente + betrag|artikelzahl|summe|importe|montant|valor|total + filiale|laden|punkte|tienda|magasin|loja|puntos|points|pontos:9",
  ],
  card_transactions: ["paid by card|by card|card + merchant + amount - cheque|gift|x402|usdc:4"],
  web_sessions: [
    "online|web|virtual|ligne|linea|internet|onlineshop|webshop|ecommerce + shop|store|retailer|boutique|tienda|loja|onlineshop|webshop|ecommerce + session|sesion|sessao|sitzung + landing page|page viewed|traffic source|referrer|basket|bounce - event|evento|evenement|clickstream|email:8",
  ],
  shopping_journeys: [
    "web shop|shop|shopper|customer|visitor|store + basket|cart|carting|basket value + abandoned|left|before they pay|taken out|product page|browsing|looked at|came back - till|receipt|invoice|cashier:9",
  ],
  web_intent_signals: [
    "visitor|visit|company|firm|b2b account + trial request|readiness|readiness score|ready to buy|ready they are to buy|pricing|comparison page|about to buy|close to buying|hint at|ready to buy|likelihood score|intent score|surge|surge score|price list|pricing page|demo request + page|page seen|topic|week|visit|download|site|topic|score|web - household|survey|loan|mortgage|panel|tourist:9",
  ],
  weather_observations: [
    "weather station|climate station|klimastation|klimastationen|wetterstation|wetterstationen|estacion meteorologica|estaciones meteorologicas|station meteo|stations meteo|estacao meteorologica|estacoe meteorologicas + temperature|temperatur|temperatura|niederschlag|precipitacion|precipitation|precipitacao|lluvia|chuva|pluie|schneehohe|neige|wind|viento|vent|vento:8",
    "wind|windy|wind gust|gust|wind direction|wind speed + temperature|rain|rainfall|snow|fresh snow|visibility|fog|wet|warm|precipitation|air pressure - turbine|rotor|sea|buoy|wave|wave height|power|kw|drone|crop|soil|runway|sailing|race|flight|wildfire|pm10|pm2.5|ozone:7",
    "rain|rainfall|precipitation|snow + temperature|sunshine|sunshine hour|frost|max temperature - garden|diary|crop|soil|irrigation|yield|delay|accident|attendance|sale|river|flow|tyre:5",
    "fog|mist|hail|frost|thunderstorm|snow depth|snowfall|dew point|cloud cover|visibility|nebel|niebla|brouillard|nevoeiro + temp|temperature|wind|humidity|rain|temperatur|temperatura|temperature + hourly|daily|per day|per hour|winter|summer|pass|airport|village|station|hut|<steady> - indoor|flight delay|accident|crop|drone|crash|camera|headlight:8",
  ],
  network_security_logs: [
    "source address|source ip|src|src ip|attacker ip|source|internal host|internal address|origin host|remote address + destination|dst|destination address|destination port|port|port tried|responder host|remote address|external address|user name tried|account tried + byte|blocked|packet|attempt|malicious|malicious flag|succeeded|rule|verdict|accepted packet - path|parcel|flight|airport|container|ship|fault|injected|freight|migration:8",
    "suspicious|malicious|beaconing|malware|break in|break-in|password guessing|knocking|honeypot|intruder + host|source ip|source address|port|remote address|attacker ip|laptop|ssh server - sample|sha256|burglary|fault|injected:7",
    "ssh|rdp|login|password|vpn|logon + attempt|failed|brute force|failure|blocked + source ip|ip|ip address|country|user tried|username|source - honeypot|real|work:6",
  ],
  genomics_variants: [
    "chromosome|gene|marker|dna|base change|reference base|hereditary + ref|base|alternate base|nucleotide change|change|allele|pathogenicity|harmful|genotype|copy|zygosity|differ from the reference|share of reads|depth - expression|fold change|rna|rna seq|felt|board|cas9:7",
    "reference base + alternate base:6",
    "variante|varianten|variant|variants|mutation|mutationen|mutacion|mutacione|mutacao|mutacoe|snp|snps + gen|gene|exom|exome|exoma|chromosom|chromosome|cromosoma|cromossomo|genom|genome|genoma + referenz|reference|referencia|ref|alternative|alternativa|alt|lesetiefe|allel|allele|alelo|zygosity|genotyp|genotype|genotipo|pathogen|pathogenic|patogenica|pathogene|position|posicion|posicao - a b|experiment|expression|conversion:9",
  ],
  support_conversations: [
    "chat|conversation|dialogue + helpdesk|help desk|service desk|support desk|customer service|hotline|call centre|call center|contact centre|contact center|support + speaker|turn|utterance|who wrote|message by message|per message|each message|sender - agent payment|model|llm|ticket:9",
    "customer message|message from customer|customer text|kundennachricht|nachricht des kunden|mensaje del cliente|mensagem do cliente|message du client + agent reply|agent message|agent response|reply|answer|antwort|respuesta|respuesta del agente|resposta|resposta do atendente|reponse|reponse de l agent:9",
    "complaint|complaint email|complaint mail|complaint letter|customer email|customer mail|beschwerde|beschwerden|reklamation|reklamationen|queja|quejas|reclamacion|reclamaciones|plainte|plaintes|reclamation|reclamacao|reclamacoe + our reply|reply|replied|our answer|we answered|response|antwort|antworten|respuesta|reponse|resposta - repair|warranty|parts|lawsuit|court:9",
    "customer|client|buyer|caller|guest|subscriber|user|passenger|shopper|tenant|policyholder + message|chat|dialogue|conversation|wrote|reply|speaker|hotline|service line|complaint line|help team|service team|service desk|helpline|our staff|operator|thread|transcript + solved|resolved|satisfaction|mood|feeling|tone|emotion|outcome|sender|rating|speaker|who write|who wrote|ended well|answered|escalated|complain|time to answer - assistant|ai assistant|tool|survey|prompt|llm|language model|newsletter|campaign|chatbot|kafka|queue|webhook|model|call center|call centre|handle time|wait time|talk time|inbound call:10",
    "help request|query|problem + user|customer|service team|buyer + solved|first answer|first answer time|answer time - repair|sql|database|assistant|algebra|search|maths:7",
    "chat|chats|conversation|dialogue|whatsapp|messenger|gesprach|gesprache|unterhaltung|konversation|conversacion|conversacione|conversa|conversas|echange|echanges|discussion|discussions|dialogo|nachrichten + customer|client|guest|citizen|member|parent|renter|student|tenant|patient|resident|buyer|caller|subscriber|passenger|kunde|kunden|gast|gaste|gasten|burger|burgern|mieter|mietern|cliente|clientes|huesped|huespedes|hospede|ciudadano|cidadao|usuario|clients|citoyen|citoyens|locataire + message|text|nachricht|text der nachricht|mensaje|mensagem|who wrote|who write|wer schreibt|quien escribe|quem escreve|qui ecrit|auteur|author|anliegen|turn + topic|reason|solved|resolved|subject|rating|time|date|sujet|motif|thema|anliegen|gelost|motivo|resuelto|resolvido|assunto|tema - model|llm|ai assistant|chatbot|tool|prompt|language model|survey|email|newsletter|friend|group chat|call|mcp:9",
    "email|e mail|mail|letter|message|thread|nachricht|nachrichten|correo|correos|courriel|courriels + customer|passenger|guest|tenant|citizen|subscriber|policyholder|buyer|mieter|mietern|kunde|kunden|gaste|gasten|cliente|clientes|client|clients|locataire|inquilino|inquilinos|patient|patients|parent|eltern + airline|company|shop|landlord|hausverwaltung|office|hotel|bank|council|support|service|verwaltung|empresa|agencia|agence|clinic + text|body|refund|resolved|solved|reply|who|sender|absender|erledigt|motivo|motif|sujet - campaign|newsletter|opened|clicked|spam|phishing|subject line|open rate|bounce|marketing|survey|model|llm:10",
    "customer|client|guest|subscriber|passenger|tenant|member|patient + chat|conversation|dialogue|thread + help team|support team|service team|help desk|helpdesk|hotline|support|service desk|agent + message|intent|sentiment|mood|text - ai assistant|chatbot|llm|survey|prompt|newsletter|payment|transfer|model|call:9",
    "complaint|complaints by mail|beschwerde|queja|reclamacion|plainte|reclamation|reclamacao + answer|answered|days to answer|letter|mail|email + reason|voucher|apology|topic|refund|text - repair|lawsuit|court|noise|council inspection|vote:8",
    "help request|support request|request for help|chatting|live chat|dm|direct message|whatsapp message|chat|chats|per chat + question|text|message|buyer message|subject|frage|pregunta|pergunta|mensaje|nachricht + answer|our reply|reply|antwort|respuesta|resposta|reponse|our answer + solved|priority|topic|anliegen|motivo|motif|closed|refund|refunded|satisfied|resolved|time|minute|uhrzeit|hora|heure - ai|assistant|model|llm|prompt|tool|quiz|exam|chatbot|rag|survey|mcp|retrieved:9",
    "customer|client|guest|parent|tenant|renter|passenger|citizen|subscriber|member|kunde|kunden|eltern|mieter|mietern|gaste|cliente|clientes|clients|locataire + mail|mails|email|writing|letter|letters|whatsapp|thread|threads|nachrichten|correos|courriels|sms + answer|answered|antwort|antworten|reply|replied|who|respuesta|resposta|reponse + topic|thema|reason|settled|stimmung|mood|sentiment|grund|erledigt|motivo|motif|asunto|assunto|sujet|solved|resolved - campaign|newsletter|opened|clicked|spam|phishing|marketing|survey|model|llm|reading group|forum|invited|invitation:9",
  ],
  x402_agent_traces: [
    "agent|bot|crawler|machine|program|robot|assistant|autonomous|http request + pay|paying|paid|purchase|buying|buy|spending|payment|cost + usdc|per request|per call|stablecoin|tx hash|on chain|facilitator|transaction hash|fraction of a cent|signed payment|settled|402 - offer|haggle|haggling|counter|counter offer|negotiation|negotiate|vending machine|washing machine|insurance|estate agent|bid|fault|malformed|corrupted|injected|invoice:8",
  ],
  agent_payment_negotiation: [
    "agent|bot|two bot|buying bot|two program|software agent|ai buyer|software buyer|software seller|ai agent|autonomous agent + offer|bid|proposal|asking price|quote|counter|price offered|price talk|list price + counter|accepted|accept|acceptance|concession|deal|agreed|agree|walk away|agreed fee|talk about the price|outcome|limit of the buyer|give in|closed - estate agent|insurance agent|support|travel agent|house|flat|salary|player|transfer:10",
    "autonomous agent|agent|two agent|software agent|buying agent|bot + agreeing|agree|bargaining|haggle|haggling|negotiating|negotiate|verhandeln|negocian + payment term|price|bid|ask|offer|discount|gebot|oferta - estate agent|insurance agent|salary|player|house|flat|travel agent:10",
  ],
  llm_reasoning_chains: [
    "problem|puzzle|logic puzzle|riddle|question|algebra|arithmetic|proof|program + each step|intermediate step|thinking|thought|rationale|derivation|scratchpad|step by step|justification|written out|deduction|step + checked|answer|final answer|right|wrong|correct|valid|result|verdict|output - ticket|support|funnel|mortgage|loan|tool|trial|survey|deployment|pupil|recipe|patient|customer|citizen:7",
    "task|exercise|maths|math|physics|word problem|chemistry + thinking|thought|reasoning|worked solution|step by step + model|llm|ai|language model|gpt + answer|correct|right|step - pupil|student answer|tutor|survey|tool|agent:10",
  ],
  agent_behavioral_drift: [
    "agent|assistant|bot|llm|ai agent|the model|ai worker|llm worker|model update + baseline|reference behaviour|reference window|reference|rollout|first day|acted before|release day|launch|first month|changed since|model change|model update|prompt update|prompt change|after an update|creeping change|slow change|population stability|behave oddly|act differently|old baseline + refusal|refusal rate|drift|drifted|metric|tool usage|tone|answer length|psi|z score|distance|similarity|shift|deviation|tool mix|alarm|policy compliance|success rate - estate agent|sales agent|insurance|support ticket|refund:10",
  ],
  agent_action_benchmarks: [
    "ai agent|web agent|llm agent|agent + task + solved|passed|success + step|trial|cost - support|customer|drift|baseline|refusal|span:7",
  ],
  protocol_error_injection: [
    "on purpose|spoil|spoiled|deliberately|provoke|inject|injected|broken|damaged|malformed|corrupted|garbled|bad|mutilated|missing header|negative test|robustness test|chaos test|fuzzing + message|request|packet|header|payload|grpc|connection|parser|bad json rpc|json rpc call|grpc call|websocket + expected|reacted|reaction|error|error code|fault|recovered|outcome|defect|retryable|observed|should answer|expected status|they must give|client behaviour|retry - customer|parcel|goods|insurance|delivery:10",
    "on purpose|deliberate|deliberately|malformed|corrupted|broken|wrong|truncated|fuzzed|missing + websocket|frame|packet|grpc|http|json rpc|mqtt|tcp|header|api request|handshake|payload + close code|survived|crash|crashed|client|answer|answered|error|error code|reaction|status|recovered - photo|picture|bike|leg|bone|machine|delivery|window frame|customer|parcel:9",
  ],
  wallet_behavior_cohorts: [
    "wallet|carteira|cartera|portefeuille|geldborse|ethereum wallets + crypto|cripto|krypto|ethereum|solana|bitcoin|on chain|blockchain|airdrop|rede|endereco|direccion|chaine|adresse + cohort|kohorte|cohorte|coorte|baleia|ballena|baleine|whale|wal|hodler|holder|trader|perfil|profil|comportamiento|comportamento|bot - sybil|swap|dex|swaps|nft|exchange rate|portfolio value:9",
    "address|wallet|holder + first seen|first transaction|gas|volume + type|retention|trader|cohort|grouped|by month|dormant + on base|base|on chain|crypto|ethereum|gas|onchain - street|leather|sybil|cluster:7",
  ],
  financial_intents: [
    "question|asking|about to take + mortgage|loan|saving account|credit card|borrow + checked answer|intent|intent stage|grounding|answer - quiz|survey|school|repayment:7",
  ],
  network_infrastructure_logs: [
    "gateway log|gateway logs|api gateway|request|access log|proxy log|edge log|uptime check|uptime|health check|synthetic check|monitor + status code|http status|http code|status|response code|up or down|up down|up + latency|response time|response time m|upstream time|method|path|endpoint|api endpoint|backend - usdc|x402|mcp|fault|injected|tool|intent|blocked|attack|citizen|patient|customer|p50|p95|p99|per minute|refund|ticket|token|model|prompt:6",
    "network ping|icmp|ping + rtt|round trip|packet loss|host|hosts|jitter:7",
    "request|edge node|cdn node|proxy|load balancer|web server + path|url path|url|host + status|status code + byte|cached|cache hit|upstream time|millisecond - usdc|x402|mcp|fault|injected|tool|intent|blocked|attack:6",
  ],
  network_device_metrics: [
    "switch|switch port|router|interface|access point + octet|link state|packet loss|interface error - light|game|user interface:6",
  ],
  login_events: [
    "sign in|sign ins|signin|login|logon|log in|log on|logged in|anmeldung|anmeldungen|inicio de sesion|inicios de sesion|connexion|connexions|acceso|acesso|login de + source ip|ip|ip address|source address|quell ip|ip adresse|ip de origen|ip de origem|ip source|adresse ip|direccion ip|endereco ip|mfa|second factor|2fa - source port|destination port|honeypot:9",
  ],
  securities_trades: [
    "fx|forex|currency|foreign exchange|devisen|devisengeschaft|devisengeschafte|divisa|cambio|cambial|devise|change + deal|trade|spot|forward|swap|geschaft|operacion|operacoe|operation|devisengeschafte|devisengeschaft + pair|currency pair|notional|value date|counterparty|trader|desk|wahrungspaar|nominal|par|paire|nocional:9",
    "bitcoin|btc|crypto|ethereum|eth|solana|coin + buy|sell|side|maker|taker|filled + qty|quantity|amount|size|fee|price - wallet|dex|swap|nft|on chain|gas|candle|portfolio|tax|survey|household:8",
  ],
  market_quotes: [
    "quote|tick|kurse|cotizacion|cotizacione|cotation|cotacao|cotacoe + bid|ask|geldkurs|briefkurs|compra|venta|spread + ask|offer|venue|spread|pair|symbol|bid size|mid|briefkurs|venta - insurance|loan|house|supplier|auction:8",
  ],
  orders: [
    "takeaway|takeout|take away|take out|to go|delivery order|home delivery|pizzeria|pizza|sushi|kebab|lieferdienst|comida a domicilio|a domicile + order|pedido|commande|bestellung|bestellungen + total|item|amount|price|importe|montant|summe|paid|basket - table|tables|covers|waiter|courier rating|driver|rider|restaurant_id:9",
    "sold|sale|shop|store + order|order no|order number|order id + sku|qty|quantity|product|article + price|total|discount - receipt|till|auction|invoice|purchase order|supplier|house|restaurant|dish:7",
  ],
  dns_threats: [
    "dns|dns query|dns log|domain query|nslookup + dga|is dga|tunnel|tunneling|tunnelling|malicious|is malicious|exfiltration|c2|beacon|beaconing|botnet|benign|phishing|threat:9",
    "dns|dns query|dns lookup|dns request|domain lookup + blocked|blocklist|sinkholed|suspicious|block list|filtered:7",
  ],
  power_prices: [
    "gas price|natural gas price|precio de la luz|prix de l electricite|preco da luz|preco da eletricidade|strompreis|strompreise + mwh|kwh|ttf|hub|zone|country|germany|austria|france|espana|portugal|deutschland - last|load|demand|windeinspeisung|generation|household|haushalt:8",
    "day ahead|day ahead price|intraday|spot|spot price|auction price|strompreis|strompreise|precio de la electricidad|prix de l electricite|preco da energia|electricity price|power price + eur mwh|mwh|electricity|power|strom|bidding zone|market area|energia|electricite + price|preis|strompreise|precio|prix|preco - load|last|demand|generation|wind|solar|einspeisung|consumption|household|hotel|tariff|weather|buyer|trade:9",
  ],
  product_catalog: [
    "product|article|item|sku + ean|barcode|gtin|sku|brand + cost|purchase price|cost price|supplier|reorder level|stock + price|retail price|sale price|selling price|shelf price - order|order date|receipt|quantity|qty|sold|customer|basket|sale|till|order id|online retail|warehouse|movement|location|line total:6",
  ],
  expenses: [
    "receipt|bill|quittung|recibo|recu + staff|employee|colleague|business trip|travel|mitarbeiter|empleado + hotel|taxi|meal|approved|reimbursed|train|mileage|project - till|cashier|loyalty|basket:7",
  ],
  machine_telemetry: [
    "telemetry|telemetria|telemetrie|telemetriedaten + <steady> + temp|temperature|temperatur|temperatura|speed|voltage|fault code|cycle|pressure|rpm|vibration|load|current - game|player|user|app|server|gpu|satellite|race|gps|lat|vehicle|drone:8",
  ],
};
