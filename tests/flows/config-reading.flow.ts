import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { stored } from './blog-editing.flow.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Reading of a config',
    machine: configReadingMachine,
    input: { id: 'creator-1' },
    events: { 'config.settle': [{ version: -1 }, { version: 5 }], 'network.return': [{}] },
    answers: { fetchConfig: [stored] },
    isConsistent: (reading, { fetchConfig }) => !reading.matches('ready') || fetchConfig?.id === reading.context.id,
    restingStates: ['known'],
  }),
  guide: {
    ...demoDashboard,
    answers: {
      fetchConfig: { done: 'start the server again' },
    },
  },
  words: {
    'config.settle': ({ version }) =>
      version < 0 ? 'Open the dashboard while its config cannot be read' : 'The draft stands on a config of the server',
    'network.return': 'Go online again',
  },
} satisfies Flow;
