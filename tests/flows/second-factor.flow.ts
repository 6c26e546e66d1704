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

/** The outcomes of a confirmation, for the sign-in. */
export const ended = [
  { kind: 'signedIn', session },
  { kind: 'over', message: 'This sign-in has ended' },
  { kind: 'left' },
] as const;

const app = ['Code from your app', 'Use a recovery code'];
const recovery = ['Recovery code', 'Use the authenticator app'];
const wrong = 'This code is not correct. Please enter the code your app shows now.';
const wrongRecovery = 'This code is not correct or was already used.';

export const flow = {
  model: modelOf({
    title: 'Second factor',
    machine: secondFactorMachine,
    input: { ticket: 'ticket-1' },
    events: {
      'code.submit': [{ code: '123456' }, { code: '0a1b2-v9xyz' }, { code: '12345' }],
    },
    answers: { confirmSignIn: codeAnswers },
    isConsistent: ({ context }, _, { confirmSignIn }) => [undefined, context.ticket].includes(confirmSignIn?.ticket),
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Run `npm run vaya -- staff second-factor demo-staff@mail.example`, add its secret to an app, and sign in.',
    answers: {
      confirmSignIn: {
        signedIn: 'type the code of the app, or a recovery code',
        wrong: 'type another code',
        over: 'type five wrong codes, or wait 5 minutes',
        refused: 'type seven wrong codes over two sign-ins, the last quickly',
      },
    },
  },
  words: {
    'code.submit': ({ code }) => `Type the code ${code} and press Confirm`,
    'way.change': 'Press Use a recovery code, or Use the authenticator app',
  },
  shown: {
    texts: {
      'app.entering.calm': app,
      'app.entering.wrong': [...app, wrong],
      'app.entering.refused': app,
      'app.checking': [...app, 'Checking...'],
      'recovery.entering.calm': recovery,
      'recovery.entering.wrong': [...recovery, wrongRecovery],
      'recovery.entering.refused': recovery,
      'recovery.checking': [...recovery, 'Checking...'],
      ended: app,
    },
  },
  gestures: {
    async 'code.submit'({ fill, press }, { code }) {
      await fill(labelOf(code), code);
      await press('Confirm');
    },
    'way.change': ({ press }) => press(/^Use (the authenticator app|a recovery code)$/),
    'signIn.restart': ({ press }) => press('Start again'),
  },
} satisfies Flow;

export const labelOf = (code: string) => (code.includes('-') ? 'Recovery code' : 'Code from your app');
