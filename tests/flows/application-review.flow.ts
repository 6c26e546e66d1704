import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import type { Rejection } from '#rules/rejection.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { companyDetails } from '#tests/kit/people.ts';
import type { Driver } from '#tests/kit/verbs.ts';
import { backOfficeMessages } from '#web/back-office/back-office.messages.ts';
import { item, takenBy } from './application-queue.flow.ts';

const backOffice = backOfficeMessages.en;

const audience = { reason: 'audience' as const, text: 'We look for sailors.' };

const maskedIban = 'TR•• •••• •••• •••• •••• ••13 26';

export const heldDetail = {
  ...item,
  profile: {
    email: [{ name: 'deniz@mail.example', level: null }],
    phoneNumber: [{ name: '+905320000000', level: null }],
    aboutMe: [{ name: 'I sail along the Lycian coast.', level: null }],
    instagram: [{ name: 'deniz', level: null }],
    youtube: [],
    tiktok: [],
    languages: [{ name: 'Turkish', level: 'NATIVE' }],
    expertises: [{ name: 'Sailing', level: 'EXPERT' }],
    locations: [
      { name: 'Kaş, Turkey', level: null },
      { name: 'İzmir, Turkey', level: null },
    ],
    services: [{ name: 'Photo shoot', level: null }],
    serviceOffers: [],
  },
  reason: null,
  reasonText: null,
  isLatest: true,
  accountState: 'pending' as const,
  bank: { maskedIban, isDoubtful: false, updatedAt: flowNow },
  resembling: { data: [], isMore: false },
  changes: [
    {
      field: 'fullName',
      before: [{ name: 'Deniz Y.', level: null }],
      after: [{ name: 'Deniz Yıldız', level: null }],
    },
  ],
  history: [],
};

const facts = {
  ...{ Email: 'deniz@mail.example Emails to this address', 'Phone number': '+905320000000' },
  ...{ 'About me': 'I sail along the Lycian coast.', Instagram: 'deniz', Languages: 'Turkish (Native)' },
  ...{ Expertise: 'Sailing (Expert)', Locations: 'Kaş, Turkey · İzmir, Turkey', Services: 'Photo shoot' },
  'Full name': 'Deniz Y. Deniz Yıldız',
};
const bankFacts = {
  ...{ IBAN: 'TR33 0006 1005 1978 6457 8413 26', 'Account type': 'Company', Name: 'Deniz Yacht Ltd' },
  ...{ 'Tax number': '1234567890', 'Tax office': 'Kaş', Address: 'Liman Sokak 3, Kaş, Antalya, Turkey' },
};

export const secret = { ...companyDetails, bank: null };
/** Their references tell the answers apart in the workbench. */
export const own = { ...heldDetail, reference: 'VA-12345679', taken: takenBy('Demo Staff', true) };
export const ofColleague = { ...heldDetail, reference: 'VA-1234567A', taken: takenBy('Elif Kaya', false) };
/** In the time zone of the reader. */
const until = dateLabel(own.taken.until, 'moment', 'en');
const takers: Record<string, object> = {
  'Demo Staff': { 'Taken by': `You, until ${until}` },
  'Elif Kaya': { 'Taken by': `Elif Kaya, until ${until}` },
};

export const approved = { ...heldDetail, reference: 'VA-1234567B', state: 'APPROVED' as const, decidedAt: flowNow };

