import { problem } from './problems.ts';

export const taxNumberLength = problem({
  en: 'Tax number must be 10 digits',
  tr: 'Vergi numarası 10 haneli olmalıdır',
});

/** As it is judged and kept: people write it in groups. */
export const withoutBlanks = (number: string): string => number.replace(/\s/g, '');

/** A number of the right length whose check digits do not match: advice, not an error. */
export const isTcknDoubtful = (tckn: string): boolean => /^\d{11}$/.test(tckn) && !hasRightTcknDigits(tckn);

export const isTaxNumberDoubtful = (taxNumber: string): boolean =>
  /^\d{10}$/.test(taxNumber) && !hasRightTaxNumberDigit(taxNumber);

/** The last two digits of a Turkish national id follow from the first nine. */
export function hasRightTcknDigits(tckn: string): boolean {
  const digits = [...tckn].map(Number);
  const sum = (from: number, to: number, step: number) => {
    let total = 0;
    for (let at = from; at < to; at += step) total += digits[at] ?? 0;
    return total;
  };
  const tenth = (((sum(0, 9, 2) * 7 - sum(1, 8, 2)) % 10) + 10) % 10;
  return /^[1-9]\d{10}$/.test(tckn) && digits[9] === tenth && digits[10] === sum(0, 10, 1) % 10;
}

/** The last digit of a Turkish tax number follows from the first nine. */
export function hasRightTaxNumberDigit(taxNumber: string): boolean {
  if (!/^\d{10}$/.test(taxNumber)) return false;
  const sum = [...taxNumber.slice(0, 9)].reduce((total, digit, at) => {
    const turned = (Number(digit) + 9 - at) % 10;
    return total + (turned === 9 ? 9 : (turned * 2 ** (9 - at)) % 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(taxNumber[9]);
}
