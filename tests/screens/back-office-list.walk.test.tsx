import { describe } from 'vitest';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { flow } from '#tests/flows/back-office-list.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { LedgerList } from '#web/back-office/ledger-list.tsx';
import { onPage } from './on-page.tsx';

describe('ledger through its list', () => {
  walkScreen({ flow, machine: ledgerMachine, render: (actor) => onPage(<LedgerList actor={actor} />) });
});
