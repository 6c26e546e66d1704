import type { Account } from '#server/accounts/accounts.ts';
import { writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import type { Unit } from '#server/db/unit-of-work.ts';

/** Somebody of the demo world has told where their earnings go. */
export const keepBankDetails = (unit: Unit, { id, name }: Pick<Account, 'id' | 'name'>): Promise<void> =>
  writeBankDetails(unit, id, {
    accountType: 'person',
    name,
    iban: 'TR330006100519786457841326',
    taxNumber: '10000000146',
    taxOffice: '',
    address: 'Liman Sokak 3',
    city: 'Antalya',
    district: 'Kaş',
    country: 'Turkey',
  });
