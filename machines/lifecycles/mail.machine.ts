import { setup } from 'xstate';

export type MailEvent = { type: 'mail.deliver' } | { type: 'mail.fail'; ageMs: number } | { type: 'mail.requeue' };

/** How long an outgoing mail is tried before it is given up. */
export const mailPatienceMs = 24 * 60 * 60 * 1000;

/** An outgoing mail. While the mail server is away nothing is lost: it is tried again, ever less often, for a day. */
export const mailLifecycle = setup({
  types: {} as { events: MailEvent },
  guards: {
    isTooOld: (_, ageMs: number) => ageMs >= mailPatienceMs,
  },
}).createMachine({
  id: 'mail',
  initial: 'queued',
  states: {
    queued: {
      on: {
        'mail.deliver': 'sent',
        'mail.fail': [
          { guard: { type: 'isTooOld', params: ({ event }) => event.ageMs }, target: 'failed' },
          { target: 'retrying' },
        ],
      },
    },
    retrying: {
      on: {
        'mail.deliver': 'sent',
        'mail.fail': { guard: { type: 'isTooOld', params: ({ event }) => event.ageMs }, target: 'failed' },
      },
    },
    failed: { on: { 'mail.requeue': 'queued' } },
    sent: { type: 'final' },
  },
});
