import { describe } from 'vitest';
import { recentDecisionsMachine } from '#machines/back-office/recent-decisions.machine.ts';
import { flow } from '#tests/flows/recent-decisions.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { UndoBar } from '#web/back-office/undo-bar.tsx';
import { onPage } from './on-page.tsx';

describe('recentDecisions through their bar', () => {
  walkScreen({ flow, machine: recentDecisionsMachine, render: (actor) => onPage(<UndoBar actor={actor} />) });
});
