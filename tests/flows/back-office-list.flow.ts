import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';

export const invitation = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
export const row = {
  id: 'sponsor-1',
  about: { kind: 'sponsor' as const, ...invitation },
  at: flowNow,
  state: 'active',
  moves: ['suspend' as const],
};

const bay = `Blue Bay bluebay · bay@mail.example ${momentHere('2026-06-01T12:00Z')} Active Suspend`;

export const flow = {
  model: modelOf({
    title: 'Sponsor and mail lists',
    machine: ledgerMachine,
    input: { parameters: [['list', 'sponsors']] },
    events: {
      'address.change': [
        { parameters: [['list', 'sponsors']] },
        {
          parameters: [
            ['list', 'sponsors'],
            ['after', '50'],
          ],
        },
        { parameters: [['list', 'mails']] },
      ],
      'search.change': [{ search: 'bay' }],
      'row.move': [
        { id: 'sponsor-1', move: 'suspend' },
        { id: 'sponsor-1', move: 'reinstate' },
      ],
      'sponsor.invite': [{ request: invitation }],
      'invitation.change': [{ field: 'username' }, { field: 'email' }],
    },
    answers: {
      fetchLedger: [
        { rows: [row], total: 1, next: null },
        { rows: [row], total: 52, next: 50 },
      ],
      performAction: [
        { kind: 'done' },
        { kind: 'invited', email: 'bay@mail.example' },
        { kind: 'refused', message: 'This username is taken.', fields: { username: 'This username is taken.' } },
        {
          kind: 'refused',
          message: 'Please check them.',
          fields: { username: 'Too short.', email: 'Not an address.' },
        },
      ],
    },
    journeyOnly: ['ready — row.move [isPossible] → acting #1'],
    vertex: ({ message, query, written, page, serverErrors }) => [
      message === null,
      query,
      written,
      page?.total,
      ...Object.keys(serverErrors),
    ],
    isConsistent: (list, { fetchLedger }) => !list.matches('ready') || isSameJson(fetchLedger, list.context.query),
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=sponsors',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchLedger: { done: 'open the page' },
      performAction: {
        done: 'suspend or reinstate a sponsor',
        invited: 'send an invitation with an unused username and address',
        refused: 'send an invitation with a username that is taken',
      },
    },
    conditions: { isOnlyError: 'no other field has an error' },
  },
  words: {
    'address.change': ({ parameters }) => `Go to /admin?${new URLSearchParams(parameters)}`,
    'search.change': ({ search }) => `Type ${search} into the search of emails`,
    'row.move': ({ move }) => `Press ${move === 'suspend' ? 'Suspend' : 'Reinstate'} in a row`,
    'action.confirm': 'Press Suspend in the question',
    'sponsor.invite': 'Fill in the invitation and press Send invitation',
    'invitation.change': ({ field }) => `Change the ${field} of the invitation`,
  },
  shown: {
    buttons: {
      'Send invitation': { type: 'sponsor.invite', request: invitation },
    },
    texts: {
      waiting: ['Invite a sponsor'],
      loading: ['Invite a sponsor'],
      'ready.calm': ['Invite a sponsor'],
      'ready.refused': ['Invite a sponsor', 'Dismiss'],
      confirming: ['Invite a sponsor', 'Suspend Blue Bay?'],
      acting: ['Invite a sponsor'],
      failed: ['Invite a sponsor', 'Try again'],
    },
    facts: {
      'ready.calm': ({ query }) => (query.after === null ? { Sponsors: bay } : {}),
      acting: { Sponsors: bay },
    },
  },
  gestures: {
    'row.move': ({ press }) => press(/^Suspend: .*(Blue Bay|bluebay)$/),
    'action.confirm': ({ press }) => press('Suspend'),
    'action.cancel': ({ press }) => press('Cancel'),
    async 'sponsor.invite'({ fill, press }, { request }) {
      await fill('Company or name', request.name);
      await fill('Username', request.username);
      await fill('Email', request.email);
      await press('Send invitation');
    },
    'invitation.change': ({ fill }, { field }) => fill(field === 'email' ? 'Email' : 'Username', 'other'),
    'page.next': ({ press }) => press('Next'),
    'page.previous': ({ press }) => press('Previous'),
    'call.retry': ({ press }) => press('Try again'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'xstate.after.debounce.ledger.waiting': ({ passTime }) => passTime(300),
  },
  elsewhere: { 'address.change': 'the address bar', 'search.change': 'the list of emails' },
} satisfies Flow;
