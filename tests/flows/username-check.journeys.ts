import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { free, taken } from './username-check.flow.ts';

const checks = (username: string, applicationId: string | null = null) => ({
  calls: { checkUsername: { username, applicationId } },
});
const type = (username: string) => ({ type: 'name.change', username }) as const;
const prove = (applicationId: string) =>
  ({ type: 'email.verified', applicant: { email: 'deniz@mail.example', applicationId } }) as const;
const unprove = { type: 'email.unverified' } as const;
const accepts = { effects: [{ report: { type: 'username.accepted', username: 'deniz' } }] };
const changes = { effects: [{ report: { type: 'username.changed' } }] };

function findTaken(open: Open<typeof usernameCheckMachine>): Run<typeof usernameCheckMachine> {
  const check = open();
  check.send(type('Deniz'));
  check.wait(400);
  check.answer('checkUsername', { kind: 'taken', verdict: taken });
  return check;
}

export const journeys = journeysOf({
  machine: usernameCheckMachine,
  file: 'username-check/username-check.machine.ts',
  journeys: {
    '[APPLY-16, APPLY-17] checks a name in small letters, 400 ms after the last letter'(open) {
      const check = open();
      check.isIn('idle', { context: { username: '', applicationId: null, verdict: null, message: null } });
      check.send(type('Den'));
      check.wait(399);
      check.isIn('waiting', { context: { username: 'den' } });
      check.send(type('Deniz'));
      check.wait(399);
      check.isIn('waiting', { context: { username: 'deniz' } });
      check.wait(1);
      check.isIn('checking', checks('deniz'));
      check.answer('checkUsername', { kind: 'free', verdict: free });
      check.isIn('free', { ...accepts, context: { verdict: free } });
      check.rejects(type('Deniz'));
      check.send(type('Den'));
      check.isIn('waiting', { ...changes, context: { verdict: null } });
      check.wait(400);
      check.isIn('checking', checks('den'));
    },
    'does not check what cannot be a name'(open) {
      const check = findTaken(open);
      check.send(type('D'));
      check.isIn('idle', { context: { username: 'd', verdict: null } });
    },
    'checks a taken name again with each new proof of an address, whose own it may be'(open) {
      const check = findTaken(open);
      check.send(unprove);
      check.isIn('taken', { context: { verdict: taken } });
      check.send(prove('application-1'));
      check.isIn('checking', { ...checks('deniz', 'application-1'), context: { verdict: null } });
      check.answer('checkUsername', { kind: 'taken', verdict: taken });
      check.send(prove('application-1'));
      check.isIn('taken', { context: { applicationId: 'application-1' } });
      check.send(unprove);
      check.isIn('checking', checks('deniz'));
      check.answer('checkUsername', { kind: 'free', verdict: free });
      check.send(prove('application-1'));
      check.isIn('free', { ...accepts, context: { applicationId: 'application-1', verdict: free } });
      check.send(unprove);
      check.isIn('free', { context: { applicationId: null, verdict: free } });
    },
    '[APPLY-18, APPLY-19] says why a check failed, and tries again'(open) {
      const check = open();
      check.send(prove('application-1'), type('Deniz'));
      check.wait(400);
      check.fail('checkUsername', { message: 'Network Error' });
      check.isIn('failed', { context: { message: 'Network Error', verdict: null } });
      check.send({ type: 'call.retry' });
      check.isIn('checking', { ...checks('deniz', 'application-1'), context: { message: null } });
      check.rejects({ type: 'call.retry' });
    },
  },
});
