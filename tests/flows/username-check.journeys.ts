import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const free = { username: 'deniz', exists: false, canApply: true, status: null, message: 'This username is available.' };
const taken = { ...free, exists: true, canApply: false, message: 'This username is taken.' };
const typed = { type: 'name.change', username: 'Deniz' } as const;
const pausing = { calls: { pause: { milliseconds: 400 } } };
const asked = { calls: { checkUsername: { username: 'deniz', applicationId: null } } };

export const journeys = journeysOf({
  machine: usernameCheckMachine,
  file: 'username-check/username-check.machine.ts',
  journeys: {
    '[APPLY-16, APPLY-17] a name is asked for 400 ms after the last letter, in small letters, and is free'(open) {
      const check = open();
      check.isIn('idle', { context: { username: '', applicationId: null, verdict: null, message: null } });
      check.send({ type: 'name.change', username: 'Den' });
      check.isIn('waiting', { ...pausing, context: { username: 'den' } });
      check.send(typed);
      check.isIn('waiting', { ...pausing, restarted: ['pause'], context: { username: 'deniz' } });
      check.answer('pause', undefined);
      check.isIn('checking', asked);
      check.answer('checkUsername', { kind: 'free', verdict: free });
      check.isIn('free', { context: { verdict: free } });
      check.rejects(typed);
      check.send({ type: 'name.change', username: 'Den' });
      check.isIn('waiting', { ...pausing, context: { verdict: null } });
      check.fail('pause');
      check.isIn('checking', { calls: { checkUsername: { username: 'den', applicationId: null } } });
    },
    'a name that cannot be one is not asked for'(open) {
      const check = open();
      check.send(typed);
      check.answer('pause', undefined);
      check.answer('checkUsername', { kind: 'taken', verdict: taken });
      check.send({ type: 'name.change', username: 'D' });
      check.isIn('idle', { context: { username: 'd', verdict: null } });
    },
    'a taken name is asked for again with the proof of an address, which may be its own, and once for each'(open) {
      const check = open();
      check.send(typed);
      check.answer('pause', undefined);
      check.answer('checkUsername', { kind: 'taken', verdict: taken });
      check.isIn('taken', { context: { verdict: taken } });
      check.send({ type: 'email.settle', applicationId: null });
      check.isIn('taken', { context: { verdict: taken } });
      check.send({ type: 'email.settle', applicationId: 'application-1' });
      const proven = { checkUsername: { username: 'deniz', applicationId: 'application-1' } };
      check.isIn('checking', { calls: proven, context: { verdict: null } });
      check.answer('checkUsername', { kind: 'free', verdict: free });
      check.isIn('free', { context: { verdict: free } });
      check.send({ type: 'email.settle', applicationId: null });
      check.isIn('free', { context: { applicationId: null, verdict: free } });
    },
    '[APPLY-18, APPLY-19] a check that failed allows nothing, says why and can be tried again'(open) {
      const check = open();
      check.send({ type: 'email.settle', applicationId: 'application-1' }, typed);
      check.answer('pause', undefined);
      check.fail('checkUsername', { message: 'Network Error' });
      check.isIn('failed', { context: { message: 'Network Error', verdict: null } });
      check.send({ type: 'call.retry' });
      check.isIn('checking', {
        calls: { checkUsername: { username: 'deniz', applicationId: 'application-1' } },
        context: { message: null },
      });
      check.rejects({ type: 'call.retry' });
    },
  },
});
