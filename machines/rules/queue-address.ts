import {
  type QueueFlag,
  type QueueOrder,
  type QueueTab,
  queueFlags,
  queueOrders,
  queueTabs,
} from '#contract/queue-tabs.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';

export interface QueueQuery {
  state: QueueTab | null;
  search: string;
  order: QueueOrder;
  flag: QueueFlag | null;
  /** First day, in the reader's time zone; '' = any. */
  from: string;
  /** Last day, in the reader's time zone; '' = any. */
  to: string;
  offset: number;
}

export type QueueFilter = Pick<QueueQuery, 'order' | 'flag' | 'from' | 'to'>;

export const queueLimit = 50;
export const noQueueFilter: QueueFilter = { order: 'oldest', flag: null, from: '', to: '' };
export const firstInQueue: QueueQuery = { state: 'ONHOLD', search: '', ...noQueueFilter, offset: 0 };

const anyState = 'ALL';

/** Unknown values are ignored. */
export function readQueue(parameters: Parameters): QueueQuery {
  const value = valueIn('state', parameters);
  const state = value === anyState ? null : (queueTabs.find((each) => each === value) ?? firstInQueue.state);
  const offset = valueIn('offset', parameters) ?? '';
  return {
    state,
    search: (valueIn('search', parameters) ?? '').slice(0, 80),
    order: queueOrders.find((each) => each === valueIn('order', parameters)) ?? noQueueFilter.order,
    flag: queueFlags.find((each) => each === valueIn('flag', parameters)) ?? null,
    from: dayIn(valueIn('from', parameters)),
    to: dayIn(valueIn('to', parameters)),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Returns '' for a day that does not exist. */
export const dayIn = (value: string | null): string =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value)
    ? value
    : '';

/** The first and last moment of the days, in the reader's time zone. */
export const timesOf = ({ from, to }: Pick<QueueFilter, 'from' | 'to'>): { since?: number; until?: number } => ({
  ...(from !== '' && { since: Math.max(0, new Date(`${from}T00:00`).getTime()) }),
  ...(to !== '' && { until: Math.max(0, dayAfter(new Date(`${to}T00:00`))) }),
});

const dayAfter = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();

export const writeQueue = ({ state, search, offset, ...filter }: QueueQuery): [string, string][] => [
  ['list', 'applications'],
  ...(state === firstInQueue.state ? [] : [['state', state ?? anyState] as [string, string]]),
  ...(search.trim() === '' ? [] : [['search', search] as [string, string]]),
  ...filterNames.flatMap((name): [string, string][] => {
    const wanted = filter[name];
    return wanted === null || wanted === noQueueFilter[name] ? [] : [[name, wanted]];
  }),
  ...(offset === 0 ? [] : [['offset', String(offset)] as [string, string]]),
];

const filterNames = ['order', 'flag', 'from', 'to'] as const;

export const countFilters = (query: QueueFilter): number =>
  filterNames.filter((name) => query[name] !== noQueueFilter[name]).length;

export const isSameQueue = (one: QueueQuery, other: QueueQuery): boolean =>
  String(writeQueue(one)) === String(writeQueue(other));

/** Whether the change is a history step of its own. Typing on in the same word is not. */
export const isOtherQueue = (before: QueueQuery, after: QueueQuery): boolean =>
  !isSameQueue(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
