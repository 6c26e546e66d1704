import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { flow } from '#tests/flows/waiting.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { WaitingList } from '#web/back-office/waiting-list.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof waitingMachine> = {
  flow,
  machine: waitingMachine,
  flows: { watch: controllable(listWatchMachine).logic },
  render: (actor) => onPage(<WaitingList actor={actor} now={0} />),
};
