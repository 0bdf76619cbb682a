import type { NameTable } from "../name-table.ts";

/** Names of Slavic, Hungarian, Turkish, Arabic and Hebrew origin, and of Africa, the most common first. */
export const easternNames: Readonly<Record<string, NameTable>> = {
  pl: {
    female:
      "Anna Katarzyna Maria Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika Teresa Danuta Natalia Karolina Marta Julia Beata Dorota Alicja Jadwiga Janina Iwona Paulina Justyna Grażyna Wiktoria Hanna Oliwia Maja Zuzanna Lena Izabela Emilia Weronika Renata Patrycja Sylwia Kinga Aneta Halina",
    male: "Piotr Krzysztof Andrzej Tomasz Jan Paweł Michał Marcin Stanisław Jakub Adam Marek Łukasz Grzegorz Mateusz Wojciech Mariusz Dariusz Zbigniew Jerzy Maciej Rafał Robert Kamil Józef Jacek Dawid Szymon Ryszard Kacper Bartosz Artur Sławomir Jarosław Sebastian Filip Antoni Franciszek Mikołaj Aleksander Henryk Ignacy Damian Przemysław",
    family:
      "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Król Michalski Wróbel Wieczorek Jabłoński Nowakowski Majewski Stępień Olszewski Malinowski Jaworski Adamczyk Dudek Pawlak Nowicki Górski Witkowski Walczak Sikora Rutkowski Baran Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Jasiński Zalewski Wróblewski Marciniak Duda Sadowski Zawadzki Jakubowski Wilk Włodarczyk Chmielewski Borkowski Sokołowski Szczepański Sawicki Kucharski Lis Maciejewski Kubiak Kalinowski Mazurek Wysocki Kołodziej Kaźmierczak Czarnecki Sobczak Konieczny Urbański Głowacki Wasilewski Sikorski Zakrzewski Krajewski Krupa Laskowski Gajewski",
    feminine: (family) =>
      /[sc]ki$|dzki$/.test(family)
        ? `${family.slice(0, -1)}a`
        : /ny$/.test(family)
          ? `${family.slice(0, -1)}a`
          : family,
  },
  cs: {
    female:
      "Marie Jana Eva Hana Anna Lenka Kateřina Věra Lucie Alena Petra Veronika Jaroslava Tereza Martina Michaela Jitka Helena Ludmila Zdeňka Ivana Monika Eliška Zuzana Markéta Jarmila Barbora Jiřina Marcela Kristýna Dana Adéla Vlasta Natálie Sofie Klára Božena Nikola Simona Pavla",
    male: "Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk František Václav Michal Milan Karel Jakub Lukáš David Vladimír Ladislav Ondřej Roman Stanislav Marek Radek Daniel Antonín Vojtěch Filip Adam Miloslav Matěj Aleš Jaromír Libor Dominik Patrik Vít Jindřich Štěpán",
    family:
      "Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí Navrátil Čermák Urban Vaněk Blažek Kříž Kopecký Kovář Bartoš Vlček Musil Šimek Konečný Malý Čech Štěpánek Kadlec Staněk Holub Šťastný Soukup Mareš Moravec Sýkora Tichý Vávra Valenta Matoušek Říha Ševčík Bláha Bureš Mašek Hruška Dušek Pavlík Hrubý Havlíček Macháček Janda Mach Müller Liška Adámek Vacek Beran Strnad Kratochvíl Tomášek Kašpar Hora Toman Duda Kubík Cibulka Slabý Zelený",
    feminine: (family) => {
      if (family.endsWith("ý")) return `${family.slice(0, -1)}á`;
      if (family.endsWith("í")) return family;
      if (family.endsWith("a")) return `${family.slice(0, -1)}ová`;
      if (/[eě][ck]$/.test(family)) return `${family.slice(0, -2)}${family.slice(-1)}ová`;
      return `${family}ová`;
    },
  },
  hu: {
    female:
      "Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Julianna Andrea Ildikó Erika Krisztina Irén Eszter Magdolna Mónika Edit Gabriella Szilvia Anita Anikó Viktória Márta Rozália Tímea Piroska Ibolya Klára Tünde Dóra Zsófia Gizella Veronika Nóra Hanna Luca Lili",
    male: "László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dávid Dániel Ádám Krisztián Miklós Norbert Bence Máté Árpád Szabolcs Roland Levente Márk Dezső Olivér Dominik",
    family:
      "Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Lakatos Takács Juhász Oláh Mészáros Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűcs Orsós Kocsis Fodor Pintér Szalai Sipos Magyar Lukács Gulyás Biró Király Katona László Jakab Bogdán Balog Sándor Boros Fazekas Kelemen Antal Váradi Somogyi Fülöp Orosz Vincze Veres Hegedűs Deák Budai Pap Bálint Pál Illés Szőke Vörös Vass Bognár Lengyel Fábián Bodnár Szücs Hajdu Halász Máté Székely Kozma Pásztor Bakos Dudás Virág Major Orbán",
    familyFirst: true,
  },
  hr: {
    female:
      "Marija Ana Ivana Mirjana Katarina Jelena Nada Ljiljana Vesna Marina Petra Maja Tea Lucija Mia Sara Ema Nika Elena Iva Dora Lana Rita Jovana Milica Dragana Snežana Sofija Teodora Nina Eva Zala Ema Lara Desislava Gergana Ivanka Elitsa Kalina Radka",
    male: "Ivan Josip Marko Stjepan Tomislav Željko Luka Ante Mario Nikola Zoran David Jakov Petar Matej Filip Fran Mihael Dragan Milan Aleksandar Stefan Nemanja Vuk Miloš Dušan Jovan Lazar Branko Marjan Franc Janez Anton Rok Žan Georgi Dimitar Hristo Stoyan Plamen",
    family:
      "Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovač Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Jovanović Nikolić Đorđević Stojanović Ilić Stanković Milošević Todorović Savić Kostić Živković Mitrović Hodžić Hadžić Begić Delić Halilović Zupančič Krajnc Kovačič Zupan Potočnik Mlakar Kos Vidmar Golob Turk Božič Kralj Ivanov Georgiev Dimitrov Petrov Nikolov Hristov Stoyanov Todorov Iliev Vasilev Angelov Kolev Yordanov Marinov Simić Lukić Đukić Antić Pejić Šimić Bašić Galić",
  },
  uk: {
    female:
      "Olena Olha Tetiana Natalia Iryna Svitlana Liudmyla Oksana Anna Yuliia Kateryna Mariia Viktoriia Halyna Nadiia Valentyna Larysa Nina Hanna Inna Alla Daryna Sofiia Anastasiia Alina Marta Solomiia Zlata Polina Yana Khrystyna Bohdana Ruslana Lesia Myroslava Vira Liubov Diana Milana Veronika",
    male: "Oleksandr Serhii Volodymyr Andrii Mykola Yurii Viktor Vasyl Ivan Oleh Ihor Petro Dmytro Mykhailo Roman Vitalii Anatolii Maksym Bohdan Taras Yaroslav Vladyslav Artem Denys Nazar Danylo Illia Kyrylo Matvii Tymofii Ostap Markiian Pavlo Ruslan Stepan Hryhorii Valerii Yevhen Mark Zakhar",
    family:
      "Melnyk Shevchenko Kovalenko Bondarenko Boiko Tkachenko Kravchenko Kovalchuk Koval Oliinyk Shevchuk Polishchuk Lysenko Bondar Marchenko Savchenko Moroz Rudenko Petrenko Klymenko Kravchuk Tkachuk Pavlenko Kuzmenko Ponomarenko Savchuk Vasylenko Levchenko Kharchenko Sydorenko Karpenko Havryliuk Shvets Melnychuk Popovych Romaniuk Panchenko Yurchenko Maksymenko Mazur Khomenko Pavliuk Kushnir Bilous Honchar Hrytsenko Kolomiiets Litvinenko Martyniuk Mykhailenko Nazarenko Ostapenko Parkhomenko Prokopenko Romanenko Rybak Semenenko Serdiuk Sokolovskyi Stetsenko Symonenko Tarasenko Tymoshenko Tsymbal Vlasenko Voloshyn Yakovenko Yaremenko Zakharchenko Zinchenko Zhuk Zaiets Vdovenko Kosenko Hnatiuk Hordiienko Demchenko Didenko Dovhal Ivashchenko",
    feminine: (family) => (family.endsWith("skyi") ? `${family.slice(0, -2)}a` : family),
  },
  tr: {
    female:
      "Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Özlem Hacer Yasemin Rabia Cemile Asel Defne Azra Nehir Ecrin Eylül Hiranur Duru Miray Asya Ebrar Büşra Kübra Selin Derya Sevgi Gülsüm Nur Melek Leyla Ceren Pınar",
    male: "Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Alparslan Göktuğ Kerem Aras Miraç Eymen Çınar Poyraz Deniz Burak Serkan Tolga",
    family:
      "Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Özcan Korkmaz Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Güven Akın Erdem Coşkun Kocaman Uçar Sönmez Uysal Ekinci Durmaz Toprak Tuncer Balcı Demirci Ergin Karaca Karataş Özbek Özgür Soylu Topal Türkmen Uzun Varol Yiğit Zengin Akbulut Bayram Ceylan Çiftçi",
  },
  ar: {
    female:
      "Fatima Aisha Mariam Noor Zainab Amina Khadija Layla Sara Huda Salma Yasmin Hanan Rania Samira Nadia Leila Amal Iman Dina Reem Maha Lina Rana Hala Mona Farah Dalia Noura Malak Jana Asma Hiba Ghada Sawsan Najwa Souad Wafa Zahra Basma Ruqayya Sumaya Shahd Lamia Abeer",
    male: "Mohamed Ahmed Ali Omar Youssef Ibrahim Khaled Hassan Mahmoud Hussein Mustafa Abdullah Karim Tarek Amr Hamza Bilal Faisal Saeed Nasser Rashid Salem Majid Waleed Sami Rami Ziad Fadi Nabil Jamal Adel Hatem Hisham Ismail Yasin Zayd Anas Taha Imran Usman Bashir Sultan Mansour Badr Marwan",
    family:
      "Hassan Ali Ahmed Ibrahim Khalil Mansour Haddad Saleh Nasser Khoury Aziz Rahman Hussein Farouk Saad Mahmoud Osman Salem Hamdan Darwish Najjar Shaheen Qasim Zaki Fahmy Sabry Abbas Kamal Hamid Tawfiq Rashed Al-Masri Al-Amin Al-Khatib Al-Harbi Al-Qahtani Al-Otaibi Al-Ghamdi Al-Zahrani Al-Shehri Al-Mutairi Al-Dosari Al-Hashimi Al-Najjar Al-Sayed Ben_Ali Ben_Salah Benali Bennani Alaoui El_Idrissi Berrada Tazi Chraibi Mansouri Amrani Cherkaoui Bouzid Belhadj Saidi Brahimi Khelifi Mebarki Ziani Trabelsi Jebali Gharbi Chaabane Khan Malik Hussain Iqbal Sheikh Qureshi Butt Chaudhry Siddiqui Mirza Ansari Akhtar Bhatti Raza Javed Islam Chowdhury Miah Sarkar Begum",
  },
  he: {
    female:
      "Tamar Noa Maya Yael Adele Talia Avigail Ayala Sarah Libi Shira Michal Rivka Esther Rachel Hila Lior Efrat Orit Ronit Dana Galit Inbal Keren Liat Meital Neta Osnat Pnina Ruth Sigal Tali Vered Yafa Ziva Anat Bracha Carmel Dafna Einat",
    male: "David Ariel Noam Lavi Yosef Uri Eitan Daniel Moshe Itai Amit Yonatan Omer Ido Guy Tomer Eyal Gil Avi Yaakov Shlomo Eliyahu Nadav Roi Assaf Boaz Dror Erez Gadi Haim Ilan Kobi Lior Meir Nir Oren Ran Shai Tal Yair",
    family:
      "Cohen Levi Mizrahi Peretz Biton Dahan Avraham Friedman Azoulay Katz Malka David Amar Ohayon Hadad Gabay Yosef Ben-David Levin Shapira Adri Klein Segal Shalom Golan Vaknin Sasson Tal Ashkenazi Rosenberg Weiss Goldberg Shitrit Abutbul Edri Harel Barak Carmi Dayan Eliyahu Gavrieli Halevi Israeli Kaplan Lavi Maimon Navon Oren Paz Ravid Sharon Turgeman Uziel Vardi Yaron Zohar Alon Bar Dagan Elbaz Fishman Gilad Hershkovitz Keren Landau Meir Nahum Ofer Porat Rubin Shaked Tzur Yadin Ziv Almog Ben-Ami Regev Stern Erez",
  },
  sw: {
    female:
      "Grace Mary Faith Mercy Esther Joyce Agnes Wanjiku Akinyi Njeri Achieng Wambui Nyambura Chebet Jepkosgei Neema Rehema Zawadi Amani Furaha Aisha Halima Nakato Namukasa Nankya Uwimana Mukamana Ingabire Thandi Nomsa Lerato Palesa Zanele Nokuthula Ayanda Naledi Precious Busisiwe Lindiwe Tigist Selam Hiwot Meron",
    male: "John Peter Joseph David James Kamau Otieno Mwangi Kiprono Kipchumba Ochieng Njoroge Barasa Juma Hamisi Baraka Jabali Salim Rashidi Mugisha Okello Ssebunya Kato Habimana Nshimiyimana Mugabo Sipho Thabo Themba Bongani Mandla Sibusiso Kagiso Tshepo Lungile Andile Jabu Musa Abebe Dawit Tesfaye Yonas Bekele Girma",
    family:
      "Mwangi Otieno Kamau Wanjala Njoroge Ochieng Kariuki Maina Kimani Wekesa Mutua Kiptoo Cheruiyot Korir Kiplagat Rotich Onyango Odhiambo Owino Mutiso Musyoka Muthoni Ndungu Karanja Githinji Barasa Simiyu Juma Hassan Mushi Mrema Massawe Kimaro Lyimo Swai Mollel Okello Mugisha Ssempijja Byaruhanga Tumusiime Kato Nsubuga Lubega Habimana Niyonzima Uwimana Hakizimana Nkosi Dlamini Ndlovu Khumalo Mokoena Sithole Mthembu Mahlangu Zulu Molefe Naidoo Mkhize Ngcobo Buthelezi Radebe Tshabalala Nkuna Maluleke Baloyi Botha Abebe Bekele Tesfaye Haile Tadesse Kebede Alemu Girma Wolde Mekonnen Assefa Desta",
  },
  wa: {
    female:
      "Blessing Chioma Ngozi Adaeze Amara Ifeoma Chinwe Nkechi Folake Funmilayo Yetunde Bukola Titilayo Omolara Temitope Aminat Hauwa Zainab Halima Rahma Ama Akosua Abena Akua Yaa Afia Esi Adwoa Efua Aminata Fatou Mariama Awa Ndeye Khady Aïssatou Adjoua Affoué Mariam Kadiatou",
    male: "Emeka Chinedu Obinna Ikenna Chukwudi Uche Tunde Segun Kunle Femi Babatunde Olumide Ayodeji Kehinde Taiwo Musa Ibrahim Sani Aliyu Abubakar Kwame Kofi Kwabena Yaw Kwesi Kojo Kweku Nana Mamadou Ousmane Cheikh Moussa Abdoulaye Ibrahima Koffi Kouassi Yao Konan Amadou Seydou",
    family:
      "Okafor Adeyemi Okonkwo Eze Nwosu Obi Okeke Chukwu Onyekachi Igwe Adebayo Ogunleye Balogun Oladipo Afolabi Ojo Bello Abubakar Sani Musa Lawal Yusuf Suleiman Danjuma Okoro Nnamdi Uzor Anyanwu Ezeh Ibe Mensah Owusu Asante Osei Boateng Agyeman Appiah Amoah Ofori Addo Acheampong Antwi Frimpong Sarpong Ansah Quaye Tetteh Lartey Diop Ndiaye Fall Sow Diallo Ba Sy Gueye Faye Sarr Cissé Diouf Mbaye Koné Traoré Coulibaly Ouattara Touré Kouassi Yao Kouamé Bamba Konaté Diarra Sangaré Kanté Keita Camara Barry Bah Sylla",
  },
};
