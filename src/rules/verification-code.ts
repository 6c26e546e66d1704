export const codeLength = 6;

/** A pasted '123 456' or '123-456' is the code that it looks like, and so are the digits of another keyboard. */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, codeLength);

export const isCompleteCode = (text: string): boolean => /^\d{6}$/.test(text);
