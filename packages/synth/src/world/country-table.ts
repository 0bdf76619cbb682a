/**
 * One country a line: alpha-2, alpha-3, English name, demonym, continent, currency, languages, dialling code, postcode pattern
 * (N a digit, A a letter, - none), standard rate of value added tax or its like (%), people (millions), median yearly income
 * (thousand USD), names in other languages and by-names.
 */
export const countryTable = `
US|USA|United States|American|North America|USD|en,es|1|NNNNN|0|335|42|usa,u.s.,u.s.a.,us,america,united states of america,the states,vereinigte staaten,amerika,estados unidos,eeuu,etats-unis,eua,stati uniti
CA|CAN|Canada|Canadian|North America|CAD|en,fr|1|ANA NAN|5|40|34|kanada
MX|MEX|Mexico|Mexican|North America|MXN|es|52|NNNNN|16|128|6|mexiko,mexique,mejico
GB|GBR|United Kingdom|British|Europe|GBP|en|44|AAN NAA|20|68|33|uk,u.k.,great britain,britain,grossbritannien,vereinigtes konigreich,reino unido,royaume-uni,gran bretana,regno unito
IE|IRL|Ireland|Irish|Europe|EUR|en,ga|353|ANN AANN|23|5.2|36|irland,irlanda,irlande,eire
DE|DEU|Germany|German|Europe|EUR|de|49|NNNNN|19|84|35|deutschland,alemania,allemagne,alemanha,germania
AT|AUT|Austria|Austrian|Europe|EUR|de|43|NNNN|20|9.1|36|osterreich,oesterreich,autriche
CH|CHE|Switzerland|Swiss|Europe|CHF|de,fr,it|41|NNNN|8.1|8.9|55|schweiz,suisse,suiza,suica,svizzera
FR|FRA|France|French|Europe|EUR|fr|33|NNNNN|20|68|30|frankreich,francia,franca
BE|BEL|Belgium|Belgian|Europe|EUR|nl,fr,de|32|NNNN|21|11.7|33|belgien,belgica,belgique,belgie
NL|NLD|Netherlands|Dutch|Europe|EUR|nl|31|NNNN AA|21|17.9|35|the netherlands,holland,niederlande,paises bajos,pays-bas,paises baixos,holanda
LU|LUX|Luxembourg|Luxembourgish|Europe|EUR|fr,de,lb|352|NNNN|17|0.7|50|luxemburg,luxemburgo
ES|ESP|Spain|Spanish|Europe|EUR|es,ca|34|NNNNN|21|48|22|spanien,espana,espagne,espanha,spagna
PT|PRT|Portugal|Portuguese|Europe|EUR|pt|351|NNNN-NNN|23|10.4|16|
IT|ITA|Italy|Italian|Europe|EUR|it|39|NNNNN|22|59|25|italien,italia,italie
SE|SWE|Sweden|Swedish|Europe|SEK|sv|46|NNN NN|25|10.6|35|schweden,suecia,suede,sverige
NO|NOR|Norway|Norwegian|Europe|NOK|nb|47|NNNN|25|5.5|45|norwegen,noruega,norvege,norge
DK|DNK|Denmark|Danish|Europe|DKK|da|45|NNNN|25|5.9|40|danemark,dinamarca,danmark
FI|FIN|Finland|Finnish|Europe|EUR|fi,sv|358|NNNNN|25.5|5.6|33|finnland,finlandia,finlande,suomi
IS|ISL|Iceland|Icelandic|Europe|ISK|is|354|NNN|24|0.4|48|islandia,islande
PL|POL|Poland|Polish|Europe|PLN|pl|48|NN-NNN|23|37|15|polen,polonia,pologne,polska
CZ|CZE|Czechia|Czech|Europe|CZK|cs|420|NNN NN|21|10.9|17|czech republic,tschechien,chequia,tchequie
SK|SVK|Slovakia|Slovak|Europe|EUR|sk|421|NNN NN|23|5.4|13|slowakei,eslovaquia,slovaquie
HU|HUN|Hungary|Hungarian|Europe|HUF|hu|36|NNNN|27|9.6|11|ungarn,hungria,hongrie
RO|ROU|Romania|Romanian|Europe|RON|ro|40|NNNNNN|21|19|10|rumanien,rumania,roumanie,romenia
BG|BGR|Bulgaria|Bulgarian|Europe|EUR|bg|359|NNNN|20|6.4|9|bulgarien,bulgarie
GR|GRC|Greece|Greek|Europe|EUR|el|30|NNN NN|24|10.4|12|griechenland,grecia,grece
HR|HRV|Croatia|Croatian|Europe|EUR|hr|385|NNNNN|25|3.9|12|kroatien,croacia,croatie
SI|SVN|Slovenia|Slovenian|Europe|EUR|sl|386|NNNN|22|2.1|20|slowenien,eslovenia,slovenie
RS|SRB|Serbia|Serbian|Europe|RSD|sr|381|NNNNN|20|6.6|8|serbien,serbie
BA|BIH|Bosnia and Herzegovina|Bosnian|Europe|BAM|bs|387|NNNNN|17|3.2|7|bosnia
EE|EST|Estonia|Estonian|Europe|EUR|et|372|NNNNN|24|1.4|20|estland
LV|LVA|Latvia|Latvian|Europe|EUR|lv|371|LV-NNNN|21|1.9|16|lettland,letonia
LT|LTU|Lithuania|Lithuanian|Europe|EUR|lt|370|LT-NNNNN|21|2.9|17|litauen,lituania
UA|UKR|Ukraine|Ukrainian|Europe|UAH|uk|380|NNNNN|20|37|4|ucrania
MT|MLT|Malta|Maltese|Europe|EUR|mt,en|356|AAA NNNN|18|0.5|24|malte
CY|CYP|Cyprus|Cypriot|Europe|EUR|el,tr|357|NNNN|19|1.3|22|zypern,chipre,chypre
TR|TUR|Türkiye|Turkish|Asia|TRY|tr|90|NNNNN|20|85|8|turkey,turkei,turquia,turquie
GE|GEO|Georgia|Georgian|Asia|GEL|ka|995|NNNN|18|3.7|5|georgien
AM|ARM|Armenia|Armenian|Asia|AMD|hy|374|NNNN|20|2.8|5|armenien
KZ|KAZ|Kazakhstan|Kazakh|Asia|KZT|kk,ru|7|NNNNNN|12|20|6|kasachstan
UZ|UZB|Uzbekistan|Uzbek|Asia|UZS|uz|998|NNNNNN|12|36|3|usbekistan
IL|ISR|Israel|Israeli|Asia|ILS|he,ar|972|NNNNNNN|18|9.8|32|
AE|ARE|United Arab Emirates|Emirati|Asia|AED|ar,en|971|-|5|9.5|30|uae,emirates,emirate,emiratos arabes unidos
SA|SAU|Saudi Arabia|Saudi|Asia|SAR|ar|966|NNNNN|15|36|18|saudi,saudi-arabien,arabia saudita
QA|QAT|Qatar|Qatari|Asia|QAR|ar|974|-|0|2.7|35|katar
KW|KWT|Kuwait|Kuwaiti|Asia|KWD|ar|965|NNNNN|0|4.4|25|
JO|JOR|Jordan|Jordanian|Asia|JOD|ar|962|NNNNN|16|11|6|jordanien
LB|LBN|Lebanon|Lebanese|Asia|LBP|ar,fr|961|NNNN NNNN|11|5.4|5|libanon,libano
IN|IND|India|Indian|Asia|INR|hi,en|91|NNNNNN|18|1430|3|indien,inde
PK|PAK|Pakistan|Pakistani|Asia|PKR|ur,en|92|NNNNN|18|240|2|
BD|BGD|Bangladesh|Bangladeshi|Asia|BDT|bn|880|NNNN|15|172|2|
LK|LKA|Sri Lanka|Sri Lankan|Asia|LKR|si,ta|94|NNNNN|18|22|3|
NP|NPL|Nepal|Nepali|Asia|NPR|ne|977|NNNNN|13|30|1.5|
CN|CHN|China|Chinese|Asia|CNY|zh|86|NNNNNN|13|1410|6|prc,mainland china,chine
HK|HKG|Hong Kong|Hongkonger|Asia|HKD|zh,en|852|-|0|7.5|30|hongkong
TW|TWN|Taiwan|Taiwanese|Asia|TWD|zh|886|NNNNN|5|23.5|25|
JP|JPN|Japan|Japanese|Asia|JPY|ja|81|NNN-NNNN|10|124|26|japon,japao
KR|KOR|South Korea|South Korean|Asia|KRW|ko|82|NNNNN|10|52|27|korea,republic of korea,sudkorea,corea del sur,coree du sud,coreia do sul
SG|SGP|Singapore|Singaporean|Asia|SGD|en,zh,ms,ta|65|NNNNNN|9|5.9|42|singapur,singapour
MY|MYS|Malaysia|Malaysian|Asia|MYR|ms,en|60|NNNNN|8|34|9|malasia
ID|IDN|Indonesia|Indonesian|Asia|IDR|id|62|NNNNN|11|277|3|indonesien,indonesie
PH|PHL|Philippines|Filipino|Asia|PHP|fil,en|63|NNNN|12|117|3|the philippines,philippinen,filipinas
TH|THA|Thailand|Thai|Asia|THB|th|66|NNNNN|7|72|6|tailandia,thailande
VN|VNM|Vietnam|Vietnamese|Asia|VND|vi|84|NNNNNN|10|99|3|viet nam
KH|KHM|Cambodia|Cambodian|Asia|KHR|km|855|NNNNN|10|17|2|kambodscha
AU|AUS|Australia|Australian|Oceania|AUD|en|61|NNNN|10|26.5|37|australien,australie
NZ|NZL|New Zealand|New Zealander|Oceania|NZD|en,mi|64|NNNN|15|5.2|32|neuseeland,nueva zelanda,nouvelle-zelande
FJ|FJI|Fiji|Fijian|Oceania|FJD|en,fj|679|-|15|0.9|5|
BR|BRA|Brazil|Brazilian|South America|BRL|pt|55|NNNNN-NNN|17|215|6|brasil,brasilien,bresil,brasile
AR|ARG|Argentina|Argentine|South America|ARS|es|54|ANNNNAAA|21|46|7|argentinien,argentine
CL|CHL|Chile|Chilean|South America|CLP|es|56|NNNNNNN|19|19.6|9|
CO|COL|Colombia|Colombian|South America|COP|es|57|NNNNNN|19|52|5|kolumbien,colombie
PE|PER|Peru|Peruvian|South America|PEN|es|51|NNNNN|18|34|5|perou
EC|ECU|Ecuador|Ecuadorian|South America|USD|es|593|NNNNNN|15|18|4|
UY|URY|Uruguay|Uruguayan|South America|UYU|es|598|NNNNN|22|3.4|10|
PY|PRY|Paraguay|Paraguayan|South America|PYG|es,gn|595|NNNN|10|6.9|4|
BO|BOL|Bolivia|Bolivian|South America|BOB|es,qu|591|-|13|12|3|bolivien
VE|VEN|Venezuela|Venezuelan|South America|VES|es|58|NNNN|16|28|2|
CR|CRI|Costa Rica|Costa Rican|North America|CRC|es|506|NNNNN|13|5.2|8|
PA|PAN|Panama|Panamanian|North America|PAB|es|507|NNNN|7|4.4|9|
GT|GTM|Guatemala|Guatemalan|North America|GTQ|es|502|NNNNN|12|17.6|4|
DO|DOM|Dominican Republic|Dominican|North America|DOP|es|1|NNNNN|18|11.3|6|republica dominicana
JM|JAM|Jamaica|Jamaican|North America|JMD|en|1|-|15|2.8|5|
CU|CUB|Cuba|Cuban|North America|CUP|es|53|NNNNN|0|11|3|kuba
MA|MAR|Morocco|Moroccan|Africa|MAD|ar,fr|212|NNNNN|20|37|4|marokko,marruecos,maroc,marrocos
DZ|DZA|Algeria|Algerian|Africa|DZD|ar,fr|213|NNNNN|19|45|4|algerien,argelia,algerie
TN|TUN|Tunisia|Tunisian|Africa|TND|ar,fr|216|NNNN|19|12|5|tunesien,tunez,tunisie
EG|EGY|Egypt|Egyptian|Africa|EGP|ar|20|NNNNN|14|112|3|agypten,egipto,egypte,egito
NG|NGA|Nigeria|Nigerian|Africa|NGN|en|234|NNNNNN|7.5|223|2|
GH|GHA|Ghana|Ghanaian|Africa|GHS|en|233|AA-NNN-NNNN|15|34|2.5|
KE|KEN|Kenya|Kenyan|Africa|KES|sw,en|254|NNNNN|16|55|2|kenia
TZ|TZA|Tanzania|Tanzanian|Africa|TZS|sw,en|255|NNNNN|18|67|1.5|tansania
UG|UGA|Uganda|Ugandan|Africa|UGX|en,sw|256|-|18|48|1.2|
RW|RWA|Rwanda|Rwandan|Africa|RWF|rw,en|250|-|18|14|1.2|ruanda
ET|ETH|Ethiopia|Ethiopian|Africa|ETB|am|251|NNNN|15|126|1|athiopien,etiopia
SN|SEN|Senegal|Senegalese|Africa|XOF|fr|221|NNNNN|18|18|2|
CI|CIV|Côte d’Ivoire|Ivorian|Africa|XOF|fr|225|-|18|29|2|ivory coast,elfenbeinkuste,costa de marfil
ZA|ZAF|South Africa|South African|Africa|ZAR|en,zu,af|27|NNNN|15|60|7|sudafrika,sudafrica,afrique du sud,africa do sul
`;

