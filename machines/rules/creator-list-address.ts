import {
  type CreatorOrder,
  type CreatorStatus,
  creatorOrders,
  creatorStatuses,
} from '#contract/creator-list-choices.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';

export interface CreatorQuery {
  search: string;
  status: CreatorStatus | null;
  order: CreatorOrder;
  /** The last creator of the previous page. */
  after: string | null;
}

export const firstCreators: CreatorQuery = { search: '', status: null, order: 'newest', after: null };

/** Unknown values are ignored. */
export const readCreatorList = (parameters: Parameters): CreatorQuery => ({
  search: (valueIn('search', parameters) ?? '').slice(0, 80),
  status: creatorStatuses.find((each) => each === valueIn('status', parameters)) ?? null,
  order: creatorOrders.find((each) => each === valueIn('order', parameters)) ?? firstCreators.order,
  after: valueIn('after', parameters)?.slice(0, 64) ?? null,
});

export const writeCreatorList = ({ search, status, order, after }: CreatorQuery): [string, string][] => [
  ...(search.trim() === '' ? [] : [['search', search] as [string, string]]),
  ...(status === null ? [] : [['status', status] as [string, string]]),
  ...(order === firstCreators.order ? [] : [['order', order] as [string, string]]),
  ...(after === null ? [] : [['after', after] as [string, string]]),
];

export const isSameList = (one: CreatorQuery, other: CreatorQuery): boolean =>
  String(writeCreatorList(one)) === String(writeCreatorList(other));

/** Whether the change is a history step of its own. Typing on in the same word is not. */
export const isOtherList = (before: CreatorQuery, after: CreatorQuery): boolean =>
  !isSameList(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
