import { beta, lognormal, numbers } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, onlyWhere, rule, settledBy } from "../define.ts";
import type { Frame } from "../frame.ts";
import { bands, tells } from "../rules.ts";

const logins: Frame = {
  id: "login_events",
  category: "network-security-logs",
  title: "login events",
  cues: {
    en: "login event:3|login attempt:3|authentication log:3|auth log:3|sign-in log:3|login log:3|login history:3|failed login:2.5|failed login attempt:3|user login:2.5|account takeover:2.5|mfa:2|sso log:3|credential stuffing:3|access log of user:2|login:1.5|authentication:1.5|identity access:2|sign-in:1.5|logon event:3",
    de: "anmeldeversuch:3|anmeldeversuche:3|login-ereignis:3|login-ereignisse:3|anmeldeprotokoll:3|anmeldeprotokolle:3|fehlgeschlagene anmeldung:3",
    es: "intentos de inicio de sesión:3|inicios de sesión:3|registros de autenticación:3",
    fr: "tentatives de connexion:3|journaux d'authentification:3|connexions utilisateur:2.5",
    pt: "tentativas de login:3|logs de autenticação:3|registros de login:3",
  },
  against: "clickstream:2|signup page:1|badge:2|crypto wallet:1.5",
  record: "login",
  fields: [
    key("login_id=record_id"),
    core("timestamp", { names: "login time|time|attempted at|date" }),
    core("user_id@user", { names: "user|account|username", always: true }),
    core("ip_address=source_ip", { names: "ip|ip address|source ip", always: true }),
    core("country"),
    core("result=login_result", { names: "result|status|outcome" }),
    core("device_type", { names: "device" }),
    known("failure_reason=login_failure_reason", { names: "failure reason|reason" }),
    ...knowns(
      "auth_method mfa_used mfa_method user_agent browser operating_system city latitude longitude session_id failed_attempts is_anomaly risk_score session_risk impossible_travel is_vpn is_privileged@user user_role@user department@user is_success app_name asn is_bot is_malicious attack_type email@user username@user device_id location=city password_age_days@user session_duration_s is_new_device=is_new",
    ),
  ],
  rules: [
    tells("is_success", "result", "success"),
    onlyWhere("failure_reason", "result", "failure", "locked"),
    onlyWhere("session_id", "result", "success"),
    onlyWhere("mfa_method", "mfa_used", true),
    rule("risk_score rises with anomalies", "risk_score is_anomaly", {
      risk_score: numbers(beta(1.4, 6, 0, 100), 1, { follows: [{ field: "is_anomaly", weight: 0.7 }] }),
    }),
  ],
  rhythm: "business",
  days: 30,
};

