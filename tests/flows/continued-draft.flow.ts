import {
  type ContinuedDraftSnapshot,
  continuedDraftMachine,
} from '#machines/continued-draft/continued-draft.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { draft as form } from './application.flow.ts';

export const saved = { email: 'd•••@mail.example', savedAt: Date.UTC(2026, 5, 15, 9) };
const { fullName, username, phoneNumber, aboutMe, socialMediaAccounts, languages, expertises, services } = form;
export const continued = {
  email: 'deniz@mail.example',
  applicationId: 'application-1',
  part: 'work',
  form: {
    ...{ fullName, username, phoneNumber, aboutMe, socialMediaAccounts, languages: [...languages] },
    ...{ instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '', expertises: [...expertises] },
    ...{ locations: ['308948'], location: null, cityNames: { '308948': 'Kaş' } },
    ...{ services: [...services], serviceOffers: [], termsAccepted: true },
  },
} as const;
export const deadLinks = [{ kind: 'unknown' }, { kind: 'used' }, { kind: 'expired' }] as const;

const heading = 'Continue your application';
const own =
  'This device already has answers that were not sent (Ada Kaya). Continuing with the saved answers replaces them.';
const waiting = [
  heading,
  `This brings the answers saved on ${dateLabel(saved.savedAt, 'moment', 'en')} to this device. Your email address d•••@mail.example stays verified.`,
  own,
];
const failed = 'We couldn’t open your application. Please try again.';
type Context = ContinuedDraftSnapshot['context'];

export const flow = {
  model: modelOf({
    title: 'Continue on another device',
    machine: continuedDraftMachine,
    input: { ownName: 'Ada Kaya' },
    events: {},
    answers: {
      readDraft: [{ kind: 'open', draft: saved }, ...deadLinks],
      continueDraft: [
        { kind: 'continued', draft: continued },
        ...deadLinks,
        { kind: 'refused', message: 'Too many requests.' },
      ],
    },
    vertex: ({ message }) => message,
  }),
  guide: {
    role: 'An applicant',
    address: '/application/continue',
    start:
      'Verify an address on another device, press Continue on another device, and follow the link of the mail "draft-link"; mails are read at `/dev/mailbox`.',
    answers: {
      readDraft: {
        open: 'open a new link',
        unknown: 'ask for another link, then open the first',
        used: 'open the link again ten minutes after it was used',
        expired: 'open it after three days',
      },
      continueDraft: {
        continued: 'press Continue',
        unknown: 'ask for another link while the page is open, then press Continue',
        used: 'use the link elsewhere, then press Continue after ten minutes',
        expired: 'open the page, wait until the link is three days old, then press Continue',
        refused: 'press Continue more than ten times a minute',
      },
    },
    conditions: { hasOwnAnswers: 'this device has answers of its own' },
  },
  shown: {
    texts: {
      loading: ['Opening your link...'],
      'ready.calm': waiting,
      'ready.refused': waiting,
      continuing: [...waiting, 'Continuing...'],
      continued: [],
      kept: [],
      unknown: [
        'This link no longer works',
        'It was replaced by a newer one, or the application was sent.',
        'Open the application form',
      ],
      used: [
        'This link was already used',
        'If you want to change the device again, ask for a new link where you continued.',
        'Open the application form',
      ],
      expired: [
        'This link has expired',
        'Please ask for a new one on the device where you started.',
        'Open the application form',
      ],
      failed: ['We couldn’t open your link'],
    },
    where: {
      'Too many requests.': ({ message }: Context, snapshot) =>
        snapshot.matches({ ready: 'refused' }) && message !== null,
      [failed]: ({ message }: Context, snapshot) => message === null && snapshot.matches({ ready: 'refused' }),
    },
  },
  gestures: {
    'draft.continue': ({ press }) => press('Continue with the saved answers'),
    'draft.keep': ({ press }) => press('Keep the answers on this device'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
