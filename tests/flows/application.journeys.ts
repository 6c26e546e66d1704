import {
  applicationMachine,
  type DraftForm,
  emptyDraft,
  type Parts,
} from '#machines/application/application.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

/** A form without a fault. */
export const draft: DraftForm = {
  ...emptyDraft,
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  phoneNumber: '+905320000000',
  aboutMe: 'I sail along the Lycian coast and write about every bay on the way.',
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: '' },
  languages: [{ language: 'tr', proficiency: 'NATIVE' }],
  expertises: [{ expertise: 'sailing', level: 'EXPERT' }],
  locations: ['308948'],
  services: ['photo-shoot'],
  termsAccepted: true,
};
const applicant = { email: 'deniz@mail.example', applicationId: 'application-1' };
const parts: Parts = { applicant, freeName: 'deniz', pictureId: 'picture-1' };
const asked = { apply: { form: draft, applicant, pictureId: 'picture-1' } };
const taken = { kind: 'refused', message: 'Taken.', fields: { username: 'Taken.', phoneNumber: 'Wrong.' } } as const;
const unproven = { kind: 'unproven', message: 'Verify first.', fields: { email: 'Verify first.' } } as const;
const submit = { type: 'application.submit' } as const;

const withEverything = (open: Open<typeof applicationMachine>): Run<typeof applicationMachine> => {
  const page = open({ draft });
  page.send({ type: 'parts.settle', parts });
  return page;
};

