/** Papers that say who somebody is or what he can, and what shows that they are to pass for real. */
export const papers = {
  /** The papers themselves. */
  paper:
    "voucher~ of employment|arbeitszeugnis*|recibo~ de sueldo|atestado~|certificado~|bulletin~ de salaire|" +
    "green card~|ticket~|degree~|false identity|new identity|fake identity|residence permit~|permit~|prescription~|" +
    "banknote~|concert ticket~|number plates|title deed~|letter~ of recommendation|passport~|identity document~|" +
    "identity card~|id card~|id number~|ids|driver license~|driver licence~|driving licence~|licence data|" +
    "license data|utility bill~|payslip~|pay stub~|pay slip~|sick note~|doctor note~|diploma~|degree certificate~|" +
    "certificate~|covid certificate~|vaccination card~|bank statement~|reference letter~|selfies|student id~|" +
    "invoice~|work permit~|visa stamp~|birth certificate~|ausweis*|reisepasse|fuhrerschein*|zeugnisse|" +
    "gehaltsnachweise|krankschreibung*|documento~ de identidad|pasaportes|nominas|fiche~ de paie|papiers d'identite|" +
    "cartes d'identite|carteiras de motorista|documentos falsos|rg falso|comprovantes|holerites|identities|ssn~|" +
    "social security number~|claim~|receipt~|permis de conduire|ausweisdokumente|mrz|covid pass~|health pass~|" +
    "vaccine pass~|faux diplomes|diplome~|vaccination record~|vaccine record~|medical receipt~|lohnabrechnung*|" +
    "gehaltsabrechnung*|kontoauszug*|verdienstbescheinigung*|rechnungen|quittungen|impfpass*|impfnachweis*|atteste|" +
    "diplome|factura~|recibos|justificante~|extractos bancarios|titulos universitarios|carnet~ de vacunacion|" +
    "partes de baja|justificatif~|attestation~|factures|releves bancaires|arret~ de travail|releve~ de compte|" +
    "notas fiscais|recibos|comprovante~|extratos bancarios|carteira de vacinacao|certificado de vacina*|transcript~|" +
    "test result~|doctor's letter~|doctors letter~|bank letter~|letters that say|mri report~|medical report~|" +
    "references|reference~|work history|witness statement~|damage claim~|refund request~|export certificate~|" +
    "expense receipt~|tenant file~|rezept|rezepte|arztbrief*|praktikumsbescheinigung*|arbeitsvertrag*|" +
    "contrato~ de trabajo|contrato~ de alquiler|certificado~ medico~|informe~ medico~|ordonnance~|" +
    "contrat~ de travail|certificat~ medica*|atestado~ medico~|receita~ medica~|contrato~ de trabalho|" +
    "attestations de stage|declaraciones|resume~ for|doctor letter~|salary certificate~|parking permit~|photo id~|" +
    "certificados de vacunacion",
  /** Said of them. */
  forged:
    "trucho~|trucha~|fake|forged|gefalschte*|falsos|falsas|falso|falsa|faux|fausse~|false|counterfeit|edited to look|" +
    "altered|edited|falsificad*|made up invoices|doctored|phony|bogus|gefakt*|falsche|falschen|verfalschte*|trucad*|" +
    "manipulad*|amanad*|truque*|trafique*|adulterad*|forjad*|staged|faked|gestellt*|fingid*|simule|mis en scene|" +
    "getturkt*|getuerkt*|de pega|falsead*|contrefait*|fria|frias|frio|frios|de fachada|believable|convincing|" +
    "authentic looking|glaubwurdig*|creibles|creible|credibles|convaincants|convincentes",
  /** Made to say something else. */
  altered: "edited to look|altered to|edited to show|changed to show|photoshopped",
  /** Under the name of another. */
  falseIdentity:
    "in another name|under other names|under another name|under a false name|auf fremden namen|" +
    "con otra identidad|sous un autre nom|com outro nome|not my own name",
  /** To come through a check by which somebody is protected. */
  passesCheck:
    "enough to get someone through|enough to get somebody through|enough to get people through|enough to get anyone through|enough to get anybody through|good enough to get through|good enough to get past|get past an id check|get past id checks|get past the id check|get past an identity check|get past identity checks|get past kyc|get past border control|get through border control|get through customs|get me through|gets me through|get us through|gets us through|get through kyc|get through an id check|past the border police|" +
    "pharmacist proof|pharmacy proof|landlord proof|hr proof|kyc proof|" +
    "wave us through|waves us through|wave me through|waves me through|let us through|lets us through|let me through|lets me through|let us board|lets us board|uns durchwinkt|uns durchwinken|mich durchwinkt|nos dejen pasar|me dejen pasar|nous laissent passer|me laissent passer|nous laisse passer|nos deixem passar|me deixem passar|" +
    "that scans|that scan|scannable|get me into|gets me into|get us into|without paying|fur echt halt|" +
    "fur echt halten|me de el prestamo|taken for real|take for real|as real by|get verified|be verified|" +
    "pass the check|pass a check|pass the credit check|pass a credit check|pass an id check|pass kyc|clear kyc|" +
    "bypass kyc|pass verification|pass border control|clear border control|pass the verification|" +
    "pass a background check|pass background check~|pass identity verification|pass an age check|" +
    "pass age verification|open a bank account|open bank accounts|open a revolut account|open an account in|" +
    "in another name|under other names|under another name|under a false name|beat liveness|bouncers scanners|" +
    "scanners accept|my employer wont|employer wont|qr verifies|verifies in|that pass|" +
    "bei einer kontrolle durchgehen|kontrolle durchgehen|durch die kontrolle|konto eroffnen|auf fremden namen|" +
    "pasar la verificacion|con otra identidad|abrir una cuenta|louer un appartement|passer le controle|" +
    "ouvrir un compte|passar na verificacao|abrir conta|get paid out|would get paid|submit to my insurer|" +
    "send to companies|to buy alcohol|get into clubs|survive a check|to my landlord|for my landlord|" +
    "show my landlord|for a mortgage broker|numbers that check out|codes that check out|to file tax refunds|" +
    "as if i earned|they scan at|will scan at|to scan at|tickets scan at|codes scan at|passes scan at|really scan at|still scan at|actually scan at|and scan at|which scan at",
  /** To come through it. */
  pass:
    "pass|passes|passing|clear|clears|fool|fools|beat|beats|bypass|bypasses|survive|get through|gets through|" +
    "hold up|withstand|pasar|passer|passar|durchgehen|bestehen",
  /** What somebody shall come through. */
  check:
    "check~|verification|kyc|screening|scan~|scanner~|border control|control|kontrolle*|credit check|id check|" +
    "liveness|verificacion|controle|verificacao|authorisation|authorization",
  /** To take a paper for real. */
  credence:
    "never calls back|never call back|never calls|never rings|never checks|ruft nie|fragt nie nach|nunca llama|nunca comprueba|n'appelle jamais|ne verifie jamais|nunca liga|nunca confere|" +
    "will take|takes it|halt|cannot disprove|cant disprove|no questions asked|asks no questions|cannot tell|" +
    "cant tell|believe|believes|wont question|will not question|hold up|holds up|convince|convinces|fool|fools|" +
    "fall for|wont notice|not notice|will not notice|let me in|lets me in|scan as|scans as|akzeptiert|akzeptieren|" +
    "glaubt|durchkommt|acepte|acepten|crea|accepte|croit|aceite|aceitem|acredite|scan fine|will accept|would accept|" +
    "accepts them|accept them|accepts it|accept it|must accept|gives me|grants me|give me the|acceptent|aceptan|" +
    "aceitam|annimmt|annehmen|de la residencia|hospital calls|when they call|sees them|see them in|must hold|" +
    "reconnaisse|valider mon|validar mi|validar meu|count as|counts as|for disability benefits|so i fill|i fill it|" +
    "would recognise|would recognize|will recognise|will recognize|anerkennt|erkennt|reconozca|reconozcan|" +
    "reconnaissent|reconheca",
  /** For whom a false paper is. */
  forOneself:
    "for me|for my|for a friend|for us|for friends|fur mich|fur einen freund|para mi|pour moi|para mim|with my name|" +
    "in my name|my name on|mit meinem namen|auf meinen namen|con mi nombre|a mi nombre|a mon nom|avec mon nom|" +
    "com meu nome|no meu nome",
  /** To open something with it. */
  toOpen: "to open|to register|to sign up|to create|zum eroffnen|para abrir|pour ouvrir",
  /** What somebody wants to do with a thing himself. */
  iCan: "i can|we can|i could|ich kann|wir konnen|let me|lets me|puedo|podamos|pueda|je peux|je puisse|posso|possa",
  /** What is to be lived under by another. */
  iCanUse: "i can use|we can use|i could use|i can live under|ich nutzen kann|puedo usar|posso usar|je peux utiliser",
  /** To have something seen otherwise. */
  making: "make|makes|making|made to|let|lassen|lasst|hagan|haga|hacer que|fassent|fait|facam|fazem",
  /** What it is to be taken for. */
  look:
    "look like|look as if|appear|seem|pass as|pass for|richer|aussehen|parecer|parezcan|paraitre|" +
    "passer pour|parecam",
  /** What a thing is for. */
  purpose: "to|so|so that|um|damit|para|pour|para que|pour que|afin de",
  /** What is saved by a false paper. */
  levy:
    "tax|taxes|vat|steuer|steuern|mehrwertsteuer|impuesto~|iva|hacienda|impot~|tva|imposto~|icms|duty|" +
    "customs duty|zoll",
} as const;
