import { fromCallback, fromPromise } from 'xstate';
import { listExpertises, listLanguages, listServiceOffers, listServices, suggestCities } from '#api/reference-data.ts';
import { messageOf } from '#rules/message-of.ts';
import {
  type FetchedLists,
  type LanguageChange,
  type ListName,
  referenceListsMachine,
} from './reference-lists.machine.ts';

export const referenceLists = referenceListsMachine.provide({
  actors: {
    fetchLists: fromPromise<FetchedLists>(async ({ signal }) => {
      const failures: FetchedLists['failures'] = {};
      const list = <Item>(name: ListName, answer: Promise<Item[]>): Promise<Item[]> =>
        answer.catch((failure: unknown) => {
          failures[name] = messageOf(failure);
          return [];
        });
      const [languages, expertises, services, serviceOffers, suggestedCities] = await Promise.all([
        list('languages', listLanguages({ signal })),
        list('expertises', listExpertises({ signal })),
        list('services', listServices({ signal })),
        list('serviceOffers', listServiceOffers({ signal })),
        list('suggestedCities', suggestCities({ signal })),
      ]);
      return { lists: { languages, expertises, services, serviceOffers, suggestedCities }, failures };
    }),
    watchLanguage: fromCallback<LanguageChange>(({ sendBack }) => {
      const page = new MutationObserver(() => sendBack({ type: 'language.change' }));
      page.observe(document.documentElement, { attributeFilter: ['lang'] });
      return () => page.disconnect();
    }),
  },
});
