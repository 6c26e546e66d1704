import { isDeepStrictEqual } from 'node:util';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const item = {
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

export const flow = {
  model: modelOf({
    title: 'Application queue',
    machine: applicationQueueMachine,
    input: undefined,
    events: {
      'tab.choose': [{ state: 'REJECTED' }],
      'search.change': [{ search: 'deniz' }],
      'page.turn': [{ offset: 50 }],
      'queue.load': [{}],
    },
    answers: {
      fetchQueue: [{ data: [item], total: 1, counts: { ONHOLD: 1, APPROVED: 0, REJECTED: 0 } }],
    },
    behaviour: ({ message, state, search, offset }) => [message === null, state, search, offset],
    belongs(queue, { fetchQueue }) {
      const { state, search, offset } = queue.context;
      return !queue.matches('ready') || isDeepStrictEqual(fetchQueue, { state, search, offset });
    },
  }),
  words: {
    'tab.choose': ({ state }) => `Choose the tab ${state ?? 'of all'}`,
    'search.change': ({ search }) => `Type ${search} into the search`,
    'page.turn': 'Press Next',
    'queue.load': 'Press Try again, or a deed was done',
  },
  /** What is known of an application stays while it is fetched anew, so only what a state alone shows stands here. */
  shown: {
    buttons: {},
    texts: { waiting: [], loading: [], ready: [], failed: ['Try again'] },
  },
} satisfies Flow;
