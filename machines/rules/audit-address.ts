import { type AuditActorKind, auditActorKinds } from '#contract/audit-choices.ts';
import { auditActions } from '#contract/features.ts';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { dayIn } from './queue-address.ts';

export interface AuditWish {
  /** The person an entry is about. */
  search: string;
  by: AuditActorKind | null;
  action: string | null;
  /** First day, in the reader's time zone. */
  from: string;
  /** Last day, in the reader's time zone. */
  to: string;
  /** The last entry of the previous page. */
  after: number | null;
}

export type AuditFilter = Pick<AuditWish, 'by' | 'action' | 'from' | 'to'>;

export const noAuditFilter: AuditFilter = { by: null, action: null, from: '', to: '' };
export const wholeTrail: AuditWish = { search: '', ...noAuditFilter, after: null };

/** Unknown values are ignored. */
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

export const countAuditFilters = (wish: AuditFilter): number =>
  filterNames.filter((name) => wish[name] !== noAuditFilter[name]).length;

export const isSameTrail = (one: AuditWish, other: AuditWish): boolean =>
  String(writeTrail(one)) === String(writeTrail(other));

/** Whether the change is a history step of its own. Typing on in the same word is not. */
export const isOtherTrail = (before: AuditWish, after: AuditWish): boolean =>
  !isSameTrail(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
