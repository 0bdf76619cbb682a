import { leadingDay } from "../day.ts";

const time = /^[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const uri = /^[a-z][a-z0-9+.-]*:(?:%[0-9a-f]{2}|[a-z0-9\-._~:/?#[\]@!$&'()*+,;=])+$/i;

function isDate(text: string): boolean {
  return text.length === 10 && !Number.isNaN(leadingDay(text));
}

/** RFC 3339, section 5.6. */
function isDateTime(text: string): boolean {
  const parts = time.exec(text.slice(10));
  if (parts === null || Number.isNaN(leadingDay(text))) return false;
  return Number(parts[1]) < 24 && Number(parts[2]) < 60 && Number(parts[3]) <= 60;
}

/** The formats that the tool schemas use, each with its check. */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["date", isDate],
  ["date-time", isDateTime],
  ["email", (text) => email.test(text)],
  ["uri", (text) => uri.test(text)],
]);
