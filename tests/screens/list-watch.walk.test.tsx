import { describe } from 'vitest';
import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { flow } from '#tests/flows/list-watch.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ListNews } from '#web/back-office/list-watch.tsx';
import { onPage } from './on-page.tsx';

describe('listWatch through what it says', () => {
  walkScreen({ flow, machine: listWatchMachine, render: (actor) => onPage(<ListNews actor={actor} />) });
});
