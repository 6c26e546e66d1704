import { recentDecisionsMachine } from '#machines/back-office/recent-decisions.machine.ts';
import { flow } from '#tests/flows/recent-decisions.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { UndoBar } from '#web/back-office/undo-bar.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof recentDecisionsMachine> = {
  flow,
  machine: recentDecisionsMachine,
  render: (actor) => onPage(<UndoBar actor={actor} />),
};
