import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const item = {
  id: 'application-1',
  accountId: 'account-1',
  reference: 'VA-12345678',
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  email: 'deniz@mail.example',
  state: 'ONHOLD' as const,
  createdAt: 0,
  decidedAt: null,
  isIbanDoubtful: false,
  isRepeated: false,
};

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

export const applicationQueueModel = modelOf({
  title: 'Application queue',
  machine: applicationQueueMachine,
  input: undefined,
  events: {
    'tab.choose': [{ state: 'REJECTED' }, { state: null }],
    'search.change': [{ search: 'deniz' }],
    'page.turn': [{ offset: 50 }],
    'queue.load': [{}],
  },
  answers: {
    fetchQueue: [{ data: [item], total: 1, counts: { ONHOLD: 1, APPROVED: 0, REJECTED: 0 } }],
  },
  behaviour: ({ message }) => message === null,
});

export const applicationReviewModel = modelOf({
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
});

const reviewShows = (said: string, value: 'loading' | 'acting' | { ready: 'calm' }) => ({
  said,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: { id: 'application-1', detail: heldDetail, deed: null, secret: null, isUndoable: false, message: null },
  }),
});

export const backOfficeModel = modelOf({
  title: 'Back office page',
  machine: backOfficeMachine,
  input: { parameters: [] },
  events: {
    'address.change': [
      { parameters: [] },
      { parameters: [['application', 'application-1']] },
      { parameters: [['application', 'application-2']] },
      { parameters: [['list', 'sponsors']] },
      { parameters: [['list', 'mails']] },
    ],
    'xstate.snapshot.review': [
      reviewShows('that it loads', 'loading'),
      reviewShows('an application', { ready: 'calm' }),
      reviewShows('that it acts', 'acting'),
    ],
  },
  answers: {},
  behaviour: ({ parameters }) => parameters[0] ?? null,
});
