import { setup } from 'xstate';

/** Whoever sends a mail holds it by a lease of its own; one that was lost decides nothing any more. */
export type MailMove =
  | { type: 'mail.deliver'; lease: string }
  | { type: 'mail.fail'; lease: string; reason: string }
  | { type: 'mail.expire' }
  | { type: 'mail.requeue' };

export interface MailFacts {
  lease: string | null;
  ageMs: number;
  /** What it says is gone. */
  isErased: boolean;
}

/** How long an outgoing mail is tried before it is given up. */
export const mailPatienceMs = 24 * 60 * 60 * 1000;

interface Held {
  lease: string;
  facts: MailFacts;
}

/**
 * An outgoing mail. While the mail server is away nothing is lost: it is tried again, ever less often, for a day; one that is good for
 * a while only, as a code is, for as long. */
export const mailLifecycle = setup({
  types: {} as { events: MailMove & { facts: MailFacts } },
  guards: {
    isHeld: (_, { lease, facts }: Held) => lease === facts.lease,
    isHeldTooLong: (_, { lease, facts }: Held) => lease === facts.lease && facts.ageMs >= mailPatienceMs,
    isWhole: (_, facts: MailFacts) => !facts.isErased,
  },
}).createMachine({
  id: 'mail',
  initial: 'queued',
  states: {
    queued: {
      on: {
        'mail.deliver': { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'sent' },
        'mail.fail': [
          { guard: { type: 'isHeldTooLong', params: ({ event }) => event }, target: 'failed' },
          { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'retrying' },
        ],
        'mail.expire': 'failed',
      },
    },
    retrying: {
      on: {
        'mail.deliver': { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'sent' },
        'mail.fail': [
          { guard: { type: 'isHeldTooLong', params: ({ event }) => event }, target: 'failed' },
          { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'retrying', reenter: true },
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
