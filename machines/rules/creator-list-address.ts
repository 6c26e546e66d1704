import { creatorOrders, creatorStatuses } from '#contract/back-office-choices.ts';
import { type AddressValue, choice, listAddress, optionalChoice, type QueryOf, searchText } from './list-address.ts';

/** The id of the last creator of the previous page. */
const after: AddressValue<string | null> = {
  initial: null,
  read: (text) => text.slice(0, 64) || null,
  write: (id) => id ?? '',
};

const filters = { status: optionalChoice(creatorStatuses), order: choice(creatorOrders, 'newest') };

export const creatorListAddress = listAddress({ search: searchText, ...filters, after });

export type CreatorFilter = QueryOf<typeof filters>;
export type CreatorQuery = typeof creatorListAddress.initial;
