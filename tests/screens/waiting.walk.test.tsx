import { describe } from 'vitest';
import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { flow } from '#tests/flows/waiting.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { WaitingList } from '#web/back-office/waiting-list.tsx';
import { onPage } from './on-page.tsx';

describe('what waits through its lists', () => {
  walkScreen({ flow, machine: waitingMachine, render: (actor) => onPage(<WaitingList actor={actor} now={0} />) });
});
