import { applicationMachine, type DraftForm, emptyDraft } from '#machines/application/application.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { applicant, applied, completed, draft } from './application.flow.ts';

const applying = { calls: { apply: { form: draft, applicant, pictureId: 'picture-1' } } };
const fields = { username: 'Taken.', phoneNumber: 'Wrong.' };
const refused = { kind: 'refused', message: 'Taken.', fields } as const;
const submit = { type: 'application.submit' } as const;
const unverified = { type: 'email.unverified' } as const;
const nameChanged = { type: 'username.changed' } as const;
const cleared = { type: 'picture.cleared' } as const;
const [verified, accepted, drawn] = completed;
const prove = (other: typeof applicant) => ({ type: 'email.verified', applicant: other }) as const;
const saves = (form: DraftForm) => ({ report: { type: 'form.changed', form } });

type Application = Run<typeof applicationMachine>;

function complete(open: Open<typeof applicationMachine>): Application {
  const page = open({ draft });
  page.send(...completed);
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
        instagramFollowers: '',
        youtubeFollowers: '',
        tiktokFollowers: '',
        termsAccepted: false,
      };
      const none = { foreignIban: false, applied: null };
      const nothing = {
        ...none,
        applicant: null,
        freeName: null,
        pictureId: null,
        touched: [],
        rejections: 0,
        serverErrors: {},
      };
      open({ draft: null }).isIn('editing.calm', { context: { form, ...nothing } });
    },
    '[APPLY-22] sends the form with the verified address and the picture, and ends with the answer'(open) {
      const page = complete(open);
      page.send({ type: 'field.leave', field: 'iban' }, submit);
      page.isIn('submitting', applying);
      page.rejects({ type: 'form.change', field: 'fullName', change: { fullName: 'x' } }, submit);
      page.rejects({ type: 'draft.observe', form: { username: 'ada' } }, { type: 'draft.discard' });
      page.rejects({ type: 'part.passed', fields: ['fullName'] });
      page.send(nameChanged);
      page.isIn('submitting', { ...applying, context: { freeName: null, applicant } });
      page.send(unverified, cleared, ...completed);
      page.isIn('submitting', { ...applying, context: { freeName: 'deniz', applicant, pictureId: 'picture-1' } });
      page.answer('apply', { kind: 'applied', ...applied });
      page.isIn('applied', { output: applied, context: { form: emptyDraft, touched: [], applied } });
    },
    '[APPLY-21] sends nothing while something is missing, and marks all that is'(open) {
      const missing = [
        [{}, unverified],
        [{}, cleared],
        [{}, nameChanged],
        [{}, { ...accepted, username: 'another' }],
        [{ termsAccepted: false }, verified],
        [{ fullName: '' }, verified],
      ] as const;
      for (const [change, part] of missing) {
        const page = open({ draft: { ...draft, ...change } });
        page.send(...completed, part, submit, submit);
        page.isIn('editing.calm', { context: { rejections: 2 } });
      }
    },
    '[APPLY-25, APPLY-26] keeps the form after a rejection and marks each field until it is changed'(open) {
      const page = submitted(open);
      page.answer('apply', refused);
      page.isIn('editing.refused', {
        context: { form: draft, message: 'Taken.', serverErrors: fields, rejections: 1, applied: null },
      });
      page.send({ type: 'form.change', field: 'username', change: { username: 'ada' } });
      page.isIn('editing.refused', {
        effects: [saves({ ...draft, username: 'ada' })],
        context: { form: { ...draft, username: 'ada' }, serverErrors: { phoneNumber: 'Wrong.' }, message: 'Taken.' },
      });
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.isIn('editing.refused', { context: { touched: ['fullName'], rejections: 2 } });
      page.send({ type: 'banner.dismiss' });
      page.isIn('editing.calm', { context: { message: null, serverErrors: {} } });
      page.rejects({ type: 'banner.dismiss' });
      page.send({ type: 'form.change', field: 'username', change: { username: 'mia' } });
      page.isIn('editing.calm', {
        effects: [saves({ ...draft, username: 'mia' })],
        context: { form: { ...draft, username: 'mia' } },
      });
    },
    'changes one social account and keeps the others, also when another field is changed'(open) {
      const social = { instagram: 'deniz', youtube: 'denizsails', tiktok: '' };
      const page = open({ draft: { ...draft, socialMediaAccounts: social } });
      const tiktok = { ...draft, socialMediaAccounts: { ...social, tiktok: 'deniz.tok' } };
      const renamed = { ...tiktok, fullName: 'Deniz Ay' };
      page.send(
        { type: 'form.change', field: 'tiktok', change: { socialMediaAccounts: { tiktok: 'deniz.tok' } } },
        { type: 'form.change', field: 'fullName', change: { fullName: 'Deniz Ay' } },
      );
      page.isIn('editing.calm', { effects: [saves(tiktok), saves(renamed)], context: { form: renamed } });
    },
    'adds a service and takes it off again, and forgets what was wrong with the services'(open) {
      const page = submitted(open);
      page.answer('apply', { ...refused, fields: { services: 'Choose one.' } });
      const toggle = (list: 'services' | 'serviceOffers', id: string) =>
        ({ type: 'service.toggle', list, id }) as const;
      page.send(toggle('services', 'tour'), toggle('serviceOffers', 'press-trip'), toggle('services', 'tour'));
      const services = draft.services;
      const withTour = { ...draft, services: [...services, 'tour'] };
      const serviceOffers = [...draft.serviceOffers, 'press-trip'];
      page.isIn('editing.refused', {
        effects: [saves(withTour), saves({ ...withTour, serviceOffers }), saves({ ...draft, services, serviceOffers })],
        context: { form: { ...draft, serviceOffers }, serverErrors: {} },
      });
    },
    'adds a language, changes its level and removes it, and forgets what was wrong with it'(open) {
      const page = submitted(open);
      page.answer('apply', { ...refused, fields: { languages: 'Choose one.', expertises: 'Choose one.' } });
      const choose = (id: string, level: 'BEGINNER' | 'NATIVE') =>
        ({ type: 'level.choose', list: 'languages', id, level }) as const;
      const german = { language: 'de', proficiency: 'NATIVE' as const };
      page.send(choose('de', 'BEGINNER'), choose('de', 'NATIVE'));
      const added = { ...draft, languages: [...draft.languages, { ...german, proficiency: 'BEGINNER' as const }] };
      const graded = { ...draft, languages: [...draft.languages, german] };
      page.isIn('editing.refused', {
        effects: [saves(added), saves(graded)],
        context: { form: graded, serverErrors: { expertises: 'Choose one.' } },
      });
      page.send({ type: 'level.remove', list: 'languages', id: 'tr' });
      page.send({ type: 'level.remove', list: 'expertises', id: 'sailing' });
      const left = { ...draft, languages: [german] };
      page.isIn('editing.refused', {
        effects: [saves(left), saves({ ...left, expertises: [] })],
        context: { form: { ...left, expertises: [] }, serverErrors: {} },
      });
      const hiking = { expertise: 'hiking', level: 'EXPERT' as const };
      page.send({ type: 'level.choose', list: 'expertises', id: 'hiking', level: 'EXPERT' });
      const hikes = { ...left, expertises: [hiking] };
      page.isIn('editing.refused', { effects: [saves(hikes)], context: { form: hikes } });
    },
    'adds a city once, makes it the main one, and forgets that with the city'(open) {
      const page = submitted(open);
      page.answer('apply', { ...refused, fields: { locations: 'Choose one.' } });
      const add = { type: 'place.add', city: { _id: '745044', cityName: 'Istanbul' } } as const;
      page.send(add, add);
      const both = {
        ...draft,
        locations: ['308948', '745044'],
        cityNames: { ...draft.cityNames, '745044': 'Istanbul' },
      };
      page.isIn('editing.refused', { effects: [saves(both), saves(both)], context: { form: both, serverErrors: {} } });
      page.send({ type: 'place.main', id: '745044' }, { type: 'place.remove', id: '308948' });
      const main = { ...both, location: '745044' };
      const moved = { ...main, locations: ['745044'] };
      page.isIn('editing.refused', { effects: [saves(main), saves(moved)], context: { form: moved } });
      page.send({ type: 'place.remove', id: '745044' });
      const none = { ...moved, locations: [], location: null };
      page.isIn('editing.refused', { effects: [saves(none)], context: { form: none } });
    },
    '[APPLY-25] marks a rejected address or picture until there is another one'(open) {
      const rejected = { email: 'Taken.', profilePicture: 'Too large.', phoneNumber: 'Wrong.' };
      const { email: _, ...withoutEmail } = rejected;
      const page = submitted(open);
      page.answer('apply', { ...refused, fields: rejected });
      page.send(prove({ ...applicant }), drawn, nameChanged);
      page.isIn('editing.refused', { context: { serverErrors: rejected, freeName: null } });
      page.send({ ...drawn, pictureId: 'picture-2' });
      page.isIn('editing.refused', { context: { serverErrors: { email: 'Taken.', phoneNumber: 'Wrong.' } } });
      const others = [null, { ...applicant, email: 'ada@mail.example' }, { ...applicant, applicationId: 'another' }];
      for (const other of others) {
        const another = submitted(open);
        another.answer('apply', { ...refused, fields: rejected });
        another.send(other === null ? unverified : prove(other));
        another.isIn('editing.refused', { context: { serverErrors: withoutEmail, applicant: other } });
      }
    },
    'cleans an IBAN while it is typed, and takes none of another country'(open) {
      const iban = 'TR330006100519786457841326';
      const page = complete(open);
      const paste = (before: string) =>
        ({ type: 'iban.type', text: `${before}PL61 1090 1014 0000 0712 1981 2874` }) as const;
      page.send({ type: 'iban.type', text: 'TRtr33 0006 1005 1978 6457 8413 26' });
      page.isIn('editing.calm', {
        effects: [saves({ ...draft, iban })],
        context: { form: { ...draft, iban }, foreignIban: false },
      });
      page.send(paste(iban), { type: 'field.leave', field: 'fullName' });
      page.isIn('editing.calm', { context: { form: { ...draft, iban }, foreignIban: true } });
      page.send({ type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { foreignIban: false } });
      page.send(paste(iban), { type: 'iban.type', text: 'TR33' });
      page.isIn('editing.calm', { effects: [saves({ ...draft, iban: 'TR33' })], context: { foreignIban: false } });
      page.send(paste('TR33'), { type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { form: { ...draft, iban: 'TR33' }, foreignIban: true } });
      page.send({ type: 'draft.discard' });
      page.isIn('editing.calm', { effects: [saves(emptyDraft)], context: { form: emptyDraft, foreignIban: false } });
      page.send({ type: 'field.leave', field: 'fullName' });
      page.isIn('editing.calm', { context: { foreignIban: false } });
      for (const [typed, foreignIban, effects] of [
        [paste('TR'), true, []],
        [{ type: 'iban.type', text: '33' }, false, [saves({ ...draft, iban: 'TR33' })]],
      ] as const) {
        const rejected = submitted(open);
        rejected.answer('apply', { ...refused, fields: { iban: 'No.', ...fields } });
        rejected.send(typed);
        rejected.isIn('editing.refused', { effects, context: { foreignIban, serverErrors: fields } });
      }
    },
    'reports that the server does not accept the proof of the address'(open) {
      const unproven = { kind: 'unproven', message: 'Verify first.', fields: { email: 'Verify first.' } } as const;
      const page = submitted(open);
      page.answer('apply', unproven);
      page.isIn('editing.refused', {
        effects: [{ report: { type: 'proof.rejected' } }],
        context: { message: 'Verify first.', serverErrors: unproven.fields, rejections: 1, applicant },
      });
      page.send(unverified);
      page.isIn('editing.refused', { context: { message: 'Verify first.', serverErrors: {}, applicant: null } });
    },
    '[APPLY-26] says why a request failed, and sends the form again'(open) {
      const page = submitted(open);
      page.fail('apply', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { message: 'Network Error', form: draft, rejections: 0 } });
      page.send(submit);
      page.isIn('submitting', { ...applying, context: { message: null, serverErrors: {} } });
    },
    'follows what is typed in another tab'(open) {
      const page = open({ draft: { ...draft, iban: 'TR33' } });
      page.send({ type: 'draft.observe', form: { username: 'ada', fullName: 'Ada' } });
      const form = { ...draft, iban: 'TR33', username: 'ada', fullName: 'Ada' };
      page.isIn('editing.calm', { context: { form, touched: [], rejections: 0 } });
      const rejected = submitted(open);
      rejected.answer('apply', refused);
      rejected.send({ type: 'draft.observe', form: { username: 'ada' } });
      rejected.isIn('editing.refused', { context: { form: { ...draft, username: 'ada' }, message: 'Taken.' } });
    },
    'starts over with an empty form and no marks'(open) {
      const page = complete(open);
      page.send({ type: 'field.leave', field: 'fullName' }, submit);
      page.answer('apply', refused);
      page.send({ type: 'draft.discard' });
      page.isIn('editing.calm', {
        effects: [saves(emptyDraft)],
        context: { form: emptyDraft, touched: [], rejections: 0, message: null, serverErrors: {} },
      });
    },
    'remembers which fields and parts were left'(open) {
      const page = open({ draft: null });
      page.send({ type: 'field.leave', field: 'iban' }, { type: 'part.passed', fields: ['fullName', 'email'] });
      page.send({ type: 'part.passed', fields: [] }, { type: 'field.leave', field: 'iban' });
      page.isIn('editing.calm', { context: { touched: ['iban', 'fullName', 'email'], rejections: 0 } });
      const rejected = submitted(open);
      rejected.answer('apply', refused);
      rejected.send({ type: 'part.passed', fields: ['fullName'] });
      rejected.isIn('editing.refused', { context: { touched: ['fullName'], message: 'Taken.' } });
    },
  },
});
