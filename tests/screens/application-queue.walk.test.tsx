import { describe } from 'vitest';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { flow } from '#tests/flows/application-queue.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { QueueFilters } from '#web/back-office/queue-filters.tsx';
import { QueueList } from '#web/back-office/queue-list.tsx';
import { onPage } from './on-page.tsx';

describe('applicationQueue through its list', () => {
  walkScreen({
    flow,
    machine: applicationQueueMachine,
    render: (actor) => onPage(<QueueList actor={actor} chosen={null} now={0} Filters={QueueFilters} />),
  });
});
