import { describe } from 'vitest';
import { fromCallback } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { flow } from '#tests/flows/comparison.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ComparisonScreen } from '#web/discovery/comparison-screen.tsx';

describe('a comparison through its page', () => {
  walkScreen({
    flow,
    machine: comparisonMachine,
    flows: { lists: controllable(referenceListsMachine).logic, addressBar: fromCallback(() => {}) },
    render: (actor) => <ComparisonScreen actor={actor} today="2026-06-10" />,
  });
});
