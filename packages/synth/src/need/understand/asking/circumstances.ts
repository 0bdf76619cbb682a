import type { Span } from "../../findings.ts";

const alternatives = (words: string): string => `(?:${words.split(" ").join("|")})`;
/** Up to where a part of a sentence ends. */
const on = "[^,.;:!?\\n]{0,120}";
const end = "(?=[,.;:!?\\n]|$)";

/** Whoever has a say or a part in it, beside those who ask. */
const persons = alternatives(
  "manager boss chief supervisor professor teacher lecturer tutor lawyer solicitor client colleague mayor minister editor reviewer auditor accountant secretary director landlord ceo cfo cto intern trainee trainer coach coordinator laptop computer parser importer loader erp dashboard budget deadline mentor partner co-founder cofounder wife husband son daughter kid nephew niece",
);
const people = alternatives("lady guy man woman person people girl boy folks gentleman chap bloke");
const states =
  "(?:is|are|was|were|has|have|had|says|said|wants?|wanted|needs?|will|would|can't|cannot|won't|refuses?|expects?|insists?|asks?|asked|told|keeps?|left|loves?|likes?|hates?|thinks?|gave|gives|chokes?|falls|sits?|escalates?)";

/** "my manager is on leave", "our QA lady wants …", "the professor gave us no topic" */
const stories = [
  `\\b(?:my|our|the|his|her|their) (?:[a-z-]{2,20} ){0,2}(?:${persons}|${people})s? ${states}\\b${on}`,
  `\\b(?:mein|meine|unser|unsere|der|die) (?:chef|chefin|kunde|kundin|lehrer|lehrerin|professor|azubi|kollege|kollegin|steuerberater|anwalt|redakteur) (?:ist|sitzt|hat|will|braucht|sagt|mochte|verlangt)\\b${on}`,
  `\\b(?:mi|el|nuestro|la) (?:jefe|jefa|profesor|profesora|cliente|abogado|companero|tutor) (?:no )?(?:nos |me )?(?:es|esta|ha|dio|dijo|quiere|pide|necesita)\\b${on}`,
  `\\b(?:mes|mon|notre|nos|le) (?:etudiants|eleves|stagiaires|patron|client|chef|professeur|avocat|collegue) (?:est|sont|a|ont|veut|veulent|demande|debutent|dit)\\b${on}`,
  `\\b(?:meu|nosso|minha|o) (?:chefe|cliente|professor|professora|advogado|colega|orientador) (?:e|esta|quer|pediu|disse|precisa)\\b${on}`,
  // "mayor will be present"
  `\\b${persons} (?:will|would) ${on}`,
  "\\b(?:nobody|no one|everybody|everyone|anybody|somebody|someone)(?: else)? (?:knows?|has|believes?|is|was|will|can|talks?|uses)\\b[^,.;:!?\\n]{0,60}",
].map((pattern) => new RegExp(pattern, "g"));

/** What is pointed at, and we have never seen. */
const references = [
  `\\bas (?:discussed|agreed|mentioned|explained|promised|requested|described|told|ordered|per our)\\b${on}`,
  `\\b(?:go ahead|proceed|continue) (?:with|where)\\b${on}`,
  `\\bsame (?:columns?|fields|structure|layout|schema|format|names|file|table)(?: and [a-z]{3,12})? (?:as|like|that|which|we|i)\\b${on}`,
  `\\bsame (?:columns?|field|row|file) (?:order|names|layout|structure)\\b`,
  `\\b(?:the |its |our |a )?(?:schema|column names|field list|layout|data model|description|specification|spec) (?:is|are) (?:in|on|at|under|attached|part of)\\b${on}`,
  `\\b(?:use|take|keep|copy) (?:that|this|the same) (?:one|again)\\b|\\bkeep the (?:names|columns|order|fields) as (?:they are|is)\\b`,
  `\\b(?:the|an?|our|my|your) (?:(?:broken|old|new|newer|updated?|latest|current|wrong|first|last|previous|corrected|fixed|proper) ){1,2}version(?: (?:of|from|to) ${on})?`,
  `\\b(?:order|ticket|request|case|job|invoice|delivery|shipment) (?:no\\.? ?|number |nr\\.? ?)?#? ?[0-9][\\w-]{2,12} (?:was|is|has|had|never|did)\\b${on}`,
  `\\b(?:(?:meeting|fulfilling|covering) )?(?:the |our |all )?(?:requirements?|specs?|req)(?: (?:no\\.? ?)?[a-z]{2,5}-\\d{1,5}(?: (?:to|through|and|until|-) [a-z]{2,5}-\\d{1,5})?)`,
  `\\b(?:previous|last|next|upstream|downstream|earlier|preceding) (?:step|task|job|run|attempt|call|stage|node) (?:failed|returned|gave|needs|expects|is|was|has)\\b${on}`,
  `\\b(?:the|my|your|a) (?:ticket|order|case|reference|request) number\\b`,
].map((pattern) => new RegExp(pattern, "g"));

