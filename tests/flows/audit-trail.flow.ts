import type { AuditEntry, AuditReply } from '#contract/audit.ts';
import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';

const rejected: AuditEntry = {
  sequence: 61,
  at: flowNow - 60_000,
  actor: 'keeper',
  action: 'application.reject',
  subjectId: 'account-1',
  subject: 'Ada Ay',
  details: { reason: 'content', text: 'Sorry' },
};
const blocked: AuditEntry = {
  ...rejected,
  sequence: 60,
  at: flowNow - 120_000,
  actor: 'system',
  action: 'staff.block',
  subject: null,
  details: {},
};
export const firstPage: AuditReply = { data: [rejected, blocked], next: 60 };
export const lastPage: AuditReply = { data: [{ ...blocked, sequence: 1 }], next: null };
const noEntries: AuditReply = { data: [], next: null };

const rejection = `Application rejected: Ada Ay keeper · Content doesn’t fit · “Sorry” ${momentHere('2026-06-01T11:59Z')}`;
const block = `Too many wrong staff passwords or codes Vaya ${momentHere('2026-06-01T11:58Z')}`;

export const flow = {
  model: modelOf({
    title: 'Audit trail',
    machine: auditTrailMachine,
    input: { parameters: [] },
    events: {
      'address.change': [{ parameters: [] }, { parameters: [['by', 'system']] }, { parameters: [['after', '60']] }],
      'search.change': [{ search: 'ada' }],
      'filter.change': [{ change: { by: 'staff' } }, { change: { by: null } }],
    },
    answers: { fetchTrail: [firstPage, lastPage, noEntries] },
    vertex: ({ query, written, page, message }) => [
      query,
      written,
      page?.next ?? null,
      page?.data.length,
      message === null,
    ],
    isConsistent: (trail, { fetchTrail }) => !trail.matches('ready') || isSameJson(fetchTrail, trail.context.query),
  }),
  guide: {
    role: 'Staff',
    address: '/admin/audit',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchTrail: { done: 'open the page' },
    },
  },
  words: {
    'address.change': ({ parameters: [first] }) => `Go to /admin/audit${first ? `?${first[0]}=${first[1]}` : ''}`,
    'search.change': ({ search }) => `Type ${search} into the search`,
    'filter.change': ({ change }) =>
      `Set the filter ${Object.entries(change)
        .map(([name, value]) => `${name} = ${value || 'any'}`)
        .join(' and ')}`,
  },
  /** Entries that were loaded stay while others load, so only texts of a single state are listed. */
  shown: {
    texts: {
      waiting: ['Audit trail'],
      loading: ['Audit trail'],
      ready: ['Audit trail'],
      failed: ['Audit trail', 'Try again'],
    },
    facts: {
      ready: ({ page }) => (page.data.length === 2 ? { 'Audit trail': [rejection, block] } : {}),
    },
  },
  gestures: {
    'search.change': ({ refill }, { search }) => refill(/^Search by name/, search),
    'filter.change': ({ choose }, { change }) => choose('Done by', change.by ?? 'any'),
    'filters.reset': ({ press }) => press('Reset'),
    'page.next': ({ press }) => press('Next page'),
    'page.first': ({ press }) => press('First page'),
    'call.retry': ({ press }) => press('Try again'),
    'xstate.after.debounce.auditTrail.waiting': ({ passTime }) => passTime(300),
  },
  /** The chosen filter cannot be chosen again. */
  isOffered: (snapshot, event) =>
    event.type !== 'filter.change' || snapshot.context.query.by !== Object(event).change.by,
  elsewhere: { 'address.change': 'the address bar' },
} satisfies Flow;
