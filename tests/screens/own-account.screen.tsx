import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { flow } from '#tests/flows/own-account.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { BankStatus } from '#web/own-account/bank-status.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof ownAccountMachine> = {
  flow,
  machine: ownAccountMachine,
  render: (account) => onPage(<BankStatus account={account} />),
};
