import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { deliveryTalk } from "../words/delivery-talk.ts";
import { circumstancesIn } from "./circumstances.ts";
import { realmsIn } from "./fields-of-life.ts";
import { surroundingsIn } from "./surroundings.ts";
import { wholeBusinessesIn } from "./whole-businesses.ts";

/** What the rows are for says nothing of what they are about. */
const purposes =
  /\b(?:(?:test|check|measure|try out|benchmark) (?:our|my|the|a) (?:[\w-]+ ){0,2}(?:import|export|upload|parser|loader|ingestion|pipeline|etl|speed|performance|throughput)(?: speed| performance| job| script)?(?=[,.;!?]|\W*$)|(?:load|stress|performance|unit|integration|software|smoke|acceptance)[- ]test(?:ing|s)?(?: (?:of )?(?:our|my|the|a) (?:[\w-]+ ){0,3}\w+(?=[,.;!?]|\W*$))?|fine[- ]tun(?:e|ing)|(?:training|testing|tests?|demos?|prototypes?|machine[- ]learning|ml|ai)(?= (?:data|set|model|purposes?|training|examples?|samples?)\b|\W*$)|machine[- ]learning|(?:production|prod|life)[- ]like|(?:you|it|that) (?:think|thinks) (?:works?|is|fits|looks) (?:best|good|fine)|pivot tables?|(?:my|our) (?:students|pupils|trainees|interns|juniors|colleagues|participants) (?:are|is|have|know)\b[^,.;:!?]*)/gi;
/** Nor does what is done with them: "to fill our dashboard", "that our trainees can play around with". */
const uses =
  /\b(?:(?:to|for|we|i|they|you|that|which|can|could) (?:can |could |will |would |want to |have to )?(?:show|fill|seed|populate|train|test|try|use|analy[sz]e|explore|crunch|teach|practi[sc]e|play|demo|present|impress|learn|experiment|mess|fool|tinker|work)(?:ing)?(?: (?:out|on|with|around|about|up|in|at|to|for|my|our|your|a|an|the|some|it|them|him|her|us|me|new|old)){0,5}(?: (?:\w+))?(?: (?:on|with|in|at|next|this) ?(?:\w+)?)?(?=\W)|(?:\w+ ){0,2}(?:trainees|interns?|juniors|students|colleagues|team|people|users|customers|class) (?:can |could |will |to )(?:play|practi[sc]e|work|learn|experiment|try|test|use|run|analy[sz]e|explore|build|do)[^,.;:!?]{0,40})/gi;
