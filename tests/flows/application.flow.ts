import { isDeepStrictEqual } from 'node:util';
import { applicationMachine, type DraftForm, emptyDraft } from '#machines/application/application.machine.ts';
import { holdAccount, pngOf } from '#tests/kit/applicant.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { verifyAddress } from '#tests/kit/verify-address.ts';

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
export const parts = { applicant, freeName: 'deniz', pictureId: 'picture-1' };
export const applied = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' } as const;

const send = 'Send application';
const takesSevenDays = 'a proof expires after seven days';

export const flow = {
  model: modelOf({
    title: 'Application',
    machine: applicationMachine,
    input: { draft },
    events: {
      'form.change': [{ field: 'fullName', change: { fullName: 'Deniz Ay' } }],
      'iban.type': [{ text: 'tr33 0006 1005 1978 6457 8413 26' }, { text: 'DE89 3704 0044 0532 0130 00' }],
      'field.leave': [{ field: 'fullName' }, { field: 'iban' }],
      'part.leave': [{ fields: ['fullName', 'username'] }],
      'draft.discard': [{}],
      'draft.observe': [{ form: { username: 'deniz', fullName: 'Deniz Kaya' } }],
      'parts.settle': [{ parts }, { parts: { applicant: null, freeName: null, pictureId: null } }],
      'application.submit': [{}],
      'banner.dismiss': [{}],
    },
    answers: {
      apply: [
        { kind: 'applied', ...applied },
        { kind: 'refused', message: 'This username is taken.', fields: { username: 'This username is taken.' } },
        { kind: 'unproven', message: 'Please check the marked fields.', fields: { email: 'Please verify first.' } },
      ],
    },
    vertex: ({ applicant: proof, message, form, foreignIban }) => [
      proof === null,
      message === null,
      form.fullName,
      form.aboutMe,
      form.iban,
      foreignIban,
    ],
    isConsistent: (page, _, { apply }) =>
      !page.matches('submitting') || isDeepStrictEqual(apply?.form, page.context.form),
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
    'form.change': ({ field }) => `Fill in ${field}`,
    'iban.type': ({ text }) => `Paste ${text} into IBAN`,
    'field.leave': ({ field }) => `Leave ${field}`,
    'part.leave': 'Go to another part of the form',
    'draft.observe': 'Type in another tab',
    'draft.discard': 'Press Start over and confirm it',
    'parts.settle': ({ parts: { pictureId } }) =>
      pictureId ? 'Verify an address and choose a picture' : 'Change the address and remove the picture',
    'application.submit': 'Press Send application',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: { [send]: { type: 'application.submit' }, Dismiss: { type: 'banner.dismiss' } },
    texts: {
      'editing.calm': [send],
      'editing.refused.told': [send, 'Dismiss'],
      'editing.refused.unproven': [send, 'Dismiss'],
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
    'parts.settle': 'the page, when another flow has completed its part',
    'draft.observe': 'the page, when another tab changes the draft',
    'draft.discard': 'the page, on Start over',
    'part.leave': 'the page, when another part is opened',
  },
  tour: {
    path: '/application',
    fleeting: ['applied'],
    isPassable: (snapshot, { type: event, output }) =>
      event !== 'part.leave' &&
      event !== 'draft.discard' &&
      Object(output).kind !== 'unproven' &&
      (event !== 'parts.settle' || snapshot.matches('editing')),
    unreachable: {
      'editing — part.leave → stay #0': 'a wide page shows all parts at once',
      'editing — draft.discard → editing.calm #0': 'it is offered only with a saved draft',
      'editing.refused.unproven — parts.settle → editing.refused.told #0': takesSevenDays,
      'submitting — xstate.done.actor.apply → editing.refused.unproven #2': takesSevenDays,
    },
    gestures: {
      async open(hand) {
        await hand.plant(saveDraft, draftOf(hand));
        await hand.open('/application');
        await hand.sees('This username is available.');
        await verifyAddress(hand);
      },
      'draft.observe': (hand, { form }) => hand.otherTab({ 'vaya.application': draftOf(hand, form) }),
      async 'parts.settle'({ isThere, press, attach, sees }, { parts }) {
        if (await isThere('Remove picture')) await press('Remove picture');
        if (parts.pictureId === null) return;
        await attach(/^Choose/, await pngOf());
        await press('Use this part');
        await sees('Remove picture');
      },
    },
    calls: { apply: /^\/api\/creator\/apply$/ },
    arrange: {
      apply: (hand, output) => holdAccount(hand.server, usernameOf(hand), Object(output).kind === 'refused'),
    },
  },
} satisfies Flow;

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `hopeful${tour}`;

const draftOf = (hand: Hand, change: object = {}): string =>
  JSON.stringify({ at: Date.now(), value: { ...draft, ...change, username: usernameOf(hand) } });

/** Runs in the page. */
const saveDraft = (draft: string): void => localStorage.setItem('vaya.application', draft);
