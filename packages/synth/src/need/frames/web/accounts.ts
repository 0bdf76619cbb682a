import { choices, lognormal } from "../../ontology/models.ts";
import { core, follows, key, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

const accounts: Frame = {
  id: "user_accounts",
  title: "user accounts",
  cues: {
    en: "user table:5|users table:5|user account:4|registered user:4|user profile:3|list of user:4|app user:3|website user:3|user directory:4",
    de: "benutzertabelle:5|benutzerkonten:5|nutzerkonten:5|registrierte nutzer:4",
    es: "tabla de usuarios:5|cuentas de usuario:5|usuarios registrados:4",
    fr: "table des utilisateurs:5|comptes utilisateurs:5|utilisateurs inscrits:4",
    pt: "tabela de usuários:5|contas de usuário:5|usuários registados:4|usuários cadastrados:4",
  },
  against:
    "event:2|session:2|rating:2|order:2|purchase:1.5|login:2|churn:2|follow:2|playlist:2|ticket:2|device:1.5|experiment:2|retention:3",
  record: "user",
  fields: [
    key("user_id"),
    core("name=full_name", { names: "name|user name|full name" }),
    core("email"),
    core("signup_date", {
      names: "signup|signed up|registered|registered on|created|created at|member since|join date",
    }),
    core("is_active", { names: "active" }),
    known("plan=type", { names: "plan|tier|role|account type", model: choices("free:72|basic:18|premium:10") }),
    known("last_login_at", { names: "last login|last seen|last active" }),
    ...knowns("username phone birth_date gender country city age language status"),
  ],
  rules: [follows("last_login_at", "signup_date", lognormal(200, 0.8), "day")],
  rhythm: "consumer",
  days: 1_095,
};

/** Who has an account of an app or a site. */
export const accountFrames: readonly Frame[] = [accounts];
