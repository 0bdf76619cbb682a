import { type Matter, matter } from "./matter.ts";

/** Words that go with any subject, by language and slot. */
export const commonWords: Readonly<Record<string, Matter>> = {
  en: matter({
    day: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
    time: "this morning|yesterday|last night|over the weekend|on Monday|early today|around noon|last week|two days ago|late on Friday|since the update|after the holiday|just before closing",
    period:
      "a week|two weeks|ten days|a month|three months|half a year|almost a year|a few days|one season|the whole winter",
    span: "two hours|three days|forty minutes|a full week|half a day|ten minutes|most of the afternoon|just under an hour",
    very: "really|very|quite|genuinely|rather|surprisingly|truly",
    soon: "by Friday|before the end of the month|this week|as soon as possible|by tomorrow noon|next Tuesday|before the next release|within two days",
    colleague: "Priya|Jonas|Marta|Luis|Aiko|Sam|Ines|Tomasz|Leila|Owen|Nadia|Felix|Grace|Henrik|Paula|Kofi",
    team: "the night shift|operations|the front desk|support|finance|the field team|the vendor|engineering|our partner|the warehouse|the second floor|procurement",
    relative:
      "my sister|my dad|my partner|a friend|my neighbour|our daughter|my mother-in-law|a colleague|my brother|my flatmate|our youngest",
    place:
      "the north entrance|the second floor|our Lisbon office|the workshop|aisle four|the loading bay|the old building|room 12|the back yard|the main hall|the cold store|the rooftop",
    number: "two|three|four|five|six|seven|eight|a dozen|eleven|twenty",
    count: "3|4|7|12|18|24|31|46|58|75|120|240",
    percent: "3%|5%|8%|12%|15%|20%|27%|35%|40%",
    channel: "by phone|by e-mail|in the chat|at the counter|in a call|through the form|on site",
    cause:
      "a missing document|bad weather|a supplier delay|a wrong entry|a public holiday|a power cut|low stock|a staff shortage|an expired certificate|a double booking|a change of plan|a broken sensor",
    feeling: "relieved|disappointed|pleased|annoyed|curious|surprised|worried|content|confused|impatient",
    hobby:
      "long-distance cycling|sourdough baking|birdwatching|chess|open-water swimming|old maps|film photography|community theatre|bouldering|vegetable gardening|vinyl records|board games|trail running|ceramics|choir singing|beekeeping|stargazing|knitting",
    trade:
      "data analyst|nurse|product designer|structural engineer|teacher|chef|translator|software developer|carpenter|journalist|marine biologist|accountant|paramedic|landscape gardener|project manager|editor|physiotherapist|researcher",
    town: "Lisbon|Leeds|Graz|Porto|Denver|Utrecht|Osaka|Nairobi|Bergen|Montreal|Valencia|Kraków|Auckland|Pune|Galway|Turin",
    trait:
      "curious|quietly stubborn|detail-loving|easygoing|early-rising|list-making|always learning|outdoorsy|tea-powered|bilingual|left-handed|optimistic",
    code: "E104|E217|E330|E408|F12|ERR_17|0x2A|TX-503|S-091|H77",
    component:
      "scheduler|cache|indexer|gateway|importer|session store|mail queue|billing worker|token service|report job|image resizer|search index|webhook sender|config loader",
    host: "node-04|web-12|db-02|edge-7|worker-19|cache-3|api-08|queue-01",
    version: "2.4.1|3.0.2|1.18.0|5.2.7|4.11.3|0.9.8|7.0.0|2.31.5",
    ms: "84|212|430|1250|3075|5012|8140|15003|30000",
    quarter: "first quarter|second quarter|third quarter|fourth quarter",
    authority:
      "the regional council|a research group|the ministry|an industry panel|the city|the rail operator|a farmers’ association|the national museum|a housing cooperative|the weather service",
  }),
  de: matter({
    time: "gestern|letzte Woche|am Wochenende|heute früh|vor zwei Tagen|am Montag|im letzten Monat|kurz vor den Feiertagen",
    period: "einer Woche|zwei Wochen|einem Monat|drei Monaten|einem halben Jahr|einigen Tagen|fast einem Jahr",
    very: "wirklich|sehr|ziemlich|richtig|erstaunlich|durchaus",
    relative: "meine Schwester|mein Vater|meine Frau|mein Mann|ein Freund|eine Kollegin|unser Nachbar|meine Mutter",
    number: "zwei|drei|vier|fünf|sechs|sieben|acht|zehn",
    feeling: "erleichtert|enttäuscht|zufrieden|verärgert|überrascht|begeistert|skeptisch",
  }),
  es: matter({
    time: "ayer|la semana pasada|el fin de semana|esta mañana|hace dos días|el lunes|el mes pasado|justo antes de las fiestas",
    period: "una semana|dos semanas|un mes|tres meses|medio año|unos días|casi un año",
    very: "muy|realmente|bastante|sorprendentemente|francamente",
    relative: "mi hermana|mi padre|mi pareja|un amigo|una compañera|nuestro vecino|mi madre|mi hijo",
    number: "dos|tres|cuatro|cinco|seis|siete|ocho|diez",
    feeling: "con ganas de repetir|con dudas|en paz|con la sensación de acertar|con mal sabor de boca",
  }),
  fr: matter({
    time: "hier|la semaine dernière|ce week-end|ce matin|il y a deux jours|lundi|le mois dernier|juste avant les fêtes",
    period: "une semaine|deux semaines|un mois|trois mois|six mois|quelques jours|presque un an",
    very: "vraiment|très|assez|étonnamment|franchement",
    relative: "ma sœur|mon père|ma femme|mon mari|un ami|une collègue|notre voisin|ma mère",
    number: "deux|trois|quatre|cinq|six|sept|huit|dix",
    feeling: "à refaire sans hésiter|à revoir|une bonne surprise|une déception|un achat sans regret",
  }),
  pt: matter({
    time: "ontem|na semana passada|no fim de semana|esta manhã|há dois dias|na segunda-feira|no mês passado|pouco antes das festas",
    period: "uma semana|duas semanas|um mês|três meses|meio ano|alguns dias|quase um ano",
    very: "muito|realmente|bastante|surpreendentemente",
    relative: "minha irmã|meu pai|minha esposa|meu marido|um amigo|uma colega|nosso vizinho|minha mãe",
    number: "dois|três|quatro|cinco|seis|sete|oito|dez",
    feeling: "valeu a pena|fica a dúvida|uma boa surpresa|uma decepção|compra sem arrependimento",
  }),
};
