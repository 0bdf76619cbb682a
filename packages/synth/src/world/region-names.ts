/** Codes of regions (ISO 3166-2 without the country), by country and name. */
export const regionCodes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "US|Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|District of Columbia DC",
    "CA|Ontario ON|Quebec QC|British Columbia BC|Alberta AB|Manitoba MB|Saskatchewan SK|Nova Scotia NS|New Brunswick NB|Newfoundland NL|Prince Edward Island PE",
    "DE|Baden-Württemberg BW|Bavaria BY|Berlin BE|Brandenburg BB|Bremen HB|Hamburg HH|Hesse HE|Lower Saxony NI|Mecklenburg-Vorpommern MV|North Rhine-Westphalia NW|Rhineland-Palatinate RP|Saarland SL|Saxony SN|Saxony-Anhalt ST|Schleswig-Holstein SH|Thuringia TH",
    "GB|England ENG|Scotland SCT|Wales WLS|Northern Ireland NIR",
    "AU|New South Wales NSW|Victoria VIC|Queensland QLD|Western Australia WA|South Australia SA|Tasmania TAS|Australian Capital Territory ACT|Northern Territory NT",
    "BR|São Paulo SP|Rio de Janeiro RJ|Minas Gerais MG|Bahia BA|Paraná PR|Rio Grande do Sul RS|Pernambuco PE|Ceará CE|Pará PA|Santa Catarina SC|Goiás GO|Amazonas AM|Distrito Federal DF|Espírito Santo ES|Maranhão MA|Paraíba PB|Rio Grande do Norte RN|Alagoas AL|Mato Grosso MT|Mato Grosso do Sul MS|Sergipe SE|Piauí PI",
  ].flatMap((line) => {
    const [country = "", ...entries] = line.split("|");
    return entries.map((entry): [string, string] => {
      const blank = entry.lastIndexOf(" ");
      return [`${country}/${entry.slice(0, blank)}`, entry.slice(blank + 1)];
    });
  }),
);

/** Names of regions in their own and other languages, folded. */
export const regionAliases: Readonly<Record<string, string>> = {
  "DE/Bavaria": "bayern|baviera|baviere",
  "DE/Hesse": "hessen",
  "DE/Lower Saxony": "niedersachsen",
  "DE/North Rhine-Westphalia": "nordrhein-westfalen|nrw|north rhine westphalia",
  "DE/Rhineland-Palatinate": "rheinland-pfalz",
  "DE/Saxony": "sachsen|sajonia",
  "DE/Saxony-Anhalt": "sachsen-anhalt",
  "DE/Thuringia": "thuringen|thueringen",
  "DE/Baden-Württemberg": "baden-wuerttemberg|baden wurttemberg",
  "DE/Mecklenburg-Vorpommern": "mecklenburg|mecklenburg vorpommern",
  "ES/Andalusia": "andalucia|andalusien|andalousie",
  "ES/Catalonia": "cataluna|catalunya|katalonien|catalogne",
  "ES/Basque Country": "pais vasco|euskadi|baskenland",
  "ES/Castile and León": "castilla y leon",
  "ES/Castilla-La Mancha": "castilla la mancha",
  "ES/Valencian Community": "comunidad valenciana|comunitat valenciana",
  "ES/Community of Madrid": "comunidad de madrid",
  "ES/Balearic Islands": "islas baleares|balearen|baleares",
  "ES/Canary Islands": "islas canarias|kanaren|canarias|canaries",
  "ES/Aragon": "aragonien",
  "ES/Navarre": "navarra",
  "IT/Lombardy": "lombardia|lombardei",
  "IT/Tuscany": "toscana|toskana",
  "IT/Sicily": "sicilia|sizilien",
  "IT/Sardinia": "sardegna|sardinien",
  "IT/Piedmont": "piemonte|piemont",
  "IT/Apulia": "puglia|apulien",
  "FR/Brittany": "bretagne|bretana",
  "FR/Normandy": "normandie|normandia",
  "FR/Île-de-France": "ile de france|paris region",
  "FR/Provence-Alpes-Côte d’Azur": "provence|cote d'azur|paca|french riviera",
  "CH/Zurich": "canton of zurich",
  "AT/Tyrol": "tirol",
  "AT/Styria": "steiermark",
  "AT/Carinthia": "karnten|kaernten",
  "AT/Upper Austria": "oberosterreich",
  "CA/Quebec": "quebec province|province of quebec",
  "BR/Rio Grande do Sul": "rs brazil",
};

