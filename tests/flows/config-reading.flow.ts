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
    events: {},
    answers: { fetchConfig: [stored] },
    isConsistent: (_, { fetchConfig }) => fetchConfig === undefined || fetchConfig.id === 'creator-1',
  }),
  guide: {
    ...demoDashboard,
    start: `${demoDashboard.start} Stop the server before.`,
    answers: { fetchConfig: { done: 'start the server again' } },
  },
  words: {
    'network.return': 'Go online again',
  },
} satisfies Flow;
