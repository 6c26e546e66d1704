import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { item } from './application-queue.flow.ts';

export const heldDetail = {
  ...item,
  phoneNumber: '+905320000000',
  aboutMe: 'I sail along the Lycian coast.',
  profilePicture: null,
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: '' },
  languages: [{ name: 'Turkish', level: 'NATIVE' }],
  expertises: [{ name: 'Sailing', level: 'EXPERT' }],
  services: ['Photo shoot'],
  serviceOffers: [],
  locations: [{ cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
  reason: null,
  reasonText: null,
  isLatest: true,
  accountState: 'pending' as const,
  bank: { maskedIban: 'TR•• •••• •••• •••• •••• ••13 26', isDoubtful: false, updatedAt: 0 },
  bankLink: null,
  history: [],
};

export const flow = {
  model: modelOf({
    title: 'Application review',
    machine: applicationReviewMachine,
    input: { id: 'application-1' },
    events: {
      'deed.do': [
        { deed: { kind: 'application', request: { move: 'approve' } } },
        { deed: { kind: 'application', request: { move: 'undo' } } },
      ],
      'secret.hide': [{}],
      'banner.dismiss': [{}],
      'review.load': [{}],
    },
    answers: {
      fetchApplication: [
        { kind: 'found', detail: heldDetail },
        { kind: 'found', detail: { ...heldDetail, state: 'APPROVED', decidedAt: 1 } },
        { kind: 'missing' },
      ],
      doDeed: [
        { kind: 'done', isUndoable: true },
        { kind: 'done', isUndoable: false },
        {
          kind: 'revealed',
          secret: {
            accountType: 'company',
            name: 'Deniz Ltd',
            iban: 'TR330006100519786457841326',
            bank: null,
            taxNumber: '1234567890',
            taxOffice: 'Kaş',
            address: 'Liman 3',
            city: 'Antalya',
            district: 'Kaş',
            country: 'Turkey',
          },
        },
        { kind: 'refused', message: 'This cannot be done any more.' },
      ],
    },
    behaviour: ({ detail, secret, isUndoable, message }) => [
      detail?.state,
      secret !== null,
      isUndoable,
      message === null,
    ],
  }),
  words: {
    'deed.do': ({ deed }) => `Press ${deed.request?.move === 'undo' ? 'Undo' : 'Approve'}`,
    'secret.hide': 'Press Hide',
    'review.load': 'Press Try again',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: { Dismiss: { type: 'banner.dismiss' }, 'Try again': { type: 'review.load' } },
    texts: {
      loading: [],
      'ready.calm': [],
      'ready.refused': ['Dismiss'],
      'ready.undoable': ['Undo'],
      acting: ['Working...'],
      missing: ['This application is no longer there.'],
      failed: ['Try again'],
    },
  },
} satisfies Flow;