/** Areas within countries by what people call them: regions, and cities after "=". */
export const areaTable: Readonly<Record<string, string>> = {
  "bay area|sf bay area|san francisco bay area":
    "=US/California/San Francisco|=US/California/Oakland|=US/California/San Jose|=US/California/Fremont|=US/California/Berkeley",
  "silicon valley": "=US/California/San Jose|=US/California/Fremont",
  "southern california|socal":
    "=US/California/Los Angeles|=US/California/San Diego|=US/California/Long Beach|=US/California/Anaheim|=US/California/Riverside|=US/California/Irvine",
  "new england": "US/Maine|US/New Hampshire|US/Vermont|US/Massachusetts|US/Rhode Island|US/Connecticut",
  "us west coast|west coast|pacific coast": "US/California|US/Oregon|US/Washington",
  "us east coast|east coast":
    "US/Maine|US/New Hampshire|US/Massachusetts|US/Rhode Island|US/Connecticut|US/New York|US/New Jersey|US/Delaware|US/Maryland|US/Virginia|US/North Carolina|US/South Carolina|US/Georgia|US/Florida",
  "pacific northwest|pnw": "US/Oregon|US/Washington|US/Idaho",
  "midwest|us midwest|the midwest|midwestern us":
    "US/Ohio|US/Michigan|US/Indiana|US/Illinois|US/Wisconsin|US/Minnesota|US/Iowa|US/Missouri|US/North Dakota|US/South Dakota|US/Nebraska|US/Kansas",
  "deep south|us south|the south":
    "US/Alabama|US/Georgia|US/Louisiana|US/Mississippi|US/South Carolina|US/Tennessee|US/Arkansas",
  "us southwest|american southwest": "US/Arizona|US/New Mexico|US/Nevada|US/Texas|US/Oklahoma",
  "northeast us|us northeast|northeastern us":
    "US/Maine|US/New Hampshire|US/Vermont|US/Massachusetts|US/Rhode Island|US/Connecticut|US/New York|US/New Jersey|US/Pennsylvania",
  "great lakes": "US/Michigan|US/Ohio|US/Illinois|US/Wisconsin|US/Minnesota",
  "tri-state area": "US/New York|US/New Jersey|US/Connecticut",
  "corn belt": "US/Iowa|US/Illinois|US/Nebraska|US/Indiana|US/Minnesota",
  "rocky mountains|mountain west": "US/Colorado|US/Utah|US/Montana|US/Wyoming|US/Idaho",
  "ruhr area|ruhrgebiet|ruhr":
    "=DE/North Rhine-Westphalia/Essen|=DE/North Rhine-Westphalia/Dortmund|=DE/North Rhine-Westphalia/Bochum|=DE/North Rhine-Westphalia/Duisburg|=DE/North Rhine-Westphalia/Gelsenkirchen",
  "northern germany|norddeutschland":
    "DE/Schleswig-Holstein|DE/Hamburg|DE/Bremen|DE/Lower Saxony|DE/Mecklenburg-Vorpommern",
  "southern germany|suddeutschland": "DE/Bavaria|DE/Baden-Württemberg",
  "eastern germany|ostdeutschland|east germany":
    "DE/Saxony|DE/Saxony-Anhalt|DE/Thuringia|DE/Brandenburg|DE/Mecklenburg-Vorpommern|DE/Berlin",
  randstad: "=NL/North Holland/Amsterdam|=NL/South Holland/Rotterdam|=NL/South Holland/The Hague|=NL/Utrecht/Utrecht",
  "flanders|flandern|vlaanderen": "BE/Flanders",
  "wallonia|wallonie": "BE/Wallonia",
  "northern italy|norditalien":
    "IT/Lombardy|IT/Piedmont|IT/Veneto|IT/Liguria|IT/Emilia-Romagna|IT/Trentino-Alto Adige|IT/Friuli-Venezia Giulia",
  "southern italy|mezzogiorno": "IT/Campania|IT/Apulia|IT/Calabria|IT/Sicily|IT/Sardinia|IT/Basilicata",
  "southeast brazil|sudeste": "BR/São Paulo|BR/Rio de Janeiro|BR/Minas Gerais|BR/Espírito Santo",
  "northeast brazil|nordeste":
    "BR/Bahia|BR/Pernambuco|BR/Ceará|BR/Maranhão|BR/Paraíba|BR/Rio Grande do Norte|BR/Alagoas|BR/Sergipe|BR/Piauí",
  "southern brazil": "BR/Paraná|BR/Santa Catarina|BR/Rio Grande do Sul",
  "kansai|kansai region": "JP/Osaka|JP/Kyoto|JP/Hyogo|JP/Nara",
  "kanto|kanto region|greater tokyo": "JP/Tokyo|JP/Kanagawa|JP/Saitama|JP/Chiba",
  "pearl river delta|greater bay area": "CN/Guangdong",
  "yangtze delta|yangtze river delta": "CN/Shanghai|CN/Jiangsu|CN/Zhejiang",
  "the midlands|midlands|west midlands":
    "=GB/England/Birmingham|=GB/England/Coventry|=GB/England/Leicester|=GB/England/Nottingham|=GB/England/Derby|=GB/England/Wolverhampton",
  "northern england|north of england":
    "=GB/England/Manchester|=GB/England/Leeds|=GB/England/Liverpool|=GB/England/Sheffield|=GB/England/Newcastle|=GB/England/Bradford|=GB/England/York|=GB/England/Hull",
  "south india": "IN/Karnataka|IN/Tamil Nadu|IN/Kerala|IN/Telangana|IN/Andhra Pradesh",
  "atlantic canada|the maritimes": "CA/Nova Scotia|CA/New Brunswick|CA/Newfoundland",
  "canadian prairies": "CA/Alberta|CA/Manitoba|CA/Saskatchewan",
};
