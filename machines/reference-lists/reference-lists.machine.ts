import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CityItem, NamedItem } from '#contract/reference-data.ts';
import { callOf } from '../call.ts';
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

export type ListsAnswer = FetchedLists & { kind: 'whole' | 'incomplete' };

const nothing: ReferenceLists = {
  languages: [],
  expertises: [],
  services: [],
  serviceOffers: [],
  suggestedCities: [],
};

const referenceLists = setup({
  types: {} as { context: FetchedLists; events: { type: 'call.retry' } },
  actors: { fetchLists: fromPromise<ListsAnswer>(notProvided('fetchLists')) },
  actions: { rememberLists: assign((_, { lists, failures }: FetchedLists) => ({ lists, failures })) },
});
const call = callOf(referenceLists);

export const referenceListsMachine = referenceLists.createMachine({
  id: 'referenceLists',
  context: { lists: nothing, failures: {} },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchLists', {
        whole: { target: 'ready', actions: 'rememberLists' },
        incomplete: { target: 'failed', actions: 'rememberLists' },
        failed: 'failed',
      }),
    },
    ready: {},
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ReferenceListsActor = ActorRefFrom<typeof referenceListsMachine>;
