import { replaceSecondFactor } from '#server/accounts/account.commands.ts';
import { setSecondFactor } from '#server/accounts/second-factors.ts';
import { secretCell } from '#server/db/tables/second-factor.table.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { codeOfApp } from '#tests/kit/second-factor.ts';
import { labelOf } from './second-factor.flow.ts';

export const tour: Tour = {
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
};

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

const staffOf = ({ tour }: Pick<Hand, 'tour'>) => `keykeeper${tour}`;

async function typePassword(hand: Hand): Promise<void> {
  await hand.open('/admin');
  await hand.seesInTime('Email or username');
  await hand.fill('Email or username', staffOf(hand));
  await hand.fill('Password', 'open-sesame-1');
  await hand.press('Sign In');
}

/** Types the right code if the next answer is a sign-in, and a wrong one otherwise. */
async function typeCode(hand: Hand, { code, right }: { code: string; right: string }): Promise<void> {
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

/** Prepares the sign-in for the next answer, whatever was guessed before. */
async function arrangeConfirm(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: string } = Object(output);
  const { database } = hand.server.platform;
  const { id } = await accountOf(hand);
  const state = kind === 'refused' ? 'suspended' : 'active';
  await database.updateTable('account').set({ state }).where('id', '=', id).execute();
  const tickets = database.updateTable('signInTicket').where('accountId', '=', id);
  await tickets.set({ wrongCodes: 0, ...(kind === 'over' && { expiresAt: 1 }) }).execute();
  await database.deleteFrom('rateLimit').execute();
}
