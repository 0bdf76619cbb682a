import { choice, decimal, key, whole } from "../define.ts";
import { lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const racesTypes: readonly SemanticType[] = [
  key(
    "race_id",
    {
      en: "race event|marathon|competition id|grand prix|regatta",
      de: "rennen|wettlauf",
      es: "maratón",
      fr: "course à pied|marathon",
      pt: "corrida de rua|prova|maratona",
    },
    "Number of the race.",
    "RACE-",
    "race",
  ),
  whole(
    "bib_number",
    "bib|start number|runner number|race number|starting number",
    "Number on the chest.",
    uniform(1, 12_000),
    { minimum: 1, maximum: 99_999 },
  ),
  decimal(
    "finish_time_s",
    {
      en: "race time|finish time seconds|finishing time|net time|chip time|running time|time in seconds|lap time|result time|swim time",
      de: "zielzeit|laufzeit|rundenzeit|nettozeit",
      es: "tiempo final|tiempo de carrera|tiempo de chip|tiempo neto",
      fr: "temps final|temps de course|temps au tour|temps puce|temps net",
      pt: "tempo final|tempo de prova|tempo de volta|tempo de chip|tempo líquido",
    },
    "Time for the way.",
    lognormal(6800, 0.25),
    2,
    { unit: "s", minimum: 4 },
  ),
  decimal(
    "gun_time_s",
    {
      en: "gun time|gross time",
      de: "bruttozeit",
      es: "tiempo bruto|tiempo oficial",
      fr: "temps brut|temps officiel",
      pt: "tempo bruto|tempo oficial",
    },
    "Time from the start of all to the end.",
    lognormal(6900, 0.25),
    2,
    { unit: "s", minimum: 4 },
  ),
  decimal(
    "split_time_s",
    "split|split time|half split|checkpoint time|interim time|sector time",
    "Time at a mark.",
    lognormal(1650, 0.25),
    2,
    { unit: "s", minimum: 1 },
  ),
  whole(
    "finish_position",
    {
      en: "finishing position|placing|final position|place finished|race position|final rank|standing|overall place",
      de: "platzierung|rang|endplatzierung",
      es: "posición final|puesto",
      fr: "classement|place finale",
      pt: "posição final|colocação",
    },
    "Place at the end.",
    uniform(1, 400),
    { minimum: 1, maximum: 100_000 },
  ),
  whole("lap_number", "lap|lap no|lap count|laps|number of laps", "Lap.", uniform(1, 58), {
    minimum: 1,
    maximum: 1000,
  }),
  choice(
    "race_distance",
    "distance category|race category|race length|event distance|~discipline",
    "Length of the race.",
    "10 km:34|half marathon:30|5 km:18|marathon:18",
  ),
  choice(
    "age_category",
    "age group category|division category|master category|competition class",
    "Age class.",
    "senior:44|M40:16|W40:12|M50:12|W50:8|junior:8",
  ),
  choice(
    "finish_status",
    "finisher status|dnf|race status|did not finish|result status",
    "Whether the person arrived.",
    "finished:94|DNF:4|DNS:1.5|DSQ:0.5",
  ),
  choice(
    "medal",
    { en: "medal won|medal type|medals", de: "medaille", es: "medalla", fr: "médaille", pt: "medalha" },
    "Medal.",
    "none:88|gold:4|silver:4|bronze:4",
  ),
  choice(
    "sport",
    {
      en: "sport name|discipline|sports|type of sport|sport discipline|kind of sport",
      de: "sport|disziplin",
      es: "deporte|disciplina",
      fr: "sport|discipline",
      pt: "esporte|modalidade",
    },
    "Sport.",
    "football:30|basketball:16|tennis:13|running:11|swimming:9|cycling:8|volleyball:7|hockey:6",
  ),
  decimal(
    "personal_best_s",
    "personal best|pb|best time|personal record|season best",
    "Best time so far.",
    lognormal(6500, 0.25),
    2,
    { unit: "s", minimum: 4 },
  ),
];
