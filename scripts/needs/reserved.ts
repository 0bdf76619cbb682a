/** Luhn's check digit over a string of digits. */
function luhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function reservedAddress(text: string): boolean {
  if (text.includes(":")) return /^(?:2001:0?db8|fd|fe80)/i.test(text);
  const [a = 0, b = 0, c = 0] = text.split(".").map(Number);
  if (a === 10 || a === 127) return true;
  if (a === 192) return b === 168 || (b === 0 && c === 2);
  if (a === 172) return b >= 16 && b < 32;
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return (a === 100 && b >= 64 && b < 128) || (a === 203 && b === 0 && c === 113);
}

/** Numbers that the administration never gives out: areas 000, 666 and 9xx, group 00, serial 0000. */
function invalidSocialSecurityNumber(text: string): boolean {
  const match = /^(\w{3}|\*{3})-?(\w{2}|\*{2})-?(\d{4})$/.exec(text);
  if (match === null) return false;
  const [, area = "", group = "", serial] = match;
  return /^(?:000|666|9\d\d|\D{3})$/.test(area) || group === "00" || serial === "0000";
}

const checks: Readonly<Record<string, (text: string) => boolean>> = {
  "npi-luhn": (text) => /^\d{10}$/.test(text) && luhn(`80840${text}`),
  "ip-reserved": reservedAddress,
  "email-reserved": (text) => /@(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example|test|invalid)$/i.test(text),
  "ssn-invalid": invalidSocialSecurityNumber,
};

/** The test that a `check` of fixtures/needs.jsonl names: one of those above, or "between 1.9 and 2.8". */
export function checkNamed(name: string): (text: string) => boolean {
  const between = /^between (-?[\d.]+) and (-?[\d.]+)$/.exec(name);
  if (between !== null) {
    const [, low, high] = between;
    return (text) => Number(text) >= Number(low) && Number(text) <= Number(high);
  }
  const check = checks[name];
  if (check === undefined) throw new Error(`unknown check "${name}"`);
  return check;
}
