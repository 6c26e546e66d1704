import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };
const whole = { lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} };
const partly = { lists, failures: { languages: null } };

const watching = { watchLanguage: undefined };

export const journeys = journeysOf({
  machine: referenceListsMachine,
  file: 'reference-lists/reference-lists.machine.ts',
  journeys: {
    '[FILTER-08] the lists are fetched at once, and are there'(open) {
      const all = open();
      all.sees('loading', { calls: { ...watching, fetchLists: undefined }, holds: { lists, failures: {} } });
      all.answer('fetchLists', whole);
      all.sees('ready', { calls: watching, holds: whole });
    },
    '[FILTER-10] what could not be had is said, and can be tried again'(open) {
      const all = open();
      all.answer('fetchLists', partly);
      all.sees('incomplete', { calls: watching, holds: partly });
      all.send({ type: 'lists.retry' });
      all.sees('loading', { calls: { ...watching, fetchLists: undefined } });
      all.refuses({ type: 'lists.retry' });
      all.fail('fetchLists');
      all.sees('incomplete', { calls: watching, holds: { lists } });
    },
    'they are fetched anew in another language, and what does not come then is as it was'(open) {
      const all = open();
      all.send({ type: 'language.change' });
      all.sees('loading', { calls: { ...watching, fetchLists: undefined } });
      all.answer('fetchLists', whole);
      all.send({ type: 'language.change' });
      all.sees('loading', { calls: { ...watching, fetchLists: undefined }, holds: whole });
      all.answer('fetchLists', { lists, failures: { languages: null } });
      all.sees('incomplete', { calls: watching, holds: { lists: whole.lists, failures: { languages: null } } });
      all.send({ type: 'language.change' });
      all.answer('fetchLists', whole);
      all.sees('ready', { calls: watching, holds: whole });
    },
  },
});
