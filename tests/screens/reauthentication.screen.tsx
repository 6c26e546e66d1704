import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/reauthentication.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ClosingPart } from '#web/own-account/own-account-screen.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof reauthenticationMachine> = {
  flow,
  machine: reauthenticationMachine,
  render: (closing) => onPage(<ClosingPart closing={closing} />),
};
