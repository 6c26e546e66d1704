import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { flow } from '#tests/flows/list-watch.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ListWatch } from '#web/back-office/list-watch.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof listWatchMachine> = {
  flow,
  machine: listWatchMachine,
  render: (actor) => onPage(<ListWatch actor={actor} />),
};
