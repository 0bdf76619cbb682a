/** What makes a letter bait: whose voice it has, where its link goes and how it comes past those who keep such letters out. */
export const bait = {
  /** In whose manner something is written: a house follows, or stands within. */
  voice:
    "in the voice of|in the tone of|in the manner of|in the style of|in * voice|in a * voice|in the * voice|in * tone|in a * tone|" +
    "in the * tone|sounding like|sound like|sounds like|worded like|written like|phrased like|reading like|read like|" +
    "in the name of|im ton|im tonfall|im stil|im namen|mit der stimme|klingen wie|klingt wie|con la voz|con voz de|" +
    "en tono de|con el tono|con tono de|en nombre de|que suenen a|au ton|sur le ton|avec la voix|au nom de|avec le ton|" +
    "com a voz|no tom|com o tom|em nome de|em nome do|em nome da|com voz de",
  /** A link that is not what it seems. */
  decoyLink:
    "lookalike link~|look alike link~|lookalike url~|look alike url~|lookalike domain~|look alike domain~|spoofed link~|" +
    "spoofed url~|spoofed domain~|disguised link~|deceptive link~|link that looks like|links that look like|" +
    "link that looks almost|links that look almost|link looking like|links looking like|links close to the real|" +
    "link almost like|url that looks like|urls that look like|domain that looks like|domains that look like|" +
    "tauschend ahnlich* link*|tauschend echt* link*|nachgemacht* link*|gefalscht* link*|link* der aussieht|" +
    "links die aussehen|ahnlich* link*|enlace~ parecido~|enlace~ falso~|enlace~ que se parece*|enlace~ que imita*|" +
    "enlace~ casi igual*|url~ parecida~|lien~ qui imite*|lien~ qui ressemble*|faux lien~|lien~ trompeur~|lien~ ressemblant*|" +
    "link~ parecido~|link~ falso~|link~ que imita*|link~ quase igual*|link~ que parece*",
  /** What keeps letters out. */
  spamFilter:
    "spam filter~|filter|filters|carrier filter~|spam detection|spam check~|antispam|anti spam|spamfilter*|filtern|" +
    "filtro~ de spam|filtro~ antispam|filtro~|filtre~ antispam|filtre~ anti spam|filtre~|junk folder",
  /** To come past it. */
  slipsBy:
    "slip past|slips past|slip by|slip through|slips through|get past|gets past|get by|gets by|get through|gets through|" +
    "let them through|lets them through|let it through|let through|lets through|let them pass|let these through|let pass|" +
    "not catch|dont catch|doesnt catch|wont catch|do not catch|never catch|cannot catch|cant catch|not caught|not stop|" +
    "wont stop|not flag|dont flag|wont flag|evade|evades|evading|bypass|bypasses|dodge|dodges|fool|fools|beat|beats|" +
    "durchlassen|durchlasst|durchrutschen|durchrutscht|durchkommen|durchkommt|vorbei|nicht erkennt|nicht erkennen|" +
    "nicht erwischt|umgehen|umgeht|dejen pasar|deje pasar|dejen pasar|las dejen pasar|los dejen pasar|esquivar|esquiven|" +
    "eludir|eludan|burlar|burlen|no detecten|pasen|pasar|saltar|laissent passer|laisse passer|laisser passer|passer|" +
    "passent|contourner|contournent|echapper|echappent|deixem passar|deixe passar|deixar passar|deixar as|driblar|" +
    "driblem|escapar|escapem|passar|passem|nao peguem|nao pegue",
  /** To have a secret put in. */
  keysIn:
    "re enter|re enters|re entering|reenter|reentering|retype|retypes|retyping|enter|enters|entering|key in|keys in|" +
    "type in|types in|confirm|confirms|confirming|verify|verifies|verifying|renew|renews|give again|eingeben|eingibt|" +
    "eintippen|bestatigen|bestatigt|introducir|introduzca|introduzcan|introduzcan de nuevo|confirmen|confirme|metan|" +
    "vuelvan a introducir|vuelva a introducir|ressaisir|ressaisissent|ressaisisse|saisissent|saisir|redonnent|confirment|digitar|digitem|digite|confirmem|redigitar|informem",
} as const;
