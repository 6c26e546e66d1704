import { fromPromise } from 'xstate';
import { listExpertises, listLanguages, listServiceOffers, listServices, suggestCities } from '#api/reference-data.ts';
import { messageOf } from '#rules/message-of.ts';
import {
  type FetchedLists,
  type ListName,
  type ReferenceLists,
  referenceListsMachine,
} from './reference-lists.machine.ts';

const fetchers: { [Name in ListName]: (call: { signal: AbortSignal }) => Promise<ReferenceLists[Name]> } = {
  languages: listLanguages,
  expertises: listExpertises,
  services: listServices,
  serviceOffers: listServiceOffers,
  suggestedCities: suggestCities,
};

export const referenceLists = referenceListsMachine.provide({
  actors: {
    fetchLists: fromPromise<FetchedLists>(async ({ signal }) => {
      const names = Object.keys(fetchers) as ListName[];
      const answers = await Promise.allSettled(names.map((name) => fetchers[name]({ signal })));
      const lists: Record<string, unknown> = {};
      const failures: FetchedLists['failures'] = {};
      for (const [index, name] of names.entries()) {
        const answer = answers[index];
        lists[name] = answer?.status === 'fulfilled' ? answer.value : [];
        if (answer?.status === 'rejected') failures[name] = messageOf(answer.reason);
      }
      return { lists: lists as unknown as ReferenceLists, failures };
    }),
  },
});
