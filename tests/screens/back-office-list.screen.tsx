import { fromCallback } from 'xstate';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { flow } from '#tests/flows/back-office-list.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { LedgerList } from '#web/back-office/ledger-list.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof ledgerMachine> = {
  flow,
  machine: ledgerMachine,
  flows: { addressBar: fromCallback(() => {}) },
  render: (actor) => onPage(<LedgerList actor={actor} />),
};