const securityAlerts: Frame = {
  id: "security_alerts",
  category: "network-security-logs",
  title: "security alerts",
  cues: {
    en: "security alert:3|siem alert:3|soc alert:3|security incident:3|security event:2.5|threat alert:3|edr alert:3|endpoint detection:3|alert triage:3|mitre att&ck:2.5|soc:1.5|threat hunting:2.5|security operation:2.5|insider threat:3|data breach:2|alert queue:3|soc training:3|ransomware alert:4|malware alert:3|analyst verdict:2.5|antivirus alert:5|edr alert:5|malware alert:5|endpoint alert:4|virus alert:4|antivirus:3",
    de: "sicherheitsalarm:3|sicherheitsalarme:3|sicherheitsvorfall:3|sicherheitsvorfälle:3|siem-alarm:3|siem-alarme:3",
    es: "alertas de seguridad:3|incidentes de seguridad:3",
    fr: "alertes de sécurité:3|incidents de sécurité:3",
    pt: "alertas de segurança:3|incidentes de segurança:3",
  },
  against: "firewall log:1.5|home security:3|social security:3|securities:3|airport security:3|food security:3",
  record: "alert",
  fields: [
    key("alert_id=alert_case_id", { names: "alert id|incident id|case id|event id" }),
    core("timestamp", { names: "detected at|time|created at" }),
    core("signature_name", { names: "alert name|rule|signature|title|name|alert" }),
    core("severity"),
    core("source=event_source", { names: "source|sensor|tool|log source" }),
    core("host", { names: "host|endpoint|asset|device" }),
    core("disposition=alert_disposition", { names: "disposition|status|verdict|outcome" }),
    known("technique_id", { names: "technique|mitre technique" }),
    ...knowns(
      "tactic user=username source_ip destination_ip process_name parent_process command_line file_hash malware_family threat_score is_false_positive assigned_to resolved_at acknowledged_at mttr_min mttd_min description=alert_description ioc_type country threat_actor attack_campaign_id attack_type endpoint_event department escalated=is_escalated records_exposed breach_type",
    ),
  ],
  rules: [
    tells("is_false_positive", "disposition", "false positive"),
    follows("acknowledged_at", "timestamp", lognormal(11, 1), "min"),
    follows("resolved_at", "timestamp", lognormal(190, 1.1), "min"),
    settledBy(
      "tactic",
      "technique_id",
      {
        T1110: "initial access",
        T1046: "reconnaissance",
        T1059: "execution",
        T1071: "command and control",
        T1566: "initial access",
        T1078: "persistence",
        T1021: "lateral movement",
        T1041: "exfiltration",
      },
      "execution",
    ),
  ],
  days: 30,
};

const vulnerabilities: Frame = {
  id: "vulnerabilities",
  title: "vulnerability findings",
  cues: {
    en: "vulnerability:3|vulnerability scan:3|vulnerability finding:3|cve:3|cvss:3|patch management:3|security finding:2.5|pentest:3|penetration test:3|security scan:2.5|exploit:2|cwe:2.5|vulnerability management:3|patching:2|dependency vulnerability:3",
    de: "schwachstelle:3|sicherheitslücke:3|schwachstellenscan:3",
    es: "vulnerabilidades:3|escaneo de vulnerabilidades:3",
    fr: "vulnérabilités:3|analyse de vulnérabilités:3",
    pt: "vulnerabilidades:3|varredura de vulnerabilidades:3",
  },
  against: "social vulnerability:3|climate vulnerability:3|flood:2|household:2",
  record: "finding",
  fields: [
    key("finding_id=record_id"),
    core("cve_id", { names: "cve|vulnerability id" }),
    core("host", { names: "host|asset|affected host|system" }),
    core("cvss_score", { names: "cvss|score|base score" }),
    core("severity=vulnerability_severity", { names: "severity" }),
    core("status=vulnerability_status", { names: "status|remediation status" }),
    core("detected_at", { names: "discovered at|first found|first seen|date|found at|published date|scan date" }),
    known("fixed_at=resolved_at", { names: "fixed at|remediated at|patched at|patch date" }),
    ...knowns(
      "weakness_class package_name package_version exploit_available patch_available days_to_patch description=alert_description owner_team=data_owner environment service_name source_ip destination_port=destination_port is_false_positive assigned_to due_date tool=event_source title operating_system sla_breached repository attack_vector=network_service epss=probability",
    ),
  ],
  rules: [
    bands("severity", "cvss_score", [4, 7, 9], "low|medium|high|critical"),
    follows("fixed_at", "detected_at", lognormal(24, 0.9), "day"),
    onlyWhere("fixed_at", "status", "fixed"),
    onlyWhere("days_to_patch", "status", "fixed"),
    lasts("days_to_patch", "detected_at", "fixed_at", "day"),
  ],
  days: 365,
};

