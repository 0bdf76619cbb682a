/** What makes a letter bait: whose voice it has, where its link goes and how it comes past those who keep such letters out. */
export const bait = {
  /** In whose manner something is written: a house follows, or stands within. */
  voice:
    "im look|im layout|in the look of|facon|a la maniere|como se fossem|como se fosse|as our bank|as your bank|as their bank|als ihre bank|como su banco|" +
    "in the voice of|in the tone of|in the manner of|in the style of|in * voice|in a * voice|in the * voice|in * tone|in a * tone|" +
    "in the * tone|sounding like|sound like|sounds like|worded like|written like|phrased like|reading like|read like|" +
    "in the name of|im ton|im tonfall|im stil|im namen|mit der stimme|klingen wie|klingt wie|con la voz|con voz de|" +
    "en tono de|con el tono|con tono de|en nombre de|que suenen a|au ton|sur le ton|avec la voix|au nom de|avec le ton|" +
    "com a voz|no tom|com o tom|em nome de|em nome do|em nome da|com voz de",
  /** Where a letter leads. */
  hyperlink:
    "web address~|address that|address which|sender address~|pagina~|site~|" +
    "link~|url~|domain~|website~|login page~|webadresse*|enlace~|lien~|ligacao|*links|*link",
  /** Like the true one, and so not it. */
  resembles:
    "letter off|character off|kaum vom original|kaum zu unterscheiden|nicht zu unterscheiden|hard to tell from|indistinguishable|clonado~|clonada~|calcado~|calcada~|quasi identique*|identique~ au|copie~ de|copiado~|" +
    "lookalike|look alike|spoofed|disguised|deceptive|almost like|looks like|look like|looks almost|look almost|" +
    "looking like|nearly the same|almost the same|nearly identical|almost identical|close to the real|like the real|" +
    "like the genuine|one letter off|tauschend ahnlich*|tauschend echt*|verbluffend ahnlich*|ahnlich*|nachgemacht*|" +
    "nachgebaut*|gefalscht*|fast identisch*|fast gleich*|fast wie|der aussieht|die aussehen|parecid*|casi igual*|" +
    "casi identic*|que se parece*|que imita*|falso~|que imite*|qui imite*|ressembl*|qui ressemble*|trompeur~|" +
    "presque identique*|quase igual*|quase identic*|que parece*",
  /** A copy of somebody's page. */
  decoyLink:
    "our copy of|our clone of|our replica of|a replica of the|unsere kopie der|unser nachbau|nuestra copia de|" +
    "notre copie de|nossa copia de|copia falsa|page identical to|pagina igual a|lookalike domain~|faux lien~",
  /** What keeps letters out. */
  spamFilter:
    "spam filter~|filter|filters|carrier filter~|spam detection|spam check~|antispam|anti spam|spamfilter*|filtern|" +
    "filtro~ de spam|filtro~ antispam|filtro~|filtre~ antispam|filtre~ anti spam|filtre~|junk folder",
  /** To come past it. */
  slipsBy:
    "none recognised by|not recognised by|not recognized by|unrecognised by|no los pille|no las pille|no lo pille|" +
    "nao reconhec*|ne reconnaissent pas|not mark|not marked|does not mark|doesnt mark|dont mark|slip past|slips past|" +
    "slip by|slip through|slips through|get past|gets past|get by|gets by|get through|gets through|let them through|" +
    "lets them through|let it through|let through|lets through|let them pass|let these through|let pass|not catch|" +
    "dont catch|doesnt catch|wont catch|do not catch|never catch|cannot catch|cant catch|not caught|not stop|" +
    "wont stop|not flag|dont flag|wont flag|evade|evades|evading|bypass|bypasses|dodge|dodges|fool|fools|beat|beats|" +
    "durchlassen|durchlasst|durchrutschen|durchrutscht|durchkommen|durchkommt|vorbei|nicht erkennt|nicht erkennen|" +
    "nicht erwischt|umgehen|umgeht|dejen pasar|deje pasar|dejen pasar|las dejen pasar|los dejen pasar|esquivar|" +
    "esquiven|eludir|eludan|burlar|burlen|no detecten|pasen|pasar|saltar|laissent passer|laisse passer|" +
    "laisser passer|passer|passent|contourner|contournent|echapper|echappent|deixem passar|deixe passar|" +
    "deixar passar|deixar as|driblar|driblem|escapar|escapem|passar|passem|nao peguem|nao pegue",
  /** To have a secret put in. */
  keysIn:
    "asking the reader for|neu setzen|setzen|type|types|typing|re enter|re enters|re entering|reenter|reentering|" +
    "retype|retypes|retyping|enter|enters|entering|key in|keys in|type in|types in|confirm|confirms|confirming|" +
    "verify|verifies|verifying|renew|renews|give again|eingeben|eingibt|eintippen|bestatigen|bestatigt|introducir|" +
    "introduzca|introduzcan|introduzcan de nuevo|confirmen|confirme|metan|vuelvan a introducir|vuelva a introducir|" +
    "ressaisir|ressaisissent|ressaisisse|saisissent|saisir|redonnent|confirment|digitar|digitem|digite|confirmem|" +
    "redigitar|informem",
  /** What only its owner puts in. */
  putIn:
    "one time code~|otp|otps|einmalcode*|carte bancaire|card form~|" +
    "card|cards|card details|card number~|pin|pins|tan|tans|code~|passcode~|password~|bank login~|cvv|carte|carte bancaire|" +
    "karte|kartendaten|passwort|tarjeta|clave~|contrasena~|mot de passe|cartao|senha~",
  /** Who is believed when he writes. */
  sender:
    "toll company|toll operator|toll road|fraud team|fraud department|electricity board|bank fraud team|electricity company|" +
    "parcel service|parcel firm|delivery service|delivery firm|courier~|insurer|insurance|utility|energy supplier|" +
    "pension office|pension fund|health insurance|assurance maladie|securite sociale|impots|krankenkasse|" +
    "rentenversicherung|stadtwerke|paketdienst|seguro|mensajeria|energetica|caixa|it desk|it department|" +
    "security desk|help desk|helpdesk",
  /** To get hold of somebody's papers by a letter. */
  givesUs:
    "send us|sends us|give us|gives us|upload|uploads|hand us|nos mande|nos manden|nos envie|nos envien|nous envoie|" +
    "nous envoient|uns schick*|hochladen|nos mandem|nos enviem|nos envie",
  /** To make known what is another's. */
  exposes:
    "publish them|publish it|publish their|publish all|leak them|leak it|leak their|expose them|put them online|" +
    "sell them|veroffentlichen|publicamos|publicarlos|publions|publicaremos|divulgar|vazamos",
  /** If he does not do what is asked. */
  unless: "unless|or else|if not|wenn nicht|falls nicht|sonst|si no|a menos que|sinon|a moins que|senao|a nao ser",
  /** What is to be paid. */
  ransom:
    "btc|bitcoin|bitcoins|monero|xmr|ransom|crypto|pay|pays|paid|wire|losegeld|zahlen|paguen|pagan|paie|paient|pagarem",
  /** To bring somebody somewhere. */
  getsThem:
    "to get|for getting|getting|to bring|bringing|to move|moving|to lure|luring|to draw|drawing|to talk|talking|" +
    "um|para llevar|para sacar|llevar|pour amener|amener|para levar|levar",
  /** Where nobody reads along. */
  privatePlace:
    "a private channel|private channel|private chat|a private chat|private room|private messages|dms|off the platform|" +
    "secret chat|privaten chat|privaten kanal|privatchat|canal privado|chat privado|canal prive|discussion privee",
  /** What a carrier writes down of a letter that it has sent itself. */
  noticeColumn:
    "parcel id~|tracking number~|sent at|read at|opened at|sendungsnummer*|numero de seguimiento|" +
    "numero de suivi|codigo de rastreio",
} as const;