/** Groups of countries by the names that people give them; names are folded (lower case, no accents). */
export const countryGroups: Readonly<Record<string, string>> = {
  "eu|european union|europaische union|union europea|union europeenne|uniao europeia|eu27|eu-27":
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
  "eurozone|euro area|euro zone": "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK",
  "dach|d-a-ch|dach region|german-speaking countries": "DE AT CH",
  benelux: "BE NL LU",
  "nordics|nordic countries|the nordics|nordic": "SE NO DK FI IS",
  "scandinavia|skandinavien|escandinavia|scandinavie": "SE NO DK",
  "baltics|baltic states|the baltics|baltikum": "EE LV LT",
  "iberia|iberian peninsula": "ES PT",
  "balkans|the balkans|balkan": "HR RS BA BG GR SI RO",
  "western europe|westeuropa": "DE FR GB IE NL BE LU AT CH ES PT IT",
  "eastern europe|osteuropa|central and eastern europe|cee": "PL CZ SK HU RO BG UA EE LV LT",
  "southern europe|sudeuropa|mediterranean countries": "ES PT IT GR MT CY HR",
  "british isles": "GB IE",
  "latin america|latam|lateinamerika|america latina|latinoamerica|amerique latine":
    "MX BR AR CL CO PE EC UY PY BO VE CR PA GT DO CU",
  "central america|mittelamerika|centroamerica": "CR PA GT",
  "caribbean|the caribbean|karibik|caribe": "DO JM CU",
  "north america|nordamerika|norteamerica|amerique du nord": "US CA MX",
  "south america|sudamerika|sudamerica|amerique du sud|america do sul": "BR AR CL CO PE EC UY PY BO VE",
  "americas|the americas": "US CA MX BR AR CL CO PE EC UY PY BO VE CR PA GT DO JM CU",
  "middle east|naher osten|oriente medio|moyen-orient": "AE SA QA KW JO LB IL TR EG",
  "gulf|gcc|gulf states": "AE SA QA KW",
  "mena|middle east and north africa": "AE SA QA KW JO LB IL EG MA DZ TN",
  "north africa|nordafrika|maghreb": "MA DZ TN EG",
  "sub-saharan africa|subsaharan africa": "NG GH KE TZ UG RW ET SN CI ZA",
  "west africa|westafrika": "NG GH SN CI",
  "east africa|ostafrika": "KE TZ UG RW ET",
  "south asia|sudasien": "IN PK BD LK NP",
  "southeast asia|south east asia|south-east asia|asean|sea|sudostasien|sudeste asiatico": "SG MY ID PH TH VN KH",
  "east asia|ostasien": "CN HK TW JP KR",
  "greater china": "CN HK TW",
  "central asia|zentralasien": "KZ UZ",
  "anz|australasia|australia and new zealand": "AU NZ",
  "apac|asia pacific|asia-pacific": "CN HK TW JP KR SG MY ID PH TH VN AU NZ IN",
  emea: "GB IE DE AT CH FR BE NL LU ES PT IT SE NO DK FI PL CZ HU RO GR AE SA IL EG MA NG KE ZA TR",
  brics: "BR IN CN ZA",
  g7: "US CA GB DE FR IT JP",
  "anglosphere|english-speaking countries": "US CA GB IE AU NZ",
  "europe|europa": "*Europe",
  "asia|asien|asie": "*Asia",
  "africa|afrika|afrique": "*Africa",
  "oceania|ozeanien|oceanie": "*Oceania",
};
