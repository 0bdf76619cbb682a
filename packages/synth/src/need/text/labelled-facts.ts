const end = "(?= ?(?:[.;,]|\\n|$))";
const start = "(?<=(?:^|[.;,\\n]) ?)";
const length =
  "(\\d[\\d.,]*) ?(s|secs?|seconds?|mins?|minutes?|m|h|hrs?|hours?|d|days?|w|weeks?|mo|months?|y|years?|sekunden?|minuten?|stunden?|tagen?|tage?|wochen?|monate?|jahre?|segundos?|minutos?|horas?|dias?|días?|semanas?|mes(?:es)?|años?|anos?|secondes?|heures?|jours?|semaines?|mois|ans?)";
const step = new RegExp(
  `${start}(?:(?:sampling|sample|scrape|polling|logging|reporting|recording|measurement|measuring|collection|update|reading|mess|abtast|aufzeichnungs|time)[ -]?)?(?:interval|cadence|resolution|time ?step|intervall|takt|auflösung|intervalo|intervalle|cadencia|cadência|résolution|resolución|resolução)(?: (?:of|der|de|d')(?: (?:sampling|muestreo|medición|medida|mesure|medição|amostragem)|'?échantillonnage)?)?: ?${length}${end}`,
  "iu",
);
const span = new RegExp(
  `${start}(?:(?:total|time|recording|observation|test)[ -]?)?(?:duration|period|time ?span|span|length|dauer|laufzeit|zeitraum|duración|periodo|período|durée|période|duração): ?${length}${end}`,
  "iu",
);
const count = new RegExp(
  `${start}(\\p{L}[\\p{L}-]{2,24}(?: \\p{L}{2,20}){0,2}): ?(\\d{1,3}(?:[,.]\\d{3})*|\\d+)(k?)${end}`,
  "giu",
);
/** "Hosts", "Puntos de carga"; German plurals have many ends. */
const many = /s(?: |$)/i;
const german = /(?:intervall|takt|auflösung|dauer|laufzeit|zeitraum): ?\d/iu;

const letters: Readonly<Record<string, string>> = {
  s: "seconds",
  sec: "seconds",
  secs: "seconds",
  m: "minutes",
  min: "minutes",
  mins: "minutes",
  h: "hours",
  hr: "hours",
  hrs: "hours",
  d: "days",
  w: "weeks",
  mo: "months",
  y: "years",
};

/**
 * "Hosts: 120. Sampling interval: 15 s. Duration: 7 d.": facts with labels, said as "120 hosts. every 15 seconds. for 7 days.". Only where
 * the step is one of them and the length or the number of things another: "interval: 5 min" alone may be a column with its value.
 */
export function withLabelledFacts(text: string): string {
  const stepped = step.exec(text);
  if (stepped === null) return text;
  const lasting = span.exec(text);
  const isCounted = (label: string): boolean => !rows.test(label) && (german.test(text) || many.test(label));
  const counted = [...text.matchAll(count)].filter(([, label = ""]) => isCounted(label));
  // "events: 30, interval: 5 min, sensor" lists columns.
  const isShort = /^(?:s|m|h)/i.test(stepped[2] ?? "") && !/^mo/i.test(stepped[2] ?? "");
  const isApart = /[.;\n] ?$/.test(text.slice(0, stepped.index)) || stepped.index === 0;
  if (lasting === null && !(counted.length > 0 && isShort && isApart)) return text;
  return text
    .replace(step, (_, value: string, unit: string) => `every ${value} ${said(unit)}`)
    .replace(span, (_, value: string, unit: string) => `for ${value} ${said(unit)}`)
    .replace(count, (whole, label: string, value: string, scale: string) =>
      isCounted(label) ? `${value}${scale} ${inSentence(label)}` : whole,
    );
}

const rows = /^(?:rows?|records?|lines?|zeilen|datensätze|filas|registros|lignes|linhas|seeds?)$/i;

function said(unit: string): string {
  return letters[unit.toLowerCase()] ?? unit;
}

/** "Hosts" is no name; "EV chargers" stays as it is written. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
