import { ibanProblem } from './iban.ts';
import type { Problem, Problems } from './problems.ts';

/** Bank and tax details as a creator gives them by the link. Empty is what nobody chose or typed yet. */
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

export const addressMost = 250;

/** What is wrong with the form, the first problem of each field. */
export function bankProblems(form: BankForm): Problems<BankField> {
  const isCompany = form.accountType === 'company';
  const found: Record<BankField, Problem | null> = {
    accountType: form.accountType === '' ? { name: 'accountTypeNeeded' } : null,
    name: lineProblem(form.name, isCompany ? 'companyNameNeeded' : 'holderNameNeeded', 120),
    iban: ibanProblem(form.iban),
    taxNumber: taxNumberProblem(form.taxNumber.trim(), form.accountType),
    taxOffice: isCompany ? lineProblem(form.taxOffice, 'taxOfficeNeeded', 80) : null,
    country: lineProblem(form.country, 'required', 80),
    city: lineProblem(form.city, 'required', 80),
    district: lineProblem(form.district, 'required', 80),
    address: addressProblem(form.address.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function lineProblem(text: string, needed: Problem['name'], most: number): Problem | null {
  if (text.trim() === '') return { name: needed };
  return text.trim().length > most ? { name: 'tooLong', params: { most } } : null;
}

function taxNumberProblem(number: string, accountType: BankForm['accountType']): Problem | null {
  if (number === '') return { name: accountType === 'person' ? 'tcknNeeded' : 'taxNumberNeeded' };
  if (accountType === 'person') return /^\d{11}$/.test(number) ? null : { name: 'tcknLength' };
  return accountType === '' || /^\d{10}$/.test(number) ? null : { name: 'taxNumberLength' };
}

function addressProblem(address: string): Problem | null {
  if (address === '') return { name: 'required' };
  return address.length > addressMost ? { name: 'addressLong' } : null;
}
