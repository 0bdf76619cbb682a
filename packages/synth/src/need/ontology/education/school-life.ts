import { choice, shaped, typed } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What goes on in schools, nurseries and libraries beside the lessons. */
export const schoolLifeTypes: readonly SemanticType[] = [
  choice(
    "exam",
    {
      en: "exam name|examination|exam paper|exam title|test paper|name of the exam",
      de: "prüfung|klausur",
      es: "examen",
      fr: "examen|épreuve écrite",
      pt: "exame",
    },
    "The exam.",
    "Mathematics Paper 1|English Literature|Mathematics Paper 2|Biology|History|Chemistry|English Language|Physics|Geography|French Oral",
  ),
  choice(
    "exam_board",
    "awarding body|examination board|exam body",
    "Who sets the exam; invented.",
    "Northern Examinations Board|Crown Assessment|Meridian Awards|Riverside Examinations",
  ),
  choice(
    "exam_type",
    {
      en: "type of exam|assessment type|exam format|exam form|type of assessment|form of the exam|exam kind",
      de: "prüfungsart",
      es: "tipo de examen",
      fr: "type d'examen",
      pt: "tipo de exame",
    },
    "How it is examined.",
    "written:46|multiple choice:18|oral:14|practical:10|coursework:9|take-home:3",
  ),
  choice(
    "school_house",
    "~house|house team|house of the school|house at school",
    "The house that a pupil is of.",
    "Oak|Ash|Elm|Willow",
  ),
  choice(
    "school_behaviour",
    "~behaviour|~behavior|behaviour incident|behavior incident|behaviour type|behavior type|misbehaviour|detention reason|reason for detention|behaviour category|detention",
    "What a pupil is kept in for.",
    "late to class:24|homework not done:22|disruption:20|phone use:14|rudeness:8|truancy:7|fighting:5",
  ),
  choice(
    "special_need",
    "special educational need|learning support|support need|learning need|learning difficulty|special educational needs|sen type|send type",
    "What help a pupil needs.",
    "none:78|dyslexia:7|ADHD:5|autism spectrum:4|speech and language:3|hearing impairment:1|visual impairment:1|physical:1",
  ),
  choice(
    "school_club",
    {
      en: "after school club|after-school club|extracurricular|extracurricular activity|club activity|afterschool activity|school activity",
      de: "schul-ag",
      es: "actividad extraescolar",
      fr: "activité périscolaire",
      pt: "atividade extracurricular",
    },
    "What pupils do after lessons.",
    "football:18|choir:13|chess:12|drama:12|art:11|coding:9|dance:8|gymnastics:7|robotics:5|gardening:3|debating:2",
  ),
  choice(
    "nursery_group",
    {
      en: "kindergarten group|childcare group|daycare group|group at nursery|nursery room|group of the nursery",
      de: "kita-gruppe|kindergartengruppe",
      es: "grupo de la guardería",
      fr: "groupe de la crèche",
      pt: "grupo da creche",
    },
    "The group; names as nurseries give them.",
    "Ladybirds|Caterpillars|Sunflowers|Hedgehogs|Butterflies|Little Bears",
  ),
  shaped("locker", "locker number|locker no", "The locker.", "\\L-999"),
  choice(
    "course_format",
    "teaching mode|mode of study|study mode|lesson format|class format|delivery mode of the course|course delivery",
    "How it is taught.",
    "in person:56|online:28|hybrid:12|intensive block:4",
  ),
  choice(
    "language_level",
    {
      en: "cefr level|cefr|language course level|level of the language",
      de: "sprachniveau",
      es: "nivel de idioma",
      fr: "niveau de langue",
      pt: "nível de idioma",
    },
    "The level of the European framework.",
    "A1:22|A2:22|B1:24|B2:18|C1:10|C2:4",
  ),
  choice(
    "degree_class",
    "degree classification|honours class|honors class|class of degree",
    "How good the degree is.",
    "upper second:46|first:26|lower second:20|third:5|pass:3",
  ),
  choice(
    "scholarship_type",
    "type of scholarship|scholarship kind|bursary type|kind of scholarship|scholarship category",
    "What the scholarship is given for.",
    "merit:36|need-based:32|sports:12|music:8|research:7|international:5",
  ),
  choice(
    "school_term",
    {
      en: "~term|term name|school trimester|trimester|term of the school year",
      de: "schulhalbjahr",
      es: "trimestre escolar",
      fr: "trimestre scolaire",
      pt: "período escolar",
    },
    "The part of the school year.",
    "autumn:34|spring:33|summer:33",
  ),
  choice(
    "assignment_type",
    "type of assignment|homework type|coursework type|kind of assignment|type of homework",
    "What is to be handed in.",
    "essay:26|problem set:24|quiz:18|project:14|presentation:10|lab report:8",
  ),
  choice(
    "dewey_class",
    "dewey category|subject class|dewey subject|library subject|classification of the book",
    "The class that the book is shelved under.",
    "800 Literature|900 History and geography|300 Social sciences|600 Technology|500 Science|700 Arts|100 Philosophy|400 Language|200 Religion|000 General works",
  ),
  choice(
    "borrower_type",
    "type of borrower|reader type|patron type|library member type|type of reader|patron category",
    "Who borrows.",
    "adult:48|child:22|student:18|senior:8|staff:3|institution:1",
  ),
  choice(
    "book_format",
    {
      en: "format of the book|binding|book binding|cover type|edition format|book type|type of binding",
      de: "einband|bindung",
      es: "encuadernación",
      fr: "reliure",
      pt: "encadernação",
    },
    "How the book is made.",
    "paperback:52|hardback:24|e-book:14|audiobook:8|large print:2",
  ),
  choice(
    "edition",
    {
      en: "book edition|edition of the book|edition number",
      de: "auflage",
      es: "edición",
      fr: "édition",
      pt: "edição",
    },
    "Which edition it is.",
    "1st:58|2nd:20|3rd:10|4th:5|5th:3|revised:4",
  ),
  typed(
    "library_name",
    "library|public library|name of the library|library branch name|town library",
    "The library; invented.",
    "string",
    {
      kind: "organisation",
      part: "name",
      ending: "Library",
    },
  ),
];
