import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { statusApproved, statusOnHold } from '#tests/kit/people.ts';

const hello = ['Hello Deniz Yıldız'];
const question = [...hello, 'Withdraw your application?'];

const begun = ['Done Applied 20 May 2026', 'Done Email address verified'];
const live = 'Ahead Your blog goes live: publish your first trip and choose a style';
const onHold = [
  ...begun,
  'Now In review Usually by 25 May 2026',
  ...['Ahead Choose a password', 'Ahead Enter your bank details', live],
];
const password = 'Now Choose a password Use the link in our email. It is valid for 72 hours. Send the link again';
const bankDetails =
  'Now Enter your bank details Use the link in our second email. It is valid for seven days. Send the bank link again';

export const flow = {
  model: modelOf({
    title: 'Application status',
    machine: applicationStatusMachine,
    input: undefined,
    events: {
      'link.send': [{ link: 'password' }, { link: 'bankDetails' }],
    },
    answers: {
      fetchStatus: [
        { kind: 'known', status: statusOnHold },
        { kind: 'known', status: statusApproved },
        { kind: 'unknown' },
      ],
      sendLink: ['sent', { kind: 'refused', message: 'The link was sent several times.' }],
      withdraw: [{ kind: 'withdrawn', erasedOn: '2026-12-22' }, { kind: 'decided' }],
    },
    vertex: ({ status, link, message }) => [status?.status, link, message === null],
    isConsistent: (page, { sendLink }) => !page.matches({ ready: 'linkSent' }) || sendLink?.link === page.context.link,
  }),
  guide: {
    role: 'An applicant',
    address: '/application/status',
    start: 'Follow the link of the mail "application received" in `/dev/mailbox`.',
    answers: {
      fetchStatus: {
        known: 'follow the link, for its buttons after an approval',
        unknown: 'change a letter of the token in the address',
      },
      sendLink: {
        sent: 'approve it as staff, wait 10 s, reload, press the button',
        refused: 'press the buttons a sixth time within an hour',
      },
      withdraw: {
        withdrawn: 'withdraw an application that is on hold',
        decided: 'approve it as staff while the question is open',
      },
    },
  },
  words: {
    'link.send': ({ link }) => `Press ${buttons[link as keyof typeof buttons]}`,
  },
  shown: {
    buttons: {
      'Send the link again': { type: 'link.send', link: 'password' },
      'Send the bank link again': { type: 'link.send', link: 'bankDetails' },
    },
    texts: {
      loading: ['Loading...'],
      'ready.calm': hello,
      'ready.linkSent': [
        ...hello,
        'The link is on its way or already in your inbox. If you cannot find it within a few minutes, check your spam folder.',
      ],
      'ready.linkNotSent': hello,
      sendingLink: [...hello, 'Sending...'],
      'confirming.calm': question,
      'confirming.refused': question,
      withdrawing: [...question, 'Withdrawing...'],
      withdrawn: ['Your application is withdrawn'],
      unknown: ['We found no application for this link.'],
      failed: ['Try again'],
    },
    facts: {
      'ready.calm': ({ status }) =>
        status.status === 'APPROVED'
          ? { 'Steps to your blog': [...begun, 'Done Approved 1 June 2026', password, bankDetails, live] }
          : { 'Steps to your blog': onHold },
      'confirming.calm': { 'Steps to your blog': onHold },
    },
  },
  gestures: {
    'call.retry': ({ press }) => press('Try again'),
    'link.send': ({ press }, { link }) => press(buttons[link as keyof typeof buttons]),
    'application.withdraw': ({ press }) => press('Withdraw application...'),
    'action.cancel': ({ press }) => press('Keep application'),
    'action.confirm': ({ press }) => press('Withdraw application'),
  },
} satisfies Flow;

const buttons = { password: 'Send the link again', bankDetails: 'Send the bank link again' };
