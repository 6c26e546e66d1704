import { fromCallback, fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import {
  type FetchedLists,
  type LanguageChange,
  type ListName,
  type ListsAnswer,
  referenceListsMachine,
} from './reference-lists.machine.ts';

export const referenceLists = referenceListsMachine.provide({
  actors: {
    fetchLists: fromPromise<ListsAnswer>(async ({ signal }) => {
      const failures: FetchedLists['failures'] = {};
      const list = <Item>(name: ListName, answer: Promise<{ data: Item[] }>): Promise<Item[]> =>
        answer
          .then(({ data }) => data)
          .catch((failure: unknown) => {
            failures[name] = messageOf(failure);
            return [];
          });
      const [languages, expertises, services, serviceOffers, suggestedCities] = await Promise.all([
        list('languages', ask('listLanguages', { signal })),
        list('expertises', ask('listExpertises', { signal })),
        list('services', ask('listServices', { signal })),
        list('serviceOffers', ask('listServiceOffers', { signal })),
        list('suggestedCities', ask('suggestCities', { signal })),
      ]);
      const kind = Object.keys(failures).length === 0 ? 'whole' : 'incomplete';
      return { kind, lists: { languages, expertises, services, serviceOffers, suggestedCities }, failures };
    }),
    watchLanguage: fromCallback<LanguageChange>(({ sendBack }) => {
      const page = new MutationObserver(() => sendBack({ type: 'language.change' }));
      page.observe(document.documentElement, { attributeFilter: ['lang'] });
      return () => page.disconnect();
    }),
  },
});
