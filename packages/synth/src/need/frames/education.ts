import { banded, beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, onlyWhere, rule } from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, compares, likelierBy, pulledBy } from "./rules.ts";

const enrolments: Frame = {
  id: "education_enrolments",
  title: "course enrolments",
  cues: {
    en: "enrolment:3|student grade:2|grades per course:3|enrollment:3|course enrollment:3|course registration:3|student enrollment:3|university student:2.5|transcript:2.5|semester:2|college:2|university:2|course grade:2.5|student record:2.5|academic record:3|gpa:2|class roster:2.5|credits:1.5",
    de: "einschreibung:3|kursanmeldung:3|studierende:2.5|universität:2|hochschule:2|semester:2",
    es: "inscripciones a cursos:3|matrículas:2.5|estudiantes universitarios:3|universidad:2",
    fr: "inscriptions aux cours:3|étudiants:2.5|université:2",
    pt: "matrículas em cursos:3|estudantes universitários:3|universidade:2",
  },
  against:
    "clinical trial:3|transcript of conversation:2|health plan:2|online course video:1.5|benefit:1|mcp:3|tool call:3|model calls:3|chat:2|conversation:2",
  record: "enrolment",
  fields: [
    key("enrolment_id=enrollment_id", { names: "enrolment id|enrollment id|registration id" }),
    core("student_id@student", { names: "student" }),
    core("course_id@course", { names: "course|course code" }),
    core("term=academic_term", { names: "semester|term" }),
    core("enrolled_on=enrollment_date", { names: "enrollment date|registration date|enrolled" }),
    core("grade=letter_grade", { names: "final grade|grade" }),
    core("credits@course"),
    core("status=enrollment_status", { names: "status" }),
    known("score=exam_score", { names: "final score|score|marks|mark" }),
    ...knowns(
      "course_name@course student_name=full_name@student gpa major@student department instructor@course school_name grade_level@student attendance_rate has_passed tuition_fee has_scholarship@student age@student gender@student email@student birth_date@student country@student academic_year study_hours degree@student absences dropped_out room=room_number has_graduated",
    ),
  ],
  rules: [
    // No check of the bands: a course that is not over has a score so far, and no grade.
    rule("grade is the band of score", "grade score", { grade: banded("score", [60, 68, 78, 88], "F|D|C|B|A") }),
    compares("has_passed", "score", ">=", 60),
    onlyWhere("grade", "status", "completed", "failed"),
  ],
  rhythm: "business",
  days: 730,
};

const studentPerformance: Frame = {
  id: "student_performance",
  title: "student performance",
  cues: {
    en: "student performance:3|exam score:3|exam result:3|test score:3|grade book:4|gradebook:4|mark book:4|student grade:3|school grade:2.5|math score:3|reading score:3|report card:3|students:2|student:1.8|pupil:2|classroom:2|exam:2|quiz:1.5|homework:2|dropout of students:2.5|study hours:2.5|school student:2.5|high school:2",
    de: "prüfungsergebnis:3|schülerleistung:3|schulnote:3|schüler:2|prüfung:2",
    es: "rendimiento académico:3|resultados de exámenes:3|calificaciones:3|alumnos:2|estudiantes:2",
    fr: "résultats d'examens:3|performance des élèves:3|notes des élèves:3|élèves:2",
    pt: "desempenho escolar:3|resultados de exames:3|notas dos alunos:3|alunos:2|estudantes:2",
  },
  against:
    "medical exam:2|physical exam:2|software test:3|enrollment:1|benchmark:2|lend:4|lent:4|borrowed:3|device:2|laptop:3|tablet:3",
  record: "result",
  fields: [
    key("result_id=record_id", { names: "result" }),
    core("student_id@student", { names: "student|pupil" }),
    core("subject=school_subject", { names: "subject|exam" }),
    core("exam_date=date", { names: "date|test date|exam date" }),
    core("score=exam_score", { names: "score|marks|mark|points|exam score|test score" }),
    core("grade=letter_grade", { names: "grade" }),
    core("passed=has_passed", { names: "pass|passed|pass fail" }),
    known("math_score=exam_score", { names: "math score|maths|math" }),
    known("reading_score=exam_score", { names: "reading score|reading" }),
    known("writing_score=exam_score", { names: "writing score|writing" }),
    known("term=school_term", { names: "term" }),
    ...knowns("special_need school_club language_level exam_type exam_board"),
    ...knowns(
      "full_name@student gender@student age@student grade_level@student school_name@student study_hours attendance_rate absences parent_education@student test_preparation@student lunch_type@student ethnicity@student sleep_hours gpa has_scholarship@student dropped_out instructor course_id@course class_size academic_year region@student duration_min quiz_attempts children siblings=count",
    ),
  ],
  rules: [
    pulledBy("score", { study_hours: 0.5, attendance_rate: 0.4, absences: -0.3 }, beta(7.5, 3, 0, 100), 0),
    pulledBy("score", { study_hours: 0.5, attendance_rate: 0.4 }, beta(7.5, 3, 0, 100), 0),
    pulledBy("score", { study_hours: 0.5 }, beta(7.5, 3, 0, 100), 0),
    pulledBy("reading_score", { math_score: 0.7 }, beta(7.5, 3, 0, 100), 0),
    pulledBy("writing_score", { reading_score: 0.8 }, beta(7.5, 3, 0, 100), 0),
    bands("grade", "score", [60, 68, 78, 88], "F|D|C|B|A"),
    compares("passed", "score", ">=", 60),
    likelierBy("dropped_out", { absences: 0.4 }, 0.08),
  ],
  rhythm: "business",
  days: 365,
};

