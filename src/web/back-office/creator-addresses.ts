import type { CreatorOfStaff } from '#contract/back-office.ts';
import { creatorListAddress } from '#machines/rules/creator-list-address.ts';
import { queueAddress, writeQueue } from '#machines/rules/queue-address.ts';

/** In the list of all, where a decision leaves the application open. */
export const addressOfReview = (id: string): string =>
  `/admin?${new URLSearchParams([...writeQueue({ ...queueAddress.initial, state: null }), ['application', id]])}`;

/** Creators who never applied are found by their username. */
export const addressOfCreator = ({
  application,
  username,
}: Pick<CreatorOfStaff, 'application' | 'username'>): string =>
  application
    ? addressOfReview(application.id)
    : `/admin/creators?${new URLSearchParams(creatorListAddress.write({ ...creatorListAddress.initial, search: username }))}`;

export const addressOfMails = (accountId: string): string => `/admin/creators/${accountId}/mails`;
