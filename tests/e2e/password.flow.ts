import { sql } from 'kysely';
import { flow as forgotPasswordTold } from '#tests/flows/forgot-password.flow.ts';
import { flow as setPasswordTold } from '#tests/flows/set-password.flow.ts';
import { applyAs, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import { approver } from './bank-details.flow.ts';

const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();
const usernameOf = ({ tour }: Hand) => `keyholder${tour}`;
const field = ({ page }: Hand) => page.getByLabel('New password', { exact: true });

export const setPasswordFlow: BrowserFlow = {
  ...setPasswordTold.shown,
  model: setPasswordTold.model,
  path: '/set-password',
  gestures: {
    async open(hand) {
      const username = usernameOf(hand);
      const { applicationId } = await applyAs(hand.server, username, { fullName: 'Deniz Yıldız' });
      const staff = await staffHands(hand.server, approver);
      await staff.moveApplication(applicationId, { move: 'approve' });
      await hand.page.goto(`/set-password?token=${await tokenIn(hand.server, `${username}@mail.example`, 'approved')}`);
    },
    'password.change': (hand, { password }) => field(hand).fill(password),
    async 'password.leave'(hand) {
      await field(hand).focus();
      await field(hand).blur();
    },
    'password.submit': press('Set password'),
    'link.open': press('Try again'),
    'link.renew': press('Send me a new link'),
  },
  calls: {
    openPasswordLink: /^\/api\/auth\/password\/link\?/,
    setPassword: /^\/api\/auth\/password\/set$/,
    renewPasswordLink: /^\/api\/auth\/password\/link$/,
  },
  arrange: { openPasswordLink: arrangeLink, setPassword: arrangeLink },
};

/** Makes the link, or the account behind it, such as the answer that comes next says. */
async function arrangeLink(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: string } = Object(output);
  const { database } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  const { id: accountId } = await account.executeTakeFirstOrThrow();
  const links = database.updateTable('passwordLink').where('accountId', '=', accountId);
  if (kind === 'unknown') await links.set({ tokenHash: `another ${accountId}` }).execute();
  if (kind === 'expired') await links.set({ expiresAt: 1 }).execute();
  if (kind === 'used') await links.set({ usedAt: 1 }).execute();
  const name = kind === 'refused' ? 'beyond-the-last-bay' : 'Deniz Yıldız';
  await database.updateTable('account').set({ name }).where('id', '=', accountId).execute();
}

export const forgotPasswordFlow: BrowserFlow = {
  ...forgotPasswordTold.shown,
  model: forgotPasswordTold.model,
  path: '/forgot-password',
  gestures: {
    'email.change': ({ page }, { email }) => page.getByLabel('Email', { exact: true }).fill(email),
    'link.ask': press('Send me a link'),
  },
  calls: { askForLink: /^\/api\/auth\/password\/forgot$/ },
  arrange: {
    async askForLink({ server }, output) {
      await bringBack(server);
      isAway = Object(output).kind === 'refused';
      if (isAway) await sql`alter table "passwordRequest" rename to "awayRequest"`.execute(server.platform.database);
    },
  },
  mend: bringBack,
};

/** Without its table the server fails with words. */
let isAway = false;

async function bringBack({ platform }: TestServer): Promise<void> {
  if (isAway) await sql`alter table "awayRequest" rename to "passwordRequest"`.execute(platform.database);
  isAway = false;
}
