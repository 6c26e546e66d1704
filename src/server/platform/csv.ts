/** Lines for a spreadsheet, with a byte order mark, so that Excel reads their letters right. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** What a spreadsheet would take for a formula, also behind signs that nobody sees, is made a text; a phone number and a number below zero keep their sign. */
function cellOf(text: string): string {
  const isFormula =
    /^(?:[\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/u.test(text) && !/^\+[\d ]+$|^-?\d+(\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