export const flow = {
  model: modelOf({
    title: 'Application review',
    machine: applicationReviewMachine,
    input: { id: 'application-1', isNext: true },
    events: {
      'action.perform': [
        { action: { kind: 'application', request: { move: 'approve' } } },
        { action: { kind: 'application', request: { move: 'reopen' } } },
        { action: { kind: 'application', request: { move: 'take' } } },
        { action: { kind: 'application', request: { move: 'giveBack' } } },
      ],
      'draft.change': [{ drafts: { reason: '', text: 'We look for sailors.' } }],
      'rejection.send': [{ rejection: audience }, { rejection: { reason: 'other', text: '' } }],
    },
    answers: {
      fetchApplication: [
        { kind: 'found', detail: heldDetail },
        { kind: 'found', detail: own },
        { kind: 'found', detail: ofColleague },
        { kind: 'found', detail: approved },
        { kind: 'missing' },
      ],
      performAction: [
        { kind: 'decided', undoUntil: 10_000 },
        { kind: 'done' },
        {
          kind: 'revealed',
          secret,
        },
        { kind: 'refused', message: 'This cannot be done any more.' },
      ],
    },
    vertex: ({ isNext, detail, secret, message, problems }) => [
      isNext,
      detail?.state,
      detail?.taken?.isOwn,
      secret !== null,
      message === null,
      Object.keys(problems).length,
    ],
    isConsistent: (panel, { fetchApplication }, { performAction }) =>
      panel.matches('acting')
        ? isSameJson(performAction?.action, panel.context.action)
        : !panel.matches('ready') || panel.context.id === fetchApplication?.id,
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`. Choose an application.',
    answers: {
      fetchApplication: { found: 'choose an application', missing: 'change a letter of its id in the address' },
      performAction: {
        decided: 'approve or reject it',
        done: 'reopen it',
        revealed: 'press Show IBAN',
        refused: 'approve it in another tab first',
      },
    },
    conditions: {
      'and isFound isNext': 'the page opened it after a decision on another one',
      isFound: 'staff opened it',
    },
  },
  words: {
    'action.perform': ({ action }) => `Press ${labels[action.request?.move ?? action.kind]}`,
    'draft.change': 'Press Reject and type a word to the applicant',
    'rejection.send': ({ rejection }) => `Press Reject, ${rejectionWords(rejection)} and press Reject and notify`,
    'detail.load': 'Press Undo',
    'secret.hide': 'Press Hide',
    'action.confirm': 'Press Reopen in the question',
  },
  shown: {
    texts: {
      loading: [],
      settling: [],
      'ready.calm': [],
      'ready.refused': ['Dismiss'],
      'ready.unfinished': ['Please tell the applicant the reason.'],
      confirming: ['Reopen Deniz Yıldız’s application?'],
      acting: ['Working...'],
      reloading: ['Working...'],
      missing: ['This application no longer exists.'],
      failed: ['Try again'],
    },
    facts: {
      'ready.calm': ({ secret: shown, detail }) => ({
        ...facts,
        ...takers[detail?.taken?.by ?? ''],
        ...(shown === null ? { IBAN: maskedIban } : bankFacts),
      }),
      acting: facts,
    },
  },
  gestures: {
    'action.perform': ({ press }, { action }) => press(labels[String(action.request?.move ?? action.kind)] ?? ''),
    'action.confirm': ({ press }) => press(/^Reopen$/),
    'action.cancel': ({ press }) => press('Cancel'),
    async 'draft.change'(hand, { drafts: { text } }) {
      await unfoldRejection(hand);
      await hand.fill('Message to the applicant', text);
    },
    async 'rejection.send'(hand, { rejection }) {
      const { choose, fill, press } = hand;
      await unfoldRejection(hand);
      await choose('Reason', rejection.reason);
      await fill('Message to the applicant', rejection.text);
      await press('Reject and notify');
    },
    'xstate.after.settle.applicationReview.settling': ({ passTime }) => passTime(700),
    'secret.hide': ({ press }) => press(/^Hide/),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'detail.load': 'the page, when a decision was undone' },
  isOffered,
} satisfies Flow;

export const rejectionWords = ({ reason, text }: Rejection): string =>
  `choose “${backOffice.reasons[reason ?? 'other']}”, type ${text.trim() === '' ? 'nothing' : 'a word'}`;

const labels: Record<string, string> = {
  ...{ approve: 'Approve', reopen: 'Reopen', reveal: 'Show IBAN', take: 'Take', giveBack: 'Give back' },
  ...{ verify: 'Verify', return: 'Send back' },
};

export interface Reviewed {
  action: { kind: string; request?: { move: string } } | null;
  detail: { state: string; taken: { isOwn: boolean } | null } | null;
  secret: object | null;
}

/** The form appears a moment after the application has loaded, and a key press does not wait for it. */
async function unfoldRejection({ look, strike }: Driver): Promise<void> {
  for (let turn = 0; turn < 500 && !(await look()).texts.has('Reject'); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await strike('r');
}

/** Bank details that are shown have no button to show them, and only applications on hold have a form. */
export function isOffered(snapshot: AnyMachineSnapshot, { type, action }: AnyEventObject): boolean {
  const { secret, detail }: Reviewed = snapshot.context;
  if (type === 'draft.change') return detail?.state === 'ONHOLD';
  if (type === 'secret.hide') return secret !== null;
  if (type !== 'action.perform') return true;
  if (action.request?.move === 'take') return detail?.taken === null;
  return action.kind !== 'reveal' || secret === null;
}
