import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { incomplete, lists, whole } from './reference-lists.flow.ts';

const complete = { lists: whole.lists, failures: {} };
const loading = { calls: { fetchLists: undefined } };
const reports = (...loaded: object[]) => ({
  effects: loaded.map((each) => ({ report: { type: 'lists.loaded', lists: each } })),
});
const changeLanguage = { type: 'language.change' } as const;
const retry = { type: 'call.retry' } as const;

const named = { languages: null, expertises: null, services: null, serviceOffers: null };

export const journeys = journeysOf({
  machine: referenceListsMachine,
  file: 'reference-lists/reference-lists.machine.ts',
  listens: ['watchLanguage'],
  journeys: {
    '[FILTER-08] loads the lists at the start'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { lists, failures: {} } });
      page.answer('fetchLists', whole);
      page.isIn('ready', { ...reports(whole.lists), context: complete });
    },
    '[FILTER-10] says which lists are missing, and loads them again on request'(open) {
      const page = open();
      page.answer('fetchLists', incomplete);
      page.isIn('failed', { ...reports(lists), context: { lists, failures: named } });
      page.send(retry);
      page.isIn('loading', loading);
      page.rejects(retry);
      page.fail('fetchLists');
      page.isIn('failed', { ...reports(lists), context: { lists } });
    },
    'loads the lists in another language, and keeps the old ones that are missing'(open) {
      const page = open();
      page.send(changeLanguage);
      page.answer('fetchLists', whole);
      page.send(changeLanguage);
      page.isIn('loading', { ...loading, ...reports(whole.lists), context: complete });
      page.answer('fetchLists', incomplete);
      page.isIn('failed', { ...reports(whole.lists), context: { lists: whole.lists, failures: named } });
      page.send(changeLanguage);
      page.answer('fetchLists', whole);
      page.isIn('ready', { ...reports(whole.lists), context: complete });
    },
  },
});
