/** Words that only look as if they said something. */
export const harmless = {
  /** Words that a mark, or a harm, is part of without saying anything of persons. */
  harmless:
    "or else court|or else collection|or else legal|or else a fee|" +
    "csv dump of|json dump of|jsonl dump of|ndjson dump of|parquet dump of|tsv dump of|arrow dump of|who exist only|that exist only|exist only in|bomb threat~|bomb alarm~|bomb squad|bomb disposal|unexploded|" +
    "real patients cannot|real estate|real time|realtime|real world|real life situations|real istic|real looking|" +
    "real sounding|real like|real number~|real value~|real gdp|real wage~|real income~|real interest|real rate~|" +
    "real return~|real terms|real property|real money|real madrid|real user monitoring|real analysis|real power|" +
    "tiempo real|tempo real|temps reel|true false|true positive~|true negative~|true or false|true north|true colou~|" +
    "live stream~|live dashboard~|live sport~|live event~|live music|live chat~|live show~|live birth~|live weight|" +
    "live video|live match*|live score~|live data|live concert~|live tv|live test~|live demo~|live agent~|" +
    "live broadcast~|valid until|valid from|valid through|valid thru|valid to|valid date~|valid json|valid csv|" +
    "valid range~|valid flag|valid rows|valid ticket~|valid license flag|is valid|active since|active from|is active|" +
    "active flag|active status|active customer~|active user~|active subscription~|active member~|active account~|" +
    "active session~|active until|active ingredient~|active minutes|working day~|working hour~|working time~|" +
    "working capital|working group~|working from|working age|working condition~|working in|working at|existing vs|" +
    "existing or new|new or existing|existing and new|new and existing|existing condition~|existing system~|" +
    "existing loan~|existing product~|existing customers vs|existing account~ flag|existing mortgage~|street name~|" +
    "city name~|company name~|brand name~|product name~|place name~|team name~|club name~|country name~|school name~|" +
    "file name~|column name~|field name~|drug name~|song name~|species name~|station name~|airport name~|bank name~|" +
    "device name~|host name~|domain name~|process name~|explicit lyrics|explicit content|explicit flag|" +
    "explicit consent|explicit label|child process~|child account flag|child support|child care|child artist~|" +
    "minor defect~|minor version~|minor injuries|parent child|ip address~|email campaign~|email open~|" +
    "wallet address~|mac address~|contact person~|contact form|contact rate|contact centre|contact center|" +
    "contact lens|call centre|call center|contact angle|sim card~|sd card~|graphics card~|score card~|report card~|" +
    "loyalty card~|key card~|business card~|library card~|yellow card~|red card~|trading card~|time card~|" +
    "playing card~|flash card~|fresh food|fresh fruit|fresh produce|fresh water|memory leak~|water leak~|gas leak~|" +
    "oil leak~|leak detection|pipe leak~|leaked pipe~|leaked water|core dump~|dump truck~|dump site~|garbage dump~|" +
    "growth hack~|life hack~|waste dump*|stealing bases|threat level|threat score|threat model*|bomb calorimet*|" +
    "bath bomb~|formula 1|formula one|formula milk|user review~ score|gift shop~|gift wrap*|worm drive|" +
    "trojan horse race|exploit* of resources|post code~|postcode~|post office|job post~|blog post~|test score~|" +
    "pass rate~|response rate~|reply rate~|pass fail|passed flag|passes completed|pass completion|session event~|password reset~|" +
    "password strength|password length|password policy|password age|password audit~|password expiry|login attempt~|" +
    "login event~|login time~|login date~|last login~|first login~|failed login~|successful login~|login count~|" +
    "login method~|login history|login frequency|login streak|login page load|login country|login device~|" +
    "user access|lost or stolen|luhn valid|sex education|private school~|private equity|private sector|" +
    "private clinic~|private hospital~|colegio privado|private label~|private jet~|private room~|exist in|exists in|" +
    "exist across|usuarios activos|real names hidden|visa application~|travel visa~|visa number~ issued|pan european|" +
    "pin code~|score of|cc and bcc|ticket~ sold|support ticket~|helpdesk ticket~|jira ticket~|train ticket~|" +
    "parking ticket~|tickets scanned|sexual health|sexual orientation|sexual education|sexually transmitted|" +
    "sexual abuse report~|sexual abuse case~|sexual abuse statistics|sexual abuse hotline|sexual violence statistics|" +
    "amount~ to withdraw|sum to withdraw|amount~ to charge|amount~ to debit|amount~ to spend|chocolate bomb~|cocoa bomb~|" +
    "jager bomb~|jaeger bomb~|cherry bomb~|sake bomb~|irish car bomb~|fat bomb~|photo bomb~|seed bomb~|stink bomb~|living area|living room~|living cost~|living expenses|living wage~|cost of living|living standard~|" +
    "assisted living|of course|that work from|that work in|that work at|who work from",
  /** Words that end what an adjective is said of. */
  link:
    "of|from|by|for|with|and|or|at|in|on|to|the|a|an|that|which|who|whose|per|vs|versus|is|are|as|into|about|" +
    "than|so|where|behind|they|we|i|it|our|their|has|have|von|vom|und|mit|fur|im|aus|der|die|das|den|dem|des|bei|" +
    "zu|ist|sind|oder|pro|als|de|del|do|da|dos|du|la|le|les|el|los|las|y|e|et|con|com|avec|en|em|por|par|pour|" +
    "para|que|qui|no|na|un|une|una|um|uma|sur|au|aux|ou|o|os",
} as const;
