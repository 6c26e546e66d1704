import { setup } from 'xstate';

/** `lease` is the end of the lease that the sender claimed. A later claim ends later, so an outdated sender changes nothing. */
export type MailMove =
  | { type: 'mail.deliver'; lease: number }
  | { type: 'mail.fail'; lease: number; reason: string }
  | { type: 'mail.expire' }
  | { type: 'mail.requeue' };

export interface MailFacts {
  lease: number;
  ageMs: number;
  isErased: boolean;
}

export const maxMailAgeMs = 24 * 60 * 60 * 1000;

interface Outcome {
  lease: number;
  facts: MailFacts;
}

/** An outgoing mail: retried with growing delays for a day, or until it expires. */
export const mailLifecycle = setup({
  types: {} as { events: MailMove & { facts: MailFacts } },
  guards: {
    hasLease: (_, { lease, facts }: Outcome) => lease === facts.lease,
    hasLeaseAndIsTooOld: (_, { lease, facts }: Outcome) => lease === facts.lease && facts.ageMs >= maxMailAgeMs,
    isWhole: (_, facts: MailFacts) => !facts.isErased,
  },
}).createMachine({
  id: 'mail',
  initial: 'queued',
  states: {
    queued: {
      on: {
        'mail.deliver': { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'sent' },
        'mail.fail': [
          { guard: { type: 'hasLeaseAndIsTooOld', params: ({ event }) => event }, target: 'failed' },
          { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'retrying' },
        ],
        'mail.expire': 'failed',
      },
    },
    retrying: {
      on: {
        'mail.deliver': { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'sent' },
        'mail.fail': [
          { guard: { type: 'hasLeaseAndIsTooOld', params: ({ event }) => event }, target: 'failed' },
          { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'retrying', reenter: true },
        ],
        'mail.expire': 'failed',
      },
    },
    failed: {
      on: { 'mail.requeue': { guard: { type: 'isWhole', params: ({ event }) => event.facts }, target: 'queued' } },
    },
    sent: { type: 'final' },
  },
});
