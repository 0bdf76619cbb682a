import { choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { tells, variesBy } from "./rules.ts";

const minutes = (of: string) => choices(of);

const dental: Frame = {
  id: "dental_appointments",
  title: "dentist appointments",
  cues: {
    en: "dentist appointment:7|dental appointment:7|dental visit:7|dental practice:6|dental clinic:6|dentist visit:7|dental treatment:5|dental patient:6|dentist:3|dental surgery:5|tooth:1.5|dental record:6",
    de: "zahnarzttermine:7|zahnarzttermin:7|zahnarztpraxis:7|zahnarzt:4|zahnbehandlungen:6",
    es: "citas del dentista:7|citas dentales:7|clínica dental:6|dentista:3.5|odontología:4",
    fr: "rendez-vous dentaires:7|rendez-vous chez le dentiste:7|cabinet dentaire:6|dentiste:3.5",
    pt: "consultas de dentista:7|consultas dentárias:7|clínica dentária:6|dentista:3.5",
  },
  against: "claim:6|insurance:5|policy:4|review:3|supply:3|supplies:4|invoice:3",
  record: "appointment",
  fields: [
    key("appointment_id", { names: "appointment|appointment number|termin" }),
    core("patient_id@patient", { names: "patient|patient number|paciente|utente" }),
    core("scheduled_at=appointment_at", {
      names: "date|time|start|start time|appointment time|appointment date|datum|uhrzeit|fecha|hora|heure|data",
    }),
    core("treatment=dental_procedure", {
      names:
        "treatment|procedure|service|reason|type|appointment type|behandlung|tratamiento|traitement|soin|acte|tratamento",
    }),
    core("dentist=dentist_name", {
      names: "dentist|doctor|provider|hygienist|zahnarzt|zahnärztin|odontólogo|odontologo|dentista|dentiste",
    }),
    core("duration_min", {
      names: "duration|length|minutes|how long|dauer|duración|durée|duração",
      model: minutes("15:18|20:10|30:38|45:18|60:12|90:4"),
    }),
    core("fee=price", {
      names: "fee|price|cost|amount|charge|preis|kosten|precio|importe|prix|preço",
      model: numbers(lognormal(110, 0.6), 2, { heaped: 0.5 }),
    }),
    core("no_show", { names: "no-show|no show|missed|did not come|nicht erschienen|no asistió|absent|faltou" }),
    known("status=appointment_status", { names: "status" }),
    known("tooth=tooth_number", { names: "tooth|tooth number|zahn|diente|dent|dente" }),
    known("patient_name=full_name@patient", { names: "patient name|name" }),
    known("booked_at=created_at", { names: "booked|booked at|booking date" }),
    ...knowns(
      "age@patient gender@patient tooth_surface dental_code insurance=payer_type phone@patient email@patient room=room_number clinic=hospital_name note payment_method currency anesthesia_type is_emergency=flag is_first_visit=flag pain_score cavity_count rating follow_up=due_date is_cancelled city",
    ),
  ],
  rules: [
    tells("no_show", "status", "no_show"),
    variesBy(
      "fee",
      "treatment",
      {
        examination: numbers(lognormal(55, 0.25), 2, { heaped: 0.5 }),
        cleaning: numbers(lognormal(85, 0.2), 2, { heaped: 0.5 }),
        "x-ray": numbers(lognormal(60, 0.3), 2, { heaped: 0.5 }),
        filling: numbers(lognormal(150, 0.3), 2, { heaped: 0.5 }),
        crown: numbers(lognormal(850, 0.25), 2, { heaped: 0.5 }),
        "root canal": numbers(lognormal(650, 0.3), 2, { heaped: 0.5 }),
        extraction: numbers(lognormal(170, 0.3), 2, { heaped: 0.5 }),
        implant: numbers(lognormal(1_900, 0.25), 2, { heaped: 0.5 }),
        whitening: numbers(lognormal(320, 0.25), 2, { heaped: 0.5 }),
      },
      numbers(lognormal(120, 0.4), 2, { heaped: 0.5 }),
    ),
    variesBy(
      "duration_min",
      "treatment",
      {
        examination: minutes("15:50|20:30|30:20"),
        "x-ray": minutes("15:70|20:30"),
        cleaning: minutes("30:60|45:40"),
        filling: minutes("30:50|45:40|60:10"),
        extraction: minutes("30:60|45:40"),
        crown: minutes("60:70|90:30"),
        "root canal": minutes("60:60|90:40"),
        implant: minutes("60:30|90:70"),
      },
      minutes("30:50|45:30|60:20"),
    ),
  ],
  rhythm: "business",
  days: 90,
};

const optician: Frame = {
  id: "optician_orders",
  title: "optician orders",
  cues: {
    en: "optician:4|optician order:7|optician sale:7|eyewear:4|eyeglass:4|glasses order:7|glasses prescription:7|spectacles:4|eye test:4|eye exam:4|optometrist:4|optometry:5|contact lens order:7|optical shop:6|sphere:1.5|lens prescription:6",
    de: "optiker:4|brillen:4|brillenaufträge:7|sehtest:5|sehtests:5",
    es: "óptica:4|gafas:4|pedidos de gafas:7|examen de la vista:5",
    fr: "opticien:4|lunettes:4|commandes de lunettes:7|examen de vue:5",
    pt: "óculos:4|oculista:5|exame de vista:5",
  },
  against: "camera:4|telescope:4|photography:4|wine glass:4|sunglasses shop review:3|microscope:4",
  record: "order",
  fields: [
    key("order_id", { names: "order|order number|sale" }),
    core("customer_id", { names: "customer|patient|client|kunde|cliente" }),
    core("ordered_at", { names: "date|order date|sale date|exam date|visit date|test date|datum|fecha|data" }),
    core("frame=spectacle_frame", { names: "frame|frame model|model|glasses|montura|monture|armação|fassung" }),
    core("lens_type", { names: "lens|lens type|lenses|glas|lente|verre" }),
    core("price", { names: "price|total|amount|cost|preis|precio|prix|preço", model: numbers(lognormal(240, 0.5), 2) }),
    known("sphere", { names: "sphere|sph|dioptre|diopter|prescription|power" }),
    known("cylinder=cylinder_power", { names: "cylinder|cyl" }),
    known("axis=cylinder_axis", { names: "axis" }),
    known("addition=near_addition", { names: "addition|add|near addition|reading addition" }),
    known("frame_price=price", { names: "frame price", model: numbers(lognormal(130, 0.5), 2) }),
    known("lens_price=price", { names: "lens price", model: numbers(lognormal(120, 0.6), 2) }),
    known("right_sphere=sphere", { names: "right sphere|sphere right|right eye sphere|od sphere|right eye" }),
    known("left_sphere=sphere", { names: "left sphere|sphere left|left eye sphere|os sphere|left eye" }),
    known("optometrist=optician", { names: "optometrist|optician|examiner" }),
    known("deposit=security_deposit", { names: "deposit" }),
    ...knowns(
      "eye pupillary_distance visual_acuity eye_condition eye_test lens_coating contact_lens_type frame_material frame_shape age gender full_name color brand currency due_date status payment_method store_id discount_pct warranty_months rating phone",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

const hearing: Frame = {
  id: "hearing_aid_fittings",
  title: "hearing aid fittings",
  cues: {
    en: "hearing aid:4|hearing aid fitting:7|hearing test:5|audiology:5|audiologist:4|audiogram:6|hearing clinic:6|hearing aid trial:7|hearing aid sale:7",
    de: "hörgeräte:5|hörgerät:4|hörakustiker:6|hörtests:6",
    es: "audífonos:5|pruebas auditivas:6",
    fr: "appareils auditifs:5|audioprothésiste:6|tests auditifs:6",
    pt: "aparelhos auditivos:5|testes de audição:6",
  },
  against: "court hearing:5|earphone:3",
  record: "fitting",
  fields: [
    key("fitting_id=record_id", { names: "fitting|case|visit" }),
    core("patient_id@patient", { names: "patient|client|customer" }),
    core("fitted_on=date", { names: "date|fitting date|fitted|visit date|test date" }),
    core("ear", { names: "ear|side" }),
    core("hearing_loss_db=hearing_threshold", { names: "hearing loss|hearing loss in db|threshold|loss" }),
    core("device=hearing_aid", { names: "hearing aid|device|device type|hearing aid type|style" }),
    known("model=hearing_aid_model", { names: "model|hearing aid model|device model" }),
    known("audiologist", { names: "audiologist|specialist|technician" }),
    known("price", { names: "price|cost|amount", model: numbers(lognormal(1_450, 0.5), 2) }),
    known("hours_worn=duration_hours", {
      names: "hours worn|daily use|hours a day",
      model: numbers(normal(9.5, 3), 1),
    }),
    known("satisfaction=rating", { names: "satisfaction|rating" }),
    ...knowns(
      "hearing_loss_grade hearing_loss_type age@patient gender@patient full_name@patient hearing_aid_serial warranty_months brand status insurance=payer_type next_visit=due_date note currency is_returned=flag",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

/** What dentists, opticians and audiologists keep. */
export const practiceFrames: readonly Frame[] = [dental, optician, hearing];
