import { type BankField, bankProblems, maxAddressLength } from '#rules/bank-form.ts';
import { ibanPrefix } from '#rules/iban.ts';
import { isTaxNumberDoubtful, isTcknDoubtful, withoutBlanks } from '#rules/tax-number.ts';
import { errorOf, type FieldError } from '../form-state.ts';
import type { BankDetailsSnapshot } from './bank-details.machine.ts';

export const isLoading = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches('loading');
export const isForm = (snapshot: BankDetailsSnapshot): boolean => snapshot.hasTag('form');
export const isSubmitted = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches('submitted');
export const isInvalidLink = (snapshot: BankDetailsSnapshot): boolean => snapshot.hasTag('invalidLink');
export const isUsed = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches('used');
export const isRefused = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const isRenewed = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches({ expired: 'renewed' });
export const isRenewing = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches({ expired: 'renewing' });
export const isNotRenewed = (snapshot: BankDetailsSnapshot): boolean => snapshot.matches({ expired: 'notRenewed' });
export const canRenew = (snapshot: BankDetailsSnapshot): boolean => snapshot.can({ type: 'link.renew' });
export const canLoad = (snapshot: BankDetailsSnapshot): boolean => snapshot.can({ type: 'call.retry' });

export const shownError = ({ context }: BankDetailsSnapshot, field: BankField): FieldError | null =>
  field === 'iban' && context.foreignIban
    ? { problem: ibanPrefix }
    : errorOf(context, field, bankProblems(context.form));

export function isNumberDoubtful({ context: { form } }: BankDetailsSnapshot): boolean {
  const number = withoutBlanks(form.taxNumber);
  return form.accountType === 'person' ? isTcknDoubtful(number) : isTaxNumberDoubtful(number);
}

type CounterTone = 'calm' | 'warning' | 'danger';

export const addressCounter = (length: number): { left: number; tone: CounterTone } => ({
  left: maxAddressLength - length,
  tone: length > 225 ? 'danger' : length > 200 ? 'warning' : 'calm',
});
