import { fromPromise } from 'xstate';
import { copyingMachine } from './copying.machine.ts';

export const copying = copyingMachine.provide({
  actors: {
    copyText: fromPromise<void, { text: string }>(async ({ input }) => navigator.clipboard.writeText(input.text)),
  },
});
