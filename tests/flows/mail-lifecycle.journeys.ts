import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const day = 24 * 60 * 60_000;
const [outdated, current] = [1, 2];
const facts = { lease: current, ageMs: 0, isErased: false };
const deliver = { type: 'mail.deliver', lease: current, facts } as const;
const fail = (ageMs = 0) =>
  ({ type: 'mail.fail', lease: current, reason: 'ECONNREFUSED', facts: { ...facts, ageMs } }) as const;
const expire = { type: 'mail.expire', facts } as const;
const requeue = { type: 'mail.requeue', facts } as const;
const afterLostLease = [
  { ...deliver, lease: outdated },
  { ...fail(), lease: outdated },
  { ...fail(day), lease: outdated },
];

export const journeys = journeysOf({
  machine: mailLifecycle,
  file: 'lifecycles/mail.machine.ts',
  journeys: {
    'sends a mail only under the current lease'(open) {
      const mail = open();
      mail.isIn('queued');
      mail.rejects(...afterLostLease, requeue);
      mail.send(deliver);
      mail.isIn('sent', { output: undefined });
    },
    'retries a failed mail for a day, then gives up until staff send it again'(open) {
      const mail = open();
      mail.send(fail(day - 1));
      mail.isIn('retrying');
      mail.rejects(...afterLostLease, requeue);
      mail.send(fail());
      mail.isIn('retrying');
      mail.send(fail(day));
      mail.isIn('failed');
      mail.rejects(deliver, fail(), expire, { ...requeue, facts: { ...facts, isErased: true } });
      mail.send(requeue);
      mail.isIn('queued');
      mail.send(fail(day));
      mail.isIn('failed');
    },
    'gives up a mail that the mail server refuses for good'(open) {
      const mail = open();
      mail.rejects({ ...fail(), isRefused: true, lease: outdated });
      mail.send({ ...fail(), isRefused: true });
      mail.isIn('failed');
      mail.send(requeue);
      mail.isIn('queued');
    },
    'sends a retried mail, and gives up one that expires'(open) {
      const [retried, expired, expiredLater] = [open(), open(), open()];
      retried.send(fail(), deliver);
      retried.isIn('sent', { output: undefined });
      expired.send(expire);
      expired.isIn('failed');
      expiredLater.send(fail(), expire);
      expiredLater.isIn('failed');
    },
  },
});
