import { setup } from 'xstate';

/** `lease` is the end of the lease that the sender claimed. A later claim ends later, so an outdated sender changes nothing. */
type MailMove =
  | { type: 'mail.deliver'; lease: number }
  | { type: 'mail.fail'; lease: number; reason: string; isRefused?: boolean }
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
  /** The mail server refuses this recipient or this mail for good. */
  isRefused?: boolean;
  facts: MailFacts;
}

/** An outgoing mail: retried with growing delays for a day, or until it expires or is refused for good. */
export const mailLifecycle = setup({
  types: {} as { events: MailMove & { facts: MailFacts } },
  guards: {
    hasLease: (_, { lease, facts }: Outcome) => lease === facts.lease,
    hasLeaseAndIsFinal: (_, { lease, isRefused = false, facts }: Outcome) =>
      lease === facts.lease && (isRefused || facts.ageMs >= maxMailAgeMs),
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
          { guard: { type: 'hasLeaseAndIsFinal', params: ({ event }) => event }, target: 'failed' },
          { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'retrying' },
        ],
        'mail.expire': 'failed',
      },
    },
    retrying: {
      on: {
        'mail.deliver': { guard: { type: 'hasLease', params: ({ event }) => event }, target: 'sent' },
        'mail.fail': [
          { guard: { type: 'hasLeaseAndIsFinal', params: ({ event }) => event }, target: 'failed' },
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
