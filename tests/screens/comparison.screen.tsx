import { fromCallback } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { flow } from '#tests/flows/comparison.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ComparisonScreen } from '#web/discovery/comparison-screen.tsx';

export const screen: Screen<typeof comparisonMachine> = {
  flow,
  machine: comparisonMachine,
  flows: { lists: controllable(referenceListsMachine).logic, addressBar: fromCallback(() => {}) },
  render: (actor) => <ComparisonScreen actor={actor} today="2026-06-10" />,
};
