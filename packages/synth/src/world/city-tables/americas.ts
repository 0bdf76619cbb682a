/** Cities of the Americas: "# country zone", then "region[@zone]: name latitude longitude thousands; …". */
export const americanCities = `
# US America/New_York
New York: New York 40.71 -74.01 8300; Buffalo 42.89 -78.88 277; Rochester 43.16 -77.61 210; Syracuse 43.05 -76.15 146; Albany 42.65 -73.76 99; Yonkers 40.93 -73.90 210
New Jersey: Newark 40.74 -74.17 307; Jersey City 40.73 -74.08 290; Trenton 40.22 -74.76 90
Connecticut: Hartford 41.76 -72.67 121; New Haven 41.31 -72.93 135; Stamford 41.05 -73.54 136
Massachusetts: Boston 42.36 -71.06 650; Worcester 42.26 -71.80 205; Springfield 42.10 -72.59 155; Cambridge 42.37 -71.11 118
Rhode Island: Providence 41.82 -71.41 190
New Hampshire: Manchester 42.99 -71.46 115
Vermont: Burlington 44.48 -73.21 45
Maine: Portland 43.66 -70.26 68
Pennsylvania: Philadelphia 39.95 -75.17 1570; Pittsburgh 40.44 -80.00 303; Allentown 40.60 -75.48 125; Harrisburg 40.27 -76.88 50
Delaware: Wilmington 39.74 -75.55 71
Maryland: Baltimore 39.29 -76.61 570; Annapolis 38.98 -76.49 41
District of Columbia: Washington 38.91 -77.04 690
Virginia: Virginia Beach 36.85 -75.98 455; Richmond 37.54 -77.44 229; Norfolk 36.85 -76.29 233; Arlington 38.88 -77.10 238
West Virginia: Charleston 38.35 -81.63 47
North Carolina: Charlotte 35.23 -80.84 900; Raleigh 35.78 -78.64 475; Durham 35.99 -78.90 290; Greensboro 36.07 -79.79 300
South Carolina: Columbia 34.00 -81.03 138; Charleston 32.78 -79.93 153; Greenville 34.85 -82.40 72
Georgia: Atlanta 33.75 -84.39 500; Savannah 32.08 -81.09 148; Augusta 33.47 -81.97 201
Florida: Miami 25.76 -80.19 445; Jacksonville 30.33 -81.66 970; Tampa 27.95 -82.46 398; Orlando 28.54 -81.38 316; Tallahassee 30.44 -84.28 200; Fort Lauderdale 26.12 -80.14 183; St. Petersburg 27.77 -82.64 261
Ohio: Columbus 39.96 -83.00 905; Cleveland 41.50 -81.69 362; Cincinnati 39.10 -84.51 309; Toledo 41.65 -83.54 266; Dayton 39.76 -84.19 136
Michigan@America/Detroit: Detroit 42.33 -83.05 630; Grand Rapids 42.96 -85.67 198; Ann Arbor 42.28 -83.74 120; Lansing 42.73 -84.56 112
Indiana@America/Indiana/Indianapolis: Indianapolis 39.77 -86.16 880; Fort Wayne 41.08 -85.14 266
Kentucky@America/Kentucky/Louisville: Louisville 38.25 -85.76 625; Lexington 38.04 -84.50 320
Tennessee@America/Chicago: Nashville 36.16 -86.78 690; Memphis 35.15 -90.05 620
Illinois@America/Chicago: Chicago 41.88 -87.63 2680; Springfield 39.80 -89.65 113; Peoria 40.69 -89.59 112; Naperville 41.75 -88.15 149
Wisconsin@America/Chicago: Milwaukee 43.04 -87.91 565; Madison 43.07 -89.40 272; Green Bay 44.51 -88.01 107
Minnesota@America/Chicago: Minneapolis 44.98 -93.27 425; Saint Paul 44.95 -93.09 305; Duluth 46.79 -92.10 87
Iowa@America/Chicago: Des Moines 41.59 -93.62 212; Cedar Rapids 41.98 -91.67 137
Missouri@America/Chicago: Kansas City 39.10 -94.58 508; St. Louis 38.63 -90.20 290; Springfield 37.21 -93.29 169
Arkansas@America/Chicago: Little Rock 34.75 -92.29 202
Louisiana@America/Chicago: New Orleans 29.95 -90.07 370; Baton Rouge 30.45 -91.19 222
Mississippi@America/Chicago: Jackson 32.30 -90.18 146
Alabama@America/Chicago: Birmingham 33.52 -86.80 197; Montgomery 32.37 -86.30 196; Huntsville 34.73 -86.59 222
Texas@America/Chicago: Houston 29.76 -95.37 2310; San Antonio 29.42 -98.49 1470; Dallas 32.78 -96.80 1300; Austin 30.27 -97.74 975; Fort Worth 32.76 -97.33 957; Arlington 32.74 -97.11 394; Corpus Christi 27.80 -97.40 317; Lubbock 33.58 -101.86 264; Plano 33.02 -96.70 290
Oklahoma@America/Chicago: Oklahoma City 35.47 -97.52 695; Tulsa 36.15 -95.99 412
Kansas@America/Chicago: Wichita 37.69 -97.34 396; Topeka 39.05 -95.68 126
Nebraska@America/Chicago: Omaha 41.26 -95.94 486; Lincoln 40.81 -96.70 293
South Dakota@America/Chicago: Sioux Falls 43.54 -96.73 202
North Dakota@America/Chicago: Fargo 46.88 -96.79 131
Colorado@America/Denver: Denver 39.74 -104.99 715; Colorado Springs 38.83 -104.82 486; Boulder 40.01 -105.27 106; Fort Collins 40.59 -105.08 170
Utah@America/Denver: Salt Lake City 40.76 -111.89 204; Provo 40.23 -111.66 114
New Mexico@America/Denver: Albuquerque 35.08 -106.65 561; Santa Fe 35.69 -105.94 89
Montana@America/Denver: Billings 45.78 -108.50 119; Missoula 46.87 -113.99 76
Wyoming@America/Denver: Cheyenne 41.14 -104.82 65
Idaho@America/Boise: Boise 43.62 -116.20 237
Arizona@America/Phoenix: Phoenix 33.45 -112.07 1640; Tucson 32.22 -110.97 546; Mesa 33.42 -111.83 511; Scottsdale 33.49 -111.92 243
Nevada@America/Los_Angeles: Las Vegas 36.17 -115.14 656; Reno 39.53 -119.81 274
California@America/Los_Angeles: Los Angeles 34.05 -118.24 3820; San Diego 32.72 -117.16 1380; San Jose 37.34 -121.89 970; San Francisco 37.77 -122.42 810; Sacramento 38.58 -121.49 528; Fresno 36.74 -119.79 545; Oakland 37.80 -122.27 430; Long Beach 33.77 -118.19 450; Anaheim 33.84 -117.91 344; Riverside 33.95 -117.40 319; Irvine 33.68 -117.83 313; Fremont 37.55 -121.99 226; Berkeley 37.87 -122.27 119; Bakersfield 35.37 -119.02 411
Oregon@America/Los_Angeles: Portland 45.52 -122.68 635; Eugene 44.05 -123.09 177; Salem 44.94 -123.04 177
Washington@America/Los_Angeles: Seattle 47.61 -122.33 749; Spokane 47.66 -117.43 230; Tacoma 47.25 -122.44 221; Bellevue 47.61 -122.20 151
Alaska@America/Anchorage: Anchorage 61.22 -149.90 287
Hawaii@Pacific/Honolulu: Honolulu 21.31 -157.86 345
# CA America/Toronto
Ontario: Toronto 43.65 -79.38 2790; Ottawa 45.42 -75.70 1020; Mississauga 43.59 -79.64 718; Hamilton 43.26 -79.87 569; London 42.98 -81.25 422; Kitchener 43.45 -80.49 257; Windsor 42.31 -83.04 229; Kingston 44.23 -76.49 132; Sudbury 46.49 -80.99 166
Quebec: Montreal 45.50 -73.57 1760; Quebec City 46.81 -71.21 549; Laval 45.61 -73.71 438; Gatineau 45.48 -75.70 291; Sherbrooke 45.40 -71.89 173
British Columbia@America/Vancouver: Vancouver 49.28 -123.12 662; Surrey 49.19 -122.85 568; Victoria 48.43 -123.37 92; Kelowna 49.89 -119.50 145; Burnaby 49.25 -122.98 249
Alberta@America/Edmonton: Calgary 51.05 -114.07 1310; Edmonton 53.55 -113.49 1010; Red Deer 52.27 -113.81 101; Lethbridge 49.69 -112.84 98
Manitoba@America/Winnipeg: Winnipeg 49.90 -97.14 750; Brandon 49.85 -99.95 51
Saskatchewan@America/Regina: Saskatoon 52.13 -106.67 266; Regina 50.45 -104.62 226
Nova Scotia@America/Halifax: Halifax 44.65 -63.58 439
New Brunswick@America/Moncton: Moncton 46.09 -64.78 79; Fredericton 45.96 -66.64 63
Newfoundland@America/St_Johns: St. John’s 47.56 -52.71 111
Prince Edward Island@America/Halifax: Charlottetown 46.24 -63.13 39
# MX America/Mexico_City
Ciudad de México: Mexico City 19.43 -99.13 9200
Jalisco: Guadalajara 20.67 -103.35 1390; Zapopan 20.72 -103.39 1480; Puerto Vallarta 20.65 -105.22 291
Nuevo León@America/Monterrey: Monterrey 25.67 -100.31 1140; Apodaca 25.78 -100.19 657
Puebla: Puebla 19.04 -98.20 1690; Tehuacán 18.46 -97.39 327
Guanajuato: León 21.12 -101.68 1580; Irapuato 20.68 -101.35 592; Celaya 20.52 -100.81 521
Baja California@America/Tijuana: Tijuana 32.51 -117.04 1810; Mexicali 32.62 -115.45 855; Ensenada 31.87 -116.60 330
Chihuahua@America/Chihuahua: Chihuahua 28.63 -106.07 926; Delicias 28.19 -105.47 130
Querétaro: Querétaro 20.59 -100.39 1050
Yucatán@America/Merida: Mérida 20.97 -89.62 921
San Luis Potosí: San Luis Potosí 22.16 -100.98 845
Aguascalientes: Aguascalientes 21.88 -102.28 863
Sonora@America/Hermosillo: Hermosillo 29.07 -110.96 855; Ciudad Obregón 27.49 -109.94 330
Sinaloa@America/Mazatlan: Culiacán 24.81 -107.39 808; Mazatlán 23.25 -106.41 441
Coahuila@America/Monterrey: Saltillo 25.42 -101.00 865; Torreón 25.54 -103.41 691
Quintana Roo@America/Cancun: Cancún 21.16 -86.85 888; Playa del Carmen 20.63 -87.08 304
Guerrero: Acapulco 16.85 -99.82 658
Veracruz: Veracruz 19.17 -96.13 428; Xalapa 19.54 -96.91 443
Tabasco: Villahermosa 17.99 -92.93 341
Michoacán: Morelia 19.70 -101.19 743
Oaxaca: Oaxaca 17.07 -96.73 265
Estado de México: Toluca 19.29 -99.66 910; Ecatepec 19.60 -99.06 1640
Morelos: Cuernavaca 18.92 -99.23 342
Chiapas: Tuxtla Gutiérrez 16.75 -93.12 579
Durango@America/Monterrey: Durango 24.02 -104.66 616
# BR America/Sao_Paulo
São Paulo: São Paulo -23.55 -46.63 11450; Campinas -22.91 -47.06 1140; Guarulhos -23.45 -46.53 1290; Santos -23.96 -46.33 419; Ribeirão Preto -21.18 -47.81 699; Sorocaba -23.50 -47.46 723; São José dos Campos -23.19 -45.88 697; Bauru -22.31 -49.06 379
Rio de Janeiro: Rio de Janeiro -22.91 -43.17 6210; Niterói -22.88 -43.10 481; Petrópolis -22.51 -43.18 279
Minas Gerais: Belo Horizonte -19.92 -43.94 2320; Uberlândia -18.92 -48.28 713; Juiz de Fora -21.76 -43.35 541; Contagem -19.93 -44.05 621
Distrito Federal: Brasília -15.79 -47.88 2820
Bahia@America/Bahia: Salvador -12.97 -38.50 2420; Feira de Santana -12.27 -38.97 616
Ceará@America/Fortaleza: Fortaleza -3.73 -38.53 2430
Pernambuco@America/Recife: Recife -8.05 -34.88 1490; Olinda -8.01 -34.86 350
Paraná: Curitiba -25.43 -49.27 1770; Londrina -23.31 -51.16 556; Maringá -23.42 -51.94 410; Foz do Iguaçu -25.55 -54.59 285
Rio Grande do Sul: Porto Alegre -30.03 -51.23 1330; Caxias do Sul -29.17 -51.18 463; Pelotas -31.77 -52.34 325
Santa Catarina: Florianópolis -27.60 -48.55 537; Joinville -26.30 -48.85 617; Blumenau -26.92 -49.07 361
Goiás: Goiânia -16.69 -49.25 1440; Anápolis -16.33 -48.95 399
Amazonas@America/Manaus: Manaus -3.12 -60.02 2060
Pará@America/Belem: Belém -1.46 -48.50 1300
Maranhão@America/Fortaleza: São Luís -2.53 -44.30 1040
Alagoas@America/Maceio: Maceió -9.67 -35.74 958
Rio Grande do Norte@America/Fortaleza: Natal -5.79 -35.21 751
Paraíba@America/Fortaleza: João Pessoa -7.12 -34.86 834
Espírito Santo: Vitória -20.32 -40.34 323; Vila Velha -20.33 -40.29 468
Mato Grosso@America/Cuiaba: Cuiabá -15.60 -56.10 651
Mato Grosso do Sul@America/Campo_Grande: Campo Grande -20.44 -54.65 898
Piauí@America/Fortaleza: Teresina -5.09 -42.80 866
Sergipe@America/Maceio: Aracaju -10.91 -37.07 602
# AR America/Argentina/Buenos_Aires
Buenos Aires: Buenos Aires -34.60 -58.38 3120; La Plata -34.92 -57.95 770; Mar del Plata -38.00 -57.55 650; Bahía Blanca -38.72 -62.27 335
Córdoba@America/Argentina/Cordoba: Córdoba -31.42 -64.18 1500; Río Cuarto -33.13 -64.35 180
Santa Fe@America/Argentina/Cordoba: Rosario -32.95 -60.65 1350; Santa Fe -31.63 -60.70 430
Mendoza@America/Argentina/Mendoza: Mendoza -32.89 -68.83 1060
Tucumán@America/Argentina/Tucuman: San Miguel de Tucumán -26.81 -65.22 890
Salta@America/Argentina/Salta: Salta -24.78 -65.42 620
Neuquén@America/Argentina/Salta: Neuquén -38.95 -68.06 290
Río Negro@America/Argentina/Salta: Bariloche -41.13 -71.31 135
# CL America/Santiago
Región Metropolitana: Santiago -33.45 -70.67 5600; Puente Alto -33.61 -70.58 630
Valparaíso: Valparaíso -33.05 -71.61 300; Viña del Mar -33.02 -71.55 335
Biobío: Concepción -36.83 -73.05 225; Los Ángeles -37.47 -72.35 200
Antofagasta: Antofagasta -23.65 -70.40 390
Coquimbo: La Serena -29.90 -71.25 250
Araucanía: Temuco -38.74 -72.60 285
Magallanes@America/Punta_Arenas: Punta Arenas -53.16 -70.91 125
# CO America/Bogota
Bogotá: Bogotá 4.71 -74.07 7900
Antioquia: Medellín 6.24 -75.58 2570; Envigado 6.17 -75.59 240
Valle del Cauca: Cali 3.45 -76.53 2250; Palmira 3.53 -76.30 350
Atlántico: Barranquilla 10.97 -74.80 1330
Bolívar: Cartagena 10.39 -75.51 1060
Santander: Bucaramanga 7.12 -73.12 620
Risaralda: Pereira 4.81 -75.69 480
Caldas: Manizales 5.07 -75.52 450
Magdalena: Santa Marta 11.24 -74.20 540
# PE America/Lima
Lima: Lima -12.05 -77.04 10000
Arequipa: Arequipa -16.41 -71.54 1100
La Libertad: Trujillo -8.11 -79.03 960
Cusco: Cusco -13.53 -71.97 450
Piura: Piura -5.19 -80.63 560
# EC America/Guayaquil
Pichincha: Quito -0.18 -78.47 1980
Guayas: Guayaquil -2.19 -79.89 2700
Azuay: Cuenca -2.90 -79.00 430
# UY America/Montevideo
Montevideo: Montevideo -34.90 -56.16 1320
Salto: Salto -31.38 -57.96 104
Maldonado: Punta del Este -34.96 -54.95 15
# PY America/Asuncion
Asunción: Asunción -25.26 -57.58 520
Alto Paraná: Ciudad del Este -25.51 -54.61 300
Itapúa: Encarnación -27.33 -55.87 130
# BO America/La_Paz
La Paz: La Paz -16.49 -68.12 810; El Alto -16.50 -68.16 940
Santa Cruz: Santa Cruz de la Sierra -17.78 -63.18 1450
Cochabamba: Cochabamba -17.39 -66.16 660
# VE America/Caracas
Distrito Capital: Caracas 10.48 -66.90 2100
Zulia: Maracaibo 10.65 -71.64 1600
Carabobo: Valencia 10.16 -68.00 830
# CR America/Costa_Rica
San José: San José 9.93 -84.08 340
Alajuela: Alajuela 10.02 -84.21 255
Limón: Limón 9.99 -83.04 95
# PA America/Panama
Panamá: Panama City 8.98 -79.52 880
Colón: Colón 9.36 -79.90 205
Chiriquí: David 8.43 -82.43 140
# GT America/Guatemala
Guatemala: Guatemala City 14.63 -90.51 1000
Quetzaltenango: Quetzaltenango 14.84 -91.52 180
Sacatepéquez: Antigua 14.56 -90.73 46
# DO America/Santo_Domingo
Distrito Nacional: Santo Domingo 18.49 -69.93 1030
Santiago: Santiago de los Caballeros 19.45 -70.70 590
La Altagracia: Punta Cana 18.58 -68.40 140
# JM America/Jamaica
Kingston: Kingston 18.00 -76.79 590
Saint James: Montego Bay 18.47 -77.92 110
Manchester: Mandeville 18.04 -77.51 50
# CU America/Havana
La Habana: Havana 23.11 -82.37 2130
Santiago de Cuba: Santiago de Cuba 20.02 -75.82 430
Holguín: Holguín 20.89 -76.26 290
`;