const onlineLearning: Frame = {
  id: "online_learning",
  title: "online learning activity",
  cues: {
    en: "online learning:3|learning activity:3|online course:3|e-learning:3|elearning:3|mooc:3|lms:2.5|learning platform:3|learning management:3|course completion:3|lesson:2|tutoring:2|online learner:3|language learning app:3|edtech:3|video lecture:2.5|training course:2|course progress:3|corporate training:2.5|learner:2",
    de: "online-kurs:3|e-learning:3|lernplattform:3",
    es: "cursos en línea:3|aprendizaje en línea:3|plataforma de aprendizaje:3",
    fr: "cours en ligne:3|apprentissage en ligne:3|plateforme d'apprentissage:3",
    pt: "cursos online:3|aprendizagem online:3|plataforma de ensino:3",
  },
  against: "machine learning:3|deep learning:3|reinforcement learning:3|training run:2|in app action:3|event:1",
  record: "activity",
  fields: [
    key("activity_id=record_id", { names: "activity|event" }),
    core("student_id@student", { names: "learner|user|employee|student" }),
    core("course_id@course"),
    core("timestamp", { names: "accessed at|started at|time" }),
    core("progress_pct=course_progress", { names: "progress|completion|completion percentage" }),
    core("watch_minutes", { names: "minutes watched|time spent|watch time" }),
    core("quiz_score=exam_score", { names: "quiz score|score|grade" }),
    ...knowns(
      "course_name@course lesson_name school_subject is_completed certificate_earned quiz_attempts enrollment_date device_type country@student rating=rating instructor last_seen_at price age@student department completed_at=closed_at skills platform level video_quality duration_min assignment_id submitted_at dropped_out",
    ),
  ],
  rules: [
    compares("is_completed", "progress_pct", ">=", 100),
    pulledBy("quiz_score", { watch_minutes: 0.4 }, beta(7.5, 3, 0, 100), 0),
  ],
  rhythm: "consumer",
  days: 90,
};

const attendance: Frame = {
  id: "school_attendance",
  title: "school attendance",
  cues: {
    en: "attendance log:4|attendance register:4|attendance record:3|attendance:2|school attendance:3|class attendance:3|student attendance:3|absence record:2.5|absenteeism:2|school absence:3",
    de: "schulanwesenheit:3|anwesenheit:2.5|fehlzeiten:2.5",
    es: "asistencia escolar:3|asistencia a clase:3",
    fr: "présence scolaire:3|absentéisme scolaire:3",
    pt: "frequência escolar:3|presença em aula:3",
  },
  against: "employee:2|concert:2|stadium:2",
  record: "mark",
  fields: [
    key("student_id@student", { names: "student|pupil|child|schüler|alumno|élève|aluno|kind|enfant|criança" }),
    key("date"),
    core("class=grade_level@student", { names: "class|grade|course" }),
    core("status=class_attendance", { names: "attendance|status|present" }),
    core("minutes_late=delay_min", { names: "late minutes|minutes late" }),
    ...knowns(
      "full_name@student school_name@student school_subject instructor reason_for_absence=reason weekday course_id@student note gender@student is_excused=flag",
    ),
  ],
  rules: [onlyWhere("minutes_late", "status", "late"), onlyWhere("reason_for_absence", "status", "absent", "excused")],
  layout: { kind: "series", subject: "student", every: { count: 1, unit: "day" } },
  rhythm: "business",
  days: 60,
};

