import { applicationMachine, type DraftForm, emptyDraft } from '#machines/application/application.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';

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
  cityNames: { '308948': 'Kaş' },
  services: ['photo-shoot'],
  termsAccepted: true,
};
export const applicant = { email: 'deniz@mail.example', applicationId: 'application-1' };
export const completed = [
  { type: 'email.verified', applicant },
  { type: 'username.accepted', username: 'deniz' },
  { type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' },
] as const;
export const applied = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' } as const;

const send = 'Send application';

export const flow = {
  model: modelOf({
    title: 'Application',
    machine: applicationMachine,
    input: { draft },
    events: {
      'form.change': [{ field: 'fullName', change: { fullName: 'Deniz Ay' } }],
      'service.toggle': [{ list: 'services', id: 'blog-post' }],
      'level.choose': [{ list: 'languages', id: 'de', level: 'BEGINNER' }],
      'level.remove': [{ list: 'languages', id: 'de' }],
      'place.add': [{ city: { _id: '745044', cityName: 'İstanbul' } }],
      'place.main': [{ id: '745044' }],
      'place.remove': [{ id: '745044' }],
      'iban.type': [{ text: 'tr33 0006 1005 1978 6457 8413 26' }, { text: 'DE89 3704 0044 0532 0130 00' }],
      'field.leave': [{ field: 'fullName' }, { field: 'iban' }],
      'part.passed': [{ fields: ['fullName', 'username'] }],
      'draft.observe': [{ form: { username: 'deniz', fullName: 'Deniz Kaya' } }],
      'email.verified': [{ applicant }],
      'username.accepted': [{ username: 'deniz' }],
      'picture.drawn': [{ pictureId: 'picture-1', slot: 'cover' }],
    },
    answers: {
      apply: [
        { kind: 'applied', ...applied },
        { kind: 'refused', message: 'This username is taken.', fields: { username: 'This username is taken.' } },
        { kind: 'unproven', message: 'Please check the marked fields.', fields: { email: 'Please verify first.' } },
      ],
    },
    vertex: ({ applicant: proof, freeName, pictureId, form, foreignIban }) => [
      proof === null,
      freeName === null,
      pictureId === null,
      form.aboutMe,
      form.iban,
      foreignIban,
    ],
    varyingInputs: ['form'],
    isConsistent: (page, _, { apply }) => !page.matches('submitting') || isSameJson(apply?.form, page.context.form),
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Fill in the form, but verify no address and choose no picture yet.',
    answers: {
      apply: {
        applied: 'send a complete form',
        refused: 'send the same username from another browser first',
        unproven: 'send it more than seven days after the verification',
      },
    },
    conditions: {
      isComplete: 'nothing is missing or wrong',
      isForeignIban: 'the IBAN is of another country',
    },
  },
  words: {
    'form.change': 'Fill in Full name',
    'service.toggle': ({ id }) => `Press the service ${id}`,
    'level.choose': ({ id }) => `Add the language ${id}`,
    'level.remove': ({ id }) => `Remove the language ${id}`,
    'place.add': ({ city }) => `Choose ${city.cityName} among the cities`,
    'place.main': 'Make İstanbul the main location',
    'place.remove': 'Remove İstanbul',
    'iban.type': ({ text }) => `Paste ${text} into IBAN`,
    'field.leave': ({ field }) => `Leave ${field === 'iban' ? 'IBAN' : 'Full name'}`,
    'part.passed': 'Go on to the next part of the form',
    'draft.observe': 'Type in another tab',
    'draft.discard': 'Press Start over and confirm it',
    'email.verified': 'Verify an address',
    'email.unverified': 'Change the address',
    'username.accepted': 'Type a username that is free',
    'username.changed': 'Change the username',
    'picture.drawn': 'Choose a picture',
    'picture.cleared': 'Remove the picture',
  },
  shown: {
    buttons: { [send]: { type: 'application.submit' } },
    texts: {
      'editing.calm': [send],
      'editing.refused': [send, 'Dismiss'],
      submitting: ['Sending...'],
      applied: [send],
    },
  },
  gestures: {
    'form.change': ({ refill }, { change }) => refill('Full name', change.fullName),
    'iban.type': ({ fill }, { text }) => fill('IBAN (optional)', text),
    'field.leave': ({ leave }, { field }) => leave(field === 'iban' ? 'IBAN (optional)' : 'Full name'),
    'application.submit': ({ press }) => press('Send application'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: {
    'email.verified': 'the page, for the flow of the address',
    'email.unverified': 'the page, for the flow of the address',
    'username.accepted': 'the page, for the check of the username',
    'username.changed': 'the page, for the check of the username',
    'picture.drawn': 'the page, for the flow of the picture',
    'picture.cleared': 'the page, for the flow of the picture',
    'draft.observe': 'the page, when another tab changes the draft',
    'draft.discard': 'the page, on Start over',
    'service.toggle': 'a chip, once the services are read',
    'level.choose': 'a list, once its entries are read',
    'level.remove': 'a list, once its entries are read',
    'place.add': 'the list of found cities, which is a flow of its own',
    'place.remove': 'the chip of a chosen city',
    'place.main': 'the button of a second city',
    'part.passed': 'the page, when the user goes on to the next part',
  },
} satisfies Flow;
