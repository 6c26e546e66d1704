import { type AuditActorKind, auditActorKinds } from '#contract/audit-choices.ts';
import { auditActions } from '#contract/features.ts';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { dayIn } from './queue-address.ts';

/** Which lines of the trail staff look at; null or nothing is any. */
export interface AuditWish {
  /** About whom. */
  search: string;
  by: AuditActorKind | null;
  action: string | null;
  /** On that day or later, as the reader's own days are. */
  from: string;
  /** On that day or earlier. */
  to: string;
  /** The line with which the page before ended; null on the first. */
  after: number | null;
}

export type AuditFilter = Pick<AuditWish, 'by' | 'action' | 'from' | 'to'>;

export const noAuditFilter: AuditFilter = { by: null, action: null, from: '', to: '' };
export const wholeTrail: AuditWish = { search: '', ...noAuditFilter, after: null };

/** What an address asks the trail for; what says nothing is as it is anyway. */
export function readTrail(parameters: Parameters): AuditWish {
  const action = valueIn('action', parameters);
  const after = valueIn('after', parameters) ?? '';
  return {
    search: (valueIn('search', parameters) ?? '').slice(0, 80),
    by: auditActorKinds.find((each) => each === valueIn('by', parameters)) ?? null,
    action: action !== null && Object.hasOwn(auditActions, action) ? action : null,
    from: dayIn(valueIn('from', parameters)),
    to: dayIn(valueIn('to', parameters)),
    after: /^[1-9]\d{0,14}$/.test(after) ? Number(after) : null,
  };
}

export const writeTrail = (wish: AuditWish): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const wanted = String(wish[name] ?? '');
    return wanted.trim() === '' ? [] : [[name, wanted]];
  });

const filterNames = ['by', 'action', 'from', 'to'] as const;
const names = ['search', ...filterNames, 'after'] as const;

/** How many of the filters say something. */
export const countAuditFilters = (wish: AuditFilter): number =>
  filterNames.filter((name) => wish[name] !== noAuditFilter[name]).length;

export const isSameTrail = (one: AuditWish, other: AuditWish): boolean =>
  String(writeTrail(one)) === String(writeTrail(other));

/** Whether going on to another wish is a step that one may want back: a letter more or less of the same name is none. */
export const isOtherTrail = (before: AuditWish, after: AuditWish): boolean =>
  !isSameTrail(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
