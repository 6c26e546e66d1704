import {
  type CreatorOrder,
  type CreatorStatus,
  creatorOrders,
  creatorStatuses,
} from '#contract/creator-list-choices.ts';
import { type Parameters, valueIn } from '#rules/directory-address.ts';

/** Which creators staff look at; no status is all of them. */
export interface CreatorWish {
  search: string;
  status: CreatorStatus | null;
  order: CreatorOrder;
  /** The creator with whom the page before ended; null on the first. */
  after: string | null;
}

export const firstCreators: CreatorWish = { search: '', status: null, order: 'newest', after: null };

/** What an address asks the list for; what says nothing is as it is anyway. */
export const readCreatorList = (parameters: Parameters): CreatorWish => ({
  search: (valueIn('search', parameters) ?? '').slice(0, 80),
  status: creatorStatuses.find((each) => each === valueIn('status', parameters)) ?? null,
  order: creatorOrders.find((each) => each === valueIn('order', parameters)) ?? firstCreators.order,
  after: valueIn('after', parameters)?.slice(0, 64) ?? null,
});

export const writeCreatorList = ({ search, status, order, after }: CreatorWish): [string, string][] => [
  ...(search.trim() === '' ? [] : [['search', search] as [string, string]]),
  ...(status === null ? [] : [['status', status] as [string, string]]),
  ...(order === firstCreators.order ? [] : [['order', order] as [string, string]]),
  ...(after === null ? [] : [['after', after] as [string, string]]),
];

export const isSameList = (one: CreatorWish, other: CreatorWish): boolean =>
  String(writeCreatorList(one)) === String(writeCreatorList(other));

/** Whether going on to another wish is a step that one may want back: a letter more or less of the same name is none. */
export const isOtherList = (before: CreatorWish, after: CreatorWish): boolean =>
  !isSameList(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
