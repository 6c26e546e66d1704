/** Lines for a spreadsheet, with a byte order mark, so that Excel reads their letters right. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Quotes what a spreadsheet would run as a formula, also behind invisible characters. Phone numbers and negative numbers keep their sign. */
function cellOf(text: string): string {
  const isFormula =
    /^(?:[\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/u.test(text) && !/^\+[\d ]+$|^-?\d+(\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
