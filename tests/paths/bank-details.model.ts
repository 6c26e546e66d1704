import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const form = {
  accountType: 'company',
  name: 'Deniz Yacht Ltd',
  iban: 'TR',
  taxNumber: '1234567890',
  taxOffice: 'Kaş',
  address: 'Liman Sokak 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
} as const;
const info = { fullName: 'Deniz Yıldız', email: 'd•••@mail.example', ibanEnding: '', linkExpiresAt: 0, message: null };
const used = { kind: 'used', message: 'You have already sent your details on 21 November 2026' } as const;

export const bankDetailsModel = modelOf({
  title: 'Bank details',
  machine: bankDetailsMachine,
  input: undefined,
  events: {
    'field.change': [
      { field: 'iban', value: 'tr33 0006 1005 1978 6457 8413 26' },
      { field: 'iban', value: '' },
    ],
    'field.leave': [{ field: 'iban' }],
    'form.submit': [{}],
    'banner.dismiss': [{}],
    'form.load': [{}],
    'link.renew': [{}],
  },
  answers: {
    fetchBankForm: [{ kind: 'form', info, form }, { kind: 'unknown' }, { kind: 'expired' }, used],
    submitBankDetails: [
      { kind: 'submitted' },
      { kind: 'expired' },
      used,
      { kind: 'refused', message: 'Please check what you entered.' },
    ],
    renewBankLink: [undefined],
  },
  behaviour: ({ form: { iban }, message }) => [iban, message === null],
});
