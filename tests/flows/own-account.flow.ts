import type { OwnAccountReply } from '#contract/own-account.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const account: OwnAccountReply = {
  _id: 'creator-1',
  username: 'deniz',
  fullName: 'Deniz Yıldız',
  email: 'deniz@mail.example',
  state: 'active',
  createdAt: 1,
  bank: { state: 'verified', ibanEnding: '1326' },
};

export const flow = {
  model: modelOf({
    title: 'Own account',
    machine: ownAccountMachine,
    input: undefined,
    events: { 'call.retry': [{}] },
    answers: { readOwnAccount: [account] },
    restingStates: ['ready'],
  }),
  guide: {
    role: 'A creator',
    address: '/blog/demo-creator/account',
    start: 'Sign in at `/login` as the demo creator.',
    answers: { readOwnAccount: { done: 'open the page' } },
  },
  words: { 'call.retry': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'call.retry' } },
    texts: {
      loading: ['Looking it up...'],
      failed: ['How your bank details stand could not be read.', 'Try again'],
      ready: ['Verified', 'IBAN ending in 1326', 'There is nothing to do for you. Write to us if they change.'],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
