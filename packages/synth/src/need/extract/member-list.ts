import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { type Reading, spanOf, word } from "./reading.ts";

export const MOST = 60;

/** Nouns whose colon, slash or "is" introduces their members. */
export const kindNouns = new Set(
  "status type category kind level state tier class channel method mode plan segment gender sex severity priority stage role grade outcome result reason source platform device language currency payment label value option member enum choice direction side phase condition quality size color colour action verdict rating_label subscription group variant arm cohort environment env region protocol operation decision disposition sentiment intent topic bucket band code flag resolution cause shift season weather occupancy os browser carrier tariff fuel treatment material response tag estado tipo categoria nivel canal metodo sexo genero prioridad prioridade etapa resultado statut etat categorie niveau mode canal genre priorite kategorie typ stufe kanal geschlecht prioritat zustand methode species breed variety rarity crop tier turno schicht art sorte rasse variedad variedade variete espece style domain industry sector subject discipline theme transport connector especie raza raca cepage disciplina berth compound surface outcome diet texture terrain habitat shape finish fabric cuisine flavour flavor handedness ethnicity religion occupation algorithm mood education topic oberflache superficie surface belag untergrund geschmack contrato contrat vertrag vertragsart zahlung zahlungsart zahlweise pagamento pago paiement reglement energia energie antrieb kraftstoff combustible combustivel carburant combustibile motivo motif grund modalidad modalite modalidade especialidad specialite especialidade convocatoria dringlichkeit urgencia urgence gravedad gravite gravidade tamano taille tamanho idioma langue sprache thema tema sujet asunto assunto anliegen causa bereich gruppe segmento grupo groupe cohorte".split(
    " ",
  ),
);

/** Heads of German compounds: "Ticketart", "Schadensklasse". */
const germanHeads = /.(?:art|typ|klasse|stufe|sorte|schicht|kanal|status|gruppe|kategorie)$/;

export function isKindNoun(noun: string): boolean {
  return kindNouns.has(noun) || germanHeads.test(noun);
}

/** "or" and "and" by language; English ones everywhere. */
const orWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["or"],
  de: ["oder"],
  es: ["o", "u"],
  fr: ["ou"],
  pt: ["ou"],
};

const andWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["and", "&"],
  de: ["und", "sowie"],
  es: ["y", "e"],
  fr: ["et"],
  pt: ["e"],
};

export function isOr(reading: Reading, at: number): boolean {
  const text = word(reading, at);
  return text === "or" || orWords[reading.language].includes(text);
}

export function isLast(reading: Reading, at: number): boolean {
  const text = word(reading, at);
  return isOr(reading, at) || text === "and" || text === "&" || andWords[reading.language].includes(text);
}

/** The "plus" of "basic, plus or family" is a tier and adds nothing. */
export function isTier(reading: Reading, at: number): boolean {
  return (
    word(reading, at) === "plus" &&
    [",", "/", "|", "or"].includes(word(reading, at - 1)) &&
    ([",", "/", "|"].includes(word(reading, at + 1)) || isLast(reading, at + 1) || word(reading, at - 1) === "or")
  );
}

export function members(reading: Reading, from: number, next: number, values: readonly string[]): Found | undefined {
  const distinct = [...new Set(values.map(cleaned))].filter((value) => value !== "");
  if (distinct.length < 2 || distinct.length > MOST) return undefined;
  return { kind: "members", values: distinct, ...spanOf(reading, from, next) };
}

function cleaned(value: string): string {
  const trimmed = value.trim().replace(/^["'`](.{0,80})["'`]$/, "$1");
  // "BRCA1 or BRCA2 only", but "room only"
  if (/^[A-Z\d-]{2,} only$/.test(trimmed)) return trimmed.slice(0, -5);
  return trimmed.replace(/^(?:or|and|oder|und|either|e\.g\.?|i\.e\.?|etc\.?)$/i, "").trim();
}
