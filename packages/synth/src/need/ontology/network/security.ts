import { tally } from "../computing.ts";
import { choice, flag, key, shaped, share } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Decisions, attacks and logins. */
export const securityTypes: readonly SemanticType[] = [
  choice(
    "firewall_action",
    {
      en: "action taken|firewall decision|allow or deny|rule action|verdict|policy action|action|allow/deny|allowed or blocked|disposition",
      de: "aktion|firewall-aktion|erlaubt oder blockiert",
      es: "acción del firewall|acción",
      fr: "action du pare-feu|action",
      pt: "ação do firewall|ação",
    },
    "What was done with the traffic.",
    "allow:84|deny:12|drop:3|reset:1",
  ),
  shaped(
    "rule_id",
    "firewall rule|rule|rule number|policy id|detection rule|signature id|sid|acl rule|ids rule",
    "The rule that applied.",
    "\\R\\-9999",
  ),
  choice(
    "signature_name",
    "signature|ids signature|alert signature|detection name|ids alert|threat name",
    "What was recognised.",
    "port scan:24|brute force login:22|sql injection attempt:14|malware beacon:12|dns tunnel:9|directory traversal:9|suspicious download:10",
  ),
  choice(
    "attack_type",
    {
      en: "attack|type of attack|attack category|threat type|attack label|intrusion type|attack class|attack_cat|kind of attack|threat category|intrusion label|traffic label|attack vector|label of traffic",
      de: "angriffstyp|angriffsart|angriff",
      es: "tipo de ataque|ataque",
      fr: "type d'attaque|attaque",
      pt: "tipo de ataque|ataque",
    },
    "What kind of attack it is.",
    "benign:94|port scan:2|brute force:1.3|ddos:1|malware:0.7|data exfiltration:0.4|web attack:0.6",
  ),
  flag(
    "is_malicious",
    {
      en: "malicious|attack flag|is attack|malicious flag|intrusion|threat flag|compromised|malware flag|is threat|anomalous traffic|is intrusion",
      de: "bösartig|angriff ja/nein|schädlich",
      es: "malicioso|es ataque",
      fr: "malveillant|est une attaque",
      pt: "malicioso|é ataque",
    },
    "Whether it belongs to an attack.",
    0.04,
  ),
  choice(
    "technique_id",
    "mitre technique|attack technique|att&ck technique|mitre att&ck|ttp|mitre id|technique|mitre attack technique",
    "Technique by its public number.",
    "T1110:20|T1046:18|T1059:14|T1071:12|T1566:12|T1078:10|T1021:8|T1041:6",
  ),
  choice(
    "tactic",
    "mitre tactic|attack tactic|kill chain phase|attack stage|kill chain stage|attack phase",
    "What the attacker is after.",
    "reconnaissance:22|initial access:20|execution:16|persistence:10|lateral movement:12|command and control:11|exfiltration:9",
  ),
  key(
    "attack_campaign_id",
    "attack campaign|threat campaign|intrusion set|threat actor id",
    "The attack that it belongs to.",
    "CMP-",
  ),
  choice(
    "threat_actor",
    "actor|adversary|attacker type|attacker|actor type of threat",
    "Who is behind it.",
    "opportunistic:48|criminal group:30|insider:10|hacktivist:8|unknown:4",
  ),
  share(
    "threat_score",
    "threat level score|suspicion score|maliciousness|malware score|reputation score of ip|ip reputation|threat confidence",
    "How dangerous it looks, 0 to 1.",
    beta(1.2, 7),
  ),
  key(
    "alert_case_id",
    "security alert|siem alert|security event id|soc case|security alert id|detection id",
    "The security alert.",
    "SEC-",
  ),
  choice(
    "event_source",
    "log type of security|security source|data source of log|sensor name of security|detection source|log source type|siem source",
    "What saw it.",
    "firewall:36|endpoint agent:24|intrusion detection:16|identity provider:14|mail gateway:10",
  ),
  choice(
    "alert_disposition",
    "triage result|analyst verdict|alert verdict|alert outcome|triage outcome|investigation result",
    "What the analyst found.",
    "false positive:52|benign:22|true positive:18|escalated:8",
  ),
  choice(
    "login_result",
    {
      en: "login outcome|authentication result|auth result|login status|logon result|sign-in result|login success|auth outcome|success or failure|auth status",
      de: "anmeldeergebnis|anmeldestatus",
      es: "resultado del inicio de sesión",
      fr: "résultat de connexion",
      pt: "resultado do login",
    },
    "Whether the login worked.",
    "success:88|failure:11|locked:1",
  ),
  choice(
    "login_failure_reason",
    "failure reason|reason for failure|auth failure reason|login error|failed login reason",
    "Why the login failed.",
    "wrong password:62|unknown user:16|second factor failed:10|account locked:7|expired password:5",
  ),
  tally(
    "failed_attempts",
    {
      en: "failed logins|failed login attempts|login failures|number of failed attempts|bad password count|failed login count|login attempts",
      de: "fehlversuche|fehlgeschlagene anmeldungen",
      es: "intentos fallidos",
      fr: "tentatives échouées",
      pt: "tentativas falhas",
    },
    "How often the login failed.",
    1,
    1,
  ),
  flag(
    "mfa_used",
    "mfa|2fa|two factor|multi-factor|second factor used|mfa enabled|two-factor enabled|mfa passed|2fa enabled",
    "Whether a second factor was used.",
    0.64,
  ),
  choice(
    "mfa_method",
    "second factor|2fa method|factor type|mfa type",
    "The second factor.",
    "authenticator app:48|push:24|sms:16|security key:12",
  ),
  flag(
    "is_privileged",
    "privileged account|admin account|admin user|privileged|sudo|elevated|is admin",
    "Whether the account has special rights.",
    0.07,
  ),
  flag(
    "impossible_travel",
    "impossible travel flag|geo anomaly|unusual location|new location",
    "Whether it comes from too far for the time.",
    0.01,
  ),
  flag(
    "is_vpn",
    "vpn|proxy|is proxy|vpn or proxy|anonymizer|tor|tor exit|is tor",
    "Whether it comes through a proxy.",
    0.06,
  ),
];
