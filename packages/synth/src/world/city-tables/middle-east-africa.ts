/** Cities of the Middle East, the Caucasus and Africa: "# country zone", then "region[@zone]: name latitude longitude thousands; …". */
export const africanCities = `
# TR Europe/Istanbul
Istanbul: Istanbul 41.01 28.98 15650
Ankara: Ankara 39.93 32.86 5780
Izmir: Izmir 38.42 27.14 4460
Bursa: Bursa 40.19 29.06 3190
Antalya: Antalya 36.90 30.71 2690
Adana: Adana 37.00 35.32 2270
Gaziantep: Gaziantep 37.07 37.38 2150
Konya: Konya 37.87 32.48 2300
Trabzon: Trabzon 41.00 39.72 820
# GE Asia/Tbilisi
Tbilisi: Tbilisi 41.72 44.79 1200
Adjara: Batumi 41.65 41.64 170
Imereti: Kutaisi 42.27 42.70 130
# AM Asia/Yerevan
Yerevan: Yerevan 40.18 44.51 1090
Shirak: Gyumri 40.79 43.85 115
Lori: Vanadzor 40.81 44.49 78
# IL Asia/Jerusalem
Tel Aviv: Tel Aviv 32.09 34.78 470
Jerusalem: Jerusalem 31.77 35.21 980
Haifa: Haifa 32.79 34.99 290
Southern: Beersheba 31.25 34.79 214
# AE Asia/Dubai
Dubai: Dubai 25.20 55.27 3600
Abu Dhabi: Abu Dhabi 24.45 54.38 1500; Al Ain 24.21 55.76 770
Sharjah: Sharjah 25.35 55.39 1400
# SA Asia/Riyadh
Riyadh: Riyadh 24.71 46.68 7000
Makkah: Jeddah 21.49 39.19 3750; Taif 21.27 40.42 690
Eastern Province: Dammam 26.42 50.09 1530; Khobar 26.22 50.20 410
Madinah: Medina 24.47 39.61 1410
# QA Asia/Qatar
Doha: Doha 25.29 51.53 1190
Al Rayyan: Al Rayyan 25.29 51.42 600
Al Wakrah: Al Wakrah 25.17 51.60 265
# KW Asia/Kuwait
Al Asimah: Kuwait City 29.38 47.99 600
Hawalli: Salmiya 29.33 48.08 280
Ahmadi: Fahaheel 29.08 48.13 110
# JO Asia/Amman
Amman: Amman 31.95 35.93 4000
Irbid: Irbid 32.56 35.85 570
Aqaba: Aqaba 29.53 35.01 190
# LB Asia/Beirut
Beirut: Beirut 33.89 35.50 430
North: Tripoli 34.44 35.84 230
South: Sidon 33.56 35.38 160
# MA Africa/Casablanca
Casablanca-Settat: Casablanca 33.57 -7.59 3360
Rabat-Salé-Kénitra: Rabat 34.02 -6.84 580; Salé 34.04 -6.82 890
Marrakesh-Safi: Marrakesh 31.63 -8.00 930
Fès-Meknès: Fez 34.03 -5.00 1110
Tanger-Tétouan: Tangier 35.77 -5.80 950
Souss-Massa: Agadir 30.43 -9.60 420
# DZ Africa/Algiers
Algiers: Algiers 36.75 3.06 2990
Oran: Oran 35.70 -0.63 850
Constantine: Constantine 36.37 6.61 450
# TN Africa/Tunis
Tunis: Tunis 36.81 10.18 640
Sfax: Sfax 34.74 10.76 270
Sousse: Sousse 35.83 10.64 220
# EG Africa/Cairo
Cairo: Cairo 30.04 31.24 9600
Alexandria: Alexandria 31.20 29.92 5200
Giza: Giza 30.01 31.21 4400
Luxor: Luxor 25.69 32.64 420
Port Said: Port Said 31.27 32.30 750
# NG Africa/Lagos
Lagos: Lagos 6.52 3.38 15400; Ikeja 6.60 3.34 640
FCT: Abuja 9.06 7.50 3600
Kano: Kano 12.00 8.52 4100
Oyo: Ibadan 7.38 3.95 3600
Rivers: Port Harcourt 4.82 7.05 3200
Edo: Benin City 6.34 5.63 1780
Kaduna: Kaduna 10.52 7.44 1160
# GH Africa/Accra
Greater Accra: Accra 5.60 -0.19 2500; Tema 5.67 -0.02 290
Ashanti: Kumasi 6.69 -1.62 3350
Northern: Tamale 9.40 -0.84 370
# KE Africa/Nairobi
Nairobi: Nairobi -1.29 36.82 4400
Mombasa: Mombasa -4.04 39.67 1210
Kisumu: Kisumu -0.09 34.77 610
Nakuru: Nakuru -0.30 36.08 570
# TZ Africa/Dar_es_Salaam
Dar es Salaam: Dar es Salaam -6.79 39.21 5380
Dodoma: Dodoma -6.16 35.75 410
Arusha: Arusha -3.37 36.69 420
Mwanza: Mwanza -2.52 32.90 710
# UG Africa/Kampala
Central: Kampala 0.35 32.58 1680; Entebbe 0.05 32.46 70
Western: Mbarara -0.61 30.66 195
Northern: Gulu 2.77 32.30 150
# RW Africa/Kigali
Kigali: Kigali -1.95 30.06 1130
Southern: Huye -2.60 29.74 90
Northern: Musanze -1.50 29.63 120
# ET Africa/Addis_Ababa
Addis Ababa: Addis Ababa 9.03 38.74 3770
Dire Dawa: Dire Dawa 9.60 41.86 440
Amhara: Bahir Dar 11.59 37.39 310
# SN Africa/Dakar
Dakar: Dakar 14.72 -17.47 1150
Thiès: Thiès 14.79 -16.93 320
Saint-Louis: Saint-Louis 16.03 -16.50 210
# CI Africa/Abidjan
Abidjan: Abidjan 5.36 -4.01 5600
Yamoussoukro: Yamoussoukro 6.83 -5.29 340
Gbêkê: Bouaké 7.69 -5.03 730
# ZA Africa/Johannesburg
Gauteng: Johannesburg -26.20 28.05 4800; Pretoria -25.75 28.19 2800; Soweto -26.27 27.86 1270
Western Cape: Cape Town -33.92 18.42 4600; Stellenbosch -33.93 18.86 175
KwaZulu-Natal: Durban -29.86 31.02 3700; Pietermaritzburg -29.60 30.38 680
Eastern Cape: Gqeberha -33.96 25.60 1150; East London -33.02 27.90 480
Free State: Bloemfontein -29.12 26.21 760
`;