export const journeys = journeysOf({
  machine: applicationMachine,
  file: 'application/application.machine.ts',
  journeys: {
    '[APPLY-22] what was typed, verified and drawn is sent, and its answer is what the flow ends with'(open) {
      const page = withEverything(open);
      page.isIn('editing.calm', {
        context: { form: draft, ...parts, left: {}, asks: 0, message: null, applied: null },
      });
      page.send({ type: 'field.leave', field: 'iban' }, submit);
      page.isIn('submitting', { calls: asked });
      page.rejects({ type: 'form.change', field: 'fullName', change: { fullName: 'x' } }, submit);
      const answer = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' } as const;
      page.answer('apply', { kind: 'applied', ...answer });
      page.isIn('applied', { output: answer, context: { form: emptyDraft, left: {}, applied: answer } });
    },
    '[APPLY-21] a press with anything missing sends nothing, and asks for all of it'(open) {
      const lacking: [Partial<DraftForm>, Partial<Parts>][] = [
        [{}, { applicant: null }],
        [{}, { pictureId: null }],
        [{}, { freeName: null }],
        [{}, { freeName: 'another' }],
        [{ termsAccepted: false }, {}],
        [{ fullName: '' }, {}],
      ];
      for (const [change, part] of lacking) {
        const page = open({ draft: { ...draft, ...change } });
        page.send({ type: 'parts.settle', parts: { ...parts, ...part } }, submit);
        page.isIn('editing.calm', { context: { asks: 1 } });
        page.send(submit);
        page.isIn('editing.calm', { context: { asks: 2 } });
      }
    },
    '[APPLY-25, APPLY-26] a refusal keeps what was typed and names the fields; each goes as it is changed'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.answer('apply', taken);
      page.isIn('editing.refused.told', {
        context: { form: draft, message: 'Taken.', refusedFields: taken.fields, asks: 1, applied: null },
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
    '[APPLY-25] what the server said against an address or a picture goes with the next one, and no sooner'(open) {
      const page = withEverything(open);
      page.send(submit);
      const fields = { email: 'Taken.', profilePicture: 'Too large.', phoneNumber: 'Wrong.' };
      page.answer('apply', { kind: 'refused', message: 'Taken.', fields });
      page.send({ type: 'parts.settle', parts: { applicant: { ...applicant }, pictureId: 'picture-1' } });
      page.send({ type: 'parts.settle', parts: { freeName: null } });
      page.isIn('editing.refused.told', { context: { refusedFields: fields, freeName: null } });
      page.send({ type: 'parts.settle', parts: { pictureId: 'picture-2' } });
      page.isIn('editing.refused.told', { context: { refusedFields: { email: 'Taken.', phoneNumber: 'Wrong.' } } });
      const others = [null, { ...applicant, email: 'ada@mail.example' }, { ...applicant, applicationId: 'another' }];
      for (const other of others) {
        const again = withEverything(open);
        again.send(submit);
        again.answer('apply', { kind: 'refused', message: 'Taken.', fields });
        again.send({ type: 'parts.settle', parts: { applicant: other } });
        again.isIn('editing.refused.told', {
          context: { refusedFields: { profilePicture: 'Too large.', phoneNumber: 'Wrong.' }, applicant: other },
        });
      }
    },
    'an address of which the server knows no proof waits to be taken back, and is asked for again'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.answer('apply', unproven);
      page.isIn('editing.refused.unproven', {
        context: { message: 'Verify first.', refusedFields: unproven.fields, asks: 1, applicant },
      });
      page.send({ type: 'parts.settle', parts: { applicant: null } });
      page.isIn('editing.refused.told', { context: { message: 'Verify first.', refusedFields: {}, applicant: null } });
      const left = withEverything(open);
      left.send(submit);
      left.answer('apply', unproven);
      left.send({ type: 'banner.dismiss' });
      left.isIn('editing.calm', { context: { message: null, refusedFields: {} } });
    },
    '[APPLY-26] a call that broke says why, and can be made again without the words of before'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.fail('apply', { message: 'Network Error' });
      page.isIn('editing.refused.told', { context: { message: 'Network Error', form: draft, asks: 0 } });
      page.send(submit);
      page.isIn('submitting', { calls: asked, context: { message: null, refusedFields: {} } });
      page.fail('apply');
      page.isIn('editing.refused.told', { context: { message: null } });
    },
    'what another tab types takes the place of what is here; what is kept nowhere stays, and what is sent is what was here'(
      open,
    ) {
      const page = open({ draft: { ...draft, iban: 'TR33' } });
      page.send({ type: 'draft.observe', form: { username: 'ada', fullName: 'Ada' } });
      const followed = { ...draft, iban: 'TR33', username: 'ada', fullName: 'Ada' };
      page.isIn('editing.calm', { context: { form: followed, left: {}, asks: 0 } });
      const full = withEverything(open);
      full.send(submit);
      full.rejects({ type: 'draft.observe', form: { username: 'ada' } });
      full.answer('apply', taken);
      full.send({ type: 'draft.observe', form: { username: 'ada' } });
      full.isIn('editing.refused.told', { context: { form: { ...draft, username: 'ada' }, message: 'Taken.' } });
    },
    'whoever starts over has a form as at first, that asks for nothing yet'(open) {
      const page = withEverything(open);
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.answer('apply', taken);
      page.send({ type: 'draft.discard' });
      page.isIn('editing.calm', {
        context: { form: emptyDraft, left: {}, asks: 0, message: null, refusedFields: {} },
      });
      const full = withEverything(open);
      full.send(submit);
      full.rejects({ type: 'draft.discard' });
    },
    'a part that was gone on from says of all its fields what they lack'(open) {
      const page = open({ draft: null });
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'part.leave', fields: ['fullName', 'email'] });
      page.isIn('editing.calm', { context: { left: { iban: true, fullName: true, email: true }, asks: 0 } });
      page.send({ type: 'part.leave', fields: [] });
      page.isIn('editing.calm', { context: { left: { iban: true, fullName: true, email: true } } });
      const full = withEverything(open);
      full.send(submit);
      full.rejects({ type: 'part.leave', fields: ['fullName'] });
      full.answer('apply', taken);
      full.send({ type: 'part.leave', fields: ['fullName'] });
      full.isIn('editing.refused.told', { context: { left: { fullName: true }, message: 'Taken.' } });
    },
    'fields that were left are remembered, and another flow may bring its part at any time'(open) {
      const page = open({ draft: null });
      page.isIn('editing.calm', { context: { form: emptyDraft, applicant: null, freeName: null, pictureId: null } });
      page.send({ type: 'field.leave', field: 'fullName' }, { type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { left: { fullName: true, iban: true } } });
      const full = withEverything(open);
      full.send(submit, { type: 'parts.settle', parts: { freeName: null } });
      full.isIn('submitting', { calls: asked, context: { freeName: null, applicant } });
    },
    'an application begins with nothing chosen, a Turkish number and a Turkish IBAN'(open) {
      open({ draft: null }).isIn('editing.calm', {
        context: {
          form: {
            ...{ fullName: '', username: '', phoneNumber: '+90', aboutMe: '', cityNames: {}, location: null },
            ...{ languages: [], expertises: [], locations: [], services: [], serviceOffers: [], hasCompany: false },
            ...{ legalEntity: '', taxNo: '', taxOffice: '', accountHolderName: '', iban: 'TR', address: '' },
            socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
            termsAccepted: false,
          },
          refusedFields: {},
        },
      });
    },
  },
});
