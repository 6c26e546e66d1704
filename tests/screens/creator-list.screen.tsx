import { fromCallback } from 'xstate';
import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import { flow } from '#tests/flows/creator-list.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { CreatorListScreen } from '#web/back-office/creator-list-screen.tsx';

export const screen: Screen<typeof creatorListMachine> = {
  flow,
  machine: creatorListMachine,
  flows: { addressBar: fromCallback(() => {}) },
  render: (actor) => <CreatorListScreen actor={actor} />,
};
