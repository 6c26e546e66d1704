import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { Model } from '#tests/kit/model.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const other = { ...session, token: 'token-2' };

const failures = [{}, { error: { message: 'Network Error' } }];

export const sessionModel: Model = {
  title: 'Session',
  machine: sessionMachine,
  input: undefined,
  cases: {
    'session.begin': [{ session }],
    'session.end': [{}],
    'session.expire': [{}],
    'session.observe': [{ session: other }, { session: null }],
    'xstate.done.actor.restoreSession': [{ output: session }, { output: null }],
    'xstate.done.actor.checkSession': [{ output: 'good' }, { output: 'ended' }],
    'xstate.done.actor.endSession': [{}],
  },
};

export const signInModel: Model = {
  title: 'Sign-in (general, blog and sponsor)',
  machine: signInMachine,
  input: undefined,
  cases: {
    'field.change': [
      { field: 'identifier', value: '  deniz ' },
      { field: 'password', value: ' open sesame ' },
    ],
    'field.leave': [{ field: 'identifier' }, { field: 'password' }],
    'credentials.submit': [{}],
    'xstate.done.actor.signIn': [
      { output: { kind: 'signedIn', session } },
      { output: { kind: 'rejected' } },
      { output: { kind: 'refused', message: 'Authentication failed' } },
    ],
    'xstate.error.actor.signIn': failures,
  },
  behaviour: ({ context }) => [context.identifier !== '', context.password !== ''],
};

const verified = { email: 'mia@mail.example', applicationId: 'application-2' };

export const emailVerificationModel: Model = {
  title: 'Email verification',
  machine: emailVerificationMachine,
  input: { attemptSeed: 'seed' },
  cases: {
    'email.change': [{ email: 'mia@mail.example' }, { email: 'noor@mail.example' }, { email: 'mia@' }],
    'code.send': [{}],
    'code.retry': [{}],
    'code.submit': [{ code: '123456' }, { code: '12345' }],
    'code.resend': [{}],
    'modal.close': [{}],
    'verification.observe': [{ verified }],
    'xstate.done.actor.sendVerificationEmail': [
      { output: { kind: 'sent', applicationId: 'application-1', deadline: 300_000 } },
      { output: { kind: 'refused', message: 'Too many codes' } },
    ],
    'xstate.done.actor.resendVerificationEmail': [
      { output: { kind: 'sent', applicationId: 'application-1', deadline: 600_000 } },
      { output: { kind: 'alreadyVerified' } },
      { output: { kind: 'refused', message: 'Too many codes' } },
    ],
    'xstate.done.actor.verifyEmail': [{ output: 'valid' }, { output: 'invalid' }],
    'xstate.error.actor.sendVerificationEmail': failures,
    'xstate.error.actor.resendVerificationEmail': failures,
    'xstate.error.actor.verifyEmail': failures,
    'xstate.done.actor.countdown': [{}],
  },
  behaviour: ({ context }) => context.email,
};

export const mailModel: Model = {
  title: 'Outgoing mail (lifecycle)',
  machine: mailLifecycle,
  input: undefined,
  cases: {
    'mail.deliver': [{}],
    'mail.fail': [{ ageMs: 60_000 }, { ageMs: 24 * 60 * 60_000 }],
    'mail.requeue': [{}],
  },
};

export const sponsorModel: Model = {
  title: 'Sponsor (lifecycle)',
  machine: sponsorLifecycle,
  input: undefined,
  cases: { 'sponsor.activate': [{}], 'sponsor.suspend': [{}], 'sponsor.reinstate': [{}] },
};

export const models: Record<string, Model> = {
  session: sessionModel,
  'sign-in': signInModel,
  'email-verification': emailVerificationModel,
  'mail-lifecycle': mailModel,
  'sponsor-lifecycle': sponsorModel,
};
