import type { ListAddress } from '#machines/rules/list-address.ts';
import type { Parameters } from '#rules/parameters.ts';

/** A list of records whose search, filters and page are in the address. */
export interface ListContext<Query, Page> {
  query: Query;
  /** The query that was last written into the address. */
  written: Query;
  page: Page | null;
  message: string | null;
}

export type ListEvent<Filter> =
  | { type: 'address.change'; parameters: Parameters }
  | { type: 'search.change'; search: string }
  | { type: 'filter.change'; change: Partial<Filter> }
  | { type: 'page.next' }
  | { type: 'page.first' }
  | { type: 'call.retry' };

export const searchDebounceMs = 300;

/** Functions for the actions and guards of a list. `after` names the last record of the previous page. */
export function recordListAt<
  Query extends { after: unknown },
  Page extends { next: Query['after'] },
  Context extends ListContext<Query, Page> = ListContext<Query, Page>,
>(address: ListAddress<Query>) {
  const readAddress = (_: unknown, parameters: Parameters) => {
    const query = address.read(parameters);
    return { query, written: query };
  };
  return {
    contextAt: (parameters: Parameters): ListContext<Query, Page> => ({
      ...readAddress(null, parameters),
      page: null,
      message: null,
    }),
    readAddress,
    changeQuery: ({ context }: { context: Context }, change: Partial<Query>) => ({
      query: { ...context.query, after: null, ...change },
    }),
    nextPage: ({ context: { query, page } }: { context: Context }) => ({
      query: { ...query, after: page?.next ?? null },
    }),
    orderToWrite: ({ context: { query, written } }: { context: Context }) => ({
      type: 'parameters.write' as const,
      parameters: address.write(query),
      isStep: address.isStep(written, query),
    }),
    rememberWritten: ({ context: { query } }: { context: Context }) => ({ written: query }),
    rememberPage: (_: unknown, page: Page) => ({ page }),
    guards: {
      isAnother: ({ context }: { context: Context }, parameters: Parameters) =>
        !address.isSame(context.written, address.read(parameters)),
      hasNext: ({ context }: { context: Context }) => context.page?.next != null,
      isFurther: ({ context }: { context: Context }) => context.query.after !== null,
    },
  };
}

const parametersIn = ({ event }: { event: { parameters: Parameters } }) => event.parameters;

/** An address that the list did not write: the person went back or followed a link. */
export const addressChange = {
  guard: { type: 'isAnother', params: parametersIn },
  actions: { type: 'rememberAddress', params: parametersIn },
} as const;

export const writeQuery = ['writeAddress', 'rememberWritten'] as const;

export const searchChange = {
  target: '.waiting',
  actions: { type: 'changeQuery', params: ({ event: { search } }: { event: { search: string } }) => ({ search }) },
} as const;

/** Waits for the end of typing. */
export const waiting = {
  tags: 'busy',
  after: { debounce: { target: 'loading', actions: writeQuery } },
} as const;

export const pageTurns = {
  'page.next': { guard: 'hasNext', target: 'loading', actions: ['nextPage', ...writeQuery] },
  'page.first': {
    guard: 'isFurther',
    target: 'loading',
    actions: [{ type: 'changeQuery', params: {} }, ...writeQuery],
  },
} as const;
