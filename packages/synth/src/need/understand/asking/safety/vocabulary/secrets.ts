/** What opens something. */
export const secrets = {
  /** Passwords, keys, tokens. */
  secret:
    "recovery code~|backup phrase~|password~|pass|passwd|credential~|login~|login credential~|otp~|otp code~|" +
    "one time code~|one time password~|api key~|apikey~|access token~|access key~|secret key~|secret access key~|" +
    "private key~|seed phrase~|wallet seed~|mnemonic~|recovery phrase~|session cookie~|cookie~|ssh key~|" +
    "ssh private key~|oauth token~|bearer token~|2fa code~|2fa backup code~|backup code~|aws token~|gcp token~|" +
    "azure token~|github token~|google token~|slack token~|stripe token~|openai token~|discord token~|session token~|" +
    "auth token~|login token~|jwt token~|jwt~|access~ to|aws key~|gcp key~|azure key~|github key~|google key~|" +
    "stripe key~|stripe secret key~|stripe live secret key~|openai key~|license key~|licence key~|product key~|" +
    "activation key~|steam key~|windows product key~|gift card code~|gift code~|voucher code~|nitro code~|" +
    "discord nitro code~|passwort|passworter|passwortern|kennworter|zugangsdaten|zugange|api schlussel|schlussel|" +
    "contrasena~|claves|clave api|clave~ de api|credenciales|mot de passe|mots de passe|identifiant~|cle~ api|" +
    "cles api|cles privees|senha~|credenciais|chave~ de api|chaves privadas|claves privadas|logs de acesso|" +
    "rdp access|vpn access~|acces vpn|netflix login~|paypal login~|wifi password~|wi fi password~|" +
    "usernames and passwords|sk live|wallet code~|game code~|serial key~|unlock code~|steam code~|steam wallet code~|" +
    "serial numbers for|serials for|game pass code~|codes for xbox|codes for playstation|codes for steam|" +
    "codes for netflix|gutscheincode~|gutscheincodes|lizenzschlussel|produktschlussel|aktivierungsschlussel|" +
    "seriennummern fur|clave~ de licencia|claves de producto|codigo~ de regalo|codigos de tarjetas|" +
    "numeros de serie de|codes de cartes|codes cadeau|cle~ de licence|cles d'activation|numeros de serie pour|" +
    "chave~ de licenca|chaves de ativacao|codigos de gift card|codigos de presente|pw|pws|pwd|service account json|" +
    "login codes|google play codes|guthabencode~|guthabencodes|*guthabencodes|codigos de recarga|codes de recharge|" +
    "codigos de recarga|promo codes that|codes i can|wifi key~|invite~ that|team invite~|seed phrasen|*phrasen|" +
    "*schlussel|*passworter|codes cadeaux|bons d'achat|vales regalo|client secret~|app password~|master password~|" +
    "passkey~|recovery key~|bitlocker key~|root password~|admin password~|contrasenas de|passworter von|" +
    "mots de passe de|senhas de|wallet top ups",
  /** A login and its password in one. */
  pair:
    "admin admin|root root|admin password|email pass|email password|mail pass|user pass|user password|" +
    "username password|login pass|login password|ip user pass|combo list~|combolist~|combo~|" +
    "email password combos|username and password combos|url login pass|user and pass|user and password|" +
    "user and passwords|login and password|usuario y contrasena|identifiant et mot de passe|usuario e senha|" +
    "nutzername und passwort",
  /** Passwords that stand beside accounts in clear. */
  plainPassword:
    "password|passwords|pass|contrasena~|passwort|passworter|senha~|mots de passe|mot de passe|pw|pws|pwd|user and pw",
  /** Keys of which it takes a service to know what they open. */
  key: "key|keys|seeds|key codes|key code|token|tokens|schlussel|claves|cle|cles|chaves|sk",
  /** What a password is kept as. */
  hash: "hash|hashes",
  /** Accounts as such: bad only when they are somebody's. */
  account: "premium accounts|account~|konten|cuenta~|comptes|contas|logins|subscriptions",
  /** Machines that a password opens. */
  host: "server~|router~|camera~|box|boxes|panel~|admin panel~|database~|switches|firewall~|nas|webcam~|plc|scada",
  /** What holds coins. */
  wallet: "wallet~|bitcoin address~|carteira~|billetera~|geldborse",
  /** Said of what there is to be had. */
  funds:
    "with funds|with balance|with a balance|have balance|have a balance|has a balance|holding more than|hold funds|" +
    "holding funds|with money|with coins|with coins on them|with crypto|with bitcoin~|with btc|with eth|" +
    "with enough funds|high balance|with remaining credit|remaining credit|balance above|balance over|balance i can|" +
    "con saldo|con fondos|mit guthaben|avec du solde|com saldo|that hold|that holds|which hold|with ether|coins on|" +
    "not be empty|not empty|unspent|with money on|money on them|still loaded|encore creditees|credit left|con dinero|" +
    "com dinheiro|mit geld|avec de l'argent|have money|has money|money in the|balance left|remaining balance|" +
    "balance remaining|still has balance|with value left|credit on them|restguthaben|saldo restante|saldo disponible|" +
    "solde restant|saldo disponivel",
  /** Readable by anybody. */
  inClear:
    "in clear|in the clear|cleartext|clear text|plaintext|plain text|im klartext|en clair|en claro|em claro|" +
    "texto plano",
  /** To try what was taken. */
  stuffing:
    "for credential stuffing|credential stuffing against|for password spraying|for brute forc*|" +
    "for account takeover~|combo list~|combolist~",
  /** Ways into the network of a house. */
  remoteAccess: "vpn|rdp|ssh access|remote access|vpn access",
  /** To turn what hides a secret back into it. */
  cracks: "crack|cracking|decrypt|brute force|bruteforce|unhash|reverse these",
  /** Of another, and so not the asker's to have. */
  anothers:
    "someone s|someone|somebody s|somebody|somebody else|someone else|other people|other person|another person|" +
    "my neighbour|my neighbor|my ex|my boss|my wife|my husband|my girlfriend|my boyfriend|strangers|company servers|" +
    "companies servers|the owner|owner online|entreprises francaises|cameras that are|of victims|of others|fremde*|" +
    "ajeno~|ajena~|alheio~|alheia~|autrui|of strangers|their owners|not mine|that aren't mine|my neighbours|" +
    "my neighbors|meiner nachbarn|meine nachbarn|mis vecinos|mes voisins|meus vizinhos|dos vizinhos|other companies|" +
    "belong to other|somebody already pays|someone already pays|other firms|anderer firmen|anderen leuten|" +
    "otras empresas|de otros|d'autres entreprises|d'autres|outras empresas|de outros|von leuten|de jubilados|" +
    "of pensioners",
  /** What opens machines in clear words. */
  loginData: "credentials|logins|login credentials|zugangsdaten|credenciales|identifiants|credenciais",
  /** Codes, good for something where the name of a service stands before them. */
  looseCode:
    "code~|voucher~|credit~ codes|gift card~|keys|gutscheine|codes|codigos|vales|bons|cupones|chaves|claves|" +
    "eshop code~|card number~ and pin~|key codes|pins",
} as const;
