import {
  applicationMachine,
  type DraftForm,
  emptyDraft,
  type Parts,
} from '#machines/application/application.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

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

const withEverything = (open: Open<typeof applicationMachine>): Hand<typeof applicationMachine> => {
  const page = open({ draft });
  page.send({ type: 'parts.settle', parts });
  return page;
};

export const journeys = journeysOf({
  machine: applicationMachine,
  file: 'application/application.machine.ts',
  journeys: {
    '[APPLY-22, APPLY-24] what was typed, verified and drawn is sent, and its answer is what the flow ends with'(open) {
      const page = withEverything(open);
      page.sees('editing.calm', { holds: { form: draft, ...parts, left: {}, asks: 0, message: null, applied: null } });
      page.send({ type: 'field.leave', field: 'iban' }, submit);
      page.sees('submitting', { calls: asked });
      page.refuses({ type: 'form.change', field: 'fullName', change: { fullName: 'x' } }, submit);
      const answer = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' } as const;
      page.answer('apply', { kind: 'applied', ...answer });
      page.sees('applied', { over: answer, holds: { form: emptyDraft, left: {}, applied: answer } });
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
        page.sees('editing.calm', { holds: { asks: 1 } });
        page.send(submit);
        page.sees('editing.calm', { holds: { asks: 2 } });
      }
    },
    '[APPLY-25, APPLY-26] a refusal keeps what was typed and names the fields; each goes as it is changed'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.answer('apply', taken);
      page.sees('editing.refused.told', {
        holds: { form: draft, message: 'Taken.', refusedFields: taken.fields, asks: 1, applied: null },
      });
      page.send({ type: 'form.change', field: 'username', change: { username: 'ada' } });
      page.sees('editing.refused.told', {
        holds: { form: { ...draft, username: 'ada' }, refusedFields: { phoneNumber: 'Wrong.' }, message: 'Taken.' },
      });
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.sees('editing.refused.told', { holds: { left: { fullName: true }, asks: 2 } });
      page.send({ type: 'banner.dismiss' });
      page.sees('editing.calm', { holds: { message: null, refusedFields: {} } });
      page.refuses({ type: 'banner.dismiss' });
      page.send({ type: 'form.change', field: 'username', change: { username: 'mia' } });
      page.sees('editing.calm', { holds: { form: { ...draft, username: 'mia' } } });
    },
    '[APPLY-25] what the server said against an address or a picture goes with the next one, and no sooner'(open) {
      const page = withEverything(open);
      page.send(submit);
      const fields = { email: 'Taken.', profilePicture: 'Too large.', phoneNumber: 'Wrong.' };
      page.answer('apply', { kind: 'refused', message: 'Taken.', fields });
      page.send({ type: 'parts.settle', parts: { applicant: { ...applicant }, pictureId: 'picture-1' } });
      page.send({ type: 'parts.settle', parts: { freeName: null } });
      page.sees('editing.refused.told', { holds: { refusedFields: fields, freeName: null } });
      page.send({ type: 'parts.settle', parts: { pictureId: 'picture-2' } });
      page.sees('editing.refused.told', { holds: { refusedFields: { email: 'Taken.', phoneNumber: 'Wrong.' } } });
      const others = [null, { ...applicant, email: 'ada@mail.example' }, { ...applicant, applicationId: 'another' }];
      for (const other of others) {
        const again = withEverything(open);
        again.send(submit);
        again.answer('apply', { kind: 'refused', message: 'Taken.', fields });
        again.send({ type: 'parts.settle', parts: { applicant: other } });
        again.sees('editing.refused.told', {
          holds: { refusedFields: { profilePicture: 'Too large.', phoneNumber: 'Wrong.' }, applicant: other },
        });
      }
    },
    'an address of which the server knows no proof waits to be taken back, and is asked for again'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.answer('apply', unproven);
      page.sees('editing.refused.unproven', {
        holds: { message: 'Verify first.', refusedFields: unproven.fields, asks: 1, applicant },
      });
      page.send({ type: 'parts.settle', parts: { applicant: null } });
      page.sees('editing.refused.told', { holds: { message: 'Verify first.', refusedFields: {}, applicant: null } });
      const left = withEverything(open);
      left.send(submit);
      left.answer('apply', unproven);
      left.send({ type: 'banner.dismiss' });
      left.sees('editing.calm', { holds: { message: null, refusedFields: {} } });
    },
    '[APPLY-26] a call that broke says why, and can be made again without the words of before'(open) {
      const page = withEverything(open);
      page.send(submit);
      page.fail('apply', { message: 'Network Error' });
      page.sees('editing.refused.told', { holds: { message: 'Network Error', form: draft, asks: 0 } });
      page.send(submit);
      page.sees('submitting', { calls: asked, holds: { message: null, refusedFields: {} } });
      page.fail('apply');
      page.sees('editing.refused.told', { holds: { message: null } });
    },
    'what another tab types takes the place of what is here; what is kept nowhere stays, and what is sent is what was here'(
      open,
    ) {
      const page = open({ draft: { ...draft, iban: 'TR33' } });
      page.send({ type: 'draft.observe', form: { username: 'ada', fullName: 'Ada' } });
      const followed = { ...draft, iban: 'TR33', username: 'ada', fullName: 'Ada' };
      page.sees('editing.calm', { holds: { form: followed, left: {}, asks: 0 } });
      const full = withEverything(open);
      full.send(submit);
      full.refuses({ type: 'draft.observe', form: { username: 'ada' } });
      full.answer('apply', taken);
      full.send({ type: 'draft.observe', form: { username: 'ada' } });
      full.sees('editing.refused.told', { holds: { form: { ...draft, username: 'ada' }, message: 'Taken.' } });
    },
    'whoever starts over has a form as at first, that asks for nothing yet'(open) {
      const page = withEverything(open);
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.answer('apply', taken);
      page.send({ type: 'draft.discard' });
      page.sees('editing.calm', {
        holds: { form: emptyDraft, left: {}, asks: 0, message: null, refusedFields: {} },
      });
      const full = withEverything(open);
      full.send(submit);
      full.refuses({ type: 'draft.discard' });
    },
    'a part that was gone on from says of all its fields what they lack'(open) {
      const page = open({ draft: null });
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'part.leave', fields: ['fullName', 'email'] });
      page.sees('editing.calm', { holds: { left: { iban: true, fullName: true, email: true }, asks: 0 } });
      page.send({ type: 'part.leave', fields: [] });
      page.sees('editing.calm', { holds: { left: { iban: true, fullName: true, email: true } } });
      const full = withEverything(open);
      full.send(submit);
      full.refuses({ type: 'part.leave', fields: ['fullName'] });
      full.answer('apply', taken);
      full.send({ type: 'part.leave', fields: ['fullName'] });
      full.sees('editing.refused.told', { holds: { left: { fullName: true }, message: 'Taken.' } });
    },
    'fields that were left are remembered, and another flow may bring its part at any time'(open) {
      const page = open({ draft: null });
      page.sees('editing.calm', { holds: { form: emptyDraft, applicant: null, freeName: null, pictureId: null } });
      page.send({ type: 'field.leave', field: 'fullName' }, { type: 'field.leave', field: 'iban' });
      page.sees('editing.calm', { holds: { left: { fullName: true, iban: true } } });
      const full = withEverything(open);
      full.send(submit, { type: 'parts.settle', parts: { freeName: null } });
      full.sees('submitting', { calls: asked, holds: { freeName: null, applicant } });
    },
    'an application begins with nothing chosen, a Turkish number and a Turkish IBAN'(open) {
      open({ draft: null }).sees('editing.calm', {
        holds: {
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
