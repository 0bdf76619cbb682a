import { choice, person } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is said of people at home: beliefs, signs, tastes, chores, children. */
export const householdsTypes: readonly SemanticType[] = [
  choice(
    "zodiac_sign",
    {
      en: "star sign|!zodiac|astrological sign|sun sign|horoscope sign|sign of the zodiac|horoscope",
      de: "sternzeichen",
      es: "signo zodiacal|signo del zodiaco",
      fr: "signe astrologique|signe du zodiaque",
      pt: "signo|signo do zodíaco",
    },
    "The sign of the zodiac.",
    "Aries:8|Taurus:8|Gemini:9|Cancer:9|Leo:9|Virgo:9|Libra:8|Scorpio:8|Sagittarius:8|Capricorn:8|Aquarius:8|Pisces:8",
  ),
  choice(
    "religion",
    {
      en: "faith|religious affiliation|religious denomination|religious belief|creed",
      de: "konfession|religionszugehörigkeit",
      es: "religión",
      fr: "religion|confession",
      pt: "religião",
    },
    "What somebody believes in.",
    "Christian:48|none:24|Muslim:13|Hindu:6|Buddhist:4|Jewish:2|Sikh:2|other:1",
  ),
  choice(
    "pronouns",
    {
      en: "pronoun|preferred pronouns|preferred pronoun",
      de: "pronomen",
      es: "pronombres",
      fr: "pronoms",
      pt: "pronomes",
    },
    "How somebody wishes to be spoken of.",
    "she/her:47|he/him:45|they/them:6|other:2",
  ),
  person(
    "baby_name",
    {
      en: "baby|child|kid|name of the baby|child's name|name of the child|child name|godchild|newborn name",
      de: "name des kindes|babyname",
      es: "nombre del bebé|nombre del niño",
      fr: "prénom de l'enfant|prénom du bébé",
      pt: "nome do bebê|nome da criança",
    },
    "The first name of an invented child.",
    "first_name",
  ),
  choice(
    "favourite_food",
    {
      en: "favorite food|favourite dish|favorite dish|favourite meal|favorite meal|preferred food",
      de: "lieblingsessen",
      es: "comida favorita",
      fr: "plat préféré",
      pt: "comida favorita|comida preferida",
    },
    "What somebody likes best to eat.",
    "pizza:22|pasta:16|sushi:12|burger:11|curry:10|steak:8|salad:7|tacos:6|chocolate:5|roast chicken:3",
  ),
  choice(
    "favourite_animal",
    "favorite animal|preferred animal",
    "The animal that somebody likes best.",
    "dog:32|cat:24|horse:11|elephant:8|dolphin:7|rabbit:6|tiger:5|penguin:5|owl:2",
  ),
  choice(
    "chore",
    {
      en: "chore name|household chore|household task|housework|chore type|household duty|task at home",
      de: "hausarbeit",
      es: "tarea doméstica",
      fr: "tâche ménagère",
      pt: "tarefa doméstica",
    },
    "What is done in the house.",
    "washing up:20|vacuuming:17|laundry:16|taking out rubbish:12|cooking:11|cleaning the bathroom:9|ironing:6|mowing the lawn:5|shopping:4",
  ),
  choice(
    "family_relation",
    "family relationship|relation to head of household|relationship to head of household|relationship to the child|family member role|kinship|relative",
    "How somebody is related.",
    "mother:22|father:20|daughter:14|son:14|grandmother:9|grandfather:7|aunt:5|uncle:5|sister:2|brother:2",
  ),
];
