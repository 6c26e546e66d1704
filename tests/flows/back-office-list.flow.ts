import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const row = {
  id: 'sponsor-1',
  about: { kind: 'sponsor' as const, name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' },
  at: 0,
  state: 'active',
  moves: ['suspend' as const],
};

export const flow = {
  model: modelOf({
    title: 'Back office list',
    machine: ledgerMachine,
    input: { name: 'sponsors' },
    events: {
      'page.turn': [{ offset: 50 }],
      'ledger.load': [{}],
      'row.move': [
        { id: 'sponsor-1', move: 'suspend' },
        { id: 'sponsor-1', move: 'reinstate' },
      ],
      'sponsor.invite': [{ request: { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' } }],
      'banner.dismiss': [{}],
    },
    answers: {
      fetchLedger: [{ rows: [row], total: 1 }],
      doDeed: [{ kind: 'done' }, { kind: 'refused', message: 'This username is taken.' }],
    },
    behaviour: ({ message, offset, page }) => [message === null, offset, page !== null],
    belongs: (list, { fetchLedger }) => !list.matches('ready') || list.context.offset === fetchLedger?.offset,
  }),
  words: {
    'page.turn': 'Press Next',
    'ledger.load': 'Press Try again',
    'row.move': ({ move }) => `Press ${move} in a line`,
    'sponsor.invite': 'Fill in the invitation and press Send the invitation',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: {
      Dismiss: { type: 'banner.dismiss' },
      'Try again': { type: 'ledger.load' },
      'Send the invitation': {
        type: 'sponsor.invite',
        request: { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' },
      },
    },
    texts: {
      loading: ['Invite a sponsor'],
      'ready.calm': ['Invite a sponsor'],
      'ready.refused': ['Invite a sponsor', 'Dismiss'],
      acting: ['Invite a sponsor'],
      failed: ['Invite a sponsor', 'Try again'],
    },
  },
} satisfies Flow;
