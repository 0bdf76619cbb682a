import { firstNames } from "../names.ts";
import type { ScenarioLanguage } from "../reading.ts";
import { termPattern } from "./normal-text.ts";

/** Roles that people may have, as they are asked for; longer ones first. */
const roleTerms =
  "customer service agent, customer service representative, customer support agent, support agent, service agent, support technician, " +
  "onboarding manager, account manager, project manager, team lead, team leader, team captain, head of department, bank clerk, billing clerk, " +
  "funeral director, care adviser, debt adviser, career adviser, career coach, driving instructor, nursery teacher, school counsellor, " +
  "raid leader, airline agent, flight attendant, hotel guest, receptionist, ai agent, ai assistant, assistant, chatbot, technician, recruiter, " +
  "job seeker, applicant, candidate, employee, manager, boss, supervisor, colleague, coworker, co-worker, founder, co-founder, investor, mentor, " +
  "volunteer, coordinator, landlord, landlady, tenant, roommate, flatmate, housemate, neighbour, neighbor, caretaker, partner, husband, wife, " +
  "boyfriend, girlfriend, fiance, friend, best friend, sister, brother, mother, father, mum, mom, dad, son, daughter, aunt, uncle, cousin, " +
  "grandmother, grandfather, grandma, grandpa, grandson, granddaughter, parent, stepfather, stepmother, carer, caregiver, nurse, doctor, patient, " +
  "vet, breeder, student, pupil, teacher, tutor, professor, apprentice, trainee, intern, examiner, classmate, beginner, coach, trainer, athlete, " +
  "player, goalkeeper, runner, swimmer, referee, gamer, healer, streamer, traveller, traveler, tourist, passenger, commuter, guest, customer, " +
  "client, buyer, seller, vendor, shopkeeper, shop owner, car dealer, collector, user, subscriber, resident, widow, widower, retiree, pensioner, " +
  "freelancer, designer, developer, engineer, analyst, researcher, writer, musician, baker, farmer, gardener, beekeeper, pilot, driver, cook, chef, " +
  "waiter, waitress, barista, librarian, organiser, organizer, caterer, match, counsellor, counselor, therapist, stranger, welder, electrician, plumber, " +
  "carpenter, mechanic, cleaner, cashier, interviewer, headmaster, head teacher, principal, surgeon, midwife, teen, teenager, agent";
const roles = termPattern(roleTerms);

/** People who listen, on nobody's side. */
const listeners = termPattern(
  "friend, best friend, sister, brother, mother, father, mum, mom, dad, aunt, uncle, cousin, grandmother, grandfather, grandma, grandpa, mentor, " +
    "classmate, career adviser, career coach, debt adviser, care adviser, counsellor, counselor, therapist, school counsellor, stranger",
);

/** Words for the person at the other end of a family's matter. */
const opposites: Readonly<Record<string, string>> = {
  job_search: "recruiter, interviewer, manager, boss",
  new_job: "team lead, team leader, boss, manager, supervisor",
  team_conflict: "colleague, coworker, co-worker, boss, project manager",
  performance_review: "manager, boss, supervisor, team lead, head of department",
  startup_pitch: "investor",
  volunteering: "coordinator, organiser, organizer",
  moving_house: "landlord, landlady",
  roommate_quarrel: "roommate, flatmate, housemate",
  neighbour_noise: "neighbour, neighbor",
  money_stress: "bank clerk",
  surprise_party: "caterer",
  relationship_conflict: "partner, husband, wife, boyfriend, girlfriend, fiance",
  online_dating: "match",
  parenting: "nursery teacher, teacher, head teacher, headmaster, principal",
  grief: "funeral director",
  illness_caring: "care adviser",
  new_pet: "breeder",
  exam: "examiner",
  learning_skill: "teacher, coach, tutor",
  teacher_student: "teacher, tutor, professor",
  travel_trouble: "agent, airline agent, flight attendant, receptionist",
  sports: "coach, trainer",
  gaming_team: "team captain, raid leader, team leader",
  customer_complaint:
    "agent, customer service agent, customer service representative, customer support agent, support agent, service agent, manager, receptionist, seller, waiter",
  refund_dispute:
    "agent, billing clerk, support agent, customer service agent, customer service representative, customer support agent, service agent, seller",
  negotiation: "seller, vendor, car dealer, shopkeeper",
  tech_support: "agent, technician, support technician, support agent",
  appointment_admin: "receptionist, nurse, doctor",
  shift_handover: "nurse, doctor, colleague, coworker, co-worker",
  incident_response: "colleague, coworker, co-worker, engineer, manager, developer",
  medical_treatment: "nurse, doctor, surgeon",
  customer_onboarding: "onboarding manager, account manager",
  agent_tools: "assistant, ai assistant, ai agent, chatbot",
};

