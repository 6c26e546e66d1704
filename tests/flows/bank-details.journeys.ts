import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { companyDetails as form } from '#tests/kit/people.ts';
import { info, used } from './bank-details.flow.ts';

const blank = { ...form, name: '', iban: 'TR', taxNumber: '', taxOffice: '', address: '', city: '', district: '' };
const loading = { calls: { fetchBankForm: undefined }, tags: ['busy'] };
const editing = { tags: ['form'] };
const submitting = { calls: { submitBankDetails: { form } }, tags: ['busy', 'form'] };
const invalidLink = { tags: ['invalidLink'] };
const renewing = { calls: { renewBankLink: undefined }, tags: ['busy', 'invalidLink'] };

const change = (field: 'iban' | 'name', value: string) => ({ type: 'field.change', field, value }) as const;
const leave = (field: 'iban' | 'name') => ({ type: 'field.leave', field }) as const;
const submit = { type: 'form.submit' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const retry = { type: 'call.retry' } as const;
const renew = { type: 'link.renew' } as const;

type Page = Run<typeof bankDetailsMachine>;

function openForm(open: Open<typeof bankDetailsMachine>): Page {
  const page = open();
  page.answer('fetchBankForm', { kind: 'form', info, form });
  return page;
}

function submitForm(open: Open<typeof bankDetailsMachine>): Page {
  const page = openForm(open);
  page.send(submit);
  return page;
}

function openExpired(open: Open<typeof bankDetailsMachine>): Page {
  const page = open();
  page.answer('fetchBankForm', { kind: 'expired' });
  return page;
}

export const journeys = journeysOf({
  machine: bankDetailsMachine,
  file: 'bank-details/bank-details.machine.ts',
  journeys: {
    '[BANK-03, BANK-08, BANK-40, BANK-46] opens the form of a link, sends complete details and forgets them'(open) {
      const page = open();
      page.isIn('loading', {
        ...loading,
        context: { info: null, form: blank, touched: [], rejections: 0, message: null },
      });
      page.answer('fetchBankForm', { kind: 'form', info, form });
      page.isIn('editing.calm', { ...editing, context: { info, form } });
      page.rejects(retry, renew, dismiss);
      page.send(submit);
      page.isIn('submitting', submitting);
      page.rejects(change('name', 'x'), submit);
      page.answer('submitBankDetails', { kind: 'submitted' });
      page.isIn('submitted', { output: undefined, context: { form: blank, info } });
    },
    '[BANK-27, BANK-28, BANK-29, BANK-30] formats an IBAN while it is typed, and no other field'(open) {
      const page = openForm(open);
      page.send(change('iban', 'tr33 0006 1005 1978 6457 8413 2699'));
      page.isIn('editing.calm', { ...editing, context: { form } });
      page.send(change('name', 'DE89 3704 0044 0532 0130 00'), leave('name'));
      const name = 'DE89 3704 0044 0532 0130 00';
      page.isIn('editing.calm', { ...editing, context: { form: { ...form, name }, foreignIban: false } });
    },
    '[BANK-25, BANK-28] takes no foreign IBAN that is pasted over the field or into it, and says so until a change'(
      open,
    ) {
      const page = openForm(open);
      const kept = { form, foreignIban: true };
      page.send(change('iban', 'DE89 3704 0044 0532 0130 00'));
      page.isIn('editing.calm', { ...editing, context: kept });
      page.send(change('name', form.name), leave('name'));
      page.isIn('editing.calm', { ...editing, context: kept });
      page.send(leave('iban'));
      page.isIn('editing.calm', { ...editing, context: { form, foreignIban: false } });
      page.send(change('iban', ''), change('iban', 'TRfr14 2004 1010 0505 0001 3m02 606'), leave('iban'));
      page.isIn('editing.calm', { ...editing, context: { form: { ...form, iban: 'TR' }, foreignIban: true } });
      page.send(change('iban', `TR${form.iban}`));
      page.isIn('editing.calm', { ...editing, context: { form, foreignIban: false } });
      const refused = submitForm(open);
      refused.answer('submitBankDetails', { kind: 'refused', message: 'Please check.', fields: { iban: 'No.' } });
      refused.send(change('iban', 'DE89 3704 0044 0532 0130 00'));
      refused.isIn('editing.refused', { ...editing, context: { foreignIban: true, serverErrors: {} } });
    },
    '[BANK-22, BANK-26] sends no incomplete details and marks what is missing'(open) {
      const page = openForm(open);
      page.send(leave('iban'), leave('name'), change('name', ''), submit, submit);
      page.isIn('editing.calm', { ...editing, context: { rejections: 2, touched: ['iban', 'name'] } });
    },
    '[BANK-42, BANK-43, BANK-44] keeps the form after a rejection, with a banner that can be dismissed'(open) {
      const page = submitForm(open);
      const fields = { city: 'Which one?', name: 'Whose?' };
      page.answer('submitBankDetails', { kind: 'refused', message: 'Please check.', fields });
      page.isIn('editing.refused', { ...editing, context: { message: 'Please check.', form, serverErrors: fields } });
      page.send(change('name', ''), leave('name'), submit);
      page.isIn('editing.refused', {
        ...editing,
        context: { message: 'Please check.', rejections: 1, serverErrors: { city: 'Which one?' } },
      });
      page.send(change('name', form.name), dismiss);
      page.isIn('editing.calm', { ...editing, context: { message: null, form, serverErrors: {} } });
      page.send(submit);
      page.fail('submitBankDetails', { message: 'Network Error' });
      page.isIn('editing.refused', { ...editing, context: { message: 'Network Error', form } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
    '[BANK-07, BANK-09] says that a link is unknown, or could not be checked'(open) {
      const unknown = open();
      unknown.answer('fetchBankForm', { kind: 'unknown' });
      unknown.isIn('unknown', { ...invalidLink, output: undefined });
      const page = open();
      page.fail('fetchBankForm', { message: 'Network Error' });
      page.isIn('failed', { ...invalidLink, context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('loading', { ...loading, context: { message: null } });
    },
    'says when the details were sent, if the link was used before'(open) {
      const page = open();
      page.answer('fetchBankForm', used);
      const submitted = submitForm(open);
      submitted.answer('submitBankDetails', used);
      const expired = openExpired(open);
      expired.send(renew);
      expired.answer('renewBankLink', used);
      for (const each of [page, submitted, expired])
        each.isIn('used', { output: undefined, context: { message: used.message, form: blank } });
    },
    '[OPEN-45] mails a new link in place of an expired one, and tries again after a failure'(open) {
      const submitted = submitForm(open);
      submitted.answer('submitBankDetails', { kind: 'expired' });
      submitted.isIn('expired.ready', { ...invalidLink, context: { form: blank } });
      const page = openExpired(open);
      page.isIn('expired.ready', invalidLink);
      page.send(renew);
      page.isIn('expired.renewing', renewing);
      page.rejects(renew);
      page.fail('renewBankLink', { message: 'Try again in 40 seconds.' });
      page.isIn('expired.notRenewed', { ...invalidLink, context: { message: 'Try again in 40 seconds.' } });
      page.send(renew);
      page.isIn('expired.renewing', { ...renewing, context: { message: null } });
      page.answer('renewBankLink', { kind: 'renewed' });
      page.isIn('expired.renewed', invalidLink);
      page.rejects(renew);
    },
  },
});
