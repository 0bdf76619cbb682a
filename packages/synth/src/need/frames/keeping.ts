import { choices, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const petCare: Frame = {
  id: "pet_care_bookings",
  title: "pet care bookings",
  cues: {
    en: "pet grooming:7|dog grooming:7|grooming salon:7|groomer:4|dog walking:7|dog walk:6|dog walker:6|kennel booking:7|cattery:6|boarding kennel:7|pet sitting:7|pet boarding:7|dog daycare:7|pet hotel:7|dog training:5",
    de: "hundesalon:7|hundepension:7|tierpension:7|gassi:5",
    es: "peluquería canina:7|guardería canina:7|paseo de perros:7",
    fr: "toilettage:6|pension canine:7|promenade de chiens:7",
    pt: "banho e tosa:7|hotel para cães:7|passeio de cães:7",
  },
  against: "hair salon:2|vet:2|shelter:2|horse riding:3",
  record: "booking",
  fields: [
    key("booking_id", { names: "booking|appointment|visit" }),
    core("scheduled_at", { names: "date|time|appointment time|start|drop off|datum|fecha|data" }),
    core("pet_name", { names: "pet|dog|cat|animal|dog name|name|hund|perro|mascota|chien|cão" }),
    core("breed=dog_breed", { names: "breed|rasse|raza|race|raça" }),
    core("service=grooming_service", {
      names: "service|treatment|package|type|leistung|servicio|soin|serviço",
    }),
    core("price", {
      names: "price|fee|cost|amount|preis|precio|prix|preço",
      model: numbers(lognormal(44, 0.4), 2, { heaped: 0.6 }),
    }),
    known("groomer=full_name", { names: "groomer|walker|sitter|staff|carer" }),
    known("owner=pet_owner", { names: "owner|customer|client" }),
    known("duration_min", { names: "duration|length|minutes", model: choices("30:20|45:26|60:30|90:18|120:6") }),
    known("kennel", { names: "kennel|kennel number|run" }),
    known("nights", { names: "nights|stay" }),
    ...knowns(
      "coat_type coat_colour temperament pet_food animal_weight_kg animal_age_years gender is_neutered no_show status phone email note tip rating payment_method currency species=animal_species cat_breed end_time distance_km is_cancelled vaccinated=flag",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 90,
};

const schoolIncidents: Frame = {
  id: "school_incidents",
  title: "detentions and school incidents",
  cues: {
    en: "detention:6|detentions:6|school detention:7|behaviour incident:6|behavior incident:6|school behaviour:6|school behavior:6|behaviour point:6|school discipline:6|pupil behaviour:6",
    de: "nachsitzen:7|klassenbucheinträge:7",
    es: "castigos escolares:7|partes de disciplina:7",
    fr: "retenues scolaires:7|heures de colle:7",
    pt: "ocorrências escolares:7",
  },
  against: "immigration:6|prison:6|police:5|detention centre:5",
  record: "incident",
  fields: [
    key("incident_id=record_id", { names: "incident|detention|detention id" }),
    core("date", { names: "date|day|datum|fecha|data" }),
    core("student_id", { names: "pupil|student|child|schüler|alumno|élève|aluno" }),
    core("reason=school_behaviour", { names: "reason|behaviour|behavior|incident type|type|grund|motivo|motif" }),
    core("teacher=instructor", { names: "teacher|staff|given by|lehrer|profesor|professeur|professor" }),
    core("year_group=grade_level", { names: "year|year group|class|grade|form|klasse|curso|classe" }),
    known("house=school_house", { names: "house" }),
    known("points=quantity", { names: "points|behaviour points|demerits", model: choices("1:46|2:28|3:16|5:10") }),
    known("duration_min", { names: "duration|length|minutes", model: choices("15:12|20:16|30:40|45:12|60:20") }),
    known("attended=flag", { names: "attended|served" }),
    ...knowns(
      "full_name gender age school_subject=school_subject room=classroom note parents_informed=flag severity action=note school_term",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

/** Animals and children in the care of others. */
export const keepingFrames: readonly Frame[] = [petCare, schoolIncidents];
