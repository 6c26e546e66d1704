import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CreatorItem, Relaxation } from '#contract/creator.ts';
import type { DirectorySort } from '#contract/directory-choices.ts';
import { editedFilters, type FilterEdit } from '#machines/rules/edit-filters.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import {
  countFilters,
  type DirectoryFilters,
  type DirectoryQuery,
  noFilters,
  type QueryPart,
  withoutPart,
} from '#rules/directory.ts';
import { callOf, type Failure } from '../call.ts';
import { pause } from '../clock/pause.actors.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

export const pageSize = 50;
/** From the last key or tick to the request. */
export const searchDebounceMs = 300;

export interface DirectoryPage {
  creators: CreatorItem[];
  total: number;
  totalPages: number;
  /** What the server searched for, if it says so. */
  search?: string | undefined;
  tripTypes: string[];
  relaxations: Relaxation[];
}

export interface PageInput {
  query: DirectoryQuery;
  sort: DirectorySort;
  page: number;
  /** The page starts after this creator, so none is skipped or repeated. */
  after: string | null;
}

export type DiscoveryReport =
  | { type: 'query.changed' }
  | { type: 'filters.applied' }
  | { type: 'search.started'; query: DirectoryQuery; sort: DirectorySort }
  | { type: 'creators.loaded'; creators: CreatorItem[]; tripTypes: readonly string[] }
  | { type: 'page.appended'; creators: CreatorItem[] };

interface Types {
  input: { searchQuery: string; sortBy: DirectorySort; filters: DirectoryFilters };
  context: {
    searchQuery: string;
    sortBy: DirectorySort;
    filters: DirectoryFilters;
    applied: DirectoryFilters;
    searchResults: CreatorItem[];
    /** For what was typed, and for what the server searched, which may be a word without its typing error. */
    answeredSearch: { typed: string; used: string } | null;
    currentPage: number;
    totalPages: number;
    totalCreators: number;
    tripTypes: string[];
    relaxations: Relaxation[];
    error: string | null;
  };
  events:
    | { type: 'search.change'; search: string }
    | { type: 'search.clear' }
    | { type: 'sort.change'; sort: DirectorySort }
    | FilterEdit
    | { type: 'filters.reset' }
    | { type: 'part.remove'; part: QueryPart }
    | { type: 'all.clear' }
    | ({ type: 'query.return' } & Types['input'])
    | { type: 'list.load' }
    | { type: 'page.more' }
    | { type: 'creator.reached'; id: string }
    | { type: 'call.retry' }
    | { type: 'banner.dismiss' };
}

const discovery = setup({
  types: {} as Types,
  actors: {
    fetchCreators: fromPromise<DirectoryPage, PageInput>(notProvided('fetchCreators')),
    fetchMore: fromPromise<DirectoryPage, PageInput>(notProvided('fetchMore')),
    pause,
  },
  actions: {
    changeSearch: assign((_, search: string) => ({ searchQuery: search })),
    changeSort: assign((_, sort: DirectorySort) => ({ sortBy: sort })),
    clearSearch: assign({ searchQuery: '' }),
    restoreQuery: assign((_, { searchQuery, sortBy, filters }: Types['input']) => ({ searchQuery, sortBy, filters })),
    editFilters: assign(({ context: { filters } }, edit: FilterEdit) => ({ filters: editedFilters(filters, edit) })),
    clearFilters: assign({ filters: noFilters }),
    removePart: assign(({ context }, part: QueryPart) => {
      const { search, ...filters } = withoutPart({ ...context.filters, search: context.searchQuery }, part);
      return { searchQuery: search, filters };
    }),
    applyFilters: assign(({ context }) => ({ applied: context.filters })),
    takeFirstPage: assign(({ context: { searchQuery: typed } }, page: DirectoryPage) => ({
      ...pageFacts(page),
      searchResults: page.creators,
      answeredSearch: page.search === undefined ? null : { typed, used: page.search },
      currentPage: 1,
    })),
    takeNextPage: assign(({ context }, page: DirectoryPage) => {
      const added = new Map(page.creators.map((creator) => [creator._id, creator]));
      for (const { _id } of context.searchResults) added.delete(_id);
      return {
        ...pageFacts(page),
        searchResults: [...context.searchResults, ...added.values()],
        currentPage: context.currentPage + 1,
      };
    }),
    rememberFailure: assign((_, { failure }: Failure) => ({ error: messageOf(failure) })),
    report: report<DiscoveryReport>(),
  },
  guards: {
    hasMore: ({ context }) => hasMore(context),
    isFiltered: ({ context }) => countFilters(context.filters) > 0,
    isLastLoaded: ({ context }, id: string) => hasMore(context) && context.searchResults.at(-1)?._id === id,
  },
});
const call = callOf(discovery);

