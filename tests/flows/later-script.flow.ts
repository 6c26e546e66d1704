import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Script that comes later',
    machine: laterScriptMachine,
    input: undefined,
    events: { 'script.want': [{}], 'call.retry': [{}] },
    answers: { fetchScript: [undefined] },
    restingStates: ['ready'],
  }),
  guide: { role: 'Anybody', address: 'any page' },
  words: { 'script.want': 'A part of it is to be shown', 'call.retry': 'Press Try again' },
} satisfies Flow;
