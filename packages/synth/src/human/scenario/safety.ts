import type { RefusalReason, SensitiveConstraint } from "../reading.ts";
import { termPattern } from "./normal-text.ts";

export type SafetyRoute =
  | { readonly route: "open" }
  | { readonly route: "sensitive"; readonly constraints: readonly SensitiveConstraint[]; readonly note: string }
  | {
      readonly route: "refused";
      readonly reason: RefusalReason;
      readonly detail: string;
      readonly alternative: string;
    };

/** Turns of phrase that sound worse than they are; they are taken out before the rules look. */
const harmless = termPattern(
  "killing it, kill it, kills it, killed it, killing time, kill time, kills time, dressed to kill, killer app, killer feature, kill two birds, killing me softly, " +
    "shoot* a film, shoot* a movie, shoot* a video, shoot* a scene, shoot* a short, shoot* a documentary, shoot* photos, photo shoot*, film shoot*, shoot* hoops, shoot* a penalty, penalty shoot*, shoot for, trouble shoot*, troubleshoot*, " +
    "bath bomb*, photo bomb*, photobomb*, seed bomb*, bomb* the exam, bomb* the interview, bomb* an interview, bomb* the test, glitter bomb*, box office bomb, f bomb, love bomb*, " +
    "to die for, dying to, die hard, died laughing, die laughing, dying of laughter, die of laughter, die of embarrassment, dying of embarrassment, die of shame, die of boredom, dying of boredom, battery died, phone died, battery dies, phone dies, laptop died, laptop dies, plant died, plants died, " +
    "hopeless at, hopeless with, hopeless cook*, hopeless dancer*, hopeless singer*, hopeless romantic, hopeless case of, hopeless driver*, hopelessly in love, hopelessly late, hopelessly lost in the city, hopeless team, hopeless situation on the pitch, panic buying, panic over a deadline, worthless stock*, worthless coupon*, worthless ticket*, worthless car*, no way out of the maze, no way out of the car park, no way out of the contract, economic depression, great depression, tropical depression, child lost a toy, hits her head, hits him with a, hits her target*, hits her goal*, relapse of the printer, drinking again from, abused the discount, abused his position, sober colour*, sober tone, sober style, sober look, addicted to chocolate, chocolate addict*, coffee addict*, shopping addict*, " +
    "murder mystery, murder mysteries, murder she wrote, suicide squad, bloody mary, dead tired, deadline*, dead end, drop dead gorgeous, stage fright, stabbing pain, back stab*, backstab*, a stab at, " +
    "dose of humour, dose of humor, dose of reality, dose of luck, dose of optimism, dose of caffeine, support group*, poison ivy, poison pill, attack of nerves, heart attack*, sex education, sexual health class, same sex, attack* the problem, hit man game, assassin's creed, war on the pitch, execution of the plan, executes the plan",
);

const asksWays =
  /\b(?:how to (?!cope|talk|help|support|prevent|deal|live|speak|be there|listen)|methods?|(?:best|easiest|quickest) ways?|step[\s-]by[\s-]step|instructions?|painless\p{L}*|which (?:pills|drug|poison)|how many (?:pills|tablets)|detailed plan|guide to|como (?:suicidar|matar)|wie man sich|comment se)\b/u;
const asksHow =
  /\b(?:how to|step[\s-]by[\s-]step|instructions?|recipe|tutorial|guide|manual for|blueprint|explain(?:s|ed|ing)? how|teach(?:es|ing)? (?:\p{L}+ )?how|detailed plan|como (?:hacer|fabricar)|wie man|comment fabriquer|como (?:fazer|construir))\b/u;

