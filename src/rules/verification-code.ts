export const codeLength = 6;
/** Of a code that nobody guesses, for an address to which all others of a day were sent. */
export const longCodeLength = 12;

/** A pasted '123 456' or '123-456' is the code that it looks like, and so are the digits of another keyboard. */
export const cleanCode = (text: string, digits = codeLength): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, digits);

export const isCompleteCode = (text: string, digits = codeLength): boolean =>
  text.length === digits && /^\d+$/.test(text);
