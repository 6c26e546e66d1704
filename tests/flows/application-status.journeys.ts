import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { statusApproved, statusOnHold } from '#tests/kit/people.ts';

const calls = { fetchStatus: undefined };
const retry = { type: 'call.retry' } as const;
const begin = { type: 'withdrawal.open' } as const;
const cancel = { type: 'withdrawal.cancel' } as const;
const confirm = { type: 'withdrawal.confirm' } as const;
const send = (link: 'password' | 'bankDetails') => ({ type: 'link.send', link }) as const;

type Page = Hand<typeof applicationStatusMachine>;

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
    '[APPLY-24] a link tells how its application stands'(open) {
      const page = open();
      page.sees('loading', { calls, holds: { status: null, link: null, erasedOn: '', message: null } });
      page.refuses(retry, begin, send('password'));
      page.answer('fetchStatus', { kind: 'known', status: statusOnHold });
      page.sees('ready.calm', { holds: { status: statusOnHold } });
      page.refuses(retry, cancel, confirm);
    },
    'a link that nobody was given says so'(open) {
      const page = open();
      page.answer('fetchStatus', { kind: 'unknown' });
      page.sees('unknown', { over: undefined, holds: { status: null } });
    },
    'a link that cannot be looked up can be tried again'(open) {
      const page = open();
      page.fail('fetchStatus', { message: 'Network Error' });
      page.sees('failed', { holds: { message: 'Network Error', status: null } });
      page.send(retry);
      page.sees('loading', { calls, holds: { message: null } });
    },
    'whoever was approved has each link sent again, and is told'(open) {
      const page = opened(open);
      page.refuses(begin);
      page.send(send('password'));
      page.sees('sendingLink', { calls: { sendLink: { link: 'password' } }, holds: { link: 'password' } });
      page.refuses(send('bankDetails'), begin);
      page.answer('sendLink', 'sent');
      page.sees('ready.linkSent');
      page.send(send('bankDetails'));
      page.sees('sendingLink', { calls: { sendLink: { link: 'bankDetails' } }, holds: { link: 'bankDetails' } });
    },
    'a link that was not sent says why, and is asked for again'(open) {
      const page = opened(open);
      page.send(send('password'));
      page.answer('sendLink', { kind: 'refused', message: 'Too often.' });
      page.sees('ready.linkNotSent', { holds: { message: 'Too often.' } });
      page.send(send('password'));
      page.sees('sendingLink', { calls: { sendLink: { link: 'password' } }, holds: { message: null } });
      page.fail('sendLink', { message: 'Network Error' });
      page.sees('ready.linkNotSent', { holds: { message: 'Network Error' } });
    },
    'no link is offered that nobody waits for'(open) {
      opened(open, { status: 'ONHOLD' }).refuses(send('password'), send('bankDetails'));
      opened(open, { status: 'REJECTED' }).refuses(send('password'), send('bankDetails'), begin);
      opened(open, { isActive: true }).refuses(send('password'), send('bankDetails'));
      opened(open, { isSuspended: true }).refuses(send('password'), send('bankDetails'));
      const halfway = opened(open, { hasPassword: true });
      halfway.refuses(send('password'));
      halfway.send(send('bankDetails'));
      const other = opened(open, { bankDetails: 'sent' });
      other.refuses(send('bankDetails'));
      other.send(send('password'));
    },
    'an application is taken back by two presses, and its day is told'(open) {
      const page = asked(open);
      page.sees('withdrawal.calm');
      page.refuses(begin);
      page.send(confirm);
      page.sees('withdrawing', { calls: { withdraw: undefined } });
      page.refuses(confirm, cancel, begin);
      page.answer('withdraw', { kind: 'withdrawn', erasedOn: '2026-12-22' });
      page.sees('withdrawn', { over: undefined, holds: { erasedOn: '2026-12-22' } });
    },
    'whoever thinks better of it keeps it'(open) {
      const page = asked(open);
      page.send(cancel);
      page.sees('ready.calm');
      page.send(begin);
      page.sees('withdrawal.calm');
    },
    'one that was decided meanwhile is looked up anew'(open) {
      const page = asked(open);
      page.send(confirm);
      page.answer('withdraw', { kind: 'decided' });
      page.sees('loading', { calls });
    },
    'one that could not be taken back says why, and is tried again or kept'(open) {
      const page = asked(open);
      page.send(confirm);
      page.fail('withdraw', { message: 'Network Error' });
      page.sees('withdrawal.refused', { holds: { message: 'Network Error' } });
      page.send(confirm);
      page.sees('withdrawing', { calls: { withdraw: undefined }, holds: { message: null } });
      page.fail('withdraw');
      page.send(cancel);
      page.sees('ready.calm', { holds: { message: null } });
    },
  },
});
