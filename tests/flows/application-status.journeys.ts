import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { statusApproved, statusOnHold } from '#tests/kit/people.ts';

const calls = { fetchStatus: undefined };
const retry = { type: 'call.retry' } as const;
const begin = { type: 'withdrawal.open' } as const;
const cancel = { type: 'withdrawal.cancel' } as const;
const confirm = { type: 'withdrawal.confirm' } as const;
const send = (link: 'password' | 'bankDetails') => ({ type: 'link.send', link }) as const;

type Page = Run<typeof applicationStatusMachine>;

const opened = (open: Open<typeof applicationStatusMachine>, change: object = {}): Page => {
  const page = open();
  page.answer('fetchStatus', { kind: 'known', status: { ...statusApproved, ...change } });
  return page;
};
const asked = (open: Open<typeof applicationStatusMachine>): Page => {
  const page = opened(open, { status: 'ONHOLD' });
  page.send(begin);
  return page;
};

export const journeys = journeysOf({
  machine: applicationStatusMachine,
  file: 'application-status/application-status.machine.ts',
  journeys: {
    'a link tells how its application stands'(open) {
      const page = open();
      page.isIn('loading', { calls, context: { status: null, link: null, erasedOn: '', message: null } });
      page.rejects(retry, begin, send('password'));
      page.answer('fetchStatus', { kind: 'known', status: statusOnHold });
      page.isIn('ready.calm', { context: { status: statusOnHold } });
      page.rejects(retry, cancel, confirm);
    },
    'a link that nobody was given says so'(open) {
      const page = open();
      page.answer('fetchStatus', { kind: 'unknown' });
      page.isIn('unknown', { output: undefined, context: { status: null } });
    },
    'a link that cannot be looked up can be tried again'(open) {
      const page = open();
      page.fail('fetchStatus', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error', status: null } });
      page.send(retry);
      page.isIn('loading', { calls, context: { message: null } });
    },
    'whoever was approved has each link sent again, and is told'(open) {
      const page = opened(open);
      page.rejects(begin);
      page.send(send('password'));
      page.isIn('sendingLink', { calls: { sendLink: { link: 'password' } }, context: { link: 'password' } });
      page.rejects(send('bankDetails'), begin);
      page.answer('sendLink', 'sent');
      page.isIn('ready.linkSent');
      page.send(send('bankDetails'));
      page.isIn('sendingLink', { calls: { sendLink: { link: 'bankDetails' } }, context: { link: 'bankDetails' } });
    },
    'a link that was not sent says why, and is asked for again'(open) {
      const page = opened(open);
      page.send(send('password'));
      page.answer('sendLink', { kind: 'refused', message: 'Too often.' });
      page.isIn('ready.linkNotSent', { context: { message: 'Too often.' } });
      page.send(send('password'));
      page.isIn('sendingLink', { calls: { sendLink: { link: 'password' } }, context: { message: null } });
      page.fail('sendLink', { message: 'Network Error' });
      page.isIn('ready.linkNotSent', { context: { message: 'Network Error' } });
    },
    'no link is offered that nobody waits for'(open) {
      opened(open, { status: 'ONHOLD' }).rejects(send('password'), send('bankDetails'));
      opened(open, { status: 'REJECTED' }).rejects(send('password'), send('bankDetails'), begin);
      opened(open, { isActive: true }).rejects(send('password'), send('bankDetails'));
      opened(open, { isSuspended: true }).rejects(send('password'), send('bankDetails'));
      const halfway = opened(open, { hasPassword: true });
      halfway.rejects(send('password'));
      halfway.send(send('bankDetails'));
      const other = opened(open, { bankDetails: 'sent' });
      other.rejects(send('bankDetails'));
      other.send(send('password'));
    },
    'an application is taken back by two presses, and its day is told'(open) {
      const page = asked(open);
      page.isIn('withdrawal.calm');
      page.rejects(begin);
      page.send(confirm);
      page.isIn('withdrawing', { calls: { withdraw: undefined } });
      page.rejects(confirm, cancel, begin);
      page.answer('withdraw', { kind: 'withdrawn', erasedOn: '2026-12-22' });
      page.isIn('withdrawn', { output: undefined, context: { erasedOn: '2026-12-22' } });
    },
    'whoever thinks better of it keeps it'(open) {
      const page = asked(open);
      page.send(cancel);
      page.isIn('ready.calm');
      page.send(begin);
      page.isIn('withdrawal.calm');
    },
    'one that was decided meanwhile is looked up anew'(open) {
      const page = asked(open);
      page.send(confirm);
      page.answer('withdraw', { kind: 'decided' });
      page.isIn('loading', { calls });
    },
    'one that could not be taken back says why, and is tried again or kept'(open) {
      const page = asked(open);
      page.send(confirm);
      page.fail('withdraw', { message: 'Network Error' });
      page.isIn('withdrawal.refused', { context: { message: 'Network Error' } });
      page.send(confirm);
      page.isIn('withdrawing', { calls: { withdraw: undefined }, context: { message: null } });
      page.fail('withdraw');
      page.send(cancel);
      page.isIn('ready.calm', { context: { message: null } });
    },
  },
});
