import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

export const codeAnswers = [
  { kind: 'signedIn', session },
  { kind: 'wrong' },
  { kind: 'over', message: 'This sign-in has ended' },
  { kind: 'refused', message: 'Too many attempts' },
] as const;

/** How the second half of a sign-in ends. */
export const ended = [
  { kind: 'signedIn', session },
  { kind: 'over', message: 'This sign-in has ended' },
  { kind: 'left' },
] as const;

const app = ['Code of your app', 'Use a recovery code'];
const recovery = ['Recovery code', 'Use the app'];
const wrong = 'That code is not right. Please try the one that is shown now.';
const wrongRecovery = 'That code is not right, or was used already.';

export const flow = {
  model: modelOf({
    title: 'Second factor',
    machine: secondFactorMachine,
    input: { ticket: 'ticket-1' },
    events: {
      'code.submit': [{ code: '123456' }, { code: '0a1b2-v9xyz' }, { code: '12345' }],
      'way.change': [{}],
      'signIn.restart': [{}],
    },
    answers: { confirmSignIn: codeAnswers },
  }),
  words: {
    'code.submit': ({ code }) => `Type the code ${code} and press Confirm`,
    'way.change': 'Press Use a recovery code, or Use the app',
    'signIn.restart': 'Press Start again',
  },
  shown: {
    buttons: {
      'Start again': { type: 'signIn.restart' },
    },
    texts: {
      'app.entering.fresh': app,
      'app.entering.wrong': [...app, wrong],
      'app.entering.refused': app,
      'app.checking': [...app, 'Checking...'],
      'recovery.entering.fresh': recovery,
      'recovery.entering.wrong': [...recovery, wrongRecovery],
      'recovery.entering.refused': recovery,
      'recovery.checking': [...recovery, 'Checking...'],
      ended: app,
    },
  },
} satisfies Flow;
