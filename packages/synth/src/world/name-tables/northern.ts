import type { NameTable } from "../name-table.ts";

/** Names of Dutch, Swedish, Danish and Norwegian, and Finnish origin, the most common first. */
export const northernNames: Readonly<Record<string, NameTable>> = {
  nl: {
    female:
      "Emma Julia Mila Sophie Tess Sara Anna Noor Yara Evi Saar Lotte Nora Eva Zoë Maud Olivia Lynn Fenna Sofie Fleur Elin Liv Roos Lieke Femke Sanne Anouk Ilse Marieke Marloes Ingrid Annemarie Monique Wilma Johanna Maria Elisabeth Cornelia Hendrika Petra Esther Linda Kim Iris Naomi",
    male: "Noah Liam Luca Lucas Mees Finn James Milan Levi Sem Daan Noud Luuk Adam Sam Bram Thijs Mats Jesse Hugo Lars Ruben Tim Jan Pieter Johannes Cornelis Hendrik Willem Gerard Jeroen Bas Niels Sander Martijn Wouter Maarten Rik Joost Koen Stijn Dirk Sjoerd Bart Tom Floris",
    family:
      "de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer Kok Jacobs van_der_Linden Vermeulen van_den_Heuvel Schouten Hoekstra van_Dam Willems Koster Verhoeven Prins Huisman Peeters de_Bruin van_Beek Wouters Maas Kuipers Postma Veenstra Kramer van_den_Broek Scholten van_Wijk Post Mol Martens Evers Boer Kuiper Molenaar Driessen Sanders Blom Gerritsen Boersma van_Vliet Timmermans Claes Goossens Maes Mertens Claessens De_Smet Lambrechts Desmet Willemsen Hermans Aerts Wauters Coppens Michiels van_der_Veen Bosman Groen Hofman Zijlstra",
  },
  sv: {
    female:
      "Maria Anna Eva Karin Kristina Lena Sara Emma Kerstin Ingrid Malin Marie Jenny Linnéa Elin Hanna Annika Susanne Ulla Monica Johanna Sofia Elisabeth Cecilia Helena Ida Julia Alma Astrid Ebba Freja Saga Wilma Alva Signe Agnes Maja Alice Vera Selma Olivia Lilly Elsa Stina Tuva Moa Matilda Klara",
    male: "Lars Anders Johan Mikael Per Erik Peter Karl Thomas Jan Daniel Fredrik Andreas Hans Mats Bengt Stefan Magnus Bo Nils Mattias Jonas Niklas Alexander Martin Björn Oscar Emil Viktor Filip Lucas William Hugo Liam Elias Axel Ludvig Gustav Arvid Anton Simon Olle Sixten Henrik Rasmus Jakob Albin Kjell",
    family:
      "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg Axelsson Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson Nordström Mårtensson Lundström Viklund Björklund Eliasson Berggren Sandström Nordin Ström Åberg Hermansson Ekström Falk Holmgren Dahlberg Hellström Hedlund Sundberg Sjögren Ek Blom Abrahamsson Martinsson",
  },
  da: {
    female:
      "Anne Mette Kirsten Hanne Anna Helle Maria Susanne Lene Marianne Ida Emma Sofie Freja Alma Clara Ella Karla Nora Agnes Ingrid Sara Camilla Louise Pia Charlotte Tina Gitte Bente Karen Inger Marit Liv Solveig Silje Ragnhild Astrid Kari Randi Hilde Tone Berit Marte Maja Signe Ellen Julie Thea Vilde Frida",
    male: "Peter Michael Lars Jens Thomas Henrik Søren Christian Martin Jan Morten Anders Niels Mads Rasmus Hans Per Jesper William Noah Oscar Lucas Carl Malthe Emil Valdemar August Magnus Frederik Mikkel Ole Bjørn Knut Kjell Svein Arne Geir Terje Odd Rune Håkon Sigurd Eirik Øyvind Trond Jonas Jakob Filip Henning Torben",
    family:
      "Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen Christiansen Poulsen Johansen Møller Mortensen Knudsen Johnsen Kristiansen Nilsen Karlsen Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Halvorsen Lund Sørlie Jakobsen Gundersen Moen Iversen Strand Solberg Svendsen Eide Bakken Martinsen Ellingsen Kristoffersen Myhre Nygård Holm Aas Lie Eriksen Vestergaard Kjær Simonsen Frandsen Laursen Mikkelsen Lauridsen Bech Schmidt Clausen Holst Bertelsen Jespersen Jeppesen Fischer Winther Kruse Damgaard Toft Nørgaard Dam Skov Bang Friis Mogensen Ravn Krogh Lindholm Sandvik Aune Tangen Helland Lien Fossum Ruud",
  },
  fi: {
    female:
      "Maria Helena Anneli Johanna Kaarina Marjatta Hannele Kristiina Liisa Elina Tuulikki Annikki Emilia Sofia Aino Helmi Aada Venla Iida Ella Eevi Lilja Pihla Linnea Olivia Kerttu Isla Hilla Anna Sari Päivi Minna Tiina Kirsi Satu Mervi Riitta Anu Heidi Outi Jenni Laura Noora Veera",
    male: "Juhani Johannes Mikael Olavi Antero Tapani Kalevi Matti Timo Jukka Kari Antti Mika Jari Petri Sami Janne Marko Ville Juha Pekka Heikki Markku Hannu Leo Elias Väinö Oliver Eino Onni Toivo Noel Emil Oiva Otso Niilo Eeli Leevi Veikko Aleksi Lauri Tuomas Eetu Aapo Teemu Joonas",
    family:
      "Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen Heinonen Niemi Heikkilä Salonen Kinnunen Turunen Salo Laitinen Tuominen Rantanen Karjalainen Jokinen Mattila Savolainen Lahtinen Ahonen Ojala Leppänen Väisänen Hiltunen Kallio Leinonen Miettinen Pitkänen Aaltonen Manninen Hakala Anttila Koivisto Laaksonen Hirvonen Räsänen Lehto Toivonen Mustonen Laakso Aalto Peltonen Rinne Moilanen Partanen Seppälä Kettunen Vainio Lappalainen Salmi Seppänen Nurmi Kokkonen Huttunen Lampinen Holopainen Peltola Saari Halonen Hietala Vuorinen Koponen Kauppinen Nurminen Oksanen Kärkkäinen Ikonen Rajala Ranta Pesonen",
  },
};
