import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
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

const page = ['Complete Your Bank Details', 'Hello Deniz Yıldız', 'How we keep them', 'IBAN', 'Cancel'];
const over = ['Invalid or Expired Link', 'This link has expired or is invalid. Please contact support for assistance.'];

export const flow = {
  model: modelOf({
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
  }),
  words: {
    'field.change': ({ field, value }) => (value ? `Type ${value} into ${field}` : `Empty ${field}`),
    'field.leave': ({ field }) => `Leave ${field}`,
    'form.submit': 'Press Submit bank details',
    'form.load': 'Press Try again',
    'link.renew': 'Press Request a new link',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: {
      Dismiss: { type: 'banner.dismiss' },
      'Try again': { type: 'form.load' },
      'Request a new link': { type: 'link.renew' },
      'Submit bank details': { type: 'form.submit' },
    },
    texts: {
      loading: ['Opening your link...'],
      'editing.calm': page,
      'editing.refused': [...page, 'Dismiss'],
      submitting: [...page, 'Submitting...'],
      submitted: [],
      used: ['Already sent'],
      unknown: over,
      unreachable: [...over, 'Try again'],
      'expired.asked': over,
      'expired.renewing': over,
      'expired.renewed': [...over, 'A new link is on its way to your email address.'],
      'expired.notRenewed': [...over, 'The link could not be sent. Please try again.'],
    },
  },
} satisfies Flow;
