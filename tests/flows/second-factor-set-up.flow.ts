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

const scanning = ['Or type this secret in', 'Next'];
const keeping = ['0a1b2-v9xyz', 'Download', 'I have kept them'];
const confirming = ['Code of your app'];
const wrong = 'That code is not right. Please try the one that is shown now.';

export const flow = {
  model: modelOf({
    title: 'Setting up a second factor',
    machine: secondFactorSetUpMachine,
    input: { ticket: 'ticket-1', offer },
    events: {
      'codes.copy': [{}],
      'setUp.next': [{}],
      'setUp.back': [{}],
      'code.submit': [{ code: '123456' }, { code: '12345' }],
      'signIn.restart': [{}],
    },
    answers: { copyCodes: [undefined], confirmSignIn: codeAnswers },
  }),
  words: {
    'codes.copy': 'Press Copy',
    'setUp.next': 'Press Next, or I have kept them',
    'setUp.back': 'Press Back',
    'code.submit': ({ code }) => `Type the code ${code} and press Confirm`,
    'signIn.restart': 'Press Start again',
  },
  shown: {
    buttons: {
      Copy: { type: 'codes.copy' },
      Back: { type: 'setUp.back' },
      Confirm: { type: 'code.submit', code: '123456' },
      'Start again': { type: 'signIn.restart' },
    },
    texts: {
      scanning,
      'keeping.shown': keeping,
      'keeping.copying': keeping,
      'keeping.copied': [...keeping, 'Copied.'],
      'keeping.notCopied': [...keeping, 'They could not be copied. Please write them down or download them.'],
      'confirming.entering.fresh': confirming,
      'confirming.entering.wrong': [...confirming, wrong],
      'confirming.entering.refused': confirming,
      'confirming.checking': [...confirming, 'Checking...'],
      ended: scanning,
    },
  },
} satisfies Flow;
