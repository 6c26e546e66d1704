import { type QueueTab, queueTabs } from '#contract/queue-tabs.ts';
import { type Parameters, valueIn } from './directory-address.ts';

/** Which applications staff look at; no state is all of them. */
export interface QueueWish {
  state: QueueTab | null;
  search: string;
  offset: number;
}

export const firstInQueue: QueueWish = { state: 'ONHOLD', search: '', offset: 0 };

const anyState = 'ALL';

/** What an address asks the queue for; what says nothing is as it is anyway. */
export function readQueue(parameters: Parameters): QueueWish {
  const asked = valueIn('state', parameters);
  const state = asked === anyState ? null : (queueTabs.find((each) => each === asked) ?? firstInQueue.state);
  const offset = valueIn('offset', parameters) ?? '';
  return {
    state,
    search: (valueIn('search', parameters) ?? '').slice(0, 80),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

export const writeQueue = ({ state, search, offset }: QueueWish): [string, string][] => [
  ['list', 'applications'],
  ...(state === firstInQueue.state ? [] : [['state', state ?? anyState] as [string, string]]),
  ...(search.trim() === '' ? [] : [['search', search] as [string, string]]),
  ...(offset === 0 ? [] : [['offset', String(offset)] as [string, string]]),
];

export const isSameQueue = (one: QueueWish, other: QueueWish): boolean =>
  String(writeQueue(one)) === String(writeQueue(other));

/** Whether going on to another wish is a step that one may want back: a letter more or less of the same name is none. */
export const isOtherQueue = (before: QueueWish, after: QueueWish): boolean =>
  !isSameQueue(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
