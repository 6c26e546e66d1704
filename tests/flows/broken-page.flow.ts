import { brokenPageMachine } from '#machines/broken-page/broken-page.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Broken page',
    machine: brokenPageMachine,
    input: undefined,
    events: {},
    answers: { loadFully: [undefined] },
    restingStates: ['said'],
  }),
  guide: {
    role: 'Anyone',
    address: 'any page',
    start: 'Block the script of a page in the developer tools, then follow a link to it.',
    answers: { loadFully: { done: 'keep the script blocked: it answers after one reload' } },
  },
  words: {},
} satisfies Flow;
