const half = 5;

/** A code as somebody wrote it down is the code that it was read from: none has an i, an l, an o or a u in it. */
export function cleanRecoveryCode(text: string): string {
  const read = text
    .toLowerCase()
    .replace(/[il]/g, '1')
    .replaceAll('o', '0')
    .replaceAll('u', 'v')
    .replace(/[^0-9a-z]/g, '');
  return read.length > half ? `${read.slice(0, half)}-${read.slice(half)}` : read;
}

export const isRecoveryCode = (text: string): boolean => /^[0-9a-z]{5}-[0-9a-z]{5}$/.test(text);
