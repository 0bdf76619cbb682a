import type { Emotion } from "../emotion.ts";
import { rules } from "../record.ts";
import { termPattern } from "./normal-text.ts";

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const number = `(\\d{1,3}|${Object.keys(numberWords).join("|")})`;
const units =
  "(turns?|messages?|lines|replies|exchanges?|steps?|events|turnos?|mensajes|nachrichten|tours|repliques|mensagens)";
const range = new RegExp(`${number}\\s*(?:-|–|to|and|a|bis)\\s*${number}\\s+(?:\\p{L}+\\s+)?${units}`, "u");
const single = new RegExp(
  `(at least|at most|up to|no more than|about|around)?\\s*${number}[\\s-]+(?:\\p{L}+\\s+)?${units}`,
  "u",
);

function countOf(text: string): number {
  return numberWords[text] ?? Number(text);
}

/** Fewest and most messages that a normal text asks for, or null. */
export function turnsIn(text: string): readonly [number, number] | null {
  const [least, most] = rules.bounds.turns;
  const bounded = (low: number, high: number): readonly [number, number] => {
    const first = Math.max(least, Math.min(most, low));
    return [first, Math.max(first, Math.min(most, high))];
  };
  const between = range.exec(text);
  if (between !== null) {
    const times = between[3]?.startsWith("exchange") ? 2 : 1;
    return bounded(countOf(between[1] ?? "") * times, countOf(between[2] ?? "") * times);
  }
  const one = single.exec(text);
  if (one !== null) {
    const count = countOf(one[2] ?? "") * (one[3]?.startsWith("exchange") ? 2 : 1);
    if (one[1] === "at least") return bounded(count, count + 8);
    if (one[1] === "at most" || one[1] === "up to" || one[1] === "no more than")
      return bounded(Math.min(4, count), count);
    if (one[1] === "about" || one[1] === "around") return bounded(count - 2, count + 2);
    return bounded(count, count);
  }
  if (/\b(?:short|brief|quick) (?:\p{L}+ )?(?:conversation|chat|dialogue|exchange|talk)/u.test(text)) return [4, 7];
  if (/\blong (?:\p{L}+ )?(?:conversation|chat|dialogue|exchange|talk)/u.test(text)) return [16, 26];
  return null;
}

const emotionTerms: readonly (readonly [Emotion, string])[] = [
  ["surprise", "surprised, astonish*, startled, shocked, uberrascht, sorprendid*, surpris, surprise et, surpreendid*"],
  [
    "joy",
    "joy, joyful, happy, happiness, delighted, cheerful, alegria, alegre, feliz, freude, glucklich, frohlich, joie, heureu*, joyeu*",
  ],
  ["sadness", "sad, sadness, sorrow, heartbroken, triste*, tristeza, traurig*, trauer, tristesse"],
  ["frustration", "frustrat*, exasperat*, frustracion, frustriert, frustre*, frustracao"],
  [
    "anger",
    "angry, anger, furious, rage, mad at, annoyed, enfad*, enojad*, ira, rabia, wut, wutend, arger, colere, furieu*, raiva, irritad*",
  ],
  ["hope", "hope, hopeful, hoping, optimis*, esperanza, esperanzad*, hoffnung*, hofft, espoir, esperanca"],
  [
    "excitement",
    "excited, excitement, thrilled, emocionad*, begeister*, aufgeregt, enthousias*, excite*, empolgad*, animad*",
  ],
  ["fear", "fear, afraid, scared, terrified, frightened, miedo, angst, peur, medo"],
  [
    "anxiety",
    "anxi*, nervous*, worried, worry, worries, stress, stressed, nervios*, ansiedad, preocupad*, nervos*, besorgt, sorge, inquiet*, anxieu*, ansios*, ansiedade",
  ],
  ["satisfaction", "satisfied, satisfaction, content, satisfech*, zufrieden, satisfait*, satisfeit*"],
  ["fears_confirmed", "dismay*, worst fears, fears come true"],
  ["resignation", "resigned, resignation, giving up hope, resignad*, resigniert, resigne*"],
  ["disappointment", "disappoint*, let down, decepci*, enttausch*, decu, decue, deception, desapont*, decepcionad*"],
  ["relief", "relief, relieved, alivio, aliviad*, erleichter*, soulage*"],
  ["happy_for", "happy for, glad for, shared joy"],
  ["envy", "envy, envious, jealous*, envidia, celos*, neid*, eifersucht*, jalou*, inveja, ciume*"],
  ["compassion", "compassion*, empath*, sympath*, pity, compasion, mitgefuhl, mitleid, compaixao"],
  ["gloating", "gloat*, schadenfreude, smug*"],
  ["pride", "pride, proud*, orgull*, stolz, fierte, fier, fiere, orgulho*"],
  ["gratification", "gratif*, fulfil*"],
  [
    "shame",
    "shame, ashamed, embarrass*, humiliat*, verguenza, avergonzad*, scham, schamt, peinlich, honte, honteu*, vergonha, envergonhad*",
  ],
  ["guilt", "guilt*, bad conscience, culpa, culpable, schuldgefuhl*, culpabilite, coupable, culpad*"],
  ["remorse", "remorse*, regret*, contrite, remordimient*, reue, bereut, remords, regrets, remorso, arrependi*"],
  ["admiration", "admir*, impressed, respect, bewunder*"],
  ["gratitude", "grateful, gratitude, thankful*, gratitud, agradecid*, dankbar*, reconnaissan*, gratidao"],
  ["reproach", "reproach*, indignan*, disapprov*, vorwurf*, reproche*"],
  ["liking", "fondness, fond of"],
  ["love", "in love, falls in love, falling in love, lovestruck, enamorad*, verliebt, amoureu*, apaixonad*"],
  ["dislike", "dislike, aversion"],
  ["disgust", "disgust*, revuls*, asco, ekel, degout*, nojo"],
];

