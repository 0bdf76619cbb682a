import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What keeps a network safe, and from what. */
export const defencesTypes: readonly SemanticType[] = [
  named(
    "certificate_issuer",
    {
      en: "certificate authority|issuing ca|cert issuer|issuer of certificate|ca|tls issuer|ssl issuer",
      de: "zertifizierungsstelle",
      es: "autoridad de certificación",
      fr: "autorité de certification",
      pt: "autoridade certificadora",
    },
    "Invented issuer of certificates.",
    "Trustline CA|SecureRoot G2|Aurelia TLS CA 1|OpenSeal R3|Northgate Issuing CA|Internal CA 2|Kestrel Global CA",
  ),
  choice(
    "certificate_type",
    "type of certificate|tls certificate type|certificate kind|ssl type",
    "Kind of certificate.",
    "domain validated:58|organisation validated:20|wildcard:14|extended validation:5|self-signed:3",
  ),
  named(
    "scanner",
    { en: "scanner name|vulnerability scanner|scan engine|scanner used", de: "scanner", es: "escáner", pt: "scanner" },
    "What scans.",
    "scanner-01|scanner-02|scanner-03|scanner-dmz|scanner-cloud|scanner-office",
  ),
  named(
    "firewall_device",
    { en: "firewall name|firewall host|firewall device", de: "firewall", es: "cortafuegos", fr: "pare-feu" },
    "The firewall.",
    "fw-edge-01|fw-edge-02|fw-core-01|fw-dmz-01|fw-branch-07|fw-branch-12|fw-cloud-01",
  ),
  choice(
    "threat",
    {
      en: "threat kind|cyber threat|threat observed|threat scenario",
      de: "bedrohung",
      es: "amenaza",
      fr: "menace",
      pt: "ameaça",
    },
    "What threatens.",
    "phishing:28|malware:20|ransomware:13|insider misuse:10|denial of service:9|data leak:9|stolen credentials:11",
  ),
  choice(
    "mitigation",
    {
      en: "mitigation measure|mitigating action|risk mitigation|mitigation action|countermeasure|risk treatment|risk response",
      de: "gegenmaßnahme|maßnahme",
      es: "mitigación",
      pt: "mitigação",
    },
    "What is done against it.",
    "patch:22|staff training:17|access restriction:15|monitoring:14|backup:11|second supplier:8|insurance:6|accept:7",
  ),
  choice(
    "encryption_algorithm",
    "!encryption|encryption type|encryption method|encryption standard|cipher algorithm",
    "How it is encrypted.",
    "AES-256-GCM:52|AES-128-GCM:20|ChaCha20-Poly1305:14|RSA-2048:9|none:5",
  ),
  choice(
    "crypto_key_type",
    "!key type|key algorithm|public key algorithm|type of key|signature algorithm",
    "What kind of key it is.",
    "RSA-2048:40|ECDSA P-256:30|Ed25519:16|RSA-4096:10|ECDSA P-384:4",
  ),
  choice(
    "security_tool",
    "security product|security solution|protection tool",
    "What protects it.",
    "EDR:28|SIEM:20|firewall:18|email gateway:13|WAF:11|DLP:6|IAM:4",
  ),
  choice(
    "risk_area",
    "risk type|type of risk|kind of risk|risk domain",
    "What kind of risk it is.",
    "operational:30|financial:20|cyber:18|compliance:13|strategic:10|reputational:9",
  ),
  named(
    "rack",
    { en: "rack number|rack id|rack name|server cabinet" },
    "The rack.",
    "R01|R02|R03|R04|R07|R11|R12|R15|R18|R22",
  ),
  choice(
    "isolation_zone",
    "security zone|network zone|firewall zone|trust zone|source zone|destination zone",
    "Zone of the network.",
    "trust:36|untrust:28|dmz:16|guest:10|management:6|vpn:4",
  ),
  named("switch", { en: "network switch|switch number", es: "conmutador" }, "The switch.", numbered("sw-", 11, 12)),
];
