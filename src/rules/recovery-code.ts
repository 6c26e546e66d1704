const half = 5;

/** Codes contain no i, l, o or u, so handwritten look-alikes are corrected. */
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
