import { kind, statusNames } from "./choice-kind.ts";

export const direction = kind(
  { en: "direction", de: "richtung", es: "dirección", fr: "direction", pt: "direção" },
  "inbound|outbound|incoming|outgoing|northbound|southbound|eastbound|westbound|eingehend|ausgehend|entrante|saliente|entrant|sortant|recebida|entrada|salida|saida|entry|exit|eingang|ausgang|einfahrt|ausfahrt|ingress|egress|entree|sortie|upstream|downstream|up|in",
  "down|out|internal|transfer|north|south|interna",
);

export const fuel = kind(
  { en: "fuel type", de: "kraftstoff", es: "combustible", fr: "carburant", pt: "combustível" },
  "petrol|diesel|gasoline|lpg|cng|benzin|gasolina|gasoil|essence|gasoleo|e10|hydrogen|plug-in hybrid",
  "electric|hybrid|elektro|elektrisch|electrico|electrica|electrique|eletrico|hibrido|hybride|gas|ev|biodiesel|heating oil",
  "engine|car|cars",
);

export const gearbox = kind(
  { en: "transmission", de: "getriebe", es: "transmisión", fr: "boîte de vitesses", pt: "transmissão" },
  "automatic|automatik|automatico|automatique|automatica",
  "manual|auto|semi-automatic|schaltgetriebe|schaltung|manuelle|manuel|cvt",
  "gearbox|transmission|gears",
);

export const cabin = kind(
  { en: "cabin class", de: "reiseklasse", es: "clase", fr: "classe", pt: "classe" },
  "economy|business|premium economy|turista|ejecutiva|economica|affaires",
  "first|premium|second|primera|premiere|standard",
  "class|cabin|fare|seat|seats",
);

export const scope = kind(
  { en: "scope", de: "sendungsart", es: "ámbito", fr: "zone", pt: "âmbito" },
  "domestic|international|inland|ausland|nacional|internacional|nationale|internationale",
  "national|regional|european|eu|local|overseas",
);

export const vehicle = kind(
  { en: "vehicle type", de: "fahrzeugtyp", es: "tipo de vehículo", fr: "type de véhicule", pt: "tipo de veículo" },
  "car|bike|bicycle|scooter|van|truck|motorbike|motorcycle|bus|lorry|moped|e-scooter|cargo bike|auto|fahrrad|lkw|transporter|coche|bicicleta|moto|furgoneta|camion|voiture|velo|camionnette|carro|caminhao|motorrad|tram|taxi",
  "train|foot|on foot|suv|e-bike|walk|tren|roller|pkw|ship|rail|boat|plane|air|road",
);

/** How goods go. */
export const freight = kind(
  {
    en: "transport mode",
    de: "transportart",
    es: "modo de transporte",
    fr: "mode de transport",
    pt: "modo de transporte",
  },
  "sea|ocean|rail|seefracht|luftfracht|schiene|bahn|maritimo|ferrocarril|ferroviario|rodoviario|maritime|aerien|air freight|sea freight",
  "air|road|truck|lorry|plane|ship|barge|train|ferry|courier|pipeline|van|lkw|schiff|flugzeug|luft|strasse|aereo|avion|barco|camion|carretera|tren|mer|bateau|route|aviao|navio|caminhao",
);

/** Whether what moves does. */
export const motion = kind(
  statusNames,
  "docked|moored|anchored|at anchor|under way|underway|in port|at berth|at sea|parked|stationary|idling|moving|en route|in motion|driving",
  "sailing|stopped|idle|drifting|loading|waiting|offline|charging|anchor",
);

/** Whether a standstill was wanted. */
export const outages = kind(
  { en: "outage type", de: "ausfallart", es: "tipo de parada", fr: "type d'arrêt", pt: "tipo de parada" },
  "planned|unplanned|scheduled|unscheduled|forced|geplant|ungeplant|programada|no programada|planificado|planifie|imprevu|planejada",
  "emergency|partial|maintenance",
  "",
  "outage outages interruption interruptions shutdown shutdowns blackout blackouts downtime stoppage stoppages ausfall ausfalle stillstand corte cortes parada paradas panne pannes arret arrets",
);

export const bikes = kind(
  { en: "bike type", de: "radtyp", es: "tipo de bicicleta", fr: "type de vélo", pt: "tipo de bicicleta" },
  "e-bike|ebike|classic|docked|pedal|mechanical|mecanica|mecanique|regular bike",
  "electric|standard|electrica|electrique|cargo|normal|eletrica",
  "bike|bikes",
);

export const dwelling = kind(
  { en: "property type", de: "haustyp", es: "tipo de vivienda", fr: "type de bien", pt: "tipo de imóvel" },
  "detached|semi-detached|terraced|terrace house|bungalow|reihenhaus|doppelhaus|einfamilienhaus|flat|apartment|maisonette|studio|piso|chalet|adosado|appartement|maison|apartamento|moradia|wohnung|casa|townhouse|condo",
  "house|end-terrace|cottage|haus|villa|loft",
);

export const platform = kind(
  { en: "platform", de: "plattform", es: "plataforma", fr: "plateforme", pt: "plataforma" },
  "web|mobile web|web app|mobile app|native app|desktop app|ios app|android app|webapp|android|iphone|ipad|ios",
  "desktop|mobile|app|tablet|api|cli|windows|macos|mac|handy|movil|escritorio|bureau|celular|other",
  "phone|phones|app|device",
);

/** Whether what carries something does. */
export const load = kind(
  { en: "load state", de: "ladezustand", es: "estado de carga", fr: "état de charge", pt: "estado de carga" },
  "loaded|unloaded|laden|unladen|full|half full|in ballast|ballast|beladen|unbeladen|cargado|descargado|charge|vide|a vide|carregado|descarregado",
  "empty|part loaded|partly loaded|leer|vacio|vazio|teilbeladen",
  "",
  "truck trucks haul lorry lorries trailer trailers wagon wagons van vans ship ships vessel vessels barge barges tanker tankers forklift forklifts container containers dumper dumpers vehicle vehicles fleet tram trams lkw fahrzeug fahrzeuge schiff schiffe camion camiones camions buque buques navire navires caminhao caminhoes navio navios",
);

/** Whether a room or a seat is taken. */
export const occupancy = kind(
  { en: "occupancy", de: "belegung", es: "ocupación", fr: "occupation", pt: "ocupação" },
  "occupied|vacant|unoccupied|belegt|unbelegt|ocupado|ocupada|occupe|occupee|vacante",
  "free|empty|reserved|available|frei|leer|libre|livre|vacio|vazio",
);
