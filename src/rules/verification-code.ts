export const codeLength = 6;

/** A pasted '123 456' or '123-456' is the code that it looks like. */
export const cleanCode = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength);

export const isCompleteCode = (text: string): boolean => /^\d{6}$/.test(text);