/** What it costs, and what else a buyer asks a seller. */
const dealings = [
  `\\bhow much (?:would|do|does|will|is|are)\\b[^?\\n]{0,120}\\?`,
  `\\b(?:do|can|could|would) you (?:also )?(?:give|grant|accept|take) (?:any |a )?(?:discounts?|rebates?|refunds?|cards?|paypal|invoices?)\\b[^?\\n]{0,60}`,
  `(?:^|[,.;] ?)(?:and )?(?:an? |the )?(?:receipt|invoice)(?: (?:please|pls|as well|too|to (?:us|me|our|my|the)${on}))?${end}`,
  `(?:^|[,.;] ?)(?:our |my |the )?budget(?: is|:| of|) (?:about |around |only )?[$€£]?[0-9]${on}`,
  `\\b(?:settle|pay)(?:ment)? (?:in|with|by|via) (?:stablecoins?|usdc|crypto|card|invoice)\\b${on}`,
  `\\bdeal ?\\?`,
  `\\bdelivery (?:by|before|on|until|within|not later)\\b${on}`,
  `\\bwas haben sie\\b[^?\\n]{0,60}\\?|\\bim angebot\\b`,
  `\\bon behalf of ${on}? (?=i |we )`,
].map((pattern) => new RegExp(pattern, "g"));

/** What is to be done with the file once it is there, and of what it is made. */
const handling = [
  `(?:^|[,.;:] ?|\\b(?:and|then) )(?:please )?(?:verify|confirm|validate|abort|retry|notify|double-check|unzip|zip|upload|report|send|hash|sign)(?: (?:it|the|that|all|after|before|with|our|a|an|[a-z]{3,12} before))\\b${on}`,
  `(?:^|[,.;:] ?)(?:verify|confirm|validate|check) (?:checksums?|schemas?|signatures?|hash(?:es)?|licen[cs]es?)\\b${on}`,
  `\\b(?:data dictionary|readme|the checksum|foreign keys|primary keys?|(?:open|free|permissive|commercial) licen[cs]e|direct identifiers|(?:no|without) identifiers|last line|second column|first column)\\b`,
  `\\b(?:suitable|fit|good|useful|ready) for ${on}`,
  `\\bto (?:write|prepare|publish|finish|submit|illustrate|accompany) (?:a|an|my|our|the|some) ${on}`,
  `\\bfor (?:a|an|my|our|the) (?:[a-z-]{2,20} ){0,2}(?:application|proposal|grant|article|story|talk|slide|essay|chapter|book|blog)\\b`,
  `\\b(?:pipeline|tests?|ci|suite) (?:needs?|wants?|requires?|uses?) fixtures\\b|\\b(?:test|ci) fixtures\\b|\\bfixtures for (?:our|the|my)\\b|\\b(?:our|the|a|my) ci (?:pipeline|job|build|run)s?\\b`,
  `\\b(?:data|datasets?|file|table|something|anything|numbers) (?:that|which) (?:will|would|can|could|should|may|might|makes?|gets?|helps?|respects?|looks?|proves?|is|are)\\b${on}`,
  `\\b(?:partitioned|sharded|split|chunked|compressed|encoded|exported|delivered|dividid[oa]|getrennt|separad[oa]) (?:by|into|in|as|with|to|em|en|durch)\\b${on}`,
  `\\b(?:open|works?|read|load) (?:it )?(?:in|on|with|into) (?:an? |our |my )?(?:ipad|tablet|phone|excel|pandas|notebook|browser)\\b${on}`,
].map((pattern) => new RegExp(pattern, "g"));

/** "status=urgent; owner=ops-bot", "Tone: neutral. Contact on failure: supervisor agent": how a job is to be done, key by key. */
const settings =
  /\b(?:tone|size|style|owner|notify|status|need|rows|contact(?: on (?:failure|success))?|return path|retries|priority|latency|max latency|task|goal|deadline|format|output|schema|licen[cs]e|timeout|callback|webhook|budget|language|seed) ?[:=] ?[\w-]{1,30}(?: [\w-]{1,20}){0,2}(?=[,.;|]|\s*$)/g;

const handedOver = /\blivrée?s? (?:en|au|aux|sous|avant|pour|par|d'ici|dans)\b[^,.;:!?\n]{0,60}/gi;

/** The parts of a need that tell of those who ask, of what they point at, of the deal and of the file, and nothing of its rows. */
export function circumstancesIn(text: string, folded: string): readonly Span[] {
  const patterns = [...stories, ...references, ...dealings, ...handling];
  const keyed = [...folded.matchAll(settings)];
  const said = [
    ...patterns.flatMap((pattern) => [...folded.matchAll(pattern)]),
    ...(keyed.length > 1 ? keyed : []),
    ...text.matchAll(handedOver),
  ];
  return said.map(({ index, 0: phrase }) => ({ start: index, end: index + phrase.length }));
}
