import { describe } from 'vitest';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { flow } from '#tests/flows/own-account.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { BankStatus } from '#web/own-account/bank-status.tsx';
import { onPage } from './on-page.tsx';

describe('one’s own account through its bank details', () => {
  walkScreen({ flow, machine: ownAccountMachine, render: (account) => onPage(<BankStatus account={account} />) });
});
