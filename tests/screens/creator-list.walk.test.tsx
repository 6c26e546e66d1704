import { describe } from 'vitest';
import { fromCallback } from 'xstate';
import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import { flow } from '#tests/flows/creator-list.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { CreatorListScreen } from '#web/back-office/creator-list-screen.tsx';

describe('all creators through their list', () => {
  walkScreen({
    flow,
    machine: creatorListMachine,
    flows: { addressBar: fromCallback(() => {}) },
    render: (actor) => <CreatorListScreen actor={actor} />,
  });
});
