import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };
const whole = { lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} };
const partly = { lists, failures: { languages: null } };

export const journeys = journeysOf({
  machine: referenceListsMachine,
  file: 'reference-lists/reference-lists.machine.ts',
  journeys: {
    '[FILTER-08] the lists are fetched at once, and are there'(open) {
      const all = open();
      all.sees('loading', { calls: { fetchLists: undefined }, holds: { lists, failures: {} } });
      all.answer('fetchLists', { kind: 'whole', ...whole });
      all.sees('ready', { holds: whole });
    },
    '[FILTER-10] what could not be had is said, and can be tried again'(open) {
      const all = open();
      all.answer('fetchLists', { kind: 'incomplete', ...partly });
      all.sees('failed', { holds: partly });
      all.send({ type: 'call.retry' });
      all.sees('loading', { calls: { fetchLists: undefined } });
      all.refuses({ type: 'call.retry' });
      all.fail('fetchLists');
      all.sees('failed', { holds: { lists } });
    },
  },
});
