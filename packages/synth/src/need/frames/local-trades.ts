import { choices, codes, flags, lognormal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const lessons: Frame = {
  id: "private_lessons",
  title: "private lessons",
  cues: {
    en: "driving lesson:7|driving school:6|music lesson:7|music school:6|piano lesson:7|guitar lesson:7|violin lesson:7|singing lesson:7|tennis lesson:6|swimming lesson:7|swim class:6|riding lesson:7|ski lesson:7|ski school:6|dance class:5|dance lesson:6|language class:5|language lesson:5|language school:4|private lesson:6|tutoring session:6|tuition session:5",
    de: "fahrstunden:7|fahrstunde:7|fahrschule:6|musikschule:6|klavierunterricht:7|nachhilfe:5|nachhilfestunden:6|schwimmkurse:6|sprachkurse:5|skikurse:6|tanzkurse:6|musikunterricht:6",
    es: "clases de conducir:7|autoescuela:6|clases de música:6|clases de piano:7|clases de idiomas:6|clases de natación:6|clases particulares:6|academia de idiomas:5",
    fr: "leçons de conduite:7|auto-école:6|cours de piano:7|école de musique:6|cours de natation:7|cours de langue:6|cours de langues:6|cours particuliers:6",
    pt: "aulas de condução:7|escola de condução:6|aulas de piano:7|aulas de música:6|aulas de natação:7|aulas de línguas:6|explicações:4",
  },
  against: "online course:4|machine learning:4|e-learning:4|lesson learned:5",
  record: "lesson",
  fields: [
    key("lesson_id=record_id", { names: "lesson|lesson number|class id", model: codes("LES-", 6) }),
    core("starts_at=start_time", { names: "date|lesson date|start|starts|time|lesson time|datum|fecha|data|beginn" }),
    core("student=full_name@student", {
      names: "student|pupil|learner|child|schüler|schülerin|alumno|alumna|élève|enfant|aluno|kind",
    }),
    core("instructor", {
      names: "teacher|coach|tutor|trainer|lehrer|fahrlehrer|profesor|moniteur|professeur|professor",
    }),
    core("fee=price", {
      names: "fee|price|cost|tariff|preis|precio|tarifa|tarif|preço",
      model: numbers(lognormal(42, 0.4), 2),
    }),
    core("is_cancelled", { names: "cancelled|canceled|abgesagt|cancelada|annulée" }),
    known("instrument=product_name", {
      names: "instrument|instrumento",
      model: choices("piano:34|guitar:26|violin:14|drums:9|flute:9|cello:8"),
    }),
    known("level=ability_level", { names: "level|nivel|niveau|nível" }),
    known("stroke=swim_stroke", { names: "stroke" }),
    known("style=dance_style", { names: "style|dance" }),
    known("attended=flag", { names: "attended|present|presence|présence|asistencia", model: flags(0.93) }),
    known("duration_min", { names: "length|lesson length|duration|dauer|duración|durée|duração|minutes" }),
    ...knowns("end_time room=room_number car=vehicle_model type language booked_at rating is_paid note"),
  ],
  rules: [follows("end_time", "starts_at", lognormal(55, 0.3), "min")],
  rhythm: "business",
  days: 90,
};

const lostProperty: Frame = {
  id: "lost_property",
  title: "lost property",
  cues: {
    en: "lost property:7|lost and found:7|lost item:5|found item:5|lost luggage report:4",
    de: "fundsachen:7|fundbüro:7",
    es: "objetos perdidos:7",
    fr: "objets trouvés:7|objets perdus:7",
    pt: "perdidos e achados:7|objetos perdidos:7",
  },
  record: "item",
  fields: [
    key("item_id=record_id", { names: "item number|item id|find number", model: codes("LP-", 6) }),
    core("found_on=date", { names: "found|found at|date found|handed in|handed in on" }),
    core("item=product_name", {
      names: "item|object|description|article|gegenstand|objeto|objet",
      model: choices("umbrella:20|phone:16|jacket:14|backpack:12|keys:11|wallet:9|glasses:8|headphones:6|book:4"),
    }),
    core("place=place_type", { names: "place|where|found at place" }),
    core("is_claimed=flag", { names: "claimed|collected|returned to owner", model: flags(0.4) }),
    known("claimed_on=end_date", { names: "claimed on|date claimed|collected on|claim date" }),
    known("colour=color", { names: "colour|color" }),
    ...knowns("brand terminal storage_days=duration_days"),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

const laundry: Frame = {
  id: "laundry_tickets",
  title: "laundry and dry cleaning tickets",
  cues: {
    en: "dry cleaning:7|dry cleaner:7|dry-cleaning:7|laundry ticket:7|laundry order:6|laundry log:6|laundry:3.5|launderette:5|shoe repair:6|alterations shop:5|tailor shop:5|clothing repair:5",
    de: "reinigungsannahme:5|wäscherei:6|textilreinigung:7|schuhreparatur:6|änderungsschneiderei:6",
    es: "tintorería:7|lavandería:6",
    fr: "pressing:5|blanchisserie:6|cordonnerie:6",
    pt: "lavandaria:6|lavanderia:6|tinturaria:6",
  },
  record: "ticket",
  fields: [
    key("ticket_id=record_id", { names: "ticket|ticket number|ticket no", model: codes("T-", 6) }),
    core("dropped_off=timestamp", { names: "dropped off|dropped off at|handed in|received|brought in|drop-off" }),
    core("garment=product_name", {
      names: "garment|item|article|piece|prenda|vêtement",
      model: choices("shirt:28|trousers:20|suit:15|coat:12|dress:12|blouse:8|curtain:5"),
    }),
    core("price"),
    known("picked_up=picked_up_at", { names: "picked up|collected|returned|pick-up" }),
    known("pieces=quantity", { names: "pieces|items" }),
    known("colour=color", { names: "colour|color" }),
    known("weight_kg", { names: "weight|weight kg" }),
    ...knowns("customer_id ready_at=due_date room_number is_paid"),
  ],
  rules: [],
  rhythm: "business",
  days: 90,
};

/** What small trades of a town keep books of. */
export const localTradeFrames: readonly Frame[] = [lessons, lostProperty, laundry];
