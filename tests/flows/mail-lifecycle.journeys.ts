import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const held = { lease: 'ours', ageMs: 0, isErased: false };
const old = { ...held, ageMs: 24 * 60 * 60_000 };
const deliver = { type: 'mail.deliver', lease: 'ours', facts: held } as const;
const fail = { type: 'mail.fail', lease: 'ours', reason: 'ECONNREFUSED', facts: held } as const;
const expire = { type: 'mail.expire', facts: held } as const;
const requeue = { type: 'mail.requeue', facts: held } as const;

export const journeys = journeysOf({
  machine: mailLifecycle,
  file: 'lifecycles/mail.machine.ts',
  journeys: {
    'a mail is sent by whoever holds it, and by nobody else'(open) {
      const mail = open();
      mail.isIn('queued');
      mail.rejects({ ...deliver, lease: 'lost' }, { ...fail, lease: 'lost' }, requeue);
      mail.rejects({ ...fail, lease: 'lost', facts: old });
      mail.send(deliver);
      mail.isIn('sent', { output: undefined });
    },
    'one that fails is tried for a day, and then given up'(open) {
      const mail = open();
      mail.send({ ...fail, facts: { ...held, ageMs: 24 * 60 * 60_000 - 1 } });
      mail.isIn('retrying');
      mail.rejects({ ...deliver, lease: 'lost' }, { ...fail, lease: 'lost' }, requeue);
      mail.rejects({ ...fail, lease: 'lost', facts: old });
      mail.send(fail);
      mail.isIn('retrying');
      mail.send({ ...fail, facts: old });
      mail.isIn('failed');
      mail.rejects(deliver, fail, expire, { ...requeue, facts: { ...held, isErased: true } });
      mail.send(requeue);
      mail.isIn('queued');
      mail.send({ ...fail, facts: old });
      mail.isIn('failed');
    },
    'one that helps later is sent; one whose time is over is given up'(open) {
      const mail = open();
      mail.send(fail, deliver);
      mail.isIn('sent', { output: undefined });
      const late = open();
      late.send(expire);
      late.isIn('failed');
      const tried = open();
      tried.send(fail, expire);
      tried.isIn('failed');
    },
  },
});
