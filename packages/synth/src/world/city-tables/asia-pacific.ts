/** Cities of Asia and Oceania: "# country zone", then "region[@zone]: name latitude longitude thousands; …". */
export const asianCities = `
# IN Asia/Kolkata
Maharashtra: Mumbai 19.08 72.88 12440; Pune 18.52 73.86 3120; Nagpur 21.15 79.09 2400; Nashik 20.00 73.79 1490; Aurangabad 19.88 75.34 1180; Thane 19.22 72.98 1840
Delhi: Delhi 28.61 77.21 11030
Karnataka: Bengaluru 12.97 77.59 8440; Mysuru 12.30 76.64 920; Mangaluru 12.91 74.86 500; Hubballi 15.36 75.12 940
Tamil Nadu: Chennai 13.08 80.27 4650; Coimbatore 11.02 76.96 1050; Madurai 9.93 78.12 1020; Tiruchirappalli 10.79 78.70 850
Telangana: Hyderabad 17.39 78.49 6810; Warangal 17.97 79.59 700
West Bengal: Kolkata 22.57 88.36 4500; Siliguri 26.73 88.40 510
Gujarat: Ahmedabad 23.02 72.57 5570; Surat 21.17 72.83 4470; Vadodara 22.31 73.18 1670; Rajkot 22.30 70.80 1290
Rajasthan: Jaipur 26.91 75.79 3050; Jodhpur 26.24 73.02 1030; Udaipur 24.59 73.71 450
Uttar Pradesh: Lucknow 26.85 80.95 2820; Kanpur 26.45 80.33 2770; Agra 27.18 78.01 1590; Varanasi 25.32 82.97 1200; Noida 28.54 77.39 640; Ghaziabad 28.67 77.45 1650
Kerala: Kochi 9.93 76.27 600; Thiruvananthapuram 8.52 76.94 740; Kozhikode 11.26 75.78 430
Punjab: Ludhiana 30.90 75.86 1620; Amritsar 31.63 74.87 1130
Haryana: Gurugram 28.46 77.03 880; Faridabad 28.41 77.32 1410
Madhya Pradesh: Indore 22.72 75.86 1960; Bhopal 23.26 77.41 1800
Bihar: Patna 25.59 85.14 1680
Odisha: Bhubaneswar 20.30 85.82 840
Andhra Pradesh: Visakhapatnam 17.69 83.22 1730; Vijayawada 16.51 80.65 1030
Assam: Guwahati 26.14 91.74 960
Jharkhand: Ranchi 23.34 85.31 1070
Chandigarh: Chandigarh 30.73 76.78 960
Goa: Panaji 15.49 73.83 115
# PK Asia/Karachi
Sindh: Karachi 24.86 67.00 14900; Hyderabad 25.40 68.36 1730
Punjab: Lahore 31.55 74.34 11100; Faisalabad 31.42 73.08 3200; Rawalpindi 33.57 73.02 2100; Multan 30.20 71.47 1870
Islamabad: Islamabad 33.68 73.05 1010
Khyber Pakhtunkhwa: Peshawar 34.02 71.52 1970
# BD Asia/Dhaka
Dhaka: Dhaka 23.81 90.41 8900; Narayanganj 23.62 90.50 970
Chattogram: Chattogram 22.36 91.78 2590
Khulna: Khulna 22.85 89.54 660
Sylhet: Sylhet 24.89 91.87 530
# LK Asia/Colombo
Western: Colombo 6.93 79.85 750; Negombo 7.21 79.84 140
Central: Kandy 7.29 80.63 125
Southern: Galle 6.05 80.22 100
# NP Asia/Kathmandu
Bagmati: Kathmandu 27.72 85.32 860; Lalitpur 27.66 85.32 300
Gandaki: Pokhara 28.21 83.99 520
# CN Asia/Shanghai
Beijing: Beijing 39.90 116.41 21890
Shanghai: Shanghai 31.23 121.47 24870
Guangdong: Guangzhou 23.13 113.26 18700; Shenzhen 22.54 114.06 17560; Dongguan 23.02 113.75 10470; Foshan 23.02 113.12 9500; Zhuhai 22.27 113.58 2440; Shantou 23.35 116.68 5500
Zhejiang: Hangzhou 30.27 120.16 11940; Ningbo 29.87 121.54 9400; Wenzhou 28.00 120.70 9570; Shaoxing 30.00 120.58 5270
Jiangsu: Nanjing 32.06 118.80 9310; Suzhou 31.30 120.58 12750; Wuxi 31.49 120.31 7460; Xuzhou 34.26 117.19 9080; Nantong 31.98 120.89 7730
Sichuan: Chengdu 30.57 104.07 20940; Mianyang 31.47 104.68 4870
Chongqing: Chongqing 29.56 106.55 16380
Hubei: Wuhan 30.59 114.31 12330; Yichang 30.69 111.29 4020
Shaanxi: Xi’an 34.34 108.94 12950
Tianjin: Tianjin 39.08 117.20 13870
Shandong: Qingdao 36.07 120.38 10070; Jinan 36.65 117.12 9200; Yantai 37.46 121.45 7100
Hunan: Changsha 28.23 112.94 10050
Henan: Zhengzhou 34.75 113.62 12600; Luoyang 34.62 112.45 7060
Fujian: Xiamen 24.48 118.09 5160; Fuzhou 26.07 119.30 8290; Quanzhou 24.87 118.68 8780
Liaoning: Dalian 38.91 121.61 7450; Shenyang 41.81 123.43 9070
Anhui: Hefei 31.82 117.23 9370
Yunnan: Kunming 24.88 102.83 8460
Heilongjiang: Harbin 45.80 126.53 10010
Jilin: Changchun 43.82 125.32 9070
Guangxi: Nanning 22.82 108.37 8740; Guilin 25.27 110.29 4930
Jiangxi: Nanchang 28.68 115.86 6250
Guizhou: Guiyang 26.65 106.63 5990
Shanxi: Taiyuan 37.87 112.55 5300
Hebei: Shijiazhuang 38.04 114.51 11240
Hainan: Haikou 20.04 110.34 2870; Sanya 18.25 109.51 1030
Gansu: Lanzhou 36.06 103.83 4360
Xinjiang@Asia/Urumqi: Urumqi 43.83 87.62 4050
# HK Asia/Hong_Kong
Hong Kong Island: Hong Kong 22.28 114.16 1200
Kowloon: Kowloon 22.32 114.17 2230
New Territories: Sha Tin 22.38 114.19 690; Tsuen Wan 22.37 114.11 320
# TW Asia/Taipei
Taipei: Taipei 25.03 121.57 2500
New Taipei: New Taipei 25.01 121.46 4000
Kaohsiung: Kaohsiung 22.63 120.30 2730
Taichung: Taichung 24.15 120.67 2840
Tainan: Tainan 22.99 120.21 1860
Hsinchu: Hsinchu 24.80 120.97 450
# JP Asia/Tokyo
Tokyo: Tokyo 35.68 139.69 9730; Hachioji 35.66 139.32 580; Machida 35.55 139.45 430
Kanagawa: Yokohama 35.44 139.64 3770; Kawasaki 35.53 139.70 1540; Sagamihara 35.57 139.37 725; Yokosuka 35.28 139.67 380
Osaka: Osaka 34.69 135.50 2750; Sakai 34.57 135.48 820; Higashiosaka 34.68 135.60 490
Aichi: Nagoya 35.18 136.91 2330; Toyota 35.08 137.16 420; Toyohashi 34.77 137.39 370
Hokkaido: Sapporo 43.06 141.35 1970; Asahikawa 43.77 142.36 325; Hakodate 41.77 140.73 245
Hyogo: Kobe 34.69 135.20 1520; Himeji 34.82 134.69 525; Nishinomiya 34.74 135.34 485
Kyoto: Kyoto 35.01 135.77 1450
Fukuoka: Fukuoka 33.59 130.40 1630; Kitakyushu 33.88 130.88 930
Saitama: Saitama 35.86 139.65 1340; Kawaguchi 35.81 139.72 595
Chiba: Chiba 35.61 140.12 980; Funabashi 35.69 139.98 645
Hiroshima: Hiroshima 34.39 132.46 1190; Fukuyama 34.49 133.36 460
Miyagi: Sendai 38.27 140.87 1100
Niigata: Niigata 37.92 139.04 780
Shizuoka: Hamamatsu 34.71 137.73 780; Shizuoka 34.98 138.38 680
Okayama: Okayama 34.66 133.93 720
Kumamoto: Kumamoto 32.80 130.71 738
Kagoshima: Kagoshima 31.60 130.56 590
Ishikawa: Kanazawa 36.56 136.66 460
Nagasaki: Nagasaki 32.75 129.88 400
Ehime: Matsuyama 33.84 132.77 510
Nara: Nara 34.69 135.80 350
Okinawa: Naha 26.21 127.68 315
Nagano: Nagano 36.65 138.18 370
# KR Asia/Seoul
Seoul: Seoul 37.57 126.98 9400
Busan: Busan 35.18 129.08 3320
Incheon: Incheon 37.46 126.71 2970
Daegu: Daegu 35.87 128.60 2370
Daejeon: Daejeon 36.35 127.38 1440
Gwangju: Gwangju 35.16 126.85 1420
Gyeonggi: Suwon 37.26 127.03 1190; Seongnam 37.42 127.13 920; Goyang 37.66 126.83 1070
Ulsan: Ulsan 35.54 129.31 1100
Jeju: Jeju 33.50 126.53 490
# SG Asia/Singapore
Central Region: Singapore 1.29 103.85 3900
East Region: Tampines 1.35 103.94 280
North-East Region: Punggol 1.40 103.91 190
# MY Asia/Kuala_Lumpur
Kuala Lumpur: Kuala Lumpur 3.14 101.69 1980
Selangor: Petaling Jaya 3.11 101.61 770; Shah Alam 3.07 101.52 810
Penang: George Town 5.41 100.34 790
Johor: Johor Bahru 1.49 103.74 860
Perak: Ipoh 4.60 101.08 760
Sarawak@Asia/Kuching: Kuching 1.55 110.34 570
Sabah@Asia/Kuching: Kota Kinabalu 5.98 116.07 500
# ID Asia/Jakarta
Jakarta: Jakarta -6.21 106.85 10560
East Java: Surabaya -7.26 112.75 2870; Malang -7.98 112.63 840
West Java: Bandung -6.92 107.61 2440; Bekasi -6.24 106.99 2540; Bogor -6.60 106.80 1040
North Sumatra: Medan 3.59 98.67 2430
Central Java: Semarang -6.97 110.42 1650; Surakarta -7.57 110.82 520
South Sulawesi@Asia/Makassar: Makassar -5.15 119.43 1420
South Sumatra: Palembang -2.98 104.76 1670
Bali@Asia/Makassar: Denpasar -8.67 115.21 725
Yogyakarta: Yogyakarta -7.80 110.36 375
# PH Asia/Manila
Metro Manila: Manila 14.60 120.98 1850; Quezon City 14.68 121.04 2960; Makati 14.55 121.02 630
Central Visayas: Cebu City 10.32 123.89 965
Davao Region: Davao City 7.19 125.46 1780
Western Visayas: Iloilo City 10.72 122.56 457
Benguet: Baguio 16.40 120.60 366
# TH Asia/Bangkok
Bangkok: Bangkok 13.76 100.50 8300
Chiang Mai: Chiang Mai 18.79 98.98 130
Chonburi: Pattaya 12.93 100.88 120
Phuket: Phuket 7.88 98.39 80
Khon Kaen: Khon Kaen 16.43 102.84 115
Songkhla: Hat Yai 7.01 100.47 160
# VN Asia/Ho_Chi_Minh
Ho Chi Minh City: Ho Chi Minh City 10.82 106.63 8990
Hanoi: Hanoi 21.03 105.85 8050
Da Nang: Da Nang 16.05 108.20 1130
Haiphong: Haiphong 20.84 106.69 2030
Can Tho: Can Tho 10.05 105.75 1240
Khanh Hoa: Nha Trang 12.24 109.19 420
# KH Asia/Phnom_Penh
Phnom Penh: Phnom Penh 11.56 104.92 2130
Siem Reap: Siem Reap 13.36 103.86 245
Battambang: Battambang 13.10 103.20 120
# KZ Asia/Almaty
Almaty: Almaty 43.24 76.89 2000
Astana: Astana 51.17 71.45 1350
Shymkent: Shymkent 42.34 69.60 1100
# UZ Asia/Tashkent
Tashkent: Tashkent 41.30 69.24 2900
Samarkand@Asia/Samarkand: Samarkand 39.65 66.96 550
Bukhara@Asia/Samarkand: Bukhara 39.77 64.42 280
# AU Australia/Sydney
New South Wales: Sydney -33.87 151.21 5300; Newcastle -32.93 151.78 320; Wollongong -34.42 150.89 300
Victoria@Australia/Melbourne: Melbourne -37.81 144.96 5000; Geelong -38.15 144.36 270; Ballarat -37.56 143.85 110; Bendigo -36.76 144.28 103
Queensland@Australia/Brisbane: Brisbane -27.47 153.03 2500; Gold Coast -28.02 153.40 640; Cairns -16.92 145.77 153; Townsville -19.26 146.82 180; Toowoomba -27.56 151.95 142
Western Australia@Australia/Perth: Perth -31.95 115.86 2100; Bunbury -33.33 115.64 75
South Australia@Australia/Adelaide: Adelaide -34.93 138.60 1370
Tasmania@Australia/Hobart: Hobart -42.88 147.33 250; Launceston -41.43 147.14 90
Australian Capital Territory: Canberra -35.28 149.13 460
Northern Territory@Australia/Darwin: Darwin -12.46 130.84 140
# NZ Pacific/Auckland
Auckland: Auckland -36.85 174.76 1440
Wellington: Wellington -41.29 174.78 215
Canterbury: Christchurch -43.53 172.64 380
Waikato: Hamilton -37.79 175.28 180
Otago: Dunedin -45.87 170.50 130; Queenstown -45.03 168.66 28
# FJ Pacific/Fiji
Central: Suva -18.14 178.44 94
Western: Nadi -17.80 177.42 43; Lautoka -17.61 177.45 71
`;
