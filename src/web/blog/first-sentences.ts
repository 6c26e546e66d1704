/** The start of a text in one line, cut at a word. */
export function firstSentences(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength - 1).replace(/\s\S*$/, '')}…`;
}
