/** What is written or said to deceive, to rob or to hurt, and what for. */
export const letters = {
  /** What is said or written to somebody. */
  letter:
    "*mails|*nachrichten|*briefe|*anzeigen|*inserate|" +
    "story|stories|message~|script~|lines|dialogue~|email~|mail~|letter~|text~|sms|page~|html|calls|call script~|" +
    "chat~|form|forms|e mails|mensajes|nachrichten|mensagens|texte|opener~|chat line~|job offer~|job ad~|ad|ads|" +
    "advert~|anrufskript*|skripte|gesprachsleitfaden|anschreiben|inserate|anzeigen|guion~|guiones|anuncio~|correos|" +
    "cartas|courriel~|courrier~|mails|appels|annonces|lettres|roteiro~|anuncios|cartas|*skripte|*anrufe|tweet~|" +
    "popup~|pop ups|post~|reply|replies|sticker~|dm|dms|notes|note|voicemail~|letters|offer~|objections|bot flow|" +
    "flow for|dialog~|dialoge|telegrams|sprueche|spruche|beitrage|aushange|zettel|publicaciones|notas|carteles|" +
    "recados|bilhetes|posts|publications|affiches|petits mots|textos|memes|captions|varianten|sob stories|" +
    "convocation~|vorladung*|citaciones|citacion|intimacoes|intimacao|summons|warning~|mahnung*|apelos",
  /** Letters that fish for secrets. */
  lure:
    "fake login screen~|fake website~|fake site~|fake shop~|cloned site~|clone of|phishing|spear phishing|" +
    "smishing|vishing|phishing mail~|phishing email~|phishing sms|phishing page~|phishing kit~|otp bot~|" +
    "fake login page~|clone of the login page",
  /** Letters, calls and the like in another's name. */
  impersonation:
    "pose as|poses as|claim to be|claiming to be|uns als|mich als|pixel by pixel|pretending to be|pretend to be|" +
    "impersonat*|posing as|look like they come from|looks like it comes from|looks like it is from|" +
    "mails that look like|emails that look like|mails that look|emails that look|copying the|in the name of|" +
    "as if from|as if they came|im namen der|im namen von|im namen des|sich ausgeben als|ausgeben als|imiten a|" +
    "haciendose pasar|se faisant passer|se font passer|fingindo ser|se passando por|mensagens falsas|voice clone~|" +
    "cloned voice|deepfake~|convincing sms|convincing mail~|convincing email~|tauschend echt|supuestamente de|" +
    "aparentando ser|geben sich als|gibt sich als|gebe mich als|gib dich als|se hacen pasar|se hace pasar|" +
    "hacerse pasar|se present* comme|se presentant comme|imitant|imitando|imitieren|nachgeahmt*|como se fossem|" +
    "como se fosse|se passam por|passando se por|come from our supplier|comes from our supplier|angeblich*|" +
    "vermeintlich*|supuest*|pretendu*|suposto*|suposta*|falso parente|falso familiar|falso hijo|faux conseiller|" +
    "faux banquier|falscher polizist|falsche polizisten|says its from|says it's from|says it is from|" +
    "saying they are from|saying its|with vitalik|in the voice of|under the name of|in elons name|signed as|" +
    "signed by our ceo|unterschrieben als|firmado como|signe comme|assinado como|diciendo que son|diciendo que es|" +
    "disant qu|dizendo que e",
  /** Stories and papers by which money is taken. */
  swindle:
    "ofertas de trabajo inventad*|ofertas de trabajo fals*|ofertas de empleo fals*|ofertas de empleo inventad*|fausse~ offre~|fausses annonces|offres d'emploi bidon|erfundene stellen*|gefalschte stellen*|erfundene jobs|vagas falsas|vagas inventadas|vagas de emprego falsas|invented job~|made up job~|invented job ad~|made up job ad~|" +
    "fake job offer~|fake rental~|fake listing~|fake invoice~|fake donation~|donation appeals|fake appeal~|" +
    "we can stage|i can stage|romance scam~|scam script~|scam call script~|grandparent scam|advance fee|" +
    "pump and dump messages|ponzi pitch|fake job ad~|fake charity|bogus|enkeltrick|scam|never ordered anything|" +
    "phone scam|that never happened|which never happened|sextortion|giveaway~|boiler room|worthless|ponzi|pyramid|" +
    "pig butchering|prize scam~|lottery scam~|advance payment|wire fraud|ceo fraud|golpe~|estafa~|timo del|timo de|" +
    "timos|arnaque~|betrug an|betrugsmasche|schockanruf*|enkeltrick*|cuento del tio|faux placement~|para estafar|" +
    "to scam people|payment failed|zum betrugen|pour arnaquer|para enganar|pour escroquer",
  /** What praises or slanders in public. */
  opinion:
    "rumour~|rumor~|lies|gossip|review~|five star review~|one star review~|star review~|comment~|rating~|" +
    "testimonial~|post~|tweet~|stories|fake news|news stories|articles|resena~|avis|bewertung*|avaliacoes|" +
    "avaliacao|comentarios|kommentare|news",
  /** Accounts and voices that are not what they say. */
  sockPuppet: "sock puppet~|sockpuppet~|astroturf*|troll farm~|burner accounts|bot accounts",
  /** To publish under a false flag. */
  spreads:
    "to publish as|to publish under|we post them|i post them|so our rating|to raise our rating|" +
    "to improve our rating|in different voices|from different people|to flood|to spread|spread on|to smear|" +
    "as if from|as if they were|as if by|como si fueran|para publicar|a publier|zum posten|zum veroffentlichen|" +
    "para postar|to sway|on amazon as|each with another name|under different names|with different names|" +
    "from different accounts|to post on|to post as|to post under|to sink my|to sink our|to sink a competitor|" +
    "to flood facebook|to flood the",
  /** What hurts whoever reads it. */
  threat:
    "to suicide|kill herself|kill himself|kill themselves|nasty message~|mean message~|cruel message~|" +
    "threatening message~|humiliating message~|insult~|threat~|threats to send|blackmail|blackmail message~|" +
    "extortion message~|death threat~|harassing message~|bullying message~|abusive message~|hate message~|sextortion|" +
    "messages to blackmail|drohbriefe|beleidigungen|amenazas|insultos|menaces|insultes|ameacas|jokes about killing|" +
    "drohungen|letters to blackmail|erpresserbrief*|insulting message~|insulting text~|abusive text~|" +
    "obscene message~|threatening letter~|drohnachrichten|mensajes amenazantes|messages menacants|" +
    "mensagens ameacadoras",
  /** To drive somebody with it. */
  toBlackmail:
    "to drive|push her|push him|drive her|drive him|make her|make him|to blackmail|to extort|to threaten|" +
    "killing jews|killing muslims|killing gays",
  /** To whom it goes. */
  sends:
    "to send|send to|send them out|send these out|sending them out|ready to send|ready to mail|that she cannot|that he cannot|without her knowing|without him knowing|we send|to scare|" +
    "to hurt|to a girl|to a boy|to a classmate|to my ex|an meine|a mi|a ma|to my colleague|to my neighbour|" +
    "to my classmate|for my ex",
  /** To make somebody believe it. */
  deceives:
    "scares people|scare people|scares them|into paying|into sending|into giving|into clicking|into wiring|" +
    "so she pays|so he pays|so they pay|so that they pay|so that she pays|make people|make old people|" +
    "make customers|make victims|leute dazu|pour que les gens|para que la gente|para que as pessoas|" +
    "so they believe|believe it|trick*|fool|fools|so people type|so that people type|people type in|" +
    "so that they click|click the link|get the code out|damit die leute|ihre tan eingeben|pay a fake|" +
    "hoping they pay|ask for money|who ask for money|roubar senhas|robar datos|recuperer des cartes|in trouble|" +
    "aimed at|targeting|target the|that look like|login link|link zum login|an kunden der|to the finance staff|" +
    "of victims|grandparents|to scam|can scam|um daten zu stehlen|abgreifen|convincing|on employees of|" +
    "send to customers|sent to customers|steal their|give up their|type in their|hand over|asks people|" +
    "ask people|asking people|asks customers|ask customers|asks them",
  /** To make others hand over what is theirs. */
  yields:
    "give|gives|giving|read out|hand over|reveal|tell us|tell me|enter|type in|geben|eingeben|verraten|donnent|" +
    "donner|saisissent|den|entreguen|digan|deem|digitem|pay|open|opening|click|clicking|believe|believing|" +
    "stay home|download|downloading",
  /** What belongs to those who are written to. */
  their: "their|ihre|ihren|ihrer|leur|leurs|sus|su|seus|seu|suas",
  /** To gather what is another's. */
  catches:
    "to get their|get their|steal their|take their|to catch|to grab|to steal|to harvest|to phish|to intercept|" +
    "para robar|para roubar|pour recuperer|pour voler|para obtener|para capturar",
  /** To get in touch with those who stand in the rows. */
  outreach:
    "we mail them|we send them|we can call|we call them|we email them|start our newsletter|start our campaign|" +
    "for our newsletter|for our sales team to call|for our sales team|can ring them|to ring them|our dialer is|" +
    "our dialler is|for our calls|to call and|can call them|can contact them|to contact them|to reach them|" +
    "so we can find them|so that people can report them|can report them|can visit them|fur unsere anrufe|" +
    "fur unseren newsletter|anrufen konnen|para llamarles|para nuestra campana|pour les appeler|" +
    "pour notre newsletter|para ligar|our telemarketing|for our broadcast|for our mailing|for our telemarketing|" +
    "for our outreach|for our dialer|for our cold|can approach them|to approach them|spam them|text them all|" +
    "sms blast|to cold call|to cold mail|to cold email|we mail them next",
  /** Deeds of which steps are asked. */
  crime:
    "sim swap|money laundering|launder money|identity theft|tax evasion|hide cash|insurance fraud|card fraud|" +
    "shoplift*|pick locks|kidnap*|hotwire|bypass kyc|account takeover~|hijack*|stealing cars|steal cars|" +
    "steal a car|break into houses|breaking into|burglary|rob a|robbing|counterfeiting|smuggling|poison somebody",
  /** A deed in steps. */
  steps:
    "how to|step~|step per row|schemes with|instructions|guide|tutorial|playbook|anleitung|pasos|etapes|passos|" +
    "walkthrough|step by step|plan for|method for|methods for",
  /** To bring somebody to do what harms him. */
  coaxes:
    "that trick|to trick|that fool|to fool|that make people|that make voters|that make customers|that make users|" +
    "that get people|that lure",
  /** What a threat says, and what it is to do to whoever reads it. */
  menace:
    "si no pagan|s'ils ne paient|se nao pagarem|" +
    "feel worthless|feel ashamed|feel afraid|hate herself|hate himself|cry every|afraid to leave|make her cry|" +
    "make him cry|have his videos|have her videos|have his photos|have her photos|have your videos|have your photos|" +
    "have his pictures|have her pictures|have nude|must pay in bitcoin|pay in bitcoin|pay or|or else|or we publish|" +
    "or i publish|or we tell|or i tell|unless he pays|unless she pays|unless they pay|wertlos fuhlt|wertlos fuhlen|" +
    "sonst veroffentlichen|haben seine fotos|haben ihre fotos|se sienta una mierda|no vale nada|tenemos sus fotos|" +
    "tenemos sus videos|si no paga|o lo publicamos|se sente nulle|se sentir nulle|avons ses photos|avons ses videos|" +
    "si elle ne paie|s'il ne paie|se sinta um lixo|temos as fotos|temos os videos|se nao pagar|to scare my|" +
    "to scare her|to scare him|to frighten my|to frighten her|to frighten him|to intimidate my|to intimidate her|" +
    "um ihr angst|um ihm angst|einzuschuchtern|para asustar a|para intimidar a|pour lui faire peur|pour intimider|" +
    "para assustar|para intimidar",
  /** So that many seem to speak. */
  voices:
    "as * different|as * locals|in * different voices|als * verschiedene|como * vecinos|comme * habitants|como * moradores|" +
    "each from another|each from a different|from another person|each by another|each by a different|" +
    "each signed|under their names|from different people|from different accounts|made up locals|jede von|" +
    "von verschiedenen|von anderen personen|cada una de otra|cada una de una persona|de personas distintas|" +
    "de distintas personas|chacun d'une|chacune d'une|de personnes differentes|cada uma de outra|cada uma de uma|" +
    "de pessoas diferentes",
  /** For or against whom. */
  partisan:
    "opposite ours|across from ours|next to ours|our competitor|my competitor|our rival|competing|my restaurant|" +
    "our restaurant|my shop|our shop|my hotel|our hotel|my practice|our practice|my app|before the vote|" +
    "before the election|vor der wahl|gegenuber|konkurren*|meine praxis|unser hotel|mein restaurant|de enfrente|" +
    "de la competencia|mi restaurante|mi hotel|mi tienda|antes de la votacion|d'en face|concurrent|mon restaurant|" +
    "mon hotel|ma boutique|avant le vote|em frente|do concorrente|da concorrencia|meu restaurante|minha loja|" +
    "antes da votacao|para nuestr*|para nosso|para nossa|para meu|para minha",
  /** What an opinion is to be like. */
  tone:
    "happy|glowing|positive|five star|5 star|one star|1 star|negative|nasty|bad reviews|terrible|hated|" +
    "hateful|begeistert*|positive|negative|schlechte|vernichtend*|positiv*|negativ*|malas|negatifs|negatives|" +
    "elogios*|ruins",
  /** That it goes where others read it. */
  posted:
    "look like ours|looks like ours|look like us|traced to us|traced back to us|lead back to us|nicht von uns|que no parezcan nuestros|ne pas remonter a nous|nao parecam nossos|" +
    "put them on|put it on|post them|we'd put|wed put|upload them|upload to|to upload|to post|" +
    "on facebook with|doesnt catch on|does not catch on|wont catch on|without google|so google|so amazon|" +
    "google doesn|nicht auffallt|nicht auffallen|damit google|hochladen|posten|subirlas|subir a|colgar en|" +
    "que google no|mettre sur|publier sur|que google ne|postar no|subir no|que o google nao",
  /** What it shall do to whoever reads it. */
  crushes:
    "she thinks|he thinks|should resign|watching her|watching him|know about her|know about his|fertigzumachen|" +
    "fertigmachen|fertig zu machen|fat kid|dicken jungen|kundigt|soll gehen|beobachtet wird|que dimita|que se vaya|" +
    "que la vigilan|hundir a|qu'elle demissionne|qu'elle parte|qu'on la surveille|qu'on la suit|que ela saia|" +
    "que ela peca demissao|vigiando ela|acabar com|humiliate|humiliates|humiliating|gets fired|get her fired|" +
    "get him fired|demutig*|blossstell*|que lo despidan|que la despidan|humillar|humilie|se fasse virer|humilhar|" +
    "que seja demitido",
  /** In a name that is not the writer's; said of letters and calls, and meant so. */
  poses:
    "pretending to be|pretend to be|pretends to be|posing as|pose as|poses as|impersonat*|as if from|" +
    "as if they were from|claiming to be|claim to be|claims to be|in the name of our|from a fake|fake recruiter|" +
    "fake recruiters|fake bank|fake police|fake support|sich ausgeben als|gibt sich als|geben sich als|" +
    "als angebliche*|hallo mama|hi mum|hi mom|hola mama|coucou maman|oi mae|haciendose pasar|se hacen pasar|" +
    "fingiendo ser|diciendo ser|se faisant passer|se font passer|pretendant etre|fingindo ser|se passando por|" +
    "passando se por|dizendo ser",
  /** What brings the reader to act. */
  coaxing:
    "so they|so that they|so she|so he|to make men|to make women|to make people|make them|make men|" +
    "make people|get them to|gets them to|until they|ending with|ends with them|leads to our|button leads|telling|" +
    "tells them|tell them|who then|convince|persuade|talk them into|goal is|damit sie|damit er|bis sie|" +
    "bringen sie dazu|uberreden|para que|hasta que|convencer|que les lleve|pour qu|jusqu|convaincre|pour les amener|" +
    "ate que|convence|que os leve",
  /** Praise of what its writers never saw. */
  neverWas:
    "never stayed|never visited|never bought|never came|never ate|never been|fake guests|fake veterans|" +
    "fake customers|fake locals|nie da waren|nie gekauft|nunca estuvieron|nunca compraron|jamais venus|jamais achete|" +
    "nunca estiveram|nunca compraram",
  /** To get in touch with those in the rows. */
  reachesThem:
    "phone them|ring them|call them|text them|mail them|email them|visit them|message them|" +
    "write to them|rufen die|rufen sie|schreiben ihnen|les llamamos|les escribimos|les appelle|les appelons|" +
    "leur ecrit|ligamos para|mandamos mensagem",
  /** Said of letters that are to hurt. */
  vicious:
    "threatening|menacing|abusive|insulting|hateful|humiliating|obscene|cruel|drohende|beleidigende|gehassige|" +
    "amenazantes|insultantes|crueles|menacants|insultants|haineux|ameacadoras|ofensivas|cruels|nasty|vile|mean|" +
    "horrible|hurtful|vicious|bose|fiese|gemeine|ekelhafte|asquerosos|hirientes|mechants|blessants|maldosas",
  /** To come by what is another's. */
  obtains:
    "getting remote|get remote|remote control|remote access|get access|getting access|get hold of|" +
    "obtain|collect bank|collect card|harvest|extract|bring in donations|bring in money|get donations|raise money|" +
    "squeeze|fernzugriff|fernsteuerung|zugriff auf|abkassieren|abschopfen|spenden einsammeln|sacarles|obtener|" +
    "acceso remoto|conseguir donaciones|recaudar|soutirer|obtenir|acces a distance|recolter des dons|arrancar|obter|" +
    "acesso remoto|arrecadar",
} as const;
