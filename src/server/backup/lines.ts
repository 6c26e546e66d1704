const separators = /[\u2028\u2029]/g;

/** One line of JSON. Two characters end a line for some readers and none for JSON, so they are written by their numbers. */
export const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replace(separators, (found) => (found === '\u2028' ? '\\u2028' : '\\u2029'))}\n`;

/** The lines of a text that comes in pieces: a line ends at a line feed, and nowhere else. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