const selfHarm = termPattern(
  "suicid*, kill myself, kill himself, kill herself, kill themselves, killing myself, killing himself, killing herself, killing themselves, kills himself, kills herself, killed himself, killed herself, " +
    "self harm*, self injur*, selfharm*, hurt myself on purpose, hurts herself on purpose, hurts himself on purpose, cutting herself, cutting himself, cutting myself, cuts herself, cuts himself, end my life, end his life, end her life, end their life, ending it all, ending her life, ending his life, ending my life, take my own life, take his own life, take her own life, took his own life, took her own life, " +
    "want to die, wants to die, wanting to die, doesn't want to live, does not want to live, don't want to live, no reason to live, selbstmord*, suizid*, umbringen will, suicidio, quitarse la vida, se suicider, se tuer, tirar a propria vida, matar se",
);

const distress = termPattern(
  "hopeless, hopelessness, no way out, can't go on, cannot go on, can not go on, doesn't want to be here, does not want to be here, don't want to be here, doesn't want to be alive, don't want to be alive, doesn't want to wake up, not wanting to live, tired of living, tired of life, wishes he was dead, wishes she was dead, wish i was dead, " +
    "better off without me, better off without him, better off without her, hates herself, hates himself, hate myself, hating herself, hating himself, self hate, self hatred, self loathing, worthless, panic attack*, has a panic, in panic, panics at night, nervous breakdown, mental breakdown, depress*, burnout, burned out completely, crisis line, help line, " +
    "beaten by her, beaten by his, beaten by their, hits her, hits him, husband hits, wife hits, father hits, mother hits, boyfriend hits, partner hits, abus* victim*, victim* of abuse, abused, was abused, being abused, stalked, stalker, starves herself, starves himself, starving herself, binge eating, binges, purges, refuses to eat, makes herself vomit, " +
    "drinking again, relapse*, sober, sobriety, gambling again, gambling addict*, drug problem, recovering alcoholic, rehab, loses a child, lost a child, loses her child, lost her child, loses his child, lost his child, lost their child, loses their child, death of a child, death of her child, death of his child, death of their child, death of her son, death of his son, death of her daughter, death of his daughter, lost her baby, lost his baby, lost their baby, loses her baby, " +
    "hoffnungslos*, sin salida, desesperad*, sans espoir, desespoir, verzweifel*, sem esperanca, depresion, depressao, " +
    "domestic violence, abusive husband, abusive wife, abusive partner, abusive boyfriend, abusive girlfriend, abusive relationship, abused by, child abuse, sexual abuse, sexual assault, sexually assaulted, raped, rape survivor, eating disorder*, anorexi*, bulimi*, overdos*, addiction, addict, alcoholic, relapse* drinking, mass shooting, school shooting, shooting survivor, terror attack, victims of terrorism, miscarriage, stillbirth, war refugee*, torture, trauma, ptsd, violencia domestica, violencia de genero, hausliche gewalt, violence conjugale, violencia machista",
);

const minors =
  /\b(?:child(?:ren)?|kids?|minors?|toddlers?|teen(?:ager)?s?|under[\s-]?age(?:d)?|school[\s-]?(?:girl|boy)s?|pre[\s-]?teens?|little (?:girl|boy)s?|young (?:girl|boy)s?|(?:[1-9]|1[0-7])[\s-]year[\s-]olds?|(?:girls?|boys?|daughter|son|pupils?|somebody|someone) (?:of|aged|who is) (?:[1-9]|1[0-7])|aged? (?:[1-9]|1[0-7])|ninos?|ninas?|menores?|kinder|minderjahrig\p{L}*|enfants?|mineurs?|criancas?)\b/u;
const sexual =
  /\b(?:sex|sexual(?:ly|ised|ized)?|erotic\p{L}*|porn\p{L}*|nudes?|naked|seduc\p{L}*|lust\p{L}*|aroused?|molest\p{L}*|sexting|intimate photos?|grooming|explicit(?:ly)?|makes? love|making love|sexo|sexuel\p{L}*|sexuell\p{L}*|erotisch\p{L}*)\b/u;

