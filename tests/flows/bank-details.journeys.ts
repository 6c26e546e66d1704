import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { companyDetails } from '#tests/kit/people.ts';

const form = companyDetails;
const blank = { ...form, name: '', iban: 'TR', taxNumber: '', taxOffice: '', address: '', city: '', district: '' };
const info = { fullName: 'Deniz Yıldız', email: 'd•••@mail.example', ibanEnding: '', linkExpiresAt: 0, message: null };
const used = { kind: 'used', message: 'You have already sent your details.' } as const;
const loading = { calls: { fetchBankForm: undefined }, tags: ['busy'] };
const submitting = { calls: { submitBankDetails: { form } }, tags: ['busy', 'form'] };
const submit = { type: 'form.submit' } as const;

type Page = Hand<typeof bankDetailsMachine>;
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
      page.sees('loading', { ...loading, holds: { info: null, form: blank, left: {}, asks: 0, message: null } });
      page.answer('fetchBankForm', { kind: 'form', info, form });
      page.sees('editing.calm', { tags: ['form'], holds: { info, form } });
      page.refuses({ type: 'call.retry' }, { type: 'link.renew' }, { type: 'banner.dismiss' });
      page.send(submit);
      page.sees('submitting', submitting);
      page.refuses({ type: 'field.change', field: 'name', value: 'x' }, submit);
      page.answer('submitBankDetails', { kind: 'submitted' });
      page.sees('submitted', { over: undefined, holds: { form: blank, info } });
    },
    '[BANK-27, BANK-28, BANK-29, BANK-30] an IBAN is put right as it is typed, another field is taken as it is'(open) {
      const page = withForm(open);
      page.send({ type: 'field.change', field: 'iban', value: 'tr33 0006 1005 1978 6457 8413 2699' });
      page.sees('editing.calm', { tags: ['form'], holds: { form } });
      page.send({ type: 'field.change', field: 'name', value: 'tr33 0006' });
      page.sees('editing.calm', { tags: ['form'], holds: { form: { ...form, name: 'tr33 0006' } } });
    },
    '[BANK-22, BANK-26] details that are not whole are not sent: everything is asked for'(open) {
      const page = withForm(open);
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'field.leave', field: 'name' });
      page.send({ type: 'field.change', field: 'name', value: '' }, submit, submit);
      page.sees('editing.calm', { tags: ['form'], holds: { asks: 2, left: { iban: true, name: true } } });
    },
    '[BANK-42, BANK-43, BANK-44] a refusal stands in a banner that can be dismissed, and the form stays'(open) {
      const page = sent(open);
      const fields = { city: 'Which one?', name: 'Whose?' };
      page.answer('submitBankDetails', { kind: 'refused', message: 'Please check.', fields });
      page.sees('editing.refused', {
        tags: ['form'],
        holds: { message: 'Please check.', form, refusedFields: fields },
      });
      page.send({ type: 'field.change', field: 'name', value: '' }, { type: 'field.leave', field: 'name' }, submit);
      const left = { city: 'Which one?' };
      page.sees('editing.refused', {
        tags: ['form'],
        holds: { message: 'Please check.', asks: 1, refusedFields: left },
      });
      page.send({ type: 'field.change', field: 'name', value: form.name });
      page.send({ type: 'banner.dismiss' });
      page.sees('editing.calm', { tags: ['form'], holds: { message: null, form, refusedFields: {} } });
      page.send(submit);
      page.fail('submitBankDetails', { message: 'Network Error' });
      page.sees('editing.refused', { tags: ['form'], holds: { message: 'Network Error', form } });
      page.send(submit);
      page.sees('submitting', { ...submitting, holds: { message: null } });
    },
    '[BANK-07, BANK-09] a link that nobody was given, or that cannot be looked up, is over'(open) {
      const strange = open();
      strange.answer('fetchBankForm', { kind: 'unknown' });
      strange.sees('unknown', { tags: ['invalidLink'], over: undefined });
      const page = open();
      page.fail('fetchBankForm', { message: 'Network Error' });
      page.sees('failed', { tags: ['invalidLink'], holds: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.sees('loading', { ...loading, holds: { message: null } });
    },
    'a link that was used tells when, before the form and after it'(open) {
      const page = open();
      page.answer('fetchBankForm', used);
      page.sees('used', { over: undefined, holds: { message: used.message } });
      const late = sent(open);
      late.answer('submitBankDetails', used);
      late.sees('used', { over: undefined, holds: { message: used.message, form: blank } });
    },
    '[OPEN-45] a link whose time is over can be asked for anew, and again if that did not work'(open) {
      const late = sent(open);
      late.answer('submitBankDetails', { kind: 'expired' });
      late.sees('expired.asked', { tags: ['invalidLink'], holds: { form: blank } });
      const page = open();
      page.answer('fetchBankForm', { kind: 'expired' });
      page.sees('expired.asked', { tags: ['invalidLink'] });
      page.send({ type: 'link.renew' });
      const renewing = { calls: { renewBankLink: undefined }, tags: ['busy', 'invalidLink'] };
      page.sees('expired.renewing', renewing);
      page.refuses({ type: 'link.renew' });
      page.fail('renewBankLink', { message: 'Try again in 40 seconds.' });
      page.sees('expired.notRenewed', { tags: ['invalidLink'], holds: { message: 'Try again in 40 seconds.' } });
      page.send({ type: 'link.renew' });
      page.sees('expired.renewing', { ...renewing, holds: { message: null } });
      page.fail('renewBankLink');
      page.sees('expired.notRenewed', { tags: ['invalidLink'], holds: { message: null } });
      page.send({ type: 'link.renew' });
      page.answer('renewBankLink', { kind: 'renewed' });
      page.sees('expired.renewed', { tags: ['invalidLink'] });
      page.refuses({ type: 'link.renew' });
    },
    'whoever asks for a new link and has sent the details already is told so'(open) {
      const page = open();
      page.answer('fetchBankForm', { kind: 'expired' });
      page.send({ type: 'link.renew' });
      page.answer('renewBankLink', used);
      page.sees('used', { over: undefined, holds: { message: used.message } });
    },
  },
});
