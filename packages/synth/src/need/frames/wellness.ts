import { beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { adds, core, follows, key, known, knowns, lasts, rule, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { drawnBy, spans, variesBy } from "./rules.ts";

const workouts: Frame = {
  id: "workouts",
  title: "workouts",
  cues: {
    en: "workout:3|workouts:3|fitness:2.5|exercise:2|training session:2.5|running session:3|running activity:3|cycling activity:3|strava:3|gym workout:3|weightlifting:3|strength training:3|run:0.8|jogging:2.5|swim session:2.5|fitness tracker:2|fitness app:3|calories burned:2|sports activity:2",
    de: "training:2|workout:3|fitness:2.5|lauftraining:3|trainingseinheit:3",
    es: "entrenamientos:3|ejercicio:2|actividad física:2.5|gimnasio:2",
    fr: "entraînements:3|séances de sport:3|activité physique:2.5",
    pt: "treinos:3|exercícios:2|atividade física:2.5|academia:2",
  },
  against:
    "model training:3|employee training:3|training data:3|training run:3|stock exercise:3|outbreak:3|tabletop exercise:4|classification exercise:4|accounting exercise:4|test run:2|fitness function:3|patient:1",
  record: "workout",
  fields: [
    key("workout_id", { names: "workout|session" }),
    core("user_id@user", { names: "athlete|member|person" }),
    core("started_at=timestamp", { names: "start|start time|date|time" }),
    core("type=workout_type", { names: "activity|activity type|workout type|sport" }),
    core("duration_min", { names: "duration" }),
    core("distance_km", { names: "distance", model: numbers(lognormal(6.4, 0.6), 2) }),
    core("calories=calories_burned", { names: "calories|calories burned" }),
    known("avg_heart_rate=average_heart_rate", { names: "average heart rate|avg hr" }),
    known("max_heart_rate=maximum_heart_rate", { names: "max heart rate|max hr" }),
    known("pace=pace_min_per_km", { names: "pace" }),
    known("weight_kg=lifted_weight", { names: "weight|weight lifted|load" }),
    ...knowns(
      "steps elevation_gain_m cadence cycling_power vo2_max heart_rate_zone perceived_exertion exercise muscle_group gym_equipment sets reps age@user gender@user body_weight@user device_type device_id@user ended_at=end_time active_minutes speed_kmh latitude longitude city@user gym_class temperature=air_temperature note rest_seconds=duration_s heart_rate rating",
    ),
  ],
  rules: [
    rule(
      "avg_heart_rate <= max_heart_rate",
      "avg_heart_rate max_heart_rate",
      {
        avg_heart_rate: { kind: "portion", of: "max_heart_rate", share: beta(14, 3.4, 0.6, 1), decimals: 0 },
      },
      [{ kind: "ascending", fields: ["avg_heart_rate", "max_heart_rate"] }],
    ),
    drawnBy("duration_min", "5.4*distance_km", lognormal(5, 0.5), 0),
    drawnBy("calories", "9.5*duration_min", normal(0, 28), 0),
    rule(
      "pace = duration_min ÷ distance_km",
      "pace duration_min distance_km",
      {
        duration_min: {
          kind: "product",
          factors: ["distance_km"],
          times: 5.6,
          noise: beta(6, 8, 0.75, 1.5),
          decimals: 0,
        },
        pace: { kind: "quotient", of: "duration_min", by: "distance_km", decimals: 2 },
      },
      [{ kind: "quotient", result: "pace", of: "duration_min", by: "distance_km" }],
    ),
    follows("ended_at", "started_at", lognormal(42, 0.5), "min"),
    spans("duration_min", "started_at", "ended_at", "min"),
  ],
  rhythm: "consumer",
  days: 90,
};

const dailyActivity: Frame = {
  id: "daily_activity",
  title: "daily activity from wearables",
  cues: {
    en: "wearable:3|wearable data:3|fitness band:3|smartwatch:3|step count:3|daily steps:3|steps:1.5|daily activity:3|activity tracker:3|fitbit:3|health app:2|resting heart rate:2.5|hrv:2|screen time:1.5",
    de: "wearable:3|schrittzähler:3|smartwatch:3|tagesaktivität:3",
    es: "dispositivo vestible:3|reloj inteligente:3|pasos diarios:3",
    fr: "montre connectée:3|objet porté:2|pas quotidiens:3",
    pt: "dispositivo vestível:3|relógio inteligente:3|passos diários:3",
  },
  against: "agent steps:3|recipe step:3|process step:3",
  record: "day",
  fields: [
    key("user_id@user", { names: "participant|person|member" }),
    key("date", { names: "day" }),
    core("steps"),
    core("distance_km", { names: "distance" }),
    core("calories=calories_burned", { names: "calories|calories burned" }),
    core("active_minutes"),
    core("resting_heart_rate", { names: "heart rate" }),
    core("sleep_hours", { names: "sleep" }),
    ...knowns(
      "age@user gender@user body_weight bmi@user heart_rate_variability average_heart_rate stress_level recovery_score sleep_score spo2 water_liters device_type@user elevation_gain_m screen_time_hours mood energy_kcal vo2_max floors=count respiratory_rate body_temperature city@user sedentary_minutes=duration_min",
    ),
  ],
  rules: [
    rule(
      "distance_km = steps × 0.00075",
      "distance_km steps",
      { distance_km: { kind: "product", factors: ["steps"], times: 0.00075, decimals: 2 } },
      [{ kind: "product", result: "distance_km", factors: ["steps"], times: 0.00075 }],
    ),
    drawnBy("calories", "0.045*steps", normal(1650, 160), 0),
    drawnBy("active_minutes", "0.005*steps", lognormal(8, 0.5), 0),
  ],
  layout: { kind: "series", subject: "user", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 60,
};

const sleepNights: Frame = {
  id: "sleep_nights",
  title: "sleep nights",
  cues: {
    en: "sleep:2.5|sleep tracking:3|sleep quality:3|sleep stage:3|sleep night:3|insomnia:2.5|sleep apnea:2.5|rem sleep:3|deep sleep:3|sleep record:3",
    de: "schlaf:2.5|schlaftracking:3|schlafqualität:3",
    es: "sueño:2.5|calidad del sueño:3",
    fr: "sommeil:2.5|qualité du sommeil:3",
    pt: "sono:2.5|qualidade do sono:3",
  },
  against: "thread sleep:3|sleep mode:2|sleeper:1.5",
  record: "night",
  fields: [
    key("user_id@user", { names: "person|participant|patient" }),
    key("date", { names: "night" }),
    core("bedtime"),
    core("wake_time"),
    core("sleep_hours", { names: "duration|sleep duration|hours slept" }),
    core("sleep_score", { names: "score|quality|sleep quality" }),
    core("deep_sleep_minutes", { names: "deep|deep sleep|deep minutes|minutes deep" }),
    core("rem_sleep_minutes", { names: "rem|rem sleep|rem minutes|minutes rem" }),
    known("light_sleep_minutes", { names: "light|light sleep|light minutes|minutes light" }),
    known("awake_minutes", { names: "awake|minutes awake|time awake" }),
    ...knowns(
      "sleep_latency_minutes age@user gender@user resting_heart_rate heart_rate_variability spo2 respiratory_rate caffeine_mg alcohol_use stress_level screen_time_hours room_temperature=temperature mood device_id@user snoring_minutes=duration_min sleep_stage occupation@user bmi@user exercise_level@user",
    ),
  ],
  rules: [
    rule("bedtime lies on the evening of date", "bedtime date", {
      bedtime: { kind: "later", than: "date", by: normal(22.7, 0.9), unit: "h" },
    }),
    follows("wake_time", "bedtime", normal(7.5, 1), "h"),
    rule("sleep_hours = wake_time - bedtime", "sleep_hours bedtime wake_time", {
      sleep_hours: { kind: "elapsed", from: "bedtime", to: "wake_time", unit: "h", decimals: 1 },
    }),
  ],
  layout: { kind: "series", subject: "user", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 60,
};

const foodLog: Frame = {
  id: "food_log",
  title: "food log",
  cues: {
    en: "food log:3|nutrition:2.5|meal log:3|food diary:3|calorie intake:3|macros:2.5|diet:2|food intake:3|nutritional:2.5|nutrition facts:3|calorie counter:3|recipe:1.5|ingredients:1.5|protein carbs fat:3",
    de: "ernährungstagebuch:3|ernährung:2.5|nährwerte:3|mahlzeiten:2",
    es: "diario de comidas:3|nutrición:2.5|valores nutricionales:3",
    fr: "journal alimentaire:3|nutrition:2.5|valeurs nutritionnelles:3",
    pt: "diário alimentar:3|nutrição:2.5|valores nutricionais:3",
  },
  against:
    "restaurant order:2|food delivery:3|plant nutrition:2|pet:1.5|fertilizer:2|mouse:4|mice:4|cage:4|rat:3|app clicks:3",
  record: "meal",
  fields: [
    key("meal_id", { names: "entry" }),
    core("user_id@user", { names: "person|patient|participant" }),
    core("eaten_at=timestamp", { names: "date|time|meal time|logged at" }),
    core("meal_type", { names: "meal" }),
    core("food_item", { names: "food|item|ingredient" }),
    core("calories=energy_kcal", { names: "calories|kcal|energy" }),
    core("protein_g", { names: "protein" }),
    known("carbs_g=carbohydrates_g", { names: "carbs|carbohydrates" }),
    known("fat_g", { names: "fat" }),
    ...knowns(
      "sugar_g fiber_g sodium_mg serving_size_g caffeine_mg water_liters diet_type@user age@user gender@user body_weight@user blood_glucose brand quantity recipe_name=title cuisine=category note total_cholesterol",
    ),
  ],
  rules: [
    rule(
      "calories = 4 × protein_g + 4 × carbs_g + 9 × fat_g",
      "calories protein_g carbs_g fat_g",
      {
        calories: {
          kind: "sum",
          terms: [
            { field: "protein_g", times: 4 },
            { field: "carbs_g", times: 4 },
            { field: "fat_g", times: 9 },
          ],
          decimals: 0,
        },
      },
      [
        {
          kind: "sum",
          total: "calories",
          terms: [
            { field: "protein_g", times: 4 },
            { field: "carbs_g", times: 4 },
            { field: "fat_g", times: 9 },
          ],
        },
      ],
    ),
    within("sugar_g", "carbs_g", beta(2, 4), 1),
  ],
  rhythm: "consumer",
  days: 60,
};

const gymMemberships: Frame = {
  id: "gym_memberships",
  title: "gym memberships",
  cues: {
    en: "gym membership:3|gym member:3|gym visit:3|gym check-in:3|gym:2|fitness studio:3|yoga class:2.5|health club:3|personal trainer:2",
    de: "fitnessstudio:3|studiomitgliedschaft:3",
    es: "membresía de gimnasio:3|gimnasio:2.5",
    fr: "abonnement de salle de sport:3|salle de sport:3",
    pt: "mensalidade de academia:3|academia:2",
  },
  record: "member",
  fields: [
    key("member_id=user_id", { names: "member|customer|member number|membership number" }),
    core("membership_type", { names: "plan|membership|membership plan" }),
    core("joined_at", { names: "joined|join date|joining date|joined on|member since" }),
    known("visit_id=record_id", { names: "visit|check-in" }),
    known("visits_per_month=count", { names: "visits per month|monthly visits|visits" }),
    known("checked_in_at=entry_time", { names: "entry|visit time|date|timestamp" }),
    known("checked_out_at=exit_time", { names: "check-out|exit" }),
    known("duration_min", { names: "duration|minutes" }),
    core("club=parking_lot", {
      names: "club|location|gym|branch|studio",
      model: choices("Central|North|South|Riverside|Campus"),
    }),
    ...knowns(
      "age gender gym_class trainer=instructor price currency workout_type is_active calories_burned full_name email phone expiry_date payment_method has_churned=flag",
    ),
  ],
  rules: [
    follows("checked_out_at", "checked_in_at", lognormal(68, 0.4), "min"),
    lasts("duration_min", "checked_in_at", "checked_out_at", "min"),
  ],
  rhythm: "consumer",
  days: 90,
};

const dentalVisits: Frame = {
  id: "dental_visits",
  title: "dental visits",
  cues: {
    en: "dental:3|dentist:3|dental visit:3|dental clinic:3|dental treatment:3|tooth:2.5|teeth:2.5|orthodontic:3|dental record:3",
    de: "zahnarzt:3|zahnbehandlung:3|zahnarztpraxis:3",
    es: "dentista:3|visitas al dentista:3|clínica dental:3",
    fr: "dentiste:3|soins dentaires:3|cabinet dentaire:3",
    pt: "dentista:3|clínica odontológica:3|tratamento dentário:3",
  },
  against: "toothpaste:2|accidental:3",
  record: "visit",
  fields: [
    key("visit_id=encounter_id", { names: "visit|appointment" }),
    core("patient_id@patient"),
    core("visit_date=date", { names: "date|appointment date|treatment date" }),
    core("procedure=dental_procedure", { names: "procedure|treatment|service" }),
    core("tooth_number", { names: "tooth" }),
    core("dentist=dentist_name", { names: "dentist|doctor" }),
    core("cost", { names: "price|fee|amount|treatment cost" }),
    ...knowns(
      "tooth_surface cavity_count insurance=payer_type insurance_paid=plan_paid_amount patient_pays=member_liability age@patient gender@patient duration_min no_show pain_score next_appointment=due_date currency full_name@patient clinic=hospital_name note anesthesia_type satisfaction",
    ),
  ],
  rules: [
    variesBy(
      "cost",
      "procedure",
      {
        examination: numbers(lognormal(62, 0.25), 2),
        cleaning: numbers(lognormal(95, 0.25), 2),
        filling: numbers(lognormal(170, 0.35), 2),
        "x-ray": numbers(lognormal(48, 0.3), 2),
        crown: numbers(lognormal(980, 0.3), 2),
        "root canal": numbers(lognormal(860, 0.3), 2),
        implant: numbers(lognormal(2200, 0.3), 2),
      },
      numbers(lognormal(240, 0.5), 2),
    ),
    within("insurance_paid", "cost", beta(4, 2.6)),
    adds("patient_pays", "+cost -insurance_paid"),
  ],
  rhythm: "business",
  days: 365,
};

const veterinaryVisits: Frame = {
  id: "veterinary_visits",
  title: "veterinary visits",
  cues: {
    en: "veterinary:3|vet visit:3|vet clinic:3|pet:2|pets:2|dog:1.5|cat:1.2|animal clinic:3|pet owner:2.5|pet health:3|animal hospital:3|vet:2.5|breed:2",
    de: "tierarzt:3|tierarztpraxis:3|haustier:2.5|tierklinik:3",
    es: "veterinario:3|clínica veterinaria:3|mascotas:2.5",
    fr: "vétérinaire:3|clinique vétérinaire:3|animaux de compagnie:2.5",
    pt: "veterinário:3|clínica veterinária:3|animais de estimação:2.5",
  },
  against: "list of breed:4|breed list:4|pet shop order:2|pet insurance:1.5|cattle:2|shelter:1.5|veteran:3",
  record: "visit",
  fields: [
    key("visit_id=encounter_id", { names: "visit|appointment" }),
    core("animal_id@animal", { names: "pet|patient|animal" }),
    core("species=animal_species@animal", { names: "species|pet type|tierart|especie|espèce|espécie" }),
    core("breed@animal"),
    core("visit_date=date", { names: "date|appointment date" }),
    core("reason=veterinary_reason", { names: "reason|diagnosis" }),
    known("treatment=vet_treatment", { names: "treatment|procedure|behandlung|tratamiento|traitement|tratamento" }),
    core("cost=veterinary_fee", { names: "cost|fee|bill|price|amount" }),
    ...knowns(
      "pet_name@animal pet_owner@animal animal_age_years@animal animal_weight_kg gender@animal veterinarian is_neutered@animal microchip_number@animal vaccine vaccinations drug_name dosage next_visit=due_date temperature=body_temperature phone@animal email@animal currency insurance=flag clinic=hospital_name note outcome age@animal",
    ),
  ],
  rules: [
    variesBy(
      "animal_weight_kg",
      "species",
      {
        dog: numbers(lognormal(19, 0.6), 1),
        cat: numbers(lognormal(4.3, 0.22), 1),
        rabbit: numbers(lognormal(2.1, 0.3), 1),
        bird: numbers(lognormal(0.14, 0.6), 2),
        "guinea pig": numbers(lognormal(0.9, 0.2), 1),
      },
      numbers(lognormal(0.6, 0.8), 1),
    ),
    variesBy(
      "breed",
      "species",
      {
        dog: choices(
          "labrador retriever:20|mixed breed:24|german shepherd:14|french bulldog:13|golden retriever:12|poodle:9|beagle:8",
        ),
        cat: choices("domestic shorthair:44|mixed breed:20|maine coon:14|siamese:12|persian:10"),
      },
      choices("mixed breed"),
    ),
  ],
  rhythm: "business",
  days: 365,
};

const animalShelter: Frame = {
  id: "shelter_animals",
  title: "shelter animals",
  cues: {
    en: "animal shelter:3|pet adoption:3|shelter animal:3|shelter:2|rescue animal:3|adoptable:3|stray animal:3|zoo animal:2.5|zoo:2",
    de: "tierheim:3|tieradoption:3",
    es: "refugio de animales:3|adopción de mascotas:3",
    fr: "refuge animalier:3|adoption d'animaux:3",
    pt: "abrigo de animais:3|adoção de animais:3",
  },
  record: "animal",
  fields: [
    key("animal_id", { names: "animal|pet" }),
    core("name=pet_name", { names: "name" }),
    core("species=animal_species", { names: "type|species|animal type" }),
    core("breed"),
    core("age_years=animal_age_years", { names: "age" }),
    core("intake_date=date", { names: "intake|arrival date|intake date|admitted" }),
    core("status=adoption_status", { names: "outcome|status|adoption status" }),
    known("outcome_date=end_date", { names: "adoption date|outcome date|adopted on" }),
    ...knowns(
      "gender color weight_kg=animal_weight_kg is_neutered vaccinations microchip_number days_in_shelter health=item_condition shelter=company_name city adopter=full_name adoption_fee=fee intake_reason=reason description image_url",
    ),
  ],
  rules: [
    follows("outcome_date", "intake_date", lognormal(22, 0.9), "day"),
    lasts("days_in_shelter", "intake_date", "outcome_date", "day"),
  ],
  rhythm: "consumer",
  days: 365,
};

export const wellnessFrames: readonly Frame[] = [
  workouts,
  dailyActivity,
  sleepNights,
  foodLog,
  gymMemberships,
  dentalVisits,
  veterinaryVisits,
  animalShelter,
];
