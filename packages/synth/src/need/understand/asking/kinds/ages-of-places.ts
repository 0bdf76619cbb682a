import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import type { SaidBound } from "../said-bounds.ts";
import { quoteOf } from "../said-orders.ts";

interface Ages {
  readonly of: RegExp;
  readonly least: number;
  readonly most: number;
  readonly called: string;
}

const kids =
  "(?:children|child|kids?|toddlers?|pupils?|students?|enrol\\w*|registration\\w*|girls|boys|kinder[n]?|anmeldung\\w*|schuler\\w*|ninos|ninas|alumnos|enfants|eleves|criancas|alunos)";
/** A place with those who go there beside it, in either order. */
const goersOf = (place: string): RegExp =>
  new RegExp(`\\b(?:${place})\\b[^.;]{0,24}\\b${kids}\\b|\\b${kids}\\b[^.;,]{0,24}\\b(?:${place})\\b`);

/** The ages of those who are told by where they go or what they may do; wide, so that what lies outside is a slip. */
const groups: readonly Ages[] = [
  {
    of: goersOf(
      "kindergartens?|nurser(?:y|ies)|preschools?|pre-schools?|day-?care|creches?|kita\\w*|kindergarten\\w*|guarderias?|jardin(?:es)? de infancia|maternelles?|jardins? de infancia|jardim de infancia",
    ),
    ...{ least: 0, most: 8, called: "a kindergarten child" },
  },
  {
    of: goersOf(
      "primary schools?|elementary schools?|elementary|grundschul\\w*|escuelas? primarias?|colegios? de primaria|ecoles? primaires?|escolas? primarias?",
    ),
    ...{ least: 4, most: 15, called: "a primary school pupil" },
  },
  {
    of: goersOf("secondary schools?|high schools?|middle schools?|gymnasi\\w*|instituto|lycees?|colleges? francais"),
    ...{ least: 9, most: 22, called: "a secondary school pupil" },
  },
  {
    of: /\b(?:residents?|bewohner\w*|residentes|residents) (?:of|in|from|at|im|in einem|eines|de|d'|del)\b[^.;,]{0,14}\b(?:retirement|nursing|old people's|care) homes?\b|\b(?:retirement|nursing|old people's) home residents?\b|\b(?:alten|pflege)heim\w* bewohner\w*|\b(?:alten|pflege)heimbewohner\w*|\bresidentes de (?:una residencia|un asilo)\b/,
    ...{ least: 30, most: 125, called: "a resident of such a home" },
  },
  {
    of: /\b(?:licen[sc]ed|taxi|truck|lorry|bus|professional|uber|delivery van) drivers?\b|\b(?:driving|driver's) licen[sc]e holders?\b|\b(?:taxi|lkw|bus|lastwagen)-?fahrer\w*|\bfuhrerscheininhaber\w*|\b(?:taxistas|camioneros|conductores con licencia)\b|\bchauffeurs? de (?:taxi|bus|camion)\b|\b(?:taxistas|caminhoneiros)\b/,
    ...{ least: 14, most: 105, called: "a driver" },
  },
  {
    of: /\b(?:pilots|surgeons|judges|lawyers|professors|physicians|architects|notaries|senators|mayors|police officers|firefighters|richter(?:innen)?|anwalte|professoren|piloten|chirurgen|jueces|abogados|cirujanos|pilotos|juges|avocats|chirurgiens|juizes|advogados|cirurgioes)\b/,
    ...{ least: 17, most: 110, called: "one of that profession" },
  },
  {
    of: /\b(?:grandparents|grandmothers|grandfathers|grosseltern|abuelos|grands-parents|avos)\b/,
    ...{ least: 28, most: 125, called: "a grandparent" },
  },
  {
    of: /\b(?:registered |eligible )?voters\b|\b(?:wahlberechtigte[nr]?|votantes|electores|electeurs|eleitores)\b/,
    ...{ least: 15, most: 125, called: "a voter" },
  },
];

/** Whoever else has an age: theirs is meant. */
const others =
  /\b(?:university|college|uni|were|was|went|attended|parents?|mothers?|fathers?|guardians?|carers?|teachers?|staff|employees?|visitors?|volunteers?|former|alumni|ex|graduates?|grand\w+|siblings?|owners?|since|experience|service|tenure|customers?|passengers?|patients?|clients?|trainees?|cadets?|eltern|mutter|vater|lehr\w+|personal|besucher\w*|ehemalige\w*|padres?|madres?|profesor\w*|maestr\w*|personal|parents|meres?|peres?|enseignant\w*|pais|maes?|professor\w*|building|school age|founded|houses?|vehicles?|cars?|buses)\b/;
const REACH = 140;

/** "kindergarten registration list, all of them between 16 and 19 years old", "licensed taxi drivers aged 6 to 11". */
export function findAgesElsewhere(reading: Reading, said: readonly SaidBound[], notes: DraftNotes): void {
  if (notes.impossible.length > 0 || allowsOutliers(reading.text)) return;
  const folded = foldInPlace(reading.text);
  const known = groups.flatMap((group) => {
    const match = group.of.exec(folded);
    return match === null ? [] : [{ ...group, start: match.index, end: match.index + match[0].length }];
  });
  const [group, ...more] = known;
  if (group === undefined || more.length > 0) return;
  for (const bound of said) {
    const isYears = bound.unit === undefined || bound.unit === "year";
    const isNear = bound.span.start > group.start && bound.span.start - group.end < REACH;
    if (!isAgeOfThem(bound) || !isYears || !isNear || !isOutside(bound, group)) continue;
    if (others.test(folded.slice(Math.max(0, group.start - 30), bound.span.end))) continue;
    const spans = [{ start: group.start, end: group.end }, bound.span];
    notes.impossible.push({
      reason: `"${quoteOf(reading, bound.span)}" is no age of ${group.called}`,
      spans,
      fix: `say ages from ${group.least} to ${group.most}, or say who they are`,
    });
    return;
  }
}

/** "age 2 to 6", "children aged 14 to 17", "niños de entre 14 y 17 años"; not of "their mothers". */
function isAgeOfThem({ of, relative, unit }: SaidBound): boolean {
  if (relative !== undefined && !/^(?:child|children|kid|kind|kinder|enfant)$/.test(relative)) return false;
  return /(?:^| )(?:age|alter|edad|idad)$/.test(of) || (unit === "year" && isKid.test(of));
}

const isKid = /^(?:child|children|kid|kind|kinder|nino|nin|enfant|crianc|crianca|pupil|schul|alumn|alumno|elev|aluno)$/;

/** All of them younger, or all of them older. */
function isOutside({ minimum, maximum, mean }: SaidBound, { least, most }: Ages): boolean {
  return (minimum ?? mean ?? least) > most || (maximum ?? mean ?? most) < least;
}
