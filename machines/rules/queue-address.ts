import { type QueueTab, queueFlags, queueOrders, queueTabs, queueTakers } from '#contract/back-office-choices.ts';
import {
  type AddressValue,
  choice,
  countFilters,
  day,
  initialOf,
  listAddress,
  optionalChoice,
  type QueryOf,
  searchText,
} from './list-address.ts';

export const queueLimit = 50;

const anyState = 'ALL';

/** null = applications in every state. */
const state: AddressValue<QueueTab | null> = {
  initial: 'ONHOLD',
  read: (text) => (text === anyState ? null : (queueTabs.find((each) => each === text) ?? 'ONHOLD')),
  write: (tab) => tab ?? anyState,
};

const offset: AddressValue<number> = {
  initial: 0,
  read: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : 0),
  write: String,
};

const filters = {
  order: choice(queueOrders, 'oldest'),
  flag: optionalChoice(queueFlags),
  taker: optionalChoice(queueTakers),
  from: day,
  to: day,
};

export const queueAddress = listAddress({ state, search: searchText, ...filters, offset });

export type QueueQuery = typeof queueAddress.initial;
export type QueueFilter = QueryOf<typeof filters>;

export const noQueueFilter = initialOf(filters);
export const countQueueFilters = (query: QueueFilter): number => countFilters(filters, query);

/** The queue is one of the lists at its address. */
export const writeQueue = (query: QueueQuery): [string, string][] => [
  ['list', 'applications'],
  ...queueAddress.write(query),
];
