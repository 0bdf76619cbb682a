/** First names of many places, none of them anybody's in particular. */
export const firstNames: readonly string[] =
  `Adaeze Agnes Akira Alba Alder Amara Anders Anika Arlo Asha Aurel Avi Basil Beatrix Bodhi Brisa Bruno Caio Calla Carmen
Cassian Celeste Chidi Cleo Corin Dalia Daphne Davor Delphine Desmond Dilan Doria Edda Eero Elif Elio Elske Emeka Enzo Esme
Ewan Fabia Farid Fenna Finn Flora Freja Gideon Gita Goran Greta Hana Hassan Hedda Hugo Ibrahim Ida Ilse Imani Ines Iris Isak
Ismael Ivo Jana Jasper Jelena Jens Jiro Jonah Juno Kaya Keiko Kerem Kian Kofi Kora Lale Lars Leila Lena Leopold Levi Liv
Lorcan Luca Lucia Magnus Maia Malik Mara Marek Marisol Matteo Mei Milo Mina Mirko Moira Nadia Naveen Nell Nico Nila Noor
Odette Olga Omar Orla Oskar Otis Paloma Pavel Penny Petra Priya Quentin Rafa Ravi Remy Rosa Ruben Runa Sabine Saira Samir
Sanna Selim Sergei Silas Sofia Stellan Sunniva Tadeo Tamsin Tariq Tessa Theo Tilda Tomas Uma Umar Vera Viggo Wanda Wes Xenia
Yara Yusuf Zadie Zeno Zofia`.split(/\s+/);
