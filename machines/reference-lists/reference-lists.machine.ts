import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CityItem, NamedItem } from '#contract/reference-data.ts';
import { notProvided } from '../not-provided.ts';

export interface ReferenceLists {
  languages: NamedItem[];
  expertises: NamedItem[];
  services: NamedItem[];
  serviceOffers: NamedItem[];
  suggestedCities: CityItem[];
}

export type ListName = keyof ReferenceLists;

/** Each list by itself: one that failed does not keep the others away. */
export interface FetchedLists {
  lists: ReferenceLists;
  failures: Partial<Record<ListName, string | null>>;
}

const nothing: ReferenceLists = {
  languages: [],
  expertises: [],
  services: [],
  serviceOffers: [],
  suggestedCities: [],
};

const referenceLists = setup({
  types: {} as { context: FetchedLists; events: { type: 'lists.retry' } },
  actors: { fetchLists: fromPromise<FetchedLists>(notProvided('fetchLists')) },
  actions: { rememberLists: assign((_, fetched: FetchedLists) => fetched) },
  guards: { isWhole: (_, { failures }: FetchedLists) => Object.keys(failures).length === 0 },
});

export const referenceListsMachine = referenceLists.createMachine({
  id: 'referenceLists',
  context: { lists: nothing, failures: {} },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchLists',
        src: 'fetchLists',
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberLists', params: ({ event }) => event.output },
          },
          { target: 'incomplete', actions: { type: 'rememberLists', params: ({ event }) => event.output } },
        ],
        onError: 'incomplete',
      },
    },
    ready: {},
    incomplete: { on: { 'lists.retry': 'loading' } },
  },
});

export type ReferenceListsActor = ActorRefFrom<typeof referenceListsMachine>;