const libraryLoans: Frame = {
  id: "library_loans",
  title: "library loans",
  cues: {
    en: "library loan:3|library book:3|book loan:3|library checkout:3|borrowed book:3|library:2.5|circulation:2|patron:2.5|overdue book:3|library member:2.5|public library:3|lent on:3|device we lend:4|equipment loan:5|lend to pupil:4|laptop loan:5|tool library:5|toy library:5|loan of equipment:5",
    de: "bibliotheksausleihe:3|ausleihe:3|bibliothek:2.5|bücherei:2.5",
    es: "préstamos de biblioteca:3|biblioteca:2.5",
    fr: "prêts de bibliothèque:3|bibliothèque:3|médiathèque:3",
    pt: "empréstimos de biblioteca:3|biblioteca:2.5",
  },
  against:
    "software library:3|code library:3|npm:3|python library:3|patreon:2|gene library:2|mortgage:2|blood circulation:2",
  record: "loan",
  fields: [
    key("loan_id=loan_record_id", { names: "loan|checkout" }),
    core("patron_id@patron", { names: "member|borrower|reader|patron" }),
    core("book_id@book", { names: "book|item" }),
    core("borrowed_on", { names: "loan date|checkout date|borrowed" }),
    core("due_date"),
    core("returned_on", { names: "return date|returned", nulls: 0.12 }),
    known("fine=fine_amount", {
      names: "fine|late fee|overdue fine",
      model: numbers(lognormal(1.8, 0.8), 2, { heaped: 0.6 }),
    }),
    known("status", {
      names: "status|loan status",
      model: choices("returned:70|on loan:18|overdue:8|renewed:3|lost:1"),
    }),
    known("title=book_title@book", { names: "title|book title|titel|titulo|titre" }),
    ...knowns(
      "author_name@book isbn@book book_genre@book lending_branch days_overdue renewals is_late publication_year@book shelf_mark@book age language patron_name=full_name@patron membership_type is_overdue=flag",
    ),
  ],
  rules: [
    {
      statement: "due_date = borrowed_on + 28 days",
      needs: ["due_date", "borrowed_on"],
      sets: { due_date: { kind: "later", than: "borrowed_on", by: { kind: "constant", value: 28 }, unit: "day" } },
      checks: [{ kind: "offset", from: "borrowed_on", to: "due_date", by: 28, unit: "day" }],
    },
    follows("returned_on", "borrowed_on", lognormal(18, 0.55), "day"),
    compares("is_late", "returned_on", ">", "due_date"),
    compares("is_overdue", "returned_on", ">", "due_date"),
  ],
  rhythm: "business",
  days: 365,
};

