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
  behaviour: ({ message }) => message === null,
});
