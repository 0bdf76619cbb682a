function names(text: string): readonly string[] {
  return text.split(" ");
}

/** First names of invented people, common ones of many countries. Family names are never used. */
export const firstNames = names(
  "Ada Adil Agnes Aisha Akira Alba Alma Amara Amir Ana Anders Anouk Anton Arjun Asha Astrid Aurel Ayla Bastian Bea Bela Benno " +
    "Bianca Birgit Bruno Camila Carlos Carmen Cedric Chidi Chloe Clara Cyrus Dalia Damian Dana Daria Davide Delia Dina Dragan " +
    "Edda Edith Eleni Elias Elif Elsa Emil Emre Enzo Erik Esra Esther Eva Ezra Fabio Farah Fatima Felix Finn Fiona Flora Franka " +
    "Gael Gianna Gideon Gloria Goran Grace Gustav Hana Hassan Hedda Helga Henrik Ida Igor Ilse Imani Imre Ines Ingrid Irene Iris " +
    "Isaac Ivan Jakob Jana Jasper Joao Joel Jonas Judith Julia Kaito Karim Katya Kemal Kenji Kofi Lara Lars Layla Lea Leo Lena " +
    "Levi Lin Linh Lorenzo Lotte Louis Lucia Luka Magda Mai Malik Manuel Marco Maren Maria Marta Mateo Maya Mehmet Mia Mila Milan " +
    "Mira Moritz Nadia Naomi Nils Nina Noor Nora Olga Olivia Omar Oskar Paola Paul Pavel Petra Pia Priya Rafael Rahel Ramon Rana " +
    "Ravi Remi Rosa Ruben Ruth Saara Salma Samir Sanjay Selma Silas Simon Sofia Soren Stella Sven Talia Tamar Tariq Teo Thea " +
    "Tilda Timo Tomas Uma Ursula Valentin Vera Victor Vikram Wanda Wen Wim Xenia Yasmin Yusuf Yuki Yvonne Zara Zeno Zoe",
);

const women = new Set(
  names(
    "Ada Agnes Aisha Alba Alma Amara Ana Anouk Asha Astrid Ayla Bea Bianca Birgit Camila Carmen Chloe Clara Dalia Dana Daria Delia " +
      "Dina Edda Edith Eleni Elif Elsa Esra Esther Eva Farah Fatima Fiona Flora Franka Gianna Gloria Grace Hana Hedda Helga Ida Ilse " +
      "Imani Ines Ingrid Irene Iris Jana Judith Julia Katya Lara Layla Lea Lena Linh Lotte Lucia Magda Mai Maren Maria Marta Maya Mia " +
      "Mila Mira Nadia Naomi Nina Noor Nora Olga Olivia Paola Petra Pia Priya Rahel Rana Rosa Ruth Saara Salma Selma Sofia Stella " +
      "Talia Tamar Thea Tilda Uma Ursula Vera Wanda Xenia Yasmin Yvonne Zara Zoe",
  ),
);
const ofWomen = firstNames.filter((name) => women.has(name));
const ofMen = firstNames.filter((name) => !women.has(name));

/** First names that go with a role: a mother's, a husband's, anybody's. */
export function namesFor(role: string): readonly string[] {
  if (
    /\b(?:mother|mum|mom|wife|girlfriend|sister|aunt|daughter|grandmother|grandma|landlady|widow|woman|waitress)\b/.test(
      role,
    )
  )
    return ofWomen;
  if (
    /\b(?:father|dad|husband|boyfriend|brother|uncle|son|grandfather|grandpa|grandson|widower|man|stepfather)\b/.test(
      role,
    )
  )
    return ofMen;
  return firstNames;
}
