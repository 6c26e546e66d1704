import { draftLinkMachine } from '#machines/draft-link/draft-link.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { applicant } from './application.flow.ts';

export const expired = 'Your email address is no longer verified. Please verify it again.';
export const tooMany = 'We have mailed this link several times.';
const later = 'Once your email address is verified, we can email you a link to continue on another device.';
const mailed =
  'We emailed a link to deniz@mail.example. It brings what you have entered so far to another device, without your picture and your company and bank details. It works once, within 3 days.';
const notMailed = 'We couldn’t send the link. Please try again.';

export const flow = {
  model: modelOf({
    title: 'Link to another device',
    machine: draftLinkMachine,
    input: undefined,
    events: { 'email.verified': [{ applicant }], 'email.unverified': [{}], 'link.mail': [{ part: 'you' }] },
    answers: {
      mailDraft: ['mailed', { kind: 'unproven', message: expired }, { kind: 'refused', message: tooMany }],
    },
    isConsistent: ({ context }, _, asked) =>
      asked.mailDraft === undefined || asked.mailDraft.applicant === context.applicant,
    vertex: ({ applicant: verified, message }) => [verified, message],
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Start below the form.',
    answers: {
      mailDraft: {
        mailed: 'verify an address, then press Continue on another device',
        unproven: 'verify an address, wait for seven days, then press Continue on another device',
        refused: 'press Continue on another device six times within an hour',
      },
    },
  },
  words: { 'email.verified': 'Verify the address', 'email.unverified': 'Change the verified address' },
  shown: {
    texts: {
      'unproven.calm': [later],
      'unproven.expired': [later, expired],
      'ready.calm': [],
      'ready.mailed': [mailed],
      'ready.refused': [],
      mailing: ['Sending the link...'],
    },
    where: {
      [tooMany]: ({ message }: { message: string | null }, snapshot) =>
        message === tooMany && snapshot.matches({ ready: 'refused' }),
      [notMailed]: ({ message }: { message: string | null }, snapshot) =>
        message === null && snapshot.matches({ ready: 'refused' }),
    },
  },
  gestures: { 'link.mail': ({ press }) => press('Continue on another device') },
  elsewhere: {
    'email.verified': 'the page, once the address is verified',
    'email.unverified': 'the page, when the address is changed',
  },
} satisfies Flow;
