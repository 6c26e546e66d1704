import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Lazy script',
    machine: laterScriptMachine,
    input: undefined,
    events: { 'script.want': [{}], 'call.retry': [{}] },
    answers: { fetchScript: [undefined] },
    restingStates: ['ready'],
  }),
  guide: {
    role: 'Anyone',
    address: '/blog/demo-creator/config',
    start: 'Sign in at `/login` as the demo creator. The tab Profile & Style is a script of its own.',
    answers: { fetchScript: { done: 'press Profile & Style; to make it fail, block scripts first' } },
  },
  words: { 'script.want': 'Press Profile & Style', 'call.retry': 'Press Try again' },
} satisfies Flow;
