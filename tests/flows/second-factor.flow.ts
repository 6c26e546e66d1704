import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { replaceSecondFactor } from '#server/accounts/second-factor.commands.ts';
import { setSecondFactor } from '#server/accounts/second-factors.ts';
import { secretCell } from '#server/db/tables/second-factor.table.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { codeOfApp } from '#tests/kit/second-factor.ts';
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
      'way.change': [{}],
      'signIn.restart': [{}],
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
    'signIn.restart': 'Press Start again',
  },
  shown: {
    buttons: { 'Start again': { type: 'signIn.restart' } },
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
  tour: {
    path: '/admin',
    texts: { ended: [] },
    gestures: {
      async open(hand) {
        await hand.server.createAccount({ role: 'staff', username: staffOf(hand) });
        await replaceSecondFactor(hand.server.platform, { rest: [`${staffOf(hand)}@mail.example`] });
        await typePassword(hand);
      },
      'code.submit': async (hand, { code }) => {
        const right = code.includes('-') ? await replaceRecoveryCode(hand) : await codeOf(hand);
        await typeCode(hand, { code, right });
      },
    },
    calls: { confirmSignIn: /^\/api\/auth\/login\/confirm$/ },
    arrange: { confirmSignIn: arrangeConfirm },
  },
} satisfies Flow;

const labelOf = (code: string) => (code.includes('-') ? 'Recovery code' : 'Code from your app');

export const staffOf = ({ tour }: Pick<Hand, 'tour'>) => `keykeeper${tour}`;

export async function typePassword(hand: Hand): Promise<void> {
  await hand.open('/admin');
  await hand.seesInTime('Email or username');
  await hand.fill('Email or username', staffOf(hand));
  await hand.fill('Password', 'open-sesame-1');
  await hand.press('Sign In');
}

/** Types the right code if the next answer is a sign-in, and a wrong one otherwise. */
export async function typeCode(hand: Hand, { code, right }: { code: string; right: string }): Promise<void> {
  const isRightNext = Object(hand.ahead[0]?.output).kind === 'signedIn';
  const wrong = code === right ? [...code].reverse().join('') : code;
  await hand.fill(labelOf(code), isRightNext ? right : wrong);
  await hand.press('Confirm');
}

const accountOf = (hand: Hand) =>
  hand.server.platform.database
    .selectFrom('account')
    .select('id')
    .where('username', '=', staffOf(hand))
    .executeTakeFirstOrThrow();

async function codeOf(hand: Hand): Promise<string> {
  const { database, secrets } = hand.server.platform;
  const { id } = await accountOf(hand);
  const factors = database.selectFrom('secondFactor').select('encryptedSecret').where('accountId', '=', id);
  const { encryptedSecret } = await factors.executeTakeFirstOrThrow();
  return codeOfApp(secrets.decrypt(encryptedSecret, secretCell(id)), hand.server.clock.now);
}

/** Only hashes of the recovery codes are stored, so the account gets new ones. */
async function replaceRecoveryCode(hand: Hand): Promise<string> {
  const { id } = await accountOf(hand);
  const recoveryCodes = [`${String(hand.tour).padStart(5, '0')}-${'a'.repeat(5)}`];
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  await inUnitOfWork(hand.server.platform, (unit) => setSecondFactor(unit, id, { secret, recoveryCodes }));
  return recoveryCodes[0] ?? '';
}

/** Prepares the sign-in for the next answer, whatever was guessed before. */
export async function arrangeConfirm(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: string } = Object(output);
  const { database } = hand.server.platform;
  const { id } = await accountOf(hand);
  const state = kind === 'refused' ? 'suspended' : 'active';
  await database.updateTable('account').set({ state }).where('id', '=', id).execute();
  const tickets = database.updateTable('signInTicket').where('accountId', '=', id);
  await tickets.set({ wrongCodes: 0, ...(kind === 'over' && { expiresAt: 1 }) }).execute();
  await database.deleteFrom('rateLimit').execute();
}
