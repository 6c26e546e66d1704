import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { queueAddress } from '#machines/rules/queue-address.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';

export const item = {
  id: 'application-1',
  accountId: 'account-1',
  reference: 'VA-12345678',
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  email: 'deniz@mail.example',
  profilePicture: null,
  state: 'ONHOLD' as const,
  createdAt: flowNow,
  decidedAt: null,
  isIbanDoubtful: false,
  isRepeated: false,
  bankLink: null,
  taken: null,
};

export const takenBy = (by: string, isOwn: boolean) => ({ by, isOwn, until: flowNow + 4 * 3_600_000 });

export const queueOf = (numbers: readonly number[]) => ({
  data: numbers.map((number) => ({ ...item, id: `application-${number}` })),
  total: numbers.length,
  counts: { ONHOLD: numbers.length, TO_VERIFY: 0, APPROVED: 0, REJECTED: 0 },
});

export const flow = {
  model: modelOf({
    title: 'Application queue',
    machine: applicationQueueMachine,
    input: { query: queueAddress.initial },
    events: {
      'tab.choose': [{ state: 'REJECTED' }],
      'search.change': [{ search: 'deniz' }],
      'filter.change': [{ change: { order: 'newest' } }],
      'query.set': [{ query: queueAddress.initial }, { query: { ...queueAddress.initial, state: 'TO_VERIFY' } }],
    },
    answers: {
      fetchQueue: [queueOf([1]), { ...queueOf([1]), total: 52 }],
    },
    vertex: ({ message, state, search, order, offset, queue }) => [
      message === null,
      state,
      search,
      order,
      offset,
      queue?.total,
    ],
    isConsistent(queue, { fetchQueue }) {
      const { queue: _, message, ...query } = queue.context;
      return !queue.matches('ready') || isSameJson(fetchQueue, query);
    },
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchQueue: { done: 'open the page' },
    },
  },
  words: {
    'tab.choose': ({ state }) => `Press ${state === null ? 'All' : 'Rejected'}`,
    'search.change': ({ search }) => `Type ${search} into the search`,
    'filter.change': ({ change }) => `Under Sort and filter change ${Object.keys(change).join(' and ')}`,
    'query.set': ({ query }) =>
      `Go to /admin?list=applications${query.state === 'TO_VERIFY' ? '&state=TO_VERIFY' : ''}`,
    'queue.load': 'Approve an application',
    'rows.wanted': 'Press Show when there are new applications',
  },
  /** Rows that were loaded stay while others load, so only texts of a single state are listed. */
  shown: {
    texts: { waiting: [], loading: [], ready: [], failed: ['Try again'] },
    facts: {
      ready: { Applications: 'Deniz Yıldız deniz · VA-12345678 today' },
    },
  },
  gestures: {
    'tab.choose': ({ press }) => press(/^Rejected/),
    'search.change': ({ refill }, { search }) => refill(/^Search by name/, search),
    'filter.change': ({ choose }) => choose('Order', 'newest'),
    'filters.reset': ({ press }) => press('Reset'),
    'page.next': ({ press }) => press('Next'),
    'page.previous': ({ press }) => press('Previous'),
    'call.retry': ({ press }) => press('Try again'),
    'xstate.after.debounce.applicationQueue.waiting': ({ passTime }) => passTime(300),
  },
  /** The chosen order cannot be chosen again. */
  isOffered: (snapshot, { type }) => type !== 'filter.change' || snapshot.context.order === 'oldest',
  elsewhere: {
    'query.set': 'the page, when its address changes',
    'queue.load': 'the page, after an action',
    'rows.wanted': 'the watch over the list, when there is something new',
  },
  repeatable: { 'tab.choose': 'Reads the same list again.' },
} satisfies Flow;
