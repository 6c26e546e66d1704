import { createActor } from 'xstate';
import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { flow } from '#tests/flows/application-queue.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { QueueList } from '#web/back-office/queue-list.tsx';
import { onPage } from './on-page.tsx';

const selection = createActor(applicationSelectionMachine, { input: { drafts: {} } }).start();

export const screen: Screen<typeof applicationQueueMachine> = {
  flow,
  machine: applicationQueueMachine,
  flows: { watch: controllable(listWatchMachine).logic },
  render: (actor) => onPage(<QueueList actor={actor} selection={selection} chosen={null} now={0} />),
};
