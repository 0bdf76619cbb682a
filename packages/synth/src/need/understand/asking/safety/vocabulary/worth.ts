/** What says that a key, a code or a card is to do what it is for. */
export const worth = {
  /** Stands before the deed: "must activate", "that unlock". */
  demand:
    "must|should|have to|has to|need to|needs to|will|can|could|would|shall|that|which|they|still|actually|really|" +
    "truly|to|it|each|all|muss|mussen|sollen|soll|konnen|kann|die|wirklich|noch|tatsachlich|sich|sie|que|deben|" +
    "debe|tienen que|tiene que|puedan|pueda|todavia|aun|realmente|me|qui|doivent|doit|peuvent|encore|vraiment|" +
    "devem|deve|tem que|possam|possa|ainda|mesmo",
  /** What keys, codes and cards do. */
  functions:
    "work|works|activate|activates|authenticate|authenticates|redeem|redeems|be redeemed|be redeemable|unlock|" +
    "unlocks|let me|lets me|let us|let you|get me|gets me|get us|log me|logs me|log in|sign in|answer|answer when|" +
    "respond|grant|return a hit|return a balance|go through|goes through|charge|charges|be charged|get charged|" +
    "get authorised|get authorized|be authorised|be authorized|be accepted|get accepted|be approved|get approved|" +
    "be live|be active|be usable|be valid|be working|be unused|be in use|be good|not be revoked|not bounce|" +
    "register as genuine|einloggen|funktionieren|funktioniert|aktivieren|aktivierbar|durchgehen|freischalten|offnen|" +
    "einlosbar|akzeptiert|angenommen|gelten|anmelden|reinkommen|funcionen|funcione|funcionan|activen|activan|sirvan|" +
    "sirven|abran|abren|entren|entran|pasen|autentiquen|acepten|acceder|entrar|canjear|marchent|marche|fonctionnent|" +
    "fonctionne|activent|ouvrent|debloquent|connecter|connectent|passent|acceptes|acceptees|funcionem|funcionam|" +
    "funcione|ativem|ativam|abram|abrem|passem|entrem|desbloqueiem|desbloqueiam|aceitos|aceitas|resgatar|logar|" +
    "connect|connects|show at least|hold at least|come in|be recognised|be recognized|recognise|recognize|" +
    "border control would recognise|verbinden|conecten|conectem|se connectent|tournent|tournent encore|" +
    "entren a la primera|let people in|let you in|let anyone in|join servers|be able|batem|bater|stimmen|cuadren|" +
    "coinciden|correspondent|open fine|pass verification",
  /** Nobody has spent it yet. */
  untouched:
    "nobody has changed|no one has changed|never been changed|niemand geandert|nie geandert wurden|nadie ha cambiado|personne n'a change|ninguem trocou|ninguem mudou|" +
    "unused|not used|never used|not been used|unredeemed|unclaimed|unexpired|not revoked|not expired|not yet used|" +
    "nobody has used|no one has used|nobody has claimed|not used by|be redeemable|redeemable|unbenutzt*|ungenutzt*|" +
    "nicht eingelost|noch nicht eingelost|nicht gesperrt|unverbraucht*|sin usar|sin canjear|no usad*|no canjead*|" +
    "jamais utilise*|non utilise*|pas encore utilise*|pas utilise*|nao usad*|sem uso|nunca usad*|nao resgatad*|" +
    "ainda nao usad*|something in them|something on them|something left|money behind|money on|money left|geld drauf|" +
    "guthaben drauf|dinero dentro|algo dentro|de l'argent dessus|dinheiro dentro|saldo dentro|verified working|" +
    "checked and working|100 working|all working|tested and working|good ones|right expiry|correct expiry|" +
    "correct cvv|right cvv|checked this morning|checked today|havent been changed|not been changed|einlosbar*|" +
    "frisch gepruft|recien comprobad*|verifiees ce matin|verificad* hoje|not random|pays for|nobody will miss|" +
    "no one will miss|wont be missed|at least 1|as they come in|pas encore servi|jamais servi|noch was liegt|" +
    "noch etwas liegt|noch geld|alive|fresh ones|that match|queda algo|reste quelque chose|sobrou algo|sin estrenar|" +
    "unverbraucht",
  /** That it is no toy. */
  noToy:
    "useless for me|useless to me|are useless|is useless|wont do|wont help|do not help|dont help|bringen mir nichts|" +
    "nutzen mir nichts|nutzlos|no me sirven|no me valen|no me sirve|ne me servent|servent a rien|inutiles|" +
    "nao me servem|nao servem|nao prestam|i ll test|ill test|will try each|ill try|i will try|see if they get|" +
    "so i can log|so i can get in|so i can play|so we can log|to log in as",
  /** Counts only where it is denied: "no dummy ones". */
  placeholder:
    "dummy ones|dummies|placeholder|placeholders|test numbers|test ones|fake ones|fakes|sample ones|examples|" +
    "junk|toy data|platzhalter|testnummern|attrappen|de prueba|numeros de prueba|ejemplos|de mentira|falsos|falsas|" +
    "numeros de test|de test|factices|exemples|bidons|de teste|numeros de teste|exemplos|de mentirinha",
  /** What was denied to be one. */
  noPlaceholder: "no dummy|not dummy|no fakes|no placeholders|not placeholders|keine platzhalter|keine testdaten",
  /** Without the owner. */
  unnoticed:
    "without the owner|without owner|owner noticing|without them noticing|without anyone noticing|unnoticed|" +
    "pull direct debits|direct debit them|lastschriften einziehen|abbuchen kann|den error|den fallo|de error|" +
    "sem dar erro|deem erro|sans erreur|ohne dass der|sin que el titular|sans que le titulaire|sem que o titular|" +
    "to go shopping|on a shopping spree|tonight|without a phone check|without confirmation|trigger 2fa|" +
    "trigger an alert|trigger 3ds|top up my|loaded with|nobody will miss|for transfers to|domiciliar|recargar mi|" +
    "recharger mon|recarregar meu|mein konto aufladen|ohne 2fa|sin 2fa|sans 2fa|sem 2fa|para hacer compras en|" +
    "quiero comprar|je veux acheter|quero comprar",
  /** What is told of keys and accounts that are only administered. */
  lifecycle:
    "per|created|last used|rotated|rotation|owner team|issued on|issued|sold|sales|seats|renewal|price|usage|used by|" +
    "redeemed by|redeemed at|redeemed flag|age in days|device|devices|country|hour|time|date|timestamp|duration|" +
    "success|failed|status|ip|version|length|strength|entropy|churn|plan|region|reseller|count|requests|calls|" +
    "erstellt|verkauft|verkaufe|datum|uhrzeit|gerat|creado|vendid*|fecha|hora|dispositivo|cree le|vendu*|heure|" +
    "appareil|criad*|vendid*|data de|dispositivo|pais|forgotten|vergessen*|olvidad*|oublie*|esquecid*|chamados|room|" +
    "zimmer|datenvolumen|habitacion|chambre|quarto|reset|resets|recovered|receipts|delivery|never the code",
  /** Codes that the asker gives out himself. */
  ourCustomers:
    "customers can redeem|customers redeem|guests can redeem|users can redeem|people can use once|" +
    "for our spa|for our shop|for our store|for our webshop|for our hotel|for our plugin|our own|we issue|we sell|" +
    "kunden einlosen|unser shop|unserem shop|clientes canjean|nuestra tienda|clients utilisent|notre boutique|" +
    "clientes resgatam|nossa loja",
} as const;
