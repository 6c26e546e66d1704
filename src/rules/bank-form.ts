import { ibanProblem } from './iban.ts';
import { type Problem, type Problems, problem, problemsIn, required, tooLong } from './problems.ts';
import { taxNumberLength, withoutBlanks } from './tax-number.ts';

export interface BankForm {
  accountType: 'person' | 'company' | '';
  name: string;
  iban: string;
  taxNumber: string;
  taxOffice: string;
  address: string;
  city: string;
  district: string;
  country: string;
}

export const bankFields = [
  'accountType',
  'name',
  'iban',
  'taxNumber',
  'taxOffice',
  'country',
  'city',
  'district',
  'address',
] as const satisfies readonly (keyof BankForm)[];
export type BankField = (typeof bankFields)[number];

export const maxAddressLength = 250;

export function bankProblems(form: BankForm): Problems<BankField> {
  const isCompany = form.accountType === 'company';
  const found: Record<BankField, Problem | null> = {
    accountType: form.accountType === '' ? accountTypeNeeded : null,
    name: lineProblem(form.name, isCompany ? companyNameNeeded : holderNameNeeded, 120),
    iban: ibanProblem(form.iban),
    taxNumber: taxNumberProblem(withoutBlanks(form.taxNumber), form.accountType),
    taxOffice: isCompany ? lineProblem(form.taxOffice, taxOfficeNeeded, 80) : null,
    country: lineProblem(form.country, required, 80),
    city: lineProblem(form.city, required, 80),
    district: lineProblem(form.district, required, 80),
    address: addressProblem(form.address.trim()),
  };
  return problemsIn(found);
}

function lineProblem(text: string, needed: Problem, max: number): Problem | null {
  if (text.trim() === '') return needed;
  return text.trim().length > max ? tooLong(max) : null;
}

function taxNumberProblem(number: string, accountType: BankForm['accountType']): Problem | null {
  if (number === '') return accountType === 'person' ? tcknNeeded : taxNumberNeeded;
  if (accountType === 'person') return /^\d{11}$/.test(number) ? null : tcknLength;
  return accountType === '' || /^\d{10}$/.test(number) ? null : taxNumberLength;
}

function addressProblem(address: string): Problem | null {
  if (address === '') return required;
  return address.length > maxAddressLength ? addressLong : null;
}

const accountTypeNeeded = problem({ en: 'Please select an account type', tr: 'Lütfen bir hesap türü seçin' });

const holderNameNeeded = problem({ en: 'Account holder name is required', tr: 'Hesap sahibinin adı zorunludur' });

const companyNameNeeded = problem({ en: 'Company name is required', tr: 'Şirket adı zorunludur' });

const tcknNeeded = problem({ en: 'TCKN is required', tr: 'TCKN zorunludur' });

const tcknLength = problem({ en: 'TCKN must be 11 digits', tr: 'TCKN 11 haneli olmalıdır' });

const taxNumberNeeded = problem({ en: 'Tax number is required', tr: 'Vergi numarası zorunludur' });

const taxOfficeNeeded = problem({
  en: 'Tax office is required for companies',
  tr: 'Şirketler için vergi dairesi zorunludur',
});

const addressLong = problem({ en: 'Address cannot exceed 250 characters', tr: 'Adres 250 karakteri geçemez' });
