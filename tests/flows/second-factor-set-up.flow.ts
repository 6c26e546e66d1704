import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { codeAnswers } from './second-factor.flow.ts';

export const offer = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  address: 'otpauth://totp/Vaya%3Aada%40mail.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Vaya',
  picture: { size: 2, path: 'M0 0h1v1h-1z' },
  recoveryCodes: ['0a1b2-v9xyz', '1a1b2-v9xyz'],
};

const scanning = ['Or enter this setup key'];
export const shownCodes = ['Download', 'I have saved them'];
const keeping = ['0a1b2-v9xyz', ...shownCodes];
export const copied = 'Copied.';
export const notCopied = 'We couldn’t copy the codes. Please write them down or download them.';
const confirming = ['Code from your app'];
const wrong = 'This code is not correct. Please enter the code your app shows now.';

export const flow = {
  model: modelOf({
    title: 'Setting up a second factor',
    machine: secondFactorSetUpMachine,
    input: { ticket: 'ticket-1', offer },
    events: {
      'code.submit': [{ code: '123456' }, { code: '12345' }],
    },
    answers: { copyCodes: [undefined], confirmSignIn: codeAnswers },
    isConsistent: ({ context }, _, { confirmSignIn }) => [undefined, context.ticket].includes(confirmSignIn?.ticket),
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Start the server with `VAYA_DEMO=off` and sign in as staff without a second factor.',
    answers: {
      copyCodes: { done: 'press Copy' },
      confirmSignIn: {
        signedIn: 'type the code of the app',
        wrong: 'type another code',
        over: 'wait 15 minutes, or finish it in another tab first',
        refused: 'send 31 codes within a minute',
      },
    },
  },
  words: {
    'setUp.next': 'Press Next, or I have saved them',
    'code.submit': ({ code }) => `Type the code ${code} and press Confirm`,
  },
  shown: {
    texts: {
      scanning,
      'keeping.calm': keeping,
      'keeping.copying': keeping,
      'keeping.copied': [...keeping, copied],
      'keeping.notCopied': [...keeping, notCopied],
      'confirming.entering.calm': confirming,
      'confirming.entering.wrong': [...confirming, wrong],
      'confirming.entering.refused': confirming,
      'confirming.checking': [...confirming, 'Checking...'],
      ended: scanning,
    },
  },
  gestures: {
    'codes.copy': ({ press }) => press('Copy'),
    'setUp.next': ({ press }) => press(/^(Next|I have saved them)$/),
    'setUp.back': ({ press }) => press('Back'),
    async 'code.submit'({ fill, press }, { code }) {
      await fill('Code from your app', code);
      await press('Confirm');
    },
    'signIn.restart': ({ press }) => press('Start again'),
  },
  repeatable: { 'codes.copy': 'Copies the same codes again.' },
} satisfies Flow;
