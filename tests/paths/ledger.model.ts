import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const row = {
  id: 'sponsor-1',
  about: { kind: 'sponsor' as const, name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' },
  at: 0,
  state: 'active',
  moves: ['suspend' as const],
};

export const ledgerModel = modelOf({
  title: 'Back office list',
  machine: ledgerMachine,
  input: { token: 'a-token', name: 'sponsors' },
  events: {
    'page.turn': [{ offset: 50 }],
    'ledger.load': [{}],
    'row.move': [
      { id: 'sponsor-1', move: 'suspend' },
      { id: 'sponsor-1', move: 'reinstate' },
    ],
    'sponsor.invite': [{ request: { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' } }],
    'banner.dismiss': [{}],
    'session.renew': [{ token: 'another-token' }],
  },
  answers: {
    fetchLedger: [{ kind: 'page', page: { rows: [row], total: 1 } }, { kind: 'ended' }],
    doDeed: [{ kind: 'done' }, { kind: 'refused', message: 'This username is taken.' }, { kind: 'ended' }],
  },
  behaviour: ({ message }) => message === null,
});
