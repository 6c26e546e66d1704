import { placeOfKey } from '#server/bank-details/bank-details.table.ts';
import { flow as bankDetailsTold } from '#tests/flows/bank-details.flow.ts';
import { applyAs, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const day = 24 * 60 * 60_000;
const usernameOf = ({ tour }: Hand) => `banker${tour}`;
const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();

export const approver = 'approver';
/** Whoever approves those whose links the tours open. */
export const createApprover = (server: TestServer) => server.createAccount({ role: 'staff', username: approver });

export const bankDetailsFlow: BrowserFlow = {
  ...bankDetailsTold.shown,
  model: bankDetailsTold.model,
  path: '/bank-details',
  gestures: {
    async open(hand) {
      const username = usernameOf(hand);
      const { applicationId } = await applyAs(hand.server, username, { fullName: 'Deniz Yıldız' });
      const staff = await staffHands(hand.server, approver);
      await staff.moveApplication(applicationId, { move: 'approve' });
      await hand.page.goto(
        `/bank-details?token=${await tokenIn(hand.server, `${username}@mail.example`, 'bank-link')}`,
      );
    },
    'field.change': async ({ page }, { value }) => {
      const rest = {
        'Company name': 'Deniz Ltd',
        'Tax number': '1234567890',
        'Tax office': 'Kaş',
        City: 'Antalya',
        District: 'Kaş',
        Address: 'Liman 3',
      };
      for (const [label, text] of Object.entries(rest)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel('IBAN', { exact: true }).fill(value);
    },
    'field.leave': async ({ page }) => {
      await page.getByLabel('IBAN', { exact: true }).focus();
      await page.getByLabel('IBAN', { exact: true }).blur();
    },
    'form.submit': press('Submit bank details'),
    'banner.dismiss': press('Dismiss'),
    'form.load': press('Try again'),
    'link.renew': press('Request a new link'),
  },
  calls: {
    fetchBankForm: /^\/api\/creator\/bank-details-form\?/,
    submitBankDetails: /^\/api\/creator\/complete-bank-details\?/,
    renewBankLink: /^\/api\/creator\/bank-details-link$/,
  },
  arrange: { fetchBankForm: arrangeLink, submitBankDetails: arrangeLink },
  mend: forgetBankDetails,
};

const changes = {
  form: {},
  submitted: {},
  refused: {},
  unknown: { tokenHash: 'another' },
  expired: { expiresAt: 1 },
  used: { state: 'submitted', submittedAt: 1 },
} as const;

/** Makes the link such as the answer that comes next says; a key that does not open makes the server fail with words. */
async function arrangeLink(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: keyof typeof changes } = Object(output);
  const { database, secrets, now } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  const { id: accountId } = await account.executeTakeFirstOrThrow();
  const change = kind === 'unknown' ? { tokenHash: `another ${accountId}` } : changes[kind];
  if (Object.keys(change).length > 0)
    await database.updateTable('bankLink').set(change).where('accountId', '=', accountId).execute();
  await forgetBankDetails(hand.server);
  if (kind !== 'refused') return;
  const sealedKey = secrets.seal('a key', placeOfKey('another'));
  await database
    .insertInto('dataKey')
    .values({ id: 'moved', sealedKey, createdAt: now() + day })
    .execute();
}

async function forgetBankDetails({ platform: { database } }: TestServer): Promise<void> {
  await database.deleteFrom('bankDetails').execute();
  await database.deleteFrom('dataKey').execute();
}
