/** What comes first by nature: an end before its start holds nowhere. As stems, after what both names share. */
export const timesInOrder: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/\b(?:start|begin|began|inicio|debut|beginn|anfang)$/, /\b(?:end|finish|fin|ende|fim|stop)$/],
  [/\b(?:birth|born|geburt|nacimiento|naissanc|nascimento)$/, /\b(?:death|died|tod|muert|mort|hir|hire|enrol|enroll)$/],
  [/\bcheckin$/, /\bcheckout$/],
  [/\b(?:takeoff|take off|off|departur)$/, /\b(?:land|touchdown)$/],
  [/\b(?:pickup|pick-up)$/, /\b(?:dropoff|drop-off|return)$/],
  [/\b(?:admission|admit|admitt)$/, /\b(?:discharg)$/],
  [/\b(?:order|purchas|pedido)$/, /\b(?:ship|deliver|deliveri|deliv|entrega|refund)$/],
  [/\bship$/, /\b(?:deliver|deliveri|deliv)$/],
  [/\b(?:hir|hire)$/, /\b(?:terminat|termination|dismiss|retir)$/],
  [/\b(?:login|logon)$/, /\b(?:logout|logoff)$/],
  [/\bentr$/, /\bexit$/],
  [/\b(?:issu|issue)$/, /\b(?:due|expir|expiri|expiration)$/],
  [/\bcreat$/, /\b(?:delet|updat)$/],
  [/\bopen$/, /\bclos$/],
];
