export const codeLength = 6;

/** Accepts pasted '123 456' or '123-456', and Arabic or Persian digits. */
export const cleanCode = (text: string, maxLength = codeLength): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, maxLength);

export const isCompleteCode = (text: string): boolean => text.length === codeLength && /^\d+$/.test(text);
