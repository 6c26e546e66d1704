import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CityItem, NamedItem, ServiceItem } from '#contract/reference-data.ts';
import { callOf } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

export interface ReferenceLists {
  languages: NamedItem[];
  expertises: NamedItem[];
  services: ServiceItem[];
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

/** The lists come in the reader's language. */
export interface LanguageChange {
  type: 'language.change';
}

export interface ReferenceListsReport {
  type: 'lists.loaded';
  lists: ReferenceLists;
}

export const noLists: ReferenceLists = {
  languages: [],
  expertises: [],
  services: [],
  serviceOffers: [],
  suggestedCities: [],
};

const referenceLists = setup({
  types: {} as { context: FetchedLists; events: { type: 'call.retry' } | LanguageChange },
  actors: {
    fetchLists: fromPromise<ListsAnswer>(notProvided('fetchLists')),
    watchLanguage: fromCallback<LanguageChange>(() => effectNotProvided('watchLanguage')),
  },
  actions: {
    /** A list that failed stays as it was. */
    rememberLists: assign(({ context }, { lists, failures }: FetchedLists) => {
      const earlier = Object.keys(failures).map((name) => [name, context.lists[name as ListName]]);
      return { lists: { ...lists, ...Object.fromEntries(earlier) }, failures };
    }),
    report: report<ReferenceListsReport>(),
  },
});
const call = callOf(referenceLists);

const reportLists = {
  type: 'report',
  params: ({ context: { lists } }: { context: FetchedLists }) => ({ type: 'lists.loaded', lists }) as const,
} as const;

export const referenceListsMachine = referenceLists.createMachine({
  id: 'referenceLists',
  context: { lists: noLists, failures: {} },
  invoke: { id: 'watchLanguage', src: 'watchLanguage' },
  on: { 'language.change': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchLists', {
        whole: { target: 'ready', actions: 'rememberLists' },
        incomplete: { target: 'failed', actions: 'rememberLists' },
        failed: 'failed',
      }),
    },
    ready: { entry: reportLists },
    failed: { entry: reportLists, on: { 'call.retry': 'loading' } },
  },
});

export type ReferenceListsActor = ActorRefFrom<typeof referenceListsMachine>;
export type ReferenceListsSnapshot = SnapshotFrom<typeof referenceListsMachine>;
