/** What comes first by nature: an end before its start holds nowhere. As stems, after what both names share. */
export const timesInOrder: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/\b(?:start|begin|began|inicio|debut|beginn|anfang)$/, /\b(?:end|finish|fin|ende|fim|stop)$/],
  [/\b(?:birth|born|geburt|nacimiento|naissanc|nascimento)$/, /\b(?:death|died|tod|muert|mort|hir|hire|enrol|enroll)$/],
  [/\bcheckin$/, /\bcheckout$/],
  [/\b(?:takeoff?|take off?|off|depart(?:ur)?)$/, /\b(?:land|touchdown)$/],
  [/\bsunris$/, /\bsunset$/],
  [/\bdepart(?:ur)?$/, /\breturn$/],
  [/\b(?:pickup|pick-up|pick up)$/, /\b(?:dropoff?|drop-off?|return|back)$/],
  [/\b(?:admission|admit|admitt)$/, /\b(?:discharg)$/],
  [
    /\b(?:order|purchas|pedido|collect|collection|dispatch|pick|pack)$/,
    /\b(?:ship|deliver|deliveri|deliv|entrega|refund)$/,
  ],
  [
    /\b(?:appli|application|apply|request|submission|submit|submitt)$/,
    /\b(?:approv|approval|payout|pay out|disbursal|disburs|decision|decid|grant|interview|hir|hire|return)$/,
  ],
  [
    /\b(?:accident|incident|damag|crash|theft|stolen|burglar|burglary)$/,
    /\b(?:report|settl|settlement|payout|pay out|recover|recovery)$/,
  ],
  [/\b(?:sampl|sampling|sample|draw|drawn|collection|collect)$/, /\b(?:result|analys|analysi|lab report)$/],
  [/\b(?:wedding|marriag|marriage|marri)$/, /\b(?:divorc|divorce)$/],
  [/\b(?:invit|invitation|survey sent)$/, /\b(?:answer|respons|response|repl|reply|respond)$/],
  [/\b(?:plant|sow|sown|seed)$/, /\b(?:harvest)$/],
  [/\b(?:manufactur|production|produc|bottl|bak)$/, /\b(?:expir|expiri|expiration|best befor|best-befor)$/],
  [/\b(?:open|report|rais|submitt|submission)$/, /\b(?:resolv|resolution|clos|repair|fix)$/],
  [/\b(?:book|reservation)$/, /\b(?:checkin|arriv)$/],
  [/\bship$/, /\b(?:deliver|deliveri|deliv)$/],
  [/\b(?:hir|hire)$/, /\b(?:terminat|termination|dismiss|retir)$/],
  [/\b(?:login|logon)$/, /\b(?:logout|logoff)$/],
  [/\bentr$/, /\bexit$/],
  [/\b(?:issu|issue)$/, /\b(?:due|expir|expiri|expiration)$/],
  [/\bcreat$/, /\b(?:delet|updat)$/],
  [/\b(?:anreis|einzug|checkin|einlass)$/, /\b(?:abreis|auszug|checkout|auslass)$/],
  [/\b(?:aufnahm|einweisung)$/, /\bentlassung$/],
  [/\b(?:ausleih|ausgab|abholung|ubernahm)$/, /\b(?:ruckgab|rueckgab)$/],
  [
    /(?:^|\b)(?:rechnungsdatum|ausstellung\p{L}*|bestell\p{L}*)$/u,
    /(?:^|\b)(?:fallig\p{L}*|liefer\p{L}*|zustell\p{L}*)$/u,
  ],
  [/\b(?:ingreso|hospitalizacion)$/, /\balta$/],
  [/\b(?:emision|emissao|emission)$/, /\b(?:vencimient|vencimiento|vencimento|echeanc|echeance)$/],
  [/\b(?:recogida|retirada)$/, /\b(?:devolucion|devolucao)$/],
  [/\b(?:emprunt|pret|preture)$/, /\b(?:retour|restitution)$/],
  [
    /\b(?:loan|borrow|lent|lend|lent out|rent|rented|rent out|rented out|hir|hire|hir out|hired out|checked out|taken out|issu)$/,
    /\b(?:return|back|due)$/,
  ],
  [/\bopen$/, /\bclos$/],
];

/** Who stays somewhere arrives first; who travels leaves first. */
export const staysInOrder: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/\b(?:arriv|ankunft|llegada|chegada|arrive)$/, /\b(?:departur|depart|abreis|abfahrt|salida|saida|partida)$/],
];
