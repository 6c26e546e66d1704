import { fitInserted, sharedStart } from './fit-inserted.ts';
import { type Problem, problem } from './problems.ts';

export const [ibanStart, ibanLength] = ['TR', 26];

/** The first rule that it breaks: given at all, prefix, length, format. */
export function ibanProblem(iban: string): Problem | null {
  const text = iban.replace(/\s/g, '').toUpperCase();
  if (text === '' || text === ibanStart) return ibanRequired;
  if (!text.startsWith(ibanStart)) return ibanPrefix;
  if (text.length !== ibanLength) return ibanLengthWrong;
  return /^TR\d{24}$/.test(text) ? null : ibanFormat;
}

const ibanRequired = problem({ en: 'IBAN is required', tr: 'IBAN zorunludur' });

export const ibanPrefix = problem({
  en: 'IBAN must start with TR for Turkey',
  tr: 'IBAN, Türkiye için TR ile başlamalıdır',
});

const ibanLengthWrong = problem({
  en: 'Turkish IBAN must be exactly 26 characters (TR + 24 digits)',
  tr: 'Türkiye IBAN’ı tam 26 karakter olmalıdır (TR + 24 rakam)',
});

const ibanFormat = problem({
  en: 'Please enter a valid Turkish IBAN format (TR followed by 24 digits)',
  tr: 'Lütfen geçerli bir Türkiye IBAN’ı girin (TR ve ardından 24 rakam)',
});

/** The check digits of ISO 13616. A wrong one is advice: banks decide. */
export function hasRightCheckDigits(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Read back in fours, as a bank card is. */
export const ibanInFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const banks: Record<string, string> = {
  '00010': 'Ziraat Bankası',
  '00012': 'Halkbank',
  '00015': 'VakıfBank',
  '00032': 'TEB',
  '00046': 'Akbank',
  '00059': 'Şekerbank',
  '00062': 'Garanti BBVA',
  '00064': 'İş Bankası',
  '00067': 'Yapı Kredi',
  '00099': 'ING',
  '00103': 'Fibabanka',
  '00111': 'QNB',
  '00123': 'HSBC',
  '00134': 'DenizBank',
  '00135': 'Anadolubank',
  '00146': 'Odeabank',
  '00203': 'Albaraka Türk',
  '00205': 'Kuveyt Türk',
  '00206': 'Türkiye Finans',
  '00209': 'Ziraat Katılım',
  '00210': 'Vakıf Katılım',
  '00211': 'Emlak Katılım',
};

/** The bank that a whole Turkish IBAN names, where we know it. */
export const bankOf = (iban: string): string | null => (ibanProblem(iban) ? null : (banks[iban.slice(4, 9)] ?? null));

interface IbanReading {
  inFours: string;
  bank: string | null;
  isDoubtful: boolean;
}

/** A whole Turkish IBAN read back; null while it is not whole. */
export const readIban = (iban: string): IbanReading | null =>
  ibanProblem(iban) === null
    ? { inFours: ibanInFours(iban), bank: bankOf(iban), isDoubtful: !hasRightCheckDigits(iban) }
    : null;

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
