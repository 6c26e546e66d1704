import { auditActions, auditActorKinds } from '#contract/audit-actions.ts';
import {
  type AddressValue,
  countFilters,
  day,
  initialOf,
  listAddress,
  optionalChoice,
  type QueryOf,
  searchText,
} from './list-address.ts';

/** The sequence number of the last entry of the previous page. */
const after: AddressValue<number | null> = {
  initial: null,
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: (sequence) => String(sequence ?? ''),
};

const filters = {
  by: optionalChoice(auditActorKinds),
  action: optionalChoice(Object.keys(auditActions)),
  from: day,
  to: day,
};

/** `search` is the name of the person that an entry is about. */
export const auditAddress = listAddress({ search: searchText, ...filters, after });

export type AuditQuery = typeof auditAddress.initial;
export type AuditFilter = QueryOf<typeof filters>;

export const noAuditFilter = initialOf(filters);
export const countAuditFilters = (query: AuditFilter): number => countFilters(filters, query);
