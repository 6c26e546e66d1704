import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { companyDetails } from '#tests/kit/people.ts';

const form = companyDetails;
const blank = { ...form, name: '', iban: 'TR', taxNumber: '', taxOffice: '', address: '', city: '', district: '' };
const info = { fullName: 'Deniz Yıldız', email: 'd•••@mail.example', ibanEnding: '', linkExpiresAt: 0, message: null };
const used = { kind: 'used', message: 'You have already sent your details.' } as const;
const loading = { calls: { fetchBankForm: undefined }, tags: ['busy'] };
const submitting = { calls: { submitBankDetails: { form } }, tags: ['busy', 'form'] };
const submit = { type: 'form.submit' } as const;

type Page = Run<typeof bankDetailsMachine>;
const withForm = (open: Open<typeof bankDetailsMachine>): Page => {
  const page = open();
  page.answer('fetchBankForm', { kind: 'form', info, form });
  return page;
};
const sent = (open: Open<typeof bankDetailsMachine>): Page => {
  const page = withForm(open);
  page.send(submit);
  return page;
};

export const journeys = journeysOf({
  machine: bankDetailsMachine,
  file: 'bank-details/bank-details.machine.ts',
  journeys: {
    '[BANK-03, BANK-08, BANK-40, BANK-46] a link opens its form, and details that are whole are sent and forgotten'(
      open,
    ) {
      const page = open();
      page.isIn('loading', { ...loading, context: { info: null, form: blank, left: {}, asks: 0, message: null } });
      page.answer('fetchBankForm', { kind: 'form', info, form });
      page.isIn('editing.calm', { tags: ['form'], context: { info, form } });
      page.rejects({ type: 'call.retry' }, { type: 'link.renew' }, { type: 'banner.dismiss' });
      page.send(submit);
      page.isIn('submitting', submitting);
      page.rejects({ type: 'field.change', field: 'name', value: 'x' }, submit);
      page.answer('submitBankDetails', { kind: 'submitted' });
      page.isIn('submitted', { output: undefined, context: { form: blank, info } });
    },
    '[BANK-27, BANK-28, BANK-29, BANK-30] an IBAN is put right as it is typed, another field is taken as it is'(open) {
      const page = withForm(open);
      page.send({ type: 'field.change', field: 'iban', value: 'tr33 0006 1005 1978 6457 8413 2699' });
      page.isIn('editing.calm', { tags: ['form'], context: { form } });
      page.send({ type: 'field.change', field: 'name', value: 'tr33 0006' });
      page.isIn('editing.calm', { tags: ['form'], context: { form: { ...form, name: 'tr33 0006' } } });
    },
    '[BANK-22, BANK-26] details that are not whole are not sent: everything is asked for'(open) {
      const page = withForm(open);
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'field.leave', field: 'name' });
      page.send({ type: 'field.change', field: 'name', value: '' }, submit, submit);
      page.isIn('editing.calm', { tags: ['form'], context: { asks: 2, left: { iban: true, name: true } } });
    },
    '[BANK-42, BANK-43, BANK-44] a refusal stands in a banner that can be dismissed, and the form stays'(open) {
      const page = sent(open);
      const fields = { city: 'Which one?', name: 'Whose?' };
      page.answer('submitBankDetails', { kind: 'refused', message: 'Please check.', fields });
      page.isIn('editing.refused', {
        tags: ['form'],
        context: { message: 'Please check.', form, refusedFields: fields },
      });
      page.send({ type: 'field.change', field: 'name', value: '' }, { type: 'field.leave', field: 'name' }, submit);
      const left = { city: 'Which one?' };
      page.isIn('editing.refused', {
        tags: ['form'],
        context: { message: 'Please check.', asks: 1, refusedFields: left },
      });
      page.send({ type: 'field.change', field: 'name', value: form.name });
      page.send({ type: 'banner.dismiss' });
      page.isIn('editing.calm', { tags: ['form'], context: { message: null, form, refusedFields: {} } });
      page.send(submit);
      page.fail('submitBankDetails', { message: 'Network Error' });
      page.isIn('editing.refused', { tags: ['form'], context: { message: 'Network Error', form } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
    '[BANK-07, BANK-09] a link that nobody was given, or that cannot be looked up, is over'(open) {
      const strange = open();
      strange.answer('fetchBankForm', { kind: 'unknown' });
      strange.isIn('unknown', { tags: ['invalidLink'], output: undefined });
      const page = open();
      page.fail('fetchBankForm', { message: 'Network Error' });
      page.isIn('failed', { tags: ['invalidLink'], context: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...loading, context: { message: null } });
    },
    'a link that was used tells when, before the form and after it'(open) {
      const page = open();
      page.answer('fetchBankForm', used);
      page.isIn('used', { output: undefined, context: { message: used.message } });
      const late = sent(open);
      late.answer('submitBankDetails', used);
      late.isIn('used', { output: undefined, context: { message: used.message, form: blank } });
    },
    '[OPEN-45] a link whose time is over can be asked for anew, and again if that did not work'(open) {
      const late = sent(open);
      late.answer('submitBankDetails', { kind: 'expired' });
      late.isIn('expired.asked', { tags: ['invalidLink'], context: { form: blank } });
      const page = open();
      page.answer('fetchBankForm', { kind: 'expired' });
      page.isIn('expired.asked', { tags: ['invalidLink'] });
      page.send({ type: 'link.renew' });
      const renewing = { calls: { renewBankLink: undefined }, tags: ['busy', 'invalidLink'] };
      page.isIn('expired.renewing', renewing);
      page.rejects({ type: 'link.renew' });
      page.fail('renewBankLink', { message: 'Try again in 40 seconds.' });
      page.isIn('expired.notRenewed', { tags: ['invalidLink'], context: { message: 'Try again in 40 seconds.' } });
      page.send({ type: 'link.renew' });
      page.isIn('expired.renewing', { ...renewing, context: { message: null } });
      page.fail('renewBankLink');
      page.isIn('expired.notRenewed', { tags: ['invalidLink'], context: { message: null } });
      page.send({ type: 'link.renew' });
      page.answer('renewBankLink', { kind: 'renewed' });
      page.isIn('expired.renewed', { tags: ['invalidLink'] });
      page.rejects({ type: 'link.renew' });
    },
    'whoever asks for a new link and has sent the details already is told so'(open) {
      const page = open();
      page.answer('fetchBankForm', { kind: 'expired' });
      page.send({ type: 'link.renew' });
      page.answer('renewBankLink', used);
      page.isIn('used', { output: undefined, context: { message: used.message } });
    },
  },
});
