import type { CreatorOfStaff } from '#contract/creator-list.ts';
import { firstCreators, writeCreatorList } from '#machines/rules/creator-list-address.ts';
import { firstInQueue, writeQueue } from '#machines/rules/queue-address.ts';

/** One application in the list of all, where whatever is decided leaves it open. */
export const addressOfReview = (id: string): string =>
  `/admin?${new URLSearchParams([...writeQueue({ ...firstInQueue, state: null }), ['application', id]])}`;

/** Where a creator is looked at: whoever never applied is found among all of them. */
export const addressOfCreator = ({
  application,
  username,
}: Pick<CreatorOfStaff, 'application' | 'username'>): string =>
  application
    ? addressOfReview(application.id)
    : `/admin/creators?${new URLSearchParams(writeCreatorList({ ...firstCreators, search: username }))}`;

/** What was mailed to a creator. */
export const addressOfMails = (accountId: string): string => `/admin/creators/${accountId}/mails`;
