import {
  applicationMachine,
  type DraftForm,
  emptyDraft,
  type Parts,
} from '#machines/application/application.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { applicant, applied, draft, parts } from './application.flow.ts';

const applying = { calls: { apply: { form: draft, applicant, pictureId: 'picture-1' } } };
const fields = { username: 'Taken.', phoneNumber: 'Wrong.' };
const refused = { kind: 'refused', message: 'Taken.', fields } as const;
const submit = { type: 'application.submit' } as const;
const settle = (some: Partial<Parts>) => ({ type: 'parts.settle', parts: some }) as const;

type Application = Run<typeof applicationMachine>;

function complete(open: Open<typeof applicationMachine>): Application {
  const page = open({ draft });
  page.send(settle(parts));
  return page;
}

function submitted(open: Open<typeof applicationMachine>): Application {
  const page = complete(open);
  page.send(submit);
  return page;
}

export const journeys = journeysOf({
  machine: applicationMachine,
  file: 'application/application.machine.ts',
  journeys: {
    'begins with nothing chosen, a Turkish phone number and a Turkish IBAN'(open) {
      const form = {
        ...{ fullName: '', username: '', phoneNumber: '+90', aboutMe: '', cityNames: {}, location: null },
        ...{ languages: [], expertises: [], locations: [], services: [], serviceOffers: [], hasCompany: false },
        ...{ legalEntity: '', taxNo: '', taxOffice: '', accountHolderName: '', iban: 'TR', address: '' },
        socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
        termsAccepted: false,
      };
      const none = { foreignIban: false, applied: null };
      const nothing = {
        ...none,
        applicant: null,
        freeName: null,
        pictureId: null,
        left: {},
        asks: 0,
        refusedFields: {},
      };
      open({ draft: null }).isIn('editing.calm', { context: { form, ...nothing } });
    },
    '[APPLY-22] sends the form with the verified address and the picture, and ends with the answer'(open) {
      const page = complete(open);
      page.send({ type: 'field.leave', field: 'iban' }, submit);
      page.isIn('submitting', applying);
      page.rejects({ type: 'form.change', field: 'fullName', change: { fullName: 'x' } }, submit);
      page.rejects({ type: 'draft.observe', form: { username: 'ada' } }, { type: 'draft.discard' });
      page.rejects({ type: 'part.leave', fields: ['fullName'] });
      page.send(settle({ freeName: null }));
      page.isIn('submitting', { ...applying, context: { freeName: null, applicant } });
      page.answer('apply', { kind: 'applied', ...applied });
      page.isIn('applied', { output: applied, context: { form: emptyDraft, left: {}, applied } });
    },
    '[APPLY-21] sends nothing while something is missing, and marks all that is'(open) {
      const missing: [Partial<DraftForm>, Partial<Parts>][] = [
        [{}, { applicant: null }],
        [{}, { pictureId: null }],
        [{}, { freeName: null }],
        [{}, { freeName: 'another' }],
        [{ termsAccepted: false }, {}],
        [{ fullName: '' }, {}],
      ];
      for (const [change, part] of missing) {
        const page = open({ draft: { ...draft, ...change } });
        page.send(settle({ ...parts, ...part }), submit, submit);
        page.isIn('editing.calm', { context: { asks: 2 } });
      }
    },
    '[APPLY-25, APPLY-26] keeps the form after a rejection and marks each field until it is changed'(open) {
      const page = submitted(open);
      page.answer('apply', refused);
      page.isIn('editing.refused.told', {
        context: { form: draft, message: 'Taken.', refusedFields: fields, asks: 1, applied: null },
      });
      page.send({ type: 'form.change', field: 'username', change: { username: 'ada' } });
      page.isIn('editing.refused.told', {
        context: { form: { ...draft, username: 'ada' }, refusedFields: { phoneNumber: 'Wrong.' }, message: 'Taken.' },
      });
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.isIn('editing.refused.told', { context: { left: { fullName: true }, asks: 2 } });
      page.send({ type: 'banner.dismiss' });
      page.isIn('editing.calm', { context: { message: null, refusedFields: {} } });
      page.rejects({ type: 'banner.dismiss' });
      page.send({ type: 'form.change', field: 'username', change: { username: 'mia' } });
      page.isIn('editing.calm', { context: { form: { ...draft, username: 'mia' } } });
    },
    '[APPLY-25] marks a rejected address or picture until there is another one'(open) {
      const rejected = { email: 'Taken.', profilePicture: 'Too large.', phoneNumber: 'Wrong.' };
      const { email: _, ...withoutEmail } = rejected;
      const page = submitted(open);
      page.answer('apply', { ...refused, fields: rejected });
      page.send(settle({ applicant: { ...applicant }, pictureId: 'picture-1' }), settle({ freeName: null }));
      page.isIn('editing.refused.told', { context: { refusedFields: rejected, freeName: null } });
      page.send(settle({ pictureId: 'picture-2' }));
      page.isIn('editing.refused.told', { context: { refusedFields: { email: 'Taken.', phoneNumber: 'Wrong.' } } });
      const others = [null, { ...applicant, email: 'ada@mail.example' }, { ...applicant, applicationId: 'another' }];
      for (const other of others) {
        const another = submitted(open);
        another.answer('apply', { ...refused, fields: rejected });
        another.send(settle({ applicant: other }));
        another.isIn('editing.refused.told', { context: { refusedFields: withoutEmail, applicant: other } });
      }
    },
    'cleans an IBAN while it is typed, and takes none of another country'(open) {
      const iban = 'TR330006100519786457841326';
      const page = complete(open);
      page.send({ type: 'iban.type', text: 'TRtr33 0006 1005 1978 6457 8413 26' });
      page.isIn('editing.calm', { context: { form: { ...draft, iban }, foreignIban: false } });
      const paste = (before: string) =>
        ({ type: 'iban.type', text: `${before}PL61 1090 1014 0000 0712 1981 2874` }) as const;
      page.send(paste(iban), { type: 'field.leave', field: 'fullName' });
      page.isIn('editing.calm', { context: { form: { ...draft, iban }, foreignIban: true } });
      page.send({ type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { foreignIban: false } });
      page.send(paste(iban), { type: 'iban.type', text: 'TR33' });
      page.isIn('editing.calm', { context: { foreignIban: false } });
      page.send(paste('TR33'), { type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { form: { ...draft, iban: 'TR33' }, foreignIban: true } });
      page.send({ type: 'draft.discard' });
      page.isIn('editing.calm', { context: { form: emptyDraft, foreignIban: false } });
      page.send({ type: 'field.leave', field: 'fullName' });
      page.isIn('editing.calm', { context: { foreignIban: false } });
      for (const [typed, foreignIban] of [
        [paste('TR'), true],
        [{ type: 'iban.type', text: '33' }, false],
      ] as const) {
        const rejected = submitted(open);
        rejected.answer('apply', { ...refused, fields: { iban: 'No.', ...fields } });
        rejected.send(typed);
        rejected.isIn('editing.refused.told', { context: { foreignIban, refusedFields: fields } });
      }
    },
    'waits for the address to lose its proof when the server does not accept it'(open) {
      const unproven = { kind: 'unproven', message: 'Verify first.', fields: { email: 'Verify first.' } } as const;
      const page = submitted(open);
      page.answer('apply', unproven);
      page.isIn('editing.refused.unproven', {
        context: { message: 'Verify first.', refusedFields: unproven.fields, asks: 1, applicant },
      });
      page.send(settle({ applicant: null }));
      page.isIn('editing.refused.told', { context: { message: 'Verify first.', refusedFields: {}, applicant: null } });
    },
    '[APPLY-26] says why a request failed, and sends the form again'(open) {
      const page = submitted(open);
      page.fail('apply', { message: 'Network Error' });
      page.isIn('editing.refused.told', { context: { message: 'Network Error', form: draft, asks: 0 } });
      page.send(submit);
      page.isIn('submitting', { ...applying, context: { message: null, refusedFields: {} } });
    },
    'follows what is typed in another tab'(open) {
      const page = open({ draft: { ...draft, iban: 'TR33' } });
      page.send({ type: 'draft.observe', form: { username: 'ada', fullName: 'Ada' } });
      const form = { ...draft, iban: 'TR33', username: 'ada', fullName: 'Ada' };
      page.isIn('editing.calm', { context: { form, left: {}, asks: 0 } });
      const rejected = submitted(open);
      rejected.answer('apply', refused);
      rejected.send({ type: 'draft.observe', form: { username: 'ada' } });
      rejected.isIn('editing.refused.told', { context: { form: { ...draft, username: 'ada' }, message: 'Taken.' } });
    },
    'starts over with an empty form and no marks'(open) {
      const page = complete(open);
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.answer('apply', refused);
      page.send({ type: 'draft.discard' });
      page.isIn('editing.calm', {
        context: { form: emptyDraft, left: {}, asks: 0, message: null, refusedFields: {} },
      });
    },
    'remembers which fields and parts were left'(open) {
      const page = open({ draft: null });
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'part.leave', fields: ['fullName', 'email'] });
      page.send({ type: 'part.leave', fields: [] });
      page.isIn('editing.calm', { context: { left: { iban: true, fullName: true, email: true }, asks: 0 } });
      const rejected = submitted(open);
      rejected.answer('apply', refused);
      rejected.send({ type: 'part.leave', fields: ['fullName'] });
      rejected.isIn('editing.refused.told', { context: { left: { fullName: true }, message: 'Taken.' } });
    },
  },
});
