import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

/** The first thing that is asked back; what became of the need where nothing is. */
function asked(need: string): string | undefined {
  const understood = understand({ need, today: TODAY });
  return understood.kind === "unclear" ? understood.questions[0]?.id : understood.kind;
}

function areAsked(needs: readonly string[]): void {
  for (const need of needs) assert.equal(asked(need), "domain", need);
}

function arePlanned(needs: readonly string[]): void {
  for (const need of needs) assert.equal(asked(need), "planned", need);
}

describe("what a need is about", () => {
  it("is asked where quality, defects, form and size are all that is told", () => {
    areAsked([
      "give me rich, deep, enterprise-grade data with referential integrity",
      "we need it quickly: clean, deduplicated, validated, GDPR compliant, ready for production, JSON lines",
      "Our pipeline breaks on strange characters. Send 3,000 rows that contain emojis, umlauts and very long strings",
      "we need something to break our validation: wrong encodings, impossible dates, negative numbers, empty strings",
      "a set which is difficult for an LLM: ambiguous, contradictory, with long context",
      "Procure one dataset. Quality tier: high. Records: 10,000. Format: parquet. Delivery: immediate.",
      "Bitte Daten liefern, die unser Azubi auswerten kann, nicht zu viele, mit einem klaren Trend",
      "quisiera una base de datos de tamaño mediano, relacional, con claves foráneas, para enseñar SQL",
      "dados de exemplo para um curso de estatística, com valores em falta e alguns extremos",
      "un fichier volumineux et varié pour mesurer les performances de notre moteur",
    ]);
    arePlanned([
      "messy data: customer addresses with spelling mistakes",
      "QA needs 20k orders, some with mistakes, some duplicates, UTF-8",
      "open, high, low, close for 250 trading days",
      "Höhe und Breite von Bauteilen, 500 Stück",
      "Messwerte: Temperatur und Druck, sauber, ohne Lücken",
      "des données réalistes: consommation électrique de 200 foyers, par heure, une semaine",
    ]);
  });

  it("is asked where only who asks, what for, until when and for whom is told", () => {
    areAsked([
      "I teach an evening course on spreadsheets and my learners are bored of the same old example, please produce something fresh with plenty of variety, maybe 800 lines",
      "Something to feed our new dashboard before the customer walks in, good mix of categories, a few outliers, some trends",
      "need a big believable extract by tomorrow noon, nothing confidential, must open in Excel without errors",
      "Two hundred lines of absolutely harmless content for a screenshot on our landing page",
      "The steering committee wants to see the tool with life in it. Could you deliver something by Thursday that does not embarrass us?",
      "same as the last delivery but with more rows and fewer errors please, and in Excel this time",
      "Wir brauchen bis Donnerstag irgendwas Vorzeigbares fürs Dashboard, so 2.000 Zeilen, gern mit ein paar Ausreißern",
      "algo para que los becarios practiquen, mil filas, nivel fácil",
      "un jeu de données pour que mes étudiants s'exercent aux tableaux croisés, ni trop simple ni trop compliqué",
      "Preciso de um ficheiro com bom aspeto para mostrar à direção amanhã, umas 1.000 linhas",
    ]);
    arePlanned([
      "Something light for the Christmas party quiz: 60 trivia questions with answer and category",
      "For our storage benchmark half a gigabyte of web server logs",
      "train delays in excel, must open without errors",
      "the intern has to practise, give her parking tickets",
      "Wir brauchen bis Donnerstag 2.000 Lieferscheine fürs Dashboard, gern mit ein paar Ausreißern",
      "des adresses de clients pour tester notre outil",
      "recibos de aluguel para treinar a equipe",
    ]);
  });

  it("is asked where the few words that are no talk sound like columns by chance", () => {
    areAsked([
      "hackathon in 3 hours, we have coffee and laptops and no dataset. save us",
      "a dataset that will make my students laugh",
      "something realistic that I can play with this weekend",
      "Test data for our app, it's in beta and we've got an empty database that looks sad",
      "our QA lady wants the file to be nasty: empty strings, huge ints, invalid dates, nulls where none should be",
      "The schema is in our wiki under Data Contracts v3, use that one and keep the names as they are.",
      "order #55812 was never delivered, please generate it again and mail it to me",
      "Please ship 4,000 records to our S3 bucket, partitioned by day, snappy compression.",
      "status=urgent; owner=ops-bot; need=dataset; rows=2500; notify=webhook",
      "field1,field2,field3,field4 and then 800 lines of plausible stuff",
      "Kindly revert with the dataset at the earliest, my manager is on leave and I have only the ticket number",
      "Il me faudrait un jeu de données propre, sans doublons, environ 2000 lignes, livré en Excel",
    ]);
    arePlanned([
      "hackathon in 3 hours, we have coffee and laptops and no dataset. podcast episodes would do, save us",
      "something realistic for the weekend, maybe bike rides",
      "Your cheapest set with at least 8 columns, used cars I guess",
      "Surprise me with the format, but it has to be recipes",
      "a csv file with 300 events, id, user, payload as json",
      "My professor is picky and the deadline is close. Species sightings with coordinates, about 600",
      "Only fakes, no real persons! Passport applications for a training at the town hall",
      "Give me something with a few typos so my pupils can practise cleaning. Exam results, they will find that funny.",
    ]);
  });

  it("is asked where only a field of life is named, in whatever words", () => {
    areAsked([
      "anything from the world of renewable energy, 2,000 lines, preferably with some seasonality",
      "data in the area of marine biology, nothing fancy, 900 records",
      "information around customer service that looks real",
      "irgendetwas aus der Welt der Medizin, möglichst realistisch",
      "cualquier cosa relacionada con el vino, 500 filas",
      "dados sobre o mundo do futebol, 1.500 registos",
    ]);
    arePlanned([
      "marine biology: whale sightings, 900 records",
      "members of a rowing club",
      "pupils at a music school, with instrument",
      "Mitglieder eines Ruderclubs, für eine Schulung",
      "adhérents d'une chorale",
    ]);
  });
});
