const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Lines for a spreadsheet, with a byte order mark, so that Excel reads their letters right. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Quotes what a spreadsheet would run as a formula, also behind invisible characters. Phone numbers and negative numbers keep their sign. */
function cellOf(text: string): string {
  const isFormula =
    /^(?:[\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/u.test(text) && !/^\+[\d ]+$|^-?\d+(\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Enough of an address for its owner to recognise it. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(3)}@${domain}`;
}

/** An IBAN by its country and its last four digits. */
export const maskIban = (ending: string): string =>
  ending === '' ? '' : `TR•• •••• •••• •••• •••• ••${ending.slice(0, 2)} ${ending.slice(2)}`;

/** A short reference that people can quote: VA-… for an application, HB-… for a booking. */
export const referenceOf = (prefix: 'VA' | 'HB', id: string): string =>
  `${prefix}-${id.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;
