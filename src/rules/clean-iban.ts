import { fitInserted, sharedStart } from './fit-inserted.ts';
import { ibanLength, ibanStart } from './iban.ts';

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const foreign = /^(?:IBAN)?(?!TR)[A-Z]{2}\d{2}[A-Z0-9]{11}/;
const turkish = /^(?:IBAN)?(TR\d{24})/;

const digitsAfterPrefix = (text: string): string => `${ibanStart}${text.replace(/^TR?/, '').replace(/\D/g, '')}`;

/** Upper case, TR and digits, cut to the length. An IBAN of another country keeps its letters. */
export function cleanIban(text: string): string {
  const iban = compact(text);
  return (foreign.test(iban) ? iban : digitsAfterPrefix(iban)).slice(0, ibanLength);
}

/** Whether an IBAN of another country was pasted, over what the field had or into it. */
export function isForeignIban(text: string, before: string): boolean {
  const iban = compact(text);
  return foreign.test(iban) || foreign.test(iban.slice(sharedStart(iban, before)));
}

/** The value of the field after an input. A whole Turkish IBAN replaces the value; surplus digits are dropped where they were typed. */
export function typedIban(text: string, before: string): string {
  const iban = compact(text);
  const inserted = iban.slice(sharedStart(iban, before));
  return turkish.exec(inserted)?.[1] ?? fitInserted(digitsAfterPrefix(iban), before, ibanLength);
}
