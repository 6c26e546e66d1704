import type { Shown } from '#tests/kit/shown.ts';

const form = ['Complete Your Bank Details', 'Hello Deniz Yıldız', 'How we keep them', 'IBAN', 'Cancel'];
const over = ['Invalid or Expired Link', 'This link has expired or is invalid. Please contact support for assistance.'];

export const bankDetailsShown: Shown = {
  buttons: {
    Dismiss: { type: 'banner.dismiss' },
    'Try again': { type: 'form.load' },
    'Request a new link': { type: 'link.renew' },
    'Submit bank details': { type: 'form.submit' },
  },
  texts: {
    loading: ['Opening your link...'],
    'editing.calm': form,
    'editing.refused': [...form, 'Dismiss'],
    submitting: [...form, 'Submitting...'],
    submitted: [],
    used: ['Already sent'],
    unknown: over,
    unreachable: [...over, 'Try again'],
    'expired.asked': over,
    'expired.renewing': over,
    'expired.renewed': [...over, 'A new link is on its way to your email address.'],
    'expired.notRenewed': [...over, 'The link could not be sent. Please try again.'],
  },
};
