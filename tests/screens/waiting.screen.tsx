import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { flow } from '#tests/flows/waiting.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { WaitingList } from '#web/back-office/waiting-list.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof waitingMachine> = {
  flow,
  machine: waitingMachine,
  render: (actor) => onPage(<WaitingList actor={actor} now={0} />),
};