/** Why they are wanted, and when. */
const reasons =
  /\b(?:before|because|since|so that|so|while|until|once|as|if|when) (?:we|we're|i|i'm|our|my|they|he|she|it|the (?:team|boss|investors|client|customer|auditors|board|director|management))\b(?! (?:would like|'d like|want|need|require|are looking|am looking|look for)\b)[^,.;:!?]*/gi;
/** "for the current task", "the usual stuff for onboarding", "to practise pandas on" */
const occupations =
  /\b(?:(?:the )?usual (?:stuff|things|data|set) for (?:our |the |my |a )?(?:\w+ )?(?:onboarding|demos?|training|reporting|migration|testing|launch|set-?up|handover|go-live|audit)|(?:practi[sc]e|learn|try|train|teach|test|play with) (?:some |my |our )?(?:pandas|sql|python|excel|numpy|power ?bi|tableau|spark|dbt|polars|sklearn|scikit-learn)(?: (?:skills|queries|joins))?(?: on| with)?)/g;
const foreignUses =
  /\b(?:para (?:o|a|el|la|los|las|os|as|nosso|nossa|nuestro|nuestra|meu|minha|mi) (?:[^\s,.;:!?]+ ){0,2}?(?:sistema|projeto|proyecto|trabalho|trabajo|plataforma|software|aplicacion|aplicativo|app|curso|clase|aula|tese|tesis|tfm|master|empresa|equipo|equipe|reunion|reuniao|demo)|pour (?:le|la|les|notre|nos) (?:systeme|projet|logiciel|plateforme|memoire|cours|equipe|reunion|demo)|pour (?:un|une|des|le|la|illustrer|tester|montrer|remplir|apprendre|entrainer|former|mon|ma|notre)|para (?:un|una|um|uma|mi|meu|minha|probar|testar|mostrar|llenar|encher|aprender|treinar|entrenar|ensenar|ilustrar|a aula|la clase)|fur (?:ein\w*|mein\w*|unser\w*|den|die|das)|zum (?:testen|uben|lernen|vorfuhren|zeigen)) (?:[^\s,.;:!?]+ ?){0,6}/g;
/** Nor how well they are made, or how they come. */
const qualities =
  /\b(?:(?:with )?(?:lots|plenty|loads|tons|a lot|a ton|many|enough) (?:of )?(?:rows|records|entries|lines|data|columns|features|examples|samples)|(?:but |just )?not (?:the |that )?\w+(?: \w+)? again|(?:mostly|mainly|especially|preferably|probably) \w+(?: \w+)?,? i (?:think|guess|suppose)|(?:medium|not too|fairly|moderately)[- ](?:hard|difficult|easy)|(?:very |really |quite |super |of )?(?:high|good|top|best|great|decent|premium)[- ]quality|(?:well|nicely)[- ](?:balanced|structured|formed|formatted|organi[sz]ed|made)|(?:no|without|free of) (?:errors?|mistakes|bugs|duplicates or errors)|error[- ]free|(?:statistically )?representative(?: of [^,.;:]*)?|train(?:ing)?(?:,| and|[/]) ?(?:val(?:idation)?,? ?(?:and |[/])?)?test(?:ing)? splits?[^,.;:]*|easy to \w+|ready[- ]made|(?:as )?(?:realistic|diverse|varied|rich|big|large|small|simple|complete|consistent|plausible|correct|tidy|accurate|nice|cool|fun|interesting|useful|proper|meaningful|suitable|appropriate|adequate|believable|urgent)(?: as possible| enough)?(?=[,.!]| and | but | data| set|\W*$)|nothing (?:too |very |really |all that )?\w+|not too \w+|(?:as|so) long as [^,.;]*|power bi|google sheets|(?:has|have|need|needs|should|must|ought) to (?:look|be|feel|seem) (?!\w+[^su\W]s\b)\w+|in english only|(?:a )?mix(?:ed|ture)?(?: of)? (?:date formats|data types|types|text|dates|numbers|strings|types|columns)(?:,? (?:and )?(?:text|dates|numbers|strings))*|(?:delimiter|separator) \w+|\w+[- ]delimited|\d+ (?:columns?|fields)(?! ?[:=])|hochwertige?|(?:is|are|would be|will be|should be) (?:fine|ok|okay|enough|plenty|perfect)(?: (?:i|for|with|by|too|to)\b[^,.;]*)?|as (?:\w+ ){1,4}as possible|current (?:records?|data|state|ones?)(?: (?:plus|and|with) (?:the |its |their )?history)?|(?:the )?history included|(?:with |and |(?:should |must |to )?(?:have|contain|include) )?(?:nested (?:things|objects|data|stuff)|(?:lots|plenty|a lot|a few|a handful|some) of (?:edge cases|corner cases|nulls|missing values|outliers|gaps)(?: in it| in them| in there)?)(?: and (?:a handful of |a few |some )?(?:edge cases|nulls|missing values|outliers))?|(?:german|english|french|spanish|swiss|american) names(?: if possible)?|that (?:look|looks|sound|feel|make|makes|tell|tells) (?:good|nice|real|realistic|right|great|well|our|a story|sense)\b[^,.;:]*|gerne? (?:als|im|in|mit) [^,.;:]*|parecid[oa]s (?:a|com|con) (?:la |a )?produc\w+|moglichst \w+(?: und \w+(?=[,.;]|\W*$))?|(?:sollte|sollten|durfte|durften|wurde|wurden) (?:reichen|genugen|langen|ausreichen)|nicht zu \w+)/gi;
/** What the file or the rows as a whole must do: "must open in Excel without errors", "should not break our parser". */
const duties =
  /\b(?:must|should|shall|has to|have to|needs? to|ought to|can|could|will|would|may)(?: not| never| also| just| all| still| at least)?(?: be able to)? (?:open|load|import|fit|parse|run|work|pass|survive|scale|cope|behave|look|feel|seem|sound|add up|hold up|stand up|go through|come across|end up|end in|break|crash|convince|impress|make sense|tell a)\b[^,.;:!?]*/g;
/** The terms on which they come: "Delivery: immediate", "quality tier: high". */
const terms =
  /\b(?:delivery|deadline|formats?|quality(?: tier| level)?|licen[cs]e|budget|priority|urgency|encoding|delimiter|separator|volume|size|row count|turnaround|output) ?[:=] ?[\w-]+(?: [\w-]+){0,2}(?=[,.;]|\W*$)/g;
/** Phrases that leave it to us, or point at something that we have not seen. */
const nothings =
  /\b(?:(?:the )?usual(?: stuff| things?| ones?| numbers| figures| columns| metrics| kpis| splits?| breakdowns?)?(?:,? (?:(?:split|broken down|sliced|cut|grouped) )?(?:by|per) [^,.;:]{0,60})?(?=[,.;:]|\W*$)|(?:mit )?(?:das|die|den) ublichen? (?:spalten|felder[n]?|kennzahlen|angaben)|(?:con|avec|com) (?:las|los|les|as|os) (?:columnas|colonnes|colunas|campos|champs) (?:habituales|habituelles|habituais|usuales|usuelles|usuais|de siempre)|(?:das|die) ubliche[nr]?(?: (?:nach|je) [^,.;:]{0,60})?(?=[,.;:]|\W*$)|lo (?:de siempre|habitual)(?: por [^,.;:]{0,60})?(?=[,.;:]|\W*$)|l'habituel(?: par [^,.;:]{0,60})?(?=[,.;:]|\W*$)|o de sempre(?: por [^,.;:]{0,60})?(?=[,.;:]|\W*$)|n'importe quoi|a (?:little )?(?:bit|mix) of (?:everything|all)|(?:by|until|before|for) (?:tomorrow|today|tonight|(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|week|weekend|evening)|eod|the end of the (?:day|week))(?=[,.;!]|\W*$)|(?:before|until|for|by) (?:[\w']+ ){1,3}(?:meeting|demo|presentation|deadline|launch|review|pitch|audit)(?=[,.;!]|\W*$)|(?:dashboards?|websites?|homepage|apps?|screens?|intranet|portal|crm|database|system|spreadsheet) (?:of|for|at) (?:our|my|the|an?) (?:[\w-]+ ){0,2}(?:club|team|choir|company|association|school|office|shop|firm|society|band|league|church|charity)(?=[,.;!]| before| until| by|\W*$)|(?:in )?the (?:first|second|third|last|other) part|ein bisschen von allem|de todo un poco|de tudo um pouco|(?:un )?peu de tout|von allem etwas|bis (?:morgen|heute|montag|freitag)|un poco de todo|para manana|un peu de tout|pour demain|um pouco de tudo|para amanha|(?:the )?same (?:kind of )?data (?:as|that|which) (?:our|my|the|other) [^,.;]*|(?:same|like|similar)(?: as| to)? (?:the |what )?(?:[a-z]+ )?(?:that )?(?:we|i|you) (?:had|got|sent|did|made|bought|ordered|delivered|used)[^,.;]*|(?:like|same as|just like|similar to|as) (?:the )?(?:last|previous|before|usual|other)(?: (?:one|time|order|dataset|delivery|file|batch|version|extract|sample|export))?|(?:don't|do not|dont) know(?: yet)?|what(?:ever)? you (?:can do|can|have|want|like|think|got)|show me(?: what)?|what(?:ever)? (?:an? |the |our |your )?[a-z]{2,20} (?:has|have|holds?|contains?|stores?|keeps?)(?: inside| in it| in there)?(?=[,.;:!?]|\W*$)|(?:last|this) night|up to you|surprise me(?: with)?|(?:i'm|i am|we're|we are) (?:easy|flexible|not (?:fussy|picky)|open(?: to (?:anything|everything))?)|(?:i|we) (?:don't|do not) (?:mind|care)|no matter what|doesn't matter|your choice|(?:any|some|every)thing (?:to do|having to do|that has to do) with|bigger|smaller|lo que sea|da igual|tanto faz|qualquer coisa|egal was|ganz egal|peu importe|wie (?:beim letzten mal|letztes mal|immer|gehabt)|comme (?:la derniere fois|d'habitude)|como (?:siempre|la ultima vez|sempre|da ultima vez))\b/gi;
const deliveries = new RegExp(`\\b(?:${deliveryTalk})(?![\\w-])`, "g");
/** How many come to the class that the rows are for. */
const audiences =
  /(?<=\b(?:class|course|lecture|seminar|workshop|tutorial)\b[^.;]{0,40})\b(?:about |around |roughly |some )?\d+ (?:students|pupils|participants|people|attendees|learners) (?:enrolled|signed up|registered|attending|in it|in the (?:class|course|room))[^,.;]*/g;
/** "everything our compliance officer would want to look at", "required by the downstream evaluator", "the teacher said bring your own data" */
const wishers =
  /\b(?:(?:every|any)thing|whatever|all) (?:that |which )?(?:our|my|the|a|an) (?:[\w-]+ ){1,3}?(?:would|will|could|might|may|should|wants?|needs?|likes?|expects?|asks?)\b[^,.;:]*|\b(?:required|requested|expected|wanted|demanded|needed) by (?:our |my |the |a |an )?[\w-]{1,40}(?: [\w-]{1,40}){0,2}(?=[,.;:]|\W*$)|\b(?:our|my|the) (?:[\w-]+ ){0,2}?(?:team|department|dept|folks|guys|squad|colleagues|division) (?:wants?|needs?|requires?|would like|is looking for|are looking for|asked for|asks for)\b|\b(?:our|my|the) (?:teacher|professor|tutor|boss|manager|lecturer|client|customer|supervisor) (?:said|says|told|asked|wants|wanted|insists|expects)\b[^,.;:]*/g;
/** What a step of a chain was told, without what it is about: "return the dataset that the upstream planner is waiting for". */
const handovers =
  /\b(?:(?:complete|do|execute|perform|carry out|fulfil|finish) (?:the|this|your|my) (?:[\w-]+ ){0,3}(?:task|job|request|order|step)\b[^.;:]*|(?:hand|pass|return|forward|send|give|deliver)(?: back| over)? (?:the |me )?(?:[\w-]+ ){0,2}(?:table|dataset|data|output|results?) (?:to|that|which)\b[^,.;:]*|(?:schema|format|columns|fields|layout) (?:as|like|is|are) (?:previously |already )?(?:agreed|discussed|before|usual|specified|known|described)|(?:(?:that|which) )?(?:satisf(?:y|ies)|meets?|match(?:es)?|according to|as per) (?:all )?(?:the |our |my |your )?(?:[\w-]+(?:'s)? ){0,2}(?:requirements?|needs|specifications?|specs?|criteria|request|schema)(?=[,.;:]|\W*$)|(?:an?|my|our|the) (?:[\w-]+ )?(?:agent|bot|assistant|model|app|tool|pipeline)(?: that| which)? (?:i'm|i am|we're|we are|we) (?:building|training|testing|writing|making|developing|build|train)\b[^,.;:]*|(?:that|which|to) covers? (?:its|the|all|our|typical|most|every)\b[^,.;:]*)/g;
/** What any rows may show: "both wide and narrow, with a good spread", "con casos normales y raros". */
const varieties =
  /\b(?:both \w+ and \w+(?=[,.;]|\W*$)|with (?:a )?(?:good|nice|decent|wide|realistic|broad|fair) (?:[\w-]+ )?(?:spread|mix|variety|range|distribution|coverage)(?=[,.;]|\W*$)|(?:with|mit|con|com|avec) (?:some |the |usual |typical |einigen |algunos |alguns |quelques |des )*(?:edge cases|corner cases|outliers|(?:casos|cas|fallen?|faelle|sonderfalle\w*) \w+(?: (?:y|e|et|und) \w+)?|normal\w* (?:and|und) \w+ cases)|que (?:parezcan|parecam|parezca|sean|sejam|se vean)\b[^,.;:]*|qui (?:aient l'air|semblent|paraissent)\b[^,.;:]*|die (?:echt|realistisch|glaubwurdig) (?:aussehen|wirken|sind)\b[^,.;:]*|numbers (?:that )?(?:go|going|rising|rise) up\b[^,.;:]*)/g;
/** Manners, in whole clauses. */
const courtesies =
  /\b(?:dear (?:team|all|sirs?|madam|colleagues?|support|friends?|[a-z]+)(?=[,.!])|(?:i |we )?hope (?:this|you|all|everything)[^,.!;]*|(?:many |a lot of )?thanks?(?: you| a lot| so much| very much)?(?: (?:in advance|for)[^,.!;]*)?|(?:i |we |it )?would (?:be |really )*(?:very |most |so |extremely )?(?:grateful|nice|great|glad|happy|thankful|appreciate\w*|lovely)(?: it)? if|(?:could|can|would|will) (?:you|somebody|someone)(?: (?:please|kindly|possibly|maybe))*|at your (?:earliest )?convenience|(?:best|kind|warm) (?:regards|wishes)|good (?:morning|afternoon|evening|day)|greetings|sehr geehrte[^,.!;]*|vielen dank[^,.!;]*|mit freundlichen grussen|guten (?:tag|morgen)|konnten sie|estimad[oa]s?[^,.!;]*|(?:muchas )?gracias[^,.!;]*|buen[oa]s (?:dias|tardes)|un saludo|podrian?|bonjour|merci[^,.!;]*|cordialement|pourriez-vous|prezad[oa]s?[^,.!;]*|(?:muito )?obrigad[oa][^,.!;]*|bom dia|boa tarde|atenciosamente|poderia[mn]?)/g;

const wish =
  /\b(?:need|needs|want|wants|looking for|require|would like|'d like|please|give|make|create|generate|can i|could i|can you|could you|get me|send|is there|have you got|do you have|rows?|dataset|bitte|brauch\w*|mochten?|hatten?|auri\w+|fabriqu\w+|konnt(?:e|en|et)?|gebt|necesit\w+|quier\w+|podri\w+|dame|queremos|voudrai\w+|besoin|il (?:me|nous) faut|pourriez|precis\w+|quer\w+|poderi\w+|gostari\w+|zeilen|filas|lignes|linhas)\b/;
const greetings = "(?:hi|hello|hey|hallo|hola|salut|bonjour|ola)(?: (?:all|there|team))?[,!]? ";
const greeted = new RegExp(`^ ?${greetings}`);
/** "We are pitching to an energy company next week": who asks, and why. */
const speakers = new RegExp(
  `^ ?(?:${greetings})?(?:and |so )?(?:we|we're|we've|i|i'm|i've|my \\w+|our (?:\\w+ )?\\w+) ?(?:'re |'m |'ve )?(?:currently |also )?(?:are|am|is|do|does|have|has|run|runs|teach|teaches|teaching|pitch|sell|sells|make|makes|build|work|own|operate|write|study|started|opened|manage|organi[sz]e|offer|provide|rent|serve|joined|keeps|'re|'m|'ve)\\b`,
);
const somebody =
  /\b(?:i|we|he|she|they|you|me|us|my|our|nobody|somebody|ich|wir|er|mein\w*|unser\w*|uns|mich|yo|nosotros|nos|trabajo|trabajamos|mi|je|nous|mon|notre|eu|minha|meu|nosso|trabalho)\b/;

/** Talk about who asks. Beside a sentence that wishes for something a whole sentence without a wish is talk, else up to its first comma. */
function talkIn(folded: string): readonly Span[] {
  const spans: Span[] = [];
  const sentences = [...folded.matchAll(/[^.!?;\n]+/g)];
  const isWished = sentences.some(({ 0: sentence }) => wish.test(sentence));
  for (const { index, 0: sentence } of sentences) {
    const greeting = greeted.exec(sentence)?.[0] ?? "";
    // "I teach juniors SQL and want a decent table": talk ends where the wish begins.
    const [talked = ""] = sentence.slice(greeting.length).split(/[,:]| (?:and|so|but) /, 1);
    const talk = greeting + talked;
    // Who lists or counts talks of rows, whoever else is named: "bill only if they came".
    const isList = sentence.split(",").length > 3 || /\d|:/.test(sentence);
    const isTalk = isWished && !wish.test(sentence) && !isList && somebody.test(sentence);
    // "Exam results, they will find that funny": what comes before whoever talks is no talk.
    const opened = sentence.lastIndexOf(",", somebody.exec(sentence)?.index ?? 0) + 1;
    if (isTalk) spans.push({ start: index + opened, end: index + sentence.length });
    else if (speakers.test(talk) && !wish.test(talk)) spans.push({ start: index, end: index + talk.length });
  }
  return spans;
}

/** The parts of a need that say nothing of what its rows are about: purposes, qualities, manners, and talk of who asks. */
export function setAside({ text, found }: Findings): readonly Span[] {
  const folded = fold(text);
  // Folding may lengthen a letter: spans would point elsewhere.
  if (folded.length !== text.length) return [...text.matchAll(purposes)].map(spanOf);
  const said = [
    purposes,
    uses,
    reasons,
    occupations,
    foreignUses,
    qualities,
    duties,
    terms,
    nothings,
    deliveries,
    audiences,
    wishers,
    handovers,
    varieties,
    courtesies,
  ].flatMap((phrases) => [...folded.matchAll(phrases)]);
  return [
    ...said.map(spanOf),
    ...surroundingsIn(folded).map(spanOf),
    ...wholeBusinessesIn(folded).map(spanOf),
    ...realmsIn(folded),
    ...circumstancesIn(text, folded),
    ...found.filter(({ kind }) => kind === "errand"),
    ...talkIn(folded),
  ];
}

function spanOf({ index = 0, 0: said }: RegExpMatchArray): Span {
  return { start: index, end: index + said.length };
}
