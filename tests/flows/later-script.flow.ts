import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

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
    ...demoDashboard,
    role: 'Anyone',
    start: `${demoDashboard.start} The tab Profile & Style is a script of its own.`,
    answers: { fetchScript: { done: 'press Profile & Style; to make it fail, block scripts first' } },
  },
  words: { 'script.want': 'Press Profile & Style', 'call.retry': 'Press Try again' },
} satisfies Flow;
