/** What rows there may be in a field of life, each a need that is understood as it stands. */
const kinds: readonly (readonly [said: RegExp, options: readonly string[]])[] = [
  [
    /\b(?:iot|sensor\w*|capteurs?|machines?(?! learning)|maschinen?|maquinas?|factor(?:y|ies)|fabri\w+|usines?|planta|plants?|manufactur\w+|fertigung|produktion|industri\w+|devices?|telemetr\w+)\b/,
    [
      "temperature and vibration of machines, one reading a minute",
      "electricity meter readings in kWh",
      "production runs with units made and downtime",
    ],
  ],
  [
    /\b(?:shops?|stores?|retail\w*|e-?commerce|commerce|tiendas?|laden|geschaft\w*|handel|einzelhandel|magasins?|lojas?|supermarket\w*|products?)\b/,
    ["sales receipts with product, price and time", "stock levels per product and shop", "customer orders"],
  ],
  [
    /\b(?:health\w*|medic\w+|hospitals?|clinics?|patients?|sant[ae]|salud|saude|gesundheit\w*|krankenhaus|kliniken?|pacientes?)\b/,
    ["hospital stays", "doctor appointments", "lab results"],
  ],
  [
    /\b(?:financ\w+|finanz\w*|banks?|banking|banca|banque|banco|fintech|money)\b/,
    ["bank transactions", "loans", "invoices"],
  ],
  [
    /\b(?:schools?|education\w*|universit\w+|students?|pupils?|schule|schuler|bildung|escuela|alumnos|educacion|ecole|eleves|escola|alunos)\b/,
    ["exam grades", "class attendance", "course enrolments"],
  ],
  [
    /\b(?:transport\w*|logisti\w+|shipping|mobilit\w+|verkehr|vehicles?|fahrzeuge?|trucks?|drivers?|spedition)\b/,
    ["parcel deliveries", "taxi trips", "GPS positions of vehicles, one a minute"],
  ],
  [
    /\b(?:employees?|staff|hr|personal\w*|mitarbeiter|empleados|employes|funcionarios|workers?|team)\b/,
    ["employees with salary and department", "working hours per day", "job applications"],
  ],
  [
    /\b(?:weather|climate|environment\w*|umwelt|klima|clima|agri\w+|farm\w*|landwirtschaft)\b/,
    ["daily weather observations", "soil samples", "crop yields"],
  ],
];
const usual = ["online orders", "sensor readings", "customer accounts with name, email and country"];
const MOST = 3;

/** Answers to what the rows are about: what the words were nearest to, then what there is in their field of life. */
export function optionsFor(folded: string, alternatives: readonly string[]): readonly string[] {
  const near = kinds.find(([said]) => said.test(folded))?.[1] ?? usual;
  return [...new Set([...alternatives, ...near])].slice(0, Math.max(MOST, alternatives.length));
}

const read = kinds[0]?.[0] ?? /$^/;

/** Whether things are read again and again there, of which one must know what is measured. */
export function isOfReadings(folded: string): boolean {
  return read.test(folded);
}