/** Families whose talks are between the two sides where both are named in one word. */
const pairWords: Readonly<Record<string, RegExp>> = {
  relationship_conflict: termPattern("couple, couples, husband and wife, lovers"),
  roommate_quarrel: termPattern("roommates, flatmates, housemates"),
  team_conflict: termPattern("colleagues, coworkers, co-workers"),
  neighbour_noise: termPattern("neighbours, neighbors"),
  negotiation: termPattern("two agents, agents, traders, merchants"),
  shift_handover: termPattern("nurses, doctors, colleagues, handover"),
  incident_response: termPattern("engineers, colleagues, team"),
};
/** A talk in which one asks the other about themselves. */
const interview = /\bjob interview (?:for|with|at|between|of)\b|\binterviewer\b|\b(?:applicant|candidate) and\b/u;
const interviewedFor = /\binterview (?:for|of) (?:a|an|the)? ?(\p{L}+)/u;

export interface PeopleReading {
  readonly roles: { readonly user: string | null; readonly other: string | null };
  readonly facing: boolean | null;
}

/** Whether a word is a role that people may have. */
export function isRole(word: string): boolean {
  return matches(roles, word);
}

function matches(pattern: RegExp, role: string): boolean {
  return [...role.matchAll(pattern)].some(([hit]) => hit === role);
}

/** Common roles in the other languages, so that one reading serves all. */
const translations: Readonly<Record<Exclude<ScenarioLanguage, "en">, string>> = {
  es: "con with y and pierde lost perdio lost madre mother padre father hermana sister hermano brother amiga friend amigo friend casero landlord inquilino tenant inquilina tenant cliente customer vendedor seller vendedora seller profesor teacher profesora teacher alumno student alumna student estudiante student jefe manager jefa manager vecino neighbour vecina neighbour esposa wife marido husband hija daughter hijo son abuela grandmother abuelo grandfather entrenador coach",
  de: "mit with und and verliert lost verlor lost mutter mother vater father schwester sister bruder brother freundin friend freund friend vermieter landlord vermieterin landlady mieter tenant mieterin tenant kunde customer kundin customer verkaufer seller verkauferin seller lehrer teacher lehrerin teacher schuler pupil schulerin pupil studentin student student student chef manager chefin manager nachbar neighbour nachbarin neighbour tochter daughter sohn son oma grandmother opa grandfather trainer coach trainerin coach",
  fr: "avec with et and perd lost perdu lost mere mother pere father soeur sister frere brother amie friend ami friend proprietaire landlord locataire tenant client customer cliente customer vendeur seller vendeuse seller professeur teacher eleve pupil etudiant student etudiante student patron manager patronne manager voisin neighbour voisine neighbour fille daughter fils son grand-mere grandmother entraineur coach",
  pt: "com with e and perde lost perdeu lost mae mother pai father irma sister irmao brother amiga friend amigo friend senhorio landlord inquilino tenant inquilina tenant cliente customer vendedor seller vendedora seller professor teacher professora teacher aluno student aluna student estudante student chefe manager vizinho neighbour vizinha neighbour filha daughter filho son avo grandmother treinador coach",
};

/** A normal text in which the roles and the words that join them are English; nothing else of it counts here. */
function inEnglish(text: string, language: ScenarioLanguage): string {
  if (language === "en") return text;
  const words = translations[language].split(" ");
  const known = new Map(
    words.flatMap((word, i): [string, string][] => (i % 2 === 0 ? [[word, words[i + 1] ?? ""]] : [])),
  );
  return (text.match(/\p{L}[\p{L}-]*/gu) ?? []).map((word) => known.get(word) ?? "-").join(" ");
}

/** People whom it is about or for are not the ones who talk. */
const spokenOf = /\b(?:for|about|of|lose|loses|losing|lost)\s+(?:(?:a|an|the|his|her|their|my|your|our|-)\s+)?$/u;

