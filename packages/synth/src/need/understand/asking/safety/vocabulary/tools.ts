/** Programs and ways to break in. */
export const tools = {
  /** Programs that do harm. */
  malware:
    "worm that|worms that|a worm|virus that|computer worm~|malware|ransomware|keylogger~|spyware|trojan~|rootkit~|" +
    "stealer~|infostealer~|worm virus|computer virus|botnet~|dropper~|macros that|payload that|rat builder|backdoor~|" +
    "crypter~|encryptor~|reverse shell~|shellcode|cryptominer~|wiper malware|schadsoftware|verschlusselungstrojaner|" +
    "virus informatico|rancongiciel|logiciel malveillant|malwares|logic bomb|stalkerware|skimmer~|clipper~|grabber~|wallet drainer~|crypto drainer~|drainer kit~|drainer script~|drainer contract~|" +
    "rubber ducky|ddos net|bot net|rat for|remote access trojan|ransom note|encryptor|macro document|malicious npm|" +
    "malicious package~|malicious app~|malicious code|malicious script~|malicious extension~|bosartige pakete|" +
    "paquetes maliciosos|paquets malveillants|pacotes maliciosos",
  /** Ways to break in. */
  exploit:
    "sql injection string~|injection payload~|rce|exploit~|0day|zero day~|ddos|sql injection against|unpatched|" +
    "cargas utiles|charges utiles|payloads that|payloads to",
  /** What turns the name of a harm into the thing itself. */
  artefact:
    "would open|break into|breaks into|ready to deploy|hack into|take over|code|source code|script~|python|" +
    "powershell|macros|builder~|encryptor source|kit~|variants|template~|ready to run|ready to use|runnable|compiled|" +
    "working|functioning|that really work|that actually work|really works|actually works|that work against|download a payload|that mails|one per row|quellcode|funcional|funktionierend*|fonctionnel|" +
    "to run a|base64 exe~|exe in base64|as base64|base64 executable~|base64 binar*|exe per row|exe~ that run|" +
    "build that runs|builds that run|binaries that run|samples that run|die laufen|que se ejecuten|qui tournent|" +
    "telnet passwords|get a shell|gets a shell|spawn a shell|reverse shell|tested|getestet|probad*|testes|" +
    "testad*",
  /** What a program is written in. */
  program:
    "vba|macro~|code|source|script~|python|powershell|bash|apk|browser extension|chrome extension|program~|tool~|app|" +
    "usb stick|batch file|software|add on|addon|extension|firmware|js|javascript|plugin",
  /** What no honest program does. */
  misdeed:
    "that encrypts|encrypts the|that steals|steals|sniffing tool|password sniff*|deauth|exfiltrate*|hijacks|" +
    "that hijack*|spies on|hard to notice|without being noticed|without them noticing|silently sends|" +
    "hidden from the user|that wipes|logs keystrokes|records keystrokes|mails the keystrokes|the passwords it finds|" +
    "reads along|turns off defender|turn off defender|disables antivirus|disable antivirus|disables defender|" +
    "copies browser passwords|copy browser passwords|to my server|forwards my|forwards her|forwards his|" +
    "forwards all messages|disguised as|an meinen server|getarnt als|a mi servidor|disfrazad* de|vers mon serveur|" +
    "deguise* en|para meu servidor|disfarcad* de|swaps crypto|swaps addresses|logs into my|copies new messages|" +
    "joins them to|none known to|saved logins|steals saved|reads her|reads his|ddos|skims|schreibt mit|liest mit|" +
    "tauscht|cambia las direcciones|lee los mensajes|roba|remplace les adresses|lit les messages|vole les|" +
    "troca os enderecos|le as mensagens|rouba|that steal|that guesses|guesses my|guesses her|until it opens|" +
    "installs our|installs my|not seen by|unnoticed|sin que se note|sem que percebam|computer quietly|" +
    "quietly installs|quietly sends|sendet heimlich|heimlich mit|installiert unbemerkt|en cachette les|" +
    "a escondidas los|escondido as",
  /** To come past what protects. */
  evades:
    "does not ban|doesnt ban|dont get banned|not get banned|not banned|get past|gets past|getting past|that evade|" +
    "evade|evades|evasion of|evading|bypass|bypasses|bypassing|undetected|undetectable|fud|doesnt catch|" +
    "does not catch|dont catch|not detected by|not caught by|antivirus wont|umgehen|umgehe*|evadir|eludir|contourner|" +
    "burlar|pass captcha|pass the captcha|ban checks|no antivirus|unentdeckt|past crowdstrike|slip past|slips past|" +
    "none known to|unknown to scanners|not known to|unknown to antivirus|not seen by|unseen by|virustotal",
  /** What keeps programs out that pose as persons. */
  botGates: "spam bots|my spam|our bots|my bots|our bot|bots pass|captcha|ban check~|sneaker bot~",
} as const;
