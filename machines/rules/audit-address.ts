import { type AuditActorKind, auditActorKinds } from '#contract/audit-choices.ts';
import { auditActions } from '#contract/features.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import { dayIn } from './queue-address.ts';

export interface AuditQuery {
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

export type AuditFilter = Pick<AuditQuery, 'by' | 'action' | 'from' | 'to'>;

export const noAuditFilter: AuditFilter = { by: null, action: null, from: '', to: '' };
export const wholeTrail: AuditQuery = { search: '', ...noAuditFilter, after: null };

/** Unknown values are ignored. */
export function readTrail(parameters: Parameters): AuditQuery {
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

export const writeTrail = (query: AuditQuery): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const wanted = String(query[name] ?? '');
    return wanted.trim() === '' ? [] : [[name, wanted]];
  });

const filterNames = ['by', 'action', 'from', 'to'] as const;
const names = ['search', ...filterNames, 'after'] as const;

export const countAuditFilters = (query: AuditFilter): number =>
  filterNames.filter((name) => query[name] !== noAuditFilter[name]).length;

export const isSameTrail = (one: AuditQuery, other: AuditQuery): boolean =>
  String(writeTrail(one)) === String(writeTrail(other));

/** Whether the change is a history step of its own. Typing on in the same word is not. */
export const isOtherTrail = (before: AuditQuery, after: AuditQuery): boolean =>
  !isSameTrail(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