const weapons =
  /\b(?:bombs?|explosives?|molotov|grenades?|pipe bomb|nerve agent|sarin|ricin|anthrax|bio[\s-]?weapons?|ghost guns?|poison (?:someone|somebody|people|him|her|them|a|his|the)|poisoning (?:someone|people|a)|(?:kill|kills|killing|murder|murders|murdering|stab|stabs|strangle|assassinate|kidnap|torture|shoot|shoots) (?:someone|somebody|people|a|his|her|their|the|my|an|him|them|students|classmates|coworkers)|hitman|hit man|mass shooting|shoot up|bomba|bombe|sprengstoff|explosivo|explosif)\b/u;
const builds =
  /\b(?:build|builds|building|make|makes|making|assemble|construct|manufactur\p{L}*|plan|plans|planning|carry out|carries out|organis\p{L}*|organiz\p{L}*|hire|hires|hiring|fabricar|bauen|fabriquer|construir)\b/u;

const buildsWeapons = new RegExp(`${builds.source}.{0,40}${weapons.source}`, "u");

/** Crimes that need a recipe: what is made, and what is done to others. */
const contraband =
  /\b(?:meth|methamphetamine|crystal meth|heroin|fentanyl|cocaine|crack|mdma|ecstasy|lsd|ghb|date rape drug|counterfeit (?:money|notes|bills|passports?|pills)|fake (?:ids?|passports?|prescriptions?)|forged (?:documents?|prescriptions?|passports?)|drogen|drogas|drogues?)\b/u;
const intrusion =
  /\b(?:phishing|ransomware|malware|spyware|key ?loggers?|botnets?|ddos|sql injection|credential stuffing|hackers?|hack(?:s|ing)? (?:into|(?:(?:a|an|the|his|her|their|my|somebody's|someone's) )?(?:\p{L}+ )?(?:accounts?|banks?|servers?|networks?|phones?|computers?|e?mails?|passwords?|databases?|wallets?|webcams?))|money laundering|launder(?:s|ing)? money|identity theft|card skimming|carding|shoplift\p{L}*|pick(?:s|ing)? locks?|break(?:s|ing)? into (?:a|the|somebody|someone))\b/u;
const makesOrDeals =
  /\b(?:cook|cooks|cooking|make|makes|making|produce|produces|producing|grow|grows|growing|synthesi[sz]\p{L}*|deal|deals|dealing|sell|sells|selling|smuggl\p{L}*|print|prints|printing)\b/u;
const explains =
  /\b(?:how to|step[\s-]by[\s-]step|tutorial|recipe|instructions?|guide|script for|scripts? of|playbook|explain(?:s|ed|ing)?|teach(?:es|ing)?|show(?:s|ing)? how)\b/u;
/** Words of those who suffered it, fight it or learn to see through it. */
const fights =
  /\b(?:victims?|fell for|falls for|after (?:a|being|the)|lost (?:his|her|their|my) (?:money|savings|account)|awareness|prevent\p{L}*|avoid\p{L}*|recogni[sz]\p{L}*|report(?:s|ed|ing)?|protect\p{L}*|recover\p{L}*|quit\p{L}*|sober|rehab|hackathon|life hacks?|growth hack\p{L}*|security (?:team|training|course)|bank (?:clerk|employee)|incident response|suspicious|warns?|warning|crack the|cracks? in|crack of)\b/u;
const hateful =
  /\b(?:racist|racial|antisemitic|anti[\s-]semitic|homophobic|transphobic|islamophobic|misogyn\p{L}*|sexist) (?:slurs?|insults?|jokes?|abuse|chants?|rants?)\b/u;
const suffers =
  /\b(?:victims?|target of|suffers?|hears?|report(?:s|ed|ing)?|complain\p{L}*|against|stands? up|confront\p{L}*|after)\b/u;