const phishing: Frame = {
  id: "phishing_urls",
  title: "phishing URL features",
  cues: {
    en: "phishing:3|phishing url:3|malicious url:3|url classification:3|phishing website:3|phishing detection:3|phishing site:3|url feature:3|suspicious url:3|phishing email:2",
    de: "phishing:3|phishing-url:3|phishing-seite:3",
    es: "phishing:3|urls maliciosas:3|sitios de phishing:3",
    fr: "hameçonnage:3|phishing:3|urls malveillantes:3",
    pt: "phishing:3|urls maliciosas:3|sites de phishing:3",
  },
  against: "fishing boat:3",
  record: "URL",
  fields: [
    key("url=suspicious_url", { names: "url|link|address" }),
    core("url_length"),
    core("subdomain_count", { names: "dots|subdomains|number of dots|number of subdomains" }),
    core("domain_age_days"),
    core("uses_https"),
    core("has_ip_in_url", { names: "has ip address|ip in url" }),
    core("is_phishing", { names: "label|phishing|is phishing|class|phishing label|target|result" }),
    core("checked_at=timestamp", { names: "checked at|scanned at|collected at|timestamp|date" }),
    ...knowns(
      "special_char_count url_entropy has_at_sign=flag redirect_count=hop_count domain=domain_queried country asn ttl page_rank=rank has_login_form=flag is_shortened=flag alexa_rank=rank certificate_age_days=age_days label=phishing_label digits=count path_length=character_count has_favicon=flag link_count threat_score brand",
    ),
  ],
  rules: [
    rule("phishing addresses are longer", "url_length is_phishing", {
      url_length: numbers(lognormal(56, 0.5), 0, { follows: [{ field: "is_phishing", weight: 0.5 }] }),
    }),
    rule("phishing domains are younger", "domain_age_days is_phishing", {
      domain_age_days: numbers(lognormal(620, 1.4), 0, { follows: [{ field: "is_phishing", weight: -0.6 }] }),
    }),
    rule("phishing addresses have more parts", "subdomain_count is_phishing", {
      subdomain_count: numbers({ kind: "geometric", mean: 0.9 }, 0, {
        follows: [{ field: "is_phishing", weight: 0.4 }],
      }),
    }),
    rule("phishing addresses have more symbols", "special_char_count is_phishing", {
      special_char_count: numbers({ kind: "geometric", mean: 2.6 }, 0, {
        follows: [{ field: "is_phishing", weight: 0.4 }],
      }),
    }),
    tells("is_phishing", "label", "phishing"),
  ],
};

const spamMail: Frame = {
  id: "email_security",
  title: "labelled e-mails",
  cues: {
    en: "spam:2.5|spam email:3|spam detection:3|email spam:3|phishing email:3|email security:3|spam filter:3|spam message:2.5|spam or ham:3|ham or spam:3|sms spam:3|email classification:2.5|mail gateway:3|email header:2.5|email metadata:2.5",
    de: "spam:2.5|spam-mail:3|spam-mails:3|spam-erkennung:3|phishing-mail:3|phishing-mails:3",
    es: "correo spam:3|spam:2.5|correos de phishing:3",
    fr: "courriel indésirable:3|spam:2.5|pourriel:3",
    pt: "e-mail spam:3|spam:2.5",
  },
  against: "email campaign:2|marketing:2|spam call:2|wallet:2",
  record: "e-mail",
  fields: [
    key("message_id", { names: "email id|mail id|message id" }),
    core("sent_at", { names: "date|received at|timestamp|time|received" }),
    core("sender=sender_email", { names: "from|sender|sender email|from address" }),
    core("recipient=recipient_email", { names: "to|recipient|recipient email|to address" }),
    core("subject=ticket_subject", { names: "subject|subject line" }),
    core("body=message_text", { names: "body|text|content|message" }),
    core("is_spam", { names: "spam|label|spam flag|class|spam label" }),
    known("message_size_bytes", { names: "size|mail size|message size" }),
    ...knowns(
      "is_phishing sender_domain spam_score has_attachment link_count word_count language source_ip country email_folder is_read is_reply recipient_count email_category phishing_label file_type action=firewall_action  thread_id=conversation_id sentiment",
    ),
  ],
  rules: [
    rule("spam_score rises with spam", "spam_score is_spam", {
      spam_score: numbers(beta(0.8, 2.4), 3, { follows: [{ field: "is_spam", weight: 0.8 }] }),
    }),
    rule("spam carries more links", "link_count is_spam", {
      link_count: numbers({ kind: "geometric", mean: 1.8 }, 0, { follows: [{ field: "is_spam", weight: 0.5 }] }),
    }),
  ],
  rhythm: "business",
};

