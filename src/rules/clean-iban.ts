import { ibanLength, ibanStart } from './iban.ts';

/** What was typed or pasted, as the field shows it: upper case, TR, and nothing but digits after it, cut last. One of another country stays one: under TR it would be somebody else's. */
export const cleanIban = (text: string): string => {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isForeign = /^(?!TR)[A-Z]{2}\d\d\w{11}/.test(compact);
  return (isForeign ? compact : `${ibanStart}${compact.replace(/^TR?/, '').replace(/\D/g, '')}`).slice(0, ibanLength);
};