let emotionPatterns: readonly (readonly [Emotion, RegExp])[] | undefined;
const denied =
  /(?:\bno|\bnot|\bnever|\bwithout|\bisn't|\baren't|\bavoid(?:ing)?|\bsin|\bohne|\bkeine?|\bsans|\bsem)\s+(?:any\s+)?(?:\p{L}+\s+)?$/u;

/** The emotions that a normal text asks for, in their published order. */
export function emotionsIn(text: string): Emotion[] {
  emotionPatterns ??= emotionTerms.map(([emotion, terms]) => [emotion, termPattern(terms)] as const);
  return emotionPatterns
    .filter(([, pattern]) =>
      [...text.matchAll(pattern)].some((match) => !denied.test(text.slice(Math.max(0, match.index - 24), match.index))),
    )
    .map(([emotion]) => emotion);
}

const ends =
  /\b(?:ends?(?: up)?|ending|finally|in the end|at the end|at last|endet|am ende|schliesslich|al final|termina|acaba|finit|a la fin|no fim)\b([^.;]{0,30})$|\b(?:ends?(?: up)?|ending|finally|in the end|am ende|al final|a la fin|no fim)\b([^.,;]{0,30})/u;

/** The emotion that a normal text wants at the end ("mostly frustrated, ends relieved"), or null. */
export function endingIn(text: string): Emotion | null {
  const match = ends.exec(text);
  return match === null ? null : (emotionsIn(match[1] ?? match[2] ?? "")[0] ?? null);
}

const formal = termPattern(
  "formal, formally, polite, politely, professional, businesslike, courteous, formell, hoflich, poli, formel, educado",
);
const casual = termPattern(
  "casual, casually, informal, informally, chatty, slang, colloquial, texting style, locker, decontracte",
);
const heated = termPattern(
  "heated, tense, intense, dramatic, explosive, shouting, fierce, emotional, hitzig, tenso, tendu, acalorad*",
);
const calm = termPattern(
  "calm, calmly, gentle, gently, quiet tone, low key, relaxed, soft spoken, ruhig, tranquil*, calme, sereno",
);
const simple = termPattern(
  "simple english, easy english, plain english, simple language, easy language, plain language, simple words, short sentences, a1, a2, b1, beginner level, for learners, einfache sprache",
);

export interface MannerReading {
  readonly register: "formal" | "casual" | null;
  readonly temper: "calm" | "heated" | null;
  readonly level: "simple" | null;
}

/** How people are to speak. */
export function mannerIn(text: string): MannerReading {
  const has = (pattern: RegExp): boolean => text.search(pattern) >= 0;
  return {
    register:
      /\b(?:in|not)formal/.test(text) && has(casual)
        ? "casual"
        : has(formal)
          ? "formal"
          : has(casual)
            ? "casual"
            : null,
    temper: has(heated) ? "heated" : has(calm) ? "calm" : null,
    level: has(simple) ? "simple" : null,
  };
}

const places: readonly (readonly [string, string])[] = [
  ["library, biblioteca, bibliothek, bibliotheque", "in the library"],
  ["office, at work, oficina, buro, bureau, escritorio", "in the office"],
  ["kitchen, cocina, kuche, cuisine, cozinha", "in the kitchen"],
  ["airport, aeropuerto, flughafen, aeroport, aeroporto", "at the airport"],
  ["train station, railway station, estacion, bahnhof, gare, estacao", "at the station"],
  ["train, tren, zug, trem", "on the train"],
  ["bus, autobus, onibus", "on the bus"],
  ["cafe, coffee shop, cafeteria", "in a café"],
  ["restaurant, restaurante", "at the restaurant"],
  ["hospital, krankenhaus, hopital", "in the hospital corridor"],
  ["waiting room, wartezimmer, sala de espera, salle d'attente", "in the waiting room"],
  ["school, escuela, schule, ecole, escola", "at school"],
  ["university, campus, universidad, universitat, universite, universidade", "on campus"],
  ["park, parque, parc", "in the park"],
  ["gym, sports hall, gimnasio, turnhalle, academia", "in the sports hall"],
  ["beach, playa, strand, plage, praia", "at the beach"],
  ["supermarket, supermercado, supermarkt, supermarche", "in the supermarket"],
  ["flea market, mercadillo, flohmarkt", "at the flea market"],
  ["bazaar, bazar", "in the bazaar"],
  ["hotel", "at the hotel desk"],
  ["at the bank, in a bank, in the bank", "at the bank"],
  ["garden, jardin, garten, jardim", "in the garden"],
  ["balcony, balcon, balkon, varanda", "on the balcony"],
  ["stairwell, hallway, treppenhaus", "in the stairwell"],
  ["in the car, parked car, im auto, en el coche, dans la voiture, no carro", "in the car"],
  ["workshop, taller, werkstatt, atelier, oficina mecanica", "in the workshop"],
  ["on the phone, phone call, por telefono, am telefon, au telephone, ao telefone", "on the phone"],
  ["video call, videollamada, videoanruf, videochamada", "on a video call"],
  ["whatsapp, group chat, text messages, over text, by chat, online chat, live chat", "in the chat"],
];
let placePatterns: readonly (readonly [RegExp, string])[] | undefined;

/** Where a normal text says that it takes place, or null. */
export function placeIn(text: string): string | null {
  placePatterns ??= places.map(([terms, place]) => [termPattern(terms), place] as const);
  return placePatterns.find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? null;
}
