import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };

export const flow = {
  model: modelOf({
    title: 'Reference lists',
    machine: referenceListsMachine,
    input: undefined,
    events: { 'lists.retry': [{}] },
    answers: {
      fetchLists: [
        { lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} },
        { lists, failures: { languages: null } },
      ],
    },
    rests: ['ready'],
  }),
  words: { 'lists.retry': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'lists.retry' } },
    texts: { loading: [], ready: [], incomplete: ['Try again'] },
  },
} satisfies Flow;
