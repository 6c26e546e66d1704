import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type EmailVerificationSnapshot,
  emailVerificationMachine,
} from '#machines/email-verification/email-verification.machine.ts';
import * as verification from '#machines/email-verification/email-verification.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { currentBlog, isInitialising, isSignedIn } from '#machines/session/session.view.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { canSubmit, problemOf } from '#machines/sign-in/sign-in.view.ts';
import { session } from '#tests/flows/session.flow.ts';
import { drive, startControlled } from '#tests/kit/controllable.ts';

const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const sent = { kind: 'sent', applicationId: 'application-1', deadline: Date.now() + 300_000 };

describe('signing in', () => {
  const filled = async () => {
    const run = startControlled(signInMachine, undefined);
    drive(run, { type: 'field.change', field: 'identifier', value: '  deniz ' });
    drive(run, { type: 'field.change', field: 'password', value: ' open sesame ' });
    return run;
  };

  it('[SPONSOR-10] trims the username and leaves the password as it was typed', async () => {
    const run = await filled();
    drive(run, { type: 'credentials.submit' });
    expect(run.pending.get('signIn')?.input).toEqual({ identifier: 'deniz', password: ' open sesame ' });
  });

  it('[SPONSOR-11] goes from idle to busy on submit, and only with both fields filled', async () => {
    const empty = startControlled(signInMachine, undefined);
    expect(canSubmit(empty.actor.getSnapshot() as never)).toBe(false);
    const run = await filled();
    expect(canSubmit(run.actor.getSnapshot() as never)).toBe(true);
    drive(run, { type: 'credentials.submit' });
    expect(isSubmitting(run.actor.getSnapshot() as never)).toBe(true);
  });

  it('[SPONSOR-12] goes from busy to authenticated and tells the session', async () => {
    const run = await filled();
    drive(run, { type: 'credentials.submit' });
    drive(run, done('signIn', { kind: 'signedIn', session }));
    expect(run.actor.getSnapshot().value).toBe('signedIn');
    expect(run.actor.getSnapshot().output).toEqual(session);
    expect(run.actor.getSnapshot().context.form.password).toBe('');
  });

  it('[SPONSOR-13] goes from busy to an error, keeping what was typed', async () => {
    const run = await filled();
    drive(run, { type: 'credentials.submit' });
    drive(run, done('signIn', { kind: 'rejected' }));
    expect(problemOf(run.actor.getSnapshot() as never)).toEqual({ kind: 'rejected' });
    expect(run.actor.getSnapshot().context.form.identifier).toBe('  deniz ');
    drive(run, { type: 'credentials.submit' });
    drive(run, { type: 'xstate.error.actor.signIn', error: 'Wrong Services' });
    expect(problemOf(run.actor.getSnapshot() as never)).toEqual({ kind: 'refused', message: null });
  });
});

describe('the session', () => {
  it('[AUTH-08] is restored at start when token and user are stored', async () => {
    const run = startControlled(sessionMachine, undefined);
    expect(isInitialising(run.actor.getSnapshot() as never)).toBe(true);
    drive(run, done('restoreSession', { kind: 'restored', session }));
    expect(isSignedIn(run.actor.getSnapshot() as never)).toBe(true);
    expect(currentBlog(run.actor.getSnapshot() as never)).toBe('deniz');
  });

  it('[AUTH-09] is not restored without them', async () => {
    const run = startControlled(sessionMachine, undefined);
    drive(run, done('restoreSession', { kind: 'none' }));
    expect(run.actor.getSnapshot().value).toBe('signedOut');
  });

  it('[AUTH-02, AUTH-04, AUTH-05] a login turns it from signed out to signed in and stores token, user and blog', async () => {
    const run = startControlled(sessionMachine, undefined);
    drive(run, done('restoreSession', { kind: 'none' }));
    drive(run, { type: 'session.begin', session });
    expect(isSignedIn(run.actor.getSnapshot() as never)).toBe(true);
    expect(run.effects).toContainEqual({ storeSession: session });
  });

  it('[AUTH-06, AUTH-07] logging out clears what is stored and signs out at once, whatever the server says', async () => {
    const run = startControlled(sessionMachine, undefined);
    drive(run, done('restoreSession', { kind: 'restored', session }));
    drive(run, { type: 'session.end' });
    expect(isSignedIn(run.actor.getSnapshot() as never)).toBe(false);
    expect(run.effects.flatMap(Object.keys)).toEqual(
      expect.arrayContaining(['announceSignOut', 'clearStoredSession', 'clearDrafts']),
    );
    expect(run.pending.get('endSession')?.input).toEqual({ token: 'token-1', currentBlog: 'deniz' });
    drive(run, { type: 'xstate.error.actor.endSession' });
    expect(run.actor.getSnapshot().value).toBe('signedOut');
    expect(run.actor.getSnapshot().context.session).toBeNull();
  });

  it('signs out in this tab when another tab does, and when the server says that it has ended', async () => {
    for (const event of [{ type: 'session.observe', session: null }, done('checkSession', 'ended')]) {
      const run = startControlled(sessionMachine, undefined);
      drive(run, done('restoreSession', { kind: 'restored', session }));
      drive(run, event);
      expect(run.actor.getSnapshot().value).toBe('signedOut');
    }
  });
});

