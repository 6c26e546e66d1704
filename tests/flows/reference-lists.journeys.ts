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
      all.isIn('loading', { calls: { ...watching, fetchLists: undefined }, context: { lists, failures: {} } });
      all.answer('fetchLists', { kind: 'whole', ...whole });
      all.isIn('ready', { calls: watching, context: whole });
    },
    '[FILTER-10] what could not be had is said, and can be tried again'(open) {
      const all = open();
      all.answer('fetchLists', { kind: 'incomplete', ...partly });
      all.isIn('failed', { calls: watching, context: partly });
      all.send({ type: 'call.retry' });
      all.isIn('loading', { calls: { ...watching, fetchLists: undefined } });
      all.rejects({ type: 'call.retry' });
      all.fail('fetchLists');
      all.isIn('failed', { calls: watching, context: { lists } });
    },
    'they are fetched anew in another language, and what does not come then is as it was'(open) {
      const all = open();
      all.send({ type: 'language.change' });
      all.isIn('loading', { calls: { ...watching, fetchLists: undefined } });
      all.answer('fetchLists', { kind: 'whole', ...whole });
      all.send({ type: 'language.change' });
      all.isIn('loading', { calls: { ...watching, fetchLists: undefined }, context: whole });
      all.answer('fetchLists', { kind: 'incomplete', lists, failures: { languages: null } });
      all.isIn('failed', { calls: watching, context: { lists: whole.lists, failures: { languages: null } } });
      all.send({ type: 'language.change' });
      all.answer('fetchLists', { kind: 'whole', ...whole });
      all.isIn('ready', { calls: watching, context: whole });
    },
  },
});
