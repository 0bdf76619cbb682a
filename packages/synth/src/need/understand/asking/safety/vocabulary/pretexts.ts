/** What makes a letter, a call or a paper a swindle: what it claims, what it asks for and what is not so. */
export const pretexts = {
  /** What it claims to be about. */
  pretext:
    "account is locked|account was locked|account is blocked|account is suspended|account locked|account suspended|" +
    "locked account|blocked card|blocked account|card is blocked|card was blocked|suspended account|customs fee|" +
    "customs charge|delivery fee|redelivery|held parcel|parcel is held|package is held|missed delivery|toll fee|" +
    "unpaid toll|unpaid fine|overdue fine|warrant|arrest|bail|crash|had an accident|an accident|in hospital|grandson|" +
    "grandchild|granddaughter|lottery|you won|they won|have won|prize|sweepstake~|inheritance|tax refund|" +
    "refund is waiting|overpaid|new bank details|changed bank details|new account details|suspicious login|" +
    "security alert|unusual activity|verify your|confirm your|confirm their|verify their|update their|update your|" +
    "account will be closed|will be closed|computer is infected|virus on their|gift cards today|enter their|" +
    "should enter|must enter|expires today|konto gesperrt|konto ist gesperrt|karte gesperrt|zollgebuhr*|haftbefehl|" +
    "kaution|unfall|enkel|enkelin|lotterie|gewonnen|erbschaft|neue bankverbindung|paket hangt|cuenta bloqueada|" +
    "tarjeta bloqueada|cuenta suspendida|tasas de aduana|gastos de aduana|orden de arresto|fianza|accidente|nieto|" +
    "nieta|loteria|han ganado|premio|herencia|devolucion de hacienda|paquete retenido|multa|compte bloque|" +
    "carte bloquee|compte suspendu|frais de douane|mandat d'arret|caution|accident|petit fils|loterie|ont gagne|" +
    "heritage|remboursement|colis bloque|colis en attente|amende|conta bloqueada|cartao bloqueado|conta suspensa|" +
    "taxa alfandegaria|mandado|fianca|acidente|neto|neta|loteria|ganharam|premio|heranca|encomenda retida|" +
    "pacote retido|multa|account goes away|account gets deleted|account will be deleted|copyright strike|" +
    "processing fee|handling fee|small fee|viewing fee|deposit first|after a deposit|only after a deposit|giveaway|" +
    "get 2 back|get double|double your|urgent|urgently|sofort|dringend|nuevo cargo|cargo raro|cargo sospechoso|" +
    "cargo extrano|urgente|frais de|euros de frais|nouvelle carte|new card|number to call|wire for the flight|" +
    "flight ticket|visa fee|never met|hospital bill|stuck abroad|stranded|gestrandet|varado|bloque a l'etranger|" +
    "presa no exterior|pix|bizum|uebergabe|ubergabe|bargeld|payment failed|payment declined|rent goes|neues handy|" +
    "new phone|nuevo movil|nouveau telephone|celular novo|new iban|neue iban",
  /** What the reader is to give. */
  asks:
    "asking for|asks for|ask for|asking them|asking people|asks people|asking customers|people should|" +
    "customers should|they should|must pay|has to pay|have to pay|needs bail|need bail|pay in gift|gift cards|" +
    "pay a small|pay the fee|type their|type in|enter their|enter the|give their|give up|give away|hand over|" +
    "read out|log in on|log in at|link placeholder|click on|one time code|access code|their code|their pin|" +
    "their password|their card|the card details|bank login|sollen eingeben|eingeben|einzahlen|uberweisen|zugangscode|" +
    "klicken|investieren|pidiendo|pide|piden|que den|que pongan|que paguen|que metan|metan su|clave de acceso|" +
    "codigo de acceso|hagan clic|el enlace|transferir|inviertan|demandant|demande de|demandent|code d'acces|" +
    "mot de passe|cliquer|cliquent|le lien|virement|investissent|envoient leur|saisissent|pedindo|pede|que passem|" +
    "que deem|codigo do token|clicar|cliquem|o link|transfiram|invistam|digitem|should wire|wire for|dm their|dm us|" +
    "call our|call this number|number to call|log in on our|log in at our|on our site|on our page|scan and pay|" +
    "pay to us|send 1|send money|send pix|buy the|sofort uberweisen|uberweisung|bargeld|ubergabe|llamen a|llamen al|" +
    "que llamen|pedindo pix|fazer um pix|faire un virement|rappeler|rappellent|click the link|click a link|" +
    "click on the|clicks on the|and click|with a link to|customs fee of|with link|send the deposit|wire the|" +
    "transfer the|invest in|tan raus|demanding|verlangen|fordern|exigiendo|reclamando|exigindo|cobrando|asking 150|" +
    "to pay up|deposit by|deposit via|zelle|western union|venmo|anzahlung per|fianza por bizum|acompte par|" +
    "sinal por pix",
  /** Things that are not as the letter or the paper says. */
  untrue:
    "die wir nicht haben|die wir gar nicht haben|die wir gar nicht|die uns nicht gehoren|keiner erbracht|niemand erbracht|nie erbracht|never rendered|nobody rendered|never provided|nobody provided|nobody did|nobody had|no one had|keiner hatte|niemand hatte|nadie tuvo|nadie presto|nunca prestad*|nadie hizo|personne n'a|jamais rendus|jamais rendues|jamais fournis|ninguem teve|ninguem prestou|nunca prestad*|" +
    "never arrives|never arrive|never ordered|never booked|never asked for|never happened|never took place|" +
    "never existed|never worked here|never delivered|did not happen|didnt happen|does not exist|doesnt exist|" +
    "do not exist|dont exist|i have no tickets|we have no tickets|have no goods|have nothing to|no intention|" +
    "we made up|i made up|we invented|i invented|fake hosts|our fake|my fake|shell compan*|phantom|ghost employee~|" +
    "ghost worker~|none of the treatments|none of the visits|none of these|none of it|nothing behind|es nie gab|" +
    "nie stattgefunden|nie passiert|nie bestellt|nie ankommt|nie geliefert|die es nicht gibt|das es nicht gibt|" +
    "nicht existieren|erfundene schaden|nunca existio|nunca existieron|nunca ocurrio|nunca ocurrieron|nunca paso|" +
    "nunca pidieron|nunca llega|que no existe|que no existen|no existen|n'a jamais|n'ont jamais|jamais eu lieu|" +
    "jamais commande*|n'existe pas|n'existent pas|qui n'arrive|nunca existiu|nunca existiram|nunca aconteceu|" +
    "nunca aconteceram|nunca pediram|nunca chega|que nao existe|que nao existem|nao existem|who dont live there|" +
    "who does not live there|nobody will check|will not notice|wont notice|in the name of people|in the names of|" +
    "no scholarship|isnt one|is not one|arent real|isnt real|nobody made|nobody took|nobody went|nothing was|" +
    "nothing broke|it didnt|we dont own|i dont own|im fine|i am fine|im healthy|im not sick|im not ill|staged|faked|" +
    "made up trips|better grades than|than i had|saying i|saying we|that say we|that says i|say i have|says i have|" +
    "that say i|look legal|counts as legal|count as legal|as if legal|from nobody|nie gemacht|nie da war|" +
    "gar nicht krank|bin gesund|nicht stimmt|nicht stimmen|gestellte|de mentira|no es verdad|no paso|" +
    "no estoy enfermo|no estoy enferma|nunca hicimos|nunca hice|pas vrai|pas malade|jamais fait|jamais ete|" +
    "nao e verdade|nao estou doente|nunca fiz|nunca fizemos|de mentirinha|never worked|never stayed|never visited|" +
    "never were there|never lived|die nie da waren|nie da waren|nie dort|nunca estuvieron|nunca trabajaron|" +
    "jamais travaille|nunca trabalharam|nunca estiveram|we dont have|i dont have|we do not have|i do not have|" +
    "den es nicht|que no tenemos|que no tengo|qu'on n'a pas|que je n'ai pas|que nao temos|que nao tenho|" +
    "never deliver|never ship|never send|nie liefern|nunca entregar*|nunca enviar*|jamais livrer|jamais envoyer|" +
    "nunca vamos entregar",
  /** In whose manner or name a letter is: stands before the name of a house. */
  inTheirName:
    "from|by|as|like|imitating|copying|mimicking|in the style of|style of|branded|pretending|called|" +
    "von|wie von|im stil|als|imitando|de parte de|como si fueran|como si fuera|al estilo|imitant|de la part de|" +
    "facon|comme si|se presentant|se presentant comme|imitando o|como se fossem|como se fosse|em nome do|em nome da|" +
    "no estilo|aimed at|targeting|target|for customers of|telling customers|customers of|clients of",
  /** Authorities and carriers that swindlers like to be. */
  office:
    "irs|hmrc|dhl|ups|fedex|usps|royal mail|correos|seur|la poste|chronopost|colissimo|ctt|correios|hermes|dpd|evri|" +
    "caf|ameli|cpam|urssaf|impots|hacienda|agencia tributaria|seguridad social|dgt|receita federal|receita|inss|" +
    "detran|finanzamt|zoll|polizei|kripo|staatsanwaltschaft|verbraucherzentrale|social security administration|" +
    "medicare|police|policia|guardia civil|gendarmerie|tax office|microsoft support|tech support|bank support|" +
    "helpdesk|our ceo|our cfo|the ceo|the boss|customs|the court|court|ice|border patrol|nypd|lapd|bundeswehr|" +
    "bundespolizei|verfassungsschutz|afd|mossos|policia nacional|policia federal|proud boys|planned parenthood|" +
    "antifa|scientology|nra",
  /** Letters of those who want something of the house, and not the other way round. */
  fromCustomers:
    "complaint~|complain|complains|complaining|support chat~|support ticket~|support email~|" +
    "customer service|customer support|inbound|enquiry|enquiries|hotline|replies|refunds to|beschwerde*|reklamation*|" +
    "kundenservice|kundendienst|quejas|reclamaciones|atencion al cliente|reclamations|plaintes|service client|" +
    "reclamacoes|queixas|sac|atendimento",
} as const;
