import type { ApplicationStatusReply } from '#contract/application.ts';
import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { statusApproved, statusOnHold } from '#tests/kit/people.ts';

const loading = { calls: { fetchStatus: undefined } };
const withdrawing = { calls: { withdraw: undefined } };
const retry = { type: 'call.retry' } as const;
const withdraw = { type: 'application.withdraw' } as const;
const cancel = { type: 'action.cancel' } as const;
const confirm = { type: 'action.confirm' } as const;
const sendPassword = { type: 'link.send', link: 'password' } as const;
const sendBank = { type: 'link.send', link: 'bankDetails' } as const;
const sending = (link: 'password' | 'bankDetails') => ({ calls: { sendLink: { link } }, context: { link } });

type Page = Run<typeof applicationStatusMachine>;

function openApproved(open: Open<typeof applicationStatusMachine>, change: Partial<ApplicationStatusReply> = {}): Page {
  const page = open();
  page.answer('fetchStatus', { kind: 'known', status: { ...statusApproved, ...change } });
  return page;
}

function askToWithdraw(open: Open<typeof applicationStatusMachine>): Page {
  const page = open();
  page.answer('fetchStatus', { kind: 'known', status: statusOnHold });
  page.send(withdraw);
  return page;
}

export const journeys = journeysOf({
  machine: applicationStatusMachine,
  file: 'application-status/application-status.machine.ts',
  journeys: {
    'shows the status of an application'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { status: null, link: null, erasedOn: '', message: null } });
      page.rejects(retry, withdraw, sendPassword);
      page.answer('fetchStatus', { kind: 'known', status: statusOnHold });
      page.isIn('ready.calm', { context: { status: statusOnHold } });
      page.rejects(retry, cancel, confirm);
    },
    'says that a link is unknown, or could not be checked'(open) {
      const unknown = open();
      unknown.answer('fetchStatus', { kind: 'unknown' });
      unknown.isIn('unknown', { output: undefined, context: { status: null } });
      const page = open();
      page.fail('fetchStatus', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error', status: null } });
      page.send(retry);
      page.isIn('loading', { ...loading, context: { message: null } });
    },
    'sends each link again after the approval'(open) {
      const page = openApproved(open);
      page.rejects(withdraw);
      page.send(sendPassword);
      page.isIn('sendingLink', sending('password'));
      page.rejects(sendBank, withdraw);
      page.answer('sendLink', 'sent');
      page.isIn('ready.linkSent');
      page.send(sendBank);
      page.isIn('sendingLink', sending('bankDetails'));
    },
    'says why a link was not sent, and sends it again'(open) {
      const page = openApproved(open);
      page.send(sendPassword);
      page.answer('sendLink', { kind: 'refused', message: 'Too often.' });
      page.isIn('ready.linkNotSent', { context: { message: 'Too often.' } });
      page.send(sendPassword);
      page.isIn('sendingLink', { ...sending('password'), context: { message: null } });
      page.fail('sendLink', { message: 'Network Error' });
      page.isIn('ready.linkNotSent', { context: { message: 'Network Error' } });
    },
    'offers only links that the creator still needs'(open) {
      for (const change of [
        { status: 'ONHOLD' },
        { status: 'REJECTED' },
        { isActive: true },
        { isSuspended: true },
      ] as const)
        openApproved(open, change).rejects(sendPassword, sendBank);
      openApproved(open, { status: 'REJECTED' }).rejects(withdraw);
      const withPassword = openApproved(open, { hasPassword: true });
      withPassword.rejects(sendPassword);
      withPassword.send(sendBank);
      const withBankDetails = openApproved(open, { bankDetails: 'sent' });
      withBankDetails.rejects(sendBank);
      withBankDetails.send(sendPassword);
    },
    'withdraws an application after a question, and says when it is deleted'(open) {
      const page = askToWithdraw(open);
      page.isIn('confirming.calm');
      page.rejects(withdraw);
      page.send(confirm);
      page.isIn('withdrawing', withdrawing);
      page.rejects(confirm, cancel, withdraw);
      page.answer('withdraw', { kind: 'withdrawn', erasedOn: '2026-12-22' });
      page.isIn('withdrawn', { output: undefined, context: { erasedOn: '2026-12-22' } });
    },
    'loads the status again when the application was decided before the withdrawal'(open) {
      const page = askToWithdraw(open);
      page.send(confirm);
      page.answer('withdraw', { kind: 'decided' });
      page.isIn('loading', loading);
    },
    'says why a withdrawal failed, and tries again or keeps the application'(open) {
      const page = askToWithdraw(open);
      page.send(confirm);
      page.fail('withdraw', { message: 'Network Error' });
      page.isIn('confirming.refused', { context: { message: 'Network Error' } });
      page.send(confirm);
      page.isIn('withdrawing', { ...withdrawing, context: { message: null } });
      page.fail('withdraw');
      page.send(cancel);
      page.isIn('ready.calm', { context: { message: null } });
    },
  },
});