const extremists =
  /\b(?:nazis?|neo[\s-]?nazis?|hitler|third reich|isis|isil|islamic state|al[\s-]?qaeda|boko haram|ku klux klan|kkk|white supremac\p{L}*|white power|terroris[mt]s?|terror group|jihadis[mt]s?|ethnic cleansing|genocide|great replacement|holocaust)\b/u;
const praises =
  /\b(?:prais\p{L}*|glorif\p{L}*|celebrat\p{L}*|admir\p{L}*|recruit\p{L}*|propaganda|promot\p{L}*|support(?:s|ing|er|ers)?|join(?:s|ing)?|justif\p{L}*|den(?:y|ies|ying)|was right|were right|good about|hero(?:es|ic)?|proud of|fan of|fans of)\b/u;
const leaves =
  /\b(?:leav\p{L}*|left|quit|former|ex|exit|survivors?|victims?|museum|history (?:class|lesson)|documentary|deradicali\p{L}*|against|remember\p{L}*|escap\p{L}*)\b/u;

const dosage =
  /\b(?:dosages?|(?:what|which|how much|recommend\p{L}*) (?:\p{L}+ ){0,3}doses?|(?:right|correct|exact|safe|maximum|recommended|lethal) doses?|how (?:much|many) (?:mg|milligrams?|pills|tablets|insulin|ibuprofen|paracetamol|opioids?|xanax|medication)|\d+ ?mg|prescrib(?:e|es|ing) (?:him|her|them|me|a|the|medication|antibiotics|opioids)|which (?:medication|medicine|drug|antibiotic)s? (?:to|should)|medical advice|diagnos(?:e|es|ing) (?:the|a|his|her|my|their)|dosis de|dosierung|posologie|dosagem)\b/u;
const legal =
  /\b(?:legal advice|legally advise|how to (?:sue|plead|avoid (?:jail|prosecution|taxes))|advis\p{L}+ (?:\p{L}+ ){0,4}(?:to plead|to sue|on the law|legally)|tax evasion|asesoria legal|rechtsberatung|conseil juridique|aconselhamento juridico)\b/u;

const publicFigures = termPattern(
  "elon musk, donald trump, joe biden, barack obama, michelle obama, kamala harris, vladimir putin, xi jinping, narendra modi, emmanuel macron, angela merkel, olaf scholz, volodymyr zelensky, zelenskyy, " +
    "benjamin netanyahu, recep tayyip erdogan, kim jong un, king charles, prince harry, meghan markle, kate middleton, pope francis, pope leo, dalai lama, greta thunberg, " +
    "taylor swift, beyonce, rihanna, kanye west, kim kardashian, justin bieber, lady gaga, adele, ed sheeran, drake and kendrick, billie eilish, shakira, bad bunny, " +
    "tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, amber heard, will smith, emma watson, oprah winfrey, oprah, " +
    "mark zuckerberg, zuckerberg, jeff bezos, bill gates, sam altman, tim cook, sundar pichai, satya nadella, warren buffett, vitalik buterin, " +
    "lionel messi, messi, cristiano ronaldo, kylian mbappe, neymar, serena williams, roger federer, rafael nadal, lebron james, lewis hamilton, simone biles, " +
    "pedro sanchez, lula da silva, jair bolsonaro, javier milei, giorgia meloni, keir starmer, rishi sunak, boris johnson, friedrich merz, marine le pen, antonio guterres",
);
const realPeople =
  /\b(?:real|actual|existing) (?:(?:named|living) )?(?:persons?|people|customers?|users?|employees?|patients?|celebrit\p{L}+|politicians?)(?:'s|s')? (?:data|names?|messages?|chats?|emails?|conversations?|quotes?|identit\p{L}+)|\b(?:real (?:person|celebrity|politician)|impersonat\p{L}+ (?:a real|my|our|the real))\b/u;

const seeks =
  /\b(?:find(?:s|ing)?|locat(?:e|es|ing)|reveal(?:s|ing)?|leak(?:s|ing)?|publish(?:es|ing)?|track(?:s|ing)? down|look(?:s|ing)? up|hunt(?:s|ing)? down|expos(?:e|es|ing))\b/u;