const books: Frame = {
  id: "books",
  title: "books",
  cues: {
    en: "book catalog:3|book catalogue:3|books:2.5|book:2|bookstore:2|book sales:2|isbn:2|novel:2|publisher:1.5|bestseller:2.5|reading list:2|author:1|ebook:2",
    de: "bücher:2.5|buchkatalog:3|verlag:2",
    es: "libros:2.5|catálogo de libros:3|editorial:2",
    fr: "livres:2.5|catalogue de livres:3|éditeur:1.5",
    pt: "livros:2.5|catálogo de livros:3|editora:2",
  },
  against:
    "batch book:4|log book:4|recipe book:3|rule book:3|appointment book:4|address book:4|grade book:4|gradebook:4|mark book:4|class book:4|loan:1.5|order book:3|booking:3|bookkeeping:3|library:1|logbook:2|rent book:4|cash book:4|account book:4|savings book:4|visitor book:4|guest book:4|accident book:4|stock book:4|day book:4|facebook:3|borrowed:2|bookstore:3|checkout:3|cashier:3|till:3",
  record: "book",
  fields: [
    key("isbn"),
    core("title=book_title", { names: "title|name|book title" }),
    core("author=author_name", { names: "author" }),
    core("genre=book_genre", { names: "genre|category" }),
    core("publication_year", { names: "year|published" }),
    core("pages=page_count", { names: "pages|page count" }),
    core("price"),
    known("published_on=release_date", { names: "publication date|release date" }),
    ...knowns(
      "book_id publisher language rating=star_rating rating_count copies_sold=quantity currency format=category description stock=quantity review_text edition=version age_range=age_group series=show_title",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 3650,
};

const museum: Frame = {
  id: "museum_collections",
  title: "museum collections and visits",
  cues: {
    en: "museum:3|artwork:3|art collection:3|museum collection:3|painting:2.5|gallery:2|exhibition:2.5|museum visitor:3|museum visit:3|sculpture:2.5|artefact:2.5|artifact of museum:2|auction of art:2.5|archaeological:2.5|heritage:2",
    de: "museum:3|kunstwerk:3|kunstsammlung:3|ausstellung:2.5",
    es: "museo:3|obra de arte:3|colección de arte:3",
    fr: "musée:3|œuvre d'art:3|collection d'art:3",
    pt: "museu:3|obra de arte:3|coleção de arte:3",
  },
  against: "nft:3|build artifact:3|image gallery:2",
  record: "object",
  fields: [
    key("object_id=artwork_id", { names: "artwork|object|exhibit|accession number" }),
    core("title", { model: { kind: "goods", part: "name", category: "titles" } }),
    core("artist=artist_name", { names: "artist|maker" }),
    core("year_created=year", {
      names: "year|created|date made",
      model: numbers(normal(1890, 70), 0),
      minimum: -3000,
      maximum: 2026,
    }),
    core("medium=artwork_medium", { names: "medium|technique" }),
    core("period=art_period", { names: "period|era" }),
    core("acquired_on=date", { names: "acquisition date|acquired" }),
    known("object_type=museum_object", { names: "object type|type|type of object|object kind|kind|category" }),
    known("movement=art_movement", { names: "movement|style" }),
    known("room=gallery_room", { names: "room|gallery room" }),
    ...knowns(
      "acquisition_method provenance museum_department curator exhibition location=house_room insured_value=price currency nationality height_cm=length_cm width_cm status visits_count visitor_type donor=company_name item_condition description image_url country audio_guide=flag ticket_price=price age_group language",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 3650,
};

const timetables: Frame = {
  id: "class_timetables",
  title: "class timetables",
  cues: {
    en: "school timetable:4|class timetable:4|timetable of lessons:4|lesson plan of the week:3|class schedule:3|school schedule:3|lecture timetable:4|course timetable:4|teaching schedule:3|timetable:1.5",
    de: "stundenplan:4|stundenpläne:4|unterrichtsplan:3",
    es: "horario escolar:4|horario de clases:4",
    fr: "emploi du temps scolaire:4|emploi du temps:3",
    pt: "horário escolar:4|grade horária:4",
  },
  against: "train:3|bus:3|railway:3|shift:1.5|flight:3",
  record: "lesson",
  fields: [
    key("lesson_id=record_id", { names: "lesson|slot" }),
    core("weekday", {
      names: "weekday|day",
      model: { kind: "choice", values: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] },
    }),
    core("period=lesson_period", { names: "period|lesson|slot|hour" }),
    core("class=school_class", { names: "class|form|group" }),
    core("subject=school_subject", { names: "subject|course" }),
    core("teacher=instructor@teacher", { names: "teacher" }),
    core("room=classroom", { names: "room|classroom" }),
    ...knowns("school_name start_time end_time class_size grade_level academic_term"),
  ],
  rules: [],
  rhythm: "flat",
};

export const educationFrames: readonly Frame[] = [
  timetables,
  enrolments,
  studentPerformance,
  onlineLearning,
  attendance,
  libraryLoans,
  books,
  museum,
];
