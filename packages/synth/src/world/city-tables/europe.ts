/** Cities of Europe: "# country zone", then "region[@zone]: name latitude longitude thousands; …". */
export const europeanCities = `
# GB Europe/London
England: London 51.51 -0.13 8900; Birmingham 52.48 -1.90 1140; Manchester 53.48 -2.24 552; Leeds 53.80 -1.55 800; Liverpool 53.41 -2.98 486; Sheffield 53.38 -1.47 556; Bristol 51.45 -2.59 472; Newcastle 54.98 -1.61 350; Nottingham 52.95 -1.15 323; Leicester 52.64 -1.14 368; Coventry 52.41 -1.51 345; Bradford 53.80 -1.76 546; Hull 53.75 -0.34 267; Derby 52.92 -1.48 261; Wolverhampton 52.59 -2.13 263; Southampton 50.91 -1.40 249; Portsmouth 50.80 -1.09 208; Brighton 50.82 -0.14 277; Plymouth 50.37 -4.14 264; Oxford 51.75 -1.26 162; Cambridge 52.21 0.12 146; York 53.96 -1.08 202; Norwich 52.63 1.30 144; Exeter 50.72 -3.53 131; Reading 51.45 -0.97 174; Milton Keynes 52.04 -0.76 287; Bath 51.38 -2.36 94; Sunderland 54.91 -1.38 274
Scotland: Glasgow 55.86 -4.25 635; Edinburgh 55.95 -3.19 527; Aberdeen 57.15 -2.09 198; Dundee 56.46 -2.97 148; Inverness 57.48 -4.22 47
Wales: Cardiff 51.48 -3.18 362; Swansea 51.62 -3.94 238; Newport 51.58 -3.00 159
Northern Ireland: Belfast 54.60 -5.93 345; Derry 55.00 -7.31 85; Lisburn 54.52 -6.05 51
# IE Europe/Dublin
Leinster: Dublin 53.35 -6.26 590; Kilkenny 52.65 -7.25 27; Drogheda 53.72 -6.35 44
Munster: Cork 51.90 -8.47 222; Limerick 52.66 -8.63 102; Waterford 52.26 -7.11 60
Connacht: Galway 53.27 -9.06 86; Sligo 54.27 -8.47 20
# DE Europe/Berlin
Berlin: Berlin 52.52 13.41 3700
Hamburg: Hamburg 53.55 9.99 1890
Bremen: Bremen 53.08 8.80 569; Bremerhaven 53.55 8.58 114
Bavaria: Munich 48.14 11.58 1510; Nuremberg 49.45 11.08 523; Augsburg 48.37 10.90 301; Regensburg 49.01 12.10 157; Würzburg 49.79 9.95 127; Ingolstadt 48.76 11.42 141
Baden-Württemberg: Stuttgart 48.78 9.18 633; Mannheim 49.49 8.47 315; Karlsruhe 49.01 8.40 308; Freiburg 48.00 7.85 236; Heidelberg 49.40 8.69 162; Ulm 48.40 9.99 129; Heilbronn 49.14 9.22 130
Hesse: Frankfurt 50.11 8.68 773; Wiesbaden 50.08 8.24 283; Kassel 51.31 9.48 204; Darmstadt 49.87 8.65 162
North Rhine-Westphalia: Cologne 50.94 6.96 1085; Düsseldorf 51.23 6.78 629; Dortmund 51.51 7.47 593; Essen 51.46 7.01 584; Duisburg 51.43 6.76 502; Bochum 51.48 7.22 365; Wuppertal 51.26 7.18 358; Bielefeld 52.03 8.53 338; Bonn 50.73 7.10 335; Münster 51.96 7.63 320; Gelsenkirchen 51.52 7.09 263; Aachen 50.78 6.08 252; Paderborn 51.72 8.75 154
Lower Saxony: Hanover 52.37 9.73 545; Braunschweig 52.26 10.52 251; Oldenburg 53.14 8.21 172; Osnabrück 52.28 8.05 167; Göttingen 51.54 9.93 118
Rhineland-Palatinate: Mainz 49.99 8.25 220; Ludwigshafen 49.48 8.44 174; Koblenz 50.36 7.59 115; Trier 49.76 6.64 112
Saarland: Saarbrücken 49.23 7.00 181
Saxony: Leipzig 51.34 12.37 616; Dresden 51.05 13.74 563; Chemnitz 50.83 12.92 248
Saxony-Anhalt: Magdeburg 52.13 11.63 239; Halle 51.48 11.97 242
Thuringia: Erfurt 50.98 11.03 215; Jena 50.93 11.59 111
Brandenburg: Potsdam 52.40 13.06 186; Cottbus 51.76 14.33 99
Mecklenburg-Vorpommern: Rostock 54.09 12.10 210; Schwerin 53.63 11.42 98
Schleswig-Holstein: Kiel 54.32 10.12 247; Lübeck 53.87 10.69 218; Flensburg 54.78 9.44 92
# AT Europe/Vienna
Vienna: Vienna 48.21 16.37 1980
Styria: Graz 47.07 15.44 292
Upper Austria: Linz 48.31 14.29 211; Wels 48.16 14.03 64
Salzburg: Salzburg 47.81 13.05 157
Tyrol: Innsbruck 47.27 11.39 132
Carinthia: Klagenfurt 46.62 14.31 104; Villach 46.61 13.86 65
Lower Austria: St. Pölten 48.20 15.62 59
Vorarlberg: Dornbirn 47.41 9.74 50
# CH Europe/Zurich
Zurich: Zurich 47.38 8.54 436; Winterthur 47.50 8.72 117
Geneva: Geneva 46.20 6.14 204
Basel-Stadt: Basel 47.56 7.59 174
Bern: Bern 46.95 7.45 134; Biel 47.14 7.25 56
Vaud: Lausanne 46.52 6.63 141
Lucerne: Lucerne 47.05 8.31 83
St. Gallen: St. Gallen 47.42 9.38 76
Ticino: Lugano 46.00 8.95 63
# FR Europe/Paris
Île-de-France: Paris 48.86 2.35 2100; Boulogne-Billancourt 48.84 2.24 121; Versailles 48.80 2.13 84; Saint-Denis 48.94 2.36 113
Auvergne-Rhône-Alpes: Lyon 45.76 4.84 522; Grenoble 45.19 5.72 158; Saint-Étienne 45.44 4.39 173; Clermont-Ferrand 45.78 3.09 147; Annecy 45.90 6.13 131; Valence 44.93 4.89 64
Provence-Alpes-Côte d’Azur: Marseille 43.30 5.37 873; Nice 43.70 7.27 348; Toulon 43.12 5.93 180; Aix-en-Provence 43.53 5.45 147; Avignon 43.95 4.81 91; Cannes 43.55 7.02 74
Occitanie: Toulouse 43.60 1.44 504; Montpellier 43.61 3.88 302; Nîmes 43.84 4.36 148; Perpignan 42.69 2.90 119
Nouvelle-Aquitaine: Bordeaux 44.84 -0.58 261; Limoges 45.83 1.26 130; Poitiers 46.58 0.34 90; La Rochelle 46.16 -1.15 78; Pau 43.30 -0.37 77
Pays de la Loire: Nantes 47.22 -1.55 323; Angers 47.47 -0.55 157; Le Mans 48.01 0.20 145
Brittany: Rennes 48.11 -1.68 225; Brest 48.39 -4.49 140; Quimper 48.00 -4.10 64
Normandy: Rouen 49.44 1.10 114; Le Havre 49.49 0.11 166; Caen 49.18 -0.37 108
Hauts-de-France: Lille 50.63 3.06 236; Amiens 49.89 2.30 133; Roubaix 50.69 3.18 98
Grand Est: Strasbourg 48.57 7.75 291; Reims 49.26 4.03 179; Metz 49.12 6.18 120; Nancy 48.69 6.18 104; Mulhouse 47.75 7.34 104
Bourgogne-Franche-Comté: Dijon 47.32 5.04 159; Besançon 47.24 6.02 119
Centre-Val de Loire: Tours 47.39 0.69 137; Orléans 47.90 1.91 117
# BE Europe/Brussels
Brussels: Brussels 50.85 4.35 1240
Flanders: Antwerp 51.22 4.40 536; Ghent 51.05 3.72 267; Bruges 51.21 3.22 119; Leuven 50.88 4.70 103
Wallonia: Liège 50.63 5.57 195; Charleroi 50.41 4.44 202; Namur 50.47 4.87 113; Mons 50.45 3.95 96
# NL Europe/Amsterdam
North Holland: Amsterdam 52.37 4.90 920; Haarlem 52.38 4.64 165
South Holland: Rotterdam 51.92 4.48 665; The Hague 52.08 4.30 560; Leiden 52.16 4.49 127; Delft 52.01 4.36 107
Utrecht: Utrecht 52.09 5.12 368; Amersfoort 52.16 5.39 160
North Brabant: Eindhoven 51.44 5.48 243; Tilburg 51.56 5.09 227; Breda 51.57 4.77 186
Groningen: Groningen 53.22 6.57 238
Gelderland: Nijmegen 51.84 5.85 182; Arnhem 51.98 5.91 167
Limburg: Maastricht 50.85 5.69 122
Overijssel: Enschede 52.22 6.89 161; Zwolle 52.52 6.08 132
# LU Europe/Luxembourg
Luxembourg: Luxembourg 49.61 6.13 134; Hesperange 49.57 6.15 16
Esch-sur-Alzette: Esch-sur-Alzette 49.50 5.98 37
Diekirch: Ettelbruck 49.85 6.10 10
# ES Europe/Madrid
Community of Madrid: Madrid 40.42 -3.70 3330; Alcalá de Henares 40.48 -3.36 197; Móstoles 40.32 -3.86 210
Catalonia: Barcelona 41.39 2.17 1660; Badalona 41.45 2.25 225; Terrassa 41.56 2.01 225; Tarragona 41.12 1.25 135; Girona 41.98 2.82 103; Lleida 41.62 0.62 141
Valencian Community: Valencia 39.47 -0.38 807; Alicante 38.35 -0.48 349; Elche 38.27 -0.71 235; Castellón 39.99 -0.04 172
Andalusia: Seville 37.39 -5.99 684; Málaga 36.72 -4.42 586; Granada 37.18 -3.60 230; Córdoba 37.88 -4.78 322; Cádiz 36.53 -6.29 111; Almería 36.84 -2.46 200; Huelva 37.26 -6.95 142
Basque Country: Bilbao 43.26 -2.93 345; San Sebastián 43.32 -1.98 188; Vitoria-Gasteiz 42.85 -2.67 254
Galicia: Vigo 42.24 -8.72 293; A Coruña 43.37 -8.40 246; Santiago de Compostela 42.88 -8.54 98
Castile and León: Valladolid 41.65 -4.72 297; Salamanca 40.97 -5.66 143; Burgos 42.34 -3.70 174; León 42.60 -5.57 121
Aragon: Zaragoza 41.65 -0.88 682
Murcia: Murcia 37.99 -1.13 462; Cartagena 37.61 -0.99 217
Balearic Islands: Palma 39.57 2.65 419
Canary Islands@Atlantic/Canary: Las Palmas 28.12 -15.43 378; Santa Cruz de Tenerife 28.46 -16.25 208
Asturias: Oviedo 43.36 -5.85 216; Gijón 43.53 -5.66 268
Navarre: Pamplona 42.81 -1.65 203
Cantabria: Santander 43.46 -3.81 172
La Rioja: Logroño 42.47 -2.45 150
Extremadura: Badajoz 38.88 -6.97 150
Castilla-La Mancha: Albacete 38.99 -1.86 172; Toledo 39.86 -4.02 86
# PT Europe/Lisbon
Lisbon: Lisbon 38.72 -9.14 546; Sintra 38.80 -9.38 386
Porto: Porto 41.15 -8.61 232; Vila Nova de Gaia 41.12 -8.61 304
Braga: Braga 41.55 -8.42 193; Guimarães 41.44 -8.30 157
Coimbra: Coimbra 40.21 -8.43 141
Faro: Faro 37.02 -7.93 68
Aveiro: Aveiro 40.64 -8.65 81
Setúbal: Setúbal 38.52 -8.89 123
Évora: Évora 38.57 -7.91 54
Madeira@Atlantic/Madeira: Funchal 32.65 -16.91 106
# IT Europe/Rome
Lazio: Rome 41.90 12.50 2760; Latina 41.47 12.90 127
Lombardy: Milan 45.46 9.19 1370; Brescia 45.54 10.22 197; Bergamo 45.70 9.67 120; Monza 45.58 9.27 123; Como 45.81 9.09 84
Campania: Naples 40.85 14.27 913; Salerno 40.68 14.77 128
Piedmont: Turin 45.07 7.69 848; Novara 45.45 8.62 102
Sicily: Palermo 38.12 13.36 630; Catania 37.50 15.09 300; Messina 38.19 15.55 218; Syracuse 37.08 15.29 117
Liguria: Genoa 44.41 8.93 561; La Spezia 44.10 9.82 92
Emilia-Romagna: Bologna 44.49 11.34 390; Parma 44.80 10.33 197; Modena 44.65 10.93 185; Ravenna 44.42 12.20 156; Rimini 44.06 12.57 150; Ferrara 44.84 11.62 130
Tuscany: Florence 43.77 11.26 362; Pisa 43.72 10.40 89; Prato 43.88 11.10 195; Siena 43.32 11.33 53; Livorno 43.55 10.31 154
Veneto: Venice 45.44 12.32 251; Verona 45.44 10.99 255; Padua 45.41 11.88 207; Vicenza 45.55 11.54 111
Apulia: Bari 41.12 16.87 316; Taranto 40.46 17.25 188; Lecce 40.35 18.17 94
Calabria: Reggio Calabria 38.11 15.65 171
Sardinia: Cagliari 39.22 9.12 149; Sassari 40.73 8.56 121
Friuli-Venezia Giulia: Trieste 45.65 13.77 199; Udine 46.06 13.24 98
Umbria: Perugia 43.11 12.39 162
Marche: Ancona 43.62 13.52 99
Trentino-Alto Adige: Trento 46.07 11.12 119; Bolzano 46.50 11.35 107
Abruzzo: Pescara 42.46 14.21 119
# SE Europe/Stockholm
Stockholm: Stockholm 59.33 18.07 984; Södertälje 59.20 17.63 75
Västra Götaland: Gothenburg 57.71 11.97 597; Borås 57.72 12.94 73
Skåne: Malmö 55.60 13.00 357; Lund 55.70 13.19 94; Helsingborg 56.05 12.69 114
Uppsala: Uppsala 59.86 17.64 180
Östergötland: Linköping 58.41 15.62 115; Norrköping 58.59 16.19 98
Örebro: Örebro 59.27 15.21 127
Västerbotten: Umeå 63.83 20.26 92
# NO Europe/Oslo
Oslo: Oslo 59.91 10.75 710
Vestland: Bergen 60.39 5.32 291
Trøndelag: Trondheim 63.43 10.40 212
Rogaland: Stavanger 58.97 5.73 146
Troms: Tromsø 69.65 18.96 78
Agder: Kristiansand 58.15 8.00 116
# DK Europe/Copenhagen
Capital Region: Copenhagen 55.68 12.57 653
Central Denmark: Aarhus 56.16 10.20 290
Southern Denmark: Odense 55.40 10.40 183; Esbjerg 55.48 8.45 72
North Denmark: Aalborg 57.05 9.92 120
# FI Europe/Helsinki
Uusimaa: Helsinki 60.17 24.94 664; Espoo 60.21 24.66 305; Vantaa 60.29 25.04 243
Pirkanmaa: Tampere 61.50 23.76 250
Southwest Finland: Turku 60.45 22.27 198
Northern Ostrobothnia: Oulu 65.01 25.47 212
# IS Atlantic/Reykjavik
Capital Region: Reykjavík 64.15 -21.94 136; Kópavogur 64.11 -21.91 39
Northeastern Region: Akureyri 65.68 -18.09 19
# PL Europe/Warsaw
Masovia: Warsaw 52.23 21.01 1860; Radom 51.40 21.15 200
Lesser Poland: Kraków 50.06 19.94 803; Tarnów 50.01 20.99 103
Lower Silesia: Wrocław 51.11 17.04 674
Greater Poland: Poznań 52.41 16.93 540
Łódź: Łódź 51.76 19.46 655
Pomerania: Gdańsk 54.35 18.65 487; Gdynia 54.52 18.53 243
West Pomerania: Szczecin 53.43 14.55 391
Silesia: Katowice 50.26 19.02 280; Gliwice 50.29 18.67 172; Częstochowa 50.80 19.12 209
Lublin: Lublin 51.25 22.57 331
Podlaskie: Białystok 53.13 23.16 293
Kuyavia-Pomerania: Bydgoszcz 53.12 18.01 330; Toruń 53.01 18.60 196
Subcarpathia: Rzeszów 50.04 22.00 197
# CZ Europe/Prague
Prague: Prague 50.08 14.44 1360
South Moravia: Brno 49.20 16.61 400
Moravia-Silesia: Ostrava 49.82 18.26 285
Plzeň: Plzeň 49.75 13.38 182
Liberec: Liberec 50.77 15.06 108
# SK Europe/Bratislava
Bratislava: Bratislava 48.15 17.11 478
Košice: Košice 48.72 21.26 226
Žilina: Žilina 49.22 18.74 82
# HU Europe/Budapest
Budapest: Budapest 47.50 19.04 1690
Hajdú-Bihar: Debrecen 47.53 21.63 200
Csongrád: Szeged 46.25 20.15 158
Baranya: Pécs 46.07 18.23 140
# RO Europe/Bucharest
Bucharest: Bucharest 44.43 26.10 1720
Cluj: Cluj-Napoca 46.77 23.59 287
Timiș: Timișoara 45.75 21.23 251
Iași: Iași 47.16 27.59 272
Constanța: Constanța 44.18 28.63 264
Brașov: Brașov 45.66 25.61 237
# BG Europe/Sofia
Sofia: Sofia 42.70 23.32 1190
Plovdiv: Plovdiv 42.14 24.75 320
Varna: Varna 43.21 27.91 311
# GR Europe/Athens
Attica: Athens 37.98 23.73 643; Piraeus 37.94 23.65 168
Central Macedonia: Thessaloniki 40.64 22.94 319
Western Greece: Patras 38.25 21.73 171
Crete: Heraklion 35.34 25.14 150
# HR Europe/Zagreb
Zagreb: Zagreb 45.81 15.98 767
Split-Dalmatia: Split 43.51 16.44 161
Primorje: Rijeka 45.33 14.44 108
Dubrovnik-Neretva: Dubrovnik 42.65 18.09 41
# SI Europe/Ljubljana
Central Slovenia: Ljubljana 46.06 14.51 285
Drava: Maribor 46.56 15.65 96
Coastal: Koper 45.55 13.73 26
# RS Europe/Belgrade
Belgrade: Belgrade 44.79 20.45 1200
Vojvodina: Novi Sad 45.25 19.84 260; Subotica 46.10 19.67 94
Nišava: Niš 43.32 21.90 183
# BA Europe/Sarajevo
Sarajevo: Sarajevo 43.86 18.41 275
Republika Srpska: Banja Luka 44.77 17.19 138
Herzegovina: Mostar 43.34 17.81 105
# EE Europe/Tallinn
Harju: Tallinn 59.44 24.75 453
Tartu: Tartu 58.38 26.73 97
Pärnu: Pärnu 58.39 24.50 41
# LV Europe/Riga
Riga: Riga 56.95 24.11 605
Latgale: Daugavpils 55.88 26.54 79
Kurzeme: Liepāja 56.51 21.01 67
# LT Europe/Vilnius
Vilnius: Vilnius 54.69 25.28 593
Kaunas: Kaunas 54.90 23.90 304
Klaipėda: Klaipėda 55.71 21.14 158
# UA Europe/Kyiv
Kyiv: Kyiv 50.45 30.52 2950
Kharkiv: Kharkiv 49.99 36.23 1420
Odesa: Odesa 46.48 30.73 1010
Lviv: Lviv 49.84 24.03 717
Dnipropetrovsk: Dnipro 48.46 35.05 968
# MT Europe/Malta
Northern Harbour: Sliema 35.91 14.50 20; Birkirkara 35.90 14.46 25
Southern Harbour: Valletta 35.90 14.51 6
# CY Asia/Nicosia
Nicosia: Nicosia 35.19 33.38 200
Limassol: Limassol 34.71 33.02 195
Larnaca: Larnaca 34.92 33.63 85
`;
