import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { companyDetails } from '#tests/kit/people.ts';

export const form = { ...companyDetails, iban: 'TR' };
export const info = {
  fullName: 'Deniz Yıldız',
  email: 'd•••@mail.example',
  ibanEnding: '',
  linkExpiresAt: flowNow + 86_400_000,
  message: null,
};
export const used = { kind: 'used', message: 'You have already sent your details on 21 November 2026.' } as const;

const page = ['Complete Your Bank Details', 'Hello Deniz Yıldız', 'How we protect them', 'IBAN', 'Cancel'];
export const notRenewed = 'We couldn’t send the link. Please try again.';
export const invalidLink = [
  'Invalid or Expired Link',
  'This link has expired or is invalid. Please contact support for assistance.',
];

const account = {
  ...{ 'Account type': 'Company Paid to your company', 'Company name': 'Deniz Yacht Ltd' },
  ...{ 'Tax number': '1234567890', 'Tax office': 'Kaş' },
  ...{ Country: 'Turkey', City: 'Antalya', District: 'Kaş', Address: 'Liman Sokak 3' },
};

export const flow = {
  model: modelOf({
    title: 'Bank details',
    machine: bankDetailsMachine,
    input: undefined,
    events: {
      'field.change': [
        { field: 'iban', value: 'tr33 0006 1005 1978 6457 8413 26' },
        { field: 'iban', value: '' },
        { field: 'iban', value: 'DE89 3704 0044 0532 0130 00' },
      ],
      'field.leave': [{ field: 'iban' }],
    },
    answers: {
      fetchBankForm: [{ kind: 'form', info, form }, { kind: 'unknown' }, { kind: 'expired' }, used],
      submitBankDetails: [
        { kind: 'submitted' },
        { kind: 'expired' },
        used,
        { kind: 'refused', message: 'Please check what you entered.', fields: { city: 'Please name a city.' } },
      ],
      renewBankLink: [{ kind: 'renewed' }, used],
    },
    vertex: ({ form: { iban }, message, foreignIban }) => [iban, message === null, foreignIban],
    isConsistent: (page, _, { submitBankDetails }) =>
      !page.matches('submitting') || isSameJson(submitBankDetails?.form, page.context.form),
  }),
  guide: {
    role: 'A creator',
    address: '/bank-details',
    start: 'Follow the bank link of a mail in `/dev/mailbox` and fill in all fields but the IBAN.',
    answers: {
      fetchBankForm: {
        form: 'follow the newest link within seven days',
        unknown: 'change a letter of the token in the address',
        expired: 'follow a link that staff have replaced by another one',
        used: 'follow the link again after sending the details',
      },
      submitBankDetails: {
        submitted: 'send a complete form',
        expired: 'let staff mail another link while the form is open',
        used: 'send the form in another tab first',
        refused: 'call the route 20 times a minute with curl first',
      },
      renewBankLink: { renewed: 'press Request a new link', used: 'send the details by the newer link first' },
    },
    conditions: {
      isComplete: 'nothing is missing or wrong',
      isForeignIban: 'the IBAN is of another country',
    },
  },
  words: {
    'field.change': ({ value }) => (value ? `Type ${value} into IBAN` : 'Clear IBAN'),
    'field.leave': 'Leave IBAN',
  },
  shown: {
    texts: {
      loading: ['Opening your link...'],
      'editing.calm': page,
      'editing.refused': [...page, 'Dismiss'],
      submitting: [...page, 'Submitting...'],
      submitted: [],
      used: ['Already sent'],
      unknown: invalidLink,
      failed: [...invalidLink, 'Try again'],
      'expired.ready': invalidLink,
      'expired.renewing': [...invalidLink, 'Sending...'],
      'expired.renewed': [...invalidLink, 'A new link is on its way to your email address.'],
      'expired.notRenewed': invalidLink,
    },
    facts: { 'editing.calm': account, submitting: { ...account, IBAN: 'TR330006100519786457841326' } },
    where: {
      [notRenewed]: ({ message }: { message: string | null }, link) =>
        link.matches({ expired: 'notRenewed' }) && message === null,
    },
  },
  gestures: {
    'field.change': ({ fill }, { value }) => fill('IBAN', value),
    'field.leave': ({ leave }) => leave('IBAN'),
    'form.submit': ({ press }) => press('Submit bank details'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
    'link.renew': ({ press }) => press('Request a new link'),
  },
} satisfies Flow;