const privateFacts =
  /\b(?:(?:home|private|personal|street) address(?:es)?|where (?:she|he|they|someone|my ex|his ex|her ex) lives?|(?:private|personal|ex's|someone's) (?:phone )?number|home location|licen[cs]e plate|social security number)\b/u;
const doxxing = /\bdoxx?(?:ing|es|ed|s)?\b/u;

const helpNote =
  "The people and what they go through are invented. Whoever feels like this is not alone: local emergency services, crisis lines with trained listeners, and doctors help, at any hour.";

function refused(reason: RefusalReason, detail: string, alternative: string): SafetyRoute {
  return { route: "refused", reason, detail, alternative };
}

/** Whether rows may be made of a normal text, and within what limits. The first rule that fits decides. */
export function safetyOf(full: string): SafetyRoute {
  const text = full.replaceAll(harmless, " ");
  const has = (pattern: RegExp): boolean => text.search(pattern) >= 0;
  if (has(minors) && has(sexual)) {
    return refused(
      "minors_sexual",
      "Scenarios that bring minors and sexual content together are never made.",
      "Ask for parents, teachers or young people in everyday situations, without sexual content.",
    );
  }
  if (has(selfHarm) && has(asksWays)) {
    return refused(
      "self_harm_method",
      "The scenario asks for ways of self-harm. If this is about you or somebody near you, emergency services and crisis lines help at any hour.",
      "Ask for a supportive talk with somebody who feels hopeless: it is made without any detail of methods, with a note on help.",
    );
  }
  if (has(weapons) && (has(asksHow) || has(buildsWeapons))) {
    return refused(
      "violence_instructions",
      "The scenario asks for instructions or plans for violence.",
      "Ask for people who deal with a conflict, or who live on after something bad happened.",
    );
  }
  if (
    !has(fights) &&
    ((has(contraband) && (has(makesOrDeals) || has(explains))) || (has(intrusion) && has(explains)))
  ) {
    return refused(
      "crime_instructions",
      "The scenario asks for how a crime is done.",
      "Ask for somebody who was hurt by it and gets help, or for people who learn to see through it.",
    );
  }
  if (has(hateful) && !has(suffers)) {
    return refused(
      "hate",
      "The scenario asks for abuse of people for what they are.",
      "Ask for somebody who hears such words and stands up against them.",
    );
  }
  if (has(extremists) && has(praises) && !has(leaves)) {
    return refused(
      "extremism",
      "The scenario praises or recruits for extremism.",
      "Ask for somebody who leaves such a group, or for a family that talks about it.",
    );
  }
  if (has(dosage) || has(legal)) {
    return refused(
      "dosage_or_legal_advice",
      "Rows would read like medical or legal advice, which invented people cannot give.",
      "Ask for how people feel about an illness or a dispute, or for booking the appointment with those who may advise.",
    );
  }
  if (has(publicFigures) || has(realPeople)) {
    return refused(
      "real_person",
      "Rows are about invented people; words are not put into the mouths of real ones.",
      "Ask for the role instead of the person: a singer, a head of government, a founder.",
    );
  }
  if (
    (has(doxxing) && !/\bvictim|\bafter being\b/u.test(text)) ||
    (has(seeks) && has(privateFacts) && !/\b(?:victim|scam|fraud)\b/u.test(text))
  ) {
    return refused(
      "doxxing",
      "The scenario is about finding out or spreading where and how a person can be reached.",
      "Ask for somebody who wants to get back in touch and leaves it to the other, or for a victim who gets help.",
    );
  }
  if (has(selfHarm) || has(distress)) {
    return { route: "sensitive", constraints: ["supportive", "no_method_detail", "help_line_note"], note: helpNote };
  }
  return { route: "open" };
}
