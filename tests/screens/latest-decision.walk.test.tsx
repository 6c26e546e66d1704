import { describe } from 'vitest';
import { latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import { flow } from '#tests/flows/latest-decision.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { UndoBar } from '#web/back-office/undo-bar.tsx';
import { onPage } from './on-page.tsx';

describe('latestDecision through its bar', () => {
  walkScreen({ flow, machine: latestDecisionMachine, render: (actor) => onPage(<UndoBar actor={actor} />) });
});
