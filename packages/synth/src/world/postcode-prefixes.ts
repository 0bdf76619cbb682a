import { lazily } from "./list.ts";

/** How postcodes begin, by country and then by region or, behind a slash, by city, which goes before its region. */
const table: Readonly<Record<string, string>> = {
  US: "Alabama 350-369|Alaska 995-999|Arizona 850-865|Arkansas 716-729|California 900-961|Colorado 800-816|Connecticut 060-069|Delaware 197-199|District of Columbia 200-205|Florida 320-349|Georgia 300-319|Hawaii 967-968|Idaho 832-838|Illinois 600-629|Indiana 460-479|Iowa 500-528|Kansas 660-679|Kentucky 400-427|Louisiana 700-714|Maine 039-049|Maryland 206-219|Massachusetts 010-027|Michigan 480-499|Minnesota 550-567|Mississippi 386-397|Missouri 630-658|Montana 590-599|Nebraska 680-693|Nevada 889-898|New Hampshire 030-038|New Jersey 070-089|New Mexico 870-884|New York 100-149|North Carolina 270-289|North Dakota 580-588|Ohio 430-458|Oklahoma 730-749|Oregon 970-979|Pennsylvania 150-196|Rhode Island 028-029|South Carolina 290-299|South Dakota 570-577|Tennessee 370-385|Texas 750-799|Utah 840-847|Vermont 050-059|Virginia 220-246|Washington 980-994|West Virginia 247-268|Wisconsin 530-549|Wyoming 820-831|/New York 100,101,103,104,112,113|/Los Angeles 900,901,902,903,913|/San Francisco 941|/San Diego 921|/San Jose 951|/Chicago 606|/Houston 770|/Dallas 752|/Austin 787|/San Antonio 782|/Philadelphia 191|/Phoenix 850|/Seattle 981|/Boston 021,022|/Denver 802|/Washington 200|/Miami 331|/Atlanta 303|/Detroit 482|/Portland 972|/Las Vegas 891|/Minneapolis 554|/Nashville 372|/Baltimore 212|/Charlotte 282|/Orlando 328|/Tampa 336|/Cleveland 441|/Columbus 432|/Pittsburgh 152|/Sacramento 958|/Buffalo 142|/New Orleans 701|/Honolulu 968|/Salt Lake City 841|/Indianapolis 462|/St. Louis 631|/Kansas City 641|/Milwaukee 532",
  CA: "Ontario K,L,M,N,P|Quebec G,H,J|British Columbia V|Alberta T|Manitoba R|Saskatchewan S|Nova Scotia B|New Brunswick E|Newfoundland A|Prince Edward Island C|/Toronto M|/Ottawa K|/Hamilton L|/Mississauga L|/London N|/Montreal H|/Quebec City G|/Laval H",
  GB: "/London N,E,SE,SW,W,NW,EC,WC|/Birmingham B|/Manchester M|/Leeds LS|/Liverpool L|/Sheffield S|/Bristol BS|/Newcastle NE|/Nottingham NG|/Leicester LE|/Coventry CV|/Bradford BD|/Hull HU|/Derby DE|/Wolverhampton WV|/Southampton SO|/Portsmouth PO|/Brighton BN|/Plymouth PL|/Oxford OX|/Cambridge CB|/York YO|/Norwich NR|/Exeter EX|/Reading RG|/Milton Keynes MK|/Bath BA|/Sunderland SR|/Glasgow G|/Edinburgh EH|/Aberdeen AB|/Dundee DD|/Inverness IV|/Cardiff CF|/Swansea SA|/Newport NP|/Belfast BT|/Derry BT|/Lisburn BT",
  IE: "/Dublin D|/Cork T|/Limerick V|/Galway H|/Waterford X|/Kilkenny R|/Drogheda A|/Sligo F",
  DE: "/Berlin 10,12,13|/Hamburg 20,21,22|/Bremen 28|/Bremerhaven 275|/Munich 80,81|/Nuremberg 90|/Augsburg 86|/Regensburg 930|/Würzburg 970|/Ingolstadt 850|/Stuttgart 70|/Mannheim 68|/Karlsruhe 76|/Freiburg 79|/Heidelberg 69|/Ulm 890|/Heilbronn 740|/Frankfurt 60,65|/Wiesbaden 65|/Kassel 34|/Darmstadt 64|/Cologne 50,51|/Düsseldorf 40|/Dortmund 44|/Essen 45|/Duisburg 47|/Bochum 44|/Wuppertal 42|/Bielefeld 33|/Bonn 53|/Münster 48|/Gelsenkirchen 45|/Aachen 52|/Paderborn 33|/Hanover 30|/Braunschweig 38|/Oldenburg 26|/Osnabrück 49|/Göttingen 37|/Mainz 55|/Ludwigshafen 67|/Koblenz 56|/Trier 54|/Saarbrücken 66|/Leipzig 04|/Dresden 01|/Chemnitz 09|/Magdeburg 39|/Halle 06|/Erfurt 99|/Jena 07|/Potsdam 14|/Cottbus 03|/Rostock 18|/Schwerin 19|/Kiel 24|/Lübeck 23|/Flensburg 24",
  AT: "Vienna 10,11,12|Styria 80|Upper Austria 40|Salzburg 50|Tyrol 60|Carinthia 90|Lower Austria 31|Vorarlberg 68",
  CH: "Zurich 80|Geneva 12|Basel-Stadt 40|Bern 30|Vaud 10|Lucerne 60|St. Gallen 90|Ticino 69|/Biel 25|/Winterthur 84",
  FR: "/Paris 750,751|/Boulogne-Billancourt 921|/Versailles 780|/Saint-Denis 932|/Lyon 690|/Grenoble 38|/Saint-Étienne 42|/Clermont-Ferrand 63|/Annecy 74|/Valence 26|/Marseille 130|/Nice 06|/Cannes 06|/Toulon 83|/Aix-en-Provence 13|/Avignon 84|/Toulouse 31|/Montpellier 34|/Nîmes 30|/Perpignan 66|/Bordeaux 33|/Limoges 87|/Poitiers 86|/La Rochelle 17|/Pau 64|/Nantes 44|/Angers 49|/Le Mans 72|/Rennes 35|/Brest 29|/Quimper 29|/Rouen 76|/Le Havre 76|/Caen 14|/Lille 59|/Roubaix 59|/Amiens 80|/Strasbourg 67|/Reims 51|/Metz 57|/Nancy 54|/Mulhouse 68|/Dijon 21|/Besançon 25|/Tours 37|/Orléans 45",
  BE: "Brussels 10,11|/Antwerp 20|/Ghent 90|/Bruges 80|/Leuven 30|/Liège 40|/Charleroi 60|/Namur 50|/Mons 70",
  NL: "/Amsterdam 10,11|/Haarlem 20|/Rotterdam 30|/The Hague 25|/Leiden 23|/Delft 26|/Utrecht 35|/Amersfoort 38|/Eindhoven 56|/Tilburg 50|/Breda 48|/Groningen 97|/Nijmegen 65|/Arnhem 68|/Maastricht 62|/Enschede 75|/Zwolle 80",
  ES: "Community of Madrid 28|Catalonia 08|Valencian Community 46|Andalusia 41|Basque Country 48|Galicia 15|Castile and León 47|Aragon 50|Murcia 30|Balearic Islands 07|Canary Islands 35|Asturias 33|Navarre 31|Cantabria 39|La Rioja 26|Extremadura 06|/Tarragona 43|/Girona 17|/Lleida 25|/Alicante 03|/Elche 03|/Castellón 12|/Málaga 29|/Granada 18|/Córdoba 14|/Cádiz 11|/Almería 04|/Huelva 21|/San Sebastián 20|/Vitoria-Gasteiz 01|/Vigo 36|/Salamanca 37|/Burgos 09|/León 24|/Santa Cruz de Tenerife 38|/Albacete 02|/Toledo 45",
  PT: "Lisbon 10,11,12,17|Porto 40,41,42|Braga 47|Coimbra 30|Faro 80|Aveiro 38|Setúbal 29|Évora 70|Madeira 90|/Sintra 27|/Vila Nova de Gaia 44|/Guimarães 48",
  IT: "/Rome 001|/Latina 04|/Milan 201|/Brescia 25|/Bergamo 24|/Monza 20|/Como 22|/Naples 80|/Salerno 84|/Turin 10|/Novara 28|/Palermo 90|/Catania 95|/Messina 98|/Syracuse 96|/Genoa 16|/La Spezia 19|/Bologna 40|/Parma 43|/Modena 41|/Ravenna 48|/Rimini 47|/Ferrara 44|/Florence 50|/Pisa 56|/Prato 59|/Siena 53|/Livorno 57|/Venice 30|/Verona 37|/Padua 35|/Vicenza 36|/Bari 70|/Taranto 74|/Lecce 73|/Reggio Calabria 89|/Cagliari 09|/Sassari 07|/Trieste 34|/Udine 33|/Perugia 06|/Ancona 60|/Trento 38|/Bolzano 39|/Pescara 65",
  SE: "/Stockholm 11|/Södertälje 15|/Gothenburg 41|/Borås 50|/Malmö 21|/Lund 22|/Helsingborg 25|/Uppsala 75|/Linköping 58|/Norrköping 60|/Örebro 70|/Umeå 90",
  NO: "/Oslo 01,05|/Bergen 50|/Trondheim 70|/Stavanger 40|/Tromsø 90|/Kristiansand 46",
  DK: "/Copenhagen 1,21,22|/Aarhus 80|/Odense 50|/Esbjerg 67|/Aalborg 90",
  FI: "/Helsinki 00|/Espoo 02|/Vantaa 01|/Tampere 33|/Turku 20|/Oulu 90",
  PL: "/Warsaw 00,01,02,03|/Radom 26|/Kraków 30,31|/Tarnów 33|/Wrocław 50|/Poznań 60|/Łódź 90|/Gdańsk 80|/Gdynia 81|/Szczecin 70|/Katowice 40|/Gliwice 44|/Częstochowa 42|/Lublin 20|/Białystok 15|/Bydgoszcz 85|/Toruń 87|/Rzeszów 35",
  CZ: "/Prague 1|/Brno 60,61,62|/Ostrava 70|/Plzeň 30|/Liberec 46",
  HU: "/Budapest 10,11|/Debrecen 40|/Szeged 67|/Pécs 76",
  AU: "New South Wales 20,21|Victoria 30,31|Queensland 40,41|South Australia 50|Western Australia 60|Tasmania 70|Australian Capital Territory 26|Northern Territory 08|/Newcastle 23|/Wollongong 25|/Cairns 48|/Townsville 48|/Geelong 32|/Ballarat 33|/Bendigo 35",
  BR: "São Paulo 01,02,04,05|Rio de Janeiro 20,21,22|Minas Gerais 30,31|Distrito Federal 70|Bahia 40|Ceará 60|Pernambuco 50|Paraná 80|Rio Grande do Sul 90|Santa Catarina 88|Goiás 74|Amazonas 69|Pará 66|Maranhão 65|Alagoas 57|Rio Grande do Norte 59|Paraíba 58|Espírito Santo 29|Mato Grosso 78|Mato Grosso do Sul 79|Piauí 64|Sergipe 49|/Campinas 13|/Guarulhos 07|/Santos 11|/Ribeirão Preto 14|/Sorocaba 18|/São José dos Campos 12|/Bauru 17|/Uberlândia 38|/Juiz de Fora 36|/Londrina 86|/Maringá 87",
  MX: "Ciudad de México 01,03,06,11|Jalisco 44,45|Nuevo León 64,66|Puebla 72|Guanajuato 37|Baja California 22|Chihuahua 31|Querétaro 76|Yucatán 97|San Luis Potosí 78|Aguascalientes 20|Sonora 83|Sinaloa 80|Coahuila 25|Quintana Roo 77|Guerrero 39|Veracruz 91|Tabasco 86|Michoacán 58|Oaxaca 68|Estado de México 50,55|Morelos 62|Chiapas 29|Durango 34",
  IN: "Maharashtra 40,41|Delhi 11|Karnataka 56|Tamil Nadu 60|Telangana 50|West Bengal 70|Gujarat 38|Rajasthan 30|Uttar Pradesh 20,22|Kerala 68|Punjab 14|Haryana 12|Madhya Pradesh 45|Bihar 80|Odisha 75|Andhra Pradesh 52|Assam 78|Jharkhand 83|Chandigarh 16|Goa 403",
  JP: "Tokyo 10,11,15|Kanagawa 22,21|Osaka 53,54|Aichi 45,46|Hokkaido 06|Hyogo 65|Kyoto 60|Fukuoka 81|Saitama 33|Chiba 26|Hiroshima 73|Miyagi 98|Niigata 95|Shizuoka 42|Okayama 70|Kumamoto 86|Kagoshima 89|Ishikawa 92|Nagasaki 85|Ehime 79|Nara 63|Okinawa 90|Nagano 38",
  CN: "Beijing 100|Shanghai 200|Guangdong 51|Zhejiang 31|Jiangsu 21|Sichuan 61|Chongqing 40|Hubei 43|Shaanxi 71|Tianjin 30|Shandong 25|Hunan 41|Henan 45|Fujian 36|Liaoning 11|Anhui 23|Yunnan 65|Heilongjiang 15|Jilin 13|Guangxi 53|Jiangxi 33|Guizhou 55|Shanxi 03|Hebei 05|Hainan 57|Gansu 73|Xinjiang 83",
};

const prefixes = lazily(() => {
  const found = new Map<string, readonly string[]>();
  for (const [country, text] of Object.entries(table)) {
    for (const entry of text.split("|")) {
      const blank = entry.lastIndexOf(" ");
      found.set(`${country}/${entry.slice(0, blank)}`, beginnings(entry.slice(blank + 1)));
    }
  }
  return found;
});

/** "010-012" are 010, 011 and 012. */
function beginnings(text: string): readonly string[] {
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range === null) return text.split(",");
  const [, from = "", to = ""] = range;
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, i) => String(Number(from) + i).padStart(from.length, "0"));
}

/** How postcodes of a city begin; undefined where we do not know it. */
export function postcodePrefixes(country: string, region: string, city: string): readonly string[] | undefined {
  return prefixes().get(`${country}//${city}`) ?? prefixes().get(`${country}/${region}`);
}
