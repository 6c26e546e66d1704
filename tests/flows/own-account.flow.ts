import type { OwnAccountReply } from '#contract/own-account.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';

const start = 'Sign in at `/login` as the demo creator.';
const blog = '/blog/demo-creator';

/** Guides to the pages of the demo creator, for docs/machines. */
export const demoDashboard = { role: 'A creator', address: `${blog}/config`, start };
export const demoAccount = { ...demoDashboard, address: `${blog}/account` };
export const demoTrips = { ...demoDashboard, address: `${blog}/trips` };
export const demoNewTrip = { ...demoDashboard, address: `${blog}/trips/new` };
export const demoTrip = { ...demoDashboard, address: `${blog}/trips/:id`, start: `${start} Open a trip of the list.` };

export const account: OwnAccountReply = {
  _id: 'creator-1',
  username: 'deniz',
  fullName: 'Deniz Yıldız',
  email: 'deniz@mail.example',
  state: 'active',
  createdAt: flowNow,
  bank: { state: 'verified', ibanEnding: '1326' },
};

export const flow = {
  model: modelOf({
    title: 'Own account',
    machine: ownAccountMachine,
    input: undefined,
    events: {},
    answers: { readOwnAccount: [account, 'missing'] },
    restingStates: ['missing'],
  }),
  guide: {
    ...demoAccount,
    answers: { readOwnAccount: { done: 'open the page', missing: 'open the page on a server without it' } },
  },
  words: { 'account.refresh': 'Change the email address' },
  shown: {
    texts: {
      loading: ['Loading...'],
      failed: ['We couldn’t load the status of your bank details.', 'Try again'],
      ready: [
        'Verified',
        'IBAN ending in 1326',
        'There is nothing to do. If your details change, reply to any of our emails.',
      ],
      missing: [],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: { 'account.refresh': 'the page, once the email address is changed' },
} satisfies Flow;