const malware: Frame = {
  id: "malware_samples",
  title: "malware samples",
  cues: {
    en: "malware:3|malware sample:3|malware analysis:3|malware detection:3|ransomware:3|virus sample:3|antivirus:2.5|sandbox analysis:3|indicator of compromise:3|ioc:2.5|threat intelligence:3|threat feed:3",
    de: "schadsoftware:3|malware:3|bedrohungsdaten:3",
    es: "malware:3|muestras de malware:3|inteligencia de amenazas:3",
    fr: "logiciel malveillant:3|malware:3|renseignement sur les menaces:3",
    pt: "malware:3|amostras de malware:3|inteligência de ameaças:3",
  },
  against: "virus patient:3|influenza:3|covid:3|firewall:1.5",
  record: "sample",
  fields: [
    key("file_hash", { names: "sha256|hash|sample hash|sample id" }),
    core("first_seen=detected_at", { names: "first seen|detected at|submitted at|timestamp|date" }),
    core("malware_family", { names: "family|malware type|class|malware family|type" }),
    core("file_type"),
    core("file_size_bytes", { names: "size|file size" }),
    core("is_malicious", { names: "malicious|label|is malware" }),
    core("detection_count=report_count", {
      names: "detections|positives|engines detected|detection ratio",
      model: numbers(lognormal(28, 0.6), 0),
    }),
    ...knowns(
      "file_name threat_score technique_id ioc_type source=event_source country domain_queried destination_ip url_entropy threat_actor attack_campaign_id severity operating_system process_name is_packed=flag api_call_count=request_count section_count=count host",
    ),
  ],
  rules: [
    onlyWhere("malware_family", "is_malicious", true),
    rule("threat_score rises with malware", "threat_score is_malicious", {
      threat_score: numbers(beta(1.2, 7), 3, { follows: [{ field: "is_malicious", weight: 0.7 }] }),
    }),
  ],
  days: 365,
};

const auditTrail: Frame = {
  id: "audit_logs",
  title: "audit logs",
  cues: {
    en: "audit log:3|audit trail:3|admin activity:2.5|access audit:3|user activity audit:3|compliance log:3|change log:1.5|data access log:3|gdpr request:2|activity audit:3|privileged access:2.5",
    de: "audit-log:3|audit-logs:3|prüfprotokoll:3|prüfprotokolle:3|änderungsprotokoll:2.5|änderungsprotokolle:2.5",
    es: "registro de auditoría:3|pista de auditoría:3",
    fr: "journal d'audit:3|piste d'audit:3",
    pt: "log de auditoria:3|trilha de auditoria:3",
  },
  against: "financial audit:3|energy audit:3|tax audit:3|auditor:2",
  record: "entry",
  fields: [
    key("entry_id=record_id"),
    core("timestamp", { names: "time|performed at|date" }),
    core("user_id@user", { names: "user|actor|performed by" }),
    core("action=audit_action", { names: "action|event|operation" }),
    core("object_type=audit_object", { names: "object|resource|entity|target" }),
    core("object_id=resource_id", { names: "object id|resource id|target id" }),
    core("ip_address=source_ip", { names: "ip|ip address|source ip" }),
    ...knowns(
      "result=login_result is_authorized user_role@user session_id user_agent old_value=value new_value=value reason country service_name is_privileged@user department@user data_classification security_control compliance_status description",
    ),
  ],
  rules: [],
  rhythm: "business",
};

/** Who wants in, and what was seen of it. */
export const threatFrames: readonly Frame[] = [
  logins,
  securityAlerts,
  vulnerabilities,
  phishing,
  spamMail,
  malware,
  auditTrail,
];
