import type { CreatorOfStaff, CreatorsReply } from '#contract/back-office.ts';
import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';

export const ada: CreatorOfStaff = {
  accountId: 'creator-1',
  fullName: 'Ada Ay',
  username: 'ada',
  email: 'ada@mail.example',
  profilePicture: null,
  status: 'active',
  createdAt: flowNow,
  notes: 0,
  application: { id: 'application-1', state: 'APPROVED' },
  bankLink: null,
  isIbanDoubtful: false,
  isRepeated: false,
};
export const ece: CreatorOfStaff = {
  ...ada,
  accountId: 'creator-2',
  fullName: 'Ece Er',
  username: 'ece',
  email: 'ece@mail.example',
  createdAt: flowNow - 3 * 86_400_000,
  status: 'awaiting',
  bankLink: { state: 'submitted', expiresAt: flowNow + 86_400_000, submittedAt: flowNow },
};
const counts = { applying: 0, awaiting: 1, rejected: 0, active: 59, suspended: 0, closed: 0 };
export const firstPage: CreatorsReply = { data: [ada, ece], next: 'creator-2', counts };
export const lastPage: CreatorsReply = {
  data: [{ ...ada, accountId: 'creator-3', fullName: 'Can Su' }],
  next: null,
  counts,
};
const noCreators: CreatorsReply = { data: [], next: null, counts: null };

export const flow = {
  model: modelOf({
    title: 'Creators',
    machine: creatorListMachine,
    input: { parameters: [] },
    events: {
      'address.change': [
        { parameters: [] },
        { parameters: [['status', 'suspended']] },
        { parameters: [['after', 'creator-2']] },
      ],
      'search.change': [{ search: 'ada' }],
      'filter.change': [
        { change: { status: 'suspended' } },
        { change: { status: null } },
        { change: { order: 'username' } },
      ],
      'account.move': [
        { id: 'creator-1', move: 'suspend' },
        { id: 'creator-1', move: 'reinstate' },
      ],
    },
    answers: {
      fetchCreators: [firstPage, lastPage, noCreators],
      moveCreator: [{ kind: 'done' }, { kind: 'refused', message: 'This cannot be done any more.' }],
    },
    journeyOnly: ['browsing.ready — account.move [isPossible] → acting #1'],
    vertex: ({ query, written, page, message }) => [
      query,
      written,
      page?.next ?? null,
      page?.data.length,
      message === null,
    ],
    isConsistent: (list, { fetchCreators }) =>
      !list.matches({ browsing: 'ready' }) || isSameJson(fetchCreators, list.context.query),
  }),
  guide: {
    role: 'Staff',
    address: '/admin/creators',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchCreators: { done: 'open the page' },
      moveCreator: { done: 'suspend or reinstate a creator', refused: 'suspend the creator in another tab first' },
    },
  },
  words: {
    'address.change': ({ parameters: [first] }) => `Go to /admin/creators${first ? `?${first[0]}=${first[1]}` : ''}`,
    'search.change': ({ search }) => `Type ${search} into the search`,
    'filter.change': ({ change: { status, order } }) => {
      if (order !== undefined) return `Choose ${order === 'username' ? 'Username, A to Z' : 'Newest first'}`;
      return `Press ${status === null ? 'All' : 'Suspended'}`;
    },
    'account.move': ({ move }) => `Press ${move === 'suspend' ? 'Suspend' : 'Reinstate'} in a row`,
    'action.confirm': 'Press Suspend in the question',
  },
  /** Rows that were loaded stay while others load, so only texts of a single state are listed. */
  shown: {
    texts: {
      'browsing.waiting': ['Creators'],
      'browsing.loading': ['Creators'],
      'browsing.ready.calm': ['Creators'],
      'browsing.ready.refused': ['Creators', 'Dismiss'],
      'browsing.failed': ['Creators', 'Try again'],
      confirming: ['Creators', 'Suspend Ada Ay?'],
      acting: ['Creators'],
    },
    facts: {
      'browsing.ready.calm': ({ page }) =>
        page.data.length === 2
          ? {
              'Ada Ay': 'ada · ada@mail.example Active joined 1 Jun 2026 Application Blog Notes Emails',
              'Ece Er': 'ece · ece@mail.example To verify applied 29 May 2026 Application Notes Emails',
            }
          : {},
    },
  },
  gestures: {
    'search.change': ({ refill }, { search }) => refill('Search by name, username or email', search),
    'filter.change': ({ press, choose }, { change: { status, order } }) =>
      order !== undefined ? choose('Order', order) : press(status === null ? /^All/ : /^Suspended/),
    'page.next': ({ press }) => press('Next page'),
    'page.first': ({ press }) => press('First page'),
    'account.move': ({ press }) => press('Suspend: Ada Ay'),
    'action.confirm': ({ press }) => press('Suspend'),
    'action.cancel': ({ press }) => press('Cancel'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
    'xstate.after.debounce.creatorList.browsing.waiting': ({ passTime }) => passTime(300),
  },
  /** The chosen order cannot be chosen again. */
  isOffered: ({ context: { query } }, event) =>
    event.type !== 'filter.change' || Object(event).change.order !== query.order,
  elsewhere: { 'address.change': 'the address bar' },
  repeatable: { 'filter.change': 'Reads the same list again.' },
} satisfies Flow;
