/** A name that is measured in nothing else than some dimensions, and what they are called. */
export interface Measure {
  readonly name: RegExp;
  readonly dimensions: RegExp;
  readonly unit: string;
}

/** By the keys of names: only those that are measured in nothing else. */
const measures: readonly Measure[] = [
  { name: /(?:^| )(?:temperat(?:ur|ura)?|temp)$/, dimensions: /^temperature$|^angle$/, unit: "degrees" },
  {
    name: /(?:^| )(?:weight|mass|gewicht|peso|poids)$/,
    dimensions: /^mass$|^share$/,
    unit: "kg or another unit of weight",
  },
  { name: /(?:^| )(?:age|alter|edad|idad)$/, dimensions: /^time$/, unit: "years" },
  { name: /(?:^| )(?:duration|dauer)$/, dimensions: /^time$/, unit: "minutes or another unit of time" },
  {
    name: /(?:^| )(?:height|altitud|hohe|altura)$/,
    dimensions: /^length$|^angle$/,
    unit: "metres or another unit of length",
  },
  {
    name: /(?:^| )(?:pric|salar|wage|fee|preis|precio|prix|preco|gehalt|rent)$/,
    dimensions: /^currency|^share$|^time$|^energy$/,
    unit: "a currency",
  },
  {
    name: /(?:^| )(?:speed|velocit|velocidad)$/,
    dimensions: /^speed$|^rate$|^bandwidth$|^frequency$|^data$/,
    unit: "km/h or another unit of speed",
  },
  { name: /(?:^| )(?:voltag|spannung)$/, dimensions: /^voltage$/, unit: "volts" },
  { name: /(?:^| )humidit$/, dimensions: /^share$|^concentration$/, unit: "percent" },
  {
    name: /(?:^| )(?:distanc|distancia|strecke|entfernung)$/,
    dimensions: /^length$|^time$|^angle$|^share$/,
    unit: "km or another unit of length",
  },
  {
    name: /(?:^| )(?:diamet(?:er|re|ro)?|durchmess(?:er)?)$/,
    dimensions: /^length$|^angle$/,
    unit: "mm or another unit of length",
  },
];

/** What a name is measured in, by its key: degrees for "air temperature". */
export function measureOf(key: string): Measure | undefined {
  return measures.find(({ name }) => name.test(key));
}