describe('verifying an email', () => {
  const stateOf = (snapshot: EmailVerificationSnapshot) => ({
    applicationId: snapshot.context.applicationId,
    isVerified: verification.isVerified(snapshot),
    timeLeft: verification.countdownOf(snapshot)?.getSnapshot().context ?? 0,
    canResend: verification.canResend(snapshot),
    error: verification.problemOf(snapshot),
    verifiedEmail: snapshot.context.verifiedEmail,
  });

  const awaiting = async () => {
    const run = startControlled(emailVerificationMachine, { attemptSeed: 'seed' });
    drive(run, { type: 'email.change', email: ' mia@mail.example ' });
    drive(run, { type: 'code.send' });
    return run;
  };

  it('[VERIFY-03] sending a code opens the modal, with an attempt of its own', async () => {
    const run = await awaiting();
    expect(run.actor.getSnapshot().hasTag('open' as never)).toBe(true);
    expect(run.pending.get('sendVerificationEmail')?.input).toEqual({
      email: 'mia@mail.example',
      attemptKey: 'seed.1',
    });
  });

  it('[VERIFY-05, VERIFY-06] resend is disabled until the countdown has ended', async () => {
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    expect(run.actor.getSnapshot().can({ type: 'code.resend' } as never)).toBe(false);
    expect(run.pending.get('countdown')?.input).toEqual({ deadline: sent.deadline });
    drive(run, done('countdown'));
    expect(run.actor.getSnapshot().can({ type: 'code.resend' } as never)).toBe(true);
  });

  it('[VERIFY-07, VERIFY-08] a valid code marks the email as verified and closes the modal', async () => {
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    drive(run, { type: 'code.submit', code: '123456' });
    drive(run, done('verifyEmail', 'valid'));
    const snapshot = run.actor.getSnapshot();
    expect([snapshot.value, snapshot.hasTag('open' as never)]).toEqual(['verified', false]);
    expect(snapshot.context.verifiedEmail.trim()).toBe('mia@mail.example');
  });

  it('[VERIFY-02] its state names application, verification, time left, resend, error and verified email', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: sent.deadline - 300_000 });
    onTestFinished(() => void vi.useRealTimers());
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    drive(run, { type: 'code.submit', code: '123456' });
    drive(run, done('verifyEmail', 'invalid'));
    expect(stateOf(run.actor.getSnapshot() as never)).toEqual({
      applicationId: 'application-1',
      isVerified: false,
      timeLeft: 300,
      canResend: false,
      error: 'invalidCode',
      verifiedEmail: null,
    });
  });

  it('[VERIFY-10] a resend starts a new countdown, and disables resend again', async () => {
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    drive(run, done('countdown'));
    drive(run, { type: 'code.resend' });
    expect(run.pending.get('resendVerificationEmail')?.input).toEqual({
      applicationId: 'application-1',
      attemptKey: 'seed.2',
    });
    drive(run, done('resendVerificationEmail', { ...sent, deadline: 900_000 }));
    expect(run.pending.get('countdown')?.input).toEqual({ deadline: 900_000 });
    expect(run.actor.getSnapshot().can({ type: 'code.resend' } as never)).toBe(false);
  });

  it('[VERIFY-11, VERIFY-12] closing the modal resets the timer and the resend flag', async () => {
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    drive(run, done('countdown'));
    drive(run, { type: 'modal.close' });
    expect(stateOf(run.actor.getSnapshot() as never)).toMatchObject({
      applicationId: null,
      timeLeft: 0,
      canResend: false,
    });
    expect(run.actor.getSnapshot().context.deadline).toBe(0);
  });

  it('an invalid code never touches the countdown, and the end of the time never drops a check', async () => {
    const run = await awaiting();
    drive(run, done('sendVerificationEmail', sent));
    drive(run, { type: 'code.submit', code: '123456' });
    drive(run, done('countdown'));
    drive(run, done('verifyEmail', 'invalid'));
    expect(verification.problemOf(run.actor.getSnapshot() as never)).toBe('invalidCode');
    expect(run.actor.getSnapshot().context.deadline).toBe(sent.deadline);
  });
});
