import { privateLinkMachine } from '#machines/private-link/private-link.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { address, since, title } from './private-link.flow.ts';

const create = { type: 'link.create' } as const;
const replace = { type: 'link.replace' } as const;
const revoke = { type: 'link.revoke' } as const;
const retry = { type: 'call.retry' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;
const trip = { tripId: 'sea' };
const calls = { copying: undefined };
const none = { since: null, address: null };

const opened = (
  open: Open<typeof privateLinkMachine>,
  answer: { kind: 'off'; title: string } | { kind: 'on'; title: string; since: number; address: null },
): Run<typeof privateLinkMachine> => {
  const page = open(trip);
  page.answer('readLink', answer);
  return page;
};
const on = { kind: 'on', title, since, address: null } as const;

export const journeys = journeysOf({
  machine: privateLinkMachine,
  file: 'private-link/private-link.machine.ts',
  journeys: {
    'shows a new link once, replaces it and withdraws it'(open) {
      const page = open(trip);
      page.isIn('loading', {
        calls: { copying: undefined, readLink: trip },
        context: { ...none, title: '', message: null },
      });
      page.rejects(create, replace, revoke, retry);
      page.answer('readLink', { kind: 'off', title });
      page.isIn('off.calm', { calls, context: { ...none, title } });
      page.rejects(replace, revoke, retry);
      page.send(create);
      page.isIn('creating', { calls: { copying: undefined, makeLink: trip }, tags: ['busy'] });
      page.rejects(create, replace, revoke, retry);
      page.answer('makeLink', { kind: 'on', since, address });
      page.isIn('on.calm', { calls, context: { since, address } });
      page.rejects(create, retry);
      page.rejects(confirm, cancel);
      page.send(replace, cancel, replace);
      page.isIn('on.confirmingReplacement', { calls });
      page.rejects(replace, revoke);
      page.send(confirm);
      page.isIn('creating', { calls: { copying: undefined, makeLink: trip }, tags: ['busy'] });
      page.answer('makeLink', { kind: 'on', since, address: `${address}d` });
      page.isIn('on.calm', { calls, context: { address: `${address}d` } });
      page.send(revoke, cancel, revoke);
      page.isIn('on.confirmingRevocation', { calls });
      page.send(confirm);
      page.isIn('revoking', { calls: { copying: undefined, revokeLink: trip }, tags: ['busy'] });
      page.rejects(create, replace, revoke);
      page.answer('revokeLink', { kind: 'revoked' });
      page.isIn('off.revoked', { calls, context: none });
      page.send(create);
      page.isIn('creating', { calls: { copying: undefined, makeLink: trip }, tags: ['busy'] });
    },
    'does not show an earlier link again'(open) {
      opened(open, on).isIn('on.calm', { calls, context: { title, since, address: null } });
    },
    'has no link for a published trip'(open) {
      const page = open(trip);
      page.answer('readLink', { kind: 'closed', title });
      page.isIn('closed', { calls, context: { ...none, title } });
      page.rejects(create, replace, revoke, retry);
    },
    'says that the trip is missing whenever the server says so'(open) {
      const read = open(trip);
      read.answer('readLink', { kind: 'missing' });
      read.isIn('missing', { calls });
      const made = opened(open, { kind: 'off', title });
      made.send(create);
      made.answer('makeLink', { kind: 'missing' });
      made.isIn('missing', { calls });
      const revoked = opened(open, on);
      revoked.send(revoke, confirm);
      revoked.answer('revokeLink', { kind: 'missing' });
      revoked.isIn('missing', { calls });
      revoked.rejects(create, replace, revoke, retry);
    },
    'says why a call failed, and reads the link again'(open) {
      const page = open(trip);
      page.fail('readLink', { message: 'Network Error' });
      page.isIn('failed', { calls, context: { message: 'Network Error' } });
      page.rejects(create, replace, revoke);
      page.send(retry);
      page.isIn('loading', { calls: { copying: undefined, readLink: trip }, context: { message: null } });
      page.answer('readLink', on);
      page.send(revoke, confirm);
      page.fail('revokeLink', { message: 'Network Error' });
      page.isIn('failed', { calls, context: { message: 'Network Error', since } });
      page.send(retry);
      page.isIn('loading', { calls: { copying: undefined, readLink: trip }, context: none });
      page.answer('readLink', on);
      page.send(replace, confirm);
      page.answer('makeLink', { kind: 'refused', message: 'Please try again tomorrow.' });
      page.isIn('failed', { calls, context: { message: 'Please try again tomorrow.' } });
      page.send(retry);
      page.answer('readLink', on);
      page.send(replace, confirm);
      page.fail('makeLink', { message: 'Network Error' });
      page.isIn('failed', { calls, context: { message: 'Network Error' } });
    },
  },
});