const pageFacts = ({ total, totalPages, tripTypes, relaxations }: DirectoryPage) => ({
  totalCreators: total,
  totalPages,
  tripTypes,
  relaxations,
});

const hasMore = ({ currentPage, totalPages }: Types['context']): boolean => currentPage < totalPages;

const wanted = ({ searchQuery, sortBy, applied }: Types['context']) => ({
  query: { ...applied, search: searchQuery },
  sort: sortBy,
});

const edit = {
  target: '.waiting',
  actions: { type: 'editFilters', params: ({ event }: { event: FilterEdit }) => event },
} as const;

/** What is being loaded already is neither reset nor loaded again. */
const applied = {
  'filters.reset': { guard: 'isFiltered', target: '#discovery.loading', actions: 'clearFilters' },
  'list.load': { target: '#discovery.loading', actions: { type: 'report', params: { type: 'filters.applied' } } },
} as const;

/** The profile of the last creator that is loaded has another one after it. */
const readAhead = {
  guard: { type: 'isLastLoaded', params: ({ event }: { event: { id: string } }) => event.id },
  target: '#discovery.appending',
} as const;

/** The sponsor's search of the directory. What is shown narrows at once, and stays until the next answer. */
export const discoveryMachine = discovery.createMachine({
  id: 'discovery',
  context: ({ input }) => ({
    ...input,
    applied: input.filters,
    searchResults: [],
    answeredSearch: null,
    currentPage: 1,
    totalPages: 0,
    totalCreators: 0,
    tripTypes: [],
    relaxations: [],
    error: null,
  }),
  on: {
    'search.change': {
      target: '.waiting',
      actions: { type: 'changeSearch', params: ({ event }) => event.search },
    },
    'search.clear': { target: '.loading', actions: 'clearSearch' },
    'sort.change': {
      target: '.loading',
      actions: { type: 'changeSort', params: ({ event }) => event.sort },
    },
    'filter.toggle': edit,
    'filter.match': edit,
    'there.change': edit,
    'range.change': edit,
    'count.change': edit,
    'part.remove': {
      target: '.loading',
      actions: { type: 'removePart', params: ({ event }) => event.part },
    },
    'query.return': { target: '.loading', actions: { type: 'restoreQuery', params: ({ event }) => event } },
    'all.clear': { target: '.loading', actions: ['clearFilters', 'clearSearch'] },
  },
  initial: 'loading',
  states: {
    waiting: {
      entry: { type: 'report', params: { type: 'query.changed' } },
      on: applied,
      invoke: call('pause', { input: { milliseconds: searchDebounceMs }, done: 'loading', failed: 'loading' }),
    },
    loading: {
      entry: [
        'applyFilters',
        { type: 'report', params: ({ context }) => ({ type: 'search.started', ...wanted(context) }) },
      ],
      invoke: call('fetchCreators', {
        input: ({ context }) => ({ ...wanted(context), page: 1, after: null }),
        done: { target: 'ready', actions: 'takeFirstPage' },
        failed: { target: 'failed.list', actions: 'rememberFailure' },
      }),
    },
    ready: {
      entry: {
        type: 'report',
        params: ({ context: { searchResults: creators, tripTypes } }) => ({
          type: 'creators.loaded',
          creators,
          tripTypes,
        }),
      },
      on: { ...applied, 'page.more': { guard: 'hasMore', target: 'appending' }, 'creator.reached': readAhead },
    },
    appending: {
      invoke: call('fetchMore', {
        input: ({ context }) => ({
          ...wanted(context),
          page: context.currentPage + 1,
          after: context.searchResults.at(-1)?._id ?? null,
        }),
        done: {
          target: 'ready',
          actions: [
            { type: 'report', params: ({ creators }) => ({ type: 'page.appended', creators }) },
            'takeNextPage',
          ],
        },
        failed: { target: 'failed.page', actions: 'rememberFailure' },
      }),
    },
    failed: {
      on: applied,
      initial: 'list',
      states: {
        list: { on: { 'call.retry': '#discovery.loading', 'banner.dismiss': '#discovery.outdated' } },
        page: {
          on: {
            'call.retry': '#discovery.appending',
            'banner.dismiss': '#discovery.ready',
            'page.more': '#discovery.appending',
            'creator.reached': readAhead,
          },
        },
      },
    },
    /** The list belongs to an earlier query: it stays, and no page of the new query is added to it. */
    outdated: { on: applied },
  },
});

export type DiscoverySnapshot = SnapshotFrom<typeof discoveryMachine>;