/** Who talks to whom, out of a normal text, its family and its language. */
export function peopleIn(given: string, family: string, language: ScenarioLanguage): PeopleReading {
  // A school speaks through a teacher.
  const text = inEnglish(given, language).replace(/\b(and|with|to) the school\b/u, "$1 the teacher");
  const found: string[] = [];
  for (const match of text.matchAll(roles)) {
    const [hit] = match;
    if (!found.includes(hit) && !spokenOf.test(text.slice(Math.max(0, match.index - 16), match.index))) found.push(hit);
  }
  if (family === "job_search" && interview.test(text) && !found.some((role) => matches(listeners, role))) {
    const role = interviewedFor.exec(text)?.[1] ?? "";
    const user = isRole(role) ? role : (found.find((each) => each !== "interviewer" && each !== "recruiter") ?? null);
    return {
      roles: {
        user,
        other: found.find((each) => /^(?:interviewer|recruiter|manager|boss)$/.test(each)) ?? "interviewer",
      },
      facing: true,
    };
  }
  const opposite = termPattern(opposites[family] ?? "-");
  const isPair = pairWords[family] !== undefined && text.search(pairWords[family]) >= 0;
  const across = found.find((role) => matches(opposite, role));
  const listener = found.find((role) => matches(listeners, role) && role !== across);
  const others = found.filter((role) => role !== across);
  // Whoever is talked with may be named first: "a landlord and a tenant".
  if (across !== undefined) {
    const withListener = listener !== undefined && talksWith(text, listener);
    if (!withListener) return { roles: { user: others[0] ?? null, other: across }, facing: true };
    return { roles: { user: others.find((role) => role !== listener) ?? null, other: listener }, facing: false };
  }
  const against = found.find((role) => standsAgainst(text, role));
  if (against !== undefined) {
    return { roles: { user: found.find((role) => role !== against) ?? null, other: against }, facing: true };
  }
  if (isPair) return { roles: { user: null, other: null }, facing: true };
  // "My boss" is somebody whom the main person speaks of.
  const speakers = found.filter((role) => talksWith(text, role) || !text.includes(`my ${role}`));
  const user = speakers.find((role, place) => place === 0 && !(found.length === 1 && talksWith(text, role))) ?? null;
  const other = speakers.find((role) => role !== user && talksWith(text, role)) ?? null;
  return { roles: { user, other }, facing: other === null ? null : false };
}

/** Whether somebody disputes, negotiates or complains with a role on the other side. */
function standsAgainst(text: string, role: string): boolean {
  const before =
    /\b(?:argu\p{L}*|disput\p{L}*|quarrel\p{L}*|fight\p{L}*|negotiat\p{L}*|haggl\p{L}*|complain\p{L}*|confront\p{L}*|protest\p{L}*|clash\p{L}*)\b.*\b(?:with|to|against|confront\p{L}*)\s+(?:(?:a|an|the|his|her|their|my|your|our|-)\s+)?(?:\p{L}+\s+)?$/u;
  const at = text.indexOf(role);
  return at > 0 && before.test(text.slice(Math.max(0, at - 90), at));
}

function talksWith(text: string, role: string): boolean {
  const before =
    /(?:\bwith|\bto|\bagainst|\btells|\basks|\band)\s+(?:(?:a|an|the|his|her|their|my|your|our|-)\s+)?(?:\p{L}+\s+)?$/u;
  const at = text.indexOf(role);
  return at > 0 && before.test(text.slice(Math.max(0, at - 40), at));
}

const knownNames = new Set(
  firstNames.concat(
    "Anna Ben Carla David Emma Frank Hannah James Jack John Kate Laura Lisa Lucas Luis Maja Martin Max Mike Nick Sam Sara Sarah Sophie Tom Alice Bob Alex Julian Jan Tim Marie Pierre Pedro Juan Jose Miguel Lucy Harry Amy Peter Susan".split(
      " ",
    ),
  ),
);
const wordLike = new Set([
  "Grace",
  "Max",
  "Rose",
  "Alma",
  "Pia",
  "Ezra",
  "Jack",
  "Frank",
  "Nick",
  "Sam",
  "Mike",
  "Lin",
]);

/** First names that a text asks for; family names are left out. */
export function namesIn(text: string): { readonly user: string | null; readonly other: string | null } {
  const found: string[] = [];
  const add = (name: string): void => {
    if (!found.includes(name)) found.push(name);
  };
  const isKnown = (name: string): boolean => knownNames.has(name) && !wordLike.has(name);
  const pattern =
    /(?:\b(?:named|called|llamad[oa]|namens|nommee?|chamad[oa])\s+)(\p{Lu}\p{Ll}{1,14})\b|\b(\p{Lu}\p{Ll}{1,14})(?:\s+(?:and|y|und|et|e)\s+(\p{Lu}\p{Ll}{1,14}))?\b/gu;
  for (const [, named, first = "", second = ""] of text.matchAll(pattern)) {
    if (named !== undefined) add(named);
    else if (second !== "" && (isKnown(first) || isKnown(second))) {
      add(first);
      add(second);
    } else if (isKnown(first)) add(first);
  }
  return { user: found[0] ?? null, other: found[1] ?? null };
}
