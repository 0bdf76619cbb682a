const alternatives = (words: string): string => `(?:${words.split(" ").join("|")})`;

/** Whatever rows are loaded into, tried on or shown in. */
const places = alternatives(
  "systems? software apps? applications? platforms? tools? products? environments? databases? website site portal dashboards? parsers? importer imports? exports? uploads? loader validator pipelines? scripts? forms? screens widgets? api apis models? classifiers? demos? prototypes? release releases rollout launch go-live migration rehearsal cutover upgrade integration sandbox staging charts graphs bi index engine indexer notebook playground sandboxes ingestion etl throughput speed performance llm ai poc platforms? presentation pitch",
);
/** On what occasion they are shown. */
const occasions = alternatives(
  "meetings? boards? kick-?offs? webinars? lessons? class classes courses? workshops? trainings? lectures? seminars? tests? testing exercises? fairs? shows? conferences? expos? exhibitions? deadlines? offsites? calls? reviews? exams? hackathons? proposals? tenders? interviews? talks? sessions?",
);
/** Whoever is shown them or asked for them. */
const audiences = alternatives(
  "investors bank banks customers? clients? prospects management auditors? students? pupils learners trainees interns juniors participants attendees audience colleagues team people boss managers? folks guys department dept crew directors? ceo cfo cto supervisors? chief professors? teachers? consultants? stakeholders daughter son",
);
/** What is written with them. */
const works = alternatives(
  "thesis dissertation paper homework assignment book textbook blog article post reports? deck pack slides magazine newspaper newsletter brochure poster project task job step benchmark purposes? experiment tutorial demonstration rehearsal screenshots? mock-?ups? wireframe showcase booth stand intranet puzzle game videos? films? clips? trailer party quiz event coursework curriculum programmes? programs? scheme",
);
const heads = `(?:${places}|${occasions}|${audiences}|${works}|use cases?|board report|(?:landing|home|start|sales) ?page)`;
const owners =
  "(?:our|my|the|a|an|this|some|any|new|next|your|his|her|their|(?:next|this|last) week's|tomorrow's|today's)";
const deeds = alternatives(
  "test try check see show fill seed populate load feed break train teach practise practice play demo demonstrate present impress convince rehearse learn experiment tinker work evaluate benchmark debug validate verify help",
);
const behind =
  "(?: with| in| on| works?| copes?| can cope| holds? up)?(?=[,.;:!?]| (?:that|so|which|and|because|with|on|about|in|where|who) |\\W*$)";
const time =
  "(?: (?:next|this|on|before|by|after) (?:the )?(?:week|month|year|quarter|monday|tuesday|wednesday|thursday|friday|audit|summer|season|holidays)| tomorrow| today| tonight| soon| at hand)?";

/** "to test our lab system with", "we want to see if our parser copes", "for the migration rehearsal", "our people can show to customers" */
const english = new RegExp(
  `\\b(?:(?:${owners} (?:[a-z-]+ ){1,2})?(?:to|can|could|should|must|will|would|want to|wants to|that|which|has to|have to) ${deeds}(?: [a-z'-]+){0,6}? ${heads}|(?:for|in|on|into|behind|at|to|during|before|until|till|by|in time for) ${owners} (?:[a-z-]+ ){0,3}?${heads}|for (?:[a-z-]+ ){0,2}?(?:testing|benchmarking|debugging|rehearsals?|demos?|training|staging))${time}${behind}`,
  "g",
);

/** "opening a second branch soon", "launching a bike shop next month": who asks, and why. */
const undertakings =
  /^(?:we(?:'re| are) |i(?:'m| am) )?(?:opening|launching|starting|founding|setting up|moving|building|planning|pitching|preparing|expanding|buying|taking over) (?:a|an|our|my|the|to|into|for|up) [^,.;:!?]*(?=[,.;] ?(?:and |so )?(?:can|could|would|need|please|send|give|i |we |any|some))/g;

/** "etwas zum Vorführen beim Kunden", "de quoi remplir la base de recette", "encher o ambiente de homologação" */
const foreign =
  /\b(?:de quoi|preciso|quero|necesito|quiero|pour|para|afin de|um|zum|damit wir|damit ich) (?:remplir|tester|montrer|alimenter|encher|preencher|testar|mostrar|popular|llenar|rellenar|probar|alimentar|cargar|fullen|testen|uben|vorfuhren|zeigen|befullen)\b(?: (?:[^\s,.;:!?]+)){0,6}(?=[,.;:!?]|\W*$)/g;

/** "die unser Azubi auswerten kann", "que nuestros becarios puedan usar": what somebody of ours can do with them. */
const doable =
  /\b(?:,? ?(?:die|das|den|womit|mit denen) (?:unser|mein|der|die|wir|ich)\p{L}* [^,.;:!?]{0,40}?\b(?:kann|konnen|konnte|konnten|soll|sollen|sollte|muss|mussen|darf|durfen|will|wollen)\b|(?:para )?que (?:nuestr[oa]s?|mis?|l[oa]s|el|la|nos|notre|mes|mon|ma|les|meus?|minhas?|noss[oa]s?|[oa]s?) \p{L}+ (?:pued|entiend|practi|us|vea|ve|puiss|s'exerc|peut|pourr|poss|pratiqu|veja)\p{L}*[^,.;:!?]{0,40})/gu;

/** What the rows are put into, tried on, shown at or needed for: it says nothing of what they are. */
export function surroundingsIn(folded: string): readonly RegExpMatchArray[] {
  return [english, undertakings, foreign, doable].flatMap((pattern) => [...folded.matchAll(pattern)]);
}
